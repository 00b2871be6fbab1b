"""A second implementation of income (D6), for comparison: it tries every way to form sets.

It is written from the clauses alone, and simple rather than fast.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations

SHIP = "ship"


def worth(tokens: tuple[str, ...]) -> int:
    """Return the income of one set; 0 if these tokens do not form a set (D6.1, D6.2)."""
    goods = [token for token in tokens if token != SHIP]
    if len(tokens) - len(goods) > 1:
        return 0
    alike = len(set(goods)) == 1
    if len(tokens) == 4:
        return 6 if alike else 0
    if len(tokens) == 3:
        return 3 if alike else 1
    return 0


def best_income(goods: dict[str, int], ships: int) -> int:
    """Return the highest income of all partitions of these goods and ships into sets (D6.3)."""
    hand = [good for good, n in sorted(goods.items()) for _ in range(n)] + [SHIP] * ships
    return _best(tuple(hand))


@cache
def _best(hand: tuple[str, ...]) -> int:
    """Return the highest income, with the first token in no set, or in one with any two or three of the others."""
    if len(hand) < 3:
        return 0
    first, others = hand[0], hand[1:]
    most = _best(others)
    for size in (2, 3):
        for picked in combinations(range(len(others)), size):
            paid = worth((first, *(others[i] for i in picked)))
            if paid:
                rest = tuple(token for i, token in enumerate(others) if i not in picked)
                most = max(most, paid + _best(rest))
    return most
