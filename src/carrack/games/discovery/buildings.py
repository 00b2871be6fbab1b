"""The capital buildings (D14): one row each. A row is perks, points, and what is put on the agenda at purchase.

The catalogue numbers the buildings of both editions and the expansion for good: shuffles run over it, and moves count
in it. A building without a row for the options played is not in the game.
"""

from collections.abc import Iterator

from msgspec import Struct

from carrack.engine.core.frames import frame
from carrack.games.discovery.core import perk, step, worker

CATALOGUE: dict[int, tuple[str, ...]] = {
    1: (
        "settlers", "monastery", "trade-routes", "training-grounds", "indentured-servitude", "conquistadors",
        "navigator", "conquest-of-the-inca-empire", "trading-post", "new-world-cartography", "plague-1",
        "spoils-5-dollars", "spoils-ship", "spoils-specialists", "magellan", "new-world-city", "new-world-mission",
        "overpopulation", "smuggler",
    ),
    2: (
        "indian-allies", "privateers", "ship-yards", "cathedral", "taxation", "university", "west-indies-co",
        "colonization-laws", "rum-distillery", "marketplace", "military-academy", "fortress", "stables", "plague-2",
        "spoils-7-dollars", "spoils-goods", "stone-masonry", "papal-edict", "mint", "trading-house", "reformation",
        "mayflower",
    ),
    3: (
        "militia", "mercantilism", "population", "navy", "power", "prosperity", "glory", "wealth", "migration",
        "factory", "plague-3", "age-of-discovery", "new-world-capital-city", "age-of-reason", "re-write-history",
    ),
}  # fmt: skip
NAMES: tuple[str, ...] = tuple(name for names in CATALOGUE.values() for name in names)
AGES: tuple[int, ...] = tuple(age for age, names in CATALOGUE.items() for _ in names)
PAIRS = frozenset({"settlers"})  # of these there are two

E2007 = "2007"
E2015 = "2015"


class Row(Struct, frozen=True):
    """A building as one edition has it (`only`), or as both have it."""

    name: str
    perks: dict[int, int] = {}
    points: int = 0
    now: int = -1
    cost: int = -1
    only: str = ""
    needs_builders: bool = False


BASE: tuple[Row, ...] = (
    # Age I
    Row("settlers", {perk.WORKER_A_TURN + worker.COLONIST: 1}),
    Row("monastery", {perk.WORKER_A_TURN + worker.MISSIONARY: 1}),
    Row("trade-routes", {perk.WORKER_A_TURN + worker.MERCHANT: 1}),
    Row("training-grounds", {perk.WORKER_A_TURN + worker.SOLDIER: 1}),
    Row("indentured-servitude", {perk.COLONIST_ON_X: 1}),
    Row("conquistadors", {perk.EXPLORER_A_TURN + worker.SOLDIER: 1}),
    Row("navigator", {perk.EXPLORER_A_TURN + worker.CAPTAIN: 1}),
    Row("conquest-of-the-inca-empire", now=frame(step.CASH, 0, 20)),
    Row("trading-post", {perk.MONEY_A_TURN: 5}),
    Row("new-world-cartography", {perk.CHARTS: 1}, points=4, now=frame(step.ASK_CHART)),
    Row("plague-1", {perk.RESISTANCE_CUT: 1}, only=E2015),
    # Age II
    Row("indian-allies", now=frame(step.ASK_GARRISON, 0, worker.SOLDIER, 2)),
    Row("privateers", {perk.TRIBUTE_PER_SHIP: 1}),
    Row("ship-yards", {perk.WORKER_A_TURN + worker.CAPTAIN: 1}),
    Row("cathedral", {perk.EXTRA_CONVERTS: 1}),
    Row("taxation", {perk.MONEY_A_TURN: 10}, points=2),
    Row("university", {perk.FRONTS: 1}, points=5),
    Row("west-indies-co", {perk.GOOD_A_TURN: 1}),
    Row("colonization-laws", {perk.COLONIST_ON_Y: 1}),
    Row("rum-distillery", {perk.MONEY_PER_SUGAR: 3}),
    Row("marketplace", {perk.WORKER_A_TURN + worker.MERCHANT: 1}),
    Row("military-academy", {perk.WORKER_A_TURN + worker.SOLDIER: 1}),
    Row("fortress", {perk.WORKER_A_TURN + worker.SOLDIER: 1}),
    Row("stables", {perk.SOLDIER_MOVES: 1}),
    Row("plague-2", now=frame(step.THINNING), only=E2015),
    # Age III
    Row("militia", {perk.MILITIA: 1}),
    Row("mercantilism", {perk.END + perk.GOODS: 1}),
    Row("population", {perk.END + perk.WORKER_PAIRS: 1}),
    Row("navy", {perk.END + perk.SHIPS: 4}),
    Row("power", {perk.END + perk.SOLDIERS: 2}),
    Row("prosperity", {perk.END + perk.BUILDINGS: 2}),
    Row("glory", {perk.END + perk.REGIONS: 2}),
    Row("wealth", {perk.END + perk.FIVE_DOLLARS: 1}),
    Row("migration", {perk.COLONIST_MOVES: 2}),
    Row("factory", {perk.MONEY_A_TURN: 25}, points=5, only=E2007),
    Row("factory", {perk.MONEY_A_TURN: 30}, points=5, only=E2015),
    Row("plague-3", now=frame(step.ASK_BLIGHT), only=E2015),
)


EXPANSION: tuple[Row, ...] = (
    # Age I
    Row("spoils-5-dollars", now=frame(step.CASH, 0, 5), cost=0),
    Row("spoils-ship", now=frame(step.SHIP_GIFT), cost=0),
    Row("spoils-specialists", now=frame(step.ASK_CHOOSE, 0, 2), cost=0),
    Row("magellan", {perk.CAPTAIN_BONUS: 1}),
    Row("new-world-city", {perk.WORKER_A_TURN + worker.BUILDER: 1}, needs_builders=True),
    Row("new-world-mission", {perk.WORKER_A_TURN + worker.MISSIONARY: 1}),
    Row("overpopulation", now=frame(step.ASK_SPREAD, 0, 3)),
    Row("smuggler", {perk.SMUGGLES: 1}),
    # Age II
    Row("spoils-7-dollars", now=frame(step.CASH, 0, 7), cost=0),
    Row("spoils-goods", now=frame(step.GOODS_GIFT, 0, 2), cost=0),
    Row("stone-masonry", {perk.WORKER_A_TURN + worker.BUILDER: 1}, needs_builders=True),
    Row("papal-edict", now=frame(step.ASK_EDICT, 0, 2)),
    Row("mint", {perk.MONEY_PER_METAL: 2}),
    Row("trading-house", {perk.SALE_PRICE: 5}),
    Row("reformation", {perk.CONVERT_BAN: 1}),
    Row("mayflower", {perk.DOCK_SHIPS: 3}),
    # Age III
    Row("age-of-discovery", {perk.END + perk.DISCOVERIES: 4}),
    Row("new-world-capital-city", {perk.END + perk.BUILDERS: 3}, needs_builders=True),
    Row("age-of-reason", {perk.END + perk.SPECIALIST_SPACES: 4}),
    Row("re-write-history", now=frame(step.ASK_ROB, 0, 2)),
)


def rows_of(edition: str, *, expansion: bool, builders: bool) -> Iterator[Row]:
    """The rows in play: the edition's, and the expansion's as far as its builders are there."""
    yield from (row for row in BASE if row.only in ("", edition))
    if expansion:
        yield from (row for row in EXPANSION if builders or not row.needs_builders)
