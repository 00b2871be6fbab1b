"""Move ids: one range a kind, chained. Seats inside ids are steps left of the mover."""

from typing import Final

AMOUNTS: Final = 512  # E5.2: amounts above 511 cannot be named

PASS: Final = 0
SELECT: Final = 1  # a nation
SELL: Final = SELECT + 8  # 0–7
WITHDRAW: Final = SELL + 8
BID: Final = WITHDRAW + 1  # 0–511
OFFER: Final = BID + AMOUNTS  # a rival
DONE: Final = OFFER + 6
GIVE: Final = DONE + 1  # a kind of card × 0–511: the first that is given
PART: Final = GIVE + 7 * AMOUNTS  # one more, given or asked for as the last one was
FOR: Final = PART + 7 * AMOUNTS  # the first that is asked for
ACCEPT: Final = FOR + 7 * AMOUNTS
REFUSE: Final = ACCEPT + 1
COUNTER: Final = REFUSE + 1
FIRST_MOVES: Final = COUNTER + 1  # of version 1 of the rules
# Open auctions and the offer board. An offer on the board is named by its maker and its place there.
PLACES: Final = 9
CONTENT: Final = FIRST_MOVES
READY: Final = CONTENT + 1
OFFER_ALL: Final = READY + 1
TAKE: Final = OFFER_ALL + 1  # accept an offer on the board: its maker × its place
REPLY: Final = TAKE + 6 * PLACES  # counter one
CANCEL: Final = REPLY + 6 * PLACES  # withdraw one's own, by its place
MOVES: Final = CANCEL + PLACES
