"""The tables of a process: loads them, runs calls one at a time, persists and broadcasts the result."""

import asyncio
from base64 import urlsafe_b64encode
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from itertools import groupby
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from carrack.engine.errors import CarrackError
from carrack.server.api_types import Said, SaidNow, Spoken, Told
from carrack.server.config import Config
from carrack.server.errors import Refused
from carrack.server.logs import log, place_of
from carrack.server.metrics import Metrics
from carrack.server.storage.quotas import Quotas
from carrack.server.storage.rows import Guest
from carrack.server.storage.store import Answered, Key, Store
from carrack.server.storage.writer import VersionConflict, Writer
from carrack.server.tables.bots import BotRunner
from carrack.server.tables.broadcast import Broadcast, PublicChange
from carrack.server.tables.listeners import Listener, Revocations
from carrack.server.tables.persistence import addition, load_table
from carrack.server.tables.replication import Replication
from carrack.server.tables.standing_orders import SealedOrders
from carrack.server.tables.table_state import TableState
from carrack.server.tables.views import serial, speaker_at
from carrack.server.validation import check_ident

RETRIES = 10  # calls begun anew because another process was quicker
IDENT_BYTES = 16
T = TypeVar("T")


class Reply(NamedTuple, Generic[T]):
    """Who is told of the answer to a call, and how."""

    listener: Listener
    message: Callable[[T], Told]


class HostedTable:
    """A table in memory. `users` are calls and listeners that are at it."""

    def __init__(self, ident: str) -> None:
        self.ident = ident
        self.state: TableState | None = None
        self.lock = asyncio.Lock()
        self.broadcast = Broadcast()
        self.users = 0
        self.used = 0.0
        self.bot_task: asyncio.Task[int] | None = None
        self.order_task: asyncio.Task[None] | None = None  # plays what stands in a sealed node
        self.kept = 0  # the version that this process wrote last
        self.writing = 0  # the version that is on its way into the database from here
        self.heard = 0  # the highest version that another process told of
        self.is_catching_up = False

    def drop(self) -> None:
        """Let the table leave memory."""
        if self.state is not None:
            self.state.let_go()
            self.state = None


