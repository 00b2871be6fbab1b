"""Commands: what a request changes at one table, ready for the executor.

A command knows how it changes the table's state, under which key it may run only once, which other table it creates,
and who is sent the answer. The executor locks and loads the table, persists the change and broadcasts it.
"""

from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from typing import Generic, NamedTuple, TypeVar

import msgspec

from carrack.server.api_types import ServerMessage
from carrack.server.storage.rows import Guest
from carrack.server.storage.store import RequestKey
from carrack.server.tables.listeners import Listener
from carrack.server.tables.table_state import TableState
from carrack.server.validation import check_key

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
        """Return the request behind the command if it has a key. Raises `bad-key` if that is none."""
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
