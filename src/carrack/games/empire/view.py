"""The view of a seat in `empire`: everything except choices that are not revealed yet (E1.4)."""

from carrack.engine.title import SEATS, StateTable, Zone
from carrack.engine.view import View
from carrack.games.empire.core.card import CARDS
from carrack.games.empire.core.rules import NATIONS, ROW_SIZE
from carrack.games.empire.words import WORDS

Numbers = list[int]
Grid = list[list[int]]


class EmpireView(View, frozen=True, tag="empire", kw_only=True):
    """The position's tables by their names in the State.

    `picks` has the answers of a sealed node while they are taken in and, as long as nations are claimed, the last
    claims, all plus one. `refused` has a mask for each seat: the seats that refused an offer of it, as long as neither
    its cards nor theirs have changed since.
    """

    round: int
    shortage: int
    opener: int
    bidders: int
    stirred: int
    passes: int
    claim_round: int
    laid: int
    cards: Grid
    bank: Numbers
    row: Numbers
    nation: Numbers
    under: Grid
    picks: Numbers
    bids: Numbers
    offers: Numbers
    refused: Numbers = []  # missing in views of older versions: nobody has refused anything
    given: Numbers
    asked: Numbers
    row_stack: list[str | None]
    row_stack_known: Numbers
    nation_stack: list[str | None]
    nation_stack_known: Numbers
    seat_stack: list[str | None]
    seat_stack_known: Numbers


TABLES: tuple[StateTable, ...] = (
    StateTable("round", highest=6),
    StateTable("shortage", highest=5),
    StateTable("opener", highest=5),
    StateTable("bidders", highest=63),
    StateTable("stirred", highest=1),
    StateTable("passes", highest=6),
    StateTable("claim_round", highest=99),
    StateTable("laid", highest=255),
    StateTable("cards", (SEATS, CARDS)),
    StateTable("bank", (CARDS,), lowest=-0xFFFF),
    StateTable("row", (ROW_SIZE,), 5),
    StateTable("nation", (SEATS,), 8),
    StateTable("under", (NATIONS, 2)),
    StateTable("picks", (SEATS,), 0xFFFF),
    StateTable("bids", (SEATS,), 511),
    StateTable("offers", (SEATS,), 9),
    StateTable("refused", (SEATS,), 63, optional=True),
    StateTable("given", (CARDS,), 511),
    StateTable("asked", (CARDS,), 511),
)

ZONES: tuple[Zone, ...] = (
    Zone("row_stack", WORDS["card"]),
    Zone("nation_stack", WORDS["nation"]),
    Zone("seat_stack", tuple(f"s{seat}" for seat in range(6))),
)
