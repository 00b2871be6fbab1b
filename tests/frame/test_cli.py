"""The command line: what it prints, and how it refuses."""

import importlib.metadata

import pytest
from click.testing import CliRunner, Result

from carrack.cli import main


def run(*args: str) -> Result:
    return CliRunner().invoke(main, list(args), prog_name="carrack")


def test_version() -> None:
    assert run("--version").output == f"carrack {importlib.metadata.version('carrack')}\n"


def test_help_names_the_commands() -> None:
    assert "demo" in run("--help").output


@pytest.mark.parametrize("edition", ["2007", "2015"])
def test_demo_tells_a_game_to_its_scores(edition: str) -> None:
    done = run("demo", "--players", "3", "--edition", edition, "--seed", "7")
    assert done.exit_code == 0, done.output
    assert "total" in done.output
    assert "\x1b[" not in done.output, "colour only in a terminal"


def test_the_same_seed_tells_the_same_game() -> None:
    assert run("demo", "--seed", "3").output == run("demo", "--seed", "3").output


@pytest.mark.parametrize(
    "args",
    [
        ("--game", "nonesuch"),
        ("--players", "1"),
        ("--players", "99"),
        ("--players", "many"),
        ("--edition", "1999"),
        ("--seed", "-1"),
        ("--lang", "tlh"),
        ("--nonesuch",),
        ("extra",),
    ],
)
def test_bad_arguments_are_refused_in_one_line(args: tuple[str, ...]) -> None:
    done = run("demo", "--seed", "1", *args)
    assert done.exit_code == 2, done.output
    assert done.output.startswith("Error: ")
    assert len(done.output.splitlines()) == 1
