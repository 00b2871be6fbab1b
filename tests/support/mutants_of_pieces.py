"""Flips of the rows of buildings and nations, and of how many there are of each piece."""

from collections.abc import Iterator
from typing import Any

from carrack.engine.core.frames import HIGHEST_NUMBER, X_AT, Y_AT
from carrack.games.discovery import board, buildings, nations
from carrack.games.discovery.core import perk, worker
from carrack.games.discovery.core.rules import Rules
from carrack.games.discovery.rules import PRICES
from carrack.games.discovery.words import WORDS
from support.mutant import Mutant, add_to_entry, in_count, in_row, in_rules
from support.mutants_of_rules import PERKS, TYPES

SWITCHES = (  # any number above 0 has the same effect
    perk.COLONIST_ON_X, perk.COLONIST_ON_Y, perk.SOLDIER_MOVES, perk.SMUGGLES, perk.CONVERT_BAN
)  # fmt: skip
NUMBERS_OF_A_FRAME = {"x": X_AT, "y": Y_AT}  # and where they begin


def mutants_of_pieces() -> list[Mutant]:
    """Return every flip of buildings, nations, goods and counters."""
    return [*building_rows(), *nation_rows(), *buildings_in_play(), *tokens()]


def building_rows() -> Iterator[Mutant]:
    """Yield flips of each value of each row."""
    rows = buildings.BUILDINGS
    for at, row in enumerate(rows):
        name = f"building {row.name} {row.only}".strip()
        for text, values in row_flips(row):
            yield in_row(f"{name} {text}", buildings, "BUILDINGS", at, **values)
        # If the other edition has a later row of its own, that one wins, so a flip of this mark changes nothing.
        if row.only and all(later.name != row.name for later in rows[at + 1 :]):
            yield in_row(f"{name} in both editions", buildings, "BUILDINGS", at, only="")


def row_flips(row: buildings.Building) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield flips of one building's row."""
    yield from perk_flips(row.perks)
    for delta in (1, -1) if row.points else (1,):
        yield f"points {delta:+}", {"points": row.points + delta}
    yield "cost", {"cost": PRICES[row.age] - 1 if row.cost < 0 else 1}
    if row.cost >= 0:
        yield "cost of its age", {"cost": -1}
    yield from now_flips(row.now, "at purchase")
    if row.set == buildings.EXPANSION:
        yield f"needs builders {not row.needs_builders}", {"needs_builders": not row.needs_builders}


def perk_flips(perks: dict[int, int]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield flips of perks: one more, one less, or another perk."""
    for which, number in perks.items():
        for delta in (-1,) if which in SWITCHES else (1, -1):
            yield f"{perk_name(which)} {delta:+}", {"perks": {**perks, which: number + delta}}
        other = which + 1 if which + 1 < perk.PERKS else which - 1
        others = {other if key == which else key: value for key, value in perks.items()}
        yield f"{perk_name(other)} instead", {"perks": others}


def now_flips(now: int, when: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield flips of the frame pushed at purchase: dropped, or with other numbers."""
    if now >= 0:
        yield f"nothing {when}", {"now": -1}
        for field, shift in NUMBERS_OF_A_FRAME.items():
            if now >> shift & HIGHEST_NUMBER:
                for delta in (1, -1):
                    yield f"{when} {field} {delta:+}", {"now": now + (delta << shift)}


def nation_rows() -> Iterator[Mutant]:
    """Yield flips of each value of each nation's row."""
    for at, nation in enumerate(nations.NATIONS):
        for text, values in (*perk_flips(nation.perks), *now_flips(nation.now, "before the first turn")):
            yield in_row(f"nation {nation.name} {text}", nations, "NATIONS", at, **values)


def perk_name(which: int) -> str:
    """Return the name of a perk."""
    for first in (perk.WORKER_A_TURN, perk.EXPLORER_A_TURN):
        if first <= which < first + worker.TYPES:
            return f"{PERKS[first]} {TYPES[which - first]}"
    return f"END {which - perk.END}" if which >= perk.END else PERKS[which]


def buildings_in_play() -> Iterator[Mutant]:
    """Yield flips of each building: too many, none, or in another age."""
    for kind, name in enumerate(buildings.NAMES):
        for delta in (1, -1):
            yield in_rules(f"in_play {name} {delta:+}", change_number, kind, delta)
        delta = 1 if buildings.AGES[kind] < 3 else -1
        yield in_rules(f"catalogue_age {name} {delta:+}", add_to_entry, "catalogue_age", kind, delta)


def change_number(made: Rules, kind: int, delta: int) -> None:
    """Change the number of a building, if there is any."""
    if made.in_play[kind] > 0:
        made.in_play[kind] += delta


def tokens() -> Iterator[Mutant]:
    """Yield flips of the number of each good and counter."""
    for delta in (1, -1):
        for good in board.GOODS:
            yield in_count(f"goods {good}", board.GOODS, good, delta)
        for counter, word in zip(board.COUNTERS, WORDS["counter"], strict=False):
            yield in_count(f"counters {word}", board.COUNTERS, counter, delta)
