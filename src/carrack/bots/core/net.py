"""The net of a game: predicts margins, winning chances and points from positions, in whole numbers.

Every seat is read into features, and one hidden layer, the same for all seats, makes traits of them. A second layer
sees the traits of a seat and the mean of those of the others, so that one net serves two to six players. The margin is
that of a linear function of the features, with weights for each number of players and stage, plus what the net adds.

All numbers are integers with fixed scales. Two sums of 32 bits share an i64; `nets.py` checks that no weights can make
either of them overflow, whatever the position.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.bots.core.evaluator import LARGE, SCALE, Evaluator
from carrack.bots.core.judge import Judge
from carrack.bots.core.search import Search
from carrack.engine.core.state import State
from carrack.engine.core.tables import zeros

FEWEST: Final[i64] = 2  # players
COUNTS: Final[i64] = 5  # of players: two to six
MOST_SEATS: Final[i64] = 6
CLIP: Final[i64] = 511  # largest feature in a hidden layer, and minus the smallest
TOP: Final[i64] = (1 << 13) - 1  # largest trait: a little below 8
SCALE_BITS: Final = 10  # of SCALE
OUT_BITS: Final[i64] = 12  # of the weights of outputs
LANE: Final[i64] = 32
LOW: Final[i64] = 0xFFFFFFFF
SIGN: Final[i64] = 0x80000000
CERTAIN: Final[i64] = 1 << 16  # the chance of a certain event
# Outputs of the net.
MARGIN: Final[i64] = 0  # in addition to the linear one
CHANCE: Final[i64] = 1  # of winning, as a logarithm; in addition to that which follows from the margin
SOURCES: Final[i64] = 2  # + source: points still to come; then + mark
LOG2_E: Final[i64] = 1477  # of SCALE
# 2 ** −x − 1 as a polynomial in x from 0 to 1, highest power first, 20 bits each.
POWER_BITS: Final[i64] = 20
POWERS: Final = (-994, 9660, -57989, 251848, -726814)


class Reader:
    """Reads the seats of a game's positions into features that everybody may know.

    The features of the evaluator come first: the linear part of the margin is made of them.
    """

    def __init__(self, evaluator: Evaluator, size: i64, sources: i64, marks: i64) -> None:
        self.evaluator = evaluator
        self.linear: i64 = evaluator.size
        self.size = size
        self.sources = sources  # of points
        self.marks = marks  # that a seat may have at the end, such as the majority in a region
        self.row: vec[i64] = zeros(size)

    # Overridden by each game -----------------------------------------------------------------------------------------

    def read_more(self, s: State, seat: i64) -> None:
        """Write the features that the evaluator does not have into `row`, which has zeros there."""
        raise NotImplementedError

    def points(self, s: State, seat: i64, source: i64) -> i64:
        """A seat's points of a source so far; all sources together are its score."""
        raise NotImplementedError

    def mark(self, s: State, seat: i64, which: i64) -> i64:
        """A seat's share of a mark, in units of SCALE, if the game ended now."""
        raise NotImplementedError

    # Shared by all games ---------------------------------------------------------------------------------------------

    def read(self, s: State, seat: i64) -> None:
        """Write the features of a seat into `row`."""
        self.evaluator.measure(s, seat)
        row = self.row
        measured = self.evaluator.row
        i: i64 = 0
        while i < self.linear:
            row[i] = measured[i]
            i += 1
        while i < self.size:
            row[i] = 0
            i += 1
        self.read_more(s, seat)

    def features(self, s: State) -> list[int]:
        """The features of all seats, one seat after the other."""
        found: list[int] = []
        for seat in range(s.players):
            self.read(s, seat)
            for i in range(self.size):
                found.append(self.row[i])
        return found

    def points_of(self, s: State, seat: i64) -> list[int]:
        """A seat's points so far, by source."""
        return [self.points(s, seat, source) for source in range(self.sources)]

    def marks_of(self, s: State, seat: i64) -> list[int]:
        """A seat's shares of all marks, if the game ended now."""
        return [self.mark(s, seat, which) for which in range(self.marks)]


