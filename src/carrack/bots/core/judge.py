"""What a position promises a seat: a linear evaluation, its weights as data."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.engine.core.rng import Rng
from carrack.engine.core.state import PASS, State
from carrack.engine.core.tables import zeros

SCALE: Final = 1024  # what a point at the end is worth
LARGE: Final = 1 << 60
# What counts as work, each by the time it takes in the compiled core: 32 to the microsecond, or about that.
POSITION: Final = 64  # weighing what a seat has in `discovery`
SCORE: Final = 56  # adding up what it has in the end
COPY: Final = 24
DEAL: Final = 20  # what lies face down
STEP: Final = 4  # of the agenda
DEEP: Final = 60  # ends of lines that are compared for a quick move
MANY: Final[i64] = 10  # so many amounts of one kind are looked at one by one; of more, a few are taken


class Judge:
    """The features of one game and how much each weighs at each stage of it. Whole numbers: equal on every machine."""

    def __init__(self, size: i64, stages: i64, weights: vec[i64]) -> None:
        self.size = size
        self.stages = stages
        self.weights = weights
        self.row: vec[i64] = zeros(size)  # scratch
        self.left: i64 = 0  # positions a line may still lead to
        self.spent: i64 = 0  # work so far, but for the steps of the agenda, which the layout counts

    # What each game says ---------------------------------------------------------------------------------------------

    def stage(self, s: State) -> i64:
        """Which row of weights counts."""
        raise NotImplementedError

    def measure(self, s: State, seat: i64) -> None:
        """Write the features of a seat into `row`."""
        raise NotImplementedError

    def is_later(self, s: State, start: State) -> bool:
        """Whether a position lies beyond the turn that another is in."""
        raise NotImplementedError

    def quick(self, s: State, rng: Rng) -> i64:
        """A plausible move for whoever is to choose, found without search if possible."""
        return self.best_reply(s, rng)

    def reply(self, s: State, seat: i64, rng: Rng) -> i64:
        """The answer where after-states would not show it, such as a bid; −1: they do."""
        return -1

    def candidates(self, s: State, seat: i64) -> list[int]:
        """The moves that are worth a look; −1 as seat: those of whoever is asked."""
        return candidates(s, seat)

    def shortlist(self, s: State, seat: i64, rng: Rng) -> list[int]:
        """The moves a search looks at."""
        return self.candidates(s, seat)

    def may_stray(self, s: State) -> bool:
        """Whether a random move here teaches anything."""
        return True

    # What follows from it --------------------------------------------------------------------------------------------

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
        """What a seat may expect at the end, or what it came to."""
        if not s.is_over():
            return self.worth(s, seat)
        self.spent += SCORE
        return i64(s.score(seat)) * SCALE

    def value(self, s: State, seat: i64) -> i64:
        """How far a seat is ahead of the others' mean."""
        mine: i64 = 0
        theirs: i64 = 0
        for who in range(s.players):
            worth = self.prospect(s, who)
            if who == seat:
                mine = worth
            else:
                theirs += worth
        return mine - theirs // (s.players - 1)

    def after(self, s: State, move: i64) -> State:
        """The position after a move."""
        self.spent += COPY
        after = s.copy()
        after.apply(move)
        return after

    def dealt(self, s: State, seat: i64, rng: Rng) -> State:
        """A position that looks the same to a seat."""
        self.spent += COPY + DEAL
        other = s.copy()
        shake_up(other, seat, rng)
        return other

    def best_reply(self, s: State, rng: Rng) -> i64:
        """The move whose after-state is worth most to whoever moves, the others left aside."""
        seat = i64(s.decider())
        base = self.dealt(s, seat, rng)  # or it would know what lies face down
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
        """What a seat's features weigh at the best end of the line it is in."""
        if self.left > 0 and s.is_mid_line() and s.decider() == seat:
            best: i64 = -LARGE
            for move in self.candidates(s, -1):
                best = max(best, self.line_worth(self.after(s, move), seat))
            return best
        self.left -= 1
        return self.prospect(s, seat)


def candidates(s: State, seat: i64) -> list[int]:
    """The legal moves; of many amounts of one kind the ends and some between."""
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


def shake_up(s: State, seat: i64, rng: Rng) -> None:
    """Deal again all that a seat cannot know: the unknown tokens of a pool change places."""
    layout = s.layout
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
            here = s.slots[slots[n]]
            s.slots[slots[n]] = s.slots[j]
            s.slots[j] = here
