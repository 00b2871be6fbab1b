"""Routes of a table: create, read, join, start, leave."""

from typing import Annotated

from litestar import MediaType, Response, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import UNSET

from carrack.server.api_types import (
    ChangedSeats,
    Happened,
    Invitation,
    Join,
    Leave,
    Made,
    NewTable,
    Nonce,
    Picture,
    Start,
    Void,
)
from carrack.server.storage.rows import Guest
from carrack.server.tables import actions
from carrack.server.tables.hosted_table import Room
from carrack.server.tables.registry import Hall
from carrack.server.tables.views import address, page_of_events, picture, record

SECRET_BYTES = 32
Since = Annotated[int, QueryParameter(ge=0, le=2**31 - 1)]
Viewer = Annotated[int | None, QueryParameter(ge=0, le=7, name="seat")]


def check_viewer(room: Room, caller: Guest | None, seat: int | None) -> None:
    """Raise unless a caller may look at a table, as that seat if there is one."""
    actions.check_private(room, caller)
    if seat is not None:
        actions.check_seat(room, caller, seat)


def seen_by(room: Room, caller: Guest | None, seat: int | None) -> Picture:
    """The picture of a table for a caller, who must own the seat."""
    check_viewer(room, caller, seat)
    told = picture(room, seat)
    address(told, room, caller)
    return told


@post("/api/tables", summary="Create a table")
async def create_table(
    hall: NamedDependency[Hall], person: NamedDependency[Guest], data: JSONBody[NewTable]
) -> Picture:
    """A game, its options and its seats."""
    room = Room(hall.new_word())
    codes = [hall.new_word() for _ in data.seats]
    secret = hall.config.random_bytes(SECRET_BYTES)
    actions.open_table(room, person, data.game, dict(data.options), data.seats, data.is_public, secret, codes)
    await hall.create(room, person)
    return seen_by(room, person, None)


@get("/api/tables/{ident:str}", summary="Look at a table")
async def look(
    hall: NamedDependency[Hall], caller: NamedDependency[Guest | None], ident: FromPath[str], viewer: Viewer = None
) -> Picture:
    """A table as a seat of the caller sees it, or the public."""
    return await hall.read(ident, lambda room: seen_by(room, caller, viewer))


@get("/api/tables/{ident:str}/events", summary="What happened")
async def look_back(
    hall: NamedDependency[Hall],
    caller: NamedDependency[Guest | None],
    ident: FromPath[str],
    viewer: Viewer = None,
    since: Since = 0,
) -> Happened:
    """What happened from a serial on, up to 500 events at a time; whoever wants more asks again from `serial`."""

    def told(room: Room) -> Happened:
        check_viewer(room, caller, viewer)
        return page_of_events(room, viewer, since)

    return await hall.read(ident, told)


@get("/api/tables/{ident:str}/record", summary="The record", media_type=MediaType.TEXT)
async def read_record(
    hall: NamedDependency[Hall], caller: NamedDependency[Guest | None], ident: FromPath[str], viewer: Viewer = None
) -> Response[str]:
    """The game as a text, to be kept as a file."""

    def told(room: Room) -> Response[str]:
        check_viewer(room, caller, viewer)
        name = f"{room.opened.game}-{ident[:8]}{'' if viewer is None else f'-s{viewer}'}.txt"
        kept = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(record(room, viewer), media_type=MediaType.TEXT, headers=kept)

    return await hall.read(ident, told)


@get("/api/tables/{ident:str}/invitations", summary="The codes of invited seats")
async def invitations(
    hall: NamedDependency[Hall], guest: NamedDependency[Guest], ident: FromPath[str]
) -> list[Invitation]:
    """The codes, for the host to hand out."""

    def told(room: Room) -> list[Invitation]:
        actions.check_host(room, guest)
        return [Invitation(seat, chair.code) for seat, chair in enumerate(room.chairs) if chair.code]

    return await hall.read(ident, told)


