"""Ratings from finishing orders: Plackett and Luce's model, fitted to all games at once.

Each bot has a strength. The first place of a game goes to a bot with a probability proportional to its strength, the
second to one of the rest, and so on. Hunter's MM algorithm (2004) finds the most likely strengths.
"""

import math
import random
from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from operator import mul
from typing import TypeAlias

from carrack.bots.intervals import CONFIDENCE, Figure, quantile

Order: TypeAlias = Sequence[Sequence[int]]  # bots from first to last place, tied ones together; copies share a number
Field: TypeAlias = tuple[int, ...]  # copies of each bot that are not placed yet

ELO = 400 / math.log(10)  # 400 points are odds of ten to one for being placed ahead
PRIOR = 1.0  # imaginary draws of each pair; they keep the rating of a bot that never lost finite
RESAMPLES = 400
CLOSE = 1e-7  # the fit has converged when no logarithm changes by more
ROUNDS = 10_000


class Evidence:
    """Sufficient statistics of finishing orders: places taken by each bot, and the fields they were taken from."""

    def __init__(self, bots: int) -> None:
        self.taken = [0.0] * bots
        self.fields: dict[Field, float] = {}

    def add(self, order: Order) -> None:
        """Add the order of a game. Ties count as all their orders in equal parts."""
        bots = len(self.taken)
        below = [0] * bots
        for group in reversed(order):
            for size in range(1, len(group) + 1):
                weight = 1 / math.comb(len(group), size)
                for left in combinations(group, size):
                    counts = below[:]
                    for bot in left:
                        counts[bot] += 1
                    if sum(map(bool, counts)) < 2:
                        continue  # only copies of one bot are left: no information
                    field = tuple(counts)
                    self.fields[field] = self.fields.get(field, 0.0) + weight
                    for bot in left:
                        self.taken[bot] += weight / size
            for bot in group:
                below[bot] += 1


def ratings(
    blocks: Sequence[Sequence[Order]], bots: int, pinned: int | None = None, seed: int = 0, resamples: int = RESAMPLES
) -> list[Figure]:
    """Each bot's rating on the Elo scale, with intervals from resampled blocks of games.

    The pinned bot has rating 0; without one the mean is 0.
    """
    fields, rows = _table(blocks, bots)
    total = [sum(column) for column in zip(*rows, strict=True)]
    logs = _fit(total, fields, [0.0] * bots)
    middle = _rate(logs, pinned)
    if len(blocks) < 2:
        return [Figure(rating) for rating in middle]
    kinds = Counter(map(tuple, rows))  # equal blocks are resampled together
    columns = list(zip(*kinds, strict=True))
    rng = random.Random(seed)
    samples = []
    for _ in range(resamples):
        drawn = Counter(rng.choices(range(len(kinds)), weights=list(kinds.values()), k=len(blocks)))
        counts = [drawn[kind] for kind in range(len(kinds))]
        total = [sum(map(mul, counts, column)) for column in columns]
        samples.append(_rate(_fit(total, fields, logs), pinned))
    tail = (1 - CONFIDENCE) / 2
    ordered = [sorted(sample[bot] for sample in samples) for bot in range(bots)]
    return [
        Figure(rating, quantile(its, tail), quantile(its, 1 - tail))
        for rating, its in zip(middle, ordered, strict=True)
    ]


def _table(blocks: Sequence[Sequence[Order]], bots: int) -> tuple[list[Field], list[list[float]]]:
    """All fields, and one row per block: places taken by each bot, then the count of each field."""
    evidence = []
    for block in blocks:
        its = Evidence(bots)
        for order in block:
            its.add(order)
        evidence.append(its)
    fields = sorted(set().union(*(its.fields for its in evidence)))
    return fields, [its.taken + [its.fields.get(field, 0.0) for field in fields] for its in evidence]


def _fit(row: Sequence[float], fields: Sequence[Field], start: Sequence[float]) -> list[float]:
    """The logarithms of the most likely strengths, from an initial guess."""
    bots = len(start)
    taken = [places + PRIOR * (bots - 1) / 2 for places in row[:bots]]
    stages = [
        (weight, [(bot, count) for bot, count in enumerate(field) if count])
        for weight, field in zip(row[bots:], fields, strict=True)
        if weight
    ]
    stages += [(PRIOR, [(one, 1), (other, 1)]) for one, other in combinations(range(bots), 2)]
    logs = list(start)
    for _ in range(ROUNDS):
        strengths = [math.exp(log) for log in logs]
        shares = [0.0] * bots
        for weight, field in stages:
            part = weight / sum([strengths[bot] * count for bot, count in field])
            for bot, count in field:
                shares[bot] += part * count
        found = [math.log(places / share) for places, share in zip(taken, shares, strict=True)]
        middle = math.fsum(found) / bots
        found = [log - middle for log in found]
        moved = max(abs(new - old) for new, old in zip(found, logs, strict=True))
        logs = found
        if moved < CLOSE:
            break
    return logs


def _rate(logs: list[float], pinned: int | None) -> list[float]:
    zero = math.fsum(logs) / len(logs) if pinned is None else logs[pinned]
    return [ELO * (log - zero) for log in logs]
