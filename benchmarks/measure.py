"""The measurements: games and decisions per second, and the time of a copy."""

import time
import timeit
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any, Protocol


class System(Protocol):
    """An engine with uniformly random players."""

    name: str

    def play(self, seed: int) -> int:
        """Play a complete game, including its set-up; return the number of decisions."""

    def copier(self) -> Callable[[], object]:
        """Return a function that copies a position from the middle of a game."""


@dataclass(frozen=True)
class Figures:
    """Figures of one system: games and decisions played in some seconds."""

    name: str
    games: int
    decisions: int
    seconds: float
    copy_us: float

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds

    @property
    def decisions_per_game(self) -> float:
        return self.decisions / self.games

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)


def measure(system: System, seconds: float, games: int = 0) -> Figures:
    """Play the games with seeds 1, 2, …: `games` of them, or as many as fit into the seconds if it is 0."""
    played = 0
    decisions = 0
    # CPU time, so that other processes on the machine do not count.
    start = time.process_time()
    spent = 0.0
    while played < games or (games == 0 and spent < seconds):
        played += 1
        decisions += system.play(played)
        spent = time.process_time() - start
    return Figures(system.name, played, decisions, spent, copy_time(system.copier(), seconds / 10))


def copy_time(copy: Callable[[], object], seconds: float) -> float:
    """Return the microseconds for a copy: the best of five series."""
    timer = timeit.Timer(copy, timer=time.process_time)
    once = max(timer.timeit(100) / 100, 1e-8)
    number = max(int(seconds / 5 / once), 100)
    return min(timer.repeat(5, number)) / number * 1e6


def best(rounds: list[Figures]) -> Figures:
    """Return the fastest of several rounds of the same games; slower ones were disturbed by other processes."""
    fastest = min(rounds, key=lambda figures: figures.seconds)
    copy_us = min(figures.copy_us for figures in rounds)
    return Figures(fastest.name, fastest.games, fastest.decisions, fastest.seconds, copy_us)
