"""docs/reference/command.md has every command and option that exists, and none that does not."""

import re
import shlex
from pathlib import Path

import click
import pytest

from carrack.cli import COMMANDS
from carrack.cli.command import Argument
from carrack.cli.messages import say
from support.messages import commands

PAGE = (Path(__file__).parents[2] / "docs" / "reference" / "command.md").read_text(encoding="utf-8")
EVERYWHERE, *SECTIONS = PAGE.split("\n## ")
SECTION = {text.split("`")[1].removeprefix("carrack "): text for text in SECTIONS}
SHARED = {"--lang", "-h", "--help"}


def written(text: str) -> set[str]:
    """What stands in code in the first column of the tables of a section."""
    cells = re.findall(r"^\| (`.*?) \|", text, re.MULTILINE)
    codes = {code.replace("\\|", "|") for cell in cells for code in re.findall(r"`([^`]+)`", cell)}
    return {code.split()[0] if code.startswith("-") else code for code in codes}


def existing(command: click.Command) -> set[str]:
    """The same of a command."""
    names: set[str] = set()
    for param in command.params:
        names |= {say("en", f"value-{param.value}")} if isinstance(param, Argument) else set(param.opts)
    return names - SHARED


def test_every_command_is_documented_and_every_documented_one_exists() -> None:
    assert sorted(SECTION) == sorted(COMMANDS)


@pytest.mark.parametrize("command", list(commands())[1:], ids=lambda command: str(command.name))
def test_every_option_is_documented_and_every_documented_one_exists(command: click.Command) -> None:
    assert written(SECTION[str(command.name)]) == existing(command)


def test_what_all_commands_share_is_documented_once() -> None:
    program, *others = commands()
    assert written(EVERYWHERE) == SHARED | existing(program)
    for command in others:
        assert {opt for param in command.params for opt in param.opts} >= SHARED


@pytest.mark.parametrize("command", list(commands())[1:], ids=lambda command: str(command.name))
def test_examples_use_what_exists(command: click.Command) -> None:
    found = re.findall(rf"^carrack {command.name}\b.*$", PAGE, re.MULTILINE)
    assert found, "an example"
    examples: tuple[str, ...] = getattr(command, "examples", ())
    for example in (*found, *examples):
        _, name, *words = shlex.split(example)
        assert name == command.name
        context = command.make_context(name, words, obj="en")
        assert context.params
