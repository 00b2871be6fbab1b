"""Statistics of arena and simulation: 95 % intervals of means and shares, and distributions."""

import math
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from statistics import NormalDist, fmean, stdev

from msgspec import Struct

CONFIDENCE = 0.95
Z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


class Figure(Struct, frozen=True):
    """A measured number with its 95 % interval; None if there is too little data."""

    mean: float
    low: float | None = None
    high: float | None = None


class Spread(Struct, frozen=True):
    """A distribution; the standard deviation of a single number is None."""

    count: int
    mean: float
    sd: float | None
    least: float
    q05: float
    q25: float
    median: float
    q75: float
    q95: float
    most: float


def spread(numbers: Sequence[float]) -> Spread:
    """The distribution of some numbers."""
    ordered = sorted(numbers)
    sd = stdev(ordered) if len(ordered) > 1 else None
    q05, q25, median, q75, q95 = (quantile(ordered, part) for part in (0.05, 0.25, 0.5, 0.75, 0.95))
    return Spread(len(ordered), fmean(ordered), sd, ordered[0], q05, q25, median, q75, q95, ordered[-1])


def quantile(ordered: Sequence[float], part: float) -> float:
    """A quantile of ordered numbers, interpolated linearly."""
    place = part * (len(ordered) - 1)
    below = math.floor(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (place - below) * (ordered[above] - ordered[below])


def wilson(wins: float, games: int) -> Figure:
    """The share of games won, with Wilson's interval, which is also valid near 0 and 1. Shared wins count as parts."""
    share = wins / games
    weight = Z * Z / games
    middle = (share + weight / 2) / (1 + weight)
    half = Z / (1 + weight) * math.sqrt(share * (1 - share) / games + weight / games / 4)
    return Figure(share, max(0.0, middle - half), min(1.0, middle + half))


def mean_of(blocks: Sequence[float]) -> Figure:
    """The mean of block means, with Student's interval."""
    mean = fmean(blocks)
    if len(blocks) < 2:
        return Figure(mean)
    half = student(len(blocks) - 1) * stdev(blocks) / math.sqrt(len(blocks))
    return Figure(mean, mean - half, mean + half)


def share_of(blocks: Sequence[float]) -> Figure:
    """As `mean_of`, for shares. If every block was won, or lost, use Wilson's interval with blocks as games:

    Student's interval would have no width, as if a series of victories left no doubt.
    """
    if len(blocks) > 1 and all(one == other for one, other in pairwise(blocks)) and blocks[0] in {0, 1}:
        return wilson(sum(blocks), len(blocks))
    figure = mean_of(blocks)
    if figure.low is None or figure.high is None:
        return figure
    return Figure(figure.mean, max(0.0, figure.low), min(1.0, figure.high))


@cache
def student(freedom: int) -> float:
    """The 97.5 % quantile of Student's distribution with so many degrees of freedom."""
    if freedom > 1000:
        return Z + (Z**3 + Z) / (4 * freedom)  # accurate to a few millionths
    low, high = 0.0, 16.0
    for _ in range(60):
        middle = (low + high) / 2
        if _within(middle, freedom) < CONFIDENCE:
            low = middle
        else:
            high = middle
    return high


def _within(t: float, freedom: int) -> float:
    """The probability between −t and t: the series of Abramowitz and Stegun, 26.7.3–4."""
    angle = math.atan(t / math.sqrt(freedom))
    sine, square = math.sin(angle), math.cos(angle) ** 2
    odd = freedom % 2
    term = math.cos(angle) if odd else 1.0
    total = term if freedom > 1 else 0.0
    for n in range(2 + odd, freedom - 1, 2):
        term *= square * (n - 1) / n
        total += term
    return 2 / math.pi * (angle + sine * total) if odd else sine * total
