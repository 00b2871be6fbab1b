"""Who says a line of chat: their seat, an id that survives a change of name, and whether the name is ambiguous."""

import unicodedata
from collections.abc import Iterable
from hashlib import sha256

from msgspec import Struct

from carrack.server.guest import Guest
from carrack.server.picture import table_facts
from carrack.server.room import Room

ID_LENGTH = 16


class Speaker(Struct, frozen=True):
    """A guest about to say something: their seat, and the names of everybody else at the table."""

    guest: Guest
    seat: int | None
    others: tuple[str, ...]

    def is_namesake(self, more: Iterable[str] = ()) -> bool:
        """Whether somebody else at the table, or one of these, has the same name."""
        own = fold(self.guest.name)
        return any(fold(name) == own for name in (*self.others, *more))


def speaker_at(room: Room, guest: Guest) -> Speaker:
    """A guest as a speaker at a table."""
    own = room.seats_of(guest.id)
    names = tuple(seat["name"] for at, seat in enumerate(table_facts(room)["seats"]) if at not in own and seat["name"])
    return Speaker(guest, own[0] if own else None, names)


def speaker_id(table: str, guest: str) -> str:
    """A public id of a guest at one table; it tells nothing about the guest elsewhere."""
    return sha256(f"speaker {table} {guest}".encode()).hexdigest()[:ID_LENGTH]


def fold(name: str) -> str:
    """A name without what readers pass over: capitals, and forms of letters that look alike to Unicode."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
