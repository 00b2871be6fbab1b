"""Tuning: games of a judge against itself, and the weights that would have foretold their results best.

A round plays games with the weights there are, fits new ones to what came of them by least squares, and goes half the
way towards them. What is done is kept after each round, so that a run that was stopped goes on where it was.
"""

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec
from msgspec import Struct

from carrack.bots.core.empire import EmpireJudge
from carrack.bots.core.judge import SCALE
from carrack.bots.core.lessons import Notebook
from carrack.bots.judges import Rows, judge_from, school_of, shipped
from carrack.bots.pool import processes
from carrack.engine.core.rng import Rng
from carrack.engine.start import new_game

STRAY = 120  # random moves in a thousand; in the first round, without any weights, all are
ALL = 1000
EVERY = 6  # decisions from one snapshot to the next
SWAY = 40  # percent by which reservation prices are shaken
LOT = 25  # games a process plays before it reports
SMALLEST = 0.002  # of a feature's own square sum, added to it: what is seldom seen stays small
FLOOR = 0.001  # and of the number of rows

Progress = Callable[[int, int], None]  # games played, games in all


class TunePlan(Struct, frozen=True):
    """What to tune, and how long."""

    game: str = "discovery"
    players: int = 4
    options: dict[str, Any] = {}
    rounds: int = 6
    games: int = 1600  # a round
    seed: int = 0
    jobs: int = 1
    fresh: bool = False  # begin with nothing instead of the weights that are shipped


class Round(Struct, frozen=True):
    """What a round came to."""

    games: int
    mean_score: float  # of all seats: how well the weights it was played with do


class Tuning(Struct):
    """A run, as its file keeps it."""

    plan: TunePlan
    weights: Rows
    rounds: list[Round]

    @property
    def is_done(self) -> bool:
        """Whether all rounds were played."""
        return len(self.rounds) >= self.plan.rounds


class Lot(Struct, frozen=True):
    """Some games for one process."""

    plan: TunePlan
    weights: Rows
    first: int  # seed
    games: int
    stray: int


class Sums(Struct):
    """What a notebook holds, on its way between processes."""

    products: list[int]
    moments: list[int]
    rows: list[int]
    games: int
    points: int

    def add(self, other: "Sums") -> None:
        """Take up another's sums."""
        self.products = [a + b for a, b in zip(self.products, other.products, strict=True)]
        self.moments = [a + b for a, b in zip(self.moments, other.moments, strict=True)]
        self.rows = [a + b for a, b in zip(self.rows, other.rows, strict=True)]
        self.games += other.games
        self.points += other.points


def begin(plan: TunePlan) -> Tuning:
    """A run that has played nothing yet."""
    school = school_of(plan.game)
    new_game(plan.game, players=plan.players, seed=0, **plan.options)  # what cannot be played is refused here
    nothing = [[0] * school.size for _ in range(school.stages)]
    return Tuning(plan, nothing if plan.fresh else shipped(plan.game).players[str(plan.players)], [])


def read(path: Path) -> Tuning:
    """A run from its file."""
    return msgspec.json.decode(path.read_bytes(), type=Tuning)


def write(tuning: Tuning, path: Path) -> None:
    """Keep a run: whole or not at all, whenever the machine stops."""
    partial = path.with_suffix(path.suffix + ".part")
    partial.write_bytes(msgspec.json.format(msgspec.json.encode(tuning), indent=1))
    partial.replace(path)


def seconds_a_game(plan: TunePlan, tuning: Tuning) -> float:
    """What a game costs one process, by playing two."""
    began = perf_counter()
    study(Lot(plan, tuning.weights, plan.seed, 2, STRAY))
    return (perf_counter() - began) / 2


def tune(tuning: Tuning, path: Path | None = None, progress: Progress | None = None) -> Tuning:
    """Play the rounds that are left; each is kept as it ends."""
    plan = tuning.plan
    total = plan.rounds * plan.games
    with _pool(plan.jobs) as study_all:
        while not tuning.is_done:
            number = len(tuning.rounds)
            is_first = not any(map(any, tuning.weights))
            stray = ALL if is_first else STRAY
            first = plan.seed + number * plan.games
            lots = [
                Lot(plan, tuning.weights, first + at, min(LOT, plan.games - at), stray)
                for at in range(0, plan.games, LOT)
            ]
            sums: Sums | None = None
            for part in study_all(lots):
                if sums is None:
                    sums = part
                else:
                    sums.add(part)
                if progress is not None:
                    progress(number * plan.games + sums.games, total)
            assert sums is not None
            fitted = fit(plan, sums)
            tuning.weights = fitted if is_first else _midway(tuning.weights, fitted)
            tuning.rounds.append(Round(sums.games, sums.points / sums.games / plan.players))
            if path is not None:
                write(tuning, path)
    return tuning


@contextmanager
def _pool(jobs: int) -> Iterator[Callable[[list[Lot]], Iterator[Sums]]]:
    """How lots are studied: here, or by processes that are gone when this is left."""
    count = processes(jobs, 1 << 30)
    if count == 1:
        yield lambda lots: map(study, lots)
        return
    pool = ProcessPoolExecutor(count, get_context("spawn"), _ignore_interrupts)
    try:
        yield lambda lots: pool.map(study, lots)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _ignore_interrupts() -> None:
    """Ctrl-C is for the process that started this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def study(lot: Lot) -> Sums:
    """Play a lot's games and keep what they teach."""
    judge = judge_from(lot.plan.game, lot.weights)
    if isinstance(judge, EmpireJudge):
        judge.sway = SWAY
    notebook = Notebook(judge)
    for seed in range(lot.first, lot.first + lot.games):
        state = new_game(lot.plan.game, players=lot.plan.players, seed=seed, **lot.plan.options).state
        notebook.lesson(state, Rng(seed), lot.stray, EVERY)
    return Sums(list(notebook.products), list(notebook.moments), list(notebook.rows), notebook.games, notebook.points)


def _midway(old: Rows, new: Rows) -> Rows:
    return [[(a + b) // 2 for a, b in zip(one, other, strict=True)] for one, other in zip(old, new, strict=True)]


def fit(plan: TunePlan, sums: Sums) -> Rows:
    """The weights that fit the sums best, ridged."""
    size = school_of(plan.game).size
    rows: Rows = []
    for stage, count in enumerate(sums.rows):
        at = stage * size
        moments = [float(m) for m in sums.moments[at : at + size]]
        matrix = [[0.0] * size for _ in range(size)]
        for i in range(size):
            for j in range(i, size):
                matrix[i][j] = matrix[j][i] = float(sums.products[(at + i) * size + j])
            matrix[i][i] += SMALLEST * matrix[i][i] + FLOOR * count * (plan.players - 1) ** 2 + 1.0
        solved = solve(matrix, moments) if count else [0.0] * size
        rows.append([round(weight * SCALE) for weight in solved])
    return rows


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a symmetric, positive system, by Cholesky's way."""
    n = len(right)
    lower = [[0.0] * n for _ in range(n)]
    for i in range(n):
        row = lower[i]
        for j in range(i + 1):
            other = lower[j]
            rest = matrix[i][j] - sum(row[k] * other[k] for k in range(j))
            row[j] = rest**0.5 if i == j else rest / other[j]
    half = [0.0] * n
    for i in range(n):
        half[i] = (right[i] - sum(lower[i][k] * half[k] for k in range(i))) / lower[i][i]
    found = [0.0] * n
    for i in reversed(range(n)):
        found[i] = (half[i] - sum(lower[k][i] * found[k] for k in range(i + 1, n))) / lower[i][i]
    return found
