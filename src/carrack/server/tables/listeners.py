"""The receiving end of a broadcast: the send queue of a connection, and the connections of each guest."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from carrack.server.api_types import Fresh, Picture, Told
from carrack.server.tables.table_state import TableState

if TYPE_CHECKING:
    from carrack.server.storage.store import Store
BEHIND = 500  # messages that a listener may leave unread
encode = msgspec.json.Encoder().encode
Write = Callable[..., bool]  # writes texts to where they go, if it can do so now


class Listener:
    """A connection, as a seat or None for the public. `is_lost`: it is cut off, and hears no more.

    A text is given to `write` if nothing waits, and waits itself for `unread` if that does not take it.
    """

    def __init__(self, seat: int | None, write: Write | None = None) -> None:
        self.seat = seat
        self.reseatings = 0  # changes of the seats by the host that `seat` takes into account
        self.is_lost = False
        self._write = write
        self._unread: list[bytes] = []  # much smaller than an asyncio.Queue, and there are many
        self._waiting: asyncio.Future[None] | None = None  # who waits for texts has passed on all there were
        self._held: list[bytes] | None = None

    def follow_seats(self, state: TableState) -> None:
        """Take the number that the seat has now, or none if it was taken away."""
        for was in state.reseatings[self.reseatings :]:
            self.seat = was.index(self.seat) if self.seat in was and self.seat is not None else None
        self.reseatings = len(state.reseatings)

    def send_fresh(self, state: TableState, picture: Picture) -> None:  # noqa: ARG002 - who they are is added by `Ear`
        """Send a whole picture."""
        self.send(Fresh(picture))

    def send(self, message: Told | bytes) -> None:
        """Send a message, or its text, behind the others; who reads nothing is cut off."""
        if self.is_lost:
            return
        text = message if isinstance(message, bytes) else encode(message)
        if self._write is None or self._waiting is None or self._unread:
            self._put([text])
        elif self._held is not None:
            self._held.append(text)
        elif not self._write(text):
            self._put([text])

    def _put(self, texts: list[bytes]) -> None:
        """Put texts behind the others."""
        if len(self._unread) >= BEHIND:
            self.cut()
        else:
            self._unread += texts
            self._wake()

    @contextmanager
    def batching(self) -> Iterator[None]:
        """Send what is told meanwhile in one go: the system takes long for each, however short it is."""
        self._held = []
        try:
            yield
        finally:
            held, self._held = self._held, None
            if held and not self.is_lost and not (self._write is not None and self._write(*held)):
                self._put(held)

    def cut(self) -> None:
        """End the connection: it may come back and resume."""
        self.is_lost = True
        self._unread = []
        self._wake()

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def unread(self) -> list[bytes] | None:
        """The texts of all messages that wait, at least one; None if there will be none. For one reader."""
        if not self._unread and not self.is_lost:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
            self._waiting = None
        if self.is_lost:
            return None
        texts, self._unread = self._unread, []
        return texts


SECONDS = 15.0  # between two looks into the database, for what no process told of
MOST = 500  # guests that one query asks for


class Revocations:
    """The live connections of a process, by guest."""

    def __init__(self, store: "Store") -> None:
        self._store = store
        self._listeners: dict[str, set[Listener]] = {}

    @contextmanager
    def watching(self, guest: str, listener: Listener) -> Iterator[None]:
        """Watch over a guest's connection while it lasts; "" is nobody, who has no token."""
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

    def cut(self, guest: str) -> None:
        """End all connections of a guest."""
        for listener in self._listeners.get(guest, ()):
            listener.cut()

    async def check(self) -> None:
        """End the connections of all guests whose tokens the database says were revoked."""
        guests = list(self._listeners)
        for start in range(0, len(guests), MOST):
            with suppress(SQLAlchemyError, OSError):  # the database is away: another time
                for guest in await self._store.revoked_among(guests[start : start + MOST]):
                    self.cut(guest)

    async def check_for_ever(self) -> None:
        """Check now and then."""
        while True:
            await asyncio.sleep(SECONDS)
            await self.check()
