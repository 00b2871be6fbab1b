"""Routes that look back at a game: replay, scores, the secret and its proof, forks."""

import asyncio

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from carrack.engine.secret import SECRET_BYTES
from carrack.server.api_types import Moment, NewFork, Replayed, Revealed, Scores, TableView, Verified
from carrack.server.http.routes.tables import Viewer, seen_by
from carrack.server.storage.rows import Guest
from carrack.server.tables import after_game
from carrack.server.tables.actions import check_private
from carrack.server.tables.registry import TableRegistry
from carrack.server.tables.table_state import TableState


@post("/api/tables/{ident:str}/forks", summary="Fork the game at a position")
async def fork(
    registry: NamedDependency[TableRegistry],
    person: NamedDependency[Guest],
    ident: FromPath[str],
    data: JSONBody[NewFork],
) -> TableView:
    """Create a table, or a what-if board of the guest, that continues from an earlier position."""
    new = TableState(registry.new_word())
    codes = [registry.new_word() for _ in data.seats]
    secret = registry.config.random_bytes(SECRET_BYTES)
    await registry.read(ident, lambda state: after_game.fork(state, new, person, data, secret, codes))
    await registry.create(new, person)
    view = await registry.read(new.ident, lambda state: seen_by(state, person, None))
    registry.wake_loaded(new.ident)  # a board begins at once
    return view


TABLE = "/api/tables/{ident:str}"


@get(f"{TABLE}/replay", summary="Replay")
async def replay(
    registry: NamedDependency[TableRegistry],
    caller: NamedDependency[Guest | None],
    ident: FromPath[str],
    viewer: Viewer = None,
) -> Replayed:
    """Return decisions and events, without what was undone, as a seat or the public may see them."""

    def told(state: TableState) -> Replayed:
        after_game.check_side(state, caller, viewer)
        return after_game.replayed(state, viewer)

    return await registry.read(ident, told)


@get(f"{TABLE}/replay/{{number:int}}", summary="Replay one position")
async def look_at_node(
    registry: NamedDependency[TableRegistry],
    caller: NamedDependency[Guest | None],
    ident: FromPath[str],
    number: FromPath[int],
    viewer: Viewer = None,
) -> Moment:
    """Return what a seat or the public saw after that many decisions."""

    def told(state: TableState) -> Moment:
        after_game.check_side(state, caller, viewer)
        return after_game.moment(state, viewer, number)

    return await registry.read(ident, told)


@get(f"{TABLE}/scores", summary="Get the score sheets")
async def scores(
    registry: NamedDependency[TableRegistry], caller: NamedDependency[Guest | None], ident: FromPath[str]
) -> Scores:
    """Return points by source, at the end and after each turn."""
    task = await registry.read(
        ident, lambda state: after_game.scores(_open_to(state, caller), registry.bot_runner.workers)
    )
    return await asyncio.shield(task)  # others may wait for it too


@get(f"{TABLE}/reveal", summary="Get the secret of the deal")
async def reveal(
    registry: NamedDependency[TableRegistry], caller: NamedDependency[Guest | None], ident: FromPath[str]
) -> Revealed:
    """Return secret, nonces and shuffles, once the game is over."""
    return await registry.read(ident, lambda state: after_game.revealed(_open_to(state, caller)))


@get(f"{TABLE}/verify", summary="Verify the game")
async def verify(
    registry: NamedDependency[TableRegistry], caller: NamedDependency[Guest | None], ident: FromPath[str]
) -> Verified:
    """Replay the record in a worker process: every move, and every token against the secret."""
    task = await registry.read(
        ident, lambda state: after_game.verified(_open_to(state, caller), registry.bot_runner.workers)
    )
    return await asyncio.shield(task)


def _open_to(state: TableState, caller: Guest | None) -> TableState:
    """Return the table. Raises unless the caller may see it."""
    check_private(state, caller)
    return state
