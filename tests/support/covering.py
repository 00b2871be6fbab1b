"""A covering array: few settings in which any two values that can go together do, of options and player counts.

Greedy and without dependencies: of all settings the game allows, always the one next that has the most pairs not yet
seen; among equals the one that plays with more options, then the first. So the rows are the same everywhere.
"""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from typing import Any

import carrack
from carrack.engine import titles
from carrack.engine.options import settle

PLAYERS = "players"
Row = dict[str, Any]  # a value for every option, and how many players
Pair = tuple[tuple[str, Any], tuple[str, Any]]


@cache
def choices(game: str) -> dict[str, tuple[Any, ...]]:
    """All values of every option, and numbers of players beyond what any game allows."""
    return {PLAYERS: tuple(range(1, 8)), **{option.key: option.choices for option in carrack.options(game)}}


@cache
def valid_rows(game: str) -> tuple[Row, ...]:
    """Every setting the game allows."""
    title = titles.find(game)
    found = []
    for values in product(*choices(game).values()):
        row = dict(zip(choices(game), values, strict=True))
        options = row.copy()
        try:
            settle(title, options.pop(PLAYERS), options)
        except carrack.OptionError:
            continue
        found.append(row)
    return tuple(found)


def pairs(row: Row) -> Iterator[Pair]:
    """Every two values of a row."""
    return combinations(row.items(), 2)


@cache
def covering(game: str) -> tuple[Row, ...]:
    """Settings that have every possible pair of values between them."""
    bits: dict[Pair, int] = {}
    candidates = []
    for row in valid_rows(game):
        mask = 0
        for pair in pairs(row):
            mask |= bits.setdefault(pair, 1 << len(bits))
        candidates.append((mask, sum(value is True for value in row.values()), row))
    missing = (1 << len(bits)) - 1
    chosen = []
    while missing:
        mask, _, row = max(candidates, key=lambda it: ((it[0] & missing).bit_count(), it[1]))
        chosen.append(row)
        missing &= ~mask
    return tuple(chosen)
