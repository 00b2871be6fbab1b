"""Sends the changes of a table to its listeners: remembers what each seat was sent last, and who is connected."""

import asyncio
from collections import Counter
from collections.abc import Iterable
from functools import cache
from itertools import compress
from operator import is_not
from typing import Any, NamedTuple, cast

import msgspec

from carrack.server.api_types import Change, Happening, Picture, Presence, Said, SaidNow, Told
from carrack.server.logs import log, place_of
from carrack.server.tables.listeners import Listener, encode
from carrack.server.tables.table_state import TableState
from carrack.server.tables.views import EventTexts, Sections, own_sections, public_sections, revision, serial


class PresenceCounter:
    """Connections to one table. `others` are those at other processes, by process."""

    def __init__(self) -> None:
        self.others: dict[str, Presence] = {}
        self._seats: Counter[int] = Counter()  # connections by seat: a person may have several
        self._watching = 0

    def come(self, seat: int | None) -> None:
        """Count a connection of a seat; None: of a spectator."""
        if seat is None:
            self._watching += 1
        else:
            self._seats[seat] += 1

    def go(self, seat: int | None) -> None:
        """Count a connection no more."""
        if seat is None:
            self._watching -= 1
        else:
            self._seats[seat] -= 1
            if not self._seats[seat]:
                del self._seats[seat]

    def here(self) -> Presence:
        """Who is connected to this process."""
        return Presence(sorted(self._seats), self._watching)

    def everywhere(self) -> Presence:
        """Who is connected to any process."""
        there = self.others.values()
        seats = set(self._seats).union(*(one.seats for one in there))
        return Presence(sorted(seats), self._watching + sum(one.watching for one in there))


KEPT = 3 * 1024  # bytes of changes that are kept for who missed them, beside the last: then a picture is smaller
PRESENCE_PAUSE = 0.002  # seconds for each listener between two broadcasts of who is there
NOBODY = Presence([], 0)


class SentChange(NamedTuple):
    """A change that was told, with the numbers before it."""

    update: int
    revision: int
    text: bytes


class PublicChange(NamedTuple):
    """A change of the public sections: as they were, as they are, and those that differ, each as JSON.

    `text` is all of these, and `hearing` tells what happened: most seats get both as they are.
    """

    old: Sections
    new: Sections
    texts: dict[str, bytes]
    text: bytes
    serial: int
    hearing: EventTexts


class SeatFeed:
    """What one seat, or the public, was told of a table last, and shortly before."""

    def __init__(self, state: TableState, seat: int | None) -> None:
        self.seat = seat
        self.update = state.update
        self._revision = revision(state, seat)
        self._serial = serial(state)
        self.own = {} if seat is None else own_sections(state, seat)
        self._past: list[SentChange] = []  # short, and a deque is larger
        self._size = 0

    def picture(self, state: TableState, public: Sections) -> Picture:
        """What this seat was told last, as a whole."""
        return Picture(state.ident, self.seat, self.update, self._revision, self._serial, {**public, **self.own})

    def advance(self, state: TableState, change: PublicChange) -> bytes | None:
        """Follow a table; the change as text, None if nothing changed."""
        numbers = state.update, revision(state, self.seat), change.serial
        own = {} if self.seat is None else own_sections(state, self.seat)
        changed = changed_for(change, self.own, own)
        if not changed and numbers == (self.update, self._revision, self._serial):
            return None
        told = change.hearing.told(self.seat, self._serial) if numbers[2] > self._serial else ()
        # Both are JSON already.
        sections = cast("Sections", msgspec.Raw(b"{%b}" % changed))
        text = encode(Change(*numbers, cast("tuple[Happening, ...]", told), sections))
        self._past.append(SentChange(self.update, self._revision, text))
        self._size += len(text)
        while self._size > KEPT and len(self._past) > 1:
            self._size -= len(self._past.pop(0).text)
        self.update, self._revision, self._serial = numbers
        self.own = own
        return text

    def missed(self, update: int, revision: int) -> list[bytes] | None:
        """What was told since these numbers; None if that is not known any more."""
        if (self.update, self._revision) == (update, revision):
            return []
        for at, past in enumerate(self._past):
            if (past.update, past.revision) == (update, revision):
                return [later.text for later in self._past[at:]]
        return None


def changed_sections(old: Sections, new: Sections) -> Sections:
    """The sections that are not what they were; None for one that is gone."""
    if list(old) != list(new):
        gone: Sections = {name: None for name in old if name not in new}
        return gone | {name: told for name, told in new.items() if old.get(name, ...) != told}
    # Most sections are the very same object as before, and that is quickly seen.
    other = compress(new.items(), map(is_not, new.values(), old.values()))
    return {name: told for name, told in other if told != old[name]}


def changed_for(change: PublicChange, old: Sections, new: Sections) -> bytes:
    """The sections that changed for a seat, as members of a JSON object. Its own come on top of the public ones."""
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


def _member(name: str, told: Any) -> bytes:
    return _label(name) + encode(told)


@cache
def _label(name: str) -> bytes:
    return encode(name) + b":"


