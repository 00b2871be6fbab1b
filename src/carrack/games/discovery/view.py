"""The view of a seat in `discovery`: its type, and the tables and zones of a position."""

from carrack.engine.core.layout import MAX_SEATS
from carrack.engine.core.numbered import in_order
from carrack.engine.title import BY_VERSION, SEATS, StateTable, Zone
from carrack.engine.view import View
from carrack.games.discovery import buildings
from carrack.games.discovery.core import perk, place, worker, zone
from carrack.games.discovery.core.good import GOODS
from carrack.games.discovery.core.tables import CARDS, COUNTER_KINDS, REGIONS, ROW, SCORINGS, SHIPS
from carrack.games.discovery.words import WORDS

Numbers = list[int]
Grid = list[list[int]]


class DiscoveryView(View, frozen=True, tag="discovery", kw_only=True):
    """The position's tables by their names in the State; None for tokens the seat does not know."""

    turn: int
    order: Numbers
    money: Numbers
    supply: Grid
    hand: Grid
    spaces: Numbers
    shippers: Grid
    explorers: Grid
    troops: list[Grid]
    goods: Grid
    ships: Numbers
    ship_here: int
    ships_left: int
    market: Numbers
    bounty: int
    gone_goods: Numbers
    discovered: int
    won: Grid
    charted: Numbers
    offer_row: Numbers
    stack_age: int
    shown: Numbers
    owned: Grid
    nation: Numbers
    used: Grid
    earned: Numbers
    colony_points: Grid
    bought: Grid
    purse: Numbers
    sailing: Numbers
    scholars: Numbers
    gone_counters: Numbers
    bids: Numbers
    high_bid: int
    bidders: int
    sent: Numbers
    doomed: Grid
    seats: list[str | None]
    seats_known: Numbers
    counters: list[str | None]
    counters_known: Numbers
    aside: list[str | None]
    aside_known: Numbers
    deck: list[str | None]
    deck_known: Numbers
    pile: list[str | None]
    pile_known: Numbers
    stack: list[str | None]
    stack_known: Numbers
    robbed: list[str | None]
    robbed_known: Numbers
    nations: list[str | None]
    nations_known: Numbers


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
    StateTable("offer_row", (ROW,), len(WORDS["building"])),
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

ZONES: tuple[Zone, ...] = tuple(
    in_order(
        {
            zone.SEATS: Zone("seats", tuple(f"s{seat}" for seat in range(MAX_SEATS))),
            zone.COUNTERS: Zone("counters", WORDS["counter"], WORDS["region"]),
            zone.ASIDE: Zone("aside", WORDS["counter"]),
            zone.DECK: Zone("deck", WORDS["card"]),
            zone.PILE: Zone("pile", WORDS["good"]),
            zone.STACK: Zone("stack", WORDS["building"]),
            zone.ROBBED: Zone("robbed", WORDS["counter"]),
            zone.NATIONS: Zone("nations", WORDS["nation"]),
        }
    )
)
