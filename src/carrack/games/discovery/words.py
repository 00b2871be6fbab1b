"""The words of the game: what notation, events and positions call things."""

from carrack.games.discovery import board, buildings
from carrack.games.discovery.core import place
from carrack.games.discovery.nations import NATION_NAMES
from carrack.games.discovery.rules import CARD_NAMES, COUNTER_NAMES, GOOD_NAMES, REGION_NAMES

TYPES = tuple(board.WORKERS)
PLACES = (
    "initiative", "dock", "goods", "shipping", "buildings", "discovery", "captain", "merchant", "missionary", "soldier",
    "builder", "training", "warfare", "mayflower",
)  # fmt: skip


def space_names() -> tuple[str, ...]:
    """The 43 spaces by box and number, and the player order behind them."""
    names: list[str] = []
    for box, end in (
        ("initiative", place.DOCK_1),
        ("dock", place.DOCK_X),
        ("dock-x", place.DOCK_Y),
        ("dock-y", place.DOCK_SHIP_1),
        ("mayflower", place.JOINED_1),
        ("joined", place.GOODS_1),
        ("goods", place.BUILDINGS_1),
        ("buildings", place.SPECIALISTS_1),
        ("specialists", place.WARFARE_1),
        ("warfare", place.SPACES),
    ):
        first = len(names)
        names += [box if box[-2:] in ("-x", "-y") else f"{box}-{i - first + 1}" for i in range(first, end)]
    return (*names, "order")


WORDS: dict[str, tuple[str, ...]] = {
    "type": TYPES,
    "victim": (*TYPES, "militia"),
    "place": PLACES,
    "space": space_names(),
    "region": REGION_NAMES,
    "target": (*REGION_NAMES, "deck", "early-deck"),
    "good": GOOD_NAMES,
    "building": buildings.NAMES,
    "counter": (*COUNTER_NAMES, "none"),
    "card": CARD_NAMES,
    "box": (
        "order", "initiative", "dock", "goods", "shipping", "buildings", "discovery", "specialists", "warfare",
        "refresh", "income", "benefits", "scoring", "purchase",
    ),
    "reason": (
        "initiative", "merchant", "plunder", "conquistadors", "sets", "buildings", "sugar", "tribute",
        "training", "war", "at-once", "sale", "scouting", "bid", "points", "metal",
    ),
    "origin": ("market", "pile"),
    "benefit": ("cartography", "stables", "migration", "smuggler", "trading-house"),
    "side": ("top", "bottom"),
    "turn": ("first", "second"),
    "specialty": ("captain", "merchant", "missionary", "soldier", "builder", "training"),
    "nation": NATION_NAMES,
    "edition": ("2007", "2015"),
}  # fmt: skip
