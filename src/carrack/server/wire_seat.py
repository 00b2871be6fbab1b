"""What crosses the wire when a seat asks for help, or wants something done later."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from carrack.server.wire import Count, Happening, Problem, Text
from carrack.table import Note, Order
from carrack.table.order import MOST_MOVES


class Trial(Struct, forbid_unknown_fields=True):
    """A move to ask about: its id, or a line as text."""

    move: Count | Text


class NewAnswer(Struct, forbid_unknown_fields=True):
    """The move that answers a kind of ask from now on."""

    text: Text


class NewOrder(Struct, forbid_unknown_fields=True):
    """An order, and the key of the call."""

    kind: Literal["bid", "sell", "place"]
    key: Text
    amount: Count = 0
    moves: Annotated[tuple[Text, ...], Meta(max_length=MOST_MOVES)] = ()
    about: Text = ""


class Previewed(Struct):
    """What a move would cause, as far as it tells nobody anything."""

    events: tuple[Happening, ...]


class WhyNot(Struct):
    """Whether a move is legal, and if not, why."""

    is_legal: bool
    problem: Problem | None


class Standing(Struct):
    """What stands for a seat, what was dropped, and the kinds of orders that it can give. For that seat alone.

    `wanted` are kinds of asks that are usually skipped and that the seat wants to be asked.
    """

    answers: dict[str, str]
    orders: tuple[Order, ...]
    notes: tuple[Note, ...]
    kinds: tuple[str, ...]
    wanted: tuple[str, ...]


class Stands(Struct):
    """The revision of a seat after what stands for it changed."""

    revision: int
