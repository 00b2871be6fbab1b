"""Intervals against values from tables, and against the share of cases in which they must hold."""

import random

import pytest
from msgspec.structs import astuple

from carrack.bots.intervals import Figure, mean_of, quantile, share_of, spread, student, wilson
from support.figures import bounds, holds


@pytest.mark.parametrize(
    ("freedom", "wanted"),
    [
        (1, 12.706205),
        (2, 4.302653),
        (3, 3.182446),
        (10, 2.228139),
        (30, 2.042272),
        (99, 1.984217),
        (1000, 1.962339),
        (1001, 1.962338),
        (10000, 1.960201),
    ],
)
def test_student_has_the_values_of_the_tables(freedom: int, wanted: float) -> None:
    assert student(freedom) == pytest.approx(wanted, abs=6e-6)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(8, 10, 0.490162, 0.943318), (10, 20, 0.299298, 0.700702), (0, 10, 0, 0.277533), (10, 10, 0.722467, 1)],
)
def test_wilson_has_known_values(wins: float, games: int, low: float, high: float) -> None:
    found = wilson(wins, games)
    assert found.mean == wins / games
    assert (found.low, found.high) == pytest.approx((low, high), abs=1e-6)


def test_wilson_takes_shared_wins() -> None:
    less, shared, more = (bounds(wilson(wins, 40)) for wins in (19, 19.5, 20))
    assert less < shared < more


def test_a_mean_has_students_interval() -> None:
    # The mean is 3, the standard error sqrt(2.5 / 5).
    found = mean_of([1, 2, 3, 4, 5])
    assert found.mean == 3
    assert bounds(found) == pytest.approx((1.036757, 4.963243))
    assert mean_of([7]) == Figure(7)


def test_the_interval_of_a_mean_holds_the_truth_in_95_of_100_cases() -> None:
    rng = random.Random(1)
    held = 0
    for _ in range(4000):
        figure = mean_of([rng.gauss(1.0, 2.0) for _ in range(5)])
        held += holds(figure, 1.0)
    assert held / 4000 == pytest.approx(0.95, abs=0.012)


def test_a_share_stays_between_0_and_1() -> None:
    found = share_of([1, 1, 0.5, 1])
    low, high = bounds(found)
    assert 0.4 < low < 0.5
    assert high == 1


def test_a_run_of_victories_leaves_some_doubt() -> None:
    assert share_of([1.0] * 10) == wilson(10, 10)
    assert share_of([0.0] * 10) == wilson(0, 10)
    assert share_of([0.25] * 10) == Figure(0.25, 0.25, 0.25)  # a bot against itself
    assert share_of([1.0]) == Figure(1.0)


def test_quantiles_lie_on_straight_lines_between_numbers() -> None:
    assert [quantile([1, 2, 4], part) for part in (0, 0.25, 0.5, 0.75, 1)] == [1, 1.5, 2, 3, 4]
    assert quantile([3], 0.95) == 3


def test_a_spread_says_how_numbers_lie() -> None:
    found = spread([4, 1, 2])
    assert astuple(found) == pytest.approx((3, 7 / 3, 1.527525, 1, 1.1, 1.5, 2, 3, 3.8, 4))
    assert spread([5]).sd is None
