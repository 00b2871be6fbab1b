"""Base of arena and simulation: validated plans, batches of games with progress and Ctrl-C, reports as JSON."""

import math
import os
from collections.abc import Callable, Sequence
from contextlib import closing
from time import perf_counter
from typing import Any, Self, TypeAlias

import msgspec
from msgspec import Struct, structs

import carrack
from carrack.bots.levels import make
from carrack.bots.match import Clock, GameResult, Options, Setting, deal
from carrack.bots.pool import Block, play_blocks, processes
from carrack.engine.errors import OptionError
from carrack.games import games

TASTED = 2  # games to play before the cost is estimated


class Cost(Struct, frozen=True):
    """The estimated cost of a run."""

    games: int
    seconds_per_game: float  # of one process
    seconds: float  # remaining


Progress: TypeAlias = Callable[[int, int], None]  # games done, games in all
Estimate: TypeAlias = Callable[[Cost], None]


class SeriesPlan(Struct, frozen=True, kw_only=True):
    """The games of a run."""

    bots: tuple[str, ...]
    game: str = games()[0]
    players: int = 4
    options: Options = {}
    rules_version: int | None = None
    seed: int = 0
    jobs: int = 1  # processes; 0: one per processor
    effort: float = 1.0

    def setting(self) -> Setting:
        """The setting that all games share; raises OptionError if it is invalid."""
        for name in self.bots:
            make(name)
        for field, value in (("jobs", self.jobs), ("seed", self.seed)):
            require(type(value) is int and value >= 0, field, value)
        require(0 < self.effort < math.inf, "effort", self.effort)
        asked = Setting(self.game, self.players, self.options, self.rules_version, self.effort)
        table = deal(asked, self.seed)
        return structs.replace(asked, options=table.options, rules_version=table.rules_version)


class Timing(Struct, frozen=True):
    """The time a run took; the only part of a report that differs between equal runs."""

    jobs: int
    seconds: float  # wall-clock time of the run
    playing: float  # sum over all games, whatever process played them
    clocks: tuple[Clock, ...]  # time on decisions, by bot


class Report(Struct, frozen=True, kw_only=True):
    """The fields that all reports share."""

    game: str
    players: int
    options: Options  # including defaults
    rules_version: int
    carrack_version: str
    bots: tuple[str, ...]
    effort: float
    seed: int  # of the first deal; each deal takes the next one
    complete: bool  # False after Ctrl-C
    timing: Timing

    def to_json(self) -> str:
        """The report as text."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1).decode() + "\n"

    @classmethod
    def from_json(cls, text: str) -> Self:
        """A report from its text; raises msgspec.ValidationError if it is none."""
        return msgspec.json.decode(text, type=cls)


class Series:
    """Games played block by block, with their times."""

    def __init__(self, blocks: Sequence[Block]) -> None:
        self.blocks: list[list[GameResult | None]] = [[None] * len(block) for block in blocks]
        self.complete = False
        self.jobs = 1
        self.seconds = 0.0

    def whole(self) -> list[tuple[int, list[GameResult]]]:
        """The complete blocks, with their numbers."""
        known = ((number, [game for game in block if game]) for number, block in enumerate(self.blocks))
        return [(number, games) for number, games in known if len(games) == len(self.blocks[number])]

    def timing(self, games: Sequence[GameResult], clocks: tuple[Clock, ...]) -> Timing:
        """The times of the run."""
        return Timing(self.jobs, self.seconds, math.fsum(game.seconds for game in games), clocks)


def play_series(
    setting: Setting, blocks: Sequence[Block], jobs: int, progress: Progress | None, estimate: Estimate | None
) -> Series:
    """Play blocks of games. Ctrl-C ends the run with the complete blocks; without any it is raised."""
    series = Series(blocks)
    series.jobs = processes(jobs, len(blocks))
    total = sum(map(len, blocks))
    start = perf_counter()
    done = 0
    tasted = 0.0
    try:
        with closing(play_blocks(setting, blocks, jobs)) as games:
            for number, place, game in games:
                series.blocks[number][place] = game
                done += 1
                tasted += game.seconds
                if progress:
                    progress(done, total)
                if estimate and done == min(TASTED, total):
                    each = tasted / done
                    side_by_side = min(series.jobs, os.cpu_count() or 1)
                    estimate(Cost(total, each, (total - done) * each / side_by_side))
        series.complete = True
    except KeyboardInterrupt:
        if not series.whole():
            raise
    series.seconds = perf_counter() - start
    return series


def require(possible: bool, field: str, value: object) -> None:
    """Raise OptionError for an invalid value of a plan."""
    if not possible:
        raise OptionError("bad-value", field=field, value=value)


def described(plan: SeriesPlan, setting: Setting) -> dict[str, Any]:
    """The fields that a report copies from its plan."""
    return {
        "game": setting.game,
        "players": setting.players,
        "options": setting.options,
        "rules_version": setting.rules_version,
        "carrack_version": carrack.__version__,
        "bots": plan.bots,
        "effort": plan.effort,
        "seed": plan.seed,
    }
