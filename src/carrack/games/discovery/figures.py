"""What anybody can work out from the board: the box at work, spaces in play, prices, goods in sets, points by source.

Clients without the rules show these figures; nothing hidden goes into them.
"""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache

from msgspec import Struct
from msgspec.structs import replace

from carrack.engine.core.frames import step_of, x_of
from carrack.engine.core.tables import numbers
from carrack.engine.types import ScoreLine
from carrack.games.discovery.core import place, sets, step
from carrack.games.discovery.core.front import box_of
from carrack.games.discovery.core.good import GOODS
from carrack.games.discovery.core.refresh import Score
from carrack.games.discovery.core.rules import Rules
from carrack.games.discovery.core.state import Discovery
from carrack.games.discovery.core.tables import REGIONS, SCORINGS
from carrack.games.discovery.words import PLACES, WORDS

# What prices, points due, sets of goods and score sheets follow from.
FIGURED = (
    "offer_row",
    "troops",
    "goods",
    "ships",
    "colony_points",
    "owned",
    "earned",
    "bought",
    "won",
    "charted",
    "money",
    "purse",
    "scholars",
)
ARRANGED = 10_000  # hands of goods whose sets are kept
ALIKE = {sets.ALIKE_4: 4, sets.ALIKE_3: 3}  # what a set of goods of one kind pays, and how many they are
STAGES = {
    step.PLACEMENT: "order",
    step.INITIATIVE: "initiative",
    step.DOCKING: "dock",
    step.SHIPPING: "shipping",
    step.DISCOVERY: "discovery",
    step.SCHOLARS: "specialists",
    step.INCOME: "income",
    step.BENEFITS: "benefits",
    step.SCORE: "scoring",
    step.POINTS: "scoring",
}


class GoodsSet(Struct, frozen=True):
    """Goods and ships of one set, and what it pays."""

    goods: tuple[str, ...]
    ships: int
    pays: int


class Holding(Struct, frozen=True):
    """What a seat has, added up: goods and ships in the sets that pay best, points by source."""

    sets: tuple[GoodsSet, ...]
    sheet: tuple[ScoreLine, ...]


class Figures(Struct, frozen=True):
    """The figures of a position.

    `stage` is the box or phase at work, `spaces` those in play by place, `prices` those of the row without a builder,
    `due` the points by region and seat if colonies were scored now.
    """

    stage: str
    spaces: dict[str, list[int]]
    prices: list[int]
    due: list[list[int]]
    seats: list[Holding]


def figures(s: Discovery, sheets: list[tuple[ScoreLine, ...]]) -> Figures:
    """The figures of a position; `sheets` are the points of each seat by source."""
    return Figures(
        stage=stage(s),
        spaces=spaces(s.rules),
        prices=[price(s.rules, building - 1) if building else -1 for building in s.offer_row],
        due=due(s),
        seats=[
            Holding(arranged(tuple(s.goods[seat * GOODS : (seat + 1) * GOODS]), int(s.ships[seat])), sheet)
            for seat, sheet in enumerate(sheets)
        ],
    )


def next_stage(s: Discovery, known: Figures) -> Figures:
    """The figures of a position, if those that take long are known."""
    now = stage(s)
    return known if now == known.stage else replace(known, stage=now)


def stage(s: Discovery) -> str:
    """The box or phase at work; empty before the first turn and after the last."""
    if s.turn == 0 or s.depth == 0 or step_of(s.agenda[0]) != step.TURNS:
        return ""
    at = x_of(s.agenda[0]) - 1
    row = s.rules.turns[s.turn][at]
    number, x = step_of(row), x_of(row)
    if number == step.BEFORE:
        return WORDS["box"][x]
    if number == step.BOX:
        return WORDS["box"][box_of(x)]
    return STAGES.get(number, "refresh")


@cache
def spaces(rules: Rules) -> dict[str, list[int]]:
    """The spaces in play of each place that has any, by their numbers in the table of spaces."""
    found = {name: list(range(rules.first[at], rules.last[at] + 1)) for at, name in enumerate(PLACES)}
    found["dock-x"], found["dock-y"] = [place.DOCK_X], [place.DOCK_Y]
    found["mayflower"] = list(range(place.DOCK_SHIP_1, place.JOINED_1))
    found["joined"] = list(range(place.JOINED_1, place.GOODS_1))
    return {name: numbers for name, numbers in found.items() if numbers}


def due(s: Discovery) -> list[list[int]]:
    """The points by region and seat, as if colonies were scored now (D9)."""
    scored = s.copy()
    first = range(0, s.players * SCORINGS, SCORINGS)
    found = []
    for region in range(REGIONS):
        if s.is_colonized(region):
            before = list(scored.colony_points)
            Score().score_region(scored, region, 0)
            after = list(scored.colony_points)
            found.append([after[at] - before[at] for at in first])
        else:
            found.append([0] * s.players)
    return found


def price(rules: Rules, building: int) -> int:
    """The price of a building without a builder."""
    own = rules.cost[building]
    return int(own if own >= 0 else rules.price[rules.catalogue_age[building]])


@lru_cache(ARRANGED)
def arranged(goods: tuple[int, ...], ships: int) -> tuple[GoodsSet, ...]:
    """Goods and ships in the sets that pay best (D6): goods, ships and income of each; what is left over pays 0."""
    due = income(goods, ships)
    for kind, pays, used in _alike(goods, ships):
        rest = list(goods)
        rest[kind] -= ALIKE[pays] - used
        if pays + income(rest, ships - used) == due:
            return (_set([kind] * (ALIKE[pays] - used), used, pays), *arranged(tuple(rest), ships - used))
    return tuple(_mixed([kind for kind, n in enumerate(goods) for _ in range(n)], ships, due))


def income(goods: Sequence[int], ships: int) -> int:
    """What goods and ships pay at best."""
    return int(sets.best_income(numbers(list(goods)), 0, ships))


def _alike(goods: Sequence[int], ships: int) -> Iterator[tuple[int, int, int]]:
    """Every set of goods of one kind that can be made, without a ship first: kind, income, ships."""
    for used in range(min(ships, 1) + 1):
        for pays, size in ALIKE.items():
            yield from ((kind, pays, used) for kind, n in enumerate(goods) if n >= size - used)


def _mixed(kinds: list[int], ships: int, count: int) -> Iterator[GoodsSet]:
    """So many sets of any three, with a ship in each as long as goods are too few, and what is left over."""
    for made in range(count):
        used = 1 if len(kinds) < 3 * (count - made) and ships else 0
        yield _set(kinds[: 3 - used], used, sets.ANY_3)
        kinds, ships = kinds[3 - used :], ships - used
    if kinds or ships:
        yield _set(kinds, ships, 0)


def _set(kinds: list[int], ships: int, pays: int) -> GoodsSet:
    return GoodsSet(tuple(WORDS["good"][kind] for kind in kinds), ships, pays)
