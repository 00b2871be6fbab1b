"""The receiving end of a broadcast: the send queue of a connection, and the connections of each guest."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from carrack.server.api_types import FullView, ServerMessage, TableView
from carrack.server.tables.table_state import TableState

if TYPE_CHECKING:
    from carrack.server.storage.store import Store
MOST_UNSENT = 500  # queued messages after which a peer that does not read is disconnected
encode = msgspec.json.Encoder().encode
Write = Callable[..., bool]  # writes texts to the transport; False if it would block


class Listener:
    """The sending side of a connection, for a seat or, with None, for a spectator.

    A text is written at once if nothing is queued and `write` accepts it. Otherwise it is queued for `next_texts`,
    which one sender task awaits.
    """

    def __init__(self, seat: int | None, write: Write | None = None) -> None:
        self.seat = seat
        self.reseatings = 0  # changes of the seats by the host that `seat` already reflects
        self.is_disconnected = False  # nothing is sent any more
        self._write = write
        self._unread: list[bytes] = []  # much smaller than an asyncio.Queue, and there are many
        self._waiting: asyncio.Future[None] | None = None  # set while the sender task is idle
        self._batch: list[bytes] | None = None

    def follow_seats(self, state: TableState) -> None:
        """Update the seat's number after the host changed the seats; None if the seat was removed."""
        for was in state.reseatings[self.reseatings :]:
            self.seat = was.index(self.seat) if self.seat in was and self.seat is not None else None
        self.reseatings = len(state.reseatings)

    def send_fresh(self, state: TableState, picture: TableView) -> None:  # noqa: ARG002 - GuestListener adds the reader's own facts
        """Send a full view."""
        self.send(FullView(picture))

    def send(self, message: ServerMessage | bytes) -> None:
        """Send a message, or its encoded text. A peer that stops reading is disconnected."""
        if self.is_disconnected:
            return
        text = message if isinstance(message, bytes) else encode(message)
        if self._write is None or self._waiting is None or self._unread:
            self._put([text])
        elif self._batch is not None:
            self._batch.append(text)
        elif not self._write(text):
            self._put([text])

    def _put(self, texts: list[bytes]) -> None:
        """Queue texts for the sender task."""
        if len(self._unread) >= MOST_UNSENT:
            self.disconnect()
        else:
            self._unread += texts
            self._wake()

    @contextmanager
    def batching(self) -> Iterator[None]:
        """Batch the messages sent inside this block into one write; system calls dominate."""
        self._batch = []
        try:
            yield
        finally:
            held, self._batch = self._batch, None
            if held and not self.is_disconnected and not (self._write is not None and self._write(*held)):
                self._put(held)

    def disconnect(self) -> None:
        """End the connection; the client may reconnect and resume."""
        self.is_disconnected = True
        self._unread = []
        self._wake()

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def next_texts(self) -> list[bytes] | None:
        """Wait for queued texts and return them all; None once the connection has ended. For one caller at a time."""
        if not self._unread and not self.is_disconnected:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
            self._waiting = None
        if self.is_disconnected:
            return None
        texts, self._unread = self._unread, []
        return texts


SECONDS = 15.0  # between two polls of the database, in case a notification was lost
MOST = 500  # guests per query


class Revocations:
    """The live connections of a process, by guest."""

    def __init__(self, store: "Store") -> None:
        self._store = store
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
        for start in range(0, len(guests), MOST):
            with suppress(SQLAlchemyError, OSError):  # database unavailable; retry at next poll
                for guest in await self._store.revoked_among(guests[start : start + MOST]):
                    self.disconnect(guest)

    async def check_for_ever(self) -> None:
        """Poll the database until cancelled."""
        while True:
            await asyncio.sleep(SECONDS)
            await self.check()
