"""Closes the live connections of guests whose token was revoked, at whatever process that was done."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from carrack.server.live import Listener

if TYPE_CHECKING:
    from carrack.server.store import Store

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
