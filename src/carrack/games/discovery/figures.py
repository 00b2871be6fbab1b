"""Figures derived from public information: current box, spaces in play, prices, goods in sets, points by source.

Clients that do not know the rules show them. They must not depend on hidden tokens.
"""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache

from msgspec import Struct
from msgspec.structs import replace

from carrack.engine.core.frames import step_of, x_of
from carrack.engine.core.tables import numbers
from carrack.engine.types import ScoreLine
from carrack.games.discovery.checks import hidden_buildings, hidden_goods
from carrack.games.discovery.core import perk, place, sets, step
from carrack.games.discovery.core.boxes import shipping_value
from carrack.games.discovery.core.front import box_of
from carrack.games.discovery.core.good import GOODS
from carrack.games.discovery.core.refresh import Score
from carrack.games.discovery.core.rules import Rules
from carrack.games.discovery.core.state import Discovery
from carrack.games.discovery.core.tables import REGIONS, SCORINGS
from carrack.games.discovery.core.worker import COLONIST, TYPES
from carrack.games.discovery.picking import Picking, picking
from carrack.games.discovery.words import PLACES, WORDS

# The tables that prices, points due, sets of goods and score sheets depend on.
FIGURED = (
    "offer_row",
    "troops",
    "discovered",
    "shippers",
    "goods",
    "ships",
    "market",
    "bounty",
    "gone_goods",
    "stack_age",
    "shown",
    "sailing",
    "nation",
    "used",
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
ARRANGED = 10_000  # hands of goods whose sets are cached
ALIKE = {sets.ALIKE_4: 4, sets.ALIKE_3: 3}  # by the income of a set of one kind, how many goods it has
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
    """Goods, ships and income of one set."""

    goods: tuple[str, ...]
    ships: int
    pays: int


class Holding(Struct, frozen=True):
    """The totals of a seat: its goods and ships in the sets that pay best, and its points by source.

    `more` is what one more good of each kind would add to its income, and last what one more ship would. `power` is
    how often its nation's advantage can still be used (in this age, if it renews itself); `ship_pays` is the income
    that it loses this turn if one more of its ships carries a worker.
    """

    sets: tuple[GoodsSet, ...]
    more: tuple[int, ...]
    sheet: tuple[ScoreLine, ...]
    power: int
    ship_pays: int


class Piles(Struct, frozen=True):
    """The pieces that lie face down, derived from those that everybody saw: goods by kind, buildings of the stack."""

    goods: tuple[int, ...]
    buildings: tuple[str, ...]


class Figures(Struct, frozen=True):
    """The figures of a position.

    `stage` is the current box or phase, `spaces` has the spaces in play by place, `prices` the prices of the row
    without a builder, `shipping` the value of each seat's workers in the shipping box, `due` the points by region and
    seat if colonies were scored now, and `with_one_more` the same for a seat that had one colonist more there.
    `paid` is the price that each seat paid for its nation while nations are sold by auction (-1: it has none yet), else
    empty. `point_prices` has the price of a point by age, and is empty if points are not sold; `age_prices` the usual
    price of a building by age. `piles` is what the pile of goods and the stack of buildings hold, in no order.
    `picking` has the workers of a region that the seat that is asked may name, if it is asked for any.
    """

    stage: str
    spaces: dict[str, list[int]]
    prices: list[int]
    shipping: list[int]
    due: list[list[int]]
    with_one_more: list[list[int]]
    paid: list[int]
    point_prices: list[int]
    age_prices: list[int]
    seats: list[Holding]
    piles: Piles
    picking: Picking | None


def figures(s: Discovery, sheets: list[tuple[ScoreLine, ...]]) -> Figures:
    """Return the figures of a position; `sheets` are the points of each seat by source."""
    return Figures(
        stage=stage(s),
        spaces=spaces(s.rules),
        prices=[price(s.rules, building - 1) if building else -1 for building in s.offer_row],
        shipping=[int(shipping_value(s, seat)) for seat in range(s.players)],
        due=due(s),
        with_one_more=with_one_more(s),
        paid=paid(s),
        point_prices=[price for price in s.rules.point_price[1:] if price],
        age_prices=[int(price) for price in s.rules.price[1:]],
        seats=[holding(s, seat, sheet) for seat, sheet in enumerate(sheets)],
        piles=piles(s),
        picking=picking(s),
    )


def piles(s: Discovery) -> Piles:
    """Return what the pile of goods and the stack of buildings hold: all that has been seen nowhere else."""
    goods = hidden_goods(s)
    return Piles(
        tuple(goods.count(good) for good in range(GOODS)),
        tuple(WORDS["building"][building] for building in hidden_buildings(s)),
    )


def holding(s: Discovery, seat: int, sheet: tuple[ScoreLine, ...]) -> Holding:
    """Return the totals of a seat; `sheet` has its points by source."""
    goods, ships = tuple(s.goods[seat * GOODS : (seat + 1) * GOODS]), int(s.ships[seat])
    in_port = ships - int(s.sailing[seat])
    pays = income(goods, in_port) - income(goods, in_port - 1) if in_port > 0 else 0
    return Holding(arranged(goods, ships), more(goods, ships), sheet, power(s, seat), pays)


def power(s: Discovery, seat: int) -> int:
    """Return how often a seat can still use its nation's advantage; those used before the first turn count nothing."""
    used = list(s.used[seat * perk.CHARGES : (seat + 1) * perk.CHARGES])
    if s.nation[seat] == 0:
        return 0
    gains = list(s.rules.nation_perks[s.nation[seat] - 1])
    charges = zip(gains[::2], gains[1::2], strict=True)
    return int(sum(n - used[which - perk.CHARTS] for which, n in charges if perk.CHARTS <= which < perk.POINTS))


def paid(s: Discovery) -> list[int]:
    """Return the price of each seat's nation while nations are sold by auction (D13.2); nobody earns meanwhile."""
    nations = list(s.nation)
    if not s.rules.auctions_nations or all(nations):
        return []
    return [int(s.rules.start_money - s.money[seat]) if nation else -1 for seat, nation in enumerate(nations)]


def next_stage(s: Discovery, known: Figures) -> Figures:
    """Return the figures of a position, with the slow ones taken from an earlier result."""
    now, named = stage(s), picking(s)
    return known if (now, named) == (known.stage, known.picking) else replace(known, stage=now, picking=named)


def stage(s: Discovery) -> str:
    """Return the current box or phase; empty before the first turn and after the last."""
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
    """Return the spaces in play of each place that has any, by their numbers in the table of spaces."""
    found = {name: list(range(rules.first[at], rules.last[at] + 1)) for at, name in enumerate(PLACES)}
    found["dock-x"], found["dock-y"] = [place.DOCK_X], [place.DOCK_Y]
    found["mayflower"] = list(range(place.DOCK_SHIP_1, place.JOINED_1))
    found["joined"] = list(range(place.JOINED_1, place.GOODS_1))
    return {name: numbers for name, numbers in found.items() if numbers}


def due(s: Discovery) -> list[list[int]]:
    """Return the points by region and seat, as if colonies were scored now (D9)."""
    scored = s.copy()
    return [points_of(scored, region) for region in range(REGIONS)]


def with_one_more(s: Discovery) -> list[list[int]]:
    """Return by region and seat the points of the seat now with one colonist more there; 0 where nobody may settle."""
    scored = s.copy()
    troops = scored.own_troops()
    found = []
    for region in range(REGIONS):
        points = [0] * s.players
        for seat in range(s.players if s.discovered >> region & 1 else 0):
            at = (region * s.players + seat) * TYPES + COLONIST
            troops[at] += 1
            points[seat] = points_of(scored, region)[seat]
            troops[at] -= 1
        found.append(points)
    return found


def points_of(scored: Discovery, region: int) -> list[int]:
    """Return the points that each seat scores in a region; adds them to the position, which must be a copy."""
    if not scored.is_colonized(region):
        return [0] * scored.players
    first = range(0, scored.players * SCORINGS, SCORINGS)
    before = list(scored.colony_points)
    Score().score_region(scored, region, 0)
    after = list(scored.colony_points)
    return [after[at] - before[at] for at in first]


def price(rules: Rules, building: int) -> int:
    """Return the price of a building without a builder."""
    own = rules.cost[building]
    return int(own if own >= 0 else rules.price[rules.catalogue_age[building]])


@lru_cache(ARRANGED)
def arranged(goods: tuple[int, ...], ships: int) -> tuple[GoodsSet, ...]:
    """Return the sets that pay best (D6): goods, ships and income of each; the rest is a set that pays 0."""
    due = income(goods, ships)
    for kind, pays, used in _alike(goods, ships):
        rest = list(goods)
        rest[kind] -= ALIKE[pays] - used
        if pays + income(rest, ships - used) == due:
            return (_set([kind] * (ALIKE[pays] - used), used, pays), *arranged(tuple(rest), ships - used))
    return tuple(_mixed([kind for kind, n in enumerate(goods) for _ in range(n)], ships, due))


@lru_cache(ARRANGED)
def more(goods: tuple[int, ...], ships: int) -> tuple[int, ...]:
    """Return what one more good of each kind, and last one more ship, would add to the income."""
    now = income(goods, ships)
    kinds = range(len(goods))
    richer = [income([n + (kind == added) for kind, n in enumerate(goods)], ships) for added in kinds]
    return tuple(amount - now for amount in (*richer, income(goods, ships + 1)))


def income(goods: Sequence[int], ships: int) -> int:
    """Return the best income of goods and ships."""
    return int(sets.best_income(numbers(list(goods)), 0, ships))


def _alike(goods: Sequence[int], ships: int) -> Iterator[tuple[int, int, int]]:
    """Yield every possible set of goods of one kind, first those without a ship: kind, income, ships."""
    for used in range(min(ships, 1) + 1):
        for pays, size in ALIKE.items():
            yield from ((kind, pays, used) for kind, n in enumerate(goods) if n >= size - used)


def _mixed(kinds: list[int], ships: int, count: int) -> Iterator[GoodsSet]:
    """Yield so many sets of any three, with a ship in each if goods are too few, and the rest as a set that pays 0."""
    for made in range(count):
        used = 1 if len(kinds) < 3 * (count - made) and ships else 0
        yield _set(kinds[: 3 - used], used, sets.ANY_3)
        kinds, ships = kinds[3 - used :], ships - used
    if kinds or ships:
        yield _set(kinds, ships, 0)


def _set(kinds: list[int], ships: int, pays: int) -> GoodsSet:
    return GoodsSet(tuple(WORDS["good"][kind] for kind in kinds), ships, pays)
