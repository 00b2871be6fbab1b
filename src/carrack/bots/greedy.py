"""Level 1: the move whose after-state the evaluation likes best."""

from carrack.bots.bot import Bot, Budget
from carrack.bots.core.evaluator import Evaluator, redeal_hidden
from carrack.bots.core.search import Search
from carrack.bots.evaluators import evaluator_for
from carrack.engine.core.rng import Rng
from carrack.engine.core.state import State
from carrack.engine.info import Info

WORLDS = 2  # on which a few moves are compared; where there are many, hardly any turns anything up
FEW = 16
ENDS = 400  # of lines


class GreedyBot(Bot):
    """Looks one move ahead, or to the end of a line of moves."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._evaluators: dict[tuple[str, int], Evaluator] = {}

    def choose(self, info: Info, budget: Budget) -> int:
        """The move that is valued most, of equals the first."""
        return best_of(self.values(info, budget))

    def values(self, info: Info, budget: Budget) -> dict[int, int]:
        """The moves that were looked at, and what each leads to; a move that needed no look stands alone."""
        rng = self.rng(info)
        return look_ahead(self._evaluator(info), info.sample(rng.word()), self._seat(info), rng)

    def _evaluator(self, info: Info) -> Evaluator:
        view = info.view
        key = view.name, view.players
        if key not in self._evaluators:
            self._evaluators[key] = evaluator_for(*key)
        return self._evaluators[key]

    def _seat(self, info: Info) -> int:
        assert info.seat is not None
        return info.seat


def look_ahead(evaluator: Evaluator, world: State, seat: int, rng: Rng) -> dict[int, int]:
    """What level 1 sees of a world: moves and the values of their after-states."""
    reply = evaluator.reply(world, seat, rng)
    if reply >= 0:
        return {reply: 0}
    moves = evaluator.candidates(world, seat)
    search = Search(evaluator, world, seat, rng.word(), ENDS)
    count = WORLDS if len(moves) <= FEW else 1
    return dict(zip(moves, search.rate(worlds_like(world, seat, count, rng), moves), strict=True))


def best_of(values: dict[int, int]) -> int:
    """The move that is valued most, of equals the first."""
    return max(values, key=values.__getitem__)


def worlds_like(world: State, seat: int, count: int, rng: Rng) -> list[State]:
    """A world and others that look just like it to a seat."""
    worlds = [world]
    while len(worlds) < count:
        other = world.copy()
        redeal_hidden(other, seat, rng)
        worlds.append(other)
    return worlds
