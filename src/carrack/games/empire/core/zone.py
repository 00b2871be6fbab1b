"""What is drawn, and what is shuffled. Nothing stays hidden: these zones are empty whenever somebody chooses."""

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
