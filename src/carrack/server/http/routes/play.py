"""Routes of a game: moves, undo, hints, standing answers, orders, filters, chat; replay, scores, the secret, forks."""

import asyncio
from typing import Annotated

from litestar import delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from carrack.engine.secret import SECRET_BYTES
from carrack.server.api_types.answers import (
    ChatLine,
    Moment,
    Numbers,
    Previewed,
    Replayed,
    Revealed,
    Scores,
    SeatFigures,
    Spoken,
    Standing,
    StandingRevision,
    TableView,
    Verified,
    WhyNot,
)
from carrack.server.api_types.requests import (
    MOST,
    Back,
    BidPlan,
    Line,
    Move,
    NewAnswer,
    NewFilters,
    NewFork,
    NewOrder,
    Retract,
    TakeBack,
    Trial,
    Undo,
)
from carrack.server.http.routes.tables import Since, Viewer, seen_by
from carrack.server.storage.schema import Guest
from carrack.server.tables import after_game, commands
from carrack.server.tables.actions import at_table, check_private
from carrack.server.tables.commands import ActionCommand, MoveCommand, OrderCommand, PlanCommand
from carrack.server.tables.registry import TableRegistry
from carrack.server.tables.table_state import TableState
from carrack.server.tables.views import standing

TABLE = "/api/tables/{ident:str}"
SEAT = f"{TABLE}/seats/{{seat:int}}"


@post(f"{SEAT}/moves", status_code=200, summary="Play a move")
async def play_move(
    registry: NamedDependency[TableRegistry],
    guest: NamedDependency[Guest],
    ident: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[Move],
) -> Numbers:
    """Play a move, or a line of moves."""
    return await registry.execute(MoveCommand(ident, guest, seat, data))


@post(f"{SEAT}/retract", status_code=200, summary="Retract a sealed choice")
async def retract(
    registry: NamedDependency[TableRegistry],
    guest: NamedDependency[Guest],
    ident: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[Retract],
) -> Numbers:
    """Retract the choice; possible until the last seat has chosen."""
    return await registry.execute(MoveCommand(ident, guest, seat, data))


@post(f"{SEAT}/undo", status_code=200, summary="Undo the last decision")
async def undo(
    registry: NamedDependency[TableRegistry],
    guest: NamedDependency[Guest],
    ident: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[Undo],
) -> Numbers:
    """Undo; possible until hidden information was revealed or another player moved."""
    return await registry.execute(MoveCommand(ident, guest, seat, data))


@post(f"{SEAT}/take-back", status_code=200, summary="Rewind to the seat's last decision")
async def take_back(
    registry: NamedDependency[TableRegistry],
    guest: NamedDependency[Guest],
    ident: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[TakeBack],
) -> Numbers:
    """Rewind to the last decision of the seat, at a table whose other seats are bots."""
    return await registry.execute(MoveCommand(ident, guest, seat, data))


@get(f"{TABLE}/chat", summary="List chat lines")
async def list_chat(
    registry: NamedDependency[TableRegistry],
    caller: NamedDependency[Guest | None],
    ident: FromPath[str],
    since: Since = 0,
) -> list[ChatLine]:
    """List chat lines after a number."""
    await registry.read(ident, lambda state: check_private(state, caller))
    return await registry.store.chat_lines(ident, since)


@post(f"{TABLE}/chat", summary="Send a chat line")
async def send_chat(
    registry: NamedDependency[TableRegistry], guest: NamedDependency[Guest], ident: FromPath[str], data: JSONBody[Line]
) -> Spoken:
    """Send a chat line; only guests with a seat can."""
    return await commands.send_chat(registry, guest, ident, data)


Revision = Annotated[int | None, QueryParameter(ge=0, le=MOST)]


@post(f"{SEAT}/preview", status_code=200, summary="Preview a move")
async def preview(
    registry: NamedDependency[TableRegistry],
    guest: NamedDependency[Guest],
    ident: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[Trial],
) -> Previewed:
    """Return the events the move would cause, up to the first that would reveal anything, and its outlook."""
    return await registry.read(ident, lambda state: commands.preview(state, guest, seat, data.move))


@post(f"{SEAT}/why-not", status_code=200, summary="Explain why a move is illegal")
async def why_not(
    registry: NamedDependency[TableRegistry],
    guest: NamedDependency[Guest],
    ident: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[Trial],
) -> WhyNot:
    """Return the problem that playing the move would get."""
    return await registry.read(ident, lambda state: commands.why_not(state, guest, seat, data.move))


@get(f"{SEAT}/figures", summary="Get the figures of a seat")
async def read_figures(
    registry: NamedDependency[TableRegistry], guest: NamedDependency[Guest], ident: FromPath[str], seat: FromPath[int]
) -> SeatFigures:
    """Return figures for this seat alone, from public information and what it knows."""
    return await registry.read(ident, lambda state: commands.own_figures(state, guest, seat))


