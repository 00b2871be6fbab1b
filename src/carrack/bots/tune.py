"""Tuning: self-play of an evaluator, and a least-squares fit of its weights to the results.

A round plays games of level 1 in which every seat has a taste of its own: the current weights, each shaken. It fits new
weights to the results; after a rejection it moves only part of the way towards them. They are accepted only if they
then win more than their share against the old ones, because weights that predict games better do not always play
better. The run is saved after each round; a stopped run continues from its file.
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

from carrack.bots.core.evaluator import SCALE, Evaluator, redeal_hidden
from carrack.bots.core.regression import Regression
from carrack.bots.evaluators import Rows, evaluation_of, evaluator_with, shipped_weights
from carrack.bots.greedy import best_of, look_ahead
from carrack.bots.pool import held_interrupts, processes
from carrack.engine.api import new_game
from carrack.engine.core.rng import Rng
from carrack.engine.core.state import State
from carrack.engine.errors import OptionError
from carrack.games import games

EXPLORATION = 40  # random moves in a thousand; all of them in a first round that has no weights yet
ALL = 1000
TASTE = 250  # standard deviation of a seat's weights in self-play, in thousandths of each
EVERY = 6  # decisions from one sample to the next
PRICE_NOISE = 40  # percent by which reservation prices vary at random
MOST_REJECTIONS = 3  # each shortens the next step, up to this many
BATCH = 25  # games a process plays before it reports
# Ridge terms of the fit: rare features keep small weights.
RIDGE = 0.002  # of a feature's own sum of squares
RIDGE_ROWS = 0.001  # of the number of rows

Progress = Callable[[int, int], None]  # games played, games in all


class TunePlan(Struct, frozen=True):
    """The game to tune for, and the size of the run."""

    game: str = games()[0]
    players: int = 4
    options: dict[str, Any] = {}
    rounds: int = 6
    games: int = 800  # of self-play in a round
    trials: int = 40  # deals in a round, each played once from every seat, to accept or reject the new weights
    seed: int = 0
    jobs: int = 1
    fresh: bool = False  # start without weights instead of the shipped ones


class TuningRound(Struct, frozen=True):
    """The result of a round."""

    games: int
    mean_score: float  # of all seats
    share: float  # of the victories, won by one seat with the new weights against the old ones
    accepted: bool


class Tuning(Struct):
    """A run, as it is saved in its file."""

    plan: TunePlan
    weights: Rows
    rounds: list[TuningRound]

    @property
    def step(self) -> float:
        """The part of the way to move towards a fit: all of it, less after each rejection in a row."""
        rejected = 0
        for last in reversed(self.rounds):
            if last.accepted:
                break
            rejected += 1
        return 1 / (1 + min(rejected, MOST_REJECTIONS))

    @property
    def is_done(self) -> bool:
        """Whether all rounds were played."""
        return len(self.rounds) >= self.plan.rounds


class Batch(Struct, frozen=True):
    """Some games of self-play for one process."""

    plan: TunePlan
    weights: Rows
    first: int  # seed
    games: int
    exploration: int
    direct: bool = False  # moves as in playouts instead of those of level 1: a game takes a tenth of the time


class TuningTrial(Struct, frozen=True):
    """One deal, played once from every seat with new weights against old ones."""

    plan: TunePlan
    new: Rows
    old: Rows
    seed: int


class TuningCost(Struct, frozen=True):
    """The estimated cost of a run."""

    games: int
    seconds: float  # with all its processes


class Sums(Struct):
    """The sums of a `Regression`, as processes send them."""

    products: list[int]
    moments: list[int]
    rows: list[int]
    games: int
    points: int

    def add(self, other: "Sums") -> None:
        """Add another's sums."""
        self.products = [a + b for a, b in zip(self.products, other.products, strict=True)]
        self.moments = [a + b for a, b in zip(self.moments, other.moments, strict=True)]
        self.rows = [a + b for a, b in zip(self.rows, other.rows, strict=True)]
        self.games += other.games
        self.points += other.points


def new_tuning(plan: TunePlan) -> Tuning:
    """Return a run that has played no game yet. Raises if its plan cannot be played."""
    evaluation = evaluation_of(plan.game)
    new_game(plan.game, players=plan.players, seed=0, **plan.options)  # raises if this cannot be played
    nothing = [[0] * evaluation.size for _ in range(evaluation.stages)]
    if plan.fresh:
        return Tuning(plan, nothing, [])
    return Tuning(plan, [row[:] for row in shipped_weights(plan.game).players[str(plan.players)]], [])


