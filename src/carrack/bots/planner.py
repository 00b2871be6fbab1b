"""Level 2: plays moves on to the end of the turn, on the same sampled worlds."""

from typing import ClassVar

from msgspec import Struct

from carrack.bots.bot import Budget
from carrack.bots.core.evaluator import LARGE
from carrack.bots.core.judge import Judge
from carrack.bots.core.search import Search
from carrack.bots.evaluators import evaluation_of
from carrack.bots.greedy import ENDS, GreedyBot, worlds_like
from carrack.engine.errors import OptionError
from carrack.engine.info import Info

MOST = 1000  # of each parameter


class SearchPlan(Struct, frozen=True):
    """The amount and the method of a bot's search."""

    moves: int  # most moves that are examined
    worlds: int  # most worlds that are sampled
    trials: tuple[int, ...]  # numbers of worlds after which only the best moves are kept,
    part: int  # one in so many
    work: int  # units for one decision: about 32,000 to the millisecond in the compiled core
    keyed: bool  # random numbers keyed by node, and direct rules


# Two worlds for all moves, four more for the best third, eight more for the best third of those.
HALVING = SearchPlan(moves=20, worlds=14, trials=(2, 6), part=3, work=640_000, keyed=True)
PROMISING = SearchPlan(moves=6, worlds=24, trials=(4,), part=2, work=288_000, keyed=False)


class PlannerBot(GreedyBot):
    """Evaluates moves at the end of the turn; in playouts all seats play quick moves.

    `moves` is how many moves are played on at most, `worlds` in how many worlds, `horizon` for how many turns, the
    present one included, and `effort` a share of the usual work.
    """

    plan: ClassVar[SearchPlan | None] = None  # None: the plan that suits the game

    def __init__(
        self,
        seed: int = 0,
        *,
        moves: int | None = None,
        worlds: int | None = None,
        horizon: int = 1,
        effort: float = 1.0,
    ) -> None:
        super().__init__(seed)
        for name, number in (("moves", moves), ("worlds", worlds), ("horizon", horizon), ("effort", effort)):
            if number is not None and not 0 < number <= MOST:
                raise OptionError("bad-argument", name=name, value=number)
        self.moves = moves
        self.worlds = worlds
        self.horizon = horizon
        self.effort = effort

    def judge(self, info: Info) -> Judge | None:
        """The evaluation of the ends of playouts; None: that of the game."""
        return None

    def values(self, info: Info, budget: Budget) -> dict[int, int]:
        """The moves that were played on, with their values at the end of the turn."""
        evaluator, seat, rng = self._evaluator(info), self._seat(info), self.rng(info)
        plan = self.plan or plan_for(info.view.name)
        world = info.sample(rng.word())
        search = Search(evaluator, world, seat, rng.word(), ENDS, plan.keyed, self.judge(info))
        search.horizon = self.horizon
        moves = evaluator.shortlist(world, seat, rng)
        if len(moves) == 1:
            return {moves[0]: 0}
        worlds = worlds_like(world, seat, self.worlds or plan.worlds, rng)
        if len(moves) > 2:
            moves = search.promising(worlds[:1], moves, min(self.moves or plan.moves, len(moves)))
        work = int(plan.work * budget.effort * self.effort)
        values = search.rate_by_playouts(worlds, moves, list(plan.trials), plan.part, work)
        return {move: value for move, value in zip(moves, values, strict=True) if value > -LARGE}


def plan_for(game: str) -> SearchPlan:
    """The search of level 2: all moves where playouts are cheap, else the promising ones."""
    return HALVING if evaluation_of(game).has_direct_rules else PROMISING
