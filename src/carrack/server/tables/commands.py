"""Calls with a key, over HTTP or WebSocket alike."""

from hashlib import sha256

import msgspec

from carrack.server.api_types import Line, NewOrder, Node, Numbers, Spoken, Stands
from carrack.server.errors import Refused
from carrack.server.storage.rows import Guest
from carrack.server.storage.store import Key
from carrack.server.tables import actions, standing_orders
from carrack.server.tables.moves import answer_node
from carrack.server.tables.registry import Reply, TableRegistry
from carrack.server.validation import LONGEST_LINE, check_key, check_text


async def send_node(
    registry: TableRegistry, guest: Guest, ident: str, seat: int, call: Node, reply: Reply[Numbers] | None = None
) -> Numbers:
    """A move or a way back of a guest's seat."""
    check_key(call.key)
    key = Key(call.key, _digest(type(call).__name__, seat, call))
    done = await registry.call(
        ident, lambda state: answer_node(state, guest, seat, call), guest, key, Numbers, reply=reply
    )
    registry.metrics.moves(type(call).__name__.lower()).inc()
    return done


async def send_line(registry: TableRegistry, guest: Guest, ident: str, call: Line) -> Spoken:
    """A line of chat."""
    if guest.is_bot:
        raise Refused("not-for-bots")
    check_key(call.key)
    text = check_text(call.text, LONGEST_LINE, "text", keeps_emoji=True)
    key = Key(call.key, _digest("say", None, text))
    return await registry.say(ident, guest, text, key, lambda state: actions.check_seated(state, guest))


async def send_order(registry: TableRegistry, guest: Guest, ident: str, seat: int, call: NewOrder) -> Stands:
    """A standing order of a guest's seat."""
    check_key(call.key)
    key = Key(call.key, _digest("order", seat, call))
    return await registry.call(
        ident, lambda state: standing_orders.add_order(state, guest, seat, call), guest, key, Stands
    )


def _digest(kind: str, seat: int | None, call: object) -> bytes:
    return sha256(msgspec.json.encode([kind, seat, call])).digest()
