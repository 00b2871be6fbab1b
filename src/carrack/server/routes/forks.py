"""Going on from a node elsewhere."""

from litestar import post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from carrack.server import forks
from carrack.server.calls import send_node
from carrack.server.guest import Guest
from carrack.server.hall import Hall
from carrack.server.room import Room
from carrack.server.routes.play import SEAT
from carrack.server.routes.tables import SECRET_BYTES, seen_by
from carrack.server.wire import Back, Numbers, Picture
from carrack.server.wire_after import NewFork


@post("/api/tables/{ident:str}/forks", summary="Go on from a node elsewhere")
async def fork(
    hall: NamedDependency[Hall], person: NamedDependency[Guest], ident: FromPath[str], data: JSONBody[NewFork]
) -> Picture:
    """A new table, or a what-if board of one's own."""
    new = Room(hall.new_word())
    codes = [hall.new_word() for _ in data.seats]
    secret = hall.config.random_bytes(SECRET_BYTES)
    await hall.read(ident, lambda room: forks.fork(room, new, person, data, secret, codes))
    await hall.create(new, person)
    return await hall.read(new.ident, lambda room: seen_by(room, person, None))  # where its bots wake up


@post(f"{SEAT}/back", status_code=200, summary="Go back on a board")
async def back(
    hall: NamedDependency[Hall],
    guest: NamedDependency[Guest],
    ident: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[Back],
) -> Numbers:
    """To any earlier node of a what-if board."""
    return await send_node(hall, guest, ident, seat, data)
