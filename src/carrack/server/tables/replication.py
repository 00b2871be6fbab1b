"""Follows tables that other processes change, and tells them who is connected here."""

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from carrack.engine.errors import CarrackError
from carrack.server.api_types import Presence
from carrack.server.logs import log
from carrack.server.storage.notifications import ALIVE, CHAT, PRESENCE, REVOKED, ROWS, Notifier
from carrack.server.tables.broadcast import NOBODY

if TYPE_CHECKING:
    from carrack.server.tables.hosted_table import HostedTable
    from carrack.server.tables.registry import TableRegistry

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
        there = hosted.broadcast.presence.here()
        seats = ",".join(map(str, there.seats))
        self.notifier.notify(PRESENCE, f"{self._process_id}:{hosted.ident}:{seats}:{there.watching}:{int(asks)}")

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
            if hosted is not None and hosted.broadcast.has_audience and int(number) > (hosted.broadcast.said or 0):
                self._registry.start(self._read_chat(hosted))
        elif channel == PRESENCE:
            process, ident, seats, watching, asks = word.split(":")
            if process != self._process_id:
                self._mark_alive(process)
                there = Presence([int(seat) for seat in seats.split(",") if seat], int(watching))
                self._presence_announced(process, ident, there, asks == "1")
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

    def _presence_announced(self, process: str, ident: str, there: Presence, asks: bool) -> None:
        hosted = self._registry.tables.get(ident)
        if hosted is None or not hosted.broadcast.listeners:
            return
        hosted.broadcast.set_remote_presence(process, there)
        if asks:
            self.announce(hosted)

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
            hosted.broadcast.send_chat(await self._registry.store.said(hosted.ident, hosted.broadcast.said or 0))
        except (SQLAlchemyError, OSError) as error:
            log.warning("chat was not read: %s", type(error).__name__)
