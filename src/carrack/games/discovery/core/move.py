"""Move ids: one range for each kind, one after the other. Seats inside ids count steps left of the mover.

Ids never change their meaning. So the moves of buildings and nations that later versions of the rules add follow
all others; `discovery/moves.py` numbers them from their rows, and `Rules` lists them by building and nation.
"""

from typing import Final

FIRST_VERSIONS: Final = 2  # versions 1 and 2 of the rules have the same buildings and nations
FIRST_BUILDINGS: Final = 56
FIRST_NATIONS: Final = 6

PASS: Final = 0
PLACE: Final = 1  # type × 14 places
FRONT: Final = PLACE + 84  # a space, or the player order
SCOUT: Final = FRONT + 44  # a region, or the deck
DECK: Final = SCOUT + 10  # top, bottom
SEND: Final = DECK + 2  # a region
TAKE: Final = SEND + 9  # a good
BUY: Final = TAKE + 11  # a building of versions 1 and 2 of the rules
CHART: Final = BUY + FIRST_BUILDINGS  # a region
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
EXPLORE: Final = SELL + 11  # a region, the deck, the deck before all regions are discovered
SAIL: Final = EXPLORE + 11  # type × 0–29
BATTLE: Final = SAIL + 180  # a region × a rival
WAR: Final = BATTLE + 54  # a rival
KILL: Final = WAR + 6  # a type, or the militia
JOIN: Final = KILL + 7  # 0–2
NEXT: Final = JOIN + 3  # a rival × a type
USE: Final = NEXT + 36
OUST: Final = USE + 1  # a space of the specialists box
NATION: Final = OUST + 6  # a nation of versions 1 and 2 of the rules
BID: Final = NATION + FIRST_NATIONS  # 0–15
POINTS: Final = BID + 16  # 0–511
POINT_SPAN: Final = 512
MOVES_1: Final = POINTS + POINT_SPAN  # number of ids of rules version 1; those of later versions follow
SUGAR: Final = MOVES_1  # take the money for sugar now
MOVES_2: Final = SUGAR + 1  # number of ids of rules version 2

DECK_TARGET: Final = 9  # the deck as a target of EXPLORE and SCOUT, after the regions
EARLY_TARGET: Final = 10
SAIL_SPAN: Final = 30
