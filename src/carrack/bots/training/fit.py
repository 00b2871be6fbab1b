"""Fits a net to samples: the linear part by ridge regression, the layers by Adam on minibatches.

Everything follows from the samples and the plan: the order of the positions in each pass is drawn from its number. All
that a pass changes is in `Fit`, so a fit that is saved after a pass goes on as if it had not been stopped.
"""

import math
from collections.abc import Callable
from pathlib import Path

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from carrack.bots.core import net as core
from carrack.bots.core.evaluator import SCALE
from carrack.bots.core.net import COUNTS, FEWEST, SOURCES, TOP, Reader
from carrack.bots.training.games import Samples, save
from carrack.bots.training.plan import TrainPlan

Floats = NDArray[np.float32]
Reals = NDArray[np.float64]

# Ridge terms: of a feature's own sum of squares, and of the number of rows.
RIDGE = 0.002
RIDGE_ROWS = 0.001
POOL = 0.01  # of the sum of squares over all numbers of players: how far one of them may move away
POSITIONS = 256  # in a minibatch
RATE = 0.002  # of learning, at first; falls to nothing along a cosine
DECAY = (0.9, 0.999)  # of Adam's means
SMALL = 1e-8
UNIT = 6.0  # points to a unit of the outputs for points: the fewer, the more margins count in the loss
MOST_SCALE = 7  # bits by which a feature is made smaller
LIMIT = int(TOP) / SCALE
CLIP = int(core.CLIP)
PART_OF_SOURCES = 0.15  # of the loss; margin and chance count one each
PART_OF_MARKS = 0.3
START_SHARPNESS = 0.1
RARE = 0.001  # the least share of a mark to begin with
LAYERS = ("first", "first_bias", "second", "second_bias", "last", "last_bias", "sharpness")
MEASURES = 200  # positions that are measured at once


class Shape(Struct, frozen=True):
    """The sizes of a net."""

    size: int
    linear: int
    stages: int
    sources: int
    marks: int
    traits: int
    merged: int

    @property
    def outputs(self) -> int:
        """All that it tells of a seat."""
        return SOURCES + self.sources + self.marks

    @property
    def first_source(self) -> int:
        """Where points so far stand among the features: right after those of the evaluator."""
        return self.linear


def shape_of(plan: TrainPlan, reader: Reader) -> Shape:
    """The shape of a plan's net."""
    return Shape(
        reader.size,
        reader.linear,
        reader.evaluator.stages,
        reader.sources,
        reader.marks,
        plan.traits,
        plan.merged,
    )


class Fit(Struct):
    """The state of a fit after some passes."""

    shape: Shape
    base: NDArray[np.int64]  # by number of players less two, stage, feature
    scales: NDArray[np.int64]  # bits by which each feature is made smaller
    layers: dict[str, Floats]
    means: dict[str, Floats]  # Adam's
    squares: dict[str, Floats]
    steps: int = 0
    passes: int = 0

    def write(self, path: Path) -> None:
        """Save it atomically."""
        arrays: dict[str, NDArray[np.generic]] = {
            "base": self.base,
            "scales": self.scales,
            "counts": np.array([self.steps, self.passes]),
        }
        for kind in ("layers", "means", "squares"):
            arrays |= {f"{kind}-{name}": table for name, table in getattr(self, kind).items()}
        save(path, arrays)


def read_fit(path: Path, shape: Shape) -> Fit:
    """A fit as it was saved."""
    with np.load(path) as arrays:
        kinds = {kind: {name: arrays[f"{kind}-{name}"] for name in LAYERS} for kind in ("layers", "means", "squares")}
        steps, passes = map(int, arrays["counts"])
        return Fit(shape, arrays["base"], arrays["scales"], **kinds, steps=steps, passes=passes)


