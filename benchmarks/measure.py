"""What is measured of every system, and how."""

import time
import timeit
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any, Protocol


class System(Protocol):
    """An engine with uniformly random players."""

    name: str

    def play(self, seed: int) -> int:
        """Play a complete game, its set-up included; how often somebody had a choice."""

    def copier(self) -> Callable[[], object]:
        """What copies a position from the middle of a game."""


@dataclass(frozen=True)
class Figures:
    """Figures of one system: so many games with so many decisions in so many seconds."""

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
    """Play games 1, 2, … for some seconds, or, if it is said how many, that many."""
    played = 0
    decisions = 0
    # Processor time: what else runs on the machine is not charged to whoever was being measured.
    start = time.process_time()
    spent = 0.0
    while played < games or (games == 0 and spent < seconds):
        played += 1
        decisions += system.play(played)
        spent = time.process_time() - start
    return Figures(system.name, played, decisions, spent, copy_time(system.copier(), seconds / 10))


def copy_time(copy: Callable[[], object], seconds: float) -> float:
    """Microseconds for a copy: the best of five series."""
    timer = timeit.Timer(copy, timer=time.process_time)
    once = max(timer.timeit(100) / 100, 1e-8)
    number = max(int(seconds / 5 / once), 100)
    return min(timer.repeat(5, number)) / number * 1e6


def best(rounds: list[Figures]) -> Figures:
    """The best of several rounds of the same games: whatever slows a round down is not the system's doing."""
    fastest = min(rounds, key=lambda figures: figures.seconds)
    copy_us = min(figures.copy_us for figures in rounds)
    return Figures(fastest.name, fastest.games, fastest.decisions, fastest.seconds, copy_us)