@get(f"{SEAT}/standing", summary="List auto-answers and planned moves")
async def read_standing(
    registry: NamedDependency[TableRegistry], guest: NamedDependency[Guest], ident: FromPath[str], seat: FromPath[int]
) -> Standing:
    """Return auto-answers, planned moves and notes of the seat."""
    return await registry.read(ident, lambda state: standing(at_table(state, guest, seat, "stand"), seat))


@put(f"{SEAT}/standing/answers/{{ask:str}}", summary="Set an auto-answer")
async def set_answer(
    registry: NamedDependency[TableRegistry],
    guest: NamedDependency[Guest],
    ident: FromPath[str],
    seat: FromPath[int],
    ask: FromPath[str],
    data: JSONBody[NewAnswer],
) -> StandingRevision:
    """Set the move that answers a kind of decision from now on."""
    return await registry.execute(
        ActionCommand(ident, lambda state: commands.set_answer(state, guest, seat, ask, data.text))
    )


@delete(f"{SEAT}/standing/answers/{{ask:str}}", status_code=200, summary="Remove an auto-answer")
async def drop_answer(
    registry: NamedDependency[TableRegistry],
    guest: NamedDependency[Guest],
    ident: FromPath[str],
    seat: FromPath[int],
    ask: FromPath[str],
) -> StandingRevision:
    """Remove the auto-answer; the person is asked again."""
    return await registry.execute(
        ActionCommand(ident, lambda state: commands.set_answer(state, guest, seat, ask, None))
    )


@post(f"{SEAT}/standing/orders", summary="Add a planned move")
async def add_order(
    registry: NamedDependency[TableRegistry],
    guest: NamedDependency[Guest],
    ident: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[NewOrder],
) -> StandingRevision:
    """Add a move that is played once, when its decision comes up."""
    return await registry.execute(OrderCommand(ident, guest, seat, data))


@delete(f"{SEAT}/standing/orders/{{at:int}}", status_code=200, summary="Remove a planned move")
async def drop_order(
    registry: NamedDependency[TableRegistry],
    guest: NamedDependency[Guest],
    ident: FromPath[str],
    seat: FromPath[int],
    at: FromPath[int],
    revision: Revision = None,
) -> StandingRevision:
    """Remove a planned move by its index among those of the seat."""
    return await registry.execute(
        ActionCommand(ident, lambda state: commands.drop_order(state, guest, seat, at, revision))
    )


@put(f"{SEAT}/standing/plan", summary="Set the planned bids")
async def set_plan(
    registry: NamedDependency[TableRegistry],
    guest: NamedDependency[Guest],
    ident: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[BidPlan],
) -> StandingRevision:
    """Replace the planned bids of this round, all at once."""
    return await registry.execute(PlanCommand(ident, guest, seat, data))


@put(f"{SEAT}/standing/filters", summary="Set the filters for offers")
async def set_filters(
    registry: NamedDependency[TableRegistry],
    guest: NamedDependency[Guest],
    ident: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[NewFilters],
) -> StandingRevision:
    """Replace the filters that hide offers from the seat; the offers still stand."""
    return await registry.execute(
        ActionCommand(ident, lambda state: commands.set_filters(state, guest, seat, data.filters))
    )


@post(f"{SEAT}/back", status_code=200, summary="Rewind a what-if board")
async def back(
    registry: NamedDependency[TableRegistry],
    guest: NamedDependency[Guest],
    ident: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[Back],
) -> Numbers:
    """Return to any earlier position of a what-if board."""
    return await registry.execute(MoveCommand(ident, guest, seat, data))


# Looking back ---------------------------------------------------------------------------------------------------------


@post(f"{TABLE}/forks", summary="Fork the game at a position")
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


@get(f"{TABLE}/replay", summary="Replay")
async def replay(
    registry: NamedDependency[TableRegistry],
    caller: NamedDependency[Guest | None],
    ident: FromPath[str],
    viewer: Viewer = None,
) -> Replayed:
    """Return the decisions and events that were not undone, as a seat or the public may see them."""

    def view(state: TableState) -> Replayed:
        after_game.check_side(state, caller, viewer)
        return after_game.replayed(state, viewer)

    return await registry.read(ident, view)


@get(f"{TABLE}/replay/{{number:int}}", summary="Replay one position")
async def replay_node(
    registry: NamedDependency[TableRegistry],
    caller: NamedDependency[Guest | None],
    ident: FromPath[str],
    number: FromPath[int],
    viewer: Viewer = None,
) -> Moment:
    """Return the view of a seat or the public after that many decisions."""

    def view(state: TableState) -> Moment:
        after_game.check_side(state, caller, viewer)
        return after_game.moment(state, viewer, number)

    return await registry.read(ident, view)


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