def new_fit(plan: TrainPlan, shape: Shape, samples: dict[int, Samples]) -> Fit:
    """A fit before its first pass: the linear part is fitted, the layers are random."""
    rng = np.random.default_rng([plan.seed, 0])

    def normal(*size: int) -> Floats:
        return (rng.standard_normal(size) * math.sqrt(2 / size[0])).astype(np.float32)

    layers: dict[str, Floats] = {
        "first": normal(shape.size, shape.traits),
        "first_bias": np.zeros(shape.traits, np.float32),
        "second": normal(2 * shape.traits, shape.merged),
        "second_bias": np.zeros(shape.merged, np.float32),
        "last": np.zeros((shape.merged, shape.outputs), np.float32),
        "last_bias": mean_outputs(shape, samples),
        "sharpness": np.full(shape.stages, START_SHARPNESS, np.float32),
    }
    zeros = {name: np.zeros_like(table) for name, table in layers.items()}
    more = {name: np.zeros_like(table) for name, table in layers.items()}
    return Fit(shape, fit_base(shape, samples), scales_of(shape, samples), layers, zeros, more)


def mean_outputs(shape: Shape, samples: dict[int, Samples]) -> Floats:
    """The outputs that are right in the mean, to begin with."""
    total = np.zeros(shape.outputs)
    count = 0
    at = shape.first_source
    for table in samples.values():
        still = table.points.astype(np.float64) - table.rows[:, :, at : at + shape.sources]
        total[SOURCES : SOURCES + shape.sources] += still.sum(axis=(0, 1)) / UNIT
        total[SOURCES + shape.sources :] += table.marks.sum(axis=(0, 1)) / SCALE
        count += table.scores.size
    mean = total / count
    marks = mean[SOURCES + shape.sources :].clip(RARE, 1 - RARE)
    mean[SOURCES + shape.sources :] = np.log(marks / (1 - marks))
    return mean.astype(np.float32)


# The linear part ----------------------------------------------------------------------------------------------------


def leads(table: Reals) -> Reals:
    """Of numbers by position and seat, each less the mean of the other seats'."""
    total = table.sum(axis=1, keepdims=True)
    return np.asarray(table - (total - table) / (table.shape[1] - 1))


def fit_base(shape: Shape, samples: dict[int, Samples]) -> NDArray[np.int64]:
    """The linear weights for each number of players and stage: all together, then how each differs from that."""
    size = shape.linear
    products = np.zeros((COUNTS, shape.stages, size, size))
    moments = np.zeros((COUNTS, shape.stages, size))
    rows = np.zeros((COUNTS, shape.stages))
    for players, found in samples.items():
        for stage in range(shape.stages):
            chosen = found.stages == stage
            if not chosen.any():
                continue
            x = leads(found.rows[chosen][:, :, :size].astype(np.float64)).reshape(-1, size)
            y = leads(found.scores[chosen].astype(np.float64)).reshape(-1)
            at = players - FEWEST, stage
            products[at] += x.T @ x
            moments[at] += x.T @ y
            rows[at] += len(y)
    base = np.zeros((COUNTS, shape.stages, size))
    for stage in range(shape.stages):
        together = products[:, stage].sum(axis=0)
        all_rows = rows[:, stage].sum()
        ridge = np.diag(RIDGE * np.diag(together) + RIDGE_ROWS * all_rows + 1.0)
        common = np.linalg.solve(together + ridge, moments[:, stage].sum(axis=0))
        for count in range(COUNTS):
            own = products[count, stage]
            rest = moments[count, stage] - own @ common
            pull = np.diag(POOL * np.diag(together) + RIDGE_ROWS * all_rows + 1.0)
            base[count, stage] = common + np.linalg.solve(own + pull, rest)
    return np.rint(base * SCALE).astype(np.int64)


def base_leads(base: NDArray[np.int64], shape: Shape, rows: NDArray[np.int16], stages: NDArray[np.int16]) -> Reals:
    """The linear leads of positions, in points."""
    weights = base[rows.shape[1] - FEWEST][stages].astype(np.float64)
    return leads(np.einsum("pnf,pf->pn", rows[:, :, : shape.linear].astype(np.float64), weights)) / SCALE


