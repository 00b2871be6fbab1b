"""Follows tables that other processes change, and tells them who is connected here."""

import asyncio
import secrets
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

BEAT = 3.0  # seconds between two signs of life
DEAD = 10.0  # seconds without one, after which a process is taken for gone


class Replication:
    """The ties of a process to the others. `name` is what they call it."""

    def __init__(self, registry: "TableRegistry", engine: AsyncEngine) -> None:
        self.name = secrets.token_hex(8)
        self.notifier = Notifier(engine, self._hear, self._catch_up)
        self._registry = registry
        self._alive: dict[str, float] = {}  # when each of the others was heard last

    async def run(self) -> None:
        """Work until cancelled."""
        if not self.notifier.is_silent:
            await asyncio.gather(self.notifier.listen_for_ever(), self.notifier.call_for_ever(), self._beat())

    async def close(self) -> None:
        """Tell the others that nobody is here any more."""
        if not self.notifier.is_silent:
            self.notifier.call(ALIVE, f"-{self.name}")
            with suppress(SQLAlchemyError, OSError, TimeoutError):  # without a word they notice later
                await asyncio.wait_for(self.notifier.call_now(), BEAT)

    # What is told ----------------------------------------------------------------------------------------------------

    def announce(self, hosted: "HostedTable", asks: bool = False) -> None:
        """Tell who listens to a table here; `asks`: and want to know who does elsewhere."""
        there = hosted.broadcast.presence.here()
        seats = ",".join(map(str, there.seats))
        self.notifier.call(PRESENCE, f"{self.name}:{hosted.ident}:{seats}:{there.watching}:{int(asks)}")

    async def _beat(self) -> None:
        while True:
            self.notifier.call(ALIVE, self.name)
            await asyncio.sleep(BEAT)
            now = asyncio.get_running_loop().time()
            for process in [process for process, when in self._alive.items() if now - when > DEAD]:
                self._lose(process)

    # What is heard ---------------------------------------------------------------------------------------------------

    def _hear(self, channel: str, word: str) -> None:
        tables = self._registry.tables
        if channel == ROWS:
            ident, version = word.split(":")
            if (hosted := tables.get(ident)) is not None and hosted.broadcast.listeners:
                self._hear_of_rows(hosted, int(version))
        elif channel == CHAT:
            ident, number = word.split(":")
            hosted = tables.get(ident)
            if hosted is not None and hosted.broadcast.is_followed and int(number) > (hosted.broadcast.said or 0):
                self._registry.start(self._read_chat(hosted))
        elif channel == PRESENCE:
            process, ident, seats, watching, asks = word.split(":")
            if process != self.name:
                self._mark(process)
                there = Presence([int(seat) for seat in seats.split(",") if seat], int(watching))
                self._hear_of_people(process, ident, there, asks == "1")
        elif channel == REVOKED:
            self._registry.revocations.cut(word)
        elif word.startswith("-"):
            self._lose(word[1:])
        elif word != self.name:
            self._mark(word)

    def _hear_of_rows(self, hosted: "HostedTable", version: int) -> None:
        if version <= max(hosted.pending_version, 0 if hosted.state is None else hosted.state.version):
            return  # ours
        hosted.heard_version = max(hosted.heard_version, version)
        if not hosted.is_catching_up:
            hosted.is_catching_up = True
            self._registry.start(self._read_rows(hosted))

    def _hear_of_people(self, process: str, ident: str, there: Presence, asks: bool) -> None:
        hosted = self._registry.tables.get(ident)
        if hosted is None or not hosted.broadcast.listeners:
            return
        hosted.broadcast.hear_of(process, there)
        if asks:
            self.announce(hosted)

    def _mark(self, process: str) -> None:
        self._alive[process] = asyncio.get_running_loop().time()

    def _lose(self, process: str) -> None:
        self._alive.pop(process, None)
        for hosted in list(self._registry.tables.values()):
            hosted.broadcast.hear_of(process, NOBODY)

    # What is read ----------------------------------------------------------------------------------------------------

    def _catch_up(self) -> None:
        """Read all that may have been missed at tables that somebody listens to, and who was revoked."""
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
        """Read what is new at a table, and tell it."""
        try:
            while hosted.state is None or hosted.state.version < hosted.heard_version:
                heard = hosted.heard_version
                await self._registry.read(hosted.ident, lambda _state: None)
                if hosted.heard_version == heard:  # else something more was heard meanwhile
                    break
        except (CarrackError, SQLAlchemyError, OSError) as error:
            log.warning("a table was not read: %s", type(error).__name__)
        finally:
            hosted.is_catching_up = False

    async def _read_chat(self, hosted: "HostedTable") -> None:
        try:
            hosted.broadcast.tell_said(await self._registry.store.said(hosted.ident, hosted.broadcast.said or 0))
        except (SQLAlchemyError, OSError) as error:
            log.warning("chat was not read: %s", type(error).__name__)
