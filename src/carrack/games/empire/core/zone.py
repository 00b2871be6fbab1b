"""Numbers of the zones and of the objects that are shuffled. The zones are empty whenever a player chooses."""

from typing import Final

from mypy_extensions import i64

ROW: Final = 0
NATIONS: Final = 1
SEATS: Final = 2
ZONES: Final[i64] = 3

# Objects of chance.
ROW_MIX: Final = 0
NATION_MIX: Final = 1
OPENER: Final = 2
CLAIMS: Final = 3
OBJECTS: Final = 4