@put("/api/tables/{ident:str}/seats", summary="Change the seats before the game")
async def change_seats(
    hall: NamedDependency[Hall], guest: NamedDependency[Guest], ident: FromPath[str], data: JSONBody[ChangedSeats]
) -> Picture:
    """All seats as they shall be: kept, new or gone. Who sat on a seat that is not kept looks on."""
    codes = [hall.new_word() for _ in data.seats]
    await hall.call(ident, lambda room: actions.change_seats(room, guest, data, codes))
    return await hall.read(ident, lambda room: seen_by(room, guest, None))


@post("/api/tables/{ident:str}/start", status_code=200, summary="Start the game")
async def start(
    hall: NamedDependency[Hall],
    guest: NamedDependency[Guest],
    ident: FromPath[str],
    data: JSONBody[Start | None] = None,
) -> Picture:
    """Begin, once every seat is taken; or at once, with bots in the empty seats or without these."""
    await hall.call(ident, lambda room: actions.start_with(room, guest, data or Start()))
    return await hall.read(ident, lambda room: seen_by(room, guest, None))


@post("/api/tables/{ident:str}/rematch", summary="Play again")
async def rematch(hall: NamedDependency[Hall], person: NamedDependency[Guest], ident: FromPath[str]) -> Made:
    """A new table with the same game and options, and seats that are kept for the others until they come."""
    await hall.check_tables(person)
    new = Room(hall.new_word())
    secret = hall.config.random_bytes(SECRET_BYTES)
    await hall.call(ident, lambda room: actions.rematch(room, new, person, secret), also=new)
    return Made(new.ident)


@post("/api/tables/{ident:str}/seats/{seat:int}/join", status_code=200, summary="Take a seat")
async def join(
    hall: NamedDependency[Hall],
    guest: NamedDependency[Guest],
    ident: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[Join],
) -> Picture:
    """Sit down."""
    nonce = None if data.nonce is UNSET else data.nonce
    await hall.call(ident, lambda room: actions.join(room, guest, seat, data.code, nonce))
    return await hall.read(ident, lambda room: seen_by(room, guest, None))


@put("/api/tables/{ident:str}/seats/{seat:int}/nonce", status_code=204, summary="Take part in the deal")
async def give_nonce(
    hall: NamedDependency[Hall],
    guest: NamedDependency[Guest],
    ident: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[Nonce],
) -> None:
    """Add 16 bytes to what the deal follows from."""
    await hall.call(ident, lambda room: actions.give_nonce(room, guest, seat, data.nonce))


@post("/api/tables/{ident:str}/seats/{seat:int}/leave", status_code=204, summary="Get up")
async def leave(
    hall: NamedDependency[Hall],
    guest: NamedDependency[Guest],
    ident: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[Leave],
) -> None:
    """Before the game for good; in it a bot keeps the seat. The host may do so for a program."""
    await hall.call(ident, lambda room: actions.leave(room, guest, seat, data.level))


@post("/api/tables/{ident:str}/seats/{seat:int}/return", status_code=204, summary="Come back")
async def come_back(
    hall: NamedDependency[Hall], guest: NamedDependency[Guest], ident: FromPath[str], seat: FromPath[int]
) -> None:
    """Take the seat back from the bot; the host gives it back to a program."""
    await hall.call(ident, lambda room: actions.come_back(room, guest, seat))


@post("/api/tables/{ident:str}/seats/{seat:int}/resign", status_code=204, summary="Resign")
async def resign(
    hall: NamedDependency[Hall], guest: NamedDependency[Guest], ident: FromPath[str], seat: FromPath[int]
) -> None:
    """Leave the seat to a bot for good."""
    await hall.call(ident, lambda room: actions.at_table(room, guest, seat, "resign").resign(seat))


@post("/api/tables/{ident:str}/seats/{seat:int}/void", status_code=204, summary="Agree to end the game")
async def agree(
    hall: NamedDependency[Hall],
    guest: NamedDependency[Guest],
    ident: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[Void],
) -> None:
    """Propose to end the game without a winner, agree to that, or refuse it for all."""

    def act(room: Room) -> None:
        actions.check_rows(room, guest)
        table = actions.at_table(room, guest, seat, "agree")
        (table.agree_to_void if data.agrees else table.refuse_void)(seat)
        room.follow()

    await hall.call(ident, act)
