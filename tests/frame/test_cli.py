"""The command line: what it prints, and how it refuses."""

import importlib.metadata
import re

import pytest
from click.testing import CliRunner, Result

from carrack.cli import NAMES, main
from carrack.engine import titles

COLOUR = "\x1b["


def run(*args: str, **settings: object) -> Result:
    return CliRunner().invoke(main, list(args), prog_name="carrack", **settings)  # type: ignore[arg-type]  # as click's


def test_version() -> None:
    assert run("--version").output == f"carrack {importlib.metadata.version('carrack')}\n"


def test_help_names_the_commands() -> None:
    assert "demo" in run("--help").output


@pytest.mark.parametrize(("edition", "players"), [("2007", 2), ("2007", 5), ("2015", 2), ("2015", 6)])
def test_demo_tells_every_turn_of_a_game(edition: str, players: int) -> None:
    done = run("demo", "--players", str(players), "--edition", edition, "--seed", "7")
    assert done.exit_code == 0, done.output
    lines = done.output.splitlines()
    assert lines[0] == f"Discovery, {edition} edition, {players} players, seed 7"
    ages = {1: "I", 2: "I", 3: "I", 4: "II", 5: "II", 6: "II", 7: "III", 8: "III"}
    assert [line for line in lines if line.startswith("Turn ")] == [f"Turn {n}, age {age}" for n, age in ages.items()]
    assert done.output.count("  Placing workers\n") == 8
    assert all(re.search(rf"^    {name} places ", done.output, re.MULTILINE) for name in NAMES[:players])
    assert max(map(len, lines)) <= 100


def test_demo_speaks_in_sentences() -> None:
    told = run("demo", "--seed", "7").output.split("Final standings")[0]
    paragraphs = re.findall(r"^    (\S.*(?:\n      .*)*)", told, re.MULTILINE)
    assert len(paragraphs) > 200
    assert all(paragraph.endswith(".") for paragraph in paragraphs)
    words = titles.find("discovery").words
    raw = {word for its in words.values() for word in its if "/" in word or "-" in word}
    assert not raw & set(re.findall(r"[\w/-]+", told)), "ids of words"


def test_demo_leaves_out_the_noise() -> None:
    told = run("demo", "--seed", "7").output
    assert "Shuffled" not in told
    assert "no other choice" not in told
    assert "Drawn from" not in told, "what comes to the market is told as such"
    assert "is turned up: resistance" in told, "what only beats an expedition back is told nowhere else"


def test_demo_ends_with_the_standings() -> None:
    title, *rows, _, verdict, _, again = run("demo", "--players", "3", "--seed", "7").output.splitlines()[-9:]
    assert title == "Final standings"
    assert rows[0].split() == ["Colonies", "Discoveries", "Buildings", "Economy", "Total"]
    assert len({len(row) for row in rows}) == 1, "aligned"
    totals = []
    for row in rows[1:]:
        name, *points = row.split()
        assert name in NAMES[:3]
        assert sum(map(int, points[:-1])) == int(points[-1])
        totals.append(int(points[-1]))
    assert totals == sorted(totals, reverse=True)
    assert verdict == f"{rows[1].split()[0]} wins with {totals[0]} points."
    assert again == "To read this game again: carrack demo --game discovery --players 3 --seed 7"


def test_the_same_seed_tells_the_same_game() -> None:
    assert run("demo", "--seed", "3").output == run("demo", "--seed", "3").output
    assert run("demo", "--seed", "3").output != run("demo", "--seed", "4").output


def test_colour_only_in_a_terminal_that_wants_it() -> None:
    plain = run("demo", "--seed", "3").output
    assert COLOUR not in plain
    coloured = run("demo", "--seed", "3", color=True).output
    assert re.sub(r"\x1b\[\d*m", "", coloured) == plain
    assert run("demo", "--seed", "3", color=True, env={"NO_COLOR": "1"}).output == plain


def test_a_narrow_terminal() -> None:
    told = run("demo", "--seed", "3", env={"COLUMNS": "60"}).output.split("Final standings")[0]
    assert max(map(len, told.splitlines())) <= 60


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (("--game", "nonesuch"), "nonesuch"),
        (("--players", "1"), "1"),
        (("--players", "99"), "99"),
        (("--players", "6", "--edition", "2007"), "6"),
        (("--players", "many"), "many"),
        (("--edition", "1999"), "1999"),
        (("--seed", "-1"), "-1"),
        (("--nonesuch",), "--nonesuch"),
        (("extra",), "extra"),
    ],
)
def test_bad_arguments_are_refused_in_one_line(args: tuple[str, ...], complaint: str) -> None:
    done = run("demo", "--seed", "1", *args)
    assert done.exit_code == 2, done.output
    assert done.output.startswith("Error: ")
    assert complaint in done.output
    assert len(done.output.splitlines()) == 1
