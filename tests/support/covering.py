"""A covering array: few settings that contain every possible pair of values of options and player counts.

The algorithm is greedy: it adds the valid setting with the most new pairs; of equals the one with more options, then
the first. So the rows are the same everywhere.
"""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from typing import Any

import carrack
from carrack.engine import titles
from carrack.engine.options import resolve_options

PLAYERS = "players"
Row = dict[str, Any]  # a value for every option, and how many players
Pair = tuple[tuple[str, Any], tuple[str, Any]]


@cache
def choices(game: str) -> dict[str, tuple[Any, ...]]:
    """Return all values of every option, and more numbers of players than any game allows."""
    return {PLAYERS: tuple(range(1, 8)), **{option.key: option.choices for option in carrack.options(game)}}


@cache
def valid_rows(game: str) -> tuple[Row, ...]:
    """Return every setting the game allows."""
    title = titles.find(game)
    found = []
    for values in product(*choices(game).values()):
        row = dict(zip(choices(game), values, strict=True))
        options = row.copy()
        try:
            resolve_options(title, options.pop(PLAYERS), options)
        except carrack.OptionError:
            continue
        found.append(row)
    return tuple(found)


def pairs(row: Row) -> Iterator[Pair]:
    """Return every pair of values of a row."""
    return combinations(row.items(), 2)


@cache
def covering(game: str) -> tuple[Row, ...]:
    """Return settings that together contain every possible pair of values."""
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
