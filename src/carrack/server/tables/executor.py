"""Executes commands: load the table, apply the command, persist the rows, broadcast the change.

Only this module executes commands on existing tables, and only `Executor._attempt` decides whether the cached table is
current enough. `TableRegistry.create` writes new tables.
"""

import asyncio
from typing import TYPE_CHECKING, NamedTuple, TypeVar

import msgspec

from carrack.engine.errors import CarrackError
from carrack.server.errors import Refused
from carrack.server.storage.store import AnsweredRequest
from carrack.server.storage.writer import WriteConflict
from carrack.server.tables.broadcast import PublicChange
from carrack.server.tables.commands import Command, Request
from carrack.server.tables.hosted_table import HostedTable
from carrack.server.tables.persistence import addition
from carrack.server.tables.table_state import TableState
from carrack.server.tables.views import serial

if TYPE_CHECKING:
    from carrack.server.tables.registry import TableRegistry

ATTEMPTS = 10  # after which a command is refused because other processes were quicker each time
A = TypeVar("A")


class _OutdatedTable(Exception):
    """The cached table was not current: the command has to be tried again on what the database has."""


class _Effect(NamedTuple):
    """What a command did: the change for everybody, and whether the public can see anything of it."""

    change: PublicChange
    is_seen: bool


class Executor:
    """Executes the commands of a registry's tables, one at a time for each table."""

    def __init__(self, registry: "TableRegistry") -> None:
        self._registry = registry

    async def run(self, command: Command[A]) -> A:
        """Execute a command and return its answer; then the change is durable and was broadcast."""
        request = command.request()
        # In a task of its own: a caller that disconnects must not stop it half way.
        answer = await asyncio.shield(self._registry.start(self._run(command, request)))
        if command.counted_as:
            self._registry.metrics.moves(command.counted_as).inc()
        return answer

    async def _run(self, command: Command[A], request: Request[A] | None) -> A:
        with self._registry.use(command.table_id) as hosted:
            for attempt in range(ATTEMPTS):
                async with hosted.lock:
                    try:
                        return await self._attempt(hosted, command, request, may_use_cache=attempt == 0)
                    except _OutdatedTable:
                        continue
        raise Refused("not-saved")

    async def _attempt(
        self, hosted: HostedTable, command: Command[A], request: Request[A] | None, *, may_use_cache: bool
    ) -> A:
        """Execute a command, on the cached table if that may be used.

        Raises _OutdatedTable on a write conflict, and if a cached table refuses the command: the current one may not.
        """
        cached = hosted.state if may_use_cache else None
        state = cached or await self._registry.refresh(hosted)
        if cached is None and request is not None:
            earlier = await self._earlier_answer(command, request)
            if earlier is not None:
                return earlier
        try:
            answer, effect = self._execute(hosted, state, command)
            if effect is not None:
                await self._persist(hosted, state, command, request, answer, is_seen=effect.is_seen)
        except WriteConflict as conflict:
            hosted.discard_state()
            if command.creates is not None:
                command.creates.unsaved.clear()
            raise _OutdatedTable from conflict
        except BaseException as error:
            if state.unsaved:  # memory is ahead of the database
                hosted.discard_state()
            elif cached is not None and isinstance(error, CarrackError):
                raise _OutdatedTable from error
            raise
        self._broadcast(hosted, state, command, answer, effect)
        return answer

    async def _earlier_answer(self, command: Command[A], request: Request[A]) -> A | None:
        """Return what the same request was answered before, and send it to the connection that asks again."""
        stored = await self._registry.store.answered(command.table_id, request.guest.id, request.key)
        if stored is None:
            return None
        answer = msgspec.json.decode(stored, type=request.answer_type)
        if command.reply is not None:
            command.reply.listener.send(command.reply.message(answer))
        return answer

    @staticmethod
    def _execute(hosted: HostedTable, state: TableState, command: Command[A]) -> tuple[A, _Effect | None]:
        """Apply a command to the table in memory; return its answer, and its effect if anything changed."""
        hosted.broadcast.attend(state)
        events_before = serial(state)
        answer = command.apply(state)
        if not state.unsaved:
            return answer, None
        change = hosted.broadcast.public_change(state)
        is_seen = bool(change.texts) or change.serial != events_before
        state.update += is_seen
        return answer, _Effect(change, is_seen)

    async def _persist(
        self,
        hosted: HostedTable,
        state: TableState,
        command: Command[A],
        request: Request[A] | None,
        answer: A,
        *,
        is_seen: bool,
    ) -> None:
        """Write the unsaved rows and the answer in one transaction. Raises WriteConflict if others were quicker."""
        registry = self._registry
        now, process = registry.config.now(), registry.process_id
        answered = None
        if request is not None:
            answered = AnsweredRequest(request.guest.id, request.key, msgspec.json.encode(answer))
        added = [addition(state, now, answered, process, is_seen=is_seen)]
        if command.creates is not None:
            added.append(addition(command.creates, now, None, process))
        hosted.pending_version = state.version + len(state.unsaved)
        try:
            await registry.writer.write_batched(registry.store.add_all, added)
        finally:
            hosted.pending_version = 0
        state.mark_saved()
        if command.creates is not None:
            command.creates.mark_saved()
        hosted.written_version = state.version

    def _broadcast(
        self, hosted: HostedTable, state: TableState, command: Command[A], answer: A, effect: _Effect | None
    ) -> None:
        """Send the change to all listeners and the answer to the caller; let bots and standing orders play on."""
        change = None if effect is None else effect.change
        reply = command.reply
        if reply is None:
            self._registry.publish(hosted, state, change)
        else:
            with reply.listener.batching():
                self._registry.publish(hosted, state, change)
                reply.listener.send(reply.message(answer))
        self._registry.wake(hosted)
