"""Kinds of goods (D1.4)."""

from typing import Final

from mypy_extensions import i64

SILVER: Final = 0
SUGAR: Final = 1
GOLD: Final = 2
TOBACCO: Final = 3
COFFEE: Final = 4
INDIGO: Final = 5
FUR: Final = 6
CATTLE: Final = 7
COCOA: Final = 8
FISH: Final = 9
RICE: Final = 10
GOODS: Final[i64] = 11
