"""What a table knows beside the game: who sits where and what stands. It changes only by rows of the file."""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from carrack.engine.types import Refusal
from carrack.table.errors import TableError
from carrack.table.order import Order
from carrack.table.seat import Seat

By = Literal["hand", "order", "answer", "bot"]
OWN: tuple[By, ...] = ("hand", "order")  # what one decided oneself; an answer was there before the question
ANY: tuple[By, ...] = (*OWN, "answer", "bot")
LAPSE = 4  # decisions per seat after which a proposal to end the game lapses


class Note(Struct, frozen=True, forbid_unknown_fields=True):
    """Something for one seat only: at this number its order or answer was not legal, and why."""

    number: int
    kind: Literal["order", "answer"]
    text: str
    why: Refusal

    def error(self) -> TableError:
        """It as something that `narrate` can tell."""
        if self.kind == "order":
            return TableError("order-dropped", text=self.text)
        return TableError("answer-dropped", text=self.text)


class Made(Struct, frozen=True, tag="made", omit_defaults=True, forbid_unknown_fields=True):
    """A decision, by the number of the node it answers."""

    seat: int
    number: int
    by: By
    is_sealed: bool = False


class Retracted(Struct, frozen=True, tag="retracted", forbid_unknown_fields=True):
    """The sealed choice of a seat was taken back."""

    seat: int
    number: int


class Returned(Struct, frozen=True, tag="returned", omit_defaults=True, forbid_unknown_fields=True):
    """The game went back to a number for a seat; it is marked if that seat had seen more."""

    seat: int
    number: int
    marks: bool = False


class Seated(Struct, frozen=True, tag="seated", forbid_unknown_fields=True):
    """Somebody else chooses for a seat."""

    seat: int
    now: Seat


class Answered(Struct, frozen=True, tag="answered", forbid_unknown_fields=True):
    """A standing answer to a kind of ask, or none any more."""

    seat: int
    ask: str
    text: str | None


class Ordered(Struct, frozen=True, tag="ordered", forbid_unknown_fields=True):
    """All standing orders of a seat, first things first."""

    seat: int
    orders: tuple[Order, ...]


class Noted(Struct, frozen=True, tag="noted", forbid_unknown_fields=True):
    """A note to a seat."""

    seat: int
    note: Note


class Agreed(Struct, frozen=True, tag="agreed", omit_defaults=True, forbid_unknown_fields=True):
    """A person wants the game to be void, or not: who agreed before withdraws, anybody else refuses for all.

    `number` is that of the node at which it was said; rows of earlier versions have none.
    """

    seat: int
    agrees: bool
    number: int | None = None


Change = Made | Retracted | Returned | Seated | Answered | Ordered | Noted | Agreed


class Row(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What one call did, whole: the engine's entries and the table's changes."""

    entries: tuple[str, ...] = ()
    changes: tuple[Change, ...] = ()


class Sitting:
    """The seats of a table, and what stands for each."""

    def __init__(self, seats: Sequence[Seat]) -> None:
        self.seats = list(seats)
        self.decisions: list[Made] = []  # of the line that stands
        self.answers: list[dict[str, str]] = [{} for _ in seats]
        self.wanted: list[set[str]] = [set() for _ in seats]  # kinds of asks that are not to be answered for a seat
        self.orders: list[tuple[Order, ...]] = [() for _ in seats]
        self.notes: list[list[Note]] = [[] for _ in seats]
        self.held: set[int] = set()  # who went back is asked there, whatever stood before
        self.agreed: set[int] = set()
        self.proposed_at: int | None = None  # the node at which the first of them agreed, if that was kept
        self.is_void = False
        self.has_take_backs = False

    @property
    def stands(self) -> bool:
        """Whether an order or an answer stands for anybody."""
        return any(self.orders) or any(self.answers)

    def take(self, change: Change) -> None:
        """Carry out a change."""
        seat = change.seat
        match change:
            case Made(number=number, is_sealed=is_sealed):
                if is_sealed:
                    self.forget(number, seat)
                self.decisions.append(change)
                self.held.discard(seat)
            case Retracted(number=number):
                self.forget(number, seat)
                self.held.add(seat)
            case Returned(number=number, marks=marks):
                self.go_back(number)
                self.held.add(seat)
                self.has_take_backs |= marks
            case Seated(now=now):
                self.seats[seat] = now
                self.agreed.clear()  # they agreed about another table
                if now.has_resigned:
                    self.answers[seat], self.orders[seat] = {}, ()
                    self.wanted[seat].clear()
            case Answered(ask=ask, text=text):
                self.answers[seat].pop(ask, None)
                if text is None:
                    self.wanted[seat].add(ask)
                else:
                    self.wanted[seat].discard(ask)
                    self.answers[seat][ask] = text
                    self.held.discard(seat)
            case Ordered(orders=orders):
                if len(orders) > len(self.orders[seat]):
                    self.held.discard(seat)
                self.orders[seat] = orders
            case Noted(note=note):
                self.notes[seat].append(note)
            case Agreed(agrees=agrees, number=number):
                self.take_agreement(seat, agrees, number)

    def take_agreement(self, seat: int, agrees: bool, number: int | None) -> None:
        """Take up what a person says to the proposal to end the game, or begin a new one."""
        if number is not None and not self.proposal_stands(number):
            self.agreed.clear()
        if agrees:
            if not self.agreed:
                self.proposed_at = number
            self.agreed.add(seat)
            self.is_void = self.agreed.issuperset(self.people())
        elif seat in self.agreed:
            self.agreed.remove(seat)
        else:
            self.agreed.clear()

    @property
    def lapses_at(self) -> int | None:
        """The node at which the proposal to end the game lapses; None if there is none, or it never does."""
        if not self.agreed or self.proposed_at is None:
            return None
        return self.proposed_at + LAPSE * len(self.seats)

    def proposal_stands(self, number: int) -> bool:
        """Whether there is a proposal to end the game at this node."""
        return bool(self.agreed) and (self.lapses_at is None or number < self.lapses_at)

    def forget(self, number: int, seat: int) -> None:
        """Drop a sealed choice that was changed or taken back."""
        self.decisions = [made for made in self.decisions if (made.number, made.seat) != (number, seat)]

    def go_back(self, number: int) -> None:
        """Drop the decisions from a number on; bids that began after it have not begun yet."""
        self.decisions = [made for made in self.decisions if made.number < number]
        for seat, orders in enumerate(self.orders):
            self.orders[seat] = tuple(
                replace(order, begun=None) if order.begun is not None and order.begun >= number else order
                for order in orders
            )

    def people(self) -> list[int]:
        """The seats for which a person chooses now."""
        return [at for at, seat in enumerate(self.seats) if seat.kind == "human"]

    def last_decision(self, seat: int, by: tuple[By, ...] = ANY) -> int | None:
        """The number of a seat's last decision."""
        return next((made.number for made in reversed(self.decisions) if made.seat == seat and made.by in by), None)
