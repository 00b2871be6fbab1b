"""Plays the moves of bots, which worker processes choose.

The process that wrote the last row of a table plays its bots. Another process takes the table over only after a while
without writes, so that two do not compute the same decision; if they do, the version check accepts only one move.
"""

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from random import SystemRandom
from time import monotonic
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from sqlalchemy.exc import SQLAlchemyError

from carrack.engine.errors import CarrackError, IllegalMove
from carrack.engine.titles import find
from carrack.server.errors import Refused
from carrack.server.observability import log, place_of
from carrack.server.tables.bot_workers import BotWorkers, FairQueue
from carrack.server.tables.commands import Command
from carrack.server.tables.table_state import TableState

if TYPE_CHECKING:
    from carrack.server.tables.registry import HostedTable, TableRegistry

PAGE = 50  # tables without a listener that are driven concurrently
SHARE = 20  # decisions per table before the next page is resumed
_random = SystemRandom()


class BotRunner:
    """Plays the bots at the tables of a registry."""

    def __init__(self, registry: "TableRegistry") -> None:
        self._registry = registry
        self._config = registry.config
        self.workers = BotWorkers(registry.config.thinkers, registry.config.grace_seconds)
        self._is_open = False
        self._postponed = 0  # counts the postponements of a table
        self._resuming: asyncio.Task[None] | None = None
        # Tables beyond this number wait without holding a view. This queue and the workers' serve hosts in turns, and
        # a table asks for one decision at a time: many tables or quick bots give no host an advantage.
        self._queue = FairQueue(registry.config.thinkers + registry.config.waiting)

    def open(self) -> None:
        """Start to look for tables that no process drives."""
        self._is_open = True
        self._resuming = self._registry.start(self._resume_for_ever())

    def stop(self) -> None:
        """Stop driving. A decision that was computed is lost; a write that has begun is finished."""
        self._is_open = False
        if self._resuming is not None:
            self._resuming.cancel()
        for hosted in self._registry.tables.values():
            if hosted.bot_task is not None:
                hosted.bot_task.cancel()

    def wake(self, hosted: "HostedTable") -> None:
        """Let the bots of a table play, if one is due."""
        state = hosted.state
        if state is None or state.life != "playing" or state.table is None or hosted.bot_task is not None:
            return
        if self._is_open and state.table.next_bot() is not None:
            hosted.bot_task = self._registry.start(self._drive(hosted, None))

    async def _drive(self, hosted: "HostedTable", share: int | None) -> int:
        """Play bots until a person has to choose, or `share` decisions; return how many were played."""
        played = 0
        foul: tuple[int, int] | None = None  # the node and seat where a bot chose an illegal move
        answered: int | None = None  # the number in an open node at which the pause for its last change is over
        try:
            while share is None or played < share:
                owner = "" if hosted.state is None else hosted.state.host
                async with self._queue.slot(owner):
                    turn = await self._registry.read(hosted.ident, _turn_of_bot)
                    if turn is None or not (
                        turn.version == hosted.written_version or await self._claim(hosted, turn.version)
                    ):
                        break
                    level = 0 if foul == (turn.number, turn.seat) else turn.level
                    pause = 0.0 if turn.number == answered else self._pause(hosted, turn)
                    answers_at = monotonic() + pause
                    thought = self.workers.choose(level, turn.seed, turn.view, self._config.budget, turn.owner)
                    move = await self._registry.metrics.thinking(thought)
                await self._rest(answers_at)
                try:
                    answered = await self._registry.execute(BotMoveCommand(hosted.ident, turn, move))
                    played += 1
                except IllegalMove:
                    if level == 0:
                        raise
                    log.warning("a bot of level %s chose an illegal move; level 0 decides", level)
                    foul = (turn.number, turn.seat)
                except CarrackError as error:
                    if is_not_saved(error):
                        raise
                    # The table has moved on, or the seat is a person's again: look up who is due now.
        except (SQLAlchemyError, OSError) as error:  # the database is unavailable: not the table's fault
            log.warning("bots rest at a table: %s", type(error).__name__)
        except Exception as error:  # noqa: BLE001 - a damaged table can raise anything, and the other tables must go on
            if not is_not_saved(error):
                await self._postpone(hosted.ident, error)
        finally:
            hosted.bot_task = None
        return played

    def _pause(self, hosted: "HostedTable", turn: "_BotDecision") -> float:
        """Return how many seconds a bot takes at least: in an open node that somebody follows, as many as a person.

        The bot thinks meanwhile. If somebody acts, its move is refused; then it decides and waits again.
        """
        if not (turn.has_pause and hosted.broadcast.is_followed):
            return 0.0
        pause = self._config.bot_pause_seconds
        return _random.uniform(pause / 2, pause * 3 / 2)

    async def _rest(self, answers_at: float) -> None:
        """Wait until the pause of a bot is over."""
        await asyncio.sleep(answers_at - monotonic())

    async def _postpone(self, ident: str, error: Exception) -> None:
        """Postpone a table whose bots fail, longer each time."""
        store, now, pause = self._registry.store, self._config.now(), self._config.takeover_seconds
        fault = error.__cause__ or error
        with suppress(Refused):  # not writable now: the table is tried again in the next round
            seconds: float = await self._registry.writer.write(
                lambda connection: store.postpone(connection, ident, now, pause), ident
            )
            self._postponed += 1
            self._registry.metrics.postponed.inc()
            text = "bots rest at a table for %.0f s: %s at %s"
            log.warning(text, seconds, type(fault).__name__, place_of(fault))

    # Tables of other processes, and of one that has ended ------------------------------------------------------------

    async def _resume_for_ever(self) -> None:
        """Take over tables that no process drives: at the start, then regularly."""
        while True:
            try:
                while await self._resume_some():
                    pass
            except (SQLAlchemyError, OSError) as error:  # the database is unavailable: try again later
                log.warning("tables cannot be taken over: %s", type(error).__name__)
            await asyncio.sleep(self._config.takeover_seconds)

    async def _resume_some(self) -> bool:
        """Take over a page of tables; return whether more may be due now."""
        store = self._registry.store
        found = await store.tables_due(self._registry.process_id, self._before(), self._config.now(), PAGE)
        before = self._postponed
        results = await asyncio.gather(*(self._resume(ident) for ident in found), return_exceptions=True)
        for error in results:
            if isinstance(error, Exception):
                log.warning("a table cannot go on: %s at %s", type(error).__name__, place_of(error))
        has_played = any(isinstance(count, int) and count for count in results)
        return has_played or self._postponed > before  # others may have queued behind those that failed

    async def _resume(self, ident: str) -> int:
        """Drive a table for `SHARE` decisions and return how many were played. Unload it if nobody uses it."""
        is_new = ident not in self._registry.tables
        with self._registry.use(ident) as hosted:
            if hosted.bot_task is not None:
                return 0
            hosted.bot_task = driver = self._registry.start(self._drive(hosted, SHARE))
            played = await driver
            self._registry.delayed_orders.wake(hosted)
            if (orders := self._registry.delayed_orders.tasks.get(hosted)) is not None:
                await orders
        if hosted.users:
            self._registry.wake(hosted)
        elif is_new:
            self._registry.tables.pop(ident, None)
            hosted.discard_state()
        return played

    async def _claim(self, hosted: "HostedTable", version: int) -> bool:
        """Claim a table for this process, unless another one drives it."""
        now, store = self._config.now(), self._registry.store
        claimed: bool = await self._registry.writer.write(
            lambda connection: store.claim(connection, hosted.ident, self._registry.process_id, self._before(), now)
        )
        if claimed:
            hosted.written_version = version
        return claimed

    def _before(self) -> float:
        """Return the time before which a table must have been driven to be taken over. SQLite has one process."""
        return self._config.now() - (0.0 if self._registry.store.is_single_process else self._config.takeover_seconds)


