"""The kind and arguments of each event, by the journal codes of `core/event.py`."""

from carrack.engine.core.numbered import in_order
from carrack.engine.core.state import FIRST_CODE
from carrack.engine.log_format import SHARED_OMISSIONS, LogFormat
from carrack.engine.title import EventKind
from carrack.games.discovery.core import event

SEAT = ("seat", "seat")
AMOUNT = ("amount", "amount")
TYPE = ("type", "type")
REGION = ("region", "region")
GOOD = ("good", "good")
BUILDING = ("building", "building")
COUNTER = ("counter", "counter")

EVENTS = tuple(
    in_order(
        {
            event.TURN: EventKind("turn", (AMOUNT, ("age", "amount"))),
            event.BOX: EventKind("box", (("box", "box"),)),
            event.ORDERED: EventKind("ordered", (SEAT, AMOUNT)),
            event.PLACED: EventKind("placed", (SEAT, TYPE, ("place", "place"))),
            event.MONEY_IN: EventKind("earned", (SEAT, AMOUNT, ("reason", "reason"))),
            event.MONEY_OUT: EventKind("paid", (SEAT, AMOUNT, ("reason", "reason"))),
            event.SETTLED: EventKind("settled", (SEAT, TYPE, REGION)),
            event.FORGONE: EventKind("forgone", (SEAT, TYPE, ("box", "box"))),
            event.GOOD_TAKEN: EventKind("good-taken", (SEAT, GOOD, ("origin", "origin"))),
            event.SHIP_WON: EventKind("ship-won", (SEAT, AMOUNT)),
            event.SHIP_STAYS: EventKind("ship-stays", ()),
            event.BOUGHT: EventKind("bought", (SEAT, BUILDING, AMOUNT)),
            event.EXPEDITION: EventKind("expedition", (SEAT, ("target", "target"), AMOUNT)),
            event.DISCOVERED: EventKind("discovered", (SEAT, REGION, COUNTER)),
            event.CARD_WON: EventKind("card-won", (SEAT, ("card", "card"))),
            event.REPELLED: EventKind("repelled", (SEAT, REGION, AMOUNT)),
            event.CARD_LOST: EventKind("card-lost", (SEAT, ("card", "card"), AMOUNT)),
            event.GAINED: EventKind("gained", (SEAT, TYPE)),
            event.SWAPPED: EventKind("swapped", (SEAT, TYPE, REGION)),
            event.BATTLE: EventKind("battle", (SEAT, ("seat_enemy", "seat"), REGION)),
            event.WAR: EventKind("war", (SEAT, ("seat_enemy", "seat"))),
            event.KILLED: EventKind("killed", (SEAT, AMOUNT, TYPE, REGION)),
            event.MILITIA_FELL: EventKind("militia-fell", (SEAT, REGION)),
            event.MOVED: EventKind("moved", (SEAT, TYPE, ("region_from", "region"), ("region_to", "region"))),
            event.LOST: EventKind("lost", (SEAT, AMOUNT, TYPE, REGION)),
            event.MARKET: EventKind("market", (GOOD,)),
            event.GOODS_GO: EventKind("goods-go", (AMOUNT, GOOD)),
            event.SHIP_COMES: EventKind("ship-comes", ()),
            event.OFFERED: EventKind("offered", (BUILDING,)),
            event.AGE: EventKind("age", (AMOUNT,)),
            event.COLONISTS: EventKind("colonists", (SEAT, AMOUNT)),
            event.SCORED: EventKind("scored", (SEAT, AMOUNT, REGION)),
            event.FRONTED: EventKind("fronted", (SEAT, TYPE, ("space", "space"))),
            event.ORDER_FRONTED: EventKind("order-fronted", (SEAT,)),
            event.ON_DOCK: EventKind("on-dock", (SEAT, ("space", "space"))),
            event.AS_EXPLORER: EventKind("as-explorer", (SEAT, TYPE)),
            event.SHOWN: EventKind("shown", (BUILDING,)),
            event.STARTS: EventKind("starts", (SEAT, ("place_number", "amount"), AMOUNT)),
            event.END: EventKind("end", ()),
            event.SHIP_GIVEN: EventKind("ship-given", (SEAT,)),
            event.EDICT: EventKind("edict", (SEAT, ("seat_rival", "seat"))),
            event.ROBBED: EventKind("robbed", (SEAT, ("seat_victim", "seat"), COUNTER)),
            event.SMUGGLED: EventKind("smuggled", (SEAT, ("seat_rival", "seat"), GOOD, ("good_given", "good"))),
            event.SOLD: EventKind("sold", (SEAT, GOOD)),
            event.JOINED: EventKind("joined", (SEAT, AMOUNT)),
            event.SHIP_CLAIMED: EventKind("ship-claimed", (SEAT,)),
            event.OUSTED: EventKind("ousted", (SEAT, ("seat_victim", "seat"), ("specialty", "specialty"))),
            event.NATION: EventKind("nation", (SEAT, ("nation", "nation"))),
            event.OPENS: EventKind("opens", (SEAT,)),
            event.BIDS: EventKind("bids", (SEAT, AMOUNT)),
            event.OUT: EventKind("out", (SEAT,)),
            event.REPLACED: EventKind("replaced", (REGION,)),
            event.SCOUTED: EventKind("scouted", (SEAT, ("target", "target"))),
            event.CARD_LAID: EventKind("card-laid", (SEAT, ("side", "side"))),
            event.POINTS_BOUGHT: EventKind("points-bought", (SEAT, AMOUNT)),
            event.BUILT: EventKind("built", (SEAT, AMOUNT, REGION)),
            event.BOUNTY: EventKind("bounty", (SEAT, GOOD, REGION)),
            event.LOWERED: EventKind("lowered", (SEAT, AMOUNT, ("amount_before", "amount"))),
        },
        FIRST_CODE,
    )
)
LOG = LogFormat(
    turns=frozenset({"turn"}),
    sections=frozenset({"box"}),
    omitted=SHARED_OMISSIONS | {"colonists", "end"},
    omitted_args={"reason": "scouting"},
    asides=frozenset({"ordered"}),
    together=frozenset({"opens", "bids", "out", "ordered"}),
    by_player=frozenset({"placed", "scouted"}),
    merged={"placed": ("type", "place")},
    lists={"market": "good", "offered": "building", "shown": "building", "ordered": "seat"},
)
