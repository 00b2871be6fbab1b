"""Turns a fit into whole numbers."""

import numpy as np
from numpy.typing import NDArray

from carrack.bots.core.evaluator import SCALE
from carrack.bots.core.net import CLIP, COUNTS, FEWEST, MARGIN, OUT_BITS, SCALE_BITS, SOURCES, TOP
from carrack.bots.evaluators import Rows
from carrack.bots.nets import HALF_LANE, MOST_BITS, NetFile, NetOrigin, largest_sum
from carrack.bots.training.fit import UNIT, Fit, Reals


def quantised(fit: Fit, game: str, origin: NetOrigin) -> NetFile:
    """The net of a fit, with as many bits after the point as sums of 32 bits allow."""
    shape, layers = fit.shape, fit.layers
    units = np.ones(shape.outputs)
    units[MARGIN] = UNIT
    units[SOURCES : SOURCES + shape.sources] = UNIT
    first, first_bits = layer(
        layers["first"] / (1 << fit.scales)[:, None].astype(np.float64), layers["first_bias"], 0, CLIP, SCALE_BITS
    )
    second, second_bits = layer(layers["second"].astype(np.float64), layers["second_bias"], SCALE_BITS, TOP, 0)
    last = np.rint(layers["last"].T.astype(np.float64) * units[:, None] * (1 << OUT_BITS))
    bias = np.rint(layers["last_bias"].astype(np.float64) * units * (SCALE << OUT_BITS)) + (1 << OUT_BITS >> 1)
    return NetFile(
        game=game,
        origin=origin,
        traits=shape.traits,
        merged=shape.merged,
        first_bits=first_bits,
        second_bits=second_bits,
        base={str(FEWEST + count): whole(fit.base[count]) for count in range(COUNTS)},
        sharpness=[round(float(one) * SCALE) for one in layers["sharpness"]],
        first=first,
        second=second,
        last=whole(np.concatenate([bias[:, None], last], axis=1)),
    )


def layer(weights: Reals, bias: NDArray[np.float32], in_bits: int, most: int, least: int) -> tuple[Rows, int]:
    """The biases and weights of a layer, and their bits; sums are rounded, not cut, since the bias has half a unit."""
    for bits in range(MOST_BITS, least - 1, -1):
        shift = in_bits + bits - SCALE_BITS
        half = 1 << shift >> 1
        biases = np.rint(bias.astype(np.float64) * (1 << (in_bits + bits))) + half
        rows = whole(np.concatenate([biases[None], np.rint(weights * (1 << bits))]))
        if largest_sum(rows, most) < HALF_LANE:
            return rows, bits
    raise OverflowError("weights too large")


def whole(table: "NDArray[np.generic]") -> Rows:
    """A table as lists of whole numbers."""
    return [[int(one) for one in row] for row in table.tolist()]
