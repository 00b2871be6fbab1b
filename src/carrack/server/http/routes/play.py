"""Routes of a seat: moves, undo, hints, standing answers and orders, chat."""

from typing import Annotated

from litestar import delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from carrack.server.api_types import (
    MOST,
    Back,
    Line,
    Move,
    NewAnswer,
    NewOrder,
    Numbers,
    Previewed,
    Retract,
    Said,
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


@post(f"{SEAT}/moves", status_code=200, summary="Play")
async def move(
    registry: NamedDependency[TableRegistry],
    guest: NamedDependency[Guest],
    ident: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[Move],
) -> Numbers:
    """A move, or a line of moves."""
    return await registry.execute(MoveCommand(ident, guest, seat, data))


@post(f"{SEAT}/retract", status_code=200, summary="Take a sealed choice back")
async def retract(
    registry: NamedDependency[TableRegistry],
    guest: NamedDependency[Guest],
    ident: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[Retract],
) -> Numbers:
    """Possible until the last choice is in."""
    return await registry.execute(MoveCommand(ident, guest, seat, data))


@post(f"{SEAT}/undo", status_code=200, summary="Go back one decision")
async def undo(
    registry: NamedDependency[TableRegistry],
    guest: NamedDependency[Guest],
    ident: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[Undo],
) -> Numbers:
    """Possible until somebody learned something."""
    return await registry.execute(MoveCommand(ident, guest, seat, data))


@post(f"{SEAT}/take-back", status_code=200, summary="Go back to one's last decision")
async def take_back(
    registry: NamedDependency[TableRegistry],
    guest: NamedDependency[Guest],
    ident: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[TakeBack],
) -> Numbers:
    """For one person among bots."""
    return await registry.execute(MoveCommand(ident, guest, seat, data))


@get("/api/tables/{ident:str}/chat", summary="What was said")
async def listen(
    registry: NamedDependency[TableRegistry],
    caller: NamedDependency[Guest | None],
    ident: FromPath[str],
    since: Since = 0,
) -> list[Said]:
    """Lines after a number."""
    await registry.read(ident, lambda state: check_private(state, caller))
    return await registry.store.said(ident, since)


@post("/api/tables/{ident:str}/chat", summary="Say something")
async def say(
    registry: NamedDependency[TableRegistry], guest: NamedDependency[Guest], ident: FromPath[str], data: JSONBody[Line]
) -> Spoken:
    """A line of chat, from who sits there."""
    return await chat.say(registry, guest, ident, data)


Revision = Annotated[int | None, QueryParameter(ge=0, le=MOST)]


@post(f"{SEAT}/preview", status_code=200, summary="What a move would do")
async def preview(
    registry: NamedDependency[TableRegistry],
    guest: NamedDependency[Guest],
    ident: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[Trial],
) -> Previewed:
    """Its events, up to the first that would tell anybody anything."""
    return await registry.read(ident, lambda state: moves.preview(state, guest, seat, data.move))


@post(f"{SEAT}/why-not", status_code=200, summary="Why a move cannot be played")
async def why_not(
    registry: NamedDependency[TableRegistry],
    guest: NamedDependency[Guest],
    ident: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[Trial],
) -> WhyNot:
    """The problem that playing it would get."""
    return await registry.read(ident, lambda state: moves.why_not(state, guest, seat, data.move))


@get(f"{SEAT}/standing", summary="What stands")
async def read_standing(
    registry: NamedDependency[TableRegistry], guest: NamedDependency[Guest], ident: FromPath[str], seat: FromPath[int]
) -> Standing:
    """Answers, orders and notes of the seat."""
    return await registry.read(
        ident, lambda state: standing_orders.standing(at_table(state, guest, seat, "stand"), seat)
    )


@put(f"{SEAT}/standing/answers/{{ask:str}}", summary="Answer from now on")
async def set_answer(
    registry: NamedDependency[TableRegistry],
    guest: NamedDependency[Guest],
    ident: FromPath[str],
    seat: FromPath[int],
    ask: FromPath[str],
    data: JSONBody[NewAnswer],
) -> Stands:
    """The move that answers a kind of ask."""
    return await registry.execute(
        ActionCommand(ident, lambda state: standing_orders.set_answer(state, guest, seat, ask, data.text))
    )


@delete(f"{SEAT}/standing/answers/{{ask:str}}", status_code=200, summary="Answer no more")
async def drop_answer(
    registry: NamedDependency[TableRegistry],
    guest: NamedDependency[Guest],
    ident: FromPath[str],
    seat: FromPath[int],
    ask: FromPath[str],
) -> Stands:
    """The person is asked again."""
    return await registry.execute(
        ActionCommand(ident, lambda state: standing_orders.set_answer(state, guest, seat, ask, None))
    )


@post(f"{SEAT}/standing/orders", summary="Give an order")
async def add_order(
    registry: NamedDependency[TableRegistry],
    guest: NamedDependency[Guest],
    ident: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[NewOrder],
) -> Stands:
    """Something to do once, when it comes up."""
    return await registry.execute(OrderCommand(ident, guest, seat, data))


@delete(f"{SEAT}/standing/orders/{{at:int}}", status_code=200, summary="Withdraw an order")
async def drop_order(
    registry: NamedDependency[TableRegistry],
    guest: NamedDependency[Guest],
    ident: FromPath[str],
    seat: FromPath[int],
    at: FromPath[int],
    revision: Revision = None,
) -> Stands:
    """By its place among the orders of the seat."""
    return await registry.execute(
        ActionCommand(ident, lambda state: standing_orders.drop_order(state, guest, seat, at, revision))
    )


@post(f"{SEAT}/back", status_code=200, summary="Go back on a board")
async def back(
    registry: NamedDependency[TableRegistry],
    guest: NamedDependency[Guest],
    ident: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[Back],
) -> Numbers:
    """To any earlier node of a what-if board."""
    return await registry.execute(MoveCommand(ident, guest, seat, data))
