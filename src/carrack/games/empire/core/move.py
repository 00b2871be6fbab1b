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
MOVES: Final = COUNTER + 1