def scales_of(shape: Shape, samples: dict[int, Samples]) -> NDArray[np.int64]:
    """The bits by which each feature is made smaller, so that all vary about as much."""
    total = np.zeros(shape.size)
    squares = np.zeros(shape.size)
    count = 0
    for found in samples.values():
        rows = found.rows.reshape(-1, shape.size).clip(-CLIP, CLIP)
        total += rows.sum(axis=0, dtype=np.float64)
        squares += np.square(rows, dtype=np.float64).sum(axis=0)
        count += len(rows)
    deviation = np.sqrt(np.maximum(squares / count - np.square(total / count), 0))
    return np.clip(np.rint(np.log2(np.maximum(deviation, 1))), 0, MOST_SCALE).astype(np.int64)


# The layers ----------------------------------------------------------------------------------------------------------


class Minibatch(Struct):
    """Some positions with one number of players, ready to learn from."""

    rows: Floats  # scaled
    leads: Floats  # linear, in points
    stages: NDArray[np.int16]
    margins: Floats
    shares: Floats
    points: Floats  # still to come
    marks: Floats


def batch_of(fit: Fit, samples: Samples, chosen: NDArray[np.int64]) -> Minibatch:
    """The chosen positions."""
    rows = samples.rows[chosen]
    stages = samples.stages[chosen]
    at = fit.shape.first_source
    so_far = rows[:, :, at : at + fit.shape.sources]
    scaled: Floats = rows.clip(-CLIP, CLIP).astype(np.float32)
    scaled /= np.exp2(fit.scales).astype(np.float32)
    return Minibatch(
        rows=scaled,
        leads=base_leads(fit.base, fit.shape, rows, stages).astype(np.float32),
        stages=stages,
        margins=leads(samples.scores[chosen].astype(np.float64)).astype(np.float32),
        shares=samples.shares[chosen].astype(np.float32) / np.float32(SCALE),
        points=(samples.points[chosen] - so_far).astype(np.float32),
        marks=samples.marks[chosen].astype(np.float32) / np.float32(SCALE),
    )


class Outputs(Struct):
    """What the net makes of a batch, with what the way back needs."""

    inputs: Floats
    traits: Floats  # by position, seat
    pair: Floats  # own traits and the mean of the others'
    merged: Floats
    out: Floats  # by position, seat, output
    margins: Floats
    chances: Floats


def forward(fit: Fit, batch: Minibatch) -> Outputs:
    """Compute the outputs of a batch."""
    layers = fit.layers
    positions, seats, size = batch.rows.shape
    inputs = batch.rows.reshape(-1, size)
    flat = np.clip(inputs @ layers["first"] + layers["first_bias"], 0, LIMIT)
    traits = flat.reshape(positions, seats, -1)
    others = (traits.sum(axis=1, keepdims=True) - traits) / np.float32(seats - 1)
    pair = np.concatenate([traits, others], axis=2).reshape(positions * seats, -1)
    merged = np.clip(pair @ layers["second"] + layers["second_bias"], 0, LIMIT)
    out = (merged @ layers["last"] + layers["last_bias"]).reshape(positions, seats, -1)
    margins = batch.leads + np.float32(UNIT) * out[:, :, 0]
    logs = margins * layers["sharpness"][batch.stages][:, None] + out[:, :, 1]
    logs -= logs.max(axis=1, keepdims=True)
    powers = np.exp(logs)
    return Outputs(inputs, traits, pair, merged, out, margins, powers / powers.sum(axis=1, keepdims=True))


