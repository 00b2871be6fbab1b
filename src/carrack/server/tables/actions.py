"""What guests can do at a table, each checked first. An action that raises has changed nothing."""

from hmac import compare_digest
from typing import Any

from msgspec.structs import replace

from carrack.engine.api import rules_versions
from carrack.engine.errors import CarrackError
from carrack.engine.options import settle
from carrack.engine.titles import find
from carrack.server.api_types import ChangedSeat, ChangedSeats, NewSeat, Start
from carrack.server.errors import Refused
from carrack.server.storage.rows import Chair, Closed, Guest, Hosted, Joined, Left, Nonced, Opened, Rematched, Reseated
from carrack.server.tables.hosted_table import Room, check_life
from carrack.server.validation import LONGEST_NAME, check_level, check_nonce, check_text
from carrack.table import Seat, Table


def open_table(
    room: Room,
    guest: Guest,
    game: str,
    options: dict[str, Any],
    seats: list[NewSeat],
    is_public: bool,
    secret: bytes,
    codes: list[str],
) -> None:
    """Create a table; its creator is the host."""
    settled = settle(find(game), len(seats), options)
    chairs = make_chairs(guest, seats, codes)
    version = rules_versions(game)[-1]
    room.do(Opened(game, settled, version, chairs, guest.id, is_public, guest.lang, secret.hex(), given=options))


def make_chairs(guest: Guest, seats: list[NewSeat], codes: list[str]) -> tuple[Chair, ...]:
    """The seats of a new table."""
    chairs = tuple(
        make_chair(guest, seat, code, f"seats[{at}]") for at, (seat, code) in enumerate(zip(seats, codes, strict=True))
    )
    check_own_seat(chairs, guest)
    return chairs


def make_chair(host: Guest, seat: NewSeat, code: str, field: str) -> Chair:
    """A seat that nobody but the host has taken; `code` is its invitation, `field` names it in a refusal."""
    match seat.kind:
        case "mine":
            name = check_text(seat.name, LONGEST_NAME, field) if seat.name else host.name
            return Chair("mine", host.id, name)
        case "bot":
            check_level(seat.level, field)
            return Chair("bot", level=seat.level)
        case "invited":
            return Chair("invited", code=code)
        case "open" | "remote":
            return Chair(seat.kind)


def check_own_seat(chairs: tuple[Chair, ...], host: Guest) -> None:
    """Raise unless the host sits somewhere."""
    if not any(chair.guest == host.id for chair in chairs):
        raise Refused("no-own-seat", field="seats")


def check_private(room: Room, guest: Guest | None) -> None:
    """Raise as if there were no table, if it is somebody else's board."""
    if room.opened.is_board and (guest is None or guest.id != room.opened.host):
        raise Refused("no-such-table")


def check_seat(room: Room, guest: Guest | None, seat: int) -> None:
    """Raise unless there is such a seat and it is the guest's."""
    check_private(room, guest)
    check_there(room, seat)
    if guest is None:
        raise Refused("no-token")
    if room.chairs[seat].guest != guest.id:
        raise Refused("not-your-seat", seat=seat)


def check_keeper(room: Room, guest: Guest, seat: int) -> None:
    """Raise unless the seat is the guest's, or a program's at the guest's table: it may have gone without a word."""
    check_private(room, guest)
    check_there(room, seat)
    if not (room.chairs[seat].is_program and room.host == guest.id):
        check_seat(room, guest, seat)


def check_seated(room: Room, guest: Guest) -> None:
    """Raise unless the guest sits here."""
    check_private(room, guest)
    if not room.seats_of(guest.id):
        raise Refused("not-seated")


def check_rows(room: Room, guest: Guest) -> None:
    """Raise if the guest has changed so much here that the server keeps no more of it; leaving is always possible."""
    if room.most_rows and room.written.get(guest.id, 0) >= room.most_rows:
        raise Refused("too-many-rows", most=room.most_rows)


def check_host(room: Room, guest: Guest) -> None:
    """Raise unless the guest is the host."""
    check_private(room, guest)
    if room.host != guest.id:
        raise Refused("not-host")


