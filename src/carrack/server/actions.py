"""What guests can do at a table, each checked first. Whatever raises has changed nothing."""

from hmac import compare_digest
from typing import Any, Literal

from carrack.engine.options import settle
from carrack.engine.start import rules_versions
from carrack.engine.titles import find
from carrack.server.checks import check_level, check_nonce
from carrack.server.errors import Refused
from carrack.server.guest import Guest
from carrack.server.life import check_life
from carrack.server.room import Room
from carrack.server.rows import Chair, Closed, Hosted, Joined, Left, Nonced, Opened, Rematched
from carrack.server.wire import NewSeat
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
    room.do(Opened(game, settled, version, chairs, guest.id, is_public, guest.lang, secret.hex()))


def make_chairs(guest: Guest, seats: list[NewSeat], codes: list[str]) -> tuple[Chair, ...]:
    """The seats of a new table."""
    chairs = []
    for at, (seat, code) in enumerate(zip(seats, codes, strict=True)):
        match seat.kind:
            case "mine":
                chairs.append(Chair("mine", guest.id, guest.name))
            case "bot":
                check_level(seat.level, f"seats[{at}]")
                chairs.append(Chair("bot", level=seat.level))
            case "invited":
                chairs.append(Chair("invited", code=code))
            case "open" | "remote":
                chairs.append(Chair(seat.kind))
    if not any(chair.guest for chair in chairs):
        raise Refused("no-own-seat", field="seats")
    return tuple(chairs)


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


def check_host(room: Room, guest: Guest) -> None:
    """Raise unless the guest is the host."""
    check_private(room, guest)
    if room.host != guest.id:
        raise Refused("not-host")


def join(room: Room, guest: Guest, seat: int, code: str, nonce: str | None) -> None:
    """Take a seat, and part in the deal."""
    check_private(room, guest)
    check_life(room.life, "join")
    check_there(room, seat)
    chair = room.chairs[seat]
    if chair.kind not in {"open", "invited", "remote"} or chair.guest:
        raise Refused("seat-taken", seat=seat)
    if guest.is_bot and chair.kind == "open":
        raise Refused("not-for-bots")
    if chair.kind == "remote" and guest.owner != room.host:
        raise Refused("seat-for-bot")
    if chair.kind == "invited" and not compare_digest(chair.code.encode(), code.encode("utf-8", "replace")):
        raise Refused("bad-code", field="code")
    if room.seats_of(guest.id) and chair.kind != "remote":
        raise Refused("already-seated")
    if nonce is not None:
        check_nonce(nonce)
    room.do(Joined(seat, guest.id, guest.name, guest.is_bot))
    if nonce is not None:
        room.do(Nonced(seat, nonce))


def give_nonce(room: Room, guest: Guest, seat: int, nonce: str) -> None:
    """Give a seat's part of the deal."""
    check_seat(room, guest, seat)
    check_life(room.life, "nonce")
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
    assert room.table is not None
    room.table.give_back(seat)
    room.settle()  # what stands has waited for it


def start(room: Room, guest: Guest) -> None:
    """Begin the game."""
    check_host(room, guest)
    check_life(room.life, "start")
    empty = [seat for seat, chair in enumerate(room.chairs) if chair.kind != "bot" and not chair.guest]
    if empty:
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
        keep=room.begin,
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
    """Play again: the same game, options and people at a new table."""
    check_seated(room, guest)
    check_life(room.life, "rematch")
    if room.rematch:
        raise Refused("rematch-made", table=room.rematch)
    old = room.opened
    chairs = tuple(
        Chair("bot", level=chair.level)
        if chair.kind == "bot"
        else Chair(_kind_again(chair, guest), chair.guest, chair.name, is_program=chair.is_program)
        for chair in room.chairs
    )
    version = rules_versions(old.game)[-1]
    new.do(Opened(old.game, old.options, version, chairs, guest.id, old.is_public, guest.lang, secret.hex()))
    room.do(Rematched(new.ident))


def _kind_again(chair: Chair, guest: Guest) -> Literal["mine", "open", "remote"]:
    """The kind of a seat at the next table."""
    if chair.is_program:
        return "remote"
    return "mine" if chair.guest == guest.id else "open"


def check_there(room: Room, seat: int) -> None:
    """Raise unless there is such a seat."""
    if not 0 <= seat < len(room.chairs):
        raise Refused("not-your-seat", seat=seat)