class Net:
    """The weights of a net, and what it says of a position."""

    def __init__(self, reader: Reader, traits: i64, merged: i64, first_bits: i64, second_bits: i64) -> None:
        """Make a net of two layers of even sizes whose weights have so many bits after the point; all are zero."""
        self.reader = reader
        self.traits = traits
        self.merged = merged
        self.outputs: i64 = SOURCES + reader.sources + reader.marks
        self.first_shift: i64 = first_bits - SCALE_BITS
        self.second_shift = second_bits
        stages = reader.evaluator.stages
        self.base: vec[i64] = zeros(COUNTS * stages * reader.linear)  # of the linear part
        self.sharpness: vec[i64] = zeros(stages)  # how much a point of margin says about winning
        self.first: vec[i64] = zeros(reader.size * traits // 2)  # two weights to a number
        self.first_bias: vec[i64] = zeros(traits // 2)
        self.second: vec[i64] = zeros(2 * traits * merged // 2)  # own traits, then those of the others
        self.second_bias: vec[i64] = zeros(merged // 2)
        self.last: vec[i64] = zeros(self.outputs * merged)
        self.last_bias: vec[i64] = zeros(self.outputs)
        # Scratch.
        self.leads: vec[i64] = zeros(MOST_SEATS)
        self.seen: vec[i64] = zeros(MOST_SEATS * traits)
        self.total: vec[i64] = zeros(traits)
        self.sums: vec[i64] = zeros(max(traits, merged) // 2)
        self.level: vec[i64] = zeros(merged)

    # Weights ---------------------------------------------------------------------------------------------------------

    def set_base(self, players: i64, stage: i64, weights: list[int]) -> None:
        """Set the weights of the linear part for a number of players and a stage."""
        at = ((players - FEWEST) * self.reader.evaluator.stages + stage) * self.reader.linear
        for i, weight in enumerate(weights):
            self.base[at + i] = weight

    def set_first(self, feature: i64, weights: list[int]) -> None:
        """Set the weights of a feature for all traits; feature −1: the biases."""
        table = self.first_bias if feature < 0 else self.first
        pack(table, max(feature, i64(0)) * (self.traits // 2), weights)

    def set_second(self, trait: i64, weights: list[int]) -> None:
        """Set the weights of an own trait, then of the others', for the second layer; trait −1: the biases."""
        table = self.second_bias if trait < 0 else self.second
        pack(table, max(trait, i64(0)) * (self.merged // 2), weights)

    def set_output(self, output: i64, weights: list[int], bias: i64) -> None:
        """Set the weights of an output."""
        for i, weight in enumerate(weights):
            self.last[output * self.merged + i] = weight
        self.last_bias[output] = bias

    # Layers ----------------------------------------------------------------------------------------------------------

    def look(self, s: State) -> None:
        """Compute the linear leads and the traits of all seats."""
        reader = self.reader
        row = reader.row
        n = s.players
        stage = reader.evaluator.stage(s)
        at = ((n - FEWEST) * reader.evaluator.stages + stage) * reader.linear
        base = self.base
        first = self.first
        sums = self.sums
        half = self.traits // 2
        i: i64 = 0
        while i < self.traits:
            self.total[i] = 0
            i += 1
        everybody: i64 = 0
        for seat in range(n):
            reader.read(s, seat)
            i = 0
            while i < half:
                sums[i] = self.first_bias[i]
                i += 1
            lead: i64 = 0
            i = 0
            while i < reader.size:
                x = row[i]
                if x != 0:
                    if i < reader.linear:
                        lead += x * base[at + i]
                    x = max(min(x, CLIP), -CLIP)
                    here = i * half
                    j: i64 = 0
                    while j < half:
                        sums[j] += x * first[here + j]
                        j += 1
                i += 1
            self.leads[seat] = lead
            everybody += lead
            unpack(sums, half, self.first_shift, self.seen, seat * self.traits)
            i = 0
            while i < self.traits:
                self.total[i] += self.seen[seat * self.traits + i]
                i += 1
        for seat in range(n):
            mine = self.leads[seat]
            self.leads[seat] = mine - (everybody - mine) // (n - 1)

    def merge(self, s: State, seat: i64) -> None:
        """Compute the second layer of a seat."""
        half = self.merged // 2
        sums = self.sums
        second = self.second
        others = s.players - 1
        k: i64 = 0
        while k < half:
            sums[k] = self.second_bias[k]
            k += 1
        i: i64 = 0
        while i < self.traits:
            own = self.seen[seat * self.traits + i]
            mean = (self.total[i] - own) // others
            if own != 0:
                at = i * half
                k = 0
                while k < half:
                    sums[k] += own * second[at + k]
                    k += 1
            if mean != 0:
                at = (self.traits + i) * half
                k = 0
                while k < half:
                    sums[k] += mean * second[at + k]
                    k += 1
            i += 1
        unpack(sums, half, self.second_shift, self.level, 0)

    def output(self, which: i64) -> i64:
        """An output of the seat that was merged last, in units of SCALE."""
        total = self.last_bias[which]
        at = which * self.merged
        i: i64 = 0
        while i < self.merged:
            total += self.level[i] * self.last[at + i]
            i += 1
        return total >> OUT_BITS

    # What it says ----------------------------------------------------------------------------------------------------

    def margin(self, s: State, seat: i64) -> i64:
        """A seat's expected final lead over the mean of the others, in units of SCALE; the real one at the end."""
        if s.is_over():
            total: i64 = 0
            for who in range(s.players):
                total += i64(s.score(who)) * SCALE
            mine = i64(s.score(seat)) * SCALE
            return mine - (total - mine) // (s.players - 1)
        self.look(s)
        self.merge(s, seat)
        return self.leads[seat] + self.output(MARGIN)

    def chances(self, s: State) -> list[int]:
        """The chances of all seats to win, in units of CERTAIN; winners share a victory."""
        chances: list[int] = []
        if s.is_over():
            winners = s.winners()
            for seat in range(s.players):
                chances.append(CERTAIN // len(winners) if seat in winners else i64(0))
            return chances
        self.look(s)
        sharpness = self.sharpness[self.reader.evaluator.stage(s)]
        logs = zeros(s.players)
        best: i64 = -LARGE
        for seat in range(s.players):
            self.merge(s, seat)
            margin = self.leads[seat] + self.output(MARGIN)
            logs[seat] = (margin * sharpness >> SCALE_BITS) + self.output(CHANCE)
            best = max(best, logs[seat])
        total: i64 = 0
        for seat in range(s.players):
            logs[seat] = power(best - logs[seat])
            total += logs[seat]
        for seat in range(s.players):
            chances.append(logs[seat] * CERTAIN // total)
        return chances

    def sources(self, s: State, seat: i64) -> list[int]:
        """A seat's expected final points by source, in units of SCALE."""
        found: list[int] = []
        if not s.is_over():
            self.look(s)
            self.merge(s, seat)
        for source in range(self.reader.sources):
            points = self.reader.points(s, seat, source) * SCALE
            if not s.is_over():
                points += self.output(SOURCES + source)
            found.append(points)
        return found

    def marks(self, s: State, seat: i64) -> list[int]:
        """A seat's expected shares of the marks, in units of CERTAIN."""
        if s.is_over():
            return [share * (CERTAIN >> SCALE_BITS) for share in self.reader.marks_of(s, seat)]
        self.look(s)
        self.merge(s, seat)
        found: list[int] = []
        for which in range(self.reader.marks):
            found.append(sigmoid(self.output(SOURCES + self.reader.sources + which)))
        return found


def pack(table: vec[i64], at: i64, weights: list[int]) -> None:
    """Write pairs of weights, each pair into a number."""
    i: i64 = 0
    while i < len(weights):
        table[at] = i64(weights[i]) + (i64(weights[i + 1]) << LANE)
        at += 1
        i += 2


def unpack(sums: vec[i64], pairs: i64, shift: i64, into: vec[i64], at: i64) -> None:
    """Write both sums of each pair, shifted and limited to 0 … TOP."""
    i: i64 = 0
    while i < pairs:
        low = ((sums[i] & LOW) ^ SIGN) - SIGN
        high = (sums[i] - low) >> LANE
        into[at] = max(min(low >> shift, TOP), i64(0))
        into[at + 1] = max(min(high >> shift, TOP), i64(0))
        at += 2
        i += 1


def power(x: i64) -> i64:
    """e ** −x for an x of at least 0 in units of SCALE; the result has 20 bits."""
    x = x * LOG2_E >> SCALE_BITS
    whole = x >> SCALE_BITS
    if whole > POWER_BITS:
        return 0
    part = x & (SCALE - 1)
    total: i64 = 0
    for factor in POWERS:
        total = (total + factor) * part >> SCALE_BITS
    return ((1 << POWER_BITS) + total) >> whole


def sigmoid(x: i64) -> i64:
    """1 / (1 + e ** −x), in units of CERTAIN, for an x in units of SCALE."""
    small = power(max(x, -x))
    one: i64 = 1 << POWER_BITS
    return (one if x >= 0 else small) * CERTAIN // (one + small)


class NetJudge(Judge):
    """Judges by the margin that a net expects."""

    def __init__(self, net: Net) -> None:
        self.net = net

    def value(self, s: State, seat: i64) -> i64:
        return self.net.margin(s, seat)


class JudgedSearch(Search):
    """A search whose judge rates after-states too, not only the ends of playouts."""

    def line_value(self, s: State) -> i64:
        assert self.judge is not None
        if self.left > 0 and s.is_mid_line() and s.decider() == self.seat:
            best: i64 = -LARGE
            for move in self.evaluator.candidates(s, -1):
                best = max(best, self.line_value(self.evaluator.after(s, move)))
            return best
        self.left -= 1
        return self.judge.value(s, self.seat)


class Sampler:
    """Features and results of games: what a net learns from."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self.rows: list[int] = []  # of each position: stage, then features of all seats

    def sample(self, s: State) -> None:
        """Keep a position."""
        self.rows.append(self.reader.evaluator.stage(s))
        self.rows.extend(self.reader.features(s))

    def results(self, s: State) -> list[int]:
        """Of each seat of a finished game: its score, whether it won, points by source, shares of marks."""
        winners = s.winners()
        found: list[int] = []
        for seat in range(s.players):
            found.append(s.score(seat))
            found.append(SCALE // len(winners) if seat in winners else 0)
            found.extend(self.reader.points_of(s, seat))
            found.extend(self.reader.marks_of(s, seat))
        return found
