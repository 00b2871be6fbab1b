"""Games played only to learn from, and what is kept of them: sums, from which the weights of a judge follow.

All sums are of whole numbers, so that they are the same however the games were shared out among processes.
"""

from librt.vecs import vec
from mypy_extensions import i64

from carrack.bots.core.judge import Judge
from carrack.engine.core.rng import Rng
from carrack.engine.core.state import State
from carrack.engine.core.tables import zeros


class Notebook:
    """For each stage the sums of a least-squares fit: how far a seat's features lay ahead, and how far it was at last.

    "Ahead" is measured against the mean of the others, times their number: so it stays whole.
    """

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.size = judge.size
        self.products: vec[i64] = zeros(judge.stages * judge.size * judge.size)  # of two features: upper triangles
        self.moments: vec[i64] = zeros(judge.stages * judge.size)  # of a feature and the result
        self.rows: vec[i64] = zeros(judge.stages)
        self.games: i64 = 0
        self.points: i64 = 0  # of all seats

    def lesson(self, s: State, rng: Rng, stray: i64, every: i64) -> None:
        """Play a position to its end, and take notes at one decision in `every`.

        In `stray` of a thousand decisions the move is random: who never errs does not learn what errors cost.
        """
        judge = self.judge
        seen: list[list[int]] = []
        while not s.is_over():
            if judge.may_stray(s) and rng.below(1000) < stray:
                moves = s.moves()
                s.apply(moves[rng.below(len(moves))])
            else:
                s.apply(judge.quick(s, rng))
            if not s.is_over() and not s.is_sealed() and rng.below(every) == 0:
                seen.append(self.snapshot(s))
        total: i64 = 0
        for seat in range(s.players):
            total += i64(s.score(seat))
        self.games += 1
        self.points += total
        for row in seen:
            self.take(s, row, total)

    def snapshot(self, s: State) -> list[int]:
        """The stage, then the features of all seats."""
        row: list[int] = [self.judge.stage(s)]
        for seat in range(s.players):
            self.judge.measure(s, seat)
            for i in range(self.size):
                row.append(self.judge.row[i])
        return row

    def take(self, s: State, row: list[int], total: i64) -> None:
        """Add a snapshot of a game whose result is known: a row for each seat."""
        n = s.players
        size = self.size
        stage: i64 = row[0]
        ahead = zeros(size)
        places = zeros(size)
        for seat in range(n):
            result = n * i64(s.score(seat)) - total
            used: i64 = 0
            for i in range(size):
                sum_of: i64 = 0
                for other in range(n):
                    sum_of += i64(row[1 + other * size + i])
                x = n * i64(row[1 + seat * size + i]) - sum_of
                if x != 0:
                    ahead[used] = x
                    places[used] = i
                    used += 1
            self.rows[stage] += 1
            for a in range(used):
                at = (stage * size + places[a]) * size
                self.moments[stage * size + places[a]] += ahead[a] * result
                for b in range(a, used):
                    self.products[at + places[b]] += ahead[a] * ahead[b]
