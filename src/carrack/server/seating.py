"""How the host changes the seats of a table before the game, and fills or removes those that are empty."""

from carrack.engine.errors import CarrackError
from carrack.engine.options import settle
from carrack.engine.titles import find
from carrack.server.actions import check_host, check_own_seat, check_rows, make_chair, start
from carrack.server.checks import check_level
from carrack.server.errors import Refused
from carrack.server.guest import Guest
from carrack.server.life import check_life
from carrack.server.room import Room
from carrack.server.rows import Chair, Reseated
from carrack.server.wire import ChangedSeat, ChangedSeats, NewSeat, Start

Was = tuple[int | None, ...]


def change_seats(room: Room, host: Guest, wanted: ChangedSeats, codes: list[str]) -> None:
    """Give the table other seats; who sits on a seat that is not kept loses it."""
    check_host(room, host)
    check_life(room.life, "seats")
    check_rows(room, host)
    if wanted.update != room.update:
        raise Refused("seats-changed")
    was = tuple(_kept_seat(room, seat, at) for at, seat in enumerate(wanted.seats))
    kept = [old for old in was if old is not None]
    if len(set(kept)) < len(kept):
        raise CarrackError("no-such-seat", field="seats")
    chairs = tuple(
        _as_new(host, seat, code, at) if old is None else room.chairs[old]
        for at, (old, seat, code) in enumerate(zip(was, wanted.seats, codes, strict=True))
    )
    check_own_seat(chairs, host)
    _reseat(room, chairs, was)


def start_with(room: Room, host: Guest, wanted: Start) -> None:
    """Begin the game, with bots in the empty seats or without these seats if that is wanted."""
    check_host(room, host)
    check_life(room.life, "start")
    empty = room.empty_seats()
    if empty and wanted.empty == "bot":
        check_level(wanted.level, "level")
        bot = Chair("bot", level=wanted.level)
        chairs = tuple(bot if seat in empty else chair for seat, chair in enumerate(room.chairs))
        _reseat(room, chairs, tuple(None if seat in empty else seat for seat in range(len(chairs))))
    elif empty and wanted.empty == "remove":
        was = tuple(seat for seat in range(len(room.chairs)) if seat not in empty)
        _reseat(room, tuple(room.chairs[seat] for seat in was), was)
    start(room, host)


def _kept_seat(room: Room, seat: ChangedSeat, at: int) -> int | None:
    """The number of a seat that stays as it is, None for a new one."""
    if seat.kind != "kept":
        return None
    if seat.was is None or seat.was >= len(room.chairs):
        raise CarrackError("no-such-seat", field=f"seats[{at}]")
    return seat.was


def _as_new(host: Guest, seat: ChangedSeat, code: str, at: int) -> Chair:
    assert seat.kind != "kept"
    return make_chair(host, NewSeat(seat.kind, seat.level, seat.name), code, f"seats[{at}]")


def _reseat(room: Room, chairs: tuple[Chair, ...], was: Was) -> None:
    """Change the seats, if so many can play; of a fork there play as many as before."""
    opened = room.opened
    if opened.position is not None and len(chairs) != len(room.chairs):
        raise Refused("wrong-seats", field="seats", count=len(room.chairs))
    options = opened.options
    if opened.position is None:
        options = settle(find(opened.game), len(chairs), room.given)
    room.do(Reseated(chairs, was, options))
