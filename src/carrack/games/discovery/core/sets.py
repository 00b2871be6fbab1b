"""The income of goods and ships: the best partition into sets (D6.1, D6.2, D6.3).

The results of the hands met last are cached.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.engine.core.tables import zeros
from carrack.games.discovery.core.good import GOODS

MOST: Final[i64] = 48  # a bound on the goods one player can hold
ALIKE_4: Final = 6
ALIKE_3: Final = 3
ANY_3: Final = 1

# What was computed lately: the key of a hand, and in the low bits the income. A dictionary would make objects of both.
# An entry is one number, so threads may share them.
MEMORY_BITS: Final = 13
MEMORY_MASK: Final = (1 << MEMORY_BITS) - 1
INCOME_BITS: Final = 7  # MOST goods and eight ships pay 84 at most
INCOME_MASK: Final = (1 << INCOME_BITS) - 1
_memory: Final = zeros(1 << MEMORY_BITS)  # an empty hand has no income, so zeros are right


def best_income(goods: vec[i64], at: i64, ships: i64) -> i64:
    """Return the best income of a seat's goods (a row of a table, from `at`) and ships.

    It depends only on how many goods of each kind there are, not on the kinds. So the key of the cache is the number of
    kinds held once, twice, and so on, four bits each.
    """
    hand: i64 = ships
    i: i64 = 0
    while i < GOODS:
        n = goods[at + i]
        if n > 0:
            hand += 1 << (n * 4)
        i += 1
    place = (hand ^ (hand >> MEMORY_BITS) ^ (hand >> (2 * MEMORY_BITS))) & MEMORY_MASK
    known = _memory[place]
    if known >> INCOME_BITS != hand:
        known = (hand << INCOME_BITS) | partition(goods, at, ships)
        _memory[place] = known
    return known & INCOME_MASK


def partition(goods: vec[i64], at: i64, ships: i64) -> i64:
    """Return the income of the best partition, by dynamic programming over the kinds.

    Sets of alike goods are chosen kind by kind; `value[s][left]` is the most they pay with s ships used and `left`
    goods left over, of which sets of any three are made in the end.
    """
    width: i64 = MOST
    value = zeros((ships + 1) * width)
    for j in range(len(value)):
        value[j] = -1
    value[0] = 0
    for kind in range(GOODS):
        n = goods[at + kind]
        if n == 0:
            continue
        grown = zeros((ships + 1) * width)
        for j in range(len(grown)):
            grown[j] = -1
        for used in range(ships + 1):
            for left in range(width):
                have = value[used * width + left]
                if have >= 0:
                    _grow(grown, width, ships, used, left, have, n)
        value = grown
    best: i64 = 0
    for used in range(ships + 1):
        for left in range(width):
            have = value[used * width + left]
            if have >= 0:
                best = max(best, have + any_three(left, ships - used) * ANY_3)
    return best


def _grow(grown: vec[i64], width: i64, ships: i64, used: i64, left: i64, have: i64, n: i64) -> None:
    """Try every way to make sets of alike goods from n of one kind; each set takes one ship at most (D6.2)."""
    for fours in range(n // 3 + 1):
        for threes in range(n // 2 + 1):
            for wild in range(min(fours + threes, ships - used) + 1):
                goods = fours * 4 + threes * 3 - wild
                if goods > n:
                    continue
                j = (used + wild) * width + left + n - goods
                grown[j] = max(grown[j], have + fours * ALIKE_4 + threes * ALIKE_3)


def any_three(goods: i64, ships: i64) -> i64:
    """Return how many sets of any three can be made; each takes one ship at most."""
    sets: i64 = 0
    while 3 * (sets + 1) - min(sets + 1, ships) <= goods:
        sets += 1
    return sets
