"""Ratings: known strengths are found again, ties are split, intervals hold what they promise."""

import math
import random
from collections.abc import Sequence
from itertools import permutations

import pytest

from carrack.bots.ratings import ELO, PRIOR, Order, ratings
from support.figures import holds


def draw(rng: random.Random, table: Sequence[int], strengths: Sequence[float]) -> list[list[int]]:
    """The order of a game in Plackett and Luce's model."""
    left = list(table)
    order = []
    while left:
        bot = rng.choices(left, [strengths[one] for one in left])[0]
        left.remove(bot)
        order.append([bot])
    return order


def log_likelihood(orders: Sequence[Order], logs: Sequence[float]) -> float:
    """By the definition, tied bots in all their orders, and the drawn games that nobody played."""
    strengths = [math.exp(log) for log in logs]

    def of(row: Sequence[int]) -> float:
        return sum(logs[bot] - math.log(sum(strengths[one] for one in row[at:])) for at, bot in enumerate(row))

    total = 0.0
    for order in orders:
        rows: list[tuple[int, ...]] = [()]
        for group in order:
            rows = [(*row, *more) for row in rows for more in permutations(group)]
        total += sum(map(of, rows)) / len(rows)
    pairs = list(permutations(range(len(logs)), 2))
    return total + PRIOR / 2 * sum(map(of, pairs))


def test_two_bots_are_rated_by_their_odds() -> None:
    blocks = [[[[0], [1]]]] * 30 + [[[[1], [0]]]] * 10
    first, second = ratings(blocks, 2, pinned=1)
    assert second.mean == second.low == second.high == 0
    assert first.mean == pytest.approx(400 * math.log10(30.5 / 10.5), abs=1e-3)


def test_known_strengths_are_found_again() -> None:
    rng = random.Random(3)
    strengths = [1.0, 2.0, 4.0, 12.0]
    blocks = [[draw(rng, range(4), strengths)] for _ in range(2500)]
    found = ratings(blocks, 4, pinned=0, resamples=60)
    for figure, strength in zip(found, strengths, strict=True):
        assert figure.mean == pytest.approx(ELO * math.log(strength), abs=20)
        assert holds(figure, figure.mean)


def test_a_bot_among_copies_of_another_is_found_again() -> None:
    rng = random.Random(4)
    blocks = [[draw(rng, (0, 1, 1, 1), [3.0, 1.0])] for _ in range(2500)]
    found = ratings(blocks, 2, pinned=1, resamples=60)
    assert found[0].mean == pytest.approx(ELO * math.log(3), abs=20)


def test_no_other_strengths_make_the_games_likelier() -> None:
    orders: list[Order] = [[[0], [1, 2], [2]], [[1, 2, 2], [0]], [[2], [0, 1], [1]], [[0, 1]], [[2, 0], [2, 1]]]
    found = [figure.mean / ELO for figure in ratings([[order] for order in orders], 3)]
    best = log_likelihood(orders, found)
    for bot in range(3):
        for step in (-0.001, 0.001):
            other = [log + step * (number == bot) for number, log in enumerate(found)]
            assert log_likelihood(orders, other) < best


def test_a_tie_counts_as_half_of_each_order() -> None:
    tied = ratings([[[[0, 1], [2]], [[0, 1], [2]]]], 3)
    split = ratings([[[[0], [1], [2]], [[1], [0], [2]]]], 3)
    assert [one.mean for one in tied] == pytest.approx([one.mean for one in split])
    assert tied[0].mean == pytest.approx(tied[1].mean)


def test_copies_tell_nothing_about_each_other() -> None:
    alone = ratings([[[[0], [1]]]], 2)
    among = ratings([[[[0], [1], [1], [1]]]], 2)
    assert ratings([[[[0, 0, 0]], [[0], [1]]]], 2)[0].mean == pytest.approx(alone[0].mean)
    assert among[0].mean > alone[0].mean


def test_without_a_pinned_bot_the_mean_is_nought() -> None:
    found = ratings([[[[0], [1], [2]]], [[[1], [0], [2]]], [[[0], [2], [1]]]], 3, resamples=20)
    assert sum(figure.mean for figure in found) == pytest.approx(0, abs=1e-6)


def test_a_bot_that_never_lost_has_a_rating_all_the_same() -> None:
    found = ratings([[[[0], [1]]]] * 100, 2)
    assert 300 < found[0].mean - found[1].mean < 1000


def test_one_block_has_no_interval() -> None:
    assert ratings([[[[0], [1]]]], 2)[0].low is None


def test_the_same_games_have_the_same_intervals() -> None:
    rng = random.Random(5)
    blocks = [[draw(rng, range(3), [1.0, 2.0, 3.0])] for _ in range(40)]
    assert ratings(blocks, 3, resamples=50) == ratings(blocks, 3, resamples=50)


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    """Games of a block go together: a deal favours a bot, and no interval that counted games would be wide enough."""
    rng = random.Random(6)
    sets, held = 80, 0
    for _ in range(sets):
        blocks = []
        for _ in range(40):
            luck = rng.choice((0.25, 4.0))
            blocks.append([draw(rng, (0, 1), [luck, 1.0]) for _ in range(2)])
        figure = ratings(blocks, 2, pinned=1, resamples=80)[0]
        held += holds(figure, 0)
    assert 0.86 < held / sets < 1
