"""Flips of the buildings' rows and of how many there are of each piece."""

from collections.abc import Iterator

from carrack.games.discovery import board, buildings
from carrack.games.discovery.core import perk, worker
from carrack.games.discovery.core.rules import Rules
from carrack.games.discovery.rules import PRICES
from carrack.games.discovery.words import WORDS
from support.mutant import Mutant, add_to_entry, in_count, in_row, in_rules
from support.mutants_of_rules import PERKS, TYPES

SWITCHES = (perk.COLONIST_ON_X, perk.COLONIST_ON_Y, perk.SOLDIER_MOVES)  # once a turn, however large the number
IN_BASE = sorted({buildings.NAMES.index(row.name) for row in buildings.BASE})
FIELDS_OF_A_FRAME = {"x": 12, "y": 28}  # and where they begin


def mutants_of_pieces() -> list[Mutant]:
    """Every flip of buildings, goods and counters."""
    return [*building_rows(), *buildings_in_play(), *tokens()]


def building_rows() -> Iterator[Mutant]:
    """Each value of each row."""
    for at, row in enumerate(buildings.BASE):
        name = f"{row.name} {row.only}".strip()
        for which, number in row.perks.items():
            for delta in (-1,) if which in SWITCHES else (1, -1):
                yield in_row(f"{name} {perk_name(which)} {delta:+}", at, perks={**row.perks, which: number + delta})
            others = {key + 1 if key == which else key: value for key, value in row.perks.items()}
            yield in_row(f"{name} {perk_name(which + 1)} instead", at, perks=others)
        for delta in (1, -1) if row.points else (1,):
            yield in_row(f"{name} points {delta:+}", at, points=row.points + delta)
        yield in_row(f"{name} cost", at, cost=PRICES[buildings.AGES[buildings.NAMES.index(row.name)]] - 1)
        if row.now >= 0:
            yield in_row(f"{name} nothing at purchase", at, now=-1)
            for field, shift in FIELDS_OF_A_FRAME.items():
                if row.now >> shift & 0xFFFF:
                    for delta in (1, -1):
                        yield in_row(f"{name} at purchase {field} {delta:+}", at, now=row.now + (delta << shift))
        # Where the other edition has a row of its own behind this one, that one wins and the mark tells nothing.
        if row.only and all(later.name != row.name for later in buildings.BASE[at + 1 :]):
            yield in_row(f"{name} in both editions", at, only="")


def perk_name(which: int) -> str:
    """A perk in words."""
    for first in (perk.WORKER_A_TURN, perk.EXPLORER_A_TURN):
        if first <= which < first + worker.TYPES:
            return f"{PERKS[first]} {TYPES[which - first]}"
    return f"END {which - perk.END}" if which >= perk.END else PERKS[which]


def buildings_in_play() -> Iterator[Mutant]:
    """Each building too often, not at all, or in another age."""
    for kind in IN_BASE:
        name = buildings.NAMES[kind]
        for delta in (1, -1):
            yield in_rules(f"in_play {name} {delta:+}", change_number, kind, delta)
        delta = 1 if buildings.AGES[kind] < 3 else -1
        yield in_rules(f"catalogue_age {name} {delta:+}", add_to_entry, "catalogue_age", kind, delta)


def change_number(made: Rules, kind: int, delta: int) -> None:
    """More or fewer of a building, where there is any."""
    if made.in_play[kind] > 0:
        made.in_play[kind] += delta


def tokens() -> Iterator[Mutant]:
    """How many there are of each good and counter."""
    for delta in (1, -1):
        for good in board.GOODS:
            yield in_count(f"goods {good}", board.GOODS, good, delta)
        for counter, word in zip(board.COUNTERS, WORDS["counter"], strict=False):
            yield in_count(f"counters {word}", board.COUNTERS, counter, delta)
