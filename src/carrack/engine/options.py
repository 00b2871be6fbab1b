"""The options of a game: checked before anything else happens, and completed with their defaults."""

from typing import Any

from carrack.engine.errors import OptionError
from carrack.engine.title import Title
from carrack.engine.types import Option


def settle(title: Title, players: int, given: dict[str, Any]) -> dict[str, Any]:
    """The value of every option of a game, in the order in which it lists them; OptionError if they cannot be."""
    options = {option.key: option for option in title.options}
    for key, value in given.items():
        if key not in options:
            raise OptionError("unknown-option", game=title.name, option=key)
        if not _is_possible(options[key], value):
            raise OptionError("bad-value", game=title.name, option=key, value=value)
    if type(players) is not int:
        raise OptionError("players", game=title.name, players=players)
    filled = title.default_options(players, dict(given))
    settled = {key: filled[key] for key in options}
    facts = {**settled, "players": players}
    for option in title.options:
        if not _is_used(option, settled[option.key]):
            continue
        for clause in option.needs:
            if not _holds(clause, facts):
                raise OptionError("needs", game=title.name, option=option.key, needs=clause)
        for clause in option.excludes:
            if _holds(clause, facts):
                raise OptionError("excludes", game=title.name, option=option.key, excludes=clause)
    counts = title.player_counts(settled)
    if players not in counts:
        raise OptionError("players", game=title.name, players=players, lowest=counts[0], highest=counts[-1])
    return settled


def _is_possible(option: Option, value: object) -> bool:
    """Whether an option can have a value; types are exact, as True is no 1 here and "2015" is no 2015."""
    if option.kind == "bool":
        return type(value) is bool
    if option.kind == "int":
        lowest, highest = option.choices
        return type(value) is int and bool(lowest <= value <= highest)
    return type(value) is str and value in option.choices


def _is_used(option: Option, value: object) -> bool:
    """Whether an option is in play, so that what it needs and excludes matters."""
    return value is True if option.kind == "bool" else value != option.default


def _holds(clause: str, facts: dict[str, Any]) -> bool:
    """Whether `key=value` is so, of an option or of `players`; true and false in lower case.

    Alternatives are joined by `|`; one that is only a value speaks of the key before it.
    """
    key = ""
    for term in clause.split("|"):
        before, _, wanted = term.rpartition("=")
        key = before or key
        value = facts[key]
        if wanted == (str(value).lower() if type(value) is bool else str(value)):
            return True
    return False
