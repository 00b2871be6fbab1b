"""The games a net learns from: batches of self-play, kept as tables of numbers by number of players."""

import os
from pathlib import Path

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from carrack.bots.core.net import FEWEST, SOURCES, Sampler
from carrack.bots.evaluators import evaluation_of, shipped_weights
from carrack.bots.nets import reader_of
from carrack.bots.training.plan import HELD_OUT, PERCENT, TrainPlan, setting_of
from carrack.bots.tune import EXPLORATION, self_play
from carrack.engine.api import new_game
from carrack.engine.core.rng import Rng

Table = NDArray[np.int16]
MOST = np.iinfo(np.int16).max
KEPT = ("seeds", "stages", "rows", "scores", "shares", "points", "marks")  # tables of a number of players


class Samples(Struct):
    """Positions of games with one number of players; the first axis of all tables is the position.

    `rows` has the features by seat, and the results of each seat are its final score, its share of the victory, its
    final points by source and its shares of marks, shares in 1024ths.
    """

    seeds: NDArray[np.int64]
    stages: Table
    rows: Table
    scores: Table
    shares: Table
    points: Table
    marks: Table

    def __len__(self) -> int:
        return len(self.stages)

    def part(self, held_out: bool) -> "Samples":
        """The positions of games that are held out from the fit, or the others."""
        chosen = (self.seeds % HELD_OUT == HELD_OUT - 1) == held_out
        return Samples(*(getattr(self, name)[chosen] for name in KEPT))


class BatchOfGames(Struct, frozen=True):
    """Games for one process."""

    plan: TrainPlan
    number: int
    path: str  # of the file to save them in


def play(batch: BatchOfGames) -> int:
    """Play the games of a batch and save their samples; return the number of games."""
    found: dict[int, list[Samples]] = {}
    seeds = batch.plan.seeds(batch.number)
    for seed in seeds:
        samples = play_one(batch.plan, seed)
        found.setdefault(samples.scores.shape[1], []).append(samples)
    arrays = {}
    for players, parts in found.items():
        for name in KEPT:
            arrays[f"{name}{players}"] = np.concatenate([getattr(part, name) for part in parts])
    save(Path(batch.path), arrays)
    return len(seeds)


def play_one(plan: TrainPlan, seed: int) -> Samples:
    """Play a game and return its samples: the first position of each stage, and some of the others."""
    rng = Rng(seed)
    players, options = setting_of(plan, rng)
    sampler = Sampler(reader_of(plan.game))
    evaluator = sampler.reader.evaluator
    direct = evaluation_of(plan.game).has_direct_rules and rng.below(PERCENT) < plan.direct
    state = new_game(plan.game, players=players, seed=seed, **options).state
    weights = shipped_weights(plan.game).players[str(players)]
    stage = -1
    for _ in self_play(plan.game, weights, state, rng, EXPLORATION, direct):
        drawn = rng.below(plan.every) == 0
        if drawn or evaluator.stage(state) != stage:
            stage = evaluator.stage(state)
            sampler.sample(state)
    size, sources = sampler.reader.size, sampler.reader.sources
    table = np.clip(np.array(sampler.rows, dtype=np.int64).reshape(-1, 1 + players * size), -MOST, MOST)
    results = np.array(sampler.results(state), dtype=np.int16).reshape(players, -1)
    results = np.broadcast_to(results, (len(table), *results.shape))
    return Samples(
        seeds=np.full(len(table), seed, dtype=np.int64),
        stages=table[:, 0].astype(np.int16),
        rows=table[:, 1:].reshape(-1, players, size).astype(np.int16),
        scores=results[:, :, 0],
        shares=results[:, :, 1],
        points=results[:, :, SOURCES : SOURCES + sources],
        marks=results[:, :, SOURCES + sources :],
    )


def save(path: Path, arrays: dict[str, NDArray[np.generic]]) -> None:
    """Save arrays atomically."""
    partial = path.with_suffix(".part")
    with partial.open("wb") as file:
        np.savez_compressed(file, **arrays)  # type: ignore[arg-type]  # the names of the arrays are no parameters
        file.flush()
        os.fsync(file.fileno())
    partial.replace(path)


def load(paths: list[Path]) -> dict[int, Samples]:
    """The samples of batches, by number of players."""
    parts: dict[int, list[dict[str, NDArray[np.generic]]]] = {}
    for path in paths:
        with np.load(path) as arrays:
            for players in range(FEWEST, FEWEST + 5):
                if f"stages{players}" in arrays:
                    parts.setdefault(players, []).append({name: arrays[f"{name}{players}"] for name in KEPT})
    return {
        players: Samples(**{name: np.concatenate([part[name] for part in found]) for name in KEPT})
        for players, found in sorted(parts.items())
    }
