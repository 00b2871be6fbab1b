"""A training run: a folder with its plan, its games, its fit, its net, and the result of the gate.

Every part is saved when it is done, and follows from the plan alone. So a run that was stopped goes on and ends as if
it had not been stopped.
"""

from collections.abc import Callable
from contextlib import AbstractContextManager, closing, nullcontext
from pathlib import Path
from statistics import fmean
from time import perf_counter

import msgspec
import numpy as np
from msgspec import Struct, structs

import carrack
from carrack.bots.arena import CHALLENGE, line_ups, seatings
from carrack.bots.intervals import Figure, share_of
from carrack.bots.match import Seating, deal
from carrack.bots.nets import NetGate, NetOrigin, read_net, reader_of, write_net
from carrack.bots.pool import play_blocks, processes
from carrack.bots.training.figures import figures
from carrack.bots.training.fit import (
    POSITIONS,
    backward,
    batch_of,
    forward,
    new_fit,
    read_fit,
    run_pass,
    shape_of,
    step,
)
from carrack.bots.training.games import BatchOfGames, load, play, play_one
from carrack.bots.training.plan import BATCH, TrainPlan
from carrack.bots.training.quantise import quantised
from carrack.bots.tune import spread_over

BOTS = {"1": "carrack.bots.net_bots:NetGreedyBot", "2": "carrack.bots.net_bots:NetPlannerBot"}
TASTED = 4  # games and deals to play before the cost is estimated
GAMES, FIT, GATE = "games", "fit", "gate"

Progress = Callable[[int, int], None]  # how much is done, out of how much
Shown = Callable[[str], AbstractContextManager[Progress | None]]  # shows the progress of a stage


class TrainingCost(Struct, frozen=True):
    """The estimated cost of a run."""

    games: int
    deals: int
    seconds: float


class Training(Struct):
    """A run as its folder has it."""

    plan: TrainPlan
    shares: list[float] = []  # of the victories in each deal of the gate that was played from every seat

    @property
    def gate(self) -> Figure | None:
        """The result of the gate so far."""
        return share_of(self.shares) if self.shares else None

    @property
    def is_done(self) -> bool:
        """Whether all of it is done."""
        return len(self.shares) >= self.plan.trials

    @property
    def is_accepted(self) -> bool:
        """Whether the net surely wins more than its share."""
        gate = self.gate
        return gate is not None and gate.low is not None and gate.low > 1 / self.plan.players


