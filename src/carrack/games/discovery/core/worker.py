"""Types of workers (D1.2)."""

from typing import Final

from mypy_extensions import i64

COLONIST: Final = 0
CAPTAIN: Final = 1
MERCHANT: Final = 2
MISSIONARY: Final = 3
SOLDIER: Final = 4
BUILDER: Final = 5
TYPES: Final[i64] = 6

MILITIA: Final = 6  # not a worker, but a victim a soldier may choose
VICTIMS: Final[i64] = 7
