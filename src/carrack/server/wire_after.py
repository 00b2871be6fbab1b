"""What crosses the wire when a game is looked back at, and gone on with elsewhere."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from carrack.engine.history import Decision, TurnScore
from carrack.engine.types import Mismatch, Reveal, ScoreLine
from carrack.server.wire import Count, Happening, NewSeat


class Replayed(Struct):
    """The decisions that stand, and their events as a seat or the public may hear them."""

    first: int
    last: int
    nodes: tuple[Decision, ...]
    events: list[Happening]


class Moment(Struct):
    """A table as it was at a node, and the events that led there."""

    number: int
    seat: int | None
    sections: dict[str, Any]
    events: list[Happening]


class Scores(Struct):
    """The points of all seats by source, at the end and after each turn."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    sheets: tuple[tuple[ScoreLine, ...], ...]
    turns: tuple[TurnScore, ...]


class Catalogue(Struct):
    """The tokens of what is shuffled, before any shuffle."""

    object: str
    tokens: tuple[str, ...]


class Revealed(Struct):
    """The secret of the deal, when all is over, and what it takes to check it."""

    commitment: str
    reveal: Reveal
    catalogues: list[Catalogue]


class Verified(Struct):
    """Whether every move is legal and every token follows from the secret; `fault`: why that cannot be told."""

    is_sound: bool
    commitment: str
    mismatches: tuple[Mismatch, ...]
    fault: str = ""


class NewFork(Struct, forbid_unknown_fields=True):
    """Where to go on from, and who plays."""

    number: Count
    seats: Annotated[list[NewSeat], Meta(max_length=8)]
    seat: Count | None = None
    is_public: bool = False
    is_board: bool = False
