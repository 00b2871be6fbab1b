"""Decides which move the table makes for a person, and which standing orders and answers are removed.

The move comes from a standing order or answer. In an open node it may also be that of a person who wants no more: the
person made the last change, and everybody else is content with it. Texts for players call standing orders planned
moves, and standing answers auto-answers.
"""

from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from carrack.engine.game import Game
from carrack.engine.titles import find
from carrack.engine.types import Ask
from carrack.table import plan
from carrack.table.changes import AnswerSet, Change, Note, NoteAdded, OrdersSet, PlanSent, ReadinessSet
from carrack.table.order import Order
from carrack.table.seat_state import SeatState

SKIP = "pass"  # the answer to asks that are usually skipped


class DueMove(Struct, frozen=True):
    """The move that the table makes for a seat now; `order` is the index of a standing order, None without one."""

    text: str
    order: int | None


class StandingMoves:
    """Decides what standing orders and answers do in a game. It changes nothing: callers apply what it returns."""

    def __init__(self, game: Game, state: SeatState) -> None:
        self._game = game
        self._state = state
        self._title = title = find(game.name)
        self._skipped = title.skipped
        self._auctions = title.orders.get("bid", ())  # kinds of asks
        self._auction_ends = title.auction_ends
        self._serial = game.serial  # of the first event that `dropped` has not seen

    def mark_seen(self) -> None:
        """Skip the events so far: another process has dealt with them."""
        self._serial = self._game.serial

    def answers(self, seat: int) -> dict[str, str]:
        """Return the standing answers of a seat. Asks usually skipped are passed unless wanted."""
        wanted = self._state.wanted[seat]
        usual = {ask: SKIP for ask in self._game.skipped_asks(seat) if ask not in wanted}
        return usual | self._state.answers[seat]

    def due(self, seat: int) -> DueMove | None:
        """Return the move to make for a person who is asked, if any. Orders come first: they are more specific.

        Without any, a person whose own act was the last change in an open node is content with it as soon as everybody
        else is.
        """
        if seat in self._state.held:
            return None
        ask = self._game.ask
        due = None if ask is None else self._wanted(seat, ask)
        if due is None or ask is None or ask.kind not in self._title.quiet:
            return due
        # A person who is making up an offer move by move is not interrupted.
        return None if self._title.is_in_line(self._game.view(), seat) else due

    def _wanted(self, seat: int, ask: Ask) -> DueMove | None:
        """Return the move to make for a person, whatever the person is doing."""
        for at, order in enumerate(self._state.orders[seat]):
            if order.fits(ask):
                return DueMove(order.move(self._game, seat), at)
        if seat in self._state.ready and ask.kind == self._title.closing:
            return DueMove(self._title.quiet[ask.kind], None)
        text = self.answers(seat).get(ask.kind) or self._quiet_after_own_act(seat, ask)
        return None if text is None else DueMove(text, None)

    def _quiet_after_own_act(self, seat: int, ask: Ask) -> str | None:
        """Return the quiet move of an open node if it waits only for this seat, which made the last change."""
        quiet = self._title.quiet.get(ask.kind)
        if quiet is None or self._game.deciders != (seat,) or self._title.last_changer(self._game.view()) != seat:
            return None
        return quiet

    def may_be_due(self) -> bool:
        """Whether a move may be due for anybody; a quick test, which spares `due` for every seat."""
        if self._state.has_standing:
            return True
        ask = self._game.ask if self._skipped or self._title.quiet else None
        return ask is not None and (ask.kind in self._skipped or ask.kind in self._title.quiet)

    def orders_after_use(self, seat: int, at: int) -> tuple[Order, ...]:
        """Return the orders of a seat once the one at an index was used; a bid stays until its auction ends."""
        orders = list(self._state.orders[seat])
        if orders[at].kind != "bid":
            del orders[at]
        elif orders[at].begun is None:
            orders[at] = replace(orders[at], begun=self._game.number)
        return tuple(orders)

    def dropped(self, asked: Callable[[], Sequence[int]]) -> Iterator[Change]:
        """Yield the changes that are due after a move; apply each before asking for the next.

        Bids whose auction is over are removed, and plans whose round is over: nobody has sent one any more. A person
        who was made an offer does not say ready by itself any more, unless a filter hides the offer. An order or answer
        of a person who is asked is removed if its move is not legal; the person gets a note.

        Args:
            asked: Returns the seats that have to decide now. It is not called if there are no orders or answers.
        """
        if not self._state.has_standing:
            self.mark_seen()
            return
        events = self._game.events(self._serial)
        self._serial += len(events)
        ask = self._game.ask
        is_settled = ask is None or ask.kind not in self._auctions
        is_settled = is_settled or any(event.kind in self._auction_ends for event in events)
        for seat, orders in enumerate(self._state.orders):
            kept = plan.current(self._game, orders, events)
            if is_settled:
                kept = tuple(order for order in kept if order.lot or order.begun is None)
            if kept != orders:
                yield OrdersSet(seat, kept)
        for seat in sorted(self._state.ready):
            if plan.is_tempted(self._game, seat, events, self._state.filters[seat]):
                yield ReadinessSet(seat, False)
        if any(event.kind in self._title.plan_ends for event in events):
            for seat in sorted(self._state.planners):
                yield PlanSent(seat, False)
        for seat in filter(self._state.is_human, asked()):
            while (due := self.due(seat)) is not None:
                why = self._game.why_not(seat, due.text)
                if why is None:
                    break
                orders = self._state.orders[seat]
                if due.order is not None:
                    yield OrdersSet(seat, (*orders[: due.order], *orders[due.order + 1 :]))
                    yield NoteAdded(seat, Note(self._game.number, "order", orders[due.order].text, why))
                elif ask is not None:
                    yield AnswerSet(seat, ask.kind, None)
                    yield NoteAdded(seat, Note(self._game.number, "answer", due.text, why))
