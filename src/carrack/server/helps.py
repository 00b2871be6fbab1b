"""What a seat may ask before it plays, and what it wants done when it is not there."""

from functools import cache

from carrack.engine.errors import IllegalMove
from carrack.server.actions import at_table, check_rows
from carrack.server.errors import Refused, RefusedMove
from carrack.server.guest import Guest
from carrack.server.problems import problem
from carrack.server.room import Room
from carrack.server.spelling import spell_out
from carrack.server.wire_seat import NewOrder, Previewed, Standing, Stands, WhyNot
from carrack.table import Order, Table


def preview(room: Room, guest: Guest, seat: int, move: int | str) -> Previewed:
    """What a move would cause, as far as it tells nobody anything."""
    table = at_table(room, guest, seat, "help")
    try:
        return Previewed(tuple(map(spell_out, table.game.preview(seat, move))))
    except IllegalMove as error:
        raise RefusedMove(error.refusal, seat, table.names) from error


def why_not(room: Room, guest: Guest, seat: int, move: int | str) -> WhyNot:
    """Why a move cannot be played, in the guest's language."""
    table = at_table(room, guest, seat, "help")
    refusal = table.game.why_not(seat, move)
    if refusal is None:
        return WhyNot(True, None)
    return WhyNot(False, problem(RefusedMove(refusal, seat, table.names), guest.lang))


def standing(table: Table, seat: int) -> Standing:
    """What stands for a seat: mostly nothing, which is then the same object for all."""
    kinds = table.order_kinds(seat)
    if not table.has_standing(seat):
        return _nothing(kinds)
    return Standing(table.answers(seat), table.orders(seat), table.notes(seat), kinds, table.wanted_asks(seat))


@cache
def _nothing(kinds: tuple[str, ...]) -> Standing:
    return Standing({}, (), (), kinds, ())


def set_answer(room: Room, guest: Guest, seat: int, ask: str, text: str | None) -> Stands:
    """Answer a kind of ask with a move from now on; None: no more."""
    _standing_table(room, guest, seat).set_answer(seat, ask, text)
    return _settled(room, seat)


def add_order(room: Room, guest: Guest, seat: int, order: NewOrder) -> Stands:
    """Give an order, behind those there are."""
    table = _standing_table(room, guest, seat)
    table.set_order(seat, Order(order.kind, order.amount, order.moves, order.about))
    return _settled(room, seat)


def drop_order(room: Room, guest: Guest, seat: int, at: int, revision: int | None) -> Stands:
    """Remove an order by its place; with a revision only if nothing has changed since."""
    table = _standing_table(room, guest, seat)
    if revision is not None and revision != room.revisions[seat]:
        raise Refused("stale-revision", revision=room.revisions[seat])
    table.drop_order(seat, at)
    return _settled(room, seat)


def _standing_table(room: Room, guest: Guest, seat: int) -> Table:
    """The table of a seat for which something is to stand, or to stand no more."""
    check_rows(room, guest)
    return at_table(room, guest, seat, "stand")


def _settled(room: Room, seat: int) -> Stands:
    """Play what stands, in a sealed node for this seat alone: its person has just acted, so that tells nothing."""
    room.settle()
    if seat in room.sealed_orders() and room.table is not None:
        room.table.play_standing(seat)
        room.settle()
    return Stands(room.revisions[seat])
