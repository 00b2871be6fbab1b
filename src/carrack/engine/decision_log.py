"""The decisions of a game, and the return to an earlier node by a replay from the nearest checkpoint."""

from msgspec import Struct

from carrack.engine.core.state import LOOK, State
from carrack.engine.events import JournalRow
from carrack.engine.types import UndoLimit

CHECKPOINT_EVERY = 32  # nodes between two copies of the State: a rewind replays at most that many moves


class LoggedDecision(Struct, frozen=True, gc=False):
    """A seat's move, or in a sealed node one move of each seat, with the looks and forced moves that followed.

    A look with token −1 comes from a record whose reader did not see the token. Snapshots store this Struct.
    """

    number: int  # of the node it answers
    moves: tuple[tuple[int, int], ...]  # seat and move
    annotations: tuple[JournalRow, ...]
    sealed: bool = False
    mid_line: bool = False  # the mover continued the line it was in
    binds: bool = False  # undo may not cross it

    def tokens(self) -> list[int]:
        """Return the tokens that were looked at, in order."""
        return [row[3] for row in self.annotations if row[0] == LOOK]


class Rewound(Struct, frozen=True):
    """A rewind to a number."""

    number: int


class DecisionLog:
    """All decisions and rewinds of one game, with checkpoints of its State.

    Attributes:
        start: The number of the first node.
        readers: The knowledge mask that `State.follow` takes when tokens are put back into their slots.
        log: Every decision and rewind, in the order they happened.
        line: The current line: the decisions that were not rewound.
        checkpoints: A State every CHECKPOINT_EVERY nodes of the line; None where a snapshot did not keep it.
    """

    def __init__(self, state: State, number: int, readers: int) -> None:
        self.start = number
        self.readers = readers
        self.log: list[LoggedDecision | Rewound] = []
        self.line: list[LoggedDecision] = []
        self.checkpoints: list[State | None] = [state.copy()]

    def add(self, decision: LoggedDecision, state: State) -> None:
        """Append a decision; `state` is the position it led to."""
        self.log.append(decision)
        self.line.append(decision)
        if len(self.line) % CHECKPOINT_EVERY == 0:
            self.checkpoints.append(state.copy())

    def restore(self, log: list[LoggedDecision | Rewound]) -> None:
        """Fill an empty log from a snapshot. All checkpoints but the first are missing then."""
        for item in log:
            self.log.append(item)
            if isinstance(item, Rewound):
                del self.line[item.number - self.start :]
            else:
                self.line.append(item)
        self.checkpoints += [None] * (len(self.line) // CHECKPOINT_EVERY)

    def rewind(self, number: int, state: State) -> None:
        """Set `state` to an earlier node and cut the line there. The same draws will come again."""
        self.set_to(state, number)
        count = number - self.start
        del self.checkpoints[count // CHECKPOINT_EVERY + 1 :]
        del self.line[count:]
        self.log.append(Rewound(number))

    def set_to(self, state: State, number: int) -> None:
        """Set `state` to the position at a node of the line."""
        count = number - self.start
        at, checkpoint = self._checkpoint(count // CHECKPOINT_EVERY)
        state.copy_from(checkpoint)
        self.replay(state, self.line[at * CHECKPOINT_EVERY : count])

    def replay(self, state: State, decisions: list[LoggedDecision]) -> None:
        """Apply decisions to `state` again, with the tokens that came up the first time."""
        for decision in decisions:
            state.start_script(decision.tokens(), self.readers)
            for seat, move in decision.moves:
                state.apply(move, seat)
        state.stop_script()
        state.journal.clear()

    def _checkpoint(self, at: int) -> tuple[int, State]:
        """Return the last checkpoint up to that index, and its index; the first one always exists."""
        while (state := self.checkpoints[at]) is None:
            at -= 1
        return at, state

    def undo_limit(self, seat: int, game: str) -> UndoLimit:
        """Return how far a seat may undo without consent, and what stops it there."""
        for at in range(len(self.line) - 1, -1, -1):
            decision = self.line[at]
            others = [mover for mover, _ in decision.moves if mover != seat]
            if decision.binds or decision.sealed or others:
                code = "binds" if decision.binds else "choice"
                return UndoLimit(decision.number + 1, code, others[0] if others else seat, game)
            if decision.tokens():
                return UndoLimit(decision.number + 1, "look", seat, game)
        return UndoLimit(self.start, "start", None, game)
