"""Tasks that change a table after a pause: standing orders that are not played at once, and the clock of open nodes.

**Standing orders.** In a sealed node all seats choose at once, and others see only who has chosen. A standing order
that was played at once would show that nobody was asked. So it is played later and in a change of its own, as a person
would. In an open node a planned bid answers what others do. While somebody follows the table live, it does so after a
pause and in a change of its own, so that everybody can follow.

**The clock of open nodes.** When its time is up, the table says content or ready for every person it waits for,
connected or not. The clock restarts after each change: the node opens, somebody raises, withdraws or trades, at the
board also makes an offer (`Title.stirring`), or a person the table waits for connects. It stops while no person of the
table is connected, so that a break or a restart of the server costs nobody anything, and restarts when one connects.

Every process with a connected person plays these moves for all seats. If somebody acts first, or another process was
quicker, the position has changed and nothing is played. The time is not stored.
"""

import asyncio
from collections.abc import Collection
from dataclasses import dataclass
from random import SystemRandom
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple

from carrack.engine.errors import CarrackError
from carrack.engine.game import Game
from carrack.engine.titles import find
from carrack.server.observability import log, place_of
from carrack.server.tables.commands import Command
from carrack.server.tables.table_state import TableState

if TYPE_CHECKING:
    from carrack.server.tables.registry import HostedTable, TableRegistry

SLICES = 8  # looks at the bids within the pause of planned bids: if they change, the pause starts again
_random = SystemRandom()


class TableTasks:
    """Runs at most one task per table, from `open` to `stop`. Subclasses say when one is due and what it does."""

    failure = ""  # log message for a task that raised an error

    def __init__(self, registry: "TableRegistry") -> None:
        self._registry = registry
        self._is_open = False
        self.tasks: dict[HostedTable, asyncio.Task[None]] = {}  # those that run

    def open(self) -> None:
        """Allow tasks to start."""
        self._is_open = True

    def stop(self) -> None:
        """Cancel all tasks, and start no more."""
        self._is_open = False
        for task in self.tasks.values():
            task.cancel()

    def wake(self, hosted: "HostedTable") -> None:
        """Start the task of a table, if one is due and none runs."""
        if self._is_open and hosted not in self.tasks and self.is_due(hosted):
            self.tasks[hosted] = self._registry.start(self._guarded(hosted))

    async def _guarded(self, hosted: "HostedTable") -> None:
        try:
            await self.run(hosted)
        except Exception as error:  # noqa: BLE001 - any fault must leave the table usable; the next change starts anew
            log.warning(f"{self.failure}: %s at %s", type(error).__name__, place_of(error))
        finally:
            if self.tasks.get(hosted) is asyncio.current_task():
                del self.tasks[hosted]

    def is_due(self, hosted: "HostedTable") -> bool:
        """Whether a table needs a task now."""
        raise NotImplementedError

    async def run(self, hosted: "HostedTable") -> None:
        """Work at a table until nothing is due."""
        raise NotImplementedError


# Standing orders that wait --------------------------------------------------------------------------------------------


class DelayedOrders(TableTasks):
    """Plays standing orders in sealed nodes and planned bids in open ones, one seat after the other."""

    failure = "standing orders wait at a table"  # until the bot runner's next round finds it

    def is_due(self, hosted: "HostedTable") -> bool:
        """Whether a waiting order is due."""
        return hosted.state is not None and bool(hosted.state.delayed_orders())

    async def run(self, hosted: "HostedTable") -> None:
        """Play the orders that are due, each after its pause. If the process stops, the next one plays them."""
        failed: set[_Due] = set()
        answered: _Change | None = None  # the change in an open node whose pause is over
        while (due := await self._registry.read(hosted.ident, _next_due)) is not None and due not in failed:
            if due.change is None:
                pause = self._registry.config.order_pause
                await asyncio.sleep(_random.uniform(*pause) if due.is_among_people else 0.0)
            elif due.change != answered:
                answered = await self._wait_after(hosted, due.change)
                continue
            try:
                await self._registry.execute(DelayedOrderCommand(hosted.ident, due))
            except CarrackError:  # usually the game went on, or the person chose meanwhile: look again
                failed.add(due)

    async def _wait_after(self, hosted: "HostedTable", change: "_Change") -> "_Change":
        """Wait until the bids of an open node have rested for the pause of planned bids; return the last change."""
        pause = self._registry.config.plan_pause_seconds if hosted.broadcast.is_followed else 0.0
        ends = monotonic() + pause
        while (left := ends - monotonic()) > 0:
            await asyncio.sleep(min(left, pause / SLICES))
            table = None if hosted.state is None else hosted.state.table
            latest = None if table is None else _change(table.game)
            if latest is not None and latest != change:
                change, ends = latest, monotonic() + pause
        return change


class _Change(NamedTuple):
    """The bids of an open node, which a planned bid answers."""

    takebacks: int
    opened: int
    bids: tuple[tuple[int, int], ...]


class _Due(NamedTuple):
    """A seat with an order that is due, and the node."""

    seat: int
    number: int
    takebacks: int
    is_among_people: bool  # others could notice how quickly it is played
    change: _Change | None  # None in a sealed node


def _next_due(state: TableState) -> _Due | None:
    seats = state.delayed_orders()
    if not seats:
        return None
    assert state.table is not None
    game = state.table.game
    return _Due(_random.choice(seats), game.number, game.takebacks, len(state.people()) > 1, _change(game))