def is_not_saved(error: Exception) -> bool:
    """Whether the database refused a change, which is not the table's fault."""
    return isinstance(error, CarrackError) and error.code == "not-saved"


class _BotDecision(Struct):
    """A decision that a bot has to make, and the position it is for."""

    version: int
    seat: int
    level: int | str
    seed: int
    number: int
    takebacks: int
    view: Any
    owner: str
    has_pause: bool  # the bot answers what others did in an open node; in the middle of an offer it does not


def _turn_of_bot(state: TableState) -> _BotDecision | None:
    table = state.table
    seat = None if table is None or state.life != "playing" else table.next_bot()
    if table is None or seat is None:
        return None
    level = table.seats[seat].level
    assert level is not None
    game = table.game
    seed = state.header.bots * 8 + seat
    view = game.view(seat)
    has_pause = game.mode == "open" and not find(game.name).is_in_line(view, seat)
    return _BotDecision(state.version, seat, level, seed, game.number, game.takebacks, view, state.host, has_pause)


@dataclass(frozen=True)
class BotMoveCommand(Command[int | None]):
    """The move that a bot chose. It is dropped if the game has ended meanwhile, and refused if somebody acted.

    The answer is the new number if the bot wants no more of an open node and nothing else happened. There is nothing
    to follow then, so the next bot answers the same change without a pause of its own.
    """

    table_id: str
    turn: _BotDecision
    move: int

    def apply(self, state: TableState) -> int | None:
        """Play it."""
        turn = self.turn
        if state.table is None or state.life != "playing":
            return None
        game = state.table.game
        quiet = None if game.ask is None else find(game.name).quiet.get(game.ask.kind)
        opened = game.opened
        state.table.check_current(turn.number, turn.takebacks)  # a bot that was overtaken decides again
        text = state.table.play_bot(turn.seat, self.move).text
        state.play_due_orders()
        is_alone = (game.mode, game.opened, game.number) == ("open", opened, turn.number + 1)
        return game.number if is_alone and text == quiet else None
