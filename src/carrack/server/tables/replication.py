"""Keeps this process in step with the others that share one PostgreSQL, by LISTEN and NOTIFY.

It follows tables that other processes change, and tells them who is connected here. With SQLite there is one process,
and nothing is sent.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from carrack.engine.errors import CarrackError
from carrack.server.api_types.answers import Presence
from carrack.server.observability import log
from carrack.server.storage.schema import ALIVE, CHANNELS, CHAT, NOTIFY, PRESENCE, REVOKED, ROWS
from carrack.server.tables.broadcast import NOBODY

if TYPE_CHECKING:
    from carrack.server.tables.registry import HostedTable, TableRegistry

SILENCE_SECONDS = 10.0  # without any notification, our own included, after which a connection is given up
PAUSES = (0.05, 0.1, 0.25, 0.5, 1.0)  # seconds before each attempt to reconnect


class Notifier:
    """Sends and receives notifications.

    `receive` gets the channel and payload of each; `reconnected` runs after every new connection to the database, when
    some may have been lost.
    """

    def __init__(
        self, engine: AsyncEngine, receive: Callable[[str, str], None], reconnected: Callable[[], None]
    ) -> None:
        self._engine = engine
        self._receive = receive
        self._reconnected = reconnected
        self._queue: list[tuple[str, str]] = []
        self._has_work = asyncio.Event()
        self.is_disabled = engine.dialect.name != "postgresql"

    def notify(self, channel: str, word: str) -> None:
        """Queue a notification to the other processes."""
        if not self.is_disabled:
            self._queue.append((channel, word))
            self._has_work.set()

    async def send_now(self) -> None:
        """Send the queued notifications."""
        words, self._queue = self._queue, []
        self._has_work.clear()
        channels: dict[str, list[str]] = {}
        for channel, word in words:
            channels.setdefault(channel, []).append(word)
        async with self._engine.begin() as connection:
            for channel, some in channels.items():
                await connection.execute(NOTIFY, {"channel": channel, "words": list(dict.fromkeys(some))})

    async def send_for_ever(self) -> None:
        """Send queued notifications until cancelled. Failed ones are dropped: receivers catch up on reconnect."""
        while True:
            await self._has_work.wait()
            try:
                await self.send_now()
            except (SQLAlchemyError, OSError) as error:
                log.warning("notifications were not sent: %s", type(error).__name__)

    async def listen_for_ever(self) -> None:
        """Receive notifications until cancelled; reconnect when the database goes away."""
        if self.is_disabled:
            return
        faults = (SQLAlchemyError, OSError, self._engine.dialect.loaded_dbapi.Error)
        tries = 0
        while True:
            was_listening = False
            try:
                async with self._engine.connect() as connection:
                    plain = await connection.execution_options(isolation_level="AUTOCOMMIT")
                    for channel in CHANNELS:
                        await plain.exec_driver_sql(f"LISTEN {channel}")
                    tries = 0
                    was_listening = True
                    raw: Any = (await plain.get_raw_connection()).driver_connection
                    try:
                        self._reconnected()
                        await self._listen(raw)
                    finally:
                        await connection.invalidate()  # it has LISTEN set: it must not return to the pool
            except faults as error:
                log.warning("notifications cannot be received: %s", type(error).__name__)
                if was_listening:
                    # The other connections are broken too. Not after a failed try: by then others may have good ones,
                    # and a pool that was disposed of does not close connections returned to it.
                    await self._engine.dispose()
            await asyncio.sleep(PAUSES[min(tries, len(PAUSES) - 1)])
            tries += 1

    async def _listen(self, raw: Any) -> None:
        has_heard = True
        while has_heard:
            has_heard = False
            async for notice in raw.notifies(timeout=SILENCE_SECONDS):
                has_heard = True
                try:
                    self._receive(notice.channel, notice.payload)
                except ValueError:
                    log.warning("a notification on %s has a bad payload", notice.channel)


HEARTBEAT_SECONDS = 3.0  # between two signs of life
TIMEOUT_SECONDS = 10.0  # without one, after which a process is taken for dead


class Replication:
    """Keeps the tables of this process in step with the others."""

    def __init__(self, registry: "TableRegistry", engine: AsyncEngine) -> None:
        self._process_id = registry.process_id
        self.notifier = Notifier(engine, self._receive, self._catch_up)
        self._registry = registry
        self._alive: dict[str, float] = {}  # loop time of each other process's last sign of life

    async def run(self) -> None:
        """Run until cancelled."""
        if not self.notifier.is_disabled:
            await asyncio.gather(
                self.notifier.listen_for_ever(), self.notifier.send_for_ever(), self._send_heartbeats()
            )

    async def close(self) -> None:
        """Tell the other processes that this one ends."""
        if not self.notifier.is_disabled:
            self.notifier.notify(ALIVE, f"-{self._process_id}")
            with suppress(SQLAlchemyError, OSError, TimeoutError):  # otherwise they notice by the missing heartbeats
                await asyncio.wait_for(self.notifier.send_now(), HEARTBEAT_SECONDS)

    # Sending ---------------------------------------------------------------------------------------------------------

    def announce(self, hosted: "HostedTable", asks: bool = False) -> None:
        """Announce who is connected to a table here; `asks`: the others shall announce theirs too."""
        presence = hosted.broadcast.presence.here()
        seats = ",".join(map(str, presence.seats))
        self.notifier.notify(PRESENCE, f"{self._process_id}:{hosted.ident}:{seats}:{presence.watching}:{int(asks)}")

    async def _send_heartbeats(self) -> None:
        while True:
            self.notifier.notify(ALIVE, self._process_id)
            await asyncio.sleep(HEARTBEAT_SECONDS)
            now = asyncio.get_running_loop().time()
            for process in [process for process, when in self._alive.items() if now - when > TIMEOUT_SECONDS]:
                self._forget_process(process)

    # Receiving ------------------------------------------------------------------------------------------------------

    def _receive(self, channel: str, word: str) -> None:
        tables = self._registry.tables
        if channel == ROWS:
            ident, version = word.split(":")
            if (hosted := tables.get(ident)) is not None and hosted.broadcast.listeners:
                self._rows_announced(hosted, int(version))
        elif channel == CHAT:
            ident, number = word.split(":")
            hosted = tables.get(ident)
            if (
                hosted is not None
                and hosted.broadcast.has_audience
                and int(number) > (hosted.broadcast.last_chat_line or 0)
            ):
                self._registry.start(self._read_chat(hosted))
        elif channel == PRESENCE:
            process, ident, seats, watching, asks = word.split(":")
            if process != self._process_id:
                self._mark_alive(process)
                presence = Presence([int(seat) for seat in seats.split(",") if seat], int(watching))
                self._presence_announced(process, ident, presence, asks == "1")
        elif channel == REVOKED:
            self._registry.revocations.disconnect(word)
        elif word.startswith("-"):
            self._forget_process(word[1:])
        elif word != self._process_id:
            self._mark_alive(word)

    def _rows_announced(self, hosted: "HostedTable", version: int) -> None:
        if version <= max(hosted.pending_version, 0 if hosted.state is None else hosted.state.version):
            return  # our own
        hosted.heard_version = max(hosted.heard_version, version)
        if not hosted.is_catching_up:
            hosted.is_catching_up = True
            self._registry.start(self._read_rows(hosted))

    def _presence_announced(self, process: str, ident: str, presence: Presence, asks: bool) -> None:
        hosted = self._registry.tables.get(ident)
        if hosted is None or not hosted.broadcast.listeners:
            return
        before = hosted.broadcast.presence.everywhere().seats
        hosted.broadcast.set_remote_presence(process, presence)
        if hosted.state is not None and hosted.state.silent_at is not None:
            self._registry.start(self._restart_clock(hosted, before))
        if asks:
            self.announce(hosted)

    async def _restart_clock(self, hosted: "HostedTable", before: list[int]) -> None:
        """Restart this process's clock of an open node too, if a person came whom the table waits for."""
        async with hosted.lock:  # no command may be under way: its change is sent when it is stored
            self._registry.silence.connected(hosted, before)

    def _mark_alive(self, process: str) -> None:
        self._alive[process] = asyncio.get_running_loop().time()

    def _forget_process(self, process: str) -> None:
        self._alive.pop(process, None)
        for hosted in list(self._registry.tables.values()):
            hosted.broadcast.set_remote_presence(process, NOBODY)

    # Catching up -----------------------------------------------------------------------------------------------------

    def _catch_up(self) -> None:
        """Re-read tables that have listeners, and revoked tokens, after notifications may have been lost."""
        self._registry.start(self._registry.revocations.check())
        for hosted in list(self._registry.tables.values()):
            hosted.broadcast.presence.others.clear()
            if hosted.broadcast.listeners:
                self.announce(hosted, asks=True)
                self._registry.start(self._read_all(hosted))

    async def _read_all(self, hosted: "HostedTable") -> None:
        hosted.is_catching_up = True
        hosted.heard_version = max(hosted.heard_version, 1 if hosted.state is None else hosted.state.version + 1)
        await self._read_rows(hosted)
        await self._read_chat(hosted)

    async def _read_rows(self, hosted: "HostedTable") -> None:
        """Read new rows of a table and broadcast them."""
        try:
            while hosted.state is None or hosted.state.version < hosted.heard_version:
                heard = hosted.heard_version
                await self._registry.read(hosted.ident, lambda _state: None)
                if hosted.heard_version == heard:  # else more was announced meanwhile
                    break
        except (CarrackError, SQLAlchemyError, OSError) as error:
            log.warning("a table was not read: %s", type(error).__name__)
        finally:
            hosted.is_catching_up = False

    async def _read_chat(self, hosted: "HostedTable") -> None:
        try:
            hosted.broadcast.send_chat(
                await self._registry.store.chat_lines(hosted.ident, hosted.broadcast.last_chat_line or 0)
            )
        except (SQLAlchemyError, OSError) as error:
            log.warning("chat was not read: %s", type(error).__name__)
