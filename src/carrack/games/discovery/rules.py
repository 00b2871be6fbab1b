"""Builds the `Rules` of a game from its options. Only this module knows the editions."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from carrack.engine.core.frames import frame, step_of, x_of
from carrack.engine.core.layout import MAX_SEATS, Layout
from carrack.engine.core.numbered import in_order
from carrack.engine.core.tables import numbers
from carrack.games.discovery import board
from carrack.games.discovery.buildings import BUILDING_AGES, CATALOGUE, Building, kinds_in, rows_of
from carrack.games.discovery.core import perk, place, step, worker, zone
from carrack.games.discovery.core.rules import LAST_TURN, Rules
from carrack.games.discovery.moves import BUY_MOVES, NATION_MOVES
from carrack.games.discovery.nations import nations_in
from carrack.games.discovery.options import OPTIONS
from carrack.games.discovery.versions import switch_on

AGE_OF_TURN = (0, 1, 1, 1, 2, 2, 2, 3, 3)  # D3.1
PRICES = (0, 10, 14, 20)  # D5.5.1
SHOWN_LAST_AGE = 10  # D2.9
BUILDER_DISCOUNT = 5  # D5.5.2
NATION_AUCTION_MONEY = 15  # D13.2
SCOUT_PRICES = (1, 1, 2, 3)  # D11.2; before the first turn as in age I
POINT_PRICES = (0, 1, 3, 10)  # D11.4

# By box, the window of a nation just before it (D12): the charge, the step that asks.
NATION_WINDOWS = {
    place.AT_DOCK: (perk.DOCK_ORDERS, step.ASK_JOIN),
    place.AT_GOODS: (perk.FIRST_GOODS, step.ASK_FIRST),
    place.AT_SHIPPING: (perk.SHIP_CLAIMS, step.ASK_CLAIM),
    place.AT_SPECIALISTS: (perk.OUSTS, step.ASK_OUST),
}

GOOD_NAMES = tuple(board.GOODS)
REGION_NAMES = tuple(board.REGIONS)
COUNTER_NAMES = tuple("/".join(map(str, counter)) for counter in board.COUNTERS)
CARD_NAMES = tuple(board.CARDS)


def mask(*members: int) -> int:
    """Return a set of small numbers as bits."""
    return sum(1 << member for member in members)


def catalogues(version: int) -> list[list[int]]:
    """Return, for each object that is shuffled, all its tokens under a version of the rules."""
    counters = [kind for kind, n in enumerate(board.COUNTERS.values()) for _ in range(n)]
    goods = [kind for kind, n in enumerate(board.GOODS.values()) for _ in range(n)]
    known = CATALOGUE[: kinds_in(version)]
    stacks = [
        [kind for kind, building in enumerate(known) if building.age == age for _ in range(building.copies)]
        for age in BUILDING_AGES
    ]
    seats = list(range(MAX_SEATS))
    nations = list(range(len(nations_in(version))))
    return in_order(
        {
            zone.PLAYER_ORDER: seats,
            zone.OPENER: seats,
            zone.NATION_MIX: nations,
            zone.COUNTER_MIX: counters,
            zone.CARD_MIX: list(range(len(CARD_NAMES))),
            zone.GOOD_MIX: goods,
            **{zone.STACK_1 + i: stack for i, stack in enumerate(stacks)},
            zone.ROBBERY: counters,
        }
    )


def layout(version: int) -> Layout:
    """Return zones, pools and objects; they are the same for every game of a version of the rules."""
    objects = catalogues(version)
    counters, cards = len(objects[zone.COUNTER_MIX]), len(objects[zone.CARD_MIX])
    stack = max(map(len, objects[zone.STACK_1 : zone.ROBBERY]))
    nations = len(objects[zone.NATION_MIX])
    zones = in_order(
        {
            zone.SEATS: (MAX_SEATS, zone.SEAT_POOL),
            zone.COUNTERS: (len(REGION_NAMES), zone.COUNTER_POOL),
            zone.ASIDE: (counters, zone.COUNTER_POOL),
            zone.DECK: (cards, zone.CARD_POOL),
            zone.PILE: (len(objects[zone.GOOD_MIX]), zone.GOOD_POOL),
            zone.STACK: (stack, zone.BUILDING_POOL),
            zone.ROBBED: (counters, zone.ROBBED_POOL),
            zone.NATIONS: (nations, zone.NATION_POOL),
        }
    )
    return Layout([size for size, _ in zones], [pool for _, pool in zones], objects)


def build(players: int, options: dict[str, Any], version: int) -> Rules:
    """Flatten options and the version of the rules into the tables and knobs of a game."""
    options = {option.key: option.default for option in OPTIONS} | options  # an earlier version may have fewer options
    rules = Rules(players, layout(version))
    lay_board(rules)
    lay_spaces(rules, players)
    lay_buildings(rules, options, version)
    if options["edition"] == "2007":
        as_in_2007(rules)
    else:
        as_in_2015(rules)
    set_options(rules, options, version)
    switch_on(rules, version)
    rules.openers = numbers([mask(*list(window)[::2]) for window in rules.windows])
    return rules


def set_options(rules: Rules, options: dict[str, Any], version: int) -> None:
    """Apply the options, except those that choose buildings."""
    opening = [frame(step.OPENING)]
    if options["two_player_captains"]:
        rules.box_captains = 2
    if options["reduced_luck"]:
        rules.shown_last_age = SHOWN_LAST_AGE
    if options["builders"]:
        with_builders(rules)
    if options["nations"] != "off":
        nations = nations_in(version)
        rules.nation_perks = [pairs(nation.perks) for nation in nations]
        rules.nation_now = numbers([nation.now for nation in nations])
        rules.nation_move = numbers(NATION_MOVES[: len(nations)])
        for box, window in NATION_WINDOWS.items():  # D3.7: before all others
            rules.windows[box] = numbers([*window, *rules.windows[box]])
        opening += [frame(step.ROUNDS if options["nations"] == "auction" else step.DEAL_NATIONS)]
        opening += [frame(step.ENTER_NATIONS)]
    if options["nations"] == "auction":
        rules.draws_order = False
        rules.auctions_nations = True
        rules.start_money = NATION_AUCTION_MONEY
    if options["start_auction"]:
        rules.draws_order = False
        rules.prize_regions = rules.open_regions
        rules.open_regions = 0
        opening.insert(1, frame(step.AUCTION))
    rules.no_survivors = options["no_survivors"]
    rules.open_counters = options["advanced_reconnaissance"]
    if options["scouting"]:
        rules.scouting = True
        rules.scout_price = numbers([*SCOUT_PRICES])
    if options["buy_points"]:
        rules.point_price = numbers([*POINT_PRICES])
        for turn in range(1, LAST_TURN + 1):
            rules.turns[turn] = numbers(with_points(list(rules.turns[turn])))
    rules.turns[0] = numbers(opening)


def with_builders(rules: Rules) -> None:
    """Add builders, their space and their discount (D2.10, D4.6, D5.5.2)."""
    rules.supply[worker.BUILDER] = board.WORKERS["builder"]
    rules.trainable |= mask(worker.BUILDER)
    rules.builder_discount = BUILDER_DISCOUNT
    rules.first[place.BUILDER] = rules.last[place.BUILDER] = place.SPECIALISTS_1 + place.BUILDER - place.CAPTAIN


def with_points(rows: "list[int]") -> "list[int]":
    """Add a sale of points right after each scoring, at the price of the same age (D11.4)."""
    found: list[int] = []
    for row in rows:
        found.append(row)
        if step_of(row) == step.SCORE:
            found.append(frame(step.POINTS, 0, x_of(row)))
    return found


def lay_board(rules: Rules) -> None:
    """Set regions, discoveries and supplies."""
    regions = board.REGIONS.values()
    rules.region_good = numbers([GOOD_NAMES.index(good) for good, _ in regions])
    rules.neighbours = numbers([mask(*map(REGION_NAMES.index, near)) for _, near in regions])
    rules.open_regions = mask(REGION_NAMES.index(board.OPEN_REGION))
    met = [*board.COUNTERS, *board.CARDS.values()]
    rules.plunder = numbers([row[0] for row in met])
    rules.per_soldier = numbers([row[1] for row in met])
    rules.resistance = numbers([row[2] for row in met])
    rules.worth = numbers([row[3] for row in met])
    rules.supply = numbers([*list(board.WORKERS.values())[: worker.BUILDER], 0])
    rules.age = numbers([*AGE_OF_TURN])
    rules.price = numbers([*PRICES])
    rules.trainable = mask(worker.CAPTAIN, worker.MERCHANT, worker.MISSIONARY, worker.SOLDIER)


def lay_spaces(rules: Rules, players: int) -> None:
    """Set the spaces of each place (D2.7, D4.4, D4.6), and the action of a worker on each space."""
    rules.last = numbers([-1] * place.PLACES)
    for which, first, end in (
        (place.INITIATIVE, place.INITIATIVE_1, place.INITIATIVE_1 + players),
        (place.DOCK, place.DOCK_1, place.DOCK_1 + 2 * players - 1),
        (place.GOODS, place.GOODS_1, place.GOODS_1 + 4),
        (place.BUILDINGS, place.BUILDINGS_1, place.BUILDINGS_1 + 5),
        (place.WARFARE, place.WARFARE_1, place.WARFARE_1 + 4),
    ):
        rules.first[which] = first
        rules.last[which] = end - 1
    rules.first[place.DOCK_SHIP] = place.DOCK_SHIP_1  # open to players who have ships and may use them (D4.8)
    for which in (place.CAPTAIN, place.MERCHANT, place.MISSIONARY, place.SOLDIER, place.TRAINING):
        space = place.SPECIALISTS_1 + which - place.CAPTAIN
        rules.first[which] = rules.last[which] = space
    for space in range(place.GOODS_1, place.BUILDINGS_1):
        rules.action[space] = frame(step.ASK_TAKE)
    for space in range(place.BUILDINGS_1, place.SPECIALISTS_1):
        rules.action[space] = frame(step.ASK_BUY)
    for type_ in range(worker.CAPTAIN, worker.TYPES):
        rules.action[place.SPECIALISTS_1 + type_ - 1] = frame(step.ASK_TRAIN, 0, type_)
    rules.action[place.TRAINING_SPACE] = frame(step.ASK_TRAIN, 0, worker.TYPES)
    for space in range(place.WARFARE_1, place.SPACES):
        rules.action[space] = frame(step.ASK_WARFARE)


def lay_buildings(rules: Rules, options: dict[str, Any], version: int) -> None:
    """Set the buildings of a version of the rules, and which of them the options bring into play."""
    chosen = rows_of(
        options["edition"],
        expansion=options["expansion_buildings"],
        builders=options["builders"],
        version=version,
    )
    rows: dict[str, Building] = {row.name: row for row in chosen}
    known = CATALOGUE[: kinds_in(version)]
    played = [rows.get(building.name) for building in known]
    rules.kinds = len(known)
    rules.catalogue_age = numbers([building.age for building in known])
    rules.buy_move = numbers(BUY_MOVES[: len(known)])
    rules.in_play = numbers([row.copies if row else 0 for row in played])
    rules.cost = numbers([row.cost if row else -1 for row in played])
    rules.now = numbers([row.now if row else -1 for row in played])
    rules.perks = [pairs(perks_of(row)) if row else numbers([]) for row in played]


def perks_of(row: Building) -> dict[int, int]:
    """Return the perks of a building, including its points."""
    return {**row.perks, perk.POINTS: row.points} if row.points else row.perks


def pairs(perks: dict[int, int]) -> vec[i64]:
    """Return perks and their numbers as a flat table."""
    return numbers([entry for pair in perks.items() for entry in pair])


RESOLUTION = [
    frame(step.BEFORE, 0, place.AT_ORDER), frame(step.PLACEMENT),
    frame(step.BEFORE, 0, place.AT_INITIATIVE), frame(step.INITIATIVE),
    frame(step.BEFORE, 0, place.AT_DOCK), frame(step.DOCKING, 0, place.DOCK_1),
    frame(step.BEFORE, 0, place.AT_GOODS), frame(step.BOX, 0, place.GOODS_1, place.BUILDINGS_1),
    frame(step.BEFORE, 0, place.AT_SHIPPING), frame(step.SHIPPING),
    frame(step.BEFORE, 0, place.AT_BUILDINGS), frame(step.BOX, 0, place.BUILDINGS_1, place.SPECIALISTS_1),
    frame(step.BEFORE, 0, place.AT_DISCOVERY), frame(step.DISCOVERY),
    frame(step.BEFORE, 0, place.AT_SPECIALISTS), frame(step.BOX, 0, place.SPECIALISTS_1, place.WARFARE_1),
    frame(step.BEFORE, 0, place.AT_WARFARE), frame(step.BOX, 0, place.WARFARE_1, place.SPACES),
    frame(step.INCOME), frame(step.BENEFITS),
]  # fmt: skip
"""The turn up to the refresh, in reading order (D3.2, D3.4)."""


def lay_turns(rules: Rules, refresh: "list[int]") -> None:
    """Set the table of each turn. OFFER begins an age after turns 3 and 6; colonies score there and at the end."""
    rules.turns[0] = numbers([frame(step.OPENING)])
    for turn in range(1, LAST_TURN + 1):
        age = AGE_OF_TURN[turn]
        ends_age = turn == LAST_TURN or AGE_OF_TURN[turn + 1] != age
        rows = list(RESOLUTION)
        if turn == LAST_TURN:  # D14-III-Age of Reason
            rows.insert(rows.index(frame(step.BEFORE, 0, place.AT_SPECIALISTS)) + 1, frame(step.SCHOLARS))
        if turn < LAST_TURN:
            for row in refresh:
                if row == step.OFFER:
                    rows.append(frame(step.OFFER, 0, age + 1 if ends_age else 0))
                elif row == step.NEW_ORDER and ends_age:
                    rows += [frame(step.SCORE, 0, age), frame(step.NEW_ORDER)]
                elif row == step.BEFORE:
                    rows.append(frame(step.BEFORE, 0, place.AT_REFRESH))
                else:
                    rows.append(frame(row))
        else:
            rows.append(frame(step.SCORE, 0, age))  # D8.7
        rules.turns[turn] = numbers(rows)


def open_windows(rules: Rules, boxes: "tuple[int, ...]", stables: int) -> None:
    """Set the windows before each box (D3.7): moving soldiers, bringing a worker to the front."""
    rules.front_boxes = mask(*boxes)
    windows: dict[int, list[int]] = {}
    if stables >= 0:
        windows.setdefault(stables, []).extend((perk.SOLDIER_MOVES, step.ASK_STABLE))
    for box in (*boxes, place.AT_SHIPPING, place.AT_DISCOVERY, place.AT_REFRESH):
        windows.setdefault(box, []).extend((perk.FRONTS, step.ASK_FRONT))
    for box, rows in windows.items():
        rules.windows[box] = numbers(rows)


# Optional benefits (D7.1): the perk that gives each, and the step that asks.
CHART = (perk.CHARTS, step.ASK_CHART)
STABLE = (perk.SOLDIER_MOVES, step.ASK_STABLE)
MIGRATE = (perk.COLONIST_MOVES, step.ASK_MIGRATE)
SMUGGLE = (perk.SMUGGLES, step.ASK_SMUGGLE)
SELL = (perk.SALE_PRICE, step.ASK_SELL)
NONE = (-1, -1)


def as_in_2007(rules: Rules) -> None:
    """Set the 2007 edition's order of refresh and its own rulings."""
    lay_turns(rules, [step.BEFORE, step.OFFER, step.MARKET, step.NEW_SHIP, step.COLONISTS, step.NEW_ORDER])  # D3.3
    open_windows(rules, (place.AT_ORDER, place.AT_INITIATIVE, place.AT_DOCK, place.AT_BUILDINGS), -1)
    rules.optional = numbers([*CHART, *STABLE, *MIGRATE, *SMUGGLE, *SELL])
    rules.swap_out = mask(worker.CAPTAIN, worker.MERCHANT, worker.MISSIONARY)
    rules.goods_return = True
    rules.sugar_in_income = True
    rules.migrants = mask(worker.COLONIST, worker.CAPTAIN, worker.MERCHANT, worker.MISSIONARY, worker.BUILDER)


def as_in_2015(rules: Rules) -> None:
    """Set the 2015 edition's order of refresh and its own rulings."""
    lay_turns(rules, [step.BEFORE, step.MARKET, step.NEW_SHIP, step.OFFER, step.COLONISTS, step.NEW_ORDER])  # D8
    open_windows(
        rules,
        (
            place.AT_ORDER, place.AT_INITIATIVE, place.AT_DOCK, place.AT_GOODS, place.AT_BUILDINGS, place.AT_WARFARE
        ),
        place.AT_DISCOVERY,
    )  # fmt: skip
    rules.optional = numbers([*CHART, *NONE, *MIGRATE, *SMUGGLE, *SELL])
    rules.forgo = mask(place.AT_DOCK, place.AT_GOODS, place.AT_SPECIALISTS)
    rules.swap_out = mask(worker.CAPTAIN, worker.MERCHANT, worker.MISSIONARY, worker.SOLDIER)
    rules.colonized_only = True
    rules.tie_counts_ships = True
    rules.migrants = mask(worker.COLONIST)