class Folder:
    """The files of a run."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.run = path / "run.json"
        self.fit = path / "fit.npz"
        self.net = path / "net.json"

    def games(self, batch: int) -> Path:
        """The samples of a batch of games."""
        return self.path / f"games-{batch:05}.npz"

    def read(self) -> Training:
        """The run; ValueError or msgspec.DecodeError if there is none that this version can continue."""
        return msgspec.json.decode(self.run.read_bytes(), type=Training)

    def write(self, training: Training) -> None:
        """Save the run atomically."""
        partial = self.run.with_suffix(".part")
        partial.write_bytes(msgspec.json.format(msgspec.json.encode(training), indent=1) + b"\n")
        partial.replace(self.run)


def cost_of(folder: Folder, training: Training) -> TrainingCost:
    """Estimate what is left of a run, by playing a few games and learning from them."""
    plan = training.plan
    games = sum(len(plan.seeds(batch)) for batch in missing(folder, plan))
    deals = plan.trials - len(training.shares)
    if not deals:
        return TrainingCost(0, 0, 0.0)
    taste = taste_of(plan)
    seconds = games * taste.game / processes(plan.jobs, plan.batches)
    seconds += plan.games * taste.lesson * (plan.passes - passes_done(folder)) / plan.passes
    seconds += deals * taste.deal / processes(plan.jobs, plan.trials)
    return TrainingCost(games, deals, seconds)


def within(plan: TrainPlan, seconds: float) -> TrainPlan:
    """The plan with as many games as can be played and learned from in a time, together with the gate."""
    taste = taste_of(plan)
    left = seconds - plan.trials * taste.deal / processes(plan.jobs, plan.trials)
    games = int(left / (taste.game / processes(plan.jobs, 1 << 30) + taste.lesson))
    return structs.replace(plan, games=max(games // BATCH * BATCH, BATCH))


class Taste(Struct, frozen=True):
    """Seconds of one process."""

    game: float  # playing one
    lesson: float  # learning from one, in all passes
    deal: float  # playing one from every seat in the gate


def taste_of(plan: TrainPlan) -> Taste:
    """Measure how long the parts of a run take."""
    start = perf_counter()
    samples = {index: play_one(plan, plan.seed + index) for index in range(TASTED)}
    game = (perf_counter() - start) / TASTED
    one = samples[0]
    shape = shape_of(plan, reader_of(plan.game))
    fit = new_fit(plan, shape, {one.scores.shape[1]: one})
    chosen = np.arange(POSITIONS) % len(one)
    start = perf_counter()
    batch = batch_of(fit, one, chosen)
    step(fit, backward(fit, batch, forward(fit, batch)), 1)
    each = (perf_counter() - start) / POSITIONS
    lesson = each * plan.passes * sum(map(len, samples.values())) / TASTED
    start = perf_counter()
    for _ in play_blocks(plan.setting(), [[Seating(plan.trial_seed(0), (plan.gate,) * plan.players)]]):
        pass
    return Taste(game, lesson, (perf_counter() - start) * plan.players)


def missing(folder: Folder, plan: TrainPlan) -> list[int]:
    """The batches of games that are still to be played."""
    if folder.net.exists():
        return []
    return [batch for batch in range(plan.batches) if not folder.games(batch).exists()]


def passes_done(folder: Folder) -> int:
    """How often the fit has been through all samples."""
    if not folder.fit.exists():
        return 0
    with np.load(folder.fit) as arrays:
        return int(arrays["counts"][1])


def silently(_: str) -> AbstractContextManager[None]:
    """Show no progress."""
    return nullcontext()


def train(folder: Folder, training: Training, shown: Shown = silently) -> Training:
    """Do what is left of a run, stage by stage, and save each part when it is done."""
    if not folder.net.exists():
        with shown(GAMES) as progress:
            play_games(folder, training.plan, progress)
        with shown(FIT) as progress:
            make_net(folder, training.plan, progress)
    if not training.is_done:
        with shown(GATE) as progress:
            play_gate(folder, training, progress)
    note_gate(folder, training)
    return training


def play_games(folder: Folder, plan: TrainPlan, progress: Progress | None = None) -> None:
    """Play the games that are missing."""
    left = missing(folder, plan)
    done = plan.games - sum(len(plan.seeds(batch)) for batch in left)
    with spread_over(plan.jobs) as spread:
        work = [BatchOfGames(plan, batch, str(folder.games(batch))) for batch in left]
        for played in spread(play, work):
            done += played
            if progress is not None:
                progress(done, plan.games)


def make_net(folder: Folder, plan: TrainPlan, progress: Progress | None = None) -> None:
    """Learn from the games in the passes that are missing, and write the net."""
    samples = load([folder.games(batch) for batch in range(plan.batches)])
    learned = {players: part for players, table in samples.items() if len(part := table.part(False))}
    unseen = {players: part for players, table in samples.items() if len(part := table.part(True))}
    shape = shape_of(plan, reader_of(plan.game))
    fit = read_fit(folder.fit, shape) if folder.fit.exists() else new_fit(plan, shape, learned)

    def tell(done: int, total: int) -> None:
        if progress is not None:
            progress(fit.passes * total + done, plan.passes * total)

    while fit.passes < plan.passes:
        run_pass(plan, fit, learned, tell)
        fit.write(folder.fit)
    write_net(quantised(fit, plan.game, origin_of(plan, figures(fit, learned, unseen))), folder.net)


def origin_of(plan: TrainPlan, found: dict[str, float]) -> NetOrigin:
    """Where a plan's net comes from."""
    return NetOrigin(
        rules_version=deal(plan.setting(), plan.seed).rules_version,
        carrack_version=carrack.__version__,
        players=plan.players,
        options=plan.options,
        mixed=plan.mixed,
        games=plan.games,
        first_seed=plan.seed,
        last_seed=plan.seed + plan.games - 1,
        figures=found,
    )


def note_gate(folder: Folder, training: Training) -> None:
    """Write the result of the gate into the net, unless it is there already."""
    file = read_net(folder.net)
    gate = training.gate
    if file.origin.gate is None and gate is not None:
        noted = NetGate(training.plan.gate, training.plan.trials, gate.mean, gate.low, gate.high)
        file.origin = structs.replace(file.origin, gate=noted)
        write_net(file, folder.net)


def play_gate(folder: Folder, training: Training, progress: Progress | None = None) -> None:
    """Play the deals of the gate that are missing: one seat with the net against the level without."""
    plan = training.plan
    bots = (f"{BOTS[plan.gate]}?net={folder.net}", plan.gate)
    first = len(training.shares)
    blocks = []
    for trial in range(first, plan.trials):
        seed = plan.trial_seed(trial)
        seats = seatings(line_ups(2, plan.players, CHALLENGE), seed)
        blocks.append([Seating(seed, tuple(bots[bot] for bot in seating)) for seating in seats])
    won: list[dict[int, float]] = [{} for _ in blocks]
    with closing(play_blocks(plan.setting(), blocks, plan.jobs)) as games:
        for number, place, game in games:
            won[number][place] = game.share(blocks[number][place].bots.index(bots[0]))
            for block in won[len(training.shares) - first :]:  # deals end in any order, and are kept in their own
                if len(block) < plan.players:
                    break
                training.shares.append(fmean(block[seat] for seat in sorted(block)))
                folder.write(training)
            if progress is not None:
                progress(first + sum(len(block) == plan.players for block in won), plan.trials)
