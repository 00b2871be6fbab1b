"""The options `--game`, `--players`, `--edition` and `--option`, which say what is played."""

import re
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, TypeVar

import click

from carrack.cli.command import option
from carrack.cli.errors import CommandError, possible
from carrack.cli.messages import say
from carrack.cli.param_types import Number, Word, completions
from carrack.games import games

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

    import carrack

Decorated = TypeVar("Decorated", bound=Callable[..., Any])
SWITCH = {"true": True, "false": False}


def complete_option(ctx: click.Context, _: click.Parameter, incomplete: str) -> "list[CompletionItem[str]]":
    """Complete keys and values of the game's options."""
    import carrack

    texts = []
    for one in carrack.options(ctx.params.get("game") or games()[0]):
        lowest, highest = (one.choices[0], one.choices[-1])
        values = range(lowest, highest + 1) if one.kind == "int" else one.choices
        texts += [f"{one.key}={written(value)}" for value in values]
    return completions(texts, incomplete)


def game_options(command: Decorated) -> Decorated:
    """Decorate a command with the options that say what is played."""
    for decorate in (
        option("--option", "texts", multiple=True, value="key", shell_complete=complete_option),
        option("--edition", value="year"),
        option("--players", type=Number(1), default=4, show_default=True, value="number"),
        option("--game", type=Word(games), default=games()[0], show_default=True, value="game"),
    ):
        command = decorate(command)
    return command


def parse_options(game: str, players: int, edition: str | None, texts: tuple[str, ...], lang: str) -> dict[str, Any]:
    """Parse the options of a game and check them together; `--edition` is short for one of them."""
    from carrack.engine.errors import OptionError
    from carrack.engine.options import resolve_options
    from carrack.engine.titles import find

    title = find(game)
    kinds = {one.key: one.kind for one in title.options}
    given: dict[str, Any] = {}
    for text in _all(edition, texts):
        key, equals, value = text.partition("=")
        if not key or not equals:
            raise CommandError(lang, say(lang, "bad-option", text=text))
        if key in given:
            raise CommandError(lang, say(lang, "option-twice", option=key))
        given[key] = value
        if kinds.get(key) == "bool":
            given[key] = SWITCH.get(value, value)
        elif kinds.get(key) == "int" and re.fullmatch(r"-?\d{1,9}", value):
            given[key] = int(value)
    try:
        resolve_options(title, players, given)
    except OptionError as error:
        raise CommandError(lang, _complaint(error, lang)) from error
    return given


def _all(edition: str | None, texts: tuple[str, ...]) -> Iterator[str]:
    if edition is not None:
        yield f"edition={edition}"
    yield from texts


def _complaint(error: "carrack.OptionError", lang: str) -> str:
    """The error about the options, with the possible values if the list is short."""
    import carrack

    message = carrack.narrate(error, lang)
    details = error.details
    options = {one.key: one for one in carrack.options(str(details["game"]))}
    if error.code == "unknown-option":
        return message + possible(lang, ", ".join(options))
    if error.code == "bad-value":
        return message + possible(lang, values_of(options[str(details["option"])]))
    if "lowest" in details:
        return message + possible(lang, "–".join(dict.fromkeys([str(details["lowest"]), str(details["highest"])])))
    return message


def values_of(one: "carrack.Option") -> str:
    """The possible values of an option."""
    return ("–" if one.kind == "int" else ", ").join(map(written, one.choices))


def written(value: object) -> str:
    """A value in the syntax of `--option`."""
    return str(value).lower() if isinstance(value, bool) else str(value)