def _change(game: Game) -> _Change | None:
    if game.mode != "open":
        return None
    return _Change(game.takebacks, game.opened, tuple(find(game.name).bids(game.view()).items()))


@dataclass(frozen=True)
class DelayedOrderCommand(Command[None]):
    """Play the standing order of a seat, unless its person has chosen or the bids have changed meanwhile."""

    table_id: str
    due: _Due

    def apply(self, state: TableState) -> None:
        """Play it. A planned bid that raises is content with that at once."""
        due, table = self.due, state.table
        if table is None or due.seat not in state.delayed_orders():
            return
        if due.change is None:
            table.play_standing(due.seat, due.number, due.takebacks)
        elif due.change == _change(table.game):
            table.play_standing(due.seat)
            if table.game.opened == due.change.opened and due.seat in table.planning_seats():
                table.play_standing(due.seat)
        state.play_due_orders()


# The clock of open nodes ----------------------------------------------------------------------------------------------


class _LastChange(NamedTuple):
    """The last change in an open node: the node, and the serial of the event."""

    takebacks: int
    opened: int
    serial: int


class SilenceClock:
    """The time at which people who have not acted count as content or ready, for one table."""

    def __init__(self) -> None:
        self._last: _LastChange | None = None
        self._serial = 0  # of the first event that was not looked at
        self._ends = 0.0

    def update(self, state: TableState, now: float) -> None:
        """Set `state.silent_at` after the table has changed or was loaded."""
        before, self._last = self._last, self._last_change(state)
        if self._last is not None and self._last != before:
            self._ends = now + state.opened.auction_seconds
        state.silent_at = None if self._last is None else self._ends

    def restart(self, state: TableState, now: float) -> None:
        """Restart the clock, if one runs."""
        if state.silent_at is not None:
            self._ends = state.silent_at = now + state.opened.auction_seconds

    def _last_change(self, state: TableState) -> _LastChange | None:
        """Return the last change of an open node that waits for people; None if there is no such node or no clock."""
        table, since = state.table, self._serial
        if table is None or not state.opened.auction_seconds or state.life != "playing":
            return None
        game = table.game
        self._serial = game.serial
        if game.mode != "open" or game.ask is None or not table.waiting:
            return None
        stirring = find(game.name).stirring.get(game.ask.kind, frozenset())
        last = self._last
        if last is None or (last.takebacks, last.opened) != (game.takebacks, game.opened):
            return _LastChange(game.takebacks, game.opened, game.serial - 1)
        changes = [event.serial for event in game.events(since) if event.kind in stirring]
        return last._replace(serial=changes[-1]) if changes else last


class SilenceKeeper(TableTasks):
    """Acts for the people at a registry's tables whose time is up."""

    failure = "the silence at a table does not end"

    def connected(self, hosted: "HostedTable", before: Collection[int]) -> None:
        """Restart the clock if a person came whom the table waits for, or the first person of the table.

        Args:
            hosted: The table, with the new connections counted.
            before: The seats that were connected before, at any process.
        """
        state = hosted.state
        if state is None or state.table is None or state.silent_at is None:
            return
        new = _people(state, hosted.broadcast.presence.everywhere().seats).difference(before)
        if new and (new.intersection(state.table.waiting) or not _people(state, before)):
            hosted.clock.restart(state, self._registry.config.now())
            self._registry.publish(hosted, state)

    def is_due(self, hosted: "HostedTable") -> bool:
        """Whether a clock runs and the table waits for a person."""
        return bool(_silent(hosted))

    async def run(self, hosted: "HostedTable") -> None:
        """Wait until the time is up, then act for the people that the table waits for."""
        while (state := hosted.state) is not None and state.silent_at is not None and (seats := _silent(hosted)):
            left = state.silent_at - self._registry.config.now()
            if left > 0:
                await asyncio.sleep(left)
                continue
            assert state.table is not None
            game = state.table.game
            await self._registry.execute(SilenceCommand(hosted.ident, game.number, game.takebacks, tuple(seats)))


def _silent(hosted: "HostedTable") -> list[int]:
    """Return the seats that are waited for while a clock runs and a person is connected to this process."""
    state = hosted.state
    if state is None or state.silent_at is None or state.table is None:
        return []
    return list(state.table.waiting) if _people(state, hosted.broadcast.presence.here().seats) else []


def _people(state: TableState, seats: Collection[int]) -> set[int]:
    """Return those of some seats that are not a program's."""
    return {seat for seat in seats if not state.setups[seat].is_program}


@dataclass(frozen=True)
class SilenceCommand(Command[None]):
    """Say content or ready for people whose time is up, unless something has changed since."""

    table_id: str
    number: int
    takebacks: int
    seats: tuple[int, ...]

    def apply(self, state: TableState) -> None:
        """Play the quiet move for each of them, as long as the node is open."""
        table = state.table
        if table is None or state.life != "playing" or state.silent_at is None or state.silent_at > state.now():
            return
        game = table.game
        if (game.number, game.takebacks) != (self.number, self.takebacks):
            return
        opened = game.opened
        for seat in self.seats:
            if game.mode == "open" and game.opened == opened and seat in table.waiting:
                table.be_quiet(seat)
        state.play_due_orders()
