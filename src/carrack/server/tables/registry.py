"""The tables of a process: loads them, runs calls one at a time, persists and broadcasts the result."""

import asyncio
from base64 import urlsafe_b64encode
from collections.abc import Callable, Coroutine
from itertools import groupby
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from carrack.engine.errors import CarrackError
from carrack.server.api_types import Said, SaidNow, Spoken, Told
from carrack.server.config import Config
from carrack.server.errors import Refused
from carrack.server.logs import log, place_of
from carrack.server.metrics import Meters
from carrack.server.storage.quotas import Quotas
from carrack.server.storage.rows import Guest
from carrack.server.storage.store import Answered, Key, Store
from carrack.server.storage.writer import Clash, Writer
from carrack.server.tables.bots import Drivers
from carrack.server.tables.broadcast import Channel, Turn
from carrack.server.tables.hosted_table import Room
from carrack.server.tables.listeners import Listener, Revocations
from carrack.server.tables.persistence import addition, load_table
from carrack.server.tables.replication import Relay
from carrack.server.tables.standing_orders import SealedOrders
from carrack.server.tables.views import serial, speaker_at
from carrack.server.validation import check_ident

RETRIES = 10  # calls begun anew because another process was quicker
IDENT_BYTES = 16
T = TypeVar("T")


class Reply(NamedTuple, Generic[T]):
    """Who is told of the answer to a call, and how."""

    listener: Listener
    message: Callable[[T], Told]


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
        self.order: asyncio.Task[None] | None = None  # plays what stands in a sealed node
        self.kept = 0  # the version that this process wrote last
        self.writing = 0  # the version that is on its way into the database from here
        self.heard = 0  # the highest version that another process told of
        self.is_catching_up = False

    def drop(self) -> None:
        """Let the table leave memory."""
        if self.room is not None:
            self.room.let_go()
            self.room = None


class Stay:
    """A time at a table; every call has one."""

    __slots__ = ("_hall", "_ident", "_place")

    def __init__(self, hall: "Hall", ident: str) -> None:
        self._hall = hall
        self._ident = ident

    def __enter__(self) -> Place:
        place = self._hall.places.get(self._ident)
        if place is None:
            place = self._hall.places[self._ident] = Place(self._ident)
        place.users += 1
        self._place = place
        return place

    def __exit__(self, *_: object) -> None:
        place = self._place
        place.users -= 1
        place.used = self._hall.config.now()
        if place.users == 0 and place.room is None:
            self._hall.places.pop(self._ident, None)


