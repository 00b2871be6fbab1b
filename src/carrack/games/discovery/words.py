"""The ids that notation, events and positions use for things, by domain."""

from carrack.engine.core.numbered import in_order
from carrack.games.discovery import board, buildings
from carrack.games.discovery.core import event, place
from carrack.games.discovery.nations import NATION_NAMES
from carrack.games.discovery.rules import CARD_NAMES, COUNTER_NAMES, GOOD_NAMES, REGION_NAMES

TYPES = tuple(board.WORKERS)
PLACES = tuple(
    in_order(
        {
            place.INITIATIVE: "initiative",
            place.DOCK: "dock",
            place.GOODS: "goods",
            place.SHIPPING: "shipping",
            place.BUILDINGS: "buildings",
            place.DISCOVERY: "discovery",
            place.CAPTAIN: "captain",
            place.MERCHANT: "merchant",
            place.MISSIONARY: "missionary",
            place.SOLDIER: "soldier",
            place.BUILDER: "builder",
            place.TRAINING: "training",
            place.WARFARE: "warfare",
            place.DOCK_SHIP: "mayflower",
        }
    )
)
SPECIALTIES = PLACES[place.CAPTAIN : place.WARFARE]  # the places of the specialists box
BOXES = tuple(
    in_order(
        {
            place.AT_ORDER: "order",
            place.AT_INITIATIVE: "initiative",
            place.AT_DOCK: "dock",
            place.AT_GOODS: "goods",
            place.AT_SHIPPING: "shipping",
            place.AT_BUILDINGS: "buildings",
            place.AT_DISCOVERY: "discovery",
            place.AT_SPECIALISTS: "specialists",
            place.AT_WARFARE: "warfare",
            place.AT_REFRESH: "refresh",
            place.AT_INCOME: "income",
            place.AT_BENEFITS: "benefits",
            place.AT_SCORING: "scoring",
            place.AT_PURCHASE: "purchase",
        }
    )
)
REASONS = tuple(
    in_order(
        {
            event.INITIATIVE: "initiative",
            event.MERCHANT: "merchant",
            event.PLUNDER: "plunder",
            event.CONQUISTADORS: "conquistadors",
            event.GOODS: "sets",
            event.BUILDINGS: "buildings",
            event.SUGAR: "sugar",
            event.TRIBUTE: "tribute",
            event.TRAINING: "training",
            event.WAR_CHEST: "war",
            event.AT_ONCE: "at-once",
            event.SALE: "sale",
            event.SCOUTING: "scouting",
            event.BID: "bid",
            event.POINTS: "points",
            event.METAL: "metal",
        }
    )
)


def space_names() -> tuple[str, ...]:
    """Return the names of the 43 spaces by box and number, and after them the player order."""
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
    "box": BOXES,
    "reason": REASONS,
    "origin": tuple(in_order({event.FROM_MARKET: "market", event.FROM_PILE: "pile"})),
    "benefit": ("cartography", "stables", "migration", "smuggler", "trading-house"),
    "side": ("top", "bottom"),
    "turn": ("first", "second"),
    "specialty": SPECIALTIES,
    "nation": NATION_NAMES,
    "edition": ("2007", "2015"),
}
