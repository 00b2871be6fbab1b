"""The view of a seat in `empire`: everything except choices that are not revealed yet (E1.4)."""

from carrack.engine.core.layout import MAX_SEATS
from carrack.engine.title import BY_VERSION, SEATS, StateTable, Zone
from carrack.engine.view import View
from carrack.games.empire.core.card import CARDS
from carrack.games.empire.core.move import PLACES as MOST_OFFERS
from carrack.games.empire.core.rules import MOST_CLAIMS, NATIONS, OFFERS_A_ROUND, ROW_SIZE
from carrack.games.empire.words import WORDS

Numbers = list[int]
Grid = list[list[int]]


class EmpireView(View, frozen=True, tag="empire", kw_only=True):
    """The position's tables by their names in the State.

    `picks` has the answers of a sealed node while they are taken in and, as long as nations are claimed, the last
    claims, all plus one. `refused` has a mask for each seat: the seats that refused an offer of it, as long as neither
    its cards nor theirs have changed since. `content` is a mask of the seats that are content with the lot or ready for
    the end of the round, and `changer` the seat, plus one, whose bid ended that last. `board` has the offers of each
    seat one after the other; clients read them from the figures.
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
    content: int = 0
    changer: int = 0
    board: Grid = []
    drafting: Numbers = []
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
    StateTable("claim_round", highest=MOST_CLAIMS),
    StateTable("laid", highest=255),
    StateTable("cards", (SEATS, CARDS)),
    StateTable("bank", (CARDS,), lowest=-0xFFFF),
    StateTable("row", (ROW_SIZE,), 5),
    StateTable("nation", (SEATS,), 8),
    StateTable("under", (NATIONS, 2)),
    StateTable("picks", (SEATS,), 0xFFFF),
    StateTable("bids", (SEATS,), 511),
    StateTable("offers", (SEATS,), MOST_OFFERS * OFFERS_A_ROUND),
    StateTable("refused", (SEATS,), 63, optional=True),
    StateTable("given", (CARDS,), 511),
    StateTable("asked", (CARDS,), 511),
    StateTable("content", highest=63, optional=True),
    StateTable("changer", highest=MAX_SEATS, optional=True),
    StateTable("board", (SEATS, BY_VERSION), 511, optional=True),
    StateTable("drafting", (SEATS,), 0xFF, optional=True),
)

ZONES: tuple[Zone, ...] = (
    Zone("row_stack", WORDS["card"]),
    Zone("nation_stack", WORDS["nation"]),
    Zone("seat_stack", tuple(f"s{seat}" for seat in range(6))),
)
