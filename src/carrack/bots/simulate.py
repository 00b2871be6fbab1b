"""Simulation: statistics of games of given bots in given seats: scores, wins by seat and bot, lengths, speed."""

from collections.abc import Sequence

from msgspec import Struct

from carrack.bots.batch import Estimate, Progress, Report, SeriesPlan, described, play_series, require
from carrack.bots.intervals import Figure, Spread, spread, wilson
from carrack.bots.match import Clock, GameResult, Seating


class SimulationPlan(SeriesPlan, frozen=True, kw_only=True):
    """Games to play; `bots` has one bot for each seat, or one for all."""

    games: int = 100


class Player(Struct, frozen=True):
    """The figures of one seat, or of all seats of a bot. Shared wins count as parts."""

    bot: str
    seats: tuple[int, ...]
    wins: float
    share: Figure  # of all games; parity is seats / players
    score: Spread


class SimulationResult(Report, frozen=True, kw_only=True):
    """The result of a simulation. `bots` and `timing.clocks` are by seat."""

    asked: int  # games: seeds from `seed` to `seed + asked − 1`
    games: int  # played
    by_seat: tuple[Player, ...]
    by_bot: tuple[Player, ...]
    length: Spread  # decisions per game
    decisions: int

    @property
    def decisions_per_second(self) -> float:
        """In wall-clock time, all processes together."""
        return self.decisions / self.timing.seconds


def run_simulation(
    plan: SimulationPlan, progress: Progress | None = None, estimate: Estimate | None = None
) -> SimulationResult:
    """Play the plan and count; raises OptionError before the first game if it cannot be played."""
    setting = plan.setting()
    require(len(plan.bots) in {1, plan.players}, "bots", " ".join(plan.bots))
    require(type(plan.games) is int and plan.games > 0, "games", plan.games)
    bots = plan.bots if len(plan.bots) == plan.players else plan.bots * plan.players
    blocks = [[Seating(seed, bots)] for seed in range(plan.seed, plan.seed + plan.games)]
    series = play_series(setting, blocks, plan.jobs, progress, estimate)

    games = [game for _, block in series.whole() for game in block]
    lengths = [sum(clock.decisions for clock in game.clocks) for game in games]
    seats_of = {bot: tuple(seat for seat in range(plan.players) if bots[seat] == bot) for bot in bots}
    return SimulationResult(
        **(described(plan, setting) | {"bots": bots}),
        complete=series.complete,
        timing=series.timing(games, tuple(_clock(games, seat) for seat in range(plan.players))),
        asked=plan.games,
        games=len(games),
        by_seat=tuple(_player(games, bot, (seat,)) for seat, bot in enumerate(bots)),
        by_bot=tuple(_player(games, bot, seats) for bot, seats in seats_of.items()),
        length=spread(lengths),
        decisions=sum(lengths),
    )


def _player(games: Sequence[GameResult], bot: str, seats: tuple[int, ...]) -> Player:
    wins = sum(game.share(seat) for game in games for seat in seats)
    scores = [game.scores[seat] for game in games for seat in seats]
    certain = len(seats) == len(
        games[0].scores
    )  # a bot in every seat wins every game; Wilson's interval would not say so
    share = Figure(1.0, 1.0, 1.0) if certain else wilson(wins, len(games))
    return Player(bot, seats, wins, share, spread(scores))


def _clock(games: Sequence[GameResult], seat: int) -> Clock:
    clock = Clock()
    for game in games:
        clock = clock.plus(game.clocks[seat])
    return clock
