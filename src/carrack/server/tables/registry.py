"""The registry of a process's tables: finds, loads and unloads them, and subscribes listeners.

A `HostedTable` is its entry for one table. When another process has changed the table, the state in the entry is
discarded and rebuilt from rows; the lock, the listeners and the tasks stay.
"""

import asyncio
from base64 import urlsafe_b64encode
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from itertools import groupby
from typing import Any, TypeVar
from uuid import uuid4

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from carrack.engine.errors import CarrackError
from carrack.server.api_types.answers import NewChatLine
from carrack.server.config import Config
from carrack.server.errors import Refused, check_ident
from carrack.server.observability import Metrics, log, place_of
from carrack.server.storage.guests import GuestStore, Quotas
from carrack.server.storage.schema import Guest
from carrack.server.storage.store import Store
from carrack.server.storage.writer import Writer
from carrack.server.tables.bot_runner import BotRunner
from carrack.server.tables.broadcast import Broadcast, Listener, PublicChange
from carrack.server.tables.commands import Command
from carrack.server.tables.executor import Executor, addition, load_table
from carrack.server.tables.replication import Replication
from carrack.server.tables.table_state import TableState
from carrack.server.tables.timers import DelayedOrders, SilenceClock, SilenceKeeper


class HostedTable:
    """Keeps one table in memory and lets one command at a time change it: an entry of the registry.

    `users` counts the requests and listeners that hold it there.
    """

    def __init__(self, ident: str) -> None:
        self.ident = ident
        self.state: TableState | None = None  # None while the table is not in memory
        self.lock = asyncio.Lock()  # held by a command from loading the table to broadcasting its change
        self.broadcast = Broadcast()
        self.users = 0
        self.last_used = 0.0
        self.bot_task: asyncio.Task[int] | None = None  # plays the bots' decisions
        self.clock = SilenceClock()
        self.written_version = 0  # the last version that this process wrote
        self.pending_version = 0  # the version that this process is writing now, else 0
        self.heard_version = 0  # the highest version that another process announced
        self.is_catching_up = False  # a task reads the rows up to `heard_version`

    def discard_state(self) -> None:
        """Drop the state; the next user loads it from the database."""
        if self.state is not None:
            self.state.release()
            self.state = None


REVOCATION_SECONDS = 15.0  # between two polls of the database, in case a notification was lost
MOST_GUESTS = 500  # guests per query


class Revocations:
    """The live connections of a process, by guest."""

    def __init__(self, guests: GuestStore) -> None:
        self._guests = guests
        self._listeners: dict[str, set[Listener]] = {}

    @contextmanager
    def tracking(self, guest: str, listener: Listener) -> Iterator[None]:
        """Track a guest's connection inside this block; "" is a visitor without a token."""
        if not guest:
            yield
            return
        listeners = self._listeners.setdefault(guest, set())
        listeners.add(listener)
        try:
            yield
        finally:
            listeners.discard(listener)
            if not listeners:
                del self._listeners[guest]

    def disconnect(self, guest: str) -> None:
        """End all connections of a guest."""
        for listener in self._listeners.get(guest, ()):
            listener.disconnect()

    async def check(self) -> None:
        """End the connections of all guests whose tokens the database says were revoked."""
        guests = list(self._listeners)
        for start in range(0, len(guests), MOST_GUESTS):
            with suppress(SQLAlchemyError, OSError):  # database unavailable; retry at next poll
                for guest in await self._guests.revoked_among(guests[start : start + MOST_GUESTS]):
                    self.disconnect(guest)

    async def check_for_ever(self) -> None:
        """Poll the database until cancelled."""
        while True:
            await asyncio.sleep(REVOCATION_SECONDS)
            await self.check()


IDENT_BYTES = 16
T = TypeVar("T")


