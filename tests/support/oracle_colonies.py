"""A second implementation of colony scoring from the clauses, for comparison (D9.1, D9.2, D9.3, D9.4, D9.5)."""

from __future__ import annotations


def region_points(workers: list[int]) -> list[int]:
    """Return the points of each seat for one region, from the number of workers each has there."""
    points = [0] * len(workers)
    if not any(n >= 3 for n in workers):
        return points
    ranking = sorted({n for n in workers if n > 0}, reverse=True)
    first = [seat for seat, n in enumerate(workers) if n == ranking[0]]
    if len(first) == 2:
        for seat in first:
            points[seat] = 2
    if len(first) != 1:
        return points
    points[first[0]] = 6
    if len(ranking) > 1:
        second = [seat for seat, n in enumerate(workers) if n == ranking[1]]
        if len(second) == 1:
            points[second[0]] = 2
    return points


def colony_points(regions: list[list[int]]) -> list[int]:
    """Return the points of each seat over all regions."""
    return [sum(column) for column in zip(*(region_points(workers) for workers in regions), strict=True)]
