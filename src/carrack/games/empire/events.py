"""The kind and arguments of each event, by the journal codes of `core/note.py`."""

from carrack.engine.core.numbered import in_order
from carrack.engine.core.state import FIRST_CODE
from carrack.engine.log_format import SHARED_OMISSIONS, LogFormat
from carrack.engine.title import COUNTS, EventKind
from carrack.games.empire.core import note

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
            note.ROUND: EventKind("round", (AMOUNT,)),
            note.PHASE: EventKind("phase", (("phase", "phase"),)),
            note.ROW: EventKind("row", (("number", "amount"), CARD)),
            note.SHORTAGE: EventKind("shortage", (("number", "amount"), CARD)),
            note.LAID_OUT: EventKind("laid-out", (NATION,)),
            note.SELECTED: EventKind("selected", (SEAT, NATION)),
            note.CLASH: EventKind("clash", (NATION, CARD)),
            note.NATION: EventKind("nation", (SEAT, NATION, ("supporters", "amount"), ("revolts", "amount"))),
            note.BUILT: EventKind("built", (SEAT, AMOUNT, ("institution", "institution"))),
            note.GAINED: EventKind("gained", (SEAT, AMOUNT, CARD)),
            note.UNREST: EventKind("unrest", (SEAT, AMOUNT)),
            note.INTEREST: EventKind("interest", (SEAT, AMOUNT)),
            note.DEFAULT: EventKind("default", (SEAT, AMOUNT)),
            note.SOLD: EventKind("sold", (SEAT, AMOUNT)),
            note.PRICE: EventKind("price", (AMOUNT,)),
            note.CARD: EventKind("card", (CARD,)),
            note.NO_CARD: EventKind("no-card", (CARD,)),
            note.BIDS: EventKind("bids", (SEAT, AMOUNT)),
            note.HOLDS: EventKind("holds", (SEAT,)),
            note.WITHDRAWS: EventKind("withdraws", (SEAT,)),
            note.WON: EventKind("won", (SEAT, AMOUNT, CARD)),
            note.NOBODY_WON: EventKind("nobody-won", (CARD, ("highest", "amount"))),
            note.OFFERS: EventKind("offers", (SEAT, RIVAL)),
            note.GIVES: EventKind("gives", (SEAT, AMOUNT, CARD)),
            note.ASKS: EventKind("asks", (SEAT, AMOUNT, CARD)),
            note.PROPOSED: EventKind("proposed", (SEAT, RIVAL, GIVEN, ASKED)),
            note.ACCEPTED: EventKind("accepted", (SEAT, RIVAL)),
            note.REFUSED: EventKind("refused", (SEAT, RIVAL)),
            note.COUNTERS: EventKind("counters", (SEAT, RIVAL)),
            note.OPENS: EventKind("opens", (SEAT,)),
            note.DEALT: EventKind("dealt", (SEAT, NATION)),
            note.END: EventKind("end", ()),
            note.TIE: EventKind("tie", (SEAT, AMOUNT)),
        },
        FIRST_CODE,
    )
)
TOLD_LATER = frozenset({"offers", "gives", "asks"})  # a complete offer is told in one sentence
LOG = LogFormat(
    turns=frozenset({"round"}),
    sections=frozenset({"phase"}),
    parts=frozenset({"card", "no-card"}),
    inner=frozenset({"trading"}),  # trade windows open within the exploration phase
    resumed={"card": ("phase", "exploration")},  # an auction ends a trade window
    omitted=SHARED_OMISSIONS | {"end"},
    together=frozenset({"opens", "bids"}),
)
