"""All tables of a process: found, called one call at a time, kept, and told of."""

import asyncio
from base64 import urlsafe_b64encode
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import msgspec

from carrack.server.checks import check_ident
from carrack.server.config import Config
from carrack.server.drivers import Drivers
from carrack.server.errors import Refused
from carrack.server.guest import Guest
from carrack.server.live import Channel
from carrack.server.picture import picture
from carrack.server.room import Room
from carrack.server.store import Answered, Key, Store
from carrack.server.wire import Said, SaidNow, Spoken
from carrack.server.writer import Clash, Writer

RETRIES = 10  # calls begun anew because another process was quicker
IDENT_BYTES = 16
T = TypeVar("T")


class Place:
    """A table in memory. `users` are calls and listeners that are at it."""

    def __init__(self, ident: str) -> None:
        self.ident = ident
        self.room: Room | None = None
        self.lock = asyncio.Lock()
        self.channel = Channel()
        self.users = 0
        self.used = 0.0
        self.driver: asyncio.Task[int] | None = None
        self.kept = 0  # the version that this process wrote last


class Hall:
    """The tables of a process."""

    def __init__(self, config: Config, store: Store, writer: Writer) -> None:
        self.config = config
        self.store = store
        self.writer = writer
        self.places: dict[str, Place] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.drivers = Drivers(self)

    def new_word(self) -> str:
        """An id, a token or a code that nobody guesses."""
        return urlsafe_b64encode(self.config.random_bytes(IDENT_BYTES)).decode().rstrip("=")

    # Calls -----------------------------------------------------------------------------------------------------------

    async def create(self, room: Room) -> None:
        """Keep a new table."""
        await self._keep([room], None)

    async def call(
        self,
        ident: str,
        act: Callable[[Room], T],
        guest: Guest | None = None,
        key: Key | None = None,
        kind: type[T] | None = None,
        also: Room | None = None,
    ) -> T:
        """Do something at a table; when this returns it is durable, and everybody was told.

        With a key it happens once, however often it is called. `also` is another table that is kept along with it.
        """
        # A caller who goes away must not stop it half way.
        return await asyncio.shield(self.do(self._call(ident, act, guest, key, kind, also)))

    async def _call(
        self,
        ident: str,
        act: Callable[[Room], T],
        guest: Guest | None,
        key: Key | None,
        kind: type[T] | None,
        also: Room | None,
    ) -> T:
        async with self.at(ident) as place:
            for _ in range(RETRIES):
                async with place.lock:
                    room = await self._current(place)
                    if key is not None and guest is not None and kind is not None:
                        answered = await self.store.answered(ident, guest.id, key)
                        if answered is not None:
                            return msgspec.json.decode(answered, type=kind)
                    before = picture(room, None)
                    try:
                        answer = act(room)
                        if room.fresh:
                            after = picture(room, None)
                            room.update += (before.sections, before.serial) != (after.sections, after.serial)
                            told = None
                            if key is not None and guest is not None:
                                told = Answered(guest.id, key, msgspec.json.encode(answer))
                            await self._keep([room, *([also] if also is not None else [])], told)
                            place.kept = room.version
                    except Clash:
                        place.room = None
                        if also is not None:
                            also.fresh.clear()
                        continue
                    except BaseException:
                        if room.fresh:  # memory is ahead of the database
                            place.room = None
                        raise
                    place.channel.publish(room)
                    self.drivers.wake(place)
                    return answer
        raise Refused("not-saved")

    async def _keep(self, rooms: list[Room], answered: Answered | None) -> None:
        now = self.config.now()

        async def work(connection: Any) -> None:
            for at, room in enumerate(rooms):
                await self.store.keep(connection, room, now, answered if at == 0 else None, self.drivers.name)

        await self.writer.write(work)
        for room in rooms:
            room.version += len(room.fresh)
            room.fresh.clear()

    async def say(self, ident: str, guest: Guest, text: str, key: Key, check: Callable[[Room], None]) -> Spoken:
        """Say something at a table."""
        async with self.at(ident) as place:
            check(await self._looked_up(place))
            answered = await self.store.answered(ident, guest.id, key)
            if answered is None:
                now = self.config.now()
                try:
                    said: Said = await self.writer.write(
                        lambda connection: self.store.say(connection, ident, guest, text, now, key)
                    )
                except Clash:
                    answered = await self.store.answered(ident, guest.id, key)
                    assert answered is not None
                else:
                    place.channel.tell(SaidNow(said))
                    return Spoken(said.number)
            return msgspec.json.decode(answered, type=Spoken)

    async def read(self, ident: str, look: Callable[[Room], T]) -> T:
        """Look at a table as it is kept."""
        async with self.at(ident) as place, place.lock:
            room = await self._current(place)
            self.drivers.wake(place)
            return look(room)

    # Tables in memory ------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def at(self, ident: str) -> AsyncIterator[Place]:
        """The place of a table, which stays as long as somebody is at it."""
        check_ident(ident)
        place = self.places.setdefault(ident, Place(ident))
        place.users += 1
        try:
            yield place
        finally:
            place.users -= 1
            place.used = self.config.now()
            if place.users == 0 and place.room is None:
                self.places.pop(ident, None)

    async def _looked_up(self, place: Place) -> Room:
        async with place.lock:
            return await self._current(place)

    async def _current(self, place: Place) -> Room:
        """The table as the database has it. Its lock must be held."""
        version = await self.store.version(place.ident)
        if place.room is None or place.room.version != version:
            room = await self.store.load(place.ident) if version else None
            if room is None:
                raise Refused("no-such-table")
            place.room = room
            place.channel.publish(room)
        return place.room

    def sweep(self) -> None:
        """Let tables go that nobody uses."""
        before = self.config.now() - self.config.idle_seconds
        for ident, place in list(self.places.items()):
            if place.users == 0 and place.used <= before and place.driver is None:
                del self.places[ident]

    async def sweep_for_ever(self) -> None:
        """Sweep now and then."""
        while True:
            await asyncio.sleep(max(self.config.idle_seconds / 4, 0.05))
            self.sweep()

    def do(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Begin something that is finished before the hall closes."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def close(self) -> None:
        """Finish what is under way and let the bots go."""
        self.drivers.stop()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.drivers.thinkers.close()
