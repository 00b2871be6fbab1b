"""The clock of open nodes: a person who is silent for too long wants no more, connected or not.

The time runs anew after each change: the node opens, somebody raises, withdraws or trades, at the board also makes an
offer (`Title.stirring`), or a person who is waited for connects. While no person of the table is connected, the clock
stops, so that nobody loses anything by a restart of the server or a break; it runs anew when the first one connects.

Every process to which a person is connected ends the silence of all. If somebody acts first, or another process was
quicker, the position has changed and nothing is played. The time is not stored.
"""

import asyncio
from collections.abc import Collection
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from carrack.engine.titles import find
from carrack.server.tables.commands import Command
from carrack.server.tables.table_state import TableState
from carrack.server.tables.table_tasks import TableTasks

if TYPE_CHECKING:
    from carrack.server.tables.registry import HostedTable


class _LastChange(NamedTuple):
    """The last change in an open node: the node, and the serial of the event."""

    takebacks: int
    opened: int
    serial: int


class SilenceClock:
    """Knows when the silence of people counts at one table."""

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
        """Let the time run anew, if a clock runs."""
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
    """Ends the silence of people at the tables of a registry."""

    failure = "the silence at a table does not end"

    def connected(self, hosted: "HostedTable", before: Collection[int]) -> None:
        """Let the time run anew if a person came whom the table waits for, or the first one of all.

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
        """Whether a clock runs and somebody is silent."""
        return bool(_silent(hosted))

    async def run(self, hosted: "HostedTable") -> None:
        """Wait for the end of the time, then end the silence."""
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
    return {seat for seat in seats if not state.chairs[seat].is_program}


@dataclass(frozen=True)
class SilenceCommand(Command[None]):
    """People who were silent for too long want no more, unless something has changed since."""

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
