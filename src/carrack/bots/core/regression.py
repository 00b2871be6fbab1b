"""The sums of a least-squares fit of weights to the results of games.

All sums are integers, so that they do not depend on how the games were distributed among processes.
"""

from librt.vecs import vec
from mypy_extensions import i64

from carrack.bots.core.evaluator import Evaluator
from carrack.engine.core.state import State
from carrack.engine.core.tables import zeros


class Regression:
    """For each stage the sums of a least-squares fit of final score leads to leads in features.

    A lead is the difference from the other seats' mean, multiplied by the number of seats to keep it an integer.
    """

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator
        self.size = evaluator.size
        self.products: vec[i64] = zeros(
            evaluator.stages * evaluator.size * evaluator.size
        )  # of two features: upper triangles of matrices
        self.moments: vec[i64] = zeros(evaluator.stages * evaluator.size)  # of a feature and the result
        self.rows: vec[i64] = zeros(evaluator.stages)
        self.games: i64 = 0
        self.points: i64 = 0  # of all seats

    def count_game(self, s: State, samples: list[list[int]]) -> None:
        """Add the samples of a finished game."""
        total: i64 = 0
        for seat in range(s.players):
            total += i64(s.score(seat))
        self.games += 1
        self.points += total
        for row in samples:
            self.add(s, row, total)

    def sample(self, s: State) -> list[int]:
        """The stage, then the features of all seats."""
        row: list[int] = [self.evaluator.stage(s)]
        for seat in range(s.players):
            self.evaluator.measure(s, seat)
            for i in range(self.size):
                row.append(self.evaluator.row[i])
        return row

    def add(self, s: State, row: list[int], total: i64) -> None:
        """Add a sample of a finished game: one row for each seat."""
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