def backward(fit: Fit, batch: Minibatch, outputs: Outputs) -> dict[str, Floats]:
    """The gradients of the mean loss of a batch."""
    layers, shape = fit.layers, fit.shape
    positions, seats, _ = outputs.out.shape
    out = outputs.out.reshape(positions * seats, -1)
    slope = np.zeros_like(out)
    each = np.float32(1 / (positions * seats))
    off = outputs.margins - batch.margins
    to_logs = (outputs.chances - batch.shares) / np.float32(positions)
    sharp = layers["sharpness"][batch.stages][:, None]
    slope[:, 0] = (2 * off / np.float32(UNIT) * each + to_logs * sharp * np.float32(UNIT)).reshape(-1)
    slope[:, 1] = to_logs.reshape(-1)
    first, last = SOURCES, SOURCES + shape.sources
    still = batch.points.reshape(positions * seats, -1) / np.float32(UNIT)
    slope[:, first:last] = 2 * PART_OF_SOURCES * (out[:, first:last] - still) * each
    marks = batch.marks.reshape(positions * seats, -1)
    slope[:, last:] = PART_OF_MARKS * (1 / (1 + np.exp(-out[:, last:])) - marks) * each
    grads: dict[str, Floats] = {"last": outputs.merged.T @ slope, "last_bias": slope.sum(axis=0)}
    sharpness = np.zeros_like(layers["sharpness"])
    np.add.at(sharpness, batch.stages, (to_logs * outputs.margins).sum(axis=1))
    grads["sharpness"] = sharpness
    merged = (slope @ layers["last"].T) * ((outputs.merged > 0) & (outputs.merged < LIMIT))
    grads["second"] = outputs.pair.T @ merged
    grads["second_bias"] = merged.sum(axis=0)
    pair = (merged @ layers["second"].T).reshape(positions, seats, 2, -1)
    others = pair[:, :, 1]
    traits = pair[:, :, 0] + (others.sum(axis=1, keepdims=True) - others) / np.float32(seats - 1)
    traits *= (outputs.traits > 0) & (outputs.traits < LIMIT)
    flat = traits.reshape(positions * seats, -1)
    grads["first"] = outputs.inputs.T @ flat
    grads["first_bias"] = flat.sum(axis=0)
    return grads


def minibatches(plan: TrainPlan, samples: dict[int, Samples], number: int) -> list[tuple[int, NDArray[np.int64]]]:
    """The minibatches of a pass, in their order: each a number of players, and positions."""
    rng = np.random.default_rng([plan.seed, 1, number])
    found = []
    for players, table in samples.items():
        order = rng.permutation(len(table))
        found += [(players, order[at : at + POSITIONS]) for at in range(0, len(order), POSITIONS)]
    return [found[i] for i in rng.permutation(len(found))]


def run_pass(
    plan: TrainPlan, fit: Fit, samples: dict[int, Samples], progress: Callable[[int, int], None] | None = None
) -> None:
    """Learn from all samples once."""
    batches = minibatches(plan, samples, fit.passes)
    total = plan.passes * len(batches)
    for done, (players, chosen) in enumerate(batches, 1):
        batch = batch_of(fit, samples[players], chosen)
        step(fit, backward(fit, batch, forward(fit, batch)), total)
        if progress is not None:
            progress(done, len(batches))
    fit.passes += 1


def step(fit: Fit, grads: dict[str, Floats], total: int) -> None:
    """Change the layers by a step of Adam; `total` is the number of steps in all."""
    fit.steps += 1
    rate = RATE * (1 + math.cos(math.pi * min(fit.steps / total, 1))) / 2
    slow, slower = DECAY
    rate *= math.sqrt(1 - slower**fit.steps) / (1 - slow**fit.steps)
    for name in LAYERS:
        grad = grads[name]
        mean, square = fit.means[name], fit.squares[name]
        mean += np.float32(1 - slow) * (grad - mean)
        square += np.float32(1 - slower) * (np.square(grad) - square)
        fit.layers[name] -= np.float32(rate) * mean / (np.sqrt(square) + np.float32(SMALL))
