"""Forks: going on from a node of another table, at a new one or on a board of one's own."""

from carrack.engine.history import known_at, known_to_any_at
from carrack.server.actions import make_chairs, start
from carrack.server.after import begun, check_number, check_side
from carrack.server.errors import Refused
from carrack.server.guest import Guest
from carrack.server.room import Room
from carrack.server.rows import Opened, Origin
from carrack.server.wire_after import NewFork

ALONE = ("mine", "bot")  # the seats of a board


def fork(room: Room, new: Room, guest: Guest, wanted: NewFork, secret: bytes, codes: list[str]) -> None:
    """Open a table that goes on from a node of this one; a board begins at once.

    The new table is made from what the seat knew there and from nothing else. What it did not know is dealt at the
    start, from the new secret.
    """
    check_side(room, guest, wanted.seat)
    game = begun(room, "fork")
    check_number(game, wanted.number)
    if game.is_over and wanted.number == game.number:
        raise Refused("no-such-node", number=wanted.number)
    if len(wanted.seats) != game.players:
        raise Refused("wrong-seats", field="seats", count=game.players)
    if wanted.is_board and any(seat.kind not in ALONE for seat in wanted.seats):
        raise Refused("not-alone", field="seats")
    if room.life == "over" and wanted.seat is None:
        position = known_to_any_at(game, wanted.number)
    else:
        position = known_at(game, wanted.number, wanted.seat)
    old = room.opened
    new.do(
        Opened(
            old.game,
            old.options,
            old.rules_version,
            make_chairs(guest, wanted.seats, codes),
            guest.id,
            wanted.is_public and not wanted.is_board,
            guest.lang,
            secret.hex(),
            position,
            Origin(room.ident, wanted.number, old.is_public, tuple(room.people())),
            wanted.is_board,
        )
    )
    if wanted.is_board:
        start(new, guest)