class TableRegistry:
    """The tables of a process."""

    def __init__(self, config: Config, store: Store, writer: Writer, metrics: Metrics | None = None) -> None:
        self.config = config
        self.store = store
        self.writer = writer
        self.metrics = metrics or Metrics()
        self.quotas = Quotas(config)
        self.revocations = Revocations(store)
        self.replication = Replication(self, store.engine)
        self.tables: dict[str, HostedTable] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.bot_runner = BotRunner(self)
        self.sealed_orders = SealedOrders(self)

    def new_word(self) -> str:
        """An id, a token or a code that nobody guesses."""
        return urlsafe_b64encode(self.config.random_bytes(IDENT_BYTES)).decode().rstrip("=")

    # Calls -----------------------------------------------------------------------------------------------------------

    async def create(self, state: TableState, host: Guest) -> None:
        """Keep a new table, if its host may have one more."""
        added = addition(state, self.config.now(), None, self.bot_runner.name)

        async def add(connection: AsyncConnection) -> None:
            await self.quotas.check_tables(connection, host.id)
            (fault,) = await connection.run_sync(self.store.keep_all, [[added]])
            if fault is not None:
                raise fault

        await self.writer.write(add, state.ident, host.id)
        state.version += len(state.unsaved)
        state.unsaved.clear()

    async def check_tables(self, host: Guest) -> None:
        """Raise unless a guest may host one more table."""
        async with self.store.engine.connect() as connection:
            await self.quotas.check_tables(connection, host.id)

    async def call(
        self,
        ident: str,
        act: Callable[[TableState], T],
        guest: Guest | None = None,
        key: Key | None = None,
        kind: type[T] | None = None,
        also: TableState | None = None,
        reply: Reply[T] | None = None,
    ) -> T:
        """Do something at a table; when this returns it is durable, and everybody was told.

        With a key it happens once, however often it is called. `also` is another table that is kept along with it.
        `reply` says what a listener who calls is told of the answer, after the change itself and in one go with it.
        """
        # A caller who goes away must not stop it half way.
        return await asyncio.shield(self.start(self._call(ident, act, guest, key, kind, also, reply)))

    async def _call(
        self,
        ident: str,
        act: Callable[[TableState], T],
        guest: Guest | None,
        key: Key | None,
        kind: type[T] | None,
        also: TableState | None,
        reply: Reply[T] | None,
    ) -> T:
        with self.use(ident) as hosted:
            for attempt in range(RETRIES):
                async with hosted.lock:
                    # The table is taken as it is at hand. If that is old, what is done to it cannot be kept, and what
                    # is refused is tried once more on what the database has.
                    at_hand = None if attempt else hosted.state
                    is_sure = at_hand is None
                    state = at_hand or await self._current(hosted)
                    if is_sure and key is not None and guest is not None and kind is not None:
                        answered = await self.store.answered(ident, guest.id, key)
                        if answered is not None:
                            known = msgspec.json.decode(answered, type=kind)
                            if reply is not None:
                                reply.listener.send(reply.message(known))
                            return known
                    hosted.broadcast.attend(state)
                    so_far, turn = serial(state), None
                    try:
                        answer = act(state)
                        if state.unsaved:
                            turn = hosted.broadcast.turn(state)
                            is_seen = bool(turn.texts) or turn.serial != so_far
                            state.update += is_seen
                            told = None
                            if key is not None and guest is not None:
                                told = Answered(guest.id, key, msgspec.json.encode(answer))
                            hosted.writing = state.version + len(state.unsaved)
                            states = [state, *([also] if also is not None else [])]
                            await self._keep(states, told, is_seen=is_seen)
                            hosted.kept = state.version
                    except VersionConflict:
                        hosted.drop()
                        if also is not None:
                            also.unsaved.clear()
                        continue
                    except BaseException as error:
                        if state.unsaved:  # memory is ahead of the database
                            hosted.drop()
                        elif not is_sure and isinstance(error, CarrackError):
                            continue
                        raise
                    finally:
                        hosted.writing = 0
                    if reply is None:
                        self._publish(hosted, state, turn)
                    else:
                        with reply.listener.holding():
                            self._publish(hosted, state, turn)
                            reply.listener.send(reply.message(answer))
                    self.bot_runner.wake(hosted)
                    return answer
        raise Refused("not-saved")

    async def _keep(self, states: list[TableState], answered: Answered | None, *, is_seen: bool = True) -> None:
        """Write the fresh rows of tables; `is_seen`: the public can see something of those of the first."""
        now, driver = self.config.now(), self.bot_runner.name
        first, *others = states
        added = [addition(first, now, answered, driver, is_seen=is_seen)]
        added += [addition(state, now, None, driver) for state in others]
        await self.writer.write_along(self.store.keep_all, added)
        for state in states:
            state.version += len(state.unsaved)
            state.unsaved.clear()

    async def say(self, ident: str, guest: Guest, text: str, key: Key, check: Callable[[TableState], None]) -> Spoken:
        """Say something at a table."""
        with self.use(ident) as hosted:
            state = await self._looked_up(hosted)
            check(state)
            speaker = speaker_at(state, guest)
            answered = await self.store.answered(ident, guest.id, key)
            if answered is None:
                now = self.config.now()
                try:
                    said: Said = await self.writer.write(
                        lambda connection: self.store.say(connection, ident, speaker, text, now, key, self.quotas),
                        ident,
                        guest.id,
                    )
                except VersionConflict:
                    answered = await self.store.answered(ident, guest.id, key)
                    assert answered is not None
                else:
                    broadcast = hosted.broadcast
                    if broadcast.said is not None:
                        is_next = said.number == broadcast.said + 1
                        broadcast.tell_said([said] if is_next else await self.store.said(ident, broadcast.said))
                    return Spoken(said.number)
            return msgspec.json.decode(answered, type=Spoken)

    async def read(self, ident: str, look: Callable[[TableState], T]) -> T:
        """Look at a table as it is kept."""
        with self.use(ident) as hosted:
            async with hosted.lock:
                state = await self._current(hosted)
                self.bot_runner.wake(hosted)
                return look(state)

    # Guests ----------------------------------------------------------------------------------------------------------

    async def revoke(self, guest: str, owner: str | None = None) -> bool:
        """Revoke a guest's token and end their live connections; whether there was a token.

        With `owner` only a bot of that guest is revoked.
        """
        is_done: bool = await self.writer.write(
            lambda connection: self.store.revoke(connection, guest, owner), guest=guest
        )
        if is_done:
            self.revocations.cut(guest)
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
            hosted.used = self.config.now()
            if hosted.users == 0 and hosted.state is None:
                self.tables.pop(ident, None)

    async def _looked_up(self, hosted: HostedTable) -> TableState:
        async with hosted.lock:
            return await self._current(hosted)

    async def _current(self, hosted: HostedTable) -> TableState:
        """The table as the database has it. Its lock must be held."""
        state = hosted.state
        if state is not None:
            try:
                rows = await self.store.since(hosted.ident, state.version)
                for number, some in groupby(rows, lambda row: row[0]):
                    state.take_up(row for _, row in some)
                    state.update = number
                    self._publish(hosted, state)
            except (CarrackError, msgspec.DecodeError, UnicodeError):
                log.warning("a table could not be followed and is read anew")
                hosted.drop()
        if hosted.state is None:
            hosted.state = await self._load(hosted.ident)
            if hosted.state is None:
                raise Refused("no-such-table")
            self._publish(hosted, hosted.state)
        return hosted.state

    async def _load(self, ident: str) -> TableState | None:
        try:
            state = await load_table(self.store, ident)
            if state is not None:
                state.most_rows = self.config.rows_per_guest
            return state
        except Refused as error:
            fault = error.__cause__ or error
            log.error("a table cannot be read: %s at %s", type(fault).__name__, place_of(fault))
            self.metrics.unreadable.inc()
            raise

    def _publish(self, hosted: HostedTable, state: TableState, turn: PublicChange | None = None) -> None:
        """Tell everybody here what changed, and other processes who is there if the seats have other numbers."""
        if hosted.broadcast.publish(state, turn):
            self.replication.announce(hosted)

    # Listeners -------------------------------------------------------------------------------------------------------

    async def listen(
        self, hosted: HostedTable, listener: Listener, since: int, sit: Callable[[TableState], None]
    ) -> None:
        """Let somebody listen to a table, who first takes up what there is, and what was said after a number."""
        broadcast = hosted.broadcast
        broadcast.coming += 1  # from now on `said` is kept up to date
        try:
            async with hosted.lock:
                state = await self._current(hosted)
                if broadcast.said is None:
                    last = await self.store.last_said(hosted.ident)
                    if broadcast.said is None:  # nobody else was quicker
                        broadcast.said = last
                lines = await self.store.said(hosted.ident, since, lately=True)
                while broadcast.said > (lines[-1].number if lines else since):  # something was said meanwhile
                    more = await self.store.said(hosted.ident, lines[-1].number if lines else since)
                    if not more:
                        break
                    lines += more
                sit(state)
                for line in lines:
                    listener.send(SaidNow(line))
                is_first = not broadcast.listeners
                broadcast.come(listener)
                self.replication.announce(hosted, asks=is_first)
                self.bot_runner.wake(hosted)
        finally:
            broadcast.coming -= 1
            self._hush(hosted)

    def leave(self, hosted: HostedTable, listener: Listener) -> None:
        """Let somebody go who listened."""
        hosted.broadcast.go(listener)
        self.replication.announce(hosted)
        self._hush(hosted)

    def _hush(self, hosted: HostedTable) -> None:
        if not hosted.broadcast.is_followed:  # from now on nothing is heard of it
            hosted.broadcast.said = None
            hosted.broadcast.attendance.others.clear()

    def sweep(self) -> None:
        """Let tables go that nobody uses."""
        before = self.config.now() - self.config.idle_seconds
        for ident, hosted in list(self.tables.items()):
            if hosted.users == 0 and hosted.used <= before and hosted.bot_task is None and hosted.order_task is None:
                del self.tables[ident]
                hosted.drop()

    async def sweep_for_ever(self) -> None:
        """Sweep now and then."""
        while True:
            await asyncio.sleep(max(self.config.idle_seconds / 4, 0.05))
            self.sweep()

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Begin something that is finished before the hall closes."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def close(self) -> None:
        """Finish what is under way and let the bots go."""
        self.bot_runner.stop()
        self.sealed_orders.stop()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.replication.close()
        await self.bot_runner.workers.close()