def read(path: Path) -> Tuning:
    """A run from its file; ValueError if this version cannot continue it."""
    tuning = msgspec.json.decode(path.read_bytes(), type=Tuning)
    try:
        evaluation = evaluation_of(tuning.plan.game)
    except OptionError as error:
        raise ValueError("weights of a game without an evaluation") from error
    if [len(row) for row in tuning.weights] != [evaluation.size] * evaluation.stages:
        raise ValueError("weights of other features")
    return tuning


def difference(one: TunePlan, other: TunePlan) -> tuple[str, object, object] | None:
    """The first field in which two plans differ, and its values; `jobs` and `rounds` may differ within a run."""
    for field in one.__struct_fields__:
        a, b = getattr(one, field), getattr(other, field)
        if a != b and field not in {"jobs", "rounds"}:
            return field, a, b
    return None


def with_plan(tuning: Tuning, plan: TunePlan) -> Tuning:
    """The same run with another number of processes or rounds."""
    return msgspec.structs.replace(tuning, plan=plan)


def write(tuning: Tuning, path: Path) -> None:
    """Save a run atomically."""
    partial = path.with_suffix(path.suffix + ".part")
    partial.write_bytes(msgspec.json.format(msgspec.json.encode(tuning), indent=1))
    partial.replace(path)


def cost_of(tuning: Tuning) -> TuningCost:
    """Estimate the games and the time left, by playing two games of self-play and one trial."""
    plan = tuning.plan
    rounds = max(0, plan.rounds - len(tuning.rounds))
    trials = plan.trials * plan.players
    if not rounds:
        return TuningCost(0, 0.0)
    began = perf_counter()
    play_batch(Batch(plan, tuning.weights, plan.seed, 2, EXPLORATION))
    played = perf_counter()
    _duel(TuningTrial(plan, tuning.weights, tuning.weights, plan.seed), 0)
    tried = perf_counter()
    seconds = rounds * (plan.games * (played - began) / 2 + trials * (tried - played))
    return TuningCost(rounds * (plan.games + trials), seconds / processes(plan.jobs, 1 << 30))


def tune(tuning: Tuning, path: Path | None = None, progress: Progress | None = None) -> Tuning:
    """Play the remaining rounds and save the run after each."""
    plan = tuning.plan
    total = plan.rounds * (plan.games + plan.trials * plan.players)
    done = len(tuning.rounds) * total // plan.rounds
    with spread_over(plan.jobs) as spread:
        while not tuning.is_done:
            number = len(tuning.rounds)
            is_first = not any(map(any, tuning.weights))
            exploration = ALL if is_first else EXPLORATION
            first = plan.seed + number * plan.games
            batches = [
                Batch(plan, tuning.weights, first + at, min(BATCH, plan.games - at), exploration)
                for at in range(0, plan.games, BATCH)
            ]
            sums: Sums | None = None
            for part in spread(play_batch, batches):
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
                try_out, [TuningTrial(plan, new, tuning.weights, first + deal) for deal in range(plan.trials)]
            ):
                done += plan.players
                won += share
                if progress is not None:
                    progress(done, total)
            won /= plan.trials
            accepted = is_first or won > 1 / plan.players
            if accepted:
                tuning.weights = new
            tuning.rounds.append(TuningRound(sums.games, sums.points / sums.games / plan.players, won, accepted))
            if path is not None:
                write(tuning, path)
    return tuning


@contextmanager
def spread_over(jobs: int) -> Iterator[Callable[..., Iterator[Any]]]:
    """A `map` over work items: in this process, or in a pool whose processes end with the block."""
    count = processes(jobs, 1 << 30)
    if count == 1:
        yield map
        return
    others = active_children()
    pool = ProcessPoolExecutor(count, get_context("spawn"), _ignore_interrupts)

    def spread(work: Callable[[Any], Any], items: list[Any]) -> Iterator[Any]:
        with held_interrupts():  # processes start here; a Ctrl-C while they load must not reach them
            return pool.map(work, items)

    try:
        yield spread
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in active_children():
            if process not in others:
                process.terminate()


