"""Routes of a seat: moves, undo, hints, standing answers and orders, chat."""

from typing import Annotated

from litestar import delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from carrack.server.api_types import (
    MOST,
    Back,
    ChatLine,
    Line,
    Move,
    NewAnswer,
    NewOrder,
    Numbers,
    Previewed,
    Retract,
    Spoken,
    Standing,
    Stands,
    TakeBack,
    Trial,
    Undo,
    WhyNot,
)
from carrack.server.http.routes.tables import Since
from carrack.server.storage.rows import Guest
from carrack.server.tables import chat, moves, standing_orders
from carrack.server.tables.actions import at_table, check_private
from carrack.server.tables.commands import ActionCommand
from carrack.server.tables.moves import MoveCommand
from carrack.server.tables.registry import TableRegistry
from carrack.server.tables.standing_orders import OrderCommand

SEAT = "/api/tables/{ident:str}/seats/{seat:int}"


@post(f"{SEAT}/moves", status_code=200, summary="Play a move")
async def move(
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


@get("/api/tables/{ident:str}/chat", summary="List chat lines")
async def listen(
    registry: NamedDependency[TableRegistry],
    caller: NamedDependency[Guest | None],
    ident: FromPath[str],
    since: Since = 0,
) -> list[ChatLine]:
    """List chat lines after a number."""
    await registry.read(ident, lambda state: check_private(state, caller))
    return await registry.store.said(ident, since)


@post("/api/tables/{ident:str}/chat", summary="Send a chat line")
async def say(
    registry: NamedDependency[TableRegistry], guest: NamedDependency[Guest], ident: FromPath[str], data: JSONBody[Line]
) -> Spoken:
    """Send a chat line; only guests with a seat can."""
    return await chat.say(registry, guest, ident, data)


Revision = Annotated[int | None, QueryParameter(ge=0, le=MOST)]


@post(f"{SEAT}/preview", status_code=200, summary="Preview a move")
async def preview(
    registry: NamedDependency[TableRegistry],
    guest: NamedDependency[Guest],
    ident: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[Trial],
) -> Previewed:
    """Return the events the move would cause, up to the first that would reveal anything."""
    return await registry.read(ident, lambda state: moves.preview(state, guest, seat, data.move))


@post(f"{SEAT}/why-not", status_code=200, summary="Explain why a move is illegal")
async def why_not(
    registry: NamedDependency[TableRegistry],
    guest: NamedDependency[Guest],
    ident: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[Trial],
) -> WhyNot:
    """Return the problem that playing the move would get."""
    return await registry.read(ident, lambda state: moves.why_not(state, guest, seat, data.move))


@get(f"{SEAT}/standing", summary="List auto-answers and planned moves")
async def read_standing(
    registry: NamedDependency[TableRegistry], guest: NamedDependency[Guest], ident: FromPath[str], seat: FromPath[int]
) -> Standing:
    """Return auto-answers, planned moves and notes of the seat."""
    return await registry.read(
        ident, lambda state: standing_orders.standing(at_table(state, guest, seat, "stand"), seat)
    )


@put(f"{SEAT}/standing/answers/{{ask:str}}", summary="Set an auto-answer")
async def set_answer(
    registry: NamedDependency[TableRegistry],
    guest: NamedDependency[Guest],
    ident: FromPath[str],
    seat: FromPath[int],
    ask: FromPath[str],
    data: JSONBody[NewAnswer],
) -> Stands:
    """Set the move that answers a kind of decision from now on."""
    return await registry.execute(
        ActionCommand(ident, lambda state: standing_orders.set_answer(state, guest, seat, ask, data.text))
    )


@delete(f"{SEAT}/standing/answers/{{ask:str}}", status_code=200, summary="Remove an auto-answer")
async def drop_answer(
    registry: NamedDependency[TableRegistry],
    guest: NamedDependency[Guest],
    ident: FromPath[str],
    seat: FromPath[int],
    ask: FromPath[str],
) -> Stands:
    """Remove the auto-answer; the person is asked again."""
    return await registry.execute(
        ActionCommand(ident, lambda state: standing_orders.set_answer(state, guest, seat, ask, None))
    )


@post(f"{SEAT}/standing/orders", summary="Add a planned move")
async def add_order(
    registry: NamedDependency[TableRegistry],
    guest: NamedDependency[Guest],
    ident: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[NewOrder],
) -> Stands:
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
) -> Stands:
    """Remove a planned move by its index among those of the seat."""
    return await registry.execute(
        ActionCommand(ident, lambda state: standing_orders.drop_order(state, guest, seat, at, revision))
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
