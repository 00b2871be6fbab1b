"""The changes a table stores besides the engine's entries. Replaying them rebuilds the table's state.

The tags are part of the file format and of the server's database; classes may be renamed, tags may not.
"""

from typing import Literal

from msgspec import Struct

from carrack.engine.types import Refusal
from carrack.table.errors import TableError
from carrack.table.order import Order
from carrack.table.seat import Seat

By = Literal["hand", "order", "answer", "bot"]
OWN: tuple[By, ...] = ("hand", "order")  # decisions a person made; a standing answer was given before the question
ANY: tuple[By, ...] = (*OWN, "answer", "bot")


class Note(Struct, frozen=True, forbid_unknown_fields=True):
    """A message to one seat: its standing order or answer was not legal at this number, and why."""

    number: int
    kind: Literal["order", "answer"]
    text: str
    why: Refusal

    def error(self) -> TableError:
        """Return the note as an error that `narrate` can put into words."""
        if self.kind == "order":
            return TableError("order-dropped", text=self.text)
        return TableError("answer-dropped", text=self.text)


class DecisionMade(Struct, frozen=True, tag="made", omit_defaults=True, forbid_unknown_fields=True):
    """A seat decided at the node of that number."""

    seat: int
    number: int
    by: By
    is_sealed: bool = False


class ChoiceRetracted(Struct, frozen=True, tag="retracted", forbid_unknown_fields=True):
    """A seat retracted its sealed choice."""

    seat: int
    number: int


class WentBack(Struct, frozen=True, tag="returned", omit_defaults=True, forbid_unknown_fields=True):
    """The game was rewound for a seat. `marks`: the seat has seen more since, so the game is marked."""

    seat: int
    number: int
    marks: bool = False


class SeatChanged(Struct, frozen=True, tag="seated", forbid_unknown_fields=True):
    """Somebody else decides for a seat from now on."""

    seat: int
    now: Seat


class AnswerSet(Struct, frozen=True, tag="answered", forbid_unknown_fields=True):
    """A seat set its standing answer to a kind of ask; None: it removed it."""

    seat: int
    ask: str
    text: str | None


class OrdersSet(Struct, frozen=True, tag="ordered", forbid_unknown_fields=True):
    """The standing orders of a seat are now these, in the order they are tried."""

    seat: int
    orders: tuple[Order, ...]


class ReadinessSet(Struct, frozen=True, tag="readied", forbid_unknown_fields=True):
    """Whether the table says for a seat that it is ready, at the end of this round."""

    seat: int
    ready: bool


class PlanSent(Struct, frozen=True, tag="planned", forbid_unknown_fields=True):
    """Whether a seat has sent a plan of bids for this round. Everybody may know that; what it says is private."""

    seat: int
    sent: bool


class FiltersSet(Struct, frozen=True, tag="filtered", forbid_unknown_fields=True):
    """The filters for offers of a seat are now these (`Title.offer_filters`)."""

    seat: int
    filters: tuple[str, ...]


class NoteAdded(Struct, frozen=True, tag="noted", forbid_unknown_fields=True):
    """A seat got a note."""

    seat: int
    note: Note


class VoidVoted(Struct, frozen=True, tag="agreed", omit_defaults=True, forbid_unknown_fields=True):
    """A person voted on ending the game without a winner.

    A no from somebody who has voted yes withdraws that vote; a no from anybody else ends the proposal. `number` is the
    node at which the vote was cast; files of earlier versions lack it.
    """

    seat: int
    agrees: bool
    number: int | None = None


Change = (
    DecisionMade
    | ChoiceRetracted
    | WentBack
    | SeatChanged
    | AnswerSet
    | OrdersSet
    | ReadinessSet
    | PlanSent
    | FiltersSet
    | NoteAdded
    | VoidVoted
)


class ChangeSet(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Everything one call changed: the engine's entries and the table's changes. It is stored whole or not at all."""

    entries: tuple[str, ...] = ()
    changes: tuple[Change, ...] = ()
