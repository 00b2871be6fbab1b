"""The capital buildings (D14): one row each, with perks, points, and the frame put on the agenda at purchase.

Everything else about buildings is derived from the rows: their numbers, ages and names, the buildings of each version
of the rules, and those in play under given options. docs/guides/add-a-building.md shows how to add one.
"""

from collections.abc import Iterator

from msgspec import Struct

from carrack.engine.core.frames import frame, step_of
from carrack.games.discovery.core import move, perk, step, worker

E2007 = "2007"
E2015 = "2015"
EDITIONS = (E2007, E2015)
BASE = "base"
EXPANSION = "expansion"
SETS = (BASE, EXPANSION)
BUILDING_AGES = (1, 2, 3)


class Building(Struct, frozen=True):
    """A building as one edition has it (`only`), or as both have it.

    name: its word in records and catalogues.
    age: 1, 2 or 3.
    perks: numbers of `core/perk.py` that its owner has, and how much of each.
    points: at the end of the game.
    now: the frame that is put on the agenda when somebody buys it; −1: none.
    cost: a price of its own; −1: that of its age.
    copies: how many of it are in play.
    set: BASE, or EXPANSION for the option `expansion_buildings`.
    only: the edition that alone has this row; empty: both have it.
    needs_builders: in play only together with the option `builders`.
    since: the version of the rules that added it. Games of earlier versions do not have it.
    """

    name: str
    age: int
    perks: dict[int, int] = {}
    points: int = 0
    now: int = -1
    cost: int = -1
    copies: int = 1
    set: str = BASE
    only: str = ""
    needs_builders: bool = False
    since: int = 1

    def __post_init__(self) -> None:
        """Raise ValueError for a value that no building can have."""
        for field, value, known in (
            ("age", self.age, BUILDING_AGES),
            ("set", self.set, SETS),
            ("only", self.only, ("", *EDITIONS)),
        ):
            if value not in known:
                raise ValueError(f"building {self.name!r}: {field} {value!r} is none of {known}")
        unknown = [which for which in self.perks if not 0 <= which < perk.PERKS]
        if unknown:
            raise ValueError(f"building {self.name!r}: no such perks: {unknown}")
        if self.copies < 1 or self.since < 1:
            raise ValueError(f"building {self.name!r}: copies and since begin at 1")


BUILDINGS: tuple[Building, ...] = (
    # Age I (base)
    Building("settlers", 1, {perk.WORKER_A_TURN + worker.COLONIST: 1}, copies=2),
    Building("monastery", 1, {perk.WORKER_A_TURN + worker.MISSIONARY: 1}),
    Building("trade-routes", 1, {perk.WORKER_A_TURN + worker.MERCHANT: 1}),
    Building("training-grounds", 1, {perk.WORKER_A_TURN + worker.SOLDIER: 1}),
    Building("indentured-servitude", 1, {perk.COLONIST_ON_X: 1}),
    Building("conquistadors", 1, {perk.EXPLORER_A_TURN + worker.SOLDIER: 1}),
    Building("navigator", 1, {perk.EXPLORER_A_TURN + worker.CAPTAIN: 1}),
    Building("conquest-of-the-inca-empire", 1, now=frame(step.CASH, 0, 20)),
    Building("trading-post", 1, {perk.MONEY_A_TURN: 5}),
    Building("new-world-cartography", 1, {perk.CHARTS: 1}, points=4, now=frame(step.ASK_CHART)),
    Building("plague-1", 1, {perk.RESISTANCE_CUT: 1}, only=E2015),
    # Age II (base)
    Building("indian-allies", 2, now=frame(step.ASK_GARRISON, 0, worker.SOLDIER, 2)),
    Building("privateers", 2, {perk.TRIBUTE_PER_SHIP: 1}),
    Building("ship-yards", 2, {perk.WORKER_A_TURN + worker.CAPTAIN: 1}),
    Building("cathedral", 2, {perk.EXTRA_CONVERTS: 1}),
    Building("taxation", 2, {perk.MONEY_A_TURN: 10}, points=2),
    Building("university", 2, {perk.FRONTS: 1}, points=5),
    Building("west-indies-co", 2, {perk.GOOD_A_TURN: 1}),
    Building("colonization-laws", 2, {perk.COLONIST_ON_Y: 1}),
    Building("rum-distillery", 2, {perk.MONEY_PER_SUGAR: 3}),
    Building("marketplace", 2, {perk.WORKER_A_TURN + worker.MERCHANT: 1}),
    Building("military-academy", 2, {perk.WORKER_A_TURN + worker.SOLDIER: 1}),
    Building("fortress", 2, {perk.WORKER_A_TURN + worker.SOLDIER: 1}),
    Building("stables", 2, {perk.SOLDIER_MOVES: 1}),
    Building("plague-2", 2, now=frame(step.THINNING), only=E2015),
    # Age III (base)
    Building("militia", 3, {perk.MILITIA: 1}),
    Building("mercantilism", 3, {perk.END + perk.GOODS: 1}),
    Building("population", 3, {perk.END + perk.WORKER_PAIRS: 1}),
    Building("navy", 3, {perk.END + perk.SHIPS: 4}),
    Building("power", 3, {perk.END + perk.SOLDIERS: 2}),
    Building("prosperity", 3, {perk.END + perk.BUILDINGS: 2}),
    Building("glory", 3, {perk.END + perk.REGIONS: 2}),
    Building("wealth", 3, {perk.END + perk.FIVE_DOLLARS: 1}),
    Building("migration", 3, {perk.COLONIST_MOVES: 2}),
    Building("factory", 3, {perk.MONEY_A_TURN: 25}, points=5, only=E2007),
    Building("factory", 3, {perk.MONEY_A_TURN: 30}, points=5, only=E2015),
    Building("plague-3", 3, now=frame(step.ASK_BLIGHT), only=E2015),
    # Age I, expansion
    Building("spoils-5-dollars", 1, now=frame(step.CASH, 0, 5), cost=0, set=EXPANSION),
    Building("spoils-ship", 1, now=frame(step.SHIP_GIFT), cost=0, set=EXPANSION),
    Building("spoils-specialists", 1, now=frame(step.ASK_CHOOSE, 0, 2), cost=0, set=EXPANSION),
    Building("magellan", 1, {perk.CAPTAIN_BONUS: 1}, set=EXPANSION),
    Building("new-world-city", 1, {perk.WORKER_A_TURN + worker.BUILDER: 1}, needs_builders=True, set=EXPANSION),
    Building("new-world-mission", 1, {perk.WORKER_A_TURN + worker.MISSIONARY: 1}, set=EXPANSION),
    Building("overpopulation", 1, now=frame(step.ASK_SPREAD, 0, 3), set=EXPANSION),
    Building("smuggler", 1, {perk.SMUGGLES: 1}, set=EXPANSION),
    # Age II, expansion
    Building("spoils-7-dollars", 2, now=frame(step.CASH, 0, 7), cost=0, set=EXPANSION),
    Building("spoils-goods", 2, now=frame(step.GOODS_GIFT, 0, 2), cost=0, set=EXPANSION),
    Building("stone-masonry", 2, {perk.WORKER_A_TURN + worker.BUILDER: 1}, needs_builders=True, set=EXPANSION),
    Building("papal-edict", 2, now=frame(step.ASK_EDICT, 0, 2), set=EXPANSION),
    Building("mint", 2, {perk.MONEY_PER_METAL: 2}, set=EXPANSION),
    Building("trading-house", 2, {perk.SALE_PRICE: 5}, set=EXPANSION),
    Building("reformation", 2, {perk.CONVERT_BAN: 1}, set=EXPANSION),
    Building("mayflower", 2, {perk.DOCK_SHIPS: 3}, set=EXPANSION),
    # Age III, expansion
    Building("age-of-discovery", 3, {perk.END + perk.DISCOVERIES: 4}, set=EXPANSION),
    Building("new-world-capital-city", 3, {perk.END + perk.BUILDERS: 3}, needs_builders=True, set=EXPANSION),
    Building("age-of-reason", 3, {perk.END + perk.SPECIALIST_SPACES: 4}, set=EXPANSION),
    Building("re-write-history", 3, now=frame(step.ASK_ROB, 0, 2), set=EXPANSION),
)


