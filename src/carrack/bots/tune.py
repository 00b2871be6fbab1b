"""Tuning: games of a judge against itself, and the weights that would have foretold their results best.

A round plays games with the weights there are, fits new ones to what came of them by least squares, and goes part of
the way towards them: only if the new weights then win more than their share against the old ones, for a fit that
foretells games better need not play them better. What is done is kept after each round, so that a run that was stopped
goes on where it was.
"""

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec
from msgspec import Struct

from carrack.bots.core.empire import EmpireJudge
from carrack.bots.core.judge import SCALE, Judge, shake_up
from carrack.bots.core.lessons import Notebook
from carrack.bots.greedy import best_of, look_ahead
from carrack.bots.judges import SCHOOLS, Rows, judge_from, school_of, shipped
from carrack.bots.pool import held_interrupts, processes
from carrack.engine.api import new_game
from carrack.engine.core.rng import Rng
from carrack.engine.core.state import State

STRAY = 120  # random moves in a thousand; in the first round, without any weights, all are
ALL = 1000
EVERY = 6  # decisions from one snapshot to the next
SWAY = 40  # percent by which reservation prices are shaken
MOST_REFUSALS = 3  # that shorten the step
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
    games: int = 800  # a round, to learn from
    trials: int = 40  # deals a round, each played once from every seat, to accept the new weights or not
    seed: int = 0
    jobs: int = 1
    fresh: bool = False  # begin with nothing instead of the weights that are shipped


class Round(Struct, frozen=True):
    """What a round came to."""

    games: int
    mean_score: float  # of all seats
    share: float  # of victories that one seat with the new weights won from the old ones
    accepted: bool


class Tuning(Struct):
    """A run, as its file keeps it."""

    plan: TunePlan
    weights: Rows
    rounds: list[Round]

    @property
    def step(self) -> float:
        """How far to go towards a fit: half the way at first, less after each refusal in a row."""
        refused = 0
        for last in reversed(self.rounds):
            if last.accepted:
                break
            refused += 1
        return 0.5 / (1 + min(refused, MOST_REFUSALS))

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


class Trial(Struct, frozen=True):
    """A deal, played once from every seat by one set of weights against another."""

    plan: TunePlan
    new: Rows
    old: Rows
    seed: int


class Cost(Struct, frozen=True):
    """What a run will take."""

    games: int
    seconds: float  # with all its processes


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
    if plan.fresh:
        return Tuning(plan, nothing, [])
    return Tuning(plan, [row[:] for row in shipped(plan.game).players[str(plan.players)]], [])


def read(path: Path) -> Tuning:
    """A run from its file; ValueError if it holds none that this version could go on with."""
    tuning = msgspec.json.decode(path.read_bytes(), type=Tuning)
    school = SCHOOLS.get(tuning.plan.game)
    if school is None or [len(row) for row in tuning.weights] != [school.size] * school.stages:
        raise ValueError("weights of other features")
    return tuning


def difference(one: TunePlan, other: TunePlan) -> tuple[str, object, object] | None:
    """The first field in which two plans are not the same run, and its values; processes and rounds may differ."""
    for field in one.__struct_fields__:
        a, b = getattr(one, field), getattr(other, field)
        if a != b and field not in {"jobs", "rounds"}:
            return field, a, b
    return None


def with_plan(tuning: Tuning, plan: TunePlan) -> Tuning:
    """A run that goes on with other processes or more rounds."""
    return msgspec.structs.replace(tuning, plan=plan)


def write(tuning: Tuning, path: Path) -> None:
    """Keep a run: whole or not at all, whenever the machine stops."""
    partial = path.with_suffix(path.suffix + ".part")
    partial.write_bytes(msgspec.json.format(msgspec.json.encode(tuning), indent=1))
    partial.replace(path)


def cost_of(tuning: Tuning) -> Cost:
    """What is left to play and how long it takes, by playing two games to learn from and one to try weights out."""
    plan = tuning.plan
    rounds = max(0, plan.rounds - len(tuning.rounds))
    trials = plan.trials * plan.players
    if not rounds:
        return Cost(0, 0.0)
    began = perf_counter()
    study(Lot(plan, tuning.weights, plan.seed, 2, STRAY))
    learnt = perf_counter()
    _duel(Trial(plan, tuning.weights, tuning.weights, plan.seed), 0)
    tried = perf_counter()
    seconds = rounds * (plan.games * (learnt - began) / 2 + trials * (tried - learnt))
    return Cost(rounds * (plan.games + trials), seconds / processes(plan.jobs, 1 << 30))


def tune(tuning: Tuning, path: Path | None = None, progress: Progress | None = None) -> Tuning:
    """Play the rounds that are left; each is kept as it ends."""
    plan = tuning.plan
    total = plan.rounds * (plan.games + plan.trials * plan.players)
    done = len(tuning.rounds) * total // plan.rounds
    with _pool(plan.jobs) as spread:
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
            for part in spread(study, lots):
                done += part.games
                if sums is None:
                    sums = part
                else:
                    sums.add(part)
                if progress is not None:
                    progress(done, total)
            assert sums is not None
            fitted = fit(plan, sums)
            new = fitted if is_first else _towards(tuning.weights, fitted, tuning.step)
            won = 0.0
            for share in spread(
                try_out, [Trial(plan, new, tuning.weights, first + deal) for deal in range(plan.trials)]
            ):
                done += plan.players
                won += share
                if progress is not None:
                    progress(done, total)
            won /= plan.trials
            accepted = is_first or won > 1 / plan.players
            if accepted:
                tuning.weights = new
            tuning.rounds.append(Round(sums.games, sums.points / sums.games / plan.players, won, accepted))
            if path is not None:
                write(tuning, path)
    return tuning


@contextmanager
def _pool(jobs: int) -> Iterator[Callable[..., Iterator[Any]]]:
    """How work is spread: done here, or by processes that are gone when this is left, whatever they are at."""
    count = processes(jobs, 1 << 30)
    if count == 1:
        yield map
        return
    others = active_children()
    pool = ProcessPoolExecutor(count, get_context("spawn"), _ignore_interrupts)

    def spread(work: Callable[[Any], Any], items: list[Any]) -> Iterator[Any]:
        with held_interrupts():  # processes start here, and a Ctrl-C while they load is not for them either
            return pool.map(work, items)

    try:
        yield spread
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in active_children():
            if process not in others:
                process.terminate()


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


def try_out(trial: Trial) -> float:
    """The share of victories that one seat with the new weights wins, at level 1 on bare positions."""
    places = range(trial.plan.players)
    return sum(_duel(trial, place) for place in places) / len(places)


def _duel(trial: Trial, place: int) -> float:
    """What the new weights in one seat have of the victory over the old ones in all others."""
    plan = trial.plan
    judges = [judge_from(plan.game, trial.new if seat == place else trial.old) for seat in range(plan.players)]
    state = new_game(plan.game, players=plan.players, seed=trial.seed, **plan.options).state
    rng = Rng(trial.seed)
    while not state.is_over():
        picks = [_pick(judges[seat], state, seat, rng) for seat in state.deciders()]
        for move in picks:
            state.apply(move)
    winners = state.winners()
    return (place in winners) / len(winners)


def _pick(judge: Judge, state: State, seat: int, rng: Rng) -> int:
    world = state.copy()
    shake_up(world, seat, rng)
    return best_of(look_ahead(judge, world, seat, rng))


def _towards(old: Rows, new: Rows, step: float) -> Rows:
    return [
        [a + round((b - a) * step) for a, b in zip(one, other, strict=True)]
        for one, other in zip(old, new, strict=True)
    ]


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
