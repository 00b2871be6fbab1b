"""Nets with random weights, and a second, plain implementation of what a net computes."""

from carrack import Rng
from carrack.bots.core.evaluator import SCALE
from carrack.bots.core.net import CLIP, COUNTS, FEWEST, MARGIN, OUT_BITS, SCALE_BITS, SOURCES, TOP
from carrack.bots.evaluators import Rows
from carrack.bots.nets import NetFile, NetOrigin, reader_of
from carrack.engine.core.state import State

FIRST_BITS = 14
SECOND_BITS = 12


def random_net(game: str, traits: int = 16, merged: int = 8, seed: int = 1, wide: int = 1) -> NetFile:
    """Return a net with random weights, `wide` times as large as usual."""
    reader = reader_of(game)
    rng = Rng(seed)
    stages = reader.evaluator.stages

    def rows(height: int, width: int, most: int) -> Rows:
        return [[rng.below(2 * most * wide + 1) - most * wide for _ in range(width)] for _ in range(height)]

    return NetFile(
        game=game,
        origin=NetOrigin(1, "0", 4, {}, 0, 1, 0, 0),
        traits=traits,
        merged=merged,
        first_bits=FIRST_BITS,
        second_bits=SECOND_BITS,
        base={str(players): rows(stages, reader.linear, 500) for players in range(FEWEST, FEWEST + COUNTS)},
        sharpness=[80 + stage for stage in range(stages)],
        first=rows(reader.size + 1, traits, 1500),
        second=rows(2 * traits + 1, merged, 500),
        last=rows(SOURCES + reader.sources + reader.marks, merged + 1, 5000),
    )


def outputs_of(file: NetFile, s: State) -> list[list[int]]:
    """Return all outputs of all seats, by sums of unlimited size; the margin has its linear part in it."""
    reader = reader_of(file.game)
    size, stage = reader.size, reader.evaluator.stage(s)
    numbers = reader.features(s)
    rows = [numbers[seat * size : (seat + 1) * size] for seat in range(s.players)]
    base = file.base[str(s.players)][stage]
    worths = [sum(x * w for x, w in zip(row, base, strict=False)) for row in rows]
    traits = [layer(file.first, [max(-CLIP, min(CLIP, x)) for x in row], file.first_bits - SCALE_BITS) for row in rows]
    found = []
    for seat in range(s.players):
        others = [one for who, one in enumerate(traits) if who != seat]
        means = [sum(column) // len(others) for column in zip(*others, strict=True)]
        merged = layer(file.second, [*traits[seat], *means], file.second_bits)
        outputs = [(bias + sum(x * w for x, w in zip(merged, ws, strict=True))) >> OUT_BITS for bias, *ws in file.last]
        rest = sum(worth for who, worth in enumerate(worths) if who != seat)
        outputs[MARGIN] += worths[seat] - rest // (s.players - 1)
        found.append(outputs)
    return found


def layer(rows: Rows, inputs: list[int], shift: int) -> list[int]:
    """Return the outputs of a hidden layer, its biases in the first row."""
    bias, *weights = rows
    sums = [b + sum(x * row[k] for x, row in zip(inputs, weights, strict=True)) for k, b in enumerate(bias)]
    return [max(0, min(TOP, one >> shift)) for one in sums]


def points(units: int) -> float:
    """Return points for units of SCALE."""
    return units / SCALE
