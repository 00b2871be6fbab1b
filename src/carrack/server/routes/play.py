"""Moves, ways back and chat."""

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from carrack.server.actions import check_private
from carrack.server.calls import send_line, send_node
from carrack.server.guest import Guest
from carrack.server.hall import Hall
from carrack.server.routes.tables import Since
from carrack.server.wire import Line, Move, Numbers, Retract, Said, Spoken, TakeBack, Undo

SEAT = "/api/tables/{ident:str}/seats/{seat:int}"


@post(f"{SEAT}/moves", status_code=200, summary="Play")
async def move(
    hall: NamedDependency[Hall],
    guest: NamedDependency[Guest],
    ident: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[Move],
) -> Numbers:
    """A move, or a line of moves."""
    return await send_node(hall, guest, ident, seat, data)


@post(f"{SEAT}/retract", status_code=200, summary="Take a sealed choice back")
async def retract(
    hall: NamedDependency[Hall],
    guest: NamedDependency[Guest],
    ident: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[Retract],
) -> Numbers:
    """Possible until the last choice is in."""
    return await send_node(hall, guest, ident, seat, data)


@post(f"{SEAT}/undo", status_code=200, summary="Go back one decision")
async def undo(
    hall: NamedDependency[Hall],
    guest: NamedDependency[Guest],
    ident: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[Undo],
) -> Numbers:
    """Possible until somebody learned something."""
    return await send_node(hall, guest, ident, seat, data)


@post(f"{SEAT}/take-back", status_code=200, summary="Go back to one's last decision")
async def take_back(
    hall: NamedDependency[Hall],
    guest: NamedDependency[Guest],
    ident: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[TakeBack],
) -> Numbers:
    """For one person among bots."""
    return await send_node(hall, guest, ident, seat, data)


@get("/api/tables/{ident:str}/chat", summary="What was said")
async def listen(
    hall: NamedDependency[Hall], caller: NamedDependency[Guest | None], ident: FromPath[str], since: Since = 0
) -> list[Said]:
    """Lines after a number."""
    await hall.read(ident, lambda room: check_private(room, caller))
    return await hall.store.said(ident, since)


@post("/api/tables/{ident:str}/chat", summary="Say something")
async def say(
    hall: NamedDependency[Hall], guest: NamedDependency[Guest], ident: FromPath[str], data: JSONBody[Line]
) -> Spoken:
    """A line of chat, from who sits there."""
    return await send_line(hall, guest, ident, data)