class Hall:
    """The tables of a process."""

    def __init__(self, config: Config, store: Store, writer: Writer, meters: Meters | None = None) -> None:
        self.config = config
        self.store = store
        self.writer = writer
        self.meters = meters or Meters()
        self.quotas = Quotas(config)
        self.revocations = Revocations(store)
        self.relay = Relay(self, store.engine)
        self.places: dict[str, Place] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.drivers = Drivers(self)
        self.sealed_orders = SealedOrders(self)

    def new_word(self) -> str:
        """An id, a token or a code that nobody guesses."""
        return urlsafe_b64encode(self.config.random_bytes(IDENT_BYTES)).decode().rstrip("=")

    # Calls -----------------------------------------------------------------------------------------------------------

    async def create(self, room: Room, host: Guest) -> None:
        """Keep a new table, if its host may have one more."""
        added = addition(room, self.config.now(), None, self.drivers.name)

        async def add(connection: AsyncConnection) -> None:
            await self.quotas.check_tables(connection, host.id)
            (fault,) = await connection.run_sync(self.store.keep_all, [[added]])
            if fault is not None:
                raise fault

        await self.writer.write(add, room.ident, host.id)
        room.version += len(room.fresh)
        room.fresh.clear()

    async def check_tables(self, host: Guest) -> None:
        """Raise unless a guest may host one more table."""
        async with self.store.engine.connect() as connection:
            await self.quotas.check_tables(connection, host.id)

    async def call(
        self,
        ident: str,
        act: Callable[[Room], T],
        guest: Guest | None = None,
        key: Key | None = None,
        kind: type[T] | None = None,
        also: Room | None = None,
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
        act: Callable[[Room], T],
        guest: Guest | None,
        key: Key | None,
        kind: type[T] | None,
        also: Room | None,
        reply: Reply[T] | None,
    ) -> T:
        with self.at(ident) as place:
            for attempt in range(RETRIES):
                async with place.lock:
                    # The table is taken as it is at hand. If that is old, what is done to it cannot be kept, and what
                    # is refused is tried once more on what the database has.
                    at_hand = None if attempt else place.room
                    is_sure = at_hand is None
                    room = at_hand or await self._current(place)
                    if is_sure and key is not None and guest is not None and kind is not None:
                        answered = await self.store.answered(ident, guest.id, key)
                        if answered is not None:
                            known = msgspec.json.decode(answered, type=kind)
                            if reply is not None:
                                reply.listener.send(reply.message(known))
                            return known
                    place.channel.attend(room)
                    so_far, turn = serial(room), None
                    try:
                        answer = act(room)
                        if room.fresh:
                            turn = place.channel.turn(room)
                            is_seen = bool(turn.texts) or turn.serial != so_far
                            room.update += is_seen
                            told = None
                            if key is not None and guest is not None:
                                told = Answered(guest.id, key, msgspec.json.encode(answer))
                            place.writing = room.version + len(room.fresh)
                            rooms = [room, *([also] if also is not None else [])]
                            await self._keep(rooms, told, is_seen=is_seen)
                            place.kept = room.version
                    except Clash:
                        place.drop()
                        if also is not None:
                            also.fresh.clear()
                        continue
                    except BaseException as error:
                        if room.fresh:  # memory is ahead of the database
                            place.drop()
                        elif not is_sure and isinstance(error, CarrackError):
                            continue
                        raise
                    finally:
                        place.writing = 0
                    if reply is None:
                        self._publish(place, room, turn)
                    else:
                        with reply.listener.holding():
                            self._publish(place, room, turn)
                            reply.listener.send(reply.message(answer))
                    self.drivers.wake(place)
                    return answer
        raise Refused("not-saved")

    async def _keep(self, rooms: list[Room], answered: Answered | None, *, is_seen: bool = True) -> None:
        """Write the fresh rows of tables; `is_seen`: the public can see something of those of the first."""
        now, driver = self.config.now(), self.drivers.name
        first, *others = rooms
        added = [addition(first, now, answered, driver, is_seen=is_seen)]
        added += [addition(room, now, None, driver) for room in others]
        await self.writer.write_along(self.store.keep_all, added)
        for room in rooms:
            room.version += len(room.fresh)
            room.fresh.clear()

    async def say(self, ident: str, guest: Guest, text: str, key: Key, check: Callable[[Room], None]) -> Spoken:
        """Say something at a table."""
        with self.at(ident) as place:
            room = await self._looked_up(place)
            check(room)
            speaker = speaker_at(room, guest)
            answered = await self.store.answered(ident, guest.id, key)
            if answered is None:
                now = self.config.now()
                try:
                    said: Said = await self.writer.write(
                        lambda connection: self.store.say(connection, ident, speaker, text, now, key, self.quotas),
                        ident,
                        guest.id,
                    )
                except Clash:
                    answered = await self.store.answered(ident, guest.id, key)
                    assert answered is not None
                else:
                    channel = place.channel
                    if channel.said is not None:
                        is_next = said.number == channel.said + 1
                        channel.tell_said([said] if is_next else await self.store.said(ident, channel.said))
                    return Spoken(said.number)
            return msgspec.json.decode(answered, type=Spoken)

    async def read(self, ident: str, look: Callable[[Room], T]) -> T:
        """Look at a table as it is kept."""
        with self.at(ident) as place:
            async with place.lock:
                room = await self._current(place)
                self.drivers.wake(place)
                return look(room)

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

    def at(self, ident: str) -> "Stay":
        """The place of a table, which stays as long as somebody is at it."""
        check_ident(ident)
        return Stay(self, ident)

    async def _looked_up(self, place: Place) -> Room:
        async with place.lock:
            return await self._current(place)

    async def _current(self, place: Place) -> Room:
        """The table as the database has it. Its lock must be held."""
        room = place.room
        if room is not None:
            try:
                rows = await self.store.since(place.ident, room.version)
                for number, some in groupby(rows, lambda row: row[0]):
                    room.take_up(row for _, row in some)
                    room.update = number
                    self._publish(place, room)
            except (CarrackError, msgspec.DecodeError, UnicodeError):
                log.warning("a table could not be followed and is read anew")
                place.drop()
        if place.room is None:
            place.room = await self._load(place.ident)
            if place.room is None:
                raise Refused("no-such-table")
            self._publish(place, place.room)
        return place.room

    async def _load(self, ident: str) -> Room | None:
        try:
            room = await load_table(self.store, ident)
            if room is not None:
                room.most_rows = self.config.rows_per_guest
            return room
        except Refused as error:
            fault = error.__cause__ or error
            log.error("a table cannot be read: %s at %s", type(fault).__name__, place_of(fault))
            self.meters.unreadable.inc()
            raise

    def _publish(self, place: Place, room: Room, turn: Turn | None = None) -> None:
        """Tell everybody here what changed, and other processes who is there if the seats have other numbers."""
        if place.channel.publish(room, turn):
            self.relay.announce(place)

    # Listeners -------------------------------------------------------------------------------------------------------

    async def listen(self, place: Place, listener: Listener, since: int, sit: Callable[[Room], None]) -> None:
        """Let somebody listen to a table, who first takes up what there is, and what was said after a number."""
        channel = place.channel
        channel.coming += 1  # from now on `said` is kept up to date
        try:
            async with place.lock:
                room = await self._current(place)
                if channel.said is None:
                    last = await self.store.last_said(place.ident)
                    if channel.said is None:  # nobody else was quicker
                        channel.said = last
                lines = await self.store.said(place.ident, since, lately=True)
                while channel.said > (lines[-1].number if lines else since):  # something was said meanwhile
                    more = await self.store.said(place.ident, lines[-1].number if lines else since)
                    if not more:
                        break
                    lines += more
                sit(room)
                for line in lines:
                    listener.send(SaidNow(line))
                is_first = not channel.listeners
                channel.come(listener)
                self.relay.announce(place, asks=is_first)
                self.drivers.wake(place)
        finally:
            channel.coming -= 1
            self._hush(place)

    def leave(self, place: Place, listener: Listener) -> None:
        """Let somebody go who listened."""
        place.channel.go(listener)
        self.relay.announce(place)
        self._hush(place)

    def _hush(self, place: Place) -> None:
        if not place.channel.is_followed:  # from now on nothing is heard of it
            place.channel.said = None
            place.channel.attendance.others.clear()

    def sweep(self) -> None:
        """Let tables go that nobody uses."""
        before = self.config.now() - self.config.idle_seconds
        for ident, place in list(self.places.items()):
            if place.users == 0 and place.used <= before and place.driver is None and place.order is None:
                del self.places[ident]
                place.drop()

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
        self.drivers.stop()
        self.sealed_orders.stop()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.relay.close()
        await self.drivers.thinkers.close()
