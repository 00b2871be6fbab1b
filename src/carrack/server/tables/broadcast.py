"""Sends the changes of a table to its listeners: keeps the last view sent to each seat, and counts who is connected.

A `Listener` is the sending side of one connection, with its queue; a `Broadcast` holds the listeners of one table.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from itertools import compress
from operator import is_not
from typing import Any, NamedTuple, cast

import msgspec

from carrack.server.api_types.answers import (
    Change,
    ChatLine,
    FullView,
    Happening,
    NewChatLine,
    Presence,
    ServerMessage,
    TableView,
)
from carrack.server.observability import log, place_of
from carrack.server.tables.table_state import TableState
from carrack.server.tables.views import EventTexts, Sections, own_sections, public_sections, revision, serial

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

    def renumber_seat(self, state: TableState) -> None:
        """Update the seat's number after the host changed the seats; None if the seat was removed."""
        for was in state.reseatings[self.reseatings :]:
            self.seat = was.index(self.seat) if self.seat in was and self.seat is not None else None
        self.reseatings = len(state.reseatings)

    def send_full_view(self, state: TableState, view: TableView) -> None:  # noqa: ARG002  # overridden
        """Send a full view; `GuestListener` adds the reader's own facts."""
        self.send(FullView(view))

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


class PresenceCounter:
    """Counts the connections to one table. `others` are those at other processes, by process."""

    def __init__(self) -> None:
        self.others: dict[str, Presence] = {}
        self._seats: Counter[int] = Counter()  # connections by seat: a person may have several
        self._watching = 0

    def add(self, seat: int | None) -> None:
        """Count a connection of a seat; None: of a spectator."""
        if seat is None:
            self._watching += 1
        else:
            self._seats[seat] += 1

    def remove(self, seat: int | None) -> None:
        """Stop counting a connection."""
        if seat is None:
            self._watching -= 1
        else:
            self._seats[seat] -= 1
            if not self._seats[seat]:
                del self._seats[seat]

    def here(self) -> Presence:
        """Return who is connected to this process."""
        return Presence(sorted(self._seats), self._watching)

    def everywhere(self) -> Presence:
        """Return who is connected to any process."""
        elsewhere = self.others.values()
        seats = set(self._seats).union(*(presence.seats for presence in elsewhere))
        return Presence(sorted(seats), self._watching + sum(presence.watching for presence in elsewhere))


HISTORY_BYTES = 3 * 1024  # bytes of past changes kept for reconnecting clients; beyond that a full view is smaller
PRESENCE_PAUSE = 0.002  # seconds per listener between two broadcasts of presence
NOBODY = Presence([], 0)


class SentChange(NamedTuple):
    """A change that was sent, with the numbers of the position before it."""

    update: int
    revision: int
    text: bytes


class PublicChange(NamedTuple):
    """A change of the public sections: as they were, as they are, and those that differ, each as JSON.

    `text` joins the changed sections and `event_texts` encodes the events. Most seats are sent both unchanged, so they
    are encoded once per move.
    """

    old: Sections
    new: Sections
    texts: dict[str, bytes]
    text: bytes
    serial: int
    event_texts: EventTexts


