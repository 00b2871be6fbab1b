"""Numbers of the steps. `steps.py` gives each its class; positions write the constant's name, as `ask-claim`."""

from typing import Final

OPENING: Final = 0
CLAIM: Final = 1
ASK_CLAIM: Final = 2
CLAIMED: Final = 3
ROUNDS: Final = 4
DEVELOPMENT: Final = 5
COMMERCE: Final = 6
ASK_SELL: Final = 7
SOLD: Final = 8
EXPLORATION: Final = 9
WINDOW: Final = 10
TRADING: Final = 11
ASK_TRADE: Final = 12
ASK_PART: Final = 13
ASK_ANSWER: Final = 14
AUCTION: Final = 15
BIDDING: Final = 16
ASK_BID: Final = 17
SEALED_BIDDING: Final = 18
ASK_SEALED_BID: Final = 19
SEALED_BIDS: Final = 20
OPEN_BIDDING: Final = 21
BOARD: Final = 22
