"""Standing answers and orders of a seat, and how they are played in sealed nodes.

In a sealed node all seats choose at once, and others see only who has chosen. An order that was played at once would
show that nobody was asked. So it is played later and in a change of its own, as a person would.
"""

import asyncio
from dataclasses import dataclass
from functools import cache
from random import SystemRandom
from typing import TYPE_CHECKING, NamedTuple

from carrack.engine.errors import CarrackError
from carrack.server.api_types import NewOrder, Standing, Stands
from carrack.server.errors import Refused
from carrack.server.logs import log, place_of
from carrack.server.storage.rows import Guest
from carrack.server.tables.actions import at_table, check_rows
from carrack.server.tables.commands import Command, Request, make_key
from carrack.server.tables.table_state import TableState
from carrack.table import Order, Table

if TYPE_CHECKING:
    from carrack.server.tables.hosted_table import HostedTable
    from carrack.server.tables.registry import TableRegistry


def standing(table: Table, seat: int) -> Standing:
    """Return the standing answers and orders of a seat; for most there are none, which is one shared object."""
    kinds = table.order_kinds(seat)
    if not table.has_standing(seat):
        return _nothing(kinds)
    return Standing(table.answers(seat), table.orders(seat), table.notes(seat), kinds, table.wanted_asks(seat))


@cache
def _nothing(kinds: tuple[str, ...]) -> Standing:
    return Standing({}, (), (), kinds, ())


def set_answer(state: TableState, guest: Guest, seat: int, ask: str, text: str | None) -> Stands:
    """Set the move that answers a kind of ask; None removes it."""
    _standing_table(state, guest, seat).set_answer(seat, ask, text)
    return _settled(state, seat)


def add_order(state: TableState, guest: Guest, seat: int, order: NewOrder) -> Stands:
    """Append an order."""
    table = _standing_table(state, guest, seat)
    table.set_order(seat, Order(order.kind, order.amount, order.moves, order.about))
    return _settled(state, seat)


def drop_order(state: TableState, guest: Guest, seat: int, at: int, revision: int | None) -> Stands:
    """Remove an order by its index; with a revision, only if nothing has changed since."""
    table = _standing_table(state, guest, seat)
    if revision is not None and revision != state.revisions[seat]:
        raise Refused("stale-revision", revision=state.revisions[seat])
    table.drop_order(seat, at)
    return _settled(state, seat)


def _standing_table(state: TableState, guest: Guest, seat: int) -> Table:
    """Return the table for a change of standing orders, after the checks."""
    check_rows(state, guest)
    return at_table(state, guest, seat, "stand")


def _settled(state: TableState, seat: int) -> Stands:
    """Play due orders. In a sealed node only this seat's: its person has just acted, so nothing is revealed."""
    state.settle()
    if seat in state.sealed_orders() and state.table is not None:
        state.table.play_standing(seat)
        state.settle()
    return Stands(state.revisions[seat])


_random = SystemRandom()


class SealedOrders:
    """Plays standing orders in sealed nodes, one seat after the other."""

    def __init__(self, registry: "TableRegistry") -> None:
        self._registry = registry
        self._is_open = False

    def open(self) -> None:
        """Start playing."""
        self._is_open = True

    def stop(self) -> None:
        """Stop playing; the next process takes over what is due."""
        self._is_open = False
        for hosted in self._registry.tables.values():
            if hosted.order_task is not None:
                hosted.order_task.cancel()

    def wake(self, hosted: "HostedTable") -> None:
        """Start playing at a table, if an order is due in a sealed node."""
        if self._is_open and hosted.order_task is None and hosted.state is not None and hosted.state.sealed_orders():
            hosted.order_task = self._registry.start(self._play(hosted))

    async def _play(self, hosted: "HostedTable") -> None:
        failed: set[_Due] = set()
        try:
            while (due := await self._registry.read(hosted.ident, _next_due)) is not None and due not in failed:
                if due.is_among_people:
                    await asyncio.sleep(_random.uniform(*self._registry.config.order_pause))
                try:
                    await self._registry.execute(SealedOrderCommand(hosted.ident, due))
                except CarrackError:  # usually the game went on, or the person chose meanwhile: look again
                    failed.add(due)
        except Exception as error:  # noqa: BLE001 - any fault: the bot runner's next round finds the table again
            log.warning("standing orders wait at a table: %s at %s", type(error).__name__, place_of(error))
        finally:
            hosted.order_task = None


class _Due(NamedTuple):
    """A seat with an order that is due, and the node."""

    seat: int
    number: int
    takebacks: int
    is_among_people: bool  # others could notice how quickly it is played


def _next_due(state: TableState) -> _Due | None:
    seats = state.sealed_orders()
    if not seats:
        return None
    assert state.table is not None
    table = state.table
    return _Due(_random.choice(seats), table.game.number, table.game.takebacks, len(state.people()) > 1)


@dataclass(frozen=True)
class SealedOrderCommand(Command[None]):
    """Play what stands for a seat in a sealed node, unless its person has chosen meanwhile."""

    table_id: str
    due: _Due

    def apply(self, state: TableState) -> None:
        """Play it."""
        due = self.due
        if due.seat in state.sealed_orders() and state.table is not None:
            state.table.play_standing(due.seat, due.number, due.takebacks)
            state.settle()


@dataclass(frozen=True)
class OrderCommand(Command[Stands]):
    """A new standing order of a guest's seat."""

    table_id: str
    guest: Guest
    seat: int
    order: NewOrder

    def request(self) -> Request[Stands]:
        """Return the request: an order has a key, so that a repeated one is not added twice."""
        return Request(self.guest, make_key(self.order.key, "order", self.seat, self.order), Stands)

    def apply(self, state: TableState) -> Stands:
        """Add the order."""
        return add_order(state, self.guest, self.seat, self.order)
