"""Kinds of cards (E1.1)."""

from typing import Final

from mypy_extensions import i64

SUPPORTER: Final = 0
REVOLT: Final = 1
GOOD: Final = 2
POPULATION: Final = 3
COLONY: Final = 4
BOND: Final = 5
GOLD: Final = 6
CARDS: Final[i64] = 7