class TableRegistry:
    """The tables of a process, and the services around them: bots, standing orders, replication.

    `process_id` identifies this process: in the database as the driver of bots, and in notifications to the others.
    """

    def __init__(self, config: Config, store: Store, writer: Writer, metrics: Metrics | None = None) -> None:
        self.process_id = uuid4().hex
        self.config = config
        self.store = store
        self.writer = writer
        self.metrics = metrics or Metrics()
        self.guests = GuestStore(store.engine)
        self.quotas = Quotas(config)
        self.revocations = Revocations(self.guests)
        self.replication = Replication(self, store.engine)
        self.tables: dict[str, HostedTable] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.bot_runner = BotRunner(self)
        self.delayed_orders = DelayedOrders(self)
        self.silence = SilenceKeeper(self)
        self._executor = Executor(self)

    def new_word(self) -> str:
        """Return a random id, token or invitation code."""
        return urlsafe_b64encode(self.config.random_bytes(IDENT_BYTES)).decode().rstrip("=")

    # Commands and reads -----------------------------------------------------------------------------------------------

    async def create(self, state: TableState, host: Guest) -> None:
        """Persist a new table. Raises `too-many-tables` if its host may not have one more."""
        added = addition(state, self.config.now(), None, self.process_id)

        async def add(connection: AsyncConnection) -> None:
            await self.quotas.check_tables(connection, host.id)
            (fault,) = await connection.run_sync(self.store.add_all, [[added]])
            if fault is not None:
                raise fault

        await self.writer.write(add, state.ident, host.id)
        state.mark_saved()

    async def check_tables(self, host: Guest) -> None:
        """Raise unless a guest may host one more table."""
        async with self.store.engine.connect() as connection:
            await self.quotas.check_tables(connection, host.id)

    async def execute(self, command: Command[T]) -> T:
        """Execute a command at a table; when this returns, the change is durable and was broadcast."""
        return await self._executor.run(command)

    async def read(self, ident: str, look: Callable[[TableState], T]) -> T:
        """Return the result of `look` on the current table. It must not change the table, and no bot is woken by it."""
        with self.use(ident) as hosted:
            async with hosted.lock:
                state = await self.refresh(hosted)
                found = look(state)
                if state.unsaved:  # a fault of ours; the next command must not save it
                    hosted.discard_state()
                    raise AssertionError("reading has changed the table")
                return found

    def wake_loaded(self, ident: str) -> None:
        """Let the bots of a table in memory play, if one is due."""
        hosted = self.tables.get(ident)
        if hosted is not None:
            self.wake(hosted)

    def wake(self, hosted: HostedTable) -> None:
        """Let the bots of a table and its standing orders play, if any are due."""
        self.delayed_orders.wake(hosted)
        self.silence.wake(hosted)
        self.bot_runner.wake(hosted)

    # Guests ----------------------------------------------------------------------------------------------------------

    async def revoke(self, guest: str, owner: str | None = None) -> bool:
        """Revoke a guest's token and end their live connections; whether there was a token.

        With `owner` only a bot of that guest is revoked.
        """
        is_done: bool = await self.writer.write(
            lambda connection: self.guests.revoke(connection, guest, owner), guest=guest
        )
        if is_done:
            self.revocations.disconnect(guest)
        return is_done

    # Tables in memory ------------------------------------------------------------------------------------------------

    @contextmanager
    def use(self, ident: str) -> Iterator[HostedTable]:
        """Keep a table's entry in the registry inside this block."""
        check_ident(ident)
        hosted = self.tables.get(ident)
        if hosted is None:
            hosted = self.tables[ident] = HostedTable(ident)
        hosted.users += 1
        try:
            yield hosted
        finally:
            hosted.users -= 1
            hosted.last_used = self.config.now()
            if hosted.users == 0 and hosted.state is None:
                self.tables.pop(ident, None)

    async def refresh(self, hosted: HostedTable) -> TableState:
        """Bring a table up to date with the database and broadcast the new rows. Its lock must be held.

        Raises `no-such-table` or `unreadable-table`.
        """
        state = hosted.state
        if state is not None:
            try:
                rows = await self.store.since(hosted.ident, state.version)
                for number, some in groupby(rows, lambda row: row[0]):
                    state.apply_rows(row for _, row in some)
                    state.update = number
                    hosted.clock.update(state, self.config.now())
                    self.publish(hosted, state)
            except (CarrackError, msgspec.DecodeError, UnicodeError):
                log.warning("a table could not be followed and is read anew")
                hosted.discard_state()
        if hosted.state is None:
            hosted.state = await self._load(hosted.ident)
            if hosted.state is None:
                raise Refused("no-such-table")
            hosted.clock.update(hosted.state, self.config.now())
            self.publish(hosted, hosted.state)
        return hosted.state

    async def _load(self, ident: str) -> TableState | None:
        try:
            state = await load_table(self.store, ident)
            if state is not None:
                state.most_rows = self.config.rows_per_guest
                state.now = self.config.now
            return state
        except Refused as error:
            fault = error.__cause__ or error
            log.error("a table cannot be read: %s at %s", type(fault).__name__, place_of(fault))
            self.metrics.unreadable.inc()
            raise

    def publish(self, hosted: HostedTable, state: TableState, change: PublicChange | None = None) -> None:
        """Broadcast a change here; if the seats were renumbered, announce the presence to other processes."""
        if hosted.broadcast.publish(state, change):
            self.replication.announce(hosted)

    # Listeners -------------------------------------------------------------------------------------------------------

    async def subscribe(
        self, hosted: HostedTable, listener: Listener, since: int, resume: Callable[[TableState], None]
    ) -> None:
        """Add a listener to a table: first the view and the chat lines after `since`, then every change.

        `resume` sends the view, or what the client missed, and raises if it may not listen.
        """
        broadcast = hosted.broadcast
        broadcast.joining += 1  # `last_chat_line` is kept up to date from here on
        try:
            async with hosted.lock:
                state = await self.refresh(hosted)
                if broadcast.last_chat_line is None:
                    last = await self.store.last_chat_line(hosted.ident)
                    if broadcast.last_chat_line is None:  # no other task set it meanwhile
                        broadcast.last_chat_line = last
                lines = await self.store.chat_lines(hosted.ident, since, lately=True)
                while broadcast.last_chat_line > (lines[-1].number if lines else since):  # more lines arrived meanwhile
                    more = await self.store.chat_lines(hosted.ident, lines[-1].number if lines else since)
                    if not more:
                        break
                    lines += more
                resume(state)
                for line in lines:
                    listener.send(NewChatLine(line))
                is_first = not broadcast.listeners
                before = broadcast.presence.everywhere().seats
                broadcast.add(listener)
                self.silence.connected(hosted, before)
                self.replication.announce(hosted, asks=is_first)
                self.wake(hosted)
        finally:
            broadcast.joining -= 1
            self._clear_if_unwatched(hosted)

    def unsubscribe(self, hosted: HostedTable, listener: Listener) -> None:
        """Remove a listener."""
        hosted.broadcast.remove(listener)
        self.replication.announce(hosted)
        self._clear_if_unwatched(hosted)

    def _clear_if_unwatched(self, hosted: HostedTable) -> None:
        if not hosted.broadcast.has_audience:  # notifications about it are ignored from here on
            hosted.broadcast.last_chat_line = None
            hosted.broadcast.presence.others.clear()

    def sweep(self) -> None:
        """Unload tables that nobody has used for a while."""
        before = self.config.now() - self.config.idle_seconds
        for ident, hosted in list(self.tables.items()):
            if (
                hosted.users == 0
                and hosted.last_used <= before
                and hosted.bot_task is None
                and hosted not in self.delayed_orders.tasks
                and hosted not in self.silence.tasks
            ):
                del self.tables[ident]
                hosted.discard_state()

    async def sweep_for_ever(self) -> None:
        """Sweep regularly until cancelled."""
        while True:
            await asyncio.sleep(max(self.config.idle_seconds / 4, 0.05))
            self.sweep()

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start a task that `close` waits for."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def close(self) -> None:
        """Wait for running tasks and stop the bot workers."""
        self.bot_runner.stop()
        self.delayed_orders.stop()
        self.silence.stop()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.replication.close()
        await self.bot_runner.workers.close()
