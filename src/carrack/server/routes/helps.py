"""Helps for a seat: what a move would do, why it cannot be, and what stands."""

from typing import Annotated

from litestar import delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from carrack.server import helps
from carrack.server.actions import at_table
from carrack.server.calls import send_order
from carrack.server.guest import Guest
from carrack.server.hall import Hall
from carrack.server.routes.play import SEAT
from carrack.server.wire_seat import NewAnswer, NewOrder, Previewed, Standing, Stands, Trial, WhyNot

Revision = Annotated[int | None, QueryParameter(ge=0, le=2**31 - 1)]


@post(f"{SEAT}/preview", status_code=200, summary="What a move would do")
async def preview(
    hall: NamedDependency[Hall],
    guest: NamedDependency[Guest],
    ident: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[Trial],
) -> Previewed:
    """Its events, up to the first that would tell anybody anything."""
    return await hall.read(ident, lambda room: helps.preview(room, guest, seat, data.move))


@post(f"{SEAT}/why-not", status_code=200, summary="Why a move cannot be played")
async def why_not(
    hall: NamedDependency[Hall],
    guest: NamedDependency[Guest],
    ident: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[Trial],
) -> WhyNot:
    """The problem that playing it would get."""
    return await hall.read(ident, lambda room: helps.why_not(room, guest, seat, data.move))


@get(f"{SEAT}/standing", summary="What stands")
async def read_standing(
    hall: NamedDependency[Hall], guest: NamedDependency[Guest], ident: FromPath[str], seat: FromPath[int]
) -> Standing:
    """Answers, orders and notes of the seat."""
    return await hall.read(ident, lambda room: helps.standing(at_table(room, guest, seat, "stand"), seat))


@put(f"{SEAT}/standing/answers/{{ask:str}}", summary="Answer from now on")
async def set_answer(
    hall: NamedDependency[Hall],
    guest: NamedDependency[Guest],
    ident: FromPath[str],
    seat: FromPath[int],
    ask: FromPath[str],
    data: JSONBody[NewAnswer],
) -> Stands:
    """The move that answers a kind of ask."""
    return await hall.call(ident, lambda room: helps.set_answer(room, guest, seat, ask, data.text))


@delete(f"{SEAT}/standing/answers/{{ask:str}}", status_code=200, summary="Answer no more")
async def drop_answer(
    hall: NamedDependency[Hall],
    guest: NamedDependency[Guest],
    ident: FromPath[str],
    seat: FromPath[int],
    ask: FromPath[str],
) -> Stands:
    """The person is asked again."""
    return await hall.call(ident, lambda room: helps.set_answer(room, guest, seat, ask, None))


@post(f"{SEAT}/standing/orders", summary="Give an order")
async def add_order(
    hall: NamedDependency[Hall],
    guest: NamedDependency[Guest],
    ident: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[NewOrder],
) -> Stands:
    """Something to do once, when it comes up."""
    return await send_order(hall, guest, ident, seat, data)


@delete(f"{SEAT}/standing/orders/{{at:int}}", status_code=200, summary="Withdraw an order")
async def drop_order(
    hall: NamedDependency[Hall],
    guest: NamedDependency[Guest],
    ident: FromPath[str],
    seat: FromPath[int],
    at: FromPath[int],
    revision: Revision = None,
) -> Stands:
    """By its place among the orders of the seat."""
    return await hall.call(ident, lambda room: helps.drop_order(room, guest, seat, at, revision))
