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
from carrack.server.storage.notifications import ALIVE, CHAT, PRESENCE, REVOKED, ROWS, Herald
from carrack.server.tables.broadcast import NOBODY

if TYPE_CHECKING:
    from carrack.server.tables.registry import Hall, Place

BEAT = 3.0  # seconds between two signs of life
DEAD = 10.0  # seconds without one, after which a process is taken for gone


class Relay:
    """The ties of a process to the others. `name` is what they call it."""

    def __init__(self, hall: "Hall", engine: AsyncEngine) -> None:
        self.name = secrets.token_hex(8)
        self.herald = Herald(engine, self._hear, self._catch_up)
        self._hall = hall
        self._alive: dict[str, float] = {}  # when each of the others was heard last

    async def run(self) -> None:
        """Work until cancelled."""
        if not self.herald.is_silent:
            await asyncio.gather(self.herald.listen_for_ever(), self.herald.call_for_ever(), self._beat())

    async def close(self) -> None:
        """Tell the others that nobody is here any more."""
        if not self.herald.is_silent:
            self.herald.call(ALIVE, f"-{self.name}")
            with suppress(SQLAlchemyError, OSError, TimeoutError):  # without a word they notice later
                await asyncio.wait_for(self.herald.call_now(), BEAT)

    # What is told ----------------------------------------------------------------------------------------------------

    def announce(self, place: "Place", asks: bool = False) -> None:
        """Tell who listens to a table here; `asks`: and want to know who does elsewhere."""
        there = place.channel.attendance.here()
        seats = ",".join(map(str, there.seats))
        self.herald.call(PRESENCE, f"{self.name}:{place.ident}:{seats}:{there.watching}:{int(asks)}")

    async def _beat(self) -> None:
        while True:
            self.herald.call(ALIVE, self.name)
            await asyncio.sleep(BEAT)
            now = asyncio.get_running_loop().time()
            for process in [process for process, when in self._alive.items() if now - when > DEAD]:
                self._lose(process)

    # What is heard ---------------------------------------------------------------------------------------------------

    def _hear(self, channel: str, word: str) -> None:
        places = self._hall.places
        if channel == ROWS:
            ident, version = word.split(":")
            if (place := places.get(ident)) is not None and place.channel.listeners:
                self._hear_of_rows(place, int(version))
        elif channel == CHAT:
            ident, number = word.split(":")
            place = places.get(ident)
            if place is not None and place.channel.is_followed and int(number) > (place.channel.said or 0):
                self._hall.start(self._read_chat(place))
        elif channel == PRESENCE:
            process, ident, seats, watching, asks = word.split(":")
            if process != self.name:
                self._mark(process)
                there = Presence([int(seat) for seat in seats.split(",") if seat], int(watching))
                self._hear_of_people(process, ident, there, asks == "1")
        elif channel == REVOKED:
            self._hall.revocations.cut(word)
        elif word.startswith("-"):
            self._lose(word[1:])
        elif word != self.name:
            self._mark(word)

    def _hear_of_rows(self, place: "Place", version: int) -> None:
        if version <= max(place.writing, 0 if place.room is None else place.room.version):
            return  # ours
        place.heard = max(place.heard, version)
        if not place.is_catching_up:
            place.is_catching_up = True
            self._hall.start(self._read_rows(place))

    def _hear_of_people(self, process: str, ident: str, there: Presence, asks: bool) -> None:
        place = self._hall.places.get(ident)
        if place is None or not place.channel.listeners:
            return
        place.channel.hear_of(process, there)
        if asks:
            self.announce(place)

    def _mark(self, process: str) -> None:
        self._alive[process] = asyncio.get_running_loop().time()

    def _lose(self, process: str) -> None:
        self._alive.pop(process, None)
        for place in list(self._hall.places.values()):
            place.channel.hear_of(process, NOBODY)

    # What is read ----------------------------------------------------------------------------------------------------

    def _catch_up(self) -> None:
        """Read all that may have been missed at tables that somebody listens to, and who was revoked."""
        self._hall.start(self._hall.revocations.check())
        for place in list(self._hall.places.values()):
            place.channel.attendance.others.clear()
            if place.channel.listeners:
                self.announce(place, asks=True)
                self._hall.start(self._read_all(place))

    async def _read_all(self, place: "Place") -> None:
        place.is_catching_up = True
        place.heard = max(place.heard, 1 if place.room is None else place.room.version + 1)
        await self._read_rows(place)
        await self._read_chat(place)

    async def _read_rows(self, place: "Place") -> None:
        """Read what is new at a table, and tell it."""
        try:
            while place.room is None or place.room.version < place.heard:
                heard = place.heard
                await self._hall.read(place.ident, lambda _room: None)
                if place.heard == heard:  # else something more was heard meanwhile
                    break
        except (CarrackError, SQLAlchemyError, OSError) as error:
            log.warning("a table was not read: %s", type(error).__name__)
        finally:
            place.is_catching_up = False

    async def _read_chat(self, place: "Place") -> None:
        try:
            place.channel.tell_said(await self._hall.store.said(place.ident, place.channel.said or 0))
        except (SQLAlchemyError, OSError) as error:
            log.warning("chat was not read: %s", type(error).__name__)
