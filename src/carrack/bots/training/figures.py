"""How well a net predicts games that it has not learned from, beside plain baselines."""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from carrack.bots.core.evaluator import SCALE
from carrack.bots.core.net import SOURCES
from carrack.bots.training.fit import UNIT, Fit, Minibatch, Reals, base_leads, batch_of, forward
from carrack.bots.training.games import Samples

AT_ONCE = 512  # positions
STEPS = 25  # of Newton's method
LEAST = 1e-9


class Part(NamedTuple):
    """Predictions of some positions."""

    batch: Minibatch
    margins: Reals
    chances: Reals
    points: Reals
    marks: Reals


def predictions(fit: Fit, samples: dict[int, Samples]) -> Iterator[Part]:
    """What a fit says of all positions, some at a time."""
    last = SOURCES + fit.shape.sources
    for table in samples.values():
        for at in range(0, len(table), AT_ONCE):
            batch = batch_of(fit, table, np.arange(at, min(at + AT_ONCE, len(table))))
            made = forward(fit, batch)
            yield Part(
                batch,
                made.margins.astype(np.float64),
                made.chances.astype(np.float64),
                UNIT * made.out[:, :, SOURCES:last].astype(np.float64),
                1 / (1 + np.exp(-made.out[:, :, last:].astype(np.float64))),
            )


def figures(fit: Fit, learned: dict[int, Samples], unseen: dict[int, Samples]) -> dict[str, float]:
    """Figures of games that are not learned from.

    Margins are compared with those of the linear part: the share of the variance that each explains. Chances are
    compared with those that follow from the linear margin alone, by one number a stage: the mean surprise in bits, and
    how far apart chances and victories are in the mean (`calibration`). Points by source and marks are compared with
    the mean of their stage: root of the mean square error in points, and mean square error.
    """
    sharpness = plain_sharpness(fit, learned)
    points, marks = stage_means(fit, learned)
    sums: dict[str, float] = dict.fromkeys(
        ("margin", "linear", "all", "net", "plain", "points", "mean-points", "marks", "mean-marks"), 0.0
    )
    seats = positions = 0
    said: list[Reals] = []
    true: list[Reals] = []
    for part in predictions(fit, unseen):
        batch = part.batch
        positions += len(batch.stages)
        seats += batch.margins.size
        sums["all"] += float(np.square(batch.margins, dtype=np.float64).sum())
        sums["margin"] += float(np.square(part.margins - batch.margins).sum())
        sums["linear"] += float(np.square(batch.leads.astype(np.float64) - batch.margins).sum())
        sums["net"] += surprise(part.chances, batch)
        sums["plain"] += surprise(softmax(sharpness[batch.stages][:, None] * batch.leads), batch)
        sums["points"] += float(np.square(part.points - batch.points).mean(axis=2).sum())
        sums["mean-points"] += float(np.square(points[batch.stages][:, None] - batch.points).mean(axis=2).sum())
        sums["marks"] += float(np.square(part.marks - batch.marks).mean(axis=2).sum())
        sums["mean-marks"] += float(np.square(marks[batch.stages][:, None] - batch.marks).mean(axis=2).sum())
        said.append(part.chances.reshape(-1))
        true.append(batch.shares.astype(np.float64).reshape(-1))
    found = {
        "positions": float(positions),
        "margin": 1 - sums["margin"] / sums["all"],
        "margin-linear": 1 - sums["linear"] / sums["all"],
        "surprise": sums["net"] / positions,
        "surprise-plain": sums["plain"] / positions,
        "calibration": calibration(np.concatenate(said), np.concatenate(true)),
        "points": float(np.sqrt(sums["points"] / seats)),
        "points-mean": float(np.sqrt(sums["mean-points"] / seats)),
        "marks": sums["marks"] / seats,
        "marks-mean": sums["mean-marks"] / seats,
    }
    return {name: round(value, 4) for name, value in found.items()}


def softmax(logs: Reals) -> Reals:
    """Chances by seat."""
    powers = np.exp(logs - logs.max(axis=1, keepdims=True))
    return np.asarray(powers / powers.sum(axis=1, keepdims=True))


def surprise(chances: Reals, batch: Minibatch) -> float:
    """The sum of the surprise at the victories, in bits."""
    return float(-(batch.shares * np.log2(np.maximum(chances, LEAST))).sum())


def calibration(said: Reals, true: Reals, groups: int = 10) -> float:
    """The mean distance of chances and victories, over groups of similar chances."""
    order = np.argsort(said, kind="stable")
    parts = np.array_split(order, groups)
    return float(sum(abs(float(said[p].sum() - true[p].sum())) for p in parts) / len(said))


def plain_sharpness(fit: Fit, samples: dict[int, Samples]) -> Reals:
    """For each stage the number by which linear leads predict victories best, by Newton's method."""
    stages = fit.shape.stages
    found = np.full(stages, 0.1)
    leads = [
        (table, base_leads(fit.base, fit.shape, table.rows, table.stages), table.shares / SCALE)
        for table in samples.values()
    ]
    for _ in range(STEPS):
        slope, bend = np.zeros(stages), np.full(stages, LEAST)
        for table, lead, shares in leads:
            chances = softmax(found[table.stages][:, None] * lead)
            mean = (chances * lead).sum(axis=1)
            np.add.at(slope, table.stages, ((shares - chances) * lead).sum(axis=1))
            np.add.at(bend, table.stages, (chances * np.square(lead)).sum(axis=1) - np.square(mean))
        found = np.clip(found + np.clip(slope / bend, -0.2, 0.2), 0, 10)
    return found


def stage_means(fit: Fit, samples: dict[int, Samples]) -> tuple[Reals, Reals]:
    """For each stage the mean points still to come, by source, and the mean shares of marks."""
    shape = fit.shape
    points = np.zeros((shape.stages, shape.sources))
    marks = np.zeros((shape.stages, shape.marks))
    counts = np.zeros(shape.stages)
    at = shape.first_source
    for table in samples.values():
        still = table.points.astype(np.float64) - table.rows[:, :, at : at + shape.sources]
        np.add.at(points, table.stages, still.sum(axis=1))
        np.add.at(marks, table.stages, table.marks.sum(axis=1) / SCALE)
        np.add.at(counts, table.stages, table.scores.shape[1])
    return points / np.maximum(counts, 1)[:, None], marks / np.maximum(counts, 1)[:, None]