def _ignore_interrupts() -> None:
    """Leave Ctrl-C to the parent process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_batch(batch: Batch) -> Sums:
    """Play a batch of self-play games and return their sums."""
    plan = batch.plan
    regression = Regression(evaluator_with(plan.game, batch.weights))
    for seed in range(batch.first, batch.first + batch.games):
        rng = Rng(seed)
        state = _deal(plan, seed)
        nodes = self_play(plan.game, batch.weights, state, rng, batch.exploration, batch.direct)
        samples = [regression.sample(state) for _ in nodes if rng.below(EVERY) == 0]
        regression.count_game(state, samples)
    return Sums(
        list(regression.products), list(regression.moments), list(regression.rows), regression.games, regression.points
    )


def self_play(game: str, weights: Rows, state: State, rng: Rng, exploration: int, direct: bool) -> Iterator[None]:
    """Play a game to its end between seats with tastes of their own; stop after each node but the last."""
    players = [evaluator_with(game, with_taste(weights, rng)) for _ in range(state.players)]
    for player in players:
        player.vary_prices(PRICE_NOISE)

    def pick(seat: int) -> int:
        if players[seat].may_explore(state) and rng.below(ALL) < exploration:
            moves = state.moves(seat)
            return moves[rng.below(len(moves))]
        if direct:
            return players[seat].direct(state, rng)
        return _pick(players[seat], state, seat, rng)

    _play_node(state, pick)
    while not state.is_over():
        yield
        _play_node(state, pick)


def with_taste(weights: Rows, rng: Rng) -> Rows:
    """Weights as one seat has them: those of each feature multiplied by a normal random number around 1."""
    factors = [ALL + TASTE * (sum(rng.below(ALL) for _ in range(12)) - 6 * ALL) // ALL for _ in weights[0]]
    return [[weight * factor // ALL for weight, factor in zip(row, factors, strict=True)] for row in weights]


def try_out(trial: TuningTrial) -> float:
    """The share of the victories that one seat with the new weights wins, playing at level 1."""
    places = range(trial.plan.players)
    return sum(_duel(trial, place) for place in places) / len(places)


def _duel(trial: TuningTrial, place: int) -> float:
    """The share of the victory of the new weights in one seat, against the old ones in all others."""
    plan = trial.plan
    evaluators = [evaluator_with(plan.game, trial.new if seat == place else trial.old) for seat in range(plan.players)]
    state = _deal(plan, trial.seed)
    rng = Rng(trial.seed)
    while not state.is_over():
        _play_node(state, lambda seat: _pick(evaluators[seat], state, seat, rng))
    winners = state.winners()
    return (place in winners) / len(winners)


def _deal(plan: TunePlan, seed: int) -> State:
    return new_game(plan.game, players=plan.players, seed=seed, **plan.options).state


def _play_node(state: State, pick: Callable[[int], int]) -> None:
    """Play the moves that are picked for the seats that decide."""
    seats = state.deciders() if state.is_sealed() else [state.decider()]
    for move in [pick(seat) for seat in seats]:
        state.apply(move)


def _pick(evaluator: Evaluator, state: State, seat: int, rng: Rng) -> int:
    world = state.copy()
    redeal_hidden(world, seat, rng)
    return best_of(look_ahead(evaluator, world, seat, rng))


def _towards(old: Rows, new: Rows, step: float) -> Rows:
    return [
        [a + round((b - a) * step) for a, b in zip(one, other, strict=True)]
        for one, other in zip(old, new, strict=True)
    ]


def fit(plan: TunePlan, sums: Sums) -> Rows:
    """The weights of the ridge regression."""
    size = evaluation_of(plan.game).size
    rows: Rows = []
    for stage, count in enumerate(sums.rows):
        at = stage * size
        moments = [float(m) for m in sums.moments[at : at + size]]
        matrix = [[0.0] * size for _ in range(size)]
        for i in range(size):
            for j in range(i, size):
                matrix[i][j] = matrix[j][i] = float(sums.products[(at + i) * size + j])
            matrix[i][i] += RIDGE * matrix[i][i] + RIDGE_ROWS * count * (plan.players - 1) ** 2 + 1.0
        solved = solve(matrix, moments) if count else [0.0] * size
        rows.append([round(weight * SCALE) for weight in solved])
    return rows


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve a symmetric positive definite system by Cholesky decomposition."""
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
