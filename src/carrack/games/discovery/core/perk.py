"""Perks: numbers of a seat that the phases read. A building or nation is a row of perks.

Some are charges: they go down as they are used.
"""

from typing import Final

from mypy_extensions import i64

WORKER_A_TURN: Final = 0  # + type
EXPLORER_A_TURN: Final = 6  # + type
MONEY_A_TURN: Final = 12
COLONIST_ON_X: Final = 13
COLONIST_ON_Y: Final = 14
GOOD_A_TURN: Final = 15
MONEY_PER_SUGAR: Final = 16
MONEY_PER_METAL: Final = 17
TRIBUTE_PER_SHIP: Final = 18
RESISTANCE_CUT: Final = 19
CAPTAIN_BONUS: Final = 20
EXTRA_CONVERTS: Final = 21
CONVERT_BAN: Final = 22
DOCK_SHIPS: Final = 23
MILITIA: Final = 24
SOLDIER_MOVES: Final = 25
COLONIST_MOVES: Final = 26
SMUGGLES: Final = 27
SALE_PRICE: Final = 28
CHARTS: Final = 29  # charge: free discoveries
FRONTS: Final = 30  # charge: workers to the front
DOCK_ORDERS: Final = 31  # charge
FIRST_GOODS: Final = 32  # charge
SHIP_CLAIMS: Final = 33  # charge
OUSTS: Final = 34  # charge
EARLY_DECK: Final = 35  # charge, new in every age
CHARGES: Final[i64] = 7  # from CHARTS on
POINTS: Final = 36
END: Final = 37  # + measure: points at the end for each unit of the measure
PERKS: Final[i64] = 47

# Measures of END.
GOODS: Final = 0
WORKER_PAIRS: Final = 1
SHIPS: Final = 2
SOLDIERS: Final = 3
BUILDINGS: Final = 4
REGIONS: Final = 5
FIVE_DOLLARS: Final = 6
DISCOVERIES: Final = 7
BUILDERS: Final = 8
SPECIALIST_SPACES: Final = 9
MEASURES: Final[i64] = 10