class SeatFeed:
    """The last view sent to one seat or the public, and recent changes for clients that reconnect."""

    def __init__(self, state: TableState, seat: int | None) -> None:
        self.seat = seat
        self.update = state.update
        self._revision = revision(state, seat)
        self._serial = serial(state)
        self.own = {} if seat is None else own_sections(state, seat)
        self._past: list[SentChange] = []  # short, and a deque is larger
        self._size = 0

    def full_view(self, state: TableState, public: Sections) -> TableView:
        """Return the full view that this seat was sent last."""
        return TableView(state.ident, self.seat, self.update, self._revision, self._serial, {**public, **self.own})

    def advance(self, state: TableState, change: PublicChange) -> bytes | None:
        """Advance to the table's present state; return the encoded change, None if nothing changed for the seat."""
        numbers = state.update, revision(state, self.seat), change.serial
        own = {} if self.seat is None else own_sections(state, self.seat)
        changed = changed_for(change, self.own, own)
        if not changed and numbers == (self.update, self._revision, self._serial):
            return None
        event_text = change.event_texts.encoded(self.seat, self._serial) if numbers[2] > self._serial else ()
        # Both are JSON already.
        sections = cast("Sections", msgspec.Raw(b"{%b}" % changed))
        text = encode(Change(*numbers, cast("tuple[Happening, ...]", event_text), sections))
        self._past.append(SentChange(self.update, self._revision, text))
        self._size += len(text)
        while self._size > HISTORY_BYTES and len(self._past) > 1:
            self._size -= len(self._past.pop(0).text)
        self.update, self._revision, self._serial = numbers
        self.own = own
        return text

    def missed(self, update: int, revision: int) -> list[bytes] | None:
        """Return the changes sent since these numbers; None if they are no longer kept."""
        if (self.update, self._revision) == (update, revision):
            return []
        for at, past in enumerate(self._past):
            if (past.update, past.revision) == (update, revision):
                return [later.text for later in self._past[at:]]
        return None


def changed_sections(old: Sections, new: Sections) -> Sections:
    """Return the sections that changed; a removed one is None."""
    if list(old) != list(new):
        gone: Sections = {name: None for name in old if name not in new}
        return gone | {name: section for name, section in new.items() if old.get(name, ...) != section}
    # Most sections are the same object as before, which is cheap to see.
    other = compress(new.items(), map(is_not, new.values(), old.values()))
    return {name: section for name, section in other if section != old[name]}


def changed_for(change: PublicChange, old: Sections, new: Sections) -> bytes:
    """Return the sections that changed for a seat, as members of a JSON object; its own override the public ones."""
    mine: list[bytes] = []
    covered: set[str] = set()
    for name, after in new.items():
        before = old[name] if name in old else change.old.get(name, ...)
        if before is not after and before != after:
            mine.append(_member(name, after))
        if name in change.texts:
            covered.add(name)
    for name in sorted(old.keys() - new.keys()):
        after = change.new.get(name, ...)
        if old[name] != after:
            mine.append(_member(name, None if after is ... else after))
        covered.add(name)
    public = (
        change.text if not covered else b",".join([change.texts[name] for name in change.texts if name not in covered])
    )
    return b",".join([public, *mine] if public else mine)


def _member(name: str, section: Any) -> bytes:
    return _label(name) + encode(section)


@cache
def _label(name: str) -> bytes:
    return encode(name) + b":"


