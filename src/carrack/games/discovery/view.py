"""What a seat sees of a game of `discovery`."""

from carrack.engine.title import SEATS, Table, Zone
from carrack.engine.view import View
from carrack.games.discovery import buildings
from carrack.games.discovery.core import perk, place, worker
from carrack.games.discovery.core.good import GOODS
from carrack.games.discovery.core.tables import CARDS, COUNTER_KINDS, KINDS, REGIONS, ROW, SCORINGS, SHIPS
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


TABLES: tuple[Table, ...] = (
    Table("turn", highest=8),
    Table("order", (SEATS,), 5),
    Table("money", (SEATS,)),
    Table("supply", (SEATS, worker.TYPES), 29),
    Table("hand", (SEATS, worker.TYPES), 29),
    Table("spaces", (place.SPACES,), 36),
    Table("shippers", (SEATS, worker.TYPES), 29),
    Table("explorers", (SEATS, worker.TYPES), 29),
    Table("troops", (REGIONS, SEATS, worker.TYPES), 29),
    Table("goods", (SEATS, GOODS), 6),
    Table("ships", (SEATS,), SHIPS),
    Table("ship_here", highest=1),
    Table("ships_left", highest=SHIPS),
    Table("market", (GOODS,), 4),
    Table("bounty", highest=(1 << REGIONS) - 1),
    Table("gone_goods", (GOODS,), 6),
    Table("discovered", highest=(1 << REGIONS) - 1),
    Table("won", (SEATS, COUNTER_KINDS), 2),
    Table("charted", (SEATS,), (1 << CARDS) - 1),
    Table("offer_row", (ROW,), KINDS),
    Table("stack_age", highest=3),
    Table("shown", (KINDS,), 1),
    Table("owned", (SEATS, KINDS), 2),
    Table("nation", (SEATS,), 6),
    Table("used", (SEATS, perk.CHARGES), 8),
    Table("earned", (SEATS,)),
    Table("colony_points", (SEATS, SCORINGS)),
    Table("bought", (SEATS, SCORINGS)),
    Table("purse", (SEATS,)),
    Table("sailing", (SEATS,), 3),
    Table("scholars", (SEATS,), 6),
    Table("gone_counters", (COUNTER_KINDS,), 2),
    Table("bids", (SEATS,), 15),
    Table("high_bid", highest=15),
    Table("bidders", highest=63),
    Table("sent", (worker.TYPES,), 29),
    Table("doomed", (2, worker.VICTIMS), 29),
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
