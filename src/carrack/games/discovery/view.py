"""What a seat sees of a game of `discovery`."""

from carrack.engine.title import BY_VERSION, SEATS, StateTable, Zone
from carrack.engine.view import View
from carrack.games.discovery import buildings
from carrack.games.discovery.core import perk, place, worker
from carrack.games.discovery.core.good import GOODS
from carrack.games.discovery.core.tables import CARDS, COUNTER_KINDS, REGIONS, ROW, SCORINGS, SHIPS
from carrack.games.discovery.words import WORDS

Row = list[int]
Grid = list[list[int]]


class DiscoveryView(View, frozen=True, tag="discovery", kw_only=True):
    """The position's tables by their names in the State; None for tokens the seat does not know."""

    turn: int
    order: Row
    money: Row
    supply: Grid
    hand: Grid
    spaces: Row
    shippers: Grid
    explorers: Grid
    troops: list[Grid]
    goods: Grid
    ships: Row
    ship_here: int
    ships_left: int
    market: Row
    bounty: int
    gone_goods: Row
    discovered: int
    won: Grid
    charted: Row
    offer_row: Row
    stack_age: int
    shown: Row
    owned: Grid
    nation: Row
    used: Grid
    earned: Row
    colony_points: Grid
    bought: Grid
    purse: Row
    sailing: Row
    scholars: Row
    gone_counters: Row
    bids: Row
    high_bid: int
    bidders: int
    sent: Row
    doomed: Grid
    seats: list[str | None]
    seats_known: Row
    counters: list[str | None]
    counters_known: Row
    aside: list[str | None]
    aside_known: Row
    deck: list[str | None]
    deck_known: Row
    pile: list[str | None]
    pile_known: Row
    stack: list[str | None]
    stack_known: Row
    robbed: list[str | None]
    robbed_known: Row
    nations: list[str | None]
    nations_known: Row


TABLES: tuple[StateTable, ...] = (
    StateTable("turn", highest=8),
    StateTable("order", (SEATS,), 5),
    StateTable("money", (SEATS,)),
    StateTable("supply", (SEATS, worker.TYPES), 29),
    StateTable("hand", (SEATS, worker.TYPES), 29),
    StateTable("spaces", (place.SPACES,), 36),
    StateTable("shippers", (SEATS, worker.TYPES), 29),
    StateTable("explorers", (SEATS, worker.TYPES), 29),
    StateTable("troops", (REGIONS, SEATS, worker.TYPES), 29),
    StateTable("goods", (SEATS, GOODS), 6),
    StateTable("ships", (SEATS,), SHIPS),
    StateTable("ship_here", highest=1),
    StateTable("ships_left", highest=SHIPS),
    StateTable("market", (GOODS,), 4),
    StateTable("bounty", highest=(1 << REGIONS) - 1),
    StateTable("gone_goods", (GOODS,), 6),
    StateTable("discovered", highest=(1 << REGIONS) - 1),
    StateTable("won", (SEATS, COUNTER_KINDS), 2),
    StateTable("charted", (SEATS,), (1 << CARDS) - 1),
    StateTable("offer_row", (ROW,), len(buildings.NAMES)),
    StateTable("stack_age", highest=3),
    StateTable("shown", (BY_VERSION,), 1),
    StateTable("owned", (SEATS, BY_VERSION), max(row.copies for row in buildings.BUILDINGS)),
    StateTable("nation", (SEATS,), len(WORDS["nation"])),
    StateTable("used", (SEATS, perk.CHARGES), 8),
    StateTable("earned", (SEATS,)),
    StateTable("colony_points", (SEATS, SCORINGS)),
    StateTable("bought", (SEATS, SCORINGS)),
    StateTable("purse", (SEATS,)),
    StateTable("sailing", (SEATS,), 3),
    StateTable("scholars", (SEATS,), 6),
    StateTable("gone_counters", (COUNTER_KINDS,), 2),
    StateTable("bids", (SEATS,), 15),
    StateTable("high_bid", highest=15),
    StateTable("bidders", highest=63),
    StateTable("sent", (worker.TYPES,), 29),
    StateTable("doomed", (2, worker.VICTIMS), 29),
)

ZONES: tuple[Zone, ...] = (
    Zone("seats", tuple(f"s{seat}" for seat in range(6))),
    Zone("counters", WORDS["counter"], WORDS["region"]),
    Zone("aside", WORDS["counter"]),
    Zone("deck", WORDS["card"]),
    Zone("pile", WORDS["good"]),
    Zone("stack", buildings.NAMES),
    Zone("robbed", WORDS["counter"]),
    Zone("nations", WORDS["nation"]),
)
