"""State of the seats besides the game: people and bots, standing orders and answers, filters, notes, votes.

It changes only by `apply`, so that replaying the stored changes rebuilds it. Texts for players call standing orders
planned moves, and standing answers auto-answers.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from carrack.table.changes import (
    ANY,
    AnswerSet,
    By,
    Change,
    ChoiceRetracted,
    DecisionMade,
    FiltersSet,
    Note,
    NoteAdded,
    OrdersSet,
    PlanSent,
    ReadinessSet,
    SeatChanged,
    VoidVoted,
    WentBack,
)
from carrack.table.order import Order
from carrack.table.seat import Seat

LAPSE = 4  # decisions per seat after which a proposal to end the game lapses


class SeatState:
    """The seats of a table, and what each has set.

    Attributes:
        decisions: The decisions of the current line, and whether a person, an order, an answer or a bot made each.
        answers: By seat, the standing answer to each kind of ask.
        wanted: By seat, the kinds of asks that must not be answered for it.
        orders: By seat, the standing orders.
        ready: Seats for which the table says that they are ready, at the end of this round.
        planners: Seats that have sent a plan of bids for this round. It says nothing of what is left of the plan, which
            would tell others how it went on.
        filters: By seat, the filters that hide offers from it.
        notes: By seat, why orders and answers were dropped.
        held: Seats whose person rewound the game. That person is asked, even if a standing order or answer fits.
        agreed: Seats that voted to end the game.
        proposed_at: The node of the first of these votes, if it was stored.
        is_void: Whether all people voted to end the game.
        has_take_backs: Whether somebody took back a decision after seeing more.
    """

    def __init__(self, seats: Sequence[Seat]) -> None:
        self.seats = list(seats)
        self.decisions: list[DecisionMade] = []
        self.answers: list[dict[str, str]] = [{} for _ in seats]
        self.wanted: list[set[str]] = [set() for _ in seats]
        self.orders: list[tuple[Order, ...]] = [() for _ in seats]
        self.ready: set[int] = set()
        self.planners: set[int] = set()
        self.filters: list[tuple[str, ...]] = [() for _ in seats]
        self.notes: list[list[Note]] = [[] for _ in seats]
        self.held: set[int] = set()
        self.agreed: set[int] = set()
        self.proposed_at: int | None = None
        self.is_void = False
        self.has_take_backs = False

    @property
    def has_standing(self) -> bool:
        """Whether any seat has a standing order or answer, wants the table to say ready for it, or has sent a plan."""
        return any(self.orders) or any(self.answers) or bool(self.ready or self.planners)

    def apply(self, change: Change) -> None:
        """Apply a change."""
        seat = change.seat
        match change:
            case DecisionMade(number=number, is_sealed=is_sealed):
                if is_sealed:
                    self._drop_decision(number, seat)
                self.decisions.append(change)
                self.held.discard(seat)
            case ChoiceRetracted(number=number):
                self._drop_decision(number, seat)
                self.held.add(seat)
            case WentBack(number=number, marks=marks):
                self._rewind(number)
                self.held.add(seat)
                self.has_take_backs |= marks
            case SeatChanged(now=now):
                self.seats[seat] = now
                self.agreed.clear()  # the votes were about other players
                if now.has_resigned:
                    self.answers[seat], self.orders[seat], self.filters[seat] = {}, (), ()
                    self.wanted[seat].clear()
                    self.ready.discard(seat)
                    self.planners.discard(seat)
            case AnswerSet(ask=ask, text=text):
                self.answers[seat].pop(ask, None)
                if text is None:
                    self.wanted[seat].add(ask)
                else:
                    self.wanted[seat].discard(ask)
                    self.answers[seat][ask] = text
                    self.held.discard(seat)
            case OrdersSet(orders=orders):
                if set(orders) - set(self.orders[seat]):
                    self.held.discard(seat)
                self.orders[seat] = orders
            case ReadinessSet(ready=ready):
                if ready:
                    self.ready.add(seat)
                    self.held.discard(seat)
                else:
                    self.ready.discard(seat)
            case PlanSent(sent=True):
                self.planners.add(seat)
            case PlanSent():
                self.planners.discard(seat)
            case FiltersSet(filters=filters):
                self.filters[seat] = filters
            case NoteAdded(note=note):
                self.notes[seat].append(note)
            case VoidVoted(agrees=agrees, number=number):
                self._vote(seat, agrees, number)

    def _vote(self, seat: int, agrees: bool, number: int | None) -> None:
        """Count a vote to end the game; a yes without a proposal starts one."""
        if number is not None and not self.has_proposal(number):
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

    def has_proposal(self, number: int) -> bool:
        """Whether a proposal to end the game is open at this node."""
        return bool(self.agreed) and (self.lapses_at is None or number < self.lapses_at)

    def _drop_decision(self, number: int, seat: int) -> None:
        """Drop a sealed choice that was changed or retracted."""
        self.decisions = [made for made in self.decisions if (made.number, made.seat) != (number, seat)]

    def _rewind(self, number: int) -> None:
        """Drop the decisions from a number on, and reset bids that began after it."""
        self.decisions = [made for made in self.decisions if made.number < number]
        for seat, orders in enumerate(self.orders):
            self.orders[seat] = tuple(
                replace(order, begun=None) if order.begun is not None and order.begun >= number else order
                for order in orders
            )

    def people(self) -> list[int]:
        """Return the seats for which a person decides now."""
        return [at for at, seat in enumerate(self.seats) if seat.kind == "human"]

    def is_human(self, seat: int) -> bool:
        """Whether a person decides for a seat now."""
        return self.seats[seat].kind == "human"

    def last_decision(self, seat: int, by: tuple[By, ...] = ANY) -> int | None:
        """Return the number of a seat's last decision made in one of these ways, if there is one."""
        return next((made.number for made in reversed(self.decisions) if made.seat == seat and made.by in by), None)
