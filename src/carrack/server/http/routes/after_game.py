"""Routes that look back at a game: replay, scores, the secret and its proof, forks."""

import asyncio

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from carrack.server.api_types import Moment, NewFork, Picture, Replayed, Revealed, Scores, Verified
from carrack.server.http.routes.tables import SECRET_BYTES, Viewer, seen_by
from carrack.server.storage.rows import Guest
from carrack.server.tables import after_game
from carrack.server.tables.actions import check_private
from carrack.server.tables.hosted_table import Room
from carrack.server.tables.registry import Hall


@post("/api/tables/{ident:str}/forks", summary="Go on from a node elsewhere")
async def fork(
    hall: NamedDependency[Hall], person: NamedDependency[Guest], ident: FromPath[str], data: JSONBody[NewFork]
) -> Picture:
    """A new table, or a what-if board of one's own."""
    new = Room(hall.new_word())
    codes = [hall.new_word() for _ in data.seats]
    secret = hall.config.random_bytes(SECRET_BYTES)
    await hall.read(ident, lambda room: after_game.fork(room, new, person, data, secret, codes))
    await hall.create(new, person)
    return await hall.read(new.ident, lambda room: seen_by(room, person, None))  # where its bots wake up


TABLE = "/api/tables/{ident:str}"


@get(f"{TABLE}/replay", summary="The line that stands")
async def replay(
    hall: NamedDependency[Hall], caller: NamedDependency[Guest | None], ident: FromPath[str], viewer: Viewer = None
) -> Replayed:
    """Decisions and events, as a seat or the public may hear of them."""

    def told(room: Room) -> Replayed:
        after_game.check_side(room, caller, viewer)
        return after_game.replayed(room, viewer)

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
        after_game.check_side(room, caller, viewer)
        return after_game.moment(room, viewer, number)

    return await hall.read(ident, told)


@get(f"{TABLE}/scores", summary="The points by source")
async def scores(hall: NamedDependency[Hall], caller: NamedDependency[Guest | None], ident: FromPath[str]) -> Scores:
    """The score sheets, at the end and after each turn."""
    task = await hall.read(ident, lambda room: after_game.scores(_open_to(room, caller), hall.drivers.thinkers))
    return await asyncio.shield(task)  # others may wait for it too


@get(f"{TABLE}/reveal", summary="The secret of the deal")
async def reveal(hall: NamedDependency[Hall], caller: NamedDependency[Guest | None], ident: FromPath[str]) -> Revealed:
    """The secret, once the game is over."""
    return await hall.read(ident, lambda room: after_game.revealed(_open_to(room, caller)))


@get(f"{TABLE}/verify", summary="Verify the game")
async def verify(hall: NamedDependency[Hall], caller: NamedDependency[Guest | None], ident: FromPath[str]) -> Verified:
    """Replay the record: every move, and every token against the secret."""
    task = await hall.read(ident, lambda room: after_game.verified(_open_to(room, caller), hall.drivers.thinkers))
    return await asyncio.shield(task)


def _open_to(room: Room, caller: Guest | None) -> Room:
    """The table, if the caller may look at it."""
    check_private(room, caller)
    return room
