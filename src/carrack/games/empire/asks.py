"""The kind and arguments of each question, read from the frame on top of the agenda."""

from collections.abc import Callable

from carrack.engine.core.frames import step_of, x_of, y_of
from carrack.engine.types import Args, Ask
from carrack.games.empire.core import step
from carrack.games.empire.core.state import Empire
from carrack.games.empire.words import CARDS

Reader = Callable[[Empire, int, int], Args]  # the position and the frame's x and y


def nothing(s: Empire, x: int, y: int) -> Args:
    return {}


def card_x(s: Empire, x: int, y: int) -> Args:
    return {"card": CARDS[x]}


def rival_x(s: Empire, x: int, y: int) -> Args:
    return {"seat_rival": x}


ASKS: dict[int, tuple[str, Reader, tuple[str, ...]]] = {
    step.ASK_CLAIM: ("claim", nothing, ()),
    step.ASK_SELL: ("sell", nothing, ()),
    step.ASK_TRADE: ("trade", nothing, ()),
    step.ASK_PART: ("offer", rival_x, ("seat_rival",)),
    step.ASK_ANSWER: ("answer", rival_x, ("seat_rival",)),
    step.ASK_BID: ("bid", card_x, ("card",)),
    step.ASK_SEALED_BID: ("sealed-bid", card_x, ("card",)),
}
KINDS: dict[str, tuple[str, ...]] = {kind: args for kind, _, args in ASKS.values()}

# For each kind of ask the clause to read before one answers.
CLAUSES: dict[str, str] = {
    "claim": "E2.4", "sell": "E4.1", "trade": "E5.7", "offer": "E5.7", "answer": "E5.7", "bid": "E5.2",
    "sealed-bid": "E5.6",
}  # fmt: skip


def top(s: Empire) -> tuple[int, int, int]:
    """Step, x and y of the frame on top."""
    f = s.agenda[s.depth - 1]
    return step_of(f), x_of(f), y_of(f)


def ask(s: Empire) -> Ask:
    """Return the question that the position asks now."""
    number, x, y = top(s)
    kind, read, _ = ASKS[number]
    return Ask(kind, read(s, x, y))
