"""Move ids: one range a kind, chained. Seats inside ids are steps left of the mover."""

from typing import Final

PASS: Final = 0
PLACE: Final = 1  # type × 14 places
FRONT: Final = PLACE + 84  # a space, or the player order
SCOUT: Final = FRONT + 44  # a region, or the deck
DECK: Final = SCOUT + 10  # top, bottom
SEND: Final = DECK + 2  # a region
TAKE: Final = SEND + 9  # a good
BUY: Final = TAKE + 11  # a building
CHART: Final = BUY + 56  # a region
SWAP: Final = CHART + 9  # a region
CHOOSE: Final = SWAP + 9  # a type
TRAIN: Final = CHOOSE + 6  # a type
SPREAD: Final = TRAIN + 6  # a region
GARRISON: Final = SPREAD + 9  # a region
EDICT: Final = GARRISON + 9  # a rival × who goes first
LOSE: Final = EDICT + 12  # a type
BLIGHT: Final = LOSE + 6  # a region × a rival
CULL: Final = BLIGHT + 54  # 0–3
ROB: Final = CULL + 4  # a rival
BENEFIT: Final = ROB + 6  # one of five
STABLE: Final = BENEFIT + 5  # from × to
MIGRATE: Final = STABLE + 81  # from × to
MIGRANT: Final = MIGRATE + 81  # a type
SMUGGLE: Final = MIGRANT + 6  # a rival × a good
GIVE: Final = SMUGGLE + 66  # a good
SELL: Final = GIVE + 11  # a good
EXPLORE: Final = SELL + 11  # a region, the deck, the deck ahead of its time
SAIL: Final = EXPLORE + 11  # type × 0–29
BATTLE: Final = SAIL + 180  # a region × a rival
WAR: Final = BATTLE + 54  # a rival
KILL: Final = WAR + 6  # a type, or the militia
JOIN: Final = KILL + 7  # 0–2
NEXT: Final = JOIN + 3  # a rival × a type
USE: Final = NEXT + 36
OUST: Final = USE + 1  # a space of the specialists box
NATION: Final = OUST + 6
BID: Final = NATION + 6  # 0–15
POINTS: Final = BID + 16  # 0–511
POINT_SPAN: Final = 512
MOVES_1: Final = POINTS + POINT_SPAN  # all of rules version 1; what later versions add follows
SUGAR: Final = MOVES_1  # let the money for sugar come now
MOVES: Final = SUGAR + 1

DECK_TARGET: Final = 9  # what EXPLORE and SCOUT count behind the regions
EARLY_TARGET: Final = 10
SAIL_SPAN: Final = 30
