"""Commands: every change that a guest can ask for at one table, ready for the executor; and questions about moves.

A command knows how it changes the table's state, under which key it may run only once, which other table it creates,
and who is sent the answer. The executor locks and loads the table, persists the change and broadcasts it. Chat lines
change no table: `say` writes and broadcasts them itself.
"""

from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

import msgspec

from carrack.engine.errors import IllegalMove
from carrack.server.api_types.answers import (
    ChatLine,
    Numbers,
    Previewed,
    SeatFigures,
    ServerMessage,
    Spoken,
    StandingRevision,
    WhyNot,
)
from carrack.server.api_types.requests import Back, BidPlan, Line, Move, NewOrder, Node, Retract, TakeBack, Undo
from carrack.server.errors import LONGEST_LINE, Refused, RefusedMove, check_key, check_text, problem
from carrack.server.storage.schema import Guest
from carrack.server.storage.store import RequestKey
from carrack.server.storage.writer import WriteConflict
from carrack.server.tables.actions import at_table, check_rows, check_seated, rematch
from carrack.server.tables.broadcast import Listener
from carrack.server.tables.table_state import TableState
from carrack.server.tables.views import speaker_at, spell_out
from carrack.table import Order, Table

if TYPE_CHECKING:
    from carrack.server.tables.registry import TableRegistry

A = TypeVar("A")  # the answer of a command


class Request(NamedTuple, Generic[A]):
    """A request with a key: sent twice, it is executed once and answered twice."""

    guest: Guest
    key: RequestKey
    answer_type: type[A]


class Reply(NamedTuple, Generic[A]):
    """The connection that sent a command, and the message it gets for the answer.

    The message goes out behind the change itself and in one write with it.
    """

    listener: Listener
    message: Callable[[A], ServerMessage]


class Command(Generic[A]):
    """A change of one table."""

    table_id: str
    reply: Reply[A] | None = None

    @property
    def creates(self) -> TableState | None:
        """Another table that is persisted in the same transaction."""
        return None

    @property
    def counted_as(self) -> str:
        """The kind under which the metrics count it; without one it is not counted."""
        return ""

    def apply(self, state: TableState) -> A:
        """Change the table and return the answer. If this raises, the table must be unchanged."""
        raise NotImplementedError

    def request(self) -> Request[A] | None:
        """Return the request behind the command if it has a key. Raises `bad-key` if the key is malformed."""
        return None


@dataclass(frozen=True)
class ActionCommand(Command[A]):
    """Any action without a key, such as to join or to leave."""

    table_id: str
    action: Callable[[TableState], A]

    def apply(self, state: TableState) -> A:
        """Carry out the action."""
        return self.action(state)


def make_key(key: str, kind: str, seat: int | None, call: object) -> RequestKey:
    """Return the key of a request with a digest of its content: a key must not be used for two different requests."""
    check_key(key)
    return RequestKey(key, sha256(msgspec.json.encode([kind, seat, call])).digest())


# Moves and undo -------------------------------------------------------------------------------------------------------


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
    state.play_due_orders()
    return position_numbers(state, seat)


def position_numbers(state: TableState, seat: int) -> Numbers:
    """Return the numbers that name the position for a seat."""
    assert state.table is not None
    game = state.table.game
    return Numbers(game.number, game.takebacks, state.revisions[seat])


def _check_position(state: TableState, table: Table, seat: int, call: Node) -> None:
    """Raise if the position has changed since the client saw it. Only the server counts the seat's revision.

    An act that holds whatever others did in an open node may have an old revision too: a plan of the seat may have
    acted meanwhile.
    """
    if isinstance(call, Move):
        table.check_move_current(seat, call.move, call.number, call.takebacks)
        if table.game.answers(seat, call.move) == "node":
            return
    else:
        table.check_current(call.number, call.takebacks)
    now = position_numbers(state, seat)
    if call.revision is not None and call.revision != now.revision:
        raise Refused("stale-revision", number=now.number, takebacks=now.takebacks, revision=now.revision)


def preview(state: TableState, guest: Guest, seat: int, move: int | str) -> Previewed:
    """Return the events that a move would cause, up to the first that would reveal anything, and its outlook."""
    table = at_table(state, guest, seat, "help")
    try:
        events = tuple(map(spell_out, table.game.preview(seat, move)))
        return Previewed(events, msgspec.to_builtins(table.game.outlook(seat, move)))
    except IllegalMove as error:
        raise RefusedMove(error.refusal, seat, table.names) from error


def why_not(state: TableState, guest: Guest, seat: int, move: int | str) -> WhyNot:
    """Return whether a move is legal, and if not, why, in the guest's language."""
    table = at_table(state, guest, seat, "help")
    refusal = table.game.why_not(seat, move)
    if refusal is None:
        return WhyNot(True, None)
    return WhyNot(False, problem(RefusedMove(refusal, seat, table.names), guest.lang))


def own_figures(state: TableState, guest: Guest, seat: int) -> SeatFigures:
    """Return the figures of a seat, computed from what it knows."""
    game = at_table(state, guest, seat, "help").game
    return SeatFigures(game.number, game.takebacks, msgspec.to_builtins(game.own_figures(seat)))


