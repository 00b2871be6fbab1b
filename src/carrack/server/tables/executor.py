"""Executes commands: load the table, apply the command, persist the rows, broadcast the change.

Only this module executes commands on existing tables, and only `Executor._attempt` decides whether the cached table is
current enough. `TableRegistry.create` writes new tables. Below: how a table's state becomes rows of the database, and
how it is restored from them.
"""

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import msgspec

from carrack import __version__
from carrack.engine.errors import CarrackError
from carrack.engine.snapshot import snapshot
from carrack.server.errors import Refused
from carrack.server.observability import log, place_of
from carrack.server.storage.schema import GameChanged, Nonced, Row, decode_row, encode_row
from carrack.server.storage.store import Addition, AnsweredRequest, Store, Summary, key_values
from carrack.server.storage.writer import WriteConflict
from carrack.server.tables import views
from carrack.server.tables.broadcast import PublicChange
from carrack.server.tables.commands import Command, Request
from carrack.server.tables.table_state import TableState

if TYPE_CHECKING:
    from carrack.server.tables.registry import HostedTable, TableRegistry

ATTEMPTS = 10  # after which a command is refused because other processes were quicker each time
A = TypeVar("A")


class _OutdatedTable(Exception):
    """The cached table was not current: the command has to be tried again on the table as the database has it."""


class _Effect(NamedTuple):
    """The effect of a command: the change for everybody, and whether the public can see anything of it."""

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
        self, hosted: "HostedTable", command: Command[A], request: Request[A] | None, *, may_use_cache: bool
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
        """Return the stored answer to an earlier request with the same key, and send it to the connection."""
        stored = await self._registry.store.answered(command.table_id, request.guest.id, request.key)
        if stored is None:
            return None
        answer = msgspec.json.decode(stored, type=request.answer_type)
        if command.reply is not None:
            command.reply.listener.send(command.reply.message(answer))
        return answer

    def _execute(self, hosted: "HostedTable", state: TableState, command: Command[A]) -> tuple[A, _Effect | None]:
        """Apply a command to the table in memory; return its answer, and its effect if anything changed."""
        hosted.broadcast.track(state)
        events_before = views.serial(state)
        state.delays_plans = self._registry.config.plan_pause_seconds > 0 and hosted.broadcast.is_followed
        answer = command.apply(state)
        if not state.unsaved:
            return answer, None
        hosted.clock.update(state, self._registry.config.now())
        change = hosted.broadcast.public_change(state)
        is_seen = bool(change.texts) or change.serial != events_before
        state.update += is_seen
        return answer, _Effect(change, is_seen)

    async def _persist(
        self,
        hosted: "HostedTable",
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
        self, hosted: "HostedTable", state: TableState, command: Command[A], answer: A, effect: _Effect | None
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


# State to rows, and back ----------------------------------------------------------------------------------------------

SNAPSHOT_EVERY = 50  # rows between two snapshots
OF_OTHER_VERSIONS = {"unknown-rules-version", "unknown-game"}  # errors of a table that needs another carrack


def addition(
    state: TableState, now: float, answered: AnsweredRequest | None, driver: str, *, is_seen: bool = True
) -> Addition:
    """Return the unsaved rows of a table, ready to be written. `driver` is the process that lets its bots play.

    `is_seen`: the public can see something of the change. Otherwise `changed` is kept, because its time would reveal a
    sealed choice.
    """
    last = state.version + len(state.unsaved)
    is_due = state.life == "playing" and state.table is not None and state.table.next_bot() is not None
    is_due = is_due or bool(state.delayed_orders())
    changed = now if is_seen else None
    facts: dict[str, Any] = {"version": last, "life": state.life, "changed": changed, "host": state.host}
    facts |= {"bot_is_due": is_due, "driver": driver, "driven": now, "summary": summarize(state)}
    opened = None
    if state.version == 0:
        opened = {"id": state.ident, "game": state.opened.game, "is_public": state.opened.is_public, "made": now}
        opened |= {**facts, "resume_after": 0.0, "resume_failures": 0}
    snapshot_row = None
    if state.table is not None and state.version // SNAPSHOT_EVERY != last // SNAPSHOT_EVERY:
        snapshot_row = {"table_id": state.ident, "maker": __version__, "body": snapshot(state.table.game)}
    return Addition(
        state.ident,
        state.version,
        opened,
        {"ident": state.ident, **facts},
        [
            {"table_id": state.ident, "version": version, "number": state.update, "body": encode_row(row)}
            for version, row in enumerate(state.unsaved, state.version + 1)
        ],
        None if answered is None else key_values(state.ident, answered),
        snapshot_row,
        members(state),
    )


async def load_table(store: Store, ident: str) -> TableState | None:
    """Restore a table from the database; None if there is none. Raises `unreadable-table` if its rows make no sense."""
    stored = await store.load(ident)
    if stored is None:
        return None
    try:
        state = _resumed(ident, [decode_row(row) for row in stored.rows], stored.snapshot)
    except Exception as error:  # rows that are damaged can raise anything
        raise Refused("unreadable-table", why=_why_unreadable(error)) from error
    state.update = stored.update
    return state


def _resumed(ident: str, rows: Sequence[Row], saved_snapshot: bytes | None) -> TableState:
    """Return a table from its rows, without the snapshot if that is damaged."""
    if saved_snapshot is not None:
        try:
            return TableState.resume(ident, rows, saved_snapshot)
        except Exception as error:  # noqa: BLE001 - it can raise anything, and the rows alone tell everything
            log.warning("a snapshot cannot be read: %s at %s", type(error).__name__, place_of(error))
    return TableState.resume(ident, rows)


def _why_unreadable(error: BaseException | None) -> str:
    """Return `version` if a table needs rules that this carrack does not have, else `damage`."""
    while error is not None:
        if isinstance(error, CarrackError) and OF_OTHER_VERSIONS & {error.code, str(error.details.get("why"))}:
            return "version"
        error = error.__cause__
    return "damage"


def summarize(state: TableState) -> str:
    """Return the summary of a table as the database has it."""
    facts = views.table_facts(state)
    awaited = () if state.table is None else tuple(views.awaited(state, state.table))
    summary = Summary(
        names=tuple(seat["name"] if seat.get("is_taken", True) else "" for seat in facts["seats"]),
        guests=tuple(setup.guest for setup in state.setups),
        awaited=awaited,
        asked=state.table.game.ask.kind if awaited and state.table and state.table.game.ask else "",
        winners=facts.get("winners", ()),
        is_board=facts["is_board"],
        free=sum(seat["kind"] == "open" and not seat.get("is_taken", True) for seat in facts["seats"]),
        options=facts["options"],
    )
    return msgspec.json.encode(summary).decode()


def members(state: TableState) -> list[dict[str, Any]] | None:
    """Return who sits at a table or is asked to, as rows of the database; None if its fresh rows cannot change that."""
    if all(isinstance(row, GameChanged | Nonced) for row in state.unsaved):
        return None
    guests = {guest for setup in state.setups if (guest := setup.guest or setup.kept_for)}
    return [{"guest_id": guest, "table_id": state.ident} for guest in sorted(guests)]
