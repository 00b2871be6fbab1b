"""The board (D15, D16): regions, goods, counters, cards. Facts only; everything else about them is in the rules.

The rulebooks do not print the goods of most regions, the neighbours except the Caribbean's, nor the ninth region's
name. These are our assumptions; change them here.
"""

GOODS = {
    "silver": 6,
    "sugar": 6,
    "gold": 5,
    "tobacco": 5,
    "coffee": 4,
    "indigo": 4,
    "fur": 4,
    "cattle": 3,
    "cocoa": 3,
    "fish": 3,
    "rice": 3,
}

# Region: its good, its neighbours. North to south.
REGIONS: dict[str, tuple[str, tuple[str, ...]]] = {
    "new-france": ("fur", ("new-england",)),
    "new-england": ("fish", ("new-france", "virginia")),
    "virginia": ("tobacco", ("new-england", "florida")),
    "florida": ("indigo", ("virginia", "new-spain", "caribbean")),
    "caribbean": ("sugar", ("florida", "new-spain", "new-granada")),
    "new-spain": ("gold", ("florida", "caribbean", "new-granada")),
    "new-granada": ("cocoa", ("caribbean", "new-spain", "peru", "brazil")),
    "peru": ("silver", ("new-granada", "brazil")),
    "brazil": ("coffee", ("new-granada", "peru")),
}
OPEN_REGION = "caribbean"

# Plunder, plunder per soldier, resistance, points; and how many there are.
COUNTERS: dict[tuple[int, int, int, int], int] = {
    (1, 2, 1, 4): 2,
    (1, 3, 2, 4): 2,
    (1, 2, 2, 4): 1,
    (2, 4, 3, 5): 1,
    (2, 2, 3, 5): 2,
    (1, 3, 3, 5): 1,
    (1, 2, 3, 5): 1,
    (2, 5, 3, 5): 1,
    (3, 4, 4, 6): 2,
    (4, 5, 4, 6): 1,
    (4, 5, 5, 7): 1,
    (2, 4, 5, 7): 1,
}

CARDS: dict[str, tuple[int, int, int, int]] = {
    "mississippi": (2, 1, 3, 4),
    "great-lakes": (1, 2, 3, 4),
    "pampas": (2, 1, 3, 4),
    "california": (2, 1, 4, 4),
    "philippines": (2, 1, 4, 5),
    "south-seas": (2, 1, 4, 5),
    "ethiopia": (3, 2, 4, 5),
    "amazon": (2, 1, 4, 4),
    "northwest-territory": (2, 2, 4, 4),
    "australia": (2, 1, 4, 5),
    "japan": (4, 3, 5, 5),
    "siam": (4, 2, 5, 5),
    "spice-islands": (5, 3, 5, 6),
    "india": (6, 3, 6, 6),
    "circumnavigation": (8, 3, 6, 6),
    "china": (7, 3, 6, 6),
}

WORKERS = {"colonist": 29, "captain": 5, "merchant": 5, "missionary": 10, "soldier": 10, "builder": 10}
"""In play for each player; one more colonist marks the player order all game (D1.2)."""