# Rematch --------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class RematchCommand(Command[None]):
    """A guest asks for another game with the same options, at a new table."""

    table_id: str
    guest: Guest
    new_table: TableState
    secret: bytes

    @property
    def creates(self) -> TableState:
        """The table of the next game."""
        return self.new_table

    def apply(self, state: TableState) -> None:
        """Open the new table."""
        rematch(state, self.new_table, self.guest, self.secret)


# Standing answers and orders ------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class OrderCommand(Command[StandingRevision]):
    """A new standing order of a guest's seat."""

    table_id: str
    guest: Guest
    seat: int
    order: NewOrder

    def request(self) -> Request[StandingRevision]:
        """Return the request: an order has a key, so that a repeated one is not added twice."""
        return Request(self.guest, make_key(self.order.key, "order", self.seat, self.order), StandingRevision)

    def apply(self, state: TableState) -> StandingRevision:
        """Add the order."""
        return add_order(state, self.guest, self.seat, self.order)


@dataclass(frozen=True)
class PlanCommand(Command[StandingRevision]):
    """The planned bids of a guest's seat for this round."""

    table_id: str
    guest: Guest
    seat: int
    plan: BidPlan
    reply: Reply[StandingRevision] | None = None

    def request(self) -> Request[StandingRevision]:
        """Return the request: a plan that is sent again late must not replace a newer one."""
        return Request(self.guest, make_key(self.plan.key, "plan", self.seat, self.plan), StandingRevision)

    def apply(self, state: TableState) -> StandingRevision:
        """Replace the plan."""
        table = _standing_table(state, self.guest, self.seat)
        bids = [Order.planned(bid.place, bid.amount, bid.tied) for bid in self.plan.bids]
        table.set_plan(self.seat, bids, self.plan.ready)
        return _play_due(state, self.seat)


def set_answer(state: TableState, guest: Guest, seat: int, ask: str, text: str | None) -> StandingRevision:
    """Set the move that answers a kind of ask; None removes it."""
    _standing_table(state, guest, seat).set_answer(seat, ask, text)
    return _play_due(state, seat)


def add_order(state: TableState, guest: Guest, seat: int, order: NewOrder) -> StandingRevision:
    """Append an order."""
    table = _standing_table(state, guest, seat)
    table.set_order(seat, Order(order.kind, order.amount, order.moves, order.about))
    return _play_due(state, seat)


def drop_order(state: TableState, guest: Guest, seat: int, at: int, revision: int | None) -> StandingRevision:
    """Remove an order by its index; with a revision, only if nothing has changed since."""
    table = _standing_table(state, guest, seat)
    if revision is not None and revision != state.revisions[seat]:
        raise Refused("stale-revision", revision=state.revisions[seat])
    table.drop_order(seat, at)
    return _play_due(state, seat)


def set_filters(state: TableState, guest: Guest, seat: int, filters: tuple[str, ...]) -> StandingRevision:
    """Replace the filters that hide offers from a seat."""
    _standing_table(state, guest, seat).set_filters(seat, filters)
    return _play_due(state, seat)


def _standing_table(state: TableState, guest: Guest, seat: int) -> Table:
    """Return the table for a change of standing orders, answers or filters, after the checks."""
    check_rows(state, guest)
    return at_table(state, guest, seat, "stand")


def _play_due(state: TableState, seat: int) -> StandingRevision:
    """Play due orders. In a sealed node only this seat's: its person has just acted, so nothing is revealed."""
    state.play_due_orders()
    if seat in state.sealed_orders() and state.table is not None:
        state.table.play_standing(seat)
        state.play_due_orders()
    return StandingRevision(state.revisions[seat])


# Chat -----------------------------------------------------------------------------------------------------------------


async def send_chat(registry: "TableRegistry", guest: Guest, ident: str, line: Line) -> Spoken:
    """Say a line at a table. Sent twice with one key, it is said once.

    Raises `not-for-bots`, `not-seated`, `bad-text`, `bad-key` or `too-much-chat`.
    """
    if guest.is_bot:
        raise Refused("not-for-bots")
    text = check_text(line.text, LONGEST_LINE, "text", keeps_emoji=True)
    key = make_key(line.key, "say", None, text)
    store = registry.store
    with registry.use(ident) as hosted:
        async with hosted.lock:
            state = await registry.refresh(hosted)
        check_seated(state, guest)
        speaker = speaker_at(state, guest)
        answered = await store.answered(ident, guest.id, key)
        if answered is None:
            now = registry.config.now()
            try:
                sent: ChatLine = await registry.writer.write(
                    lambda connection: store.say(connection, ident, speaker, text, now, key, registry.quotas),
                    ident,
                    guest.id,
                )
            except WriteConflict:  # the same line was said by another connection meanwhile
                answered = await store.answered(ident, guest.id, key)
                assert answered is not None
            else:
                broadcast = hosted.broadcast
                if broadcast.last_chat_line is not None:
                    is_next = sent.number == broadcast.last_chat_line + 1
                    broadcast.send_chat([sent] if is_next else await store.chat_lines(ident, broadcast.last_chat_line))
                return Spoken(sent.number)
        return msgspec.json.decode(answered, type=Spoken)
