"""Options of a game: checked before it starts, and completed with their defaults."""

from typing import Any

from carrack.engine.errors import OptionError
from carrack.engine.title import Title
from carrack.engine.types import Option


def resolve_options(title: Title, players: int, given: dict[str, Any], version: int | None = None) -> dict[str, Any]:
    """Return the value of every option, in the order in which the title lists them.

    Args:
        title: The game.
        players: The number of players.
        given: The options that were given.
        version: The version of the rules; None: the newest.

    Raises:
        OptionError: An option or the number of players is unknown, wrong, or clashes with another.
    """
    declared = title.options if version is None else title.options_of(version)
    options = {option.key: option for option in declared}
    for key, value in given.items():
        if key not in options:
            raise OptionError("unknown-option", game=title.name, option=key)
        if not _is_possible(options[key], value):
            raise OptionError("bad-value", game=title.name, option=key, value=value)
    if type(players) is not int:
        raise OptionError("players", game=title.name, players=players)
    filled = title.default_options(players, dict(given), version)
    resolved = {key: filled[key] for key in options}
    facts = {**resolved, "players": players}
    for option in declared:
        if not _is_used(option, resolved[option.key]):
            continue
        for clause in option.needs:
            if not _holds(clause, facts):
                raise OptionError("needs", game=title.name, option=option.key, needs=clause)
        for clause in option.excludes:
            if _holds(clause, facts):
                raise OptionError("excludes", game=title.name, option=option.key, excludes=clause)
    counts = title.player_counts(resolved)
    if players not in counts:
        raise OptionError("players", game=title.name, players=players, lowest=counts[0], highest=counts[-1])
    return resolved


def _is_possible(option: Option, value: object) -> bool:
    """Whether an option can have a value. Types are exact: True is not 1, and "2015" is not 2015."""
    if option.kind == "bool":
        return type(value) is bool
    if option.kind == "int":
        lowest, highest = option.choices
        return type(value) is int and bool(lowest <= value <= highest)
    return type(value) is str and value in option.choices


def _is_used(option: Option, value: object) -> bool:
    """Whether an option is used, so that its conditions must hold."""
    return value is True if option.kind == "bool" else value != option.default


def _holds(clause: str, facts: dict[str, Any]) -> bool:
    """Whether a condition `key=value` holds, for an option or for `players`; booleans are `true` and `false`.

    Alternatives are joined by `|`; one without a key has the key before it.
    """
    key = ""
    for term in clause.split("|"):
        before, _, wanted = term.rpartition("=")
        key = before or key
        value = facts[key]
        if wanted == (str(value).lower() if type(value) is bool else str(value)):
            return True
    return False
