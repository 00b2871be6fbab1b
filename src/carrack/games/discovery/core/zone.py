"""Numbers of the zones of hidden tokens, their pools, and the objects that are shuffled."""

from typing import Final

from mypy_extensions import i64

SEATS: Final = 0  # while the first player order is drawn
COUNTERS: Final[i64] = 1  # one slot a region
ASIDE: Final = 2  # unused counters
DECK: Final = 3  # cards
PILE: Final = 4  # goods
STACK: Final = 5  # buildings of the age
ROBBED: Final[i64] = 6  # counters of a player, while one of them is drawn
NATIONS: Final = 7  # while they are dealt
ZONES: Final[i64] = 8

# Pools: zones whose tokens have the same back.
SEAT_POOL: Final = 0
COUNTER_POOL: Final = 1
CARD_POOL: Final = 2
GOOD_POOL: Final = 3
BUILDING_POOL: Final = 4
ROBBED_POOL: Final = 5
NATION_POOL: Final = 6
POOLS: Final = 7

# Objects of chance.
PLAYER_ORDER: Final = 0
OPENER: Final = 1
NATION_MIX: Final = 2
COUNTER_MIX: Final = 3
CARD_MIX: Final = 4
GOOD_MIX: Final = 5
STACK_1: Final = 6  # STACK_1 + age − 1
ROBBERY: Final = 9
OBJECTS: Final = 10

NO_COUNTER: Final = 12  # after the twelve kinds of counters: a region that has no counter any more
