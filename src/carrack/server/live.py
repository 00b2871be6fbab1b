"""Who listens to a table, and what each was sent last."""

import asyncio
from collections import deque
from typing import Any

from carrack.server.picture import events, picture
from carrack.server.room import Room
from carrack.server.wire import Change, Picture, Presence, Told

KEPT = 200  # changes that a listener may have missed
BEHIND = 500  # messages that a listener may leave unread


class Listener:
    """A connection, as a seat or None for the public. `is_lost`: it did not read what it was sent."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.is_lost = False
        self._queue: asyncio.Queue[Told | None] = asyncio.Queue()

    def send(self, message: Told) -> None:
        """Put a message behind the others; who reads nothing is cut off."""
        if self.is_lost:
            return
        if self._queue.qsize() >= BEHIND:
            self.is_lost = True
            self._queue = asyncio.Queue()
        self._queue.put_nowait(None if self.is_lost else message)

    async def next(self) -> Told | None:
        """The next message; None if there will be none."""
        return await self._queue.get()


class Channel:
    """The listeners of a table."""

    def __init__(self) -> None:
        self.listeners: set[Listener] = set()
        self._pictures: dict[int | None, Picture] = {}  # as they were last sent
        self._past: dict[int | None, deque[tuple[int, int, Change]]] = {}  # each with the numbers before it

    def look(self, room: Room, seat: int | None) -> Picture:
        """The table as a seat sees it; from now on its changes are kept."""
        if seat not in self._pictures:
            self._pictures[seat] = picture(room, seat)
            self._past[seat] = deque(maxlen=KEPT)
        return self._pictures[seat]

    def missed(self, seat: int | None, update: int, revision: int) -> list[Change] | None:
        """What a seat missed that has these numbers; None if that is not known any more."""
        now = self._pictures[seat]
        if (now.update, now.revision) == (update, revision):
            return []
        past = list(self._past[seat])
        for at, (*before, _) in enumerate(past):
            if before == [update, revision]:
                return [change for *_, change in past[at:]]
        return None

    def publish(self, room: Room) -> None:
        """Tell everybody what changed for them."""
        for seat, old in self._pictures.items():
            new = picture(room, seat)
            if new == old:
                continue
            sections: dict[str, Any] = dict.fromkeys(old.sections.keys() - new.sections.keys())
            sections |= {name: told for name, told in new.sections.items() if old.sections.get(name, ...) != told}
            change = Change(new.update, new.revision, new.serial, events(room, seat, old.serial), sections)
            self._pictures[seat] = new
            self._past[seat].append((old.update, old.revision, change))
            for listener in self.listeners:
                if listener.seat == seat:
                    listener.send(change)

    def tell(self, message: Told) -> None:
        """Tell everybody the same."""
        for listener in self.listeners:
            listener.send(message)

    def come(self, listener: Listener) -> None:
        """Somebody listens."""
        self.listeners.add(listener)
        self.tell(self._presence())

    def go(self, listener: Listener) -> None:
        """Somebody listens no more."""
        self.listeners.discard(listener)
        self.tell(self._presence())

    def _presence(self) -> Presence:
        seats = sorted({listener.seat for listener in self.listeners if listener.seat is not None})
        return Presence(seats, sum(listener.seat is None for listener in self.listeners))
