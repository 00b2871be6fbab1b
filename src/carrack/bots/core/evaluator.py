"""The base of every game's evaluator: a linear function of features, with weights as data."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.engine.core.rng import Rng
from carrack.engine.core.state import PASS, State
from carrack.engine.core.tables import zeros

SCALE: Final = 1024  # units to a point of the final score
LARGE: Final = 1 << 60
# Units of work, by the time each takes in the compiled core: about 32 to the microsecond.
POSITION: Final = 64  # evaluating one seat of a position
SCORE: Final = 56  # counting a final score
COPY: Final = 24
DEAL: Final = 20  # dealing the hidden tokens of a position again
JUDGED: Final = 256  # asking a judge about a position; it costs as much as evaluating four seats
STEP: Final = 4  # one step of the agenda
DEEP: Final = 60  # ends of lines that are compared for a quick move
MANY: Final[i64] = 10  # up to this many amounts of one kind are all candidates; of more, only a sample


class Evaluator:
    """The features of one game, and a weight for each feature at each stage.

    Weights are integers, so that values are the same on every machine.
    """

    def __init__(self, size: i64, stages: i64, weights: vec[i64]) -> None:
        self.size = size
        self.stages = stages
        self.weights = weights
        self.row: vec[i64] = zeros(size)  # scratch
        self.left: i64 = 0  # positions that a line may still visit
        self.spent: i64 = 0  # work so far, without the steps of the agenda, which the layout counts

    # Overridden by each game -----------------------------------------------------------------------------------------

    def stage(self, s: State) -> i64:
        """The stage of a position: the index of its row of weights."""
        raise NotImplementedError

    def measure(self, s: State, seat: i64) -> None:
        """Write the features of a seat into `row`."""
        raise NotImplementedError

    def is_beyond(self, s: State, start: State, horizon: i64) -> bool:
        """Whether a position is at least so many turns later than another; playouts stop there."""
        raise NotImplementedError

    def quick(self, s: State, rng: Rng) -> i64:
        """A plausible move for the deciding seat, found without search if possible."""
        return self.best_reply(s, rng)

    def direct(self, s: State, rng: Rng) -> i64:
        """As `quick`, in less time: by rules instead of after-states where the game has such rules."""
        return self.quick(s, rng)

    def reply(self, s: State, seat: i64, rng: Rng) -> i64:
        """The move in decisions where after-states tell nothing, such as bids; −1: compare after-states."""
        return -1

    def candidates(self, s: State, seat: i64) -> list[int]:
        """The moves to consider; seat −1: those of the deciding seat."""
        return candidates(s, seat)

    def shortlist(self, s: State, seat: i64, rng: Rng) -> list[int]:
        """The moves that a search starts from."""
        return self.candidates(s, seat)

    def may_explore(self, s: State) -> bool:
        """Whether tuning may play a random move here to explore."""
        return True

    def vary_prices(self, percent: i64) -> None:
        """Vary the prices an evaluator sets at random, by up to a percentage; no effect in games without prices."""

    # Shared by all games --------------------------------------------------------------------------------------------

    def worth(self, s: State, seat: i64) -> i64:
        """The weighted features of a seat."""
        self.measure(s, seat)
        return self.weigh(self.stage(s))

    def weigh(self, stage: i64) -> i64:
        """The features in `row` by the weights of a stage."""
        at = stage * self.size
        total: i64 = 0
        row = self.row
        weights = self.weights
        i: i64 = 0
        while i < self.size:
            f = row[i]
            if f != 0:
                total += f * weights[at + i]
            i += 1
        return total

    def prospect(self, s: State, seat: i64) -> i64:
        """The expected final score of a seat; the real one if the game is over."""
        if not s.is_over():
            return self.worth(s, seat)
        self.spent += SCORE
        return i64(s.score(seat)) * SCALE

    def value(self, s: State, seat: i64) -> i64:
        """A seat's lead over the mean of the others."""
        mine: i64 = 0
        theirs: i64 = 0
        for who in range(s.players):
            worth = self.prospect(s, who)
            if who == seat:
                mine = worth
            else:
                theirs += worth
        return mine - theirs // (s.players - 1)

    def after(self, s: State, move: i64, seat: i64 = -1) -> State:
        """The position after a move; in an open node that of a seat, −1: of the one in turn."""
        self.spent += COPY
        after = s.copy()
        after.apply(move, seat)
        return after

    def dealt(self, s: State, seat: i64, rng: Rng) -> State:
        """A copy that looks the same to a seat, with hidden tokens dealt again."""
        self.spent += COPY + DEAL
        other = s.copy()
        redeal_hidden(other, seat, rng)
        return other

    def best_reply(self, s: State, rng: Rng) -> i64:
        """The move with the best after-state for the deciding seat, ignoring the other seats."""
        seat = i64(s.decider())
        base = self.dealt(s, seat, rng)  # otherwise it would know hidden tokens
        self.left = DEEP
        best: i64 = PASS
        highest: i64 = -LARGE
        for move in self.candidates(base, -1):
            worth = self.line_worth(self.after(base, move), seat)
            if worth > highest:
                highest = worth
                best = move
        return best

    def line_worth(self, s: State, seat: i64) -> i64:
        """The weighted features of a seat at the best end of its current line."""
        if self.left > 0 and s.is_mid_line() and s.decider() == seat:
            best: i64 = -LARGE
            for move in self.candidates(s, -1):
                best = max(best, self.line_worth(self.after(s, move), seat))
            return best
        self.left -= 1
        return self.prospect(s, seat)


def candidates(s: State, seat: i64) -> list[int]:
    """The legal moves; of many amounts of one kind the extremes and some between."""
    moves = s.moves(seat)
    if len(moves) <= MANY:
        return moves
    listed = s.listed
    if s.ranges == 0:
        return moves
    found = moves[:listed]
    begin = listed
    for which in range(s.ranges):
        end = s.layout.range_end[which]
        n = end - begin
        if n <= MANY:
            found.extend(moves[begin:end])
        else:
            i: i64 = 0
            while i < MANY:
                found.append(moves[begin + i * (n - 1) // (MANY - 1)])
                i += 1
        begin = end
    return found


def redeal_hidden(s: State, seat: i64, rng: Rng) -> None:
    """Shuffle everything a seat cannot know: the unknown tokens of each pool."""
    layout = s.layout
    tokens = s.own_slots()
    slots = zeros(layout.slots)
    for zone in range(layout.zones):
        pool = layout.pools[zone]
        is_first = True
        for before in range(zone):
            if layout.pools[before] == pool:
                is_first = False
        if not is_first:
            continue
        n: i64 = 0
        for other in range(layout.zones):
            if layout.pools[other] == pool:
                at = layout.zone_at[other]
                for i in range(at, at + s.counts[other]):
                    if i64(s.knows[i]) >> seat & 1 == 0:
                        slots[n] = i
                        n += 1
        while n > 1:
            j = slots[rng.below(n)]
            n -= 1
            here = tokens[slots[n]]
            tokens[slots[n]] = tokens[j]
            tokens[j] = here