def join(room: Room, guest: Guest, seat: int, code: str, nonce: str | None) -> None:
    """Take a seat, and part in the deal."""
    check_private(room, guest)
    check_life(room.life, "join")
    check_rows(room, guest)
    check_there(room, seat)
    chair = room.chairs[seat]
    if chair.kind not in {"open", "invited", "remote"} or chair.guest:
        raise Refused("seat-taken", seat=seat)
    if chair.kept_for and chair.kept_for != guest.id:
        raise Refused("seat-kept", name=chair.name)
    if guest.is_bot and chair.kind == "open":
        raise Refused("not-for-bots")
    if chair.kind == "remote" and guest.owner != room.host:
        raise Refused("seat-for-bot")
    if chair.kind == "invited" and not compare_digest(chair.code.encode(), code.encode("utf-8", "replace")):
        raise Refused("bad-code", field="code")
    if room.seats_of(guest.id) and chair.kind != "remote" and not chair.kept_for:
        raise Refused("already-seated")
    if nonce is not None:
        check_nonce(nonce)
    # Who had several seats at one screen has a name for each.
    has_several = sum(guest.id in {other.guest, other.kept_for} for other in room.chairs) > 1
    room.do(Joined(seat, guest.id, chair.name if chair.kept_for and has_several else guest.name, guest.is_bot))
    if nonce is not None:
        room.do(Nonced(seat, nonce))


def give_nonce(room: Room, guest: Guest, seat: int, nonce: str) -> None:
    """Give a seat's part of the deal."""
    check_seat(room, guest, seat)
    check_life(room.life, "nonce")
    check_rows(room, guest)
    check_nonce(nonce)
    room.do(Nonced(seat, nonce))


def leave(room: Room, guest: Guest, seat: int, level: int) -> None:
    """Get up, or let a program of one's table get up: before the game for good, in it until the return."""
    check_keeper(room, guest, seat)
    check_life(room.life, "leave")
    if room.table is not None:
        check_level(level, "level")
        room.table.replace(seat, level)
        return
    room.do(Left(seat))
    people = room.people()
    if not people:
        room.do(Closed())
    elif room.host not in people:
        room.do(Hosted(people[0]))


def come_back(room: Room, guest: Guest, seat: int) -> None:
    """Take a seat back from the bot that keeps it, or give it back to a program."""
    check_keeper(room, guest, seat)
    check_life(room.life, "return")
    check_rows(room, guest)
    assert room.table is not None
    room.table.give_back(seat)
    room.settle()  # what stands has waited for it


def start(room: Room, guest: Guest) -> None:
    """Begin the game."""
    check_host(room, guest)
    check_life(room.life, "start")
    if empty := room.empty_seats():
        raise Refused("seats-empty", count=len(empty))
    opened = room.opened
    room.table = Table.create(
        opened.game,
        [Seat.bot(chair.level) if chair.kind == "bot" else Seat.human(chair.name) for chair in room.chairs],
        opened.options,
        secret=bytes.fromhex(opened.secret),
        nonces=[room.nonces.get(seat) for seat in range(len(room.chairs))],
        rules_version=opened.rules_version,
        position=opened.position,
        create_log=room.begin,
        lang=opened.lang,
    )
    room.settle()


def at_table(room: Room, guest: Guest, seat: int, action: str) -> Table:
    """The table of a game that is on, for a guest with that seat."""
    check_seat(room, guest, seat)
    check_life(room.life, action)
    assert room.table is not None
    return room.table


def rematch(room: Room, new: Room, guest: Guest, secret: bytes) -> None:
    """Make a table for the next game with the same options: seats of others are kept for them until they come."""
    check_seated(room, guest)
    check_life(room.life, "rematch")
    if room.rematch:
        raise Refused("rematch-made", table=room.rematch)
    old = room.opened
    chairs = tuple(_chair_again(chair, guest) for chair in room.chairs)
    version = rules_versions(old.game)[-1]
    opened = Opened(old.game, old.options, version, chairs, guest.id, old.is_public, guest.lang, secret.hex())
    new.do(replace(opened, given=old.given))
    room.do(Rematched(new.ident))


def _chair_again(chair: Chair, guest: Guest) -> Chair:
    """A seat at the next table, which a guest has asked for. Programs come by themselves, if their owner is host."""
    if chair.kind == "bot":
        return Chair("bot", level=chair.level)
    if chair.is_program:
        return Chair("remote")
    if chair.guest == guest.id:
        return Chair("mine", guest.id, chair.name)
    return Chair("open", name=chair.name, kept_for=chair.guest)


def check_there(room: Room, seat: int) -> None:
    """Raise unless there is such a seat."""
    if not 0 <= seat < len(room.chairs):
        raise Refused("not-your-seat", seat=seat)


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
