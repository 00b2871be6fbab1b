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


def rival_x(s: Empire, x: int, y: int) -> Args:
    return {"seat_rival": x}


def lot(s: Empire, x: int, y: int) -> Args:
    """The card and its place in the row, counted from 1."""
    return {"card": CARDS[x], "number": lot_place(s, x) + 1}


def lot_place(s: Empire, card: int) -> int:
    """Return the place in the row of the card that is up for auction."""
    for f in s.agenda[: s.depth]:
        if step_of(f) == step.EXPLORATION:
            return x_of(f) - 1
    return [*s.row].index(card)  # a position set up by hand


ASKS: dict[int, tuple[str, Reader, tuple[str, ...]]] = {
    step.ASK_CLAIM: ("claim", nothing, ()),
    step.ASK_SELL: ("sell", nothing, ()),
    step.ASK_TRADE: ("trade", nothing, ()),
    step.ASK_PART: ("offer", rival_x, ("seat_rival",)),
    step.ASK_ANSWER: ("answer", rival_x, ("seat_rival",)),
    step.ASK_BID: ("bid", lot, ("card", "number")),
    step.ASK_SEALED_BID: ("sealed-bid", lot, ("card", "number")),
    step.OPEN_BIDDING: ("lot", lot, ("card", "number")),
    step.BOARD: ("board", nothing, ()),
}
KINDS: dict[str, tuple[str, ...]] = {kind: args for kind, _, args in ASKS.values()}

# For each kind of ask the clause that explains it.
CLAUSES: dict[str, str] = {
    "claim": "E2.4", "sell": "E4.1", "trade": "E5.7", "offer": "E5.7", "answer": "E5.7", "bid": "E5.2",
    "sealed-bid": "E5.6", "lot": "E5.6", "board": "E5.7",
}  # fmt: skip


def top(s: Empire) -> tuple[int, int, int]:
    """Return step, x and y of the frame on top."""
    f = s.agenda[s.depth - 1]
    return step_of(f), x_of(f), y_of(f)


def ask(s: Empire) -> Ask:
    """Return the question that the position asks now."""
    number, x, y = top(s)
    kind, read, _ = ASKS[number]
    return Ask(kind, read(s, x, y))
