"""Level 2: plays promising moves on to the end of the turn, on the same sampled worlds."""

from carrack.bots.bot import Budget
from carrack.bots.core.evaluator import LARGE
from carrack.bots.core.search import Search
from carrack.bots.greedy import ENDS, GreedyBot, worlds_like
from carrack.engine.info import Info

PROMISING = 6  # moves that are played on
WORLDS = 24  # at most; more do not improve play
TRIAL = 4  # worlds after which the worse half of the moves is dropped
WORK = 288_000  # units for one decision: about 9 ms in the compiled core


class PlannerBot(GreedyBot):
    """Evaluates moves at the end of the turn; in playouts all seats play quick moves."""

    def values(self, info: Info, budget: Budget) -> dict[int, int]:
        """The moves that were played on, with their values at the end of the turn."""
        evaluator, seat, rng = self._evaluator(info), self._seat(info), self.rng(info)
        world = info.sample(rng.word())
        search = Search(evaluator, world, seat, rng.word(), ENDS)
        moves = evaluator.shortlist(world, seat, rng)
        if len(moves) == 1:
            return {moves[0]: 0}
        worlds = worlds_like(world, seat, WORLDS, rng)
        if len(moves) > 2:
            moves = search.promising(worlds[:1], moves, min(PROMISING, len(moves)))
        work = int(WORK * budget.effort)
        values = search.rate_by_playouts(worlds, moves, TRIAL, work)
        return {move: value for move, value in zip(moves, values, strict=True) if value > -LARGE}