class Broadcast:
    """The listeners of a table, the last view sent to each seat, and the presence."""

    def __init__(self) -> None:
        self.listeners: set[Listener] = set()
        self.joining = 0  # connections that are about to be added
        self.presence = PresenceCounter()
        self.last_chat_line: int | None = None  # number of the last line sent; None without an audience
        self._public: Sections | None = None  # the public sections as they were sent last
        self._reseatings = 0  # changes of the seats by the host that were sent
        self._feeds: dict[int | None, SeatFeed] = {}
        self._presence_next = 0.0  # loop time from which presence may be broadcast again
        self._presence_timer: asyncio.TimerHandle | None = None  # set while a presence broadcast is scheduled

    @property
    def has_audience(self) -> bool:
        """Whether anybody is connected, or about to be."""
        return bool(self.listeners) or self.joining > 0

    @property
    def is_followed(self) -> bool:
        """Whether anybody follows the table live, at this process or another."""
        return self.has_audience or bool(self.presence.others)

    def track(self, state: TableState) -> None:
        """Start to track the public sections, so that later changes can be found."""
        if self._public is None:
            self._public = public_sections(state)
            self._reseatings = len(state.reseatings)

    def public_change(self, state: TableState) -> PublicChange:
        """Return the change of the public sections since the last broadcast."""
        old = {} if self._public is None else self._public
        new = public_sections(state)
        texts = {name: _member(name, section) for name, section in changed_sections(old, new).items()}
        return PublicChange(old, new, texts, b",".join(texts.values()), serial(state), EventTexts(state))

    def full_view(self, state: TableState, seat: int | None) -> TableView:
        """Return the full view of a seat, and keep its changes from now on for clients that reconnect."""
        self.track(state)
        assert self._public is not None
        if seat not in self._feeds:
            self._feeds[seat] = SeatFeed(state, seat)
        return self._feeds[seat].full_view(state, self._public)

    def missed(self, seat: int | None, update: int, revision: int) -> list[bytes] | None:
        """Return the changes that a seat with these numbers missed; None if they are no longer kept."""
        return self._feeds[seat].missed(update, revision)

    def publish(self, state: TableState, change: PublicChange | None = None) -> bool:
        """Send each listener the change for its seat. Return whether the seats were renumbered."""
        if self._public is None:  # nobody was ever sent anything
            return False
        if self._reseatings != len(state.reseatings):
            self._send_new_seats(state)
            return True
        change = change or self.public_change(state)
        self._public = change.new
        for seat, feed in list(self._feeds.items()):
            try:
                text = feed.advance(state, change)
            except Exception as error:  # noqa: BLE001 - the change is durable, and the other seats must get it
                log.error("%s at %s", type(error).__name__, place_of(error))
                self._reset_feed(seat)
                continue
            if text is not None:
                for listener in self.listeners:
                    if listener.seat == seat:
                        listener.send(text)
        return False

    def _send_new_seats(self, state: TableState) -> None:
        """Send everybody a full view after the host changed the seats."""
        self._public = public_sections(state)
        self._reseatings = len(state.reseatings)
        self._feeds.clear()
        for listener in self.listeners:
            self.presence.remove(listener.seat)
            listener.renumber_seat(state)
            self.presence.add(listener.seat)
            listener.send_full_view(state, self.full_view(state, listener.seat))
        self._presence_changed()

    def _reset_feed(self, seat: int | None) -> None:
        """Drop a seat's feed and its connections; they get a full view when they reconnect."""
        del self._feeds[seat]
        for listener in self.listeners:
            if listener.seat == seat:
                listener.disconnect()

    def send_all(self, message: ServerMessage) -> None:
        """Send everybody the same message."""
        text = encode(message)
        for listener in self.listeners:
            listener.send(text)

    def send_chat(self, lines: Iterable[ChatLine]) -> None:
        """Send chat lines, each once."""
        for line in lines:
            if self.last_chat_line is not None and line.number > self.last_chat_line:
                self.last_chat_line = line.number
                self.send_all(NewChatLine(line))

    # Presence -------------------------------------------------------------------------------------------------------

    def add(self, listener: Listener) -> None:
        """Add a listener and send it the presence at once."""
        self.listeners.add(listener)
        self.presence.add(listener.seat)
        if not self._presence_changed():
            listener.send(self.presence.everywhere())

    def remove(self, listener: Listener) -> None:
        """Remove a listener."""
        if listener in self.listeners:
            self.listeners.remove(listener)
            self.presence.remove(listener.seat)
            self._presence_changed()

    def set_remote_presence(self, process: str, presence: Presence) -> None:
        """Set who is connected at another process."""
        others = self.presence.others
        if presence != others.get(process, NOBODY):
            if presence == NOBODY:
                del others[process]
            else:
                others[process] = presence
            self._presence_changed()

    def _presence_changed(self) -> bool:
        """Broadcast the presence, now or a little later; return whether it was sent now.

        A broadcast has one message per listener, so the pause grows with their number: a table sends at most
        1 / `PRESENCE_PAUSE` such messages a second, however many people come and go.
        """
        if self._presence_timer is not None:
            return False
        loop = asyncio.get_running_loop()
        if loop.time() < self._presence_next:
            self._presence_timer = loop.call_at(self._presence_next, self._send_presence)
            return False
        self._send_presence()
        return True

    def _send_presence(self) -> None:
        self._presence_timer = None
        self._presence_next = asyncio.get_running_loop().time() + PRESENCE_PAUSE * len(self.listeners)
        self.send_all(self.presence.everywhere())
