"""Bots that judge positions by a net: one at after-states like level 1, one at the ends of playouts like level 2."""

from carrack.bots.bot import Budget
from carrack.bots.core.judge import Judge
from carrack.bots.core.net import NetJudge
from carrack.bots.greedy import GreedyBot, look_ahead
from carrack.bots.nets import net_of
from carrack.bots.planner import PlannerBot
from carrack.engine.info import Info


class NetGreedyBot(GreedyBot):
    """Level 1 with a net: plays the move whose after-state the net likes best.

    `net` is the file of a net; without it, the one that is shipped with the game.
    """

    def __init__(self, seed: int = 0, *, net: str = "") -> None:
        super().__init__(seed)
        self.judges = NetJudges(net)

    def values(self, info: Info, budget: Budget) -> dict[int, int]:
        """The evaluated moves and their values; a single move if no evaluation was needed."""
        rng = self.rng(info)
        judge = self.judges.of(info)
        return look_ahead(self._evaluator(info), info.sample(rng.word()), self._seat(info), rng, judge)


class NetPlannerBot(PlannerBot):
    """Level 2 with a net at the ends of its playouts."""

    def __init__(
        self,
        seed: int = 0,
        *,
        net: str = "",
        moves: int | None = None,
        worlds: int | None = None,
        horizon: int = 1,
        effort: float = 1.0,
    ) -> None:
        super().__init__(seed, moves=moves, worlds=worlds, horizon=horizon, effort=effort)
        self.judges = NetJudges(net)

    def judge(self, info: Info) -> Judge:
        """The net."""
        return self.judges.of(info)


class NetJudges:
    """The judges of a bot, by game: each has scratch tables of its own."""

    def __init__(self, file: str) -> None:
        self.file = file
        self._made: dict[str, Judge] = {}

    def of(self, info: Info) -> Judge:
        """The judge of a game; OptionError if there is no net for it."""
        game = info.view.name
        if game not in self._made:
            self._made[game] = NetJudge(net_of(game, self.file))
        return self._made[game]