class Broadcast:
    """The listeners of a table, what each was sent last, and who is there."""

    def __init__(self) -> None:
        self.listeners: set[Listener] = set()
        self.coming = 0  # those who are about to listen
        self.presence = PresenceCounter()
        self.said: int | None = None  # the last line of chat that was told, while somebody listens or is about to
        self._public: Sections | None = None  # as it was told last
        self._reseatings = 0  # changes of the seats by the host that were told
        self._watches: dict[int | None, SeatFeed] = {}
        self._presence_next = 0.0  # the loop's time from which presence may be told to all again
        self._presence_timer: asyncio.TimerHandle | None = None  # set while a change of presence waits to be told

    @property
    def is_followed(self) -> bool:
        """Whether somebody listens here, or is about to."""
        return bool(self.listeners) or self.coming > 0

    def attend(self, state: TableState) -> None:
        """Look at the table as everybody sees it; from now on its changes are known."""
        if self._public is None:
            self._public = public_sections(state)
            self._reseatings = len(state.reseatings)

    def public_change(self, state: TableState) -> PublicChange:
        """What changed for everybody since it was told last, as `publish` takes it."""
        old = {} if self._public is None else self._public
        new = public_sections(state)
        texts = {name: _member(name, told) for name, told in changed_sections(old, new).items()}
        return PublicChange(old, new, texts, b",".join(texts.values()), serial(state), EventTexts(state))

    def look(self, state: TableState, seat: int | None) -> Picture:
        """The table as a seat sees it; from now on its changes are kept."""
        self.attend(state)
        assert self._public is not None
        if seat not in self._watches:
            self._watches[seat] = SeatFeed(state, seat)
        return self._watches[seat].picture(state, self._public)

    def missed(self, seat: int | None, update: int, revision: int) -> list[bytes] | None:
        """What a seat missed that has these numbers, as texts; None if that is not known any more."""
        return self._watches[seat].missed(update, revision)

    def publish(self, state: TableState, change: PublicChange | None = None) -> bool:
        """Tell everybody what changed for them. Return whether the seats have other numbers now."""
        if self._public is None:  # nobody has looked yet
            return False
        if self._reseatings != len(state.reseatings):
            self._tell_seats(state)
            return True
        change = change or self.public_change(state)
        self._public = change.new
        for seat, watch in list(self._watches.items()):
            try:
                text = watch.advance(state, change)
            except Exception as error:  # noqa: BLE001 - what was done is done, and the others are to hear of it
                log.error("%s at %s", type(error).__name__, place_of(error))
                self._begin_anew(seat)
                continue
            if text is not None:
                for listener in self.listeners:
                    if listener.seat == seat:
                        listener.send(text)
        return False

    def _tell_seats(self, state: TableState) -> None:
        """Send everybody a whole picture, at the seat they have since the host changed the seats."""
        self._public = public_sections(state)
        self._reseatings = len(state.reseatings)
        self._watches.clear()
        for listener in self.listeners:
            self.presence.go(listener.seat)
            listener.follow_seats(state)
            self.presence.come(listener.seat)
            listener.send_fresh(state, self.look(state, listener.seat))
        self._presence_changed()

    def _begin_anew(self, seat: int | None) -> None:
        """Forget what a seat was told: who comes back gets it all."""
        del self._watches[seat]
        for listener in self.listeners:
            if listener.seat == seat:
                listener.cut()

    def tell(self, message: Told) -> None:
        """Tell everybody the same."""
        text = encode(message)
        for listener in self.listeners:
            listener.send(text)

    def tell_said(self, lines: Iterable[Said]) -> None:
        """Tell lines of chat, each once."""
        for line in lines:
            if self.said is not None and line.number > self.said:
                self.said = line.number
                self.tell(SaidNow(line))

    # Who is there ----------------------------------------------------------------------------------------------------

    def come(self, listener: Listener) -> None:
        """Add a listener, who is told at once who is there."""
        self.listeners.add(listener)
        self.presence.come(listener.seat)
        if not self._presence_changed():
            listener.send(self.presence.everywhere())

    def go(self, listener: Listener) -> None:
        """Remove a listener."""
        if listener in self.listeners:
            self.listeners.remove(listener)
            self.presence.go(listener.seat)
            self._presence_changed()

    def hear_of(self, process: str, there: Presence) -> None:
        """Take up who listens at another process."""
        others = self.presence.others
        if there != others.get(process, NOBODY):
            if there == NOBODY:
                del others[process]
            else:
                others[process] = there
            self._presence_changed()

    def _presence_changed(self) -> bool:
        """Tell all listeners who is there, now or a little later; whether they were told now.

        One broadcast has as many messages as there are listeners, so the more there are the longer the next one waits:
        however many people come and go, a table sends no more than 1 / `PRESENCE_PAUSE` such messages a second.
        """
        if self._presence_timer is not None:
            return False
        loop = asyncio.get_running_loop()
        if loop.time() < self._presence_next:
            self._presence_timer = loop.call_at(self._presence_next, self._tell_presence)
            return False
        self._tell_presence()
        return True

    def _tell_presence(self) -> None:
        self._presence_timer = None
        self._presence_next = asyncio.get_running_loop().time() + PRESENCE_PAUSE * len(self.listeners)
        self.tell(self.presence.everywhere())