def buildings_by_number(rows: tuple[Building, ...]) -> tuple[Building, ...]:
    """Return the first row of each building, in the order of the buildings' numbers.

    Records and shuffles use these numbers. So a building of a later version follows all those of earlier ones, wherever
    its row stands. Raises ValueError if the rows of one building differ in a value that must be the same.
    """
    first: dict[str, Building] = {}
    for row in sorted(rows, key=lambda row: (row.since, row.age, SETS.index(row.set))):
        known = first.setdefault(row.name, row)
        if (known.age, known.set, known.copies, known.since) != (row.age, row.set, row.copies, row.since):
            raise ValueError(f"building {row.name!r}: its rows differ in age, set, copies or since")
        if known is not row and (not row.only or row.only == known.only):
            raise ValueError(f"building {row.name!r}: two rows for one edition")
    found = tuple(first.values())
    if sum(row.since <= move.FIRST_VERSIONS for row in found) != move.FIRST_BUILDINGS:
        raise ValueError("versions 1 and 2 of the rules are finished: a new building needs since=3 or later")
    return found


CATALOGUE = buildings_by_number(BUILDINGS)  # by number
NAMES = tuple(row.name for row in CATALOGUE)
AGES = tuple(row.age for row in CATALOGUE)
EXPANDING = frozenset(row.name for row in BUILDINGS if row.set == EXPANSION)


def number_of(name: str) -> int:
    """Return the number of a building; KeyError if there is none of that name."""
    if name not in NAMES:
        raise KeyError(f"no building is called {name!r}")
    return NAMES.index(name)


def kinds_in(version: int) -> int:
    """Return how many buildings a version of the rules has: those with the lowest numbers."""
    return sum(row.since <= version for row in CATALOGUE)


def with_perk(which: int) -> tuple[str, ...]:
    """Return the buildings that give a perk, by number."""
    return tuple(name for name in NAMES if any(row.name == name and which in row.perks for row in BUILDINGS))


def with_step(*numbers: int) -> tuple[str, ...]:
    """Return the buildings that put one of these steps on the agenda when they are bought, by number."""
    begun = {row.name for row in BUILDINGS if row.now >= 0 and step_of(row.now) in numbers}
    return tuple(name for name in NAMES if name in begun)


def rows_of(edition: str, *, expansion: bool, builders: bool, version: int) -> Iterator[Building]:
    """Yield the rows in play under these options and a version of the rules."""
    for row in BUILDINGS:
        if row.since > version or row.only not in ("", edition):
            continue
        if row.set == BASE or (expansion and (builders or not row.needs_builders)):
            yield row
