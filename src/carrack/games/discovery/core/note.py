"""Journal codes: what a table would see or say. `events.py` beside the core gives each its kind and arguments."""

from typing import Final

TURN: Final = 8
BOX: Final = 9
ORDERED: Final = 10
PLACED: Final = 11
MONEY_IN: Final = 12
MONEY_OUT: Final = 13
SETTLED: Final = 14
FORGONE: Final = 15
GOOD_TAKEN: Final = 16
SHIP_WON: Final = 17
SHIP_STAYS: Final = 18
BOUGHT: Final = 19
EXPEDITION: Final = 20
DISCOVERED: Final = 21
CARD_WON: Final = 22
REPELLED: Final = 23
CARD_LOST: Final = 24
GAINED: Final = 25
SWAPPED: Final = 26
BATTLE: Final = 27
WAR: Final = 28
KILLED: Final = 29
MILITIA_FELL: Final = 30
MOVED: Final = 31
LOST: Final = 32
MARKET: Final = 33
GOODS_GO: Final = 34
SHIP_COMES: Final = 35
OFFERED: Final = 36
AGE: Final = 37
COLONISTS: Final = 38
SCORED: Final = 39
FRONTED: Final = 40
ORDER_FRONTED: Final = 41
ON_DOCK: Final = 42
AS_EXPLORER: Final = 43
SHOWN: Final = 44
STARTS: Final = 45
END: Final = 46

# Why money comes or goes.
INITIATIVE: Final = 0
MERCHANT: Final = 1
PLUNDER: Final = 2
CONQUISTADORS: Final = 3
GOODS: Final = 4
BUILDINGS: Final = 5
SUGAR: Final = 6
TRIBUTE: Final = 7
PRICE: Final = 8
TRAINING: Final = 9
WAR_CHEST: Final = 10
AT_ONCE: Final = 11

# Where a good comes from.
FROM_MARKET: Final = 0
FROM_REGION: Final = 1
FROM_PILE: Final = 2
