"""Level 1: plays the move with the best after-state."""

from typing import ClassVar

from carrack.bots.bot import Bot, Budget
from carrack.bots.core.evaluator import Evaluator, redeal_hidden
from carrack.bots.core.judge import Judge
from carrack.bots.core.net import JudgedSearch
from carrack.bots.core.search import Search
from carrack.bots.evaluators import evaluator_for
from carrack.engine.core.rng import Rng
from carrack.engine.core.state import State
from carrack.engine.info import Info

WORLDS = 2  # for decisions with few moves; with many, hidden tokens rarely matter
FEW = 16
ENDS = 400  # of lines to evaluate


class GreedyBot(Bot):
    """Evaluates each move at its after-state, or at the end of the line of moves it begins."""

    edition: ClassVar[str] = ""  # of the weights; "": the present ones

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._evaluators: dict[tuple[str, int], Evaluator] = {}

    def choose(self, info: Info, budget: Budget) -> int:
        """The move with the highest value, of equals the first."""
        return best_of(self.values(info, budget))

    def values(self, info: Info, budget: Budget) -> dict[int, int]:
        """The evaluated moves and their values; a single move if no evaluation was needed."""
        rng = self.rng(info)
        return look_ahead(self._evaluator(info), info.sample(rng.word()), self._seat(info), rng)

    def _evaluator(self, info: Info) -> Evaluator:
        view = info.view
        key = view.name, view.players
        if key not in self._evaluators:
            self._evaluators[key] = evaluator_for(*key, self.edition)
        return self._evaluators[key]

    def _seat(self, info: Info) -> int:
        assert info.seat is not None
        return info.seat


def look_ahead(evaluator: Evaluator, world: State, seat: int, rng: Rng, judge: Judge | None = None) -> dict[int, int]:
    """The moves of a world and the values of their after-states; a judge may rate these in place of the evaluator."""
    reply = evaluator.reply(world, seat, rng)
    if reply >= 0:
        return {reply: 0}
    moves = evaluator.candidates(world, seat)
    kind = Search if judge is None else JudgedSearch
    search = kind(evaluator, world, seat, rng.word(), ENDS, False, judge)
    count = WORLDS if len(moves) <= FEW else 1
    return dict(zip(moves, search.rate(worlds_like(world, seat, count, rng), moves), strict=True))


def best_of(values: dict[int, int]) -> int:
    """The move with the highest value, of equals the first."""
    return max(values, key=values.__getitem__)


def worlds_like(world: State, seat: int, count: int, rng: Rng) -> list[State]:
    """A world and copies that look the same to a seat."""
    worlds = [world]
    while len(worlds) < count:
        other = world.copy()
        redeal_hidden(other, seat, rng)
        worlds.append(other)
    return worlds
