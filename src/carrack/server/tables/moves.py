"""Moves, undo requests and questions about moves; rejected if the position has changed since."""

from dataclasses import dataclass

from carrack.engine.errors import IllegalMove
from carrack.server.api_types import (
    Back,
    Move,
    Node,
    Numbers,
    Previewed,
    Retract,
    TakeBack,
    Undo,
    WhyNot,
)
from carrack.server.errors import Refused, RefusedMove, problem
from carrack.server.storage.rows import Guest
from carrack.server.tables.actions import at_table, check_rows
from carrack.server.tables.commands import Command, Reply, Request, make_key
from carrack.server.tables.table_state import TableState
from carrack.server.tables.views import spell_out
from carrack.table import Table


@dataclass(frozen=True)
class MoveCommand(Command[Numbers]):
    """A move or an undo request of a guest's seat. It names the position it was made for."""

    table_id: str
    guest: Guest
    seat: int
    call: Node
    reply: Reply[Numbers] | None = None

    @property
    def counted_as(self) -> str:
        """The kind of call, as the metrics name it."""
        return type(self.call).__name__.lower()

    def request(self) -> Request[Numbers]:
        """Return the request: every move has a key, so that a repeated one is not played twice."""
        key = make_key(self.call.key, type(self.call).__name__, self.seat, self.call)
        return Request(self.guest, key, Numbers)

    def apply(self, state: TableState) -> Numbers:
        """Play the move, or undo."""
        return answer_node(state, self.guest, self.seat, self.call)


def answer_node(state: TableState, guest: Guest, seat: int, call: Node) -> Numbers:
    """Play a move, or undo; return the numbers of the position after it."""
    table = at_table(state, guest, seat, "back" if isinstance(call, Back) else "play")
    _check_position(state, table, seat, call)
    check_rows(state, guest)
    match call:
        case Move(move=move):
            try:
                table.play(seat, move)
            except IllegalMove as error:
                raise RefusedMove(error.refusal, seat, table.names) from error
        case Retract():
            table.retract(seat)
        case Undo():
            table.undo(seat)
        case TakeBack(knowing=knowing):
            table.take_back(seat, knowing)
        case Back(to=number):
            if not state.opened.is_board:
                raise Refused("not-a-board")
            table.rewind(seat, number)
    state.settle()
    return numbers(state, seat)


def numbers(state: TableState, seat: int) -> Numbers:
    """Return the numbers that name the position for a seat."""
    assert state.table is not None
    game = state.table.game
    return Numbers(game.number, game.takebacks, state.revisions[seat])


def _check_position(state: TableState, table: Table, seat: int, call: Node) -> None:
    """Raise if the position has changed since the client saw it; the seat's revision is known to the server only."""
    table.check_current(call.number, call.takebacks)
    now = numbers(state, seat)
    if call.revision is not None and call.revision != now.revision:
        raise Refused("stale-revision", number=now.number, takebacks=now.takebacks, revision=now.revision)


def preview(state: TableState, guest: Guest, seat: int, move: int | str) -> Previewed:
    """Return the events that a move would cause, up to the first that would reveal anything."""
    table = at_table(state, guest, seat, "help")
    try:
        return Previewed(tuple(map(spell_out, table.game.preview(seat, move))))
    except IllegalMove as error:
        raise RefusedMove(error.refusal, seat, table.names) from error


def why_not(state: TableState, guest: Guest, seat: int, move: int | str) -> WhyNot:
    """Return whether a move is legal, and if not, why, in the guest's language."""
    table = at_table(state, guest, seat, "help")
    refusal = table.game.why_not(seat, move)
    if refusal is None:
        return WhyNot(True, None)
    return WhyNot(False, problem(RefusedMove(refusal, seat, table.names), guest.lang))
