"""The kind and arguments of each event, by the journal codes of `core/event.py`."""

from carrack.engine.core.numbered import in_order
from carrack.engine.core.state import FIRST_CODE
from carrack.engine.log_format import SHARED_OMISSIONS, LogFormat
from carrack.engine.title import COUNTS, EventKind
from carrack.games.empire.core import event

SEAT = ("seat", "seat")
AMOUNT = ("amount", "amount")
CARD = ("card", "card")
NATION = ("nation", "nation")
RIVAL = ("seat_rival", "seat")
GIVEN = ("counts_given", COUNTS + "card")
ASKED = ("counts_asked", COUNTS + "card")

EVENTS = tuple(
    in_order(
        {
            event.ROUND: EventKind("round", (AMOUNT,)),
            event.PHASE: EventKind("phase", (("phase", "phase"),)),
            event.ROW: EventKind("row", (("number", "amount"), CARD)),
            event.SHORTAGE: EventKind("shortage", (("number", "amount"), CARD)),
            event.LAID_OUT: EventKind("laid-out", (NATION,)),
            event.SELECTED: EventKind("selected", (SEAT, NATION)),
            event.CLASH: EventKind("clash", (NATION, CARD, ("supporters", "amount"), ("revolts", "amount"))),
            event.NATION: EventKind("nation", (SEAT, NATION, ("supporters", "amount"), ("revolts", "amount"))),
            event.BUILT: EventKind("built", (SEAT, AMOUNT, ("institution", "institution"))),
            event.GAINED: EventKind("gained", (SEAT, AMOUNT, CARD)),
            event.UNREST: EventKind("unrest", (SEAT, AMOUNT)),
            event.INTEREST: EventKind("interest", (SEAT, AMOUNT)),
            event.DEFAULT: EventKind("default", (SEAT, AMOUNT)),
            event.SOLD: EventKind("sold", (SEAT, AMOUNT)),
            event.PRICE: EventKind("price", (AMOUNT,)),
            event.CARD: EventKind("card", (CARD,)),
            event.NO_CARD: EventKind("no-card", (CARD,)),
            event.BIDS: EventKind("bids", (SEAT, AMOUNT)),
            event.HOLDS: EventKind("holds", (SEAT,)),
            event.WITHDRAWS: EventKind("withdraws", (SEAT,)),
            event.WON: EventKind("won", (SEAT, AMOUNT, CARD)),
            event.NOBODY_WON: EventKind("nobody-won", (CARD, ("highest", "amount"))),
            event.OFFERS: EventKind("offers", (SEAT, RIVAL)),
            event.GIVES: EventKind("gives", (SEAT, AMOUNT, CARD)),
            event.ASKS: EventKind("asks", (SEAT, AMOUNT, CARD)),
            event.PROPOSED: EventKind("proposed", (SEAT, RIVAL, GIVEN, ASKED)),
            event.ACCEPTED: EventKind("accepted", (SEAT, RIVAL)),
            event.REFUSED: EventKind("refused", (SEAT, RIVAL)),
            event.COUNTERS: EventKind("counters", (SEAT, RIVAL)),
            event.OPENS: EventKind("opens", (SEAT,)),
            event.DEALT: EventKind("dealt", (SEAT, NATION)),
            event.END: EventKind("end", ()),
            event.TIE: EventKind("tie", (SEAT, AMOUNT)),
            event.CONTENT: EventKind("content", (SEAT,)),
            event.READY: EventKind("ready", (SEAT,)),
            event.OFFERS_ALL: EventKind("offers-all", (SEAT,)),
            event.OFFERED: EventKind("offered", (SEAT, RIVAL, GIVEN, ASKED)),
            event.OFFERED_ALL: EventKind("offered-all", (SEAT, GIVEN, ASKED)),
            event.TRADED: EventKind("traded", (SEAT, RIVAL, GIVEN, ASKED)),
            event.CANCELS: EventKind("cancels", (SEAT, GIVEN, ASKED)),
            event.LAPSED: EventKind("lapsed", (SEAT, GIVEN, ASKED)),
        },
        FIRST_CODE,
    )
)
# For each ask of an open node the events that end everybody's contentment or readiness (E5.6, E5.7).
STIRRING = {
    "lot": frozenset({"bids", "withdraws", "traded"}),
    "board": frozenset({"offered", "offered-all", "traded"}),
}
SUPERSEDED = frozenset(
    {"offers", "offers-all", "gives", "asks"}
)  # the event of the complete offer sums these up in one sentence
LOG = LogFormat(
    turns=frozenset({"round"}),
    sections=frozenset({"phase"}),
    parts=frozenset({"card", "no-card"}),
    inner=frozenset({"trading"}),  # trade windows open within the exploration phase
    resumed={"card": ("phase", "exploration")},  # an auction ends a trade window
    omitted=SHARED_OMISSIONS | {"end"},
    together=frozenset({"opens", "bids"}),
)
