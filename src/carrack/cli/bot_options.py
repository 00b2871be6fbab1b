"""The option `--bots 2,2,1`."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from carrack.cli.command import option
from carrack.cli.errors import CommandError, possible
from carrack.cli.messages import say
from carrack.cli.param_types import completions

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

Decorated = TypeVar("Decorated", bound=Callable[..., Any])


def _complete(_: click.Context, __: click.Parameter, incomplete: str) -> "list[CompletionItem[str]]":
    """Complete the last level of a list."""
    from carrack.bots import LEVELS, REFERENCES

    written, comma, _begun = incomplete.rpartition(",")
    names = [*(str(level.number) for level in LEVELS), *REFERENCES]
    return completions((f"{written}{comma}{name}" for name in names), incomplete)


def bots_option(text: str, **more: Any) -> Callable[[Decorated], Decorated]:
    """The option `--bots`; `text` names its help, which differs between commands."""
    return option("--bots", text=text, value="levels", shell_complete=_complete, **more)


def find_own_bots() -> None:
    """Let Python import bots from the current folder; the installed command searches only its own folder."""
    here = str(Path.cwd())
    if here not in sys.path and "" not in sys.path and not sys.flags.safe_path:
        sys.path.insert(0, here)


def named_bots(text: str, lang: str) -> tuple[str, ...]:
    """The bots of a list; raises CommandError if one does not exist."""
    from carrack.bots import LEVELS, REFERENCES, make
    from carrack.engine.errors import OptionError
    from carrack.engine.narrate import narrate

    names = tuple(text.split(","))
    if ":" in text:
        find_own_bots()
    for name in names:
        try:
            make(name)
        except OptionError as error:
            message = narrate(error, lang)
            if error.code == "no-such-bot":
                known = [*(f"{level.number} ({level.name})" for level in LEVELS), *REFERENCES, "module:Class"]
                message += possible(lang, ", ".join(known))
            raise CommandError(lang, message) from error
    return names


def seated_bots(text: str, seats: int, lang: str) -> tuple[str, ...]:
    """One bot for each seat; the list names one for all seats, or one for each."""
    names = named_bots(text, lang)
    if len(names) not in {1, seats} or not seats:
        raise CommandError(lang, say(lang, "bots-count", seats=seats, bots=len(names)))
    return names if len(names) == seats else names * seats
