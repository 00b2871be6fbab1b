"""Boxes and their spaces.

A player places a worker at a *place*. A *space* holds one worker; one table has the numbered spaces of all boxes,
box after box.
"""

from typing import Final

from mypy_extensions import i64

INITIATIVE: Final = 0
DOCK: Final = 1
GOODS: Final = 2
SHIPPING: Final = 3
BUILDINGS: Final = 4
DISCOVERY: Final = 5
CAPTAIN: Final = 6  # the specialists box has a place for each of its spaces
MERCHANT: Final = 7
MISSIONARY: Final = 8
SOLDIER: Final = 9
BUILDER: Final = 10
TRAINING: Final = 11
WARFARE: Final = 12
DOCK_SHIP: Final = 13
PLACES: Final[i64] = 14

INITIATIVE_1: Final[i64] = 0
DOCK_1: Final[i64] = 6
DOCK_X: Final = 17
DOCK_Y: Final = 18
DOCK_SHIP_1: Final = 19
JOINED_1: Final = 22  # colonists that a nation's advantage adds behind all others
GOODS_1: Final[i64] = 24
BUILDINGS_1: Final = 28
SPECIALISTS_1: Final = 33
TRAINING_SPACE: Final = 38
WARFARE_1: Final = 39
SPACES: Final[i64] = 43
ORDER_FRONT: Final = 43  # after the spaces: the player order, as a target of a FRONT move

# Numbers of the boxes, for the windows before them and for the right to forgo an action.
AT_ORDER: Final = 0
AT_INITIATIVE: Final = 1
AT_DOCK: Final = 2
AT_GOODS: Final = 3
AT_SHIPPING: Final = 4
AT_BUILDINGS: Final = 5
AT_DISCOVERY: Final = 6
AT_SPECIALISTS: Final = 7
AT_WARFARE: Final = 8
AT_REFRESH: Final = 9
BOXES: Final[i64] = 10

# Phases without a box; the journal numbers them after the boxes.
AT_INCOME: Final = 10
AT_BENEFITS: Final = 11
AT_SCORING: Final = 12
AT_PURCHASE: Final = 13  # the window at the purchase of the building that brings workers to the front
