"""Looking back: replay, scores, the secret and its proof."""

import asyncio

from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath

from carrack.server import after
from carrack.server.actions import check_private
from carrack.server.guest import Guest
from carrack.server.hall import Hall
from carrack.server.room import Room
from carrack.server.routes.tables import Viewer
from carrack.server.wire_after import Moment, Replayed, Revealed, Scores, Verified

TABLE = "/api/tables/{ident:str}"


@get(f"{TABLE}/replay", summary="The line that stands")
async def replay(
    hall: NamedDependency[Hall], caller: NamedDependency[Guest | None], ident: FromPath[str], viewer: Viewer = None
) -> Replayed:
    """Decisions and events, as a seat or the public may hear of them."""

    def told(room: Room) -> Replayed:
        after.check_side(room, caller, viewer)
        return after.replayed(room, viewer)

    return await hall.read(ident, told)


@get(f"{TABLE}/replay/{{number:int}}", summary="The table at a node")
async def look_at_node(
    hall: NamedDependency[Hall],
    caller: NamedDependency[Guest | None],
    ident: FromPath[str],
    number: FromPath[int],
    viewer: Viewer = None,
) -> Moment:
    """What a seat or the public saw when that many decisions were made."""

    def told(room: Room) -> Moment:
        after.check_side(room, caller, viewer)
        return after.moment(room, viewer, number)

    return await hall.read(ident, told)


@get(f"{TABLE}/scores", summary="The points by source")
async def scores(hall: NamedDependency[Hall], caller: NamedDependency[Guest | None], ident: FromPath[str]) -> Scores:
    """The score sheets, at the end and after each turn."""
    task = await hall.read(ident, lambda room: after.scores(_open_to(room, caller), hall.drivers.thinkers))
    return await asyncio.shield(task)  # others may wait for it too


@get(f"{TABLE}/reveal", summary="The secret of the deal")
async def reveal(hall: NamedDependency[Hall], caller: NamedDependency[Guest | None], ident: FromPath[str]) -> Revealed:
    """The secret, once the game is over."""
    return await hall.read(ident, lambda room: after.revealed(_open_to(room, caller)))


@get(f"{TABLE}/verify", summary="Verify the game")
async def verify(hall: NamedDependency[Hall], caller: NamedDependency[Guest | None], ident: FromPath[str]) -> Verified:
    """Replay the record: every move, and every token against the secret."""
    task = await hall.read(ident, lambda room: after.verified(_open_to(room, caller), hall.drivers.thinkers))
    return await asyncio.shield(task)


def _open_to(room: Room, caller: Guest | None) -> Room:
    """The table, if the caller may look at it."""
    check_private(room, caller)
    return room
