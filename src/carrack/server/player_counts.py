"""How many can play a game, with its default options and with any other single choice."""

from functools import cache
from typing import Any

import carrack
from carrack.engine.errors import OptionError
from carrack.engine.options import settle
from carrack.engine.titles import find

MOST_SEATS = 6
Bounds = tuple[int, int]


@cache
def player_bounds(game: str) -> Bounds:
    """Return the fewest and the most players with the default options."""
    bounds = bounds_with(game, {})
    assert bounds is not None
    return bounds


@cache
def bounds_by_choice(game: str) -> dict[str, Bounds]:
    """Return the bounds of each choice, as `edition=2007`, that allows other counts than the default options."""
    found = {}
    for option in carrack.options(game):
        for value in () if option.kind == "int" else option.choices:
            bounds = bounds_with(game, {option.key: value})
            if bounds is not None and bounds != player_bounds(game):
                found[f"{option.key}={str(value).lower() if option.kind == 'bool' else value}"] = bounds
    return found


def bounds_with(game: str, options: dict[str, Any]) -> Bounds | None:
    """Return the fewest and the most players with these options; None if they need others."""
    counts = [players for players in range(1, MOST_SEATS + 1) if _is_possible(game, players, options)]
    return (counts[0], counts[-1]) if counts else None


def _is_possible(game: str, players: int, options: dict[str, Any]) -> bool:
    try:
        settle(find(game), players, options)
    except OptionError:
        return False
    return True
