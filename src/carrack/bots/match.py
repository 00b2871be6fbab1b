"""Plays games between bots through the checked API, and keeps their results."""

import hashlib
from time import perf_counter
from typing import Any, TypeAlias

from msgspec import Struct

from carrack.bots.bot import Budget
from carrack.bots.levels import make
from carrack.engine.api import new_game
from carrack.engine.core.rng import MASK
from carrack.engine.errors import CarrackError
from carrack.engine.game import Game

Options: TypeAlias = dict[str, bool | int | str]


class Setting(Struct, frozen=True):
    """Game, players and options of all games in a run."""

    game: str
    players: int
    options: Options
    rules_version: int | None = None
    effort: float = 1.0


class Seating(Struct, frozen=True):
    """One game to play: the seed of the deal, and the bot of each seat."""

    seed: int
    bots: tuple[str, ...]


class Clock(Struct, frozen=True):
    """Time spent on decisions, in seconds. Only the number of decisions is reproducible."""

    decisions: int = 0
    seconds: float = 0.0
    worst: float = 0.0

    @property
    def mean(self) -> float:
        """Seconds per decision."""
        return self.seconds / self.decisions if self.decisions else 0.0

    def plus(self, other: "Clock") -> "Clock":
        """The sum of two clocks."""
        return Clock(self.decisions + other.decisions, self.seconds + other.seconds, max(self.worst, other.worst))


class GameResult(Struct, frozen=True):
    """The result of a game; all tables are by seat."""

    seed: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    clocks: tuple[Clock, ...]
    seconds: float  # of the whole game, not only of decisions

    def share(self, seat: int) -> float:
        """A seat's share of the victory: winners share it equally."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def order(self) -> tuple[tuple[int, ...], ...]:
        """The seats from first to last place, tied ones together: winners, then the others by score."""
        ranks = [(seat in self.winners, self.scores[seat]) for seat in range(len(self.scores))]
        ranks = [(True, 0) if won else (False, score) for won, score in ranks]  # ties of winners were broken by rule
        places = sorted(set(ranks), reverse=True)
        return tuple(tuple(seat for seat, rank in enumerate(ranks) if rank == place) for place in places)


def bot_seed(seed: int, seat: int) -> int:
    """The seed of the bot in a seat of a deal. It does not depend on the bot, so that rivals have the same luck."""
    digest = hashlib.sha256(f"carrack bot {seed} {seat}".encode()).digest()
    return int.from_bytes(digest[:8], "big") & MASK


def deal(setting: Setting, seed: int) -> Game:
    """A new game; raises OptionError if the setting is invalid."""
    options: dict[str, Any] = dict(setting.options)
    return new_game(setting.game, players=setting.players, seed=seed, rules_version=setting.rules_version, **options)


def play_game(setting: Setting, seating: Seating) -> GameResult:
    """Play a game to its end; raises CarrackError `bot-failed` if a bot raises or returns an illegal move."""
    start = now = perf_counter()
    budget = Budget(effort=setting.effort)
    bots = [make(name, bot_seed(seating.seed, seat)) for seat, name in enumerate(seating.bots)]
    game = deal(setting, seating.seed)
    decisions = [0] * setting.players
    seconds = [0.0] * setting.players
    worst = [0.0] * setting.players
    while not game.is_over:
        seat = game.asked[0]
        info = game.info(seat)
        try:
            before = perf_counter()
            move = bots[seat].choose(info, budget)
            now = perf_counter()
            game.play(move, seat)
        except Exception as error:
            reason = f"{type(error).__name__}: {error}"
            raise CarrackError(
                "bot-failed", bot=seating.bots[seat], seat=seat, seed=seating.seed, number=game.number, reason=reason
            ) from error
        spent = now - before
        decisions[seat] += 1
        seconds[seat] += spent
        worst[seat] = max(worst[seat], spent)
    clocks = tuple(map(Clock, decisions, seconds, worst))
    return GameResult(seating.seed, game.scores(), game.winners(), clocks, perf_counter() - start)
