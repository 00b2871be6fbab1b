"""Journal codes, one for each kind of event. `events.py` gives each its kind and arguments."""

from typing import Final

ROUND: Final = 8
PHASE: Final = 9
ROW: Final = 10
SHORTAGE: Final = 11
LAID_OUT: Final = 12
SELECTED: Final = 13
CLASH: Final = 14
NATION: Final = 15
BUILT: Final = 16
GAINED: Final = 17
UNREST: Final = 18
INTEREST: Final = 19
DEFAULT: Final = 20
SOLD: Final = 21
PRICE: Final = 22
CARD: Final = 23
NO_CARD: Final = 24
BIDS: Final = 25
HOLDS: Final = 26
WITHDRAWS: Final = 27
WON: Final = 28
NOBODY_WON: Final = 29
OFFERS: Final = 30
GIVES: Final = 31
ASKS: Final = 32
PROPOSED: Final = 33
ACCEPTED: Final = 34
REFUSED: Final = 35
COUNTERS: Final = 36
OPENS: Final = 37
DEALT: Final = 38
END: Final = 39
TIE: Final = 40
CONTENT: Final = 41
READY: Final = 42
OFFERS_ALL: Final = 43
OFFERED: Final = 44
OFFERED_ALL: Final = 45
TRADED: Final = 46
CANCELS: Final = 47
LAPSED: Final = 48

# Phases.
CLAIMING: Final = 0
DEVELOPMENT: Final = 1
COMMERCE: Final = 2
EXPLORATION: Final = 3
TRADING: Final = 4
