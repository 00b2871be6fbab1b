"""Level 2: promising moves played on to the end of the turn, on the same sampled worlds."""

from carrack.bots.bot import Budget
from carrack.bots.core.search import Search
from carrack.bots.greedy import ENDS, GreedyBot, worlds_like
from carrack.engine.info import Info

PROMISING = 6  # moves that are played on
WORLDS = 24  # at most, as far as the work goes: more add nothing
WORK = 3000  # weighings a decision


class PlannerBot(GreedyBot):
    """Looks to the end of the turn, everybody playing as level 1 would in a hurry."""

    def values(self, info: Info, budget: Budget) -> dict[int, int]:
        """The moves that were played on, and what the turn's end is worth after each."""
        judge, seat, rng = self._judge(info), self._seat(info), self.rng(info)
        world = info.sample(rng.word())
        moves = judge.shortlist(world, seat, rng)
        if len(moves) == 1:
            return {moves[0]: 0}
        search = Search(judge, seat, rng.word(), ENDS)
        worlds = worlds_like(world, seat, WORLDS, rng)
        if len(moves) > PROMISING:
            moves = search.promising(worlds[:1], moves, PROMISING)
        work = int(WORK * budget.effort)
        return dict(zip(moves, search.plan(worlds, moves, work), strict=True))
