"""What was played, and the way back: the line that stands, all that happened, a State every few dozen nodes."""

from msgspec import Struct

from carrack.engine.core.state import LOOK, State
from carrack.engine.events import Row
from carrack.engine.types import UndoLimit

KEEP_EVERY = 32  # nodes between two kept States: a rewind replays at most that many moves


class Step(Struct, frozen=True, gc=False):
    """A decision: a seat's move, or in a sealed node one of each seat; with the looks and forced moves that followed.

    A look whose token is −1 comes from a record whose reader was not told.
    """

    number: int  # of the node it answers
    moves: tuple[tuple[int, int], ...]  # seat and move
    notes: tuple[Row, ...]
    sealed: bool = False
    mid_line: bool = False  # the mover went on with the line it was in
    binds: bool = False  # undo may not cross it

    def tokens(self) -> list[int]:
        """What came to light, in order."""
        return [row[3] for row in self.notes if row[0] == LOOK]


class Rewound(Struct, frozen=True):
    """A rewind to a number."""

    number: int


class History:
    """The decisions of one game. `readers` are those who know its tokens, as `State.follow_script` wants them."""

    def __init__(self, state: State, number: int, readers: int) -> None:
        self.start = number
        self.readers = readers
        self.log: list[Step | Rewound] = []  # everything
        self.line: list[Step] = []  # what stands
        self.kept: list[State | None] = [state.copy()]  # None: not at hand since a snapshot was restored

    def add(self, step: Step, state: State) -> None:
        """Take up a decision and the State it led to."""
        self.log.append(step)
        self.line.append(step)
        if len(self.line) % KEEP_EVERY == 0:
            self.kept.append(state.copy())

    def rewind(self, number: int, state: State) -> None:
        """Bring a State back to an earlier node. What was drawn in between lies where it lay."""
        self.bring(state, number)
        count = number - self.start
        del self.kept[count // KEEP_EVERY + 1 :]
        del self.line[count:]
        self.log.append(Rewound(number))

    def bring(self, state: State, number: int) -> None:
        """Make a State what it was at an earlier node."""
        count = number - self.start
        keep, kept = self._kept(count // KEEP_EVERY)
        state.copy_from(kept)
        self.replay(state, self.line[keep * KEEP_EVERY : count])

    def replay(self, state: State, steps: list[Step]) -> None:
        """Let a State go through decisions again."""
        for step in steps:
            state.follow(step.tokens(), self.readers)
            for _, move in step.moves:
                state.apply(move)
        state.unfollow()
        state.journal.clear()

    def _kept(self, keep: int) -> tuple[int, State]:
        """The last State at hand up to that one; the first always is."""
        while (state := self.kept[keep]) is None:
            keep -= 1
        return keep, state

    def undo_limit(self, seat: int, game: str) -> UndoLimit:
        """How far a seat may undo without consent, and what stops it there."""
        for at in range(len(self.line) - 1, -1, -1):
            step = self.line[at]
            others = [mover for mover, _ in step.moves if mover != seat]
            if step.binds or step.sealed or others:
                code = "binds" if step.binds else "choice"
                return UndoLimit(step.number + 1, code, others[0] if others else seat, game)
            if step.tokens():
                return UndoLimit(step.number + 1, "look", seat, game)
        return UndoLimit(self.start, "start", None, game)
