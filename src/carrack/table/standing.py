"""Decide which move standing orders and answers make for a person, and which of them must be removed.

Players read of planned moves and auto-answers: a planned move is a standing order, an auto-answer a standing answer.
"""

from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from carrack.engine.game import Game
from carrack.engine.titles import find
from carrack.table.changes import AnswerSet, Change, Note, NoteAdded, OrdersSet
from carrack.table.order import Order
from carrack.table.seat_state import SeatState

SKIP = "pass"  # the answer to asks that are usually skipped


class DueMove(Struct, frozen=True):
    """The move that a standing order or answer makes for a seat now; `order` is the order's index, None: an answer."""

    text: str
    order: int | None


class StandingMoves:
    """Decides what standing orders and answers do in a game. It changes nothing: callers apply what it returns."""

    def __init__(self, game: Game, state: SeatState) -> None:
        self._game = game
        self._state = state
        title = find(game.name)
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
        """Return the move to make for a person who is asked, if any. Orders come first: they are more specific."""
        if seat in self._state.held:
            return None
        ask = self._game.ask
        for at, order in enumerate(self._state.orders[seat]):
            if order.fits(ask):
                return DueMove(order.move(self._game, seat), at)
        text = None if ask is None else self.answers(seat).get(ask.kind)
        return None if text is None else DueMove(text, None)

    def may_be_due(self) -> bool:
        """Whether a move may be due for anybody; a quick test, which spares `due` for every seat."""
        if self._state.has_standing:
            return True
        ask = self._game.ask if self._skipped else None
        return ask is not None and ask.kind in self._skipped

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

        Bids whose auction is over go. So does an order or answer of a person who is asked if its move is not legal; the
        person gets a note.

        Args:
            asked: Returns the seats that have to decide now. It is not called if there is nothing standing.
        """
        if not self._state.has_standing:
            self.mark_seen()
            return
        events = self._game.events(self._serial)
        self._serial += len(events)
        ask = self._game.ask
        if ask is None or ask.kind not in self._auctions or any(event.kind in self._auction_ends for event in events):
            for seat, orders in enumerate(self._state.orders):
                if any(order.begun is not None for order in orders):
                    yield OrdersSet(seat, tuple(order for order in orders if order.begun is None))
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
