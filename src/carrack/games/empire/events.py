"""What the journal's rows say, in the order of their codes in `core/note.py`."""

from carrack.engine.log_format import SHARED_OMISSIONS, LogFormat
from carrack.engine.title import COUNTS, EventKind

SEAT = ("seat", "seat")
AMOUNT = ("amount", "amount")
CARD = ("card", "card")
NATION = ("nation", "nation")
RIVAL = ("seat_rival", "seat")

EVENTS: tuple[EventKind, ...] = (
    EventKind("round", (AMOUNT,)),
    EventKind("phase", (("phase", "phase"),)),
    EventKind("row", (("number", "amount"), CARD)),
    EventKind("shortage", (("number", "amount"), CARD)),
    EventKind("laid-out", (NATION,)),
    EventKind("selected", (SEAT, NATION)),
    EventKind("clash", (NATION, CARD)),
    EventKind("nation", (SEAT, NATION, ("supporters", "amount"), ("revolts", "amount"))),
    EventKind("built", (SEAT, AMOUNT, ("institution", "institution"))),
    EventKind("gained", (SEAT, AMOUNT, CARD)),
    EventKind("unrest", (SEAT, AMOUNT)),
    EventKind("interest", (SEAT, AMOUNT)),
    EventKind("default", (SEAT, AMOUNT)),
    EventKind("sold", (SEAT, AMOUNT)),
    EventKind("price", (AMOUNT,)),
    EventKind("card", (CARD,)),
    EventKind("no-card", (CARD,)),
    EventKind("bids", (SEAT, AMOUNT)),
    EventKind("holds", (SEAT,)),
    EventKind("withdraws", (SEAT,)),
    EventKind("won", (SEAT, AMOUNT, CARD)),
    EventKind("nobody-won", (CARD, ("highest", "amount"))),
    EventKind("offers", (SEAT, RIVAL)),
    EventKind("gives", (SEAT, AMOUNT, CARD)),
    EventKind("asks", (SEAT, AMOUNT, CARD)),
    EventKind("proposed", (SEAT, RIVAL, ("counts_given", COUNTS + "card"), ("counts_asked", COUNTS + "card"))),
    EventKind("accepted", (SEAT, RIVAL)),
    EventKind("refused", (SEAT, RIVAL)),
    EventKind("counters", (SEAT, RIVAL)),
    EventKind("opens", (SEAT,)),
    EventKind("dealt", (SEAT, NATION)),
    EventKind("end", ()),
    EventKind("tie", (SEAT, AMOUNT)),
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
