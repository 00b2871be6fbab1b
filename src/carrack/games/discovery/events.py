"""The kind and arguments of each event, by the journal codes of `core/note.py`."""

from carrack.engine.core.numbered import in_order
from carrack.engine.core.state import FIRST_CODE
from carrack.engine.log_format import SHARED_OMISSIONS, LogFormat
from carrack.engine.title import EventKind
from carrack.games.discovery.core import note

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
            note.TURN: EventKind("turn", (AMOUNT, ("age", "amount"))),
            note.BOX: EventKind("box", (("box", "box"),)),
            note.ORDERED: EventKind("ordered", (SEAT, AMOUNT)),
            note.PLACED: EventKind("placed", (SEAT, TYPE, ("place", "place"))),
            note.MONEY_IN: EventKind("earned", (SEAT, AMOUNT, ("reason", "reason"))),
            note.MONEY_OUT: EventKind("paid", (SEAT, AMOUNT, ("reason", "reason"))),
            note.SETTLED: EventKind("settled", (SEAT, TYPE, REGION)),
            note.FORGONE: EventKind("forgone", (SEAT, TYPE, ("box", "box"))),
            note.GOOD_TAKEN: EventKind("good-taken", (SEAT, GOOD, ("origin", "origin"))),
            note.SHIP_WON: EventKind("ship-won", (SEAT, AMOUNT)),
            note.SHIP_STAYS: EventKind("ship-stays", ()),
            note.BOUGHT: EventKind("bought", (SEAT, BUILDING, AMOUNT)),
            note.EXPEDITION: EventKind("expedition", (SEAT, ("target", "target"), AMOUNT)),
            note.DISCOVERED: EventKind("discovered", (SEAT, REGION, COUNTER)),
            note.CARD_WON: EventKind("card-won", (SEAT, ("card", "card"))),
            note.REPELLED: EventKind("repelled", (SEAT, REGION, AMOUNT)),
            note.CARD_LOST: EventKind("card-lost", (SEAT, ("card", "card"), AMOUNT)),
            note.GAINED: EventKind("gained", (SEAT, TYPE)),
            note.SWAPPED: EventKind("swapped", (SEAT, TYPE, REGION)),
            note.BATTLE: EventKind("battle", (SEAT, ("seat_enemy", "seat"), REGION)),
            note.WAR: EventKind("war", (SEAT, ("seat_enemy", "seat"))),
            note.KILLED: EventKind("killed", (SEAT, AMOUNT, TYPE, REGION)),
            note.MILITIA_FELL: EventKind("militia-fell", (SEAT, REGION)),
            note.MOVED: EventKind("moved", (SEAT, TYPE, ("region_from", "region"), ("region_to", "region"))),
            note.LOST: EventKind("lost", (SEAT, AMOUNT, TYPE, REGION)),
            note.MARKET: EventKind("market", (GOOD,)),
            note.GOODS_GO: EventKind("goods-go", (AMOUNT, GOOD)),
            note.SHIP_COMES: EventKind("ship-comes", ()),
            note.OFFERED: EventKind("offered", (BUILDING,)),
            note.AGE: EventKind("age", (AMOUNT,)),
            note.COLONISTS: EventKind("colonists", (SEAT, AMOUNT)),
            note.SCORED: EventKind("scored", (SEAT, AMOUNT, REGION)),
            note.FRONTED: EventKind("fronted", (SEAT, TYPE, ("space", "space"))),
            note.ORDER_FRONTED: EventKind("order-fronted", (SEAT,)),
            note.ON_DOCK: EventKind("on-dock", (SEAT, ("space", "space"))),
            note.AS_EXPLORER: EventKind("as-explorer", (SEAT, TYPE)),
            note.SHOWN: EventKind("shown", (BUILDING,)),
            note.STARTS: EventKind("starts", (SEAT, ("place_number", "amount"), AMOUNT)),
            note.END: EventKind("end", ()),
            note.SHIP_GIVEN: EventKind("ship-given", (SEAT,)),
            note.EDICT: EventKind("edict", (SEAT, ("seat_rival", "seat"))),
            note.ROBBED: EventKind("robbed", (SEAT, ("seat_victim", "seat"), COUNTER)),
            note.SMUGGLED: EventKind("smuggled", (SEAT, ("seat_rival", "seat"), GOOD, ("good_given", "good"))),
            note.SOLD: EventKind("sold", (SEAT, GOOD)),
            note.JOINED: EventKind("joined", (SEAT, AMOUNT)),
            note.SHIP_CLAIMED: EventKind("ship-claimed", (SEAT,)),
            note.OUSTED: EventKind("ousted", (SEAT, ("seat_victim", "seat"), ("specialty", "specialty"))),
            note.NATION: EventKind("nation", (SEAT, ("nation", "nation"))),
            note.OPENS: EventKind("opens", (SEAT,)),
            note.BIDS: EventKind("bids", (SEAT, AMOUNT)),
            note.OUT: EventKind("out", (SEAT,)),
            note.REPLACED: EventKind("replaced", (REGION,)),
            note.SCOUTED: EventKind("scouted", (SEAT, ("target", "target"))),
            note.CARD_LAID: EventKind("card-laid", (SEAT, ("side", "side"))),
            note.POINTS_BOUGHT: EventKind("points-bought", (SEAT, AMOUNT)),
            note.BUILT: EventKind("built", (SEAT, AMOUNT, REGION)),
            note.BOUNTY: EventKind("bounty", (SEAT, GOOD, REGION)),
            note.LOWERED: EventKind("lowered", (SEAT, AMOUNT, ("amount_before", "amount"))),
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
