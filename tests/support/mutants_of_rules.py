"""Flips of the knobs and tables of `Rules` that every game has, and of the numbers of the core.

A value that both editions share is flipped once; a value of one edition is flipped in that edition only.
"""

from collections.abc import Callable, Iterator
from itertools import pairwise

from carrack.engine.core.frames import frame, step_of, x_of
from carrack.engine.core.tables import numbers
from carrack.games.discovery import board
from carrack.games.discovery.core import (
    auction,
    expedition,
    losses,
    nations,
    perk,
    place,
    points,
    refresh,
    specialists,
    step,
    worker,
)
from carrack.games.discovery.core.rules import LAST_TURN, Rules
from carrack.games.discovery.core.tables import COUNTER_KINDS
from carrack.games.discovery.rules import AGE_OF_TURN, RESOLUTION
from carrack.games.discovery.title import STEPS
from carrack.games.discovery.versions import FIXES
from carrack.games.discovery.words import WORDS
from support.mutant import (
    BOTH,
    EDITIONS,
    Mutant,
    add_to_entry,
    add_to_knob,
    built,
    flip_bit,
    in_constant,
    in_rules,
    set_entry,
    set_knob,
)

BOXES = WORDS["box"]
TYPES = WORDS["type"]
SWITCHES = ("goods_return", "sugar_in_income", "colonized_only", "tie_counts_ships")
CONSTANTS = (
    (refresh, "market_size goods", "MARKET_SIZE"),
    (refresh, "colonists_a_turn", "COLONISTS_A_TURN"),
    (refresh, "colony scoring first", "FIRST"),
    (refresh, "colony scoring second", "SECOND"),
    (refresh, "colony scoring tied first", "TIED_FIRST"),
    (refresh, "builders scoring first", "BUILT_FIRST"),
    (refresh, "builders scoring second", "BUILT_SECOND"),
    (specialists, "training fee", "FEE"),
    (losses, "plague-3 most culled", "MOST_CULLED"),
    (expedition, "portugal early resistance", "EARLY_RESISTANCE"),
    (nations, "england most joining", "MOST_JOINING"),
    (auction, "start_auction prized bid", "PRIZED_BID"),
    (points, "buy_points most points", "MOST_POINTS"),
)
# Reversed, so that of two equal numbers the perk keeps its name: measures come last in the module.
PERKS = {number: name for name, number in reversed(vars(perk).items()) if name.isupper()}


def mutants_of_rules() -> list[Mutant]:
    """Return every flip of `Rules`."""
    return [
        *knobs(), *constants(), *masks(), *spaces(), *ages_and_supplies(), *regions(), *discoveries(), *windows(),
        *turn_rows(), *age_ends(),
    ]  # fmt: skip


def knobs() -> Iterator[Mutant]:
    """Yield flips of single numbers and switches."""
    for knob in ("start_money", "money_step"):
        for delta in (1, -1):
            yield in_rules(f"{knob} {delta:+}", add_to_knob, knob, delta)
    for knob, normal in (("box_captains", 2), ("shown_last_age", 10)):
        for value in (normal - 1, normal + 1):
            yield in_rules(f"{knob} {value}", change_option, knob, value)
        for edition in EDITIONS:
            yield in_rules(f"{knob} unasked", impose_option, knob, normal, edition=edition)
    for edition in EDITIONS:
        for knob in SWITCHES:
            value = not getattr(built(edition), knob)
            yield in_rules(f"{knob} {value}", set_knob, knob, value, edition=edition)
    for fix in FIXES:
        yield in_rules(f"{fix.knob} never", set_knob, fix.knob, False)
        yield in_rules(f"{fix.knob} in every version", set_knob, fix.knob, True)


def constants() -> Iterator[Mutant]:
    """Yield flips of numbers that no edition and no option changes."""
    for module, name, constant in CONSTANTS:
        for delta in (1, -1):
            yield in_constant(name, module, constant, delta)


def change_option(made: Rules, knob: str, value: int) -> None:
    """Change a number, if its option is on."""
    if getattr(made, knob):
        setattr(made, knob, value)


def impose_option(made: Rules, knob: str, value: int) -> None:
    """Switch on an option that was not chosen."""
    if not getattr(made, knob):
        setattr(made, knob, value)


def masks() -> Iterator[Mutant]:
    """Yield flips of members of sets of boxes, types and regions that the base game can notice."""
    for edition in EDITIONS:
        for box in (place.AT_DOCK, place.AT_GOODS, place.AT_SPECIALISTS):
            yield in_rules(f"forgo {BOXES[box]}", flip_bit, "forgo", box, edition=edition)
        for box in (
            place.AT_ORDER, place.AT_INITIATIVE, place.AT_DOCK, place.AT_GOODS, place.AT_BUILDINGS, place.AT_WARFARE
        ):  # fmt: skip
            yield in_rules(f"front_boxes university {BOXES[box]}", flip_bit, "front_boxes", box, edition=edition)
        for type_ in range(worker.CAPTAIN, worker.BUILDER):
            yield in_rules(f"swap_out {TYPES[type_]}", flip_bit, "swap_out", type_, edition=edition)
        for type_ in range(worker.COLONIST, worker.BUILDER):
            yield in_rules(f"migrants migration {TYPES[type_]}", flip_bit, "migrants", type_, edition=edition)
    for type_ in range(worker.CAPTAIN, worker.BUILDER):
        yield in_rules(f"trainable training {TYPES[type_]}", flip_bit, "trainable", type_)
    for region, name in enumerate(WORDS["region"]):
        yield in_rules(f"open_regions {name}", flip_bit, "open_regions", region)


def spaces() -> Iterator[Mutant]:
    """Yield flips of the number of spaces of a place, and of the action there."""
    for which in (place.INITIATIVE, place.DOCK, place.GOODS, place.BUILDINGS, place.WARFARE):
        for delta in (-1,) if which == place.INITIATIVE else (1, -1):  # nobody could use a further space
            yield in_rules(f"last space {WORDS['place'][which]} {delta:+}", add_to_entry, "last", which, delta)
        yield in_rules(f"first space {WORDS['place'][which]} +1", add_to_entry, "first", which, 1)
    for which in (place.CAPTAIN, place.MERCHANT, place.MISSIONARY, place.SOLDIER, place.TRAINING):
        yield in_rules(f"no space specialists {WORDS['place'][which]}", set_entry, "last", which, -1)
    for first, end, other in (
        (place.GOODS_1, place.BUILDINGS_1, frame(step.ASK_BUY)),
        (place.BUILDINGS_1, place.SPECIALISTS_1, frame(step.ASK_TAKE)),
        (place.SPECIALISTS_1, place.SPECIALISTS_1 + worker.SOLDIER, frame(step.ASK_TRAIN, 0, worker.TYPES)),
        (place.TRAINING_SPACE, place.WARFARE_1, frame(step.ASK_TRAIN, 0, worker.CAPTAIN)),
        (place.WARFARE_1, place.SPACES, frame(step.ASK_TAKE)),
    ):
        for space in range(first, end):
            yield in_rules(f"action {WORDS['space'][space]}", set_entry, "action", space, other)


def ages_and_supplies() -> Iterator[Mutant]:
    """Yield flips of turns, prices and workers."""
    for turn in range(1, LAST_TURN + 1):
        delta = 1 if AGE_OF_TURN[turn] < 3 else -1
        yield in_rules(f"age of turn {turn} {delta:+}", add_to_entry, "age", turn, delta)
    for delta in (1, -1):
        for age in (1, 2, 3):
            yield in_rules(f"price age {age} {delta:+}", add_to_entry, "price", age, delta)
        for type_ in range(worker.BUILDER):
            yield in_rules(f"supply {TYPES[type_]} {delta:+}", add_to_entry, "supply", type_, delta)


def regions() -> Iterator[Mutant]:
    """Yield flips of each region's good and neighbours, and one wrong neighbour."""
    names = WORDS["region"]
    goods = WORDS["good"]
    for region, name in enumerate(names):
        good, near = board.REGIONS[name]
        other_good = (goods.index(good) + 1) % len(goods)
        yield in_rules(f"region_good {name} {good}", set_entry, "region_good", region, other_good)
        far = next(other for other in names if other != name and other not in near)
        for other in (*near, far):
            bit = 1 << names.index(other)
            delta = bit if other == far else -bit
            yield in_rules(f"neighbours stables {name} {other}", add_to_entry, "neighbours", region, delta)


def discoveries() -> Iterator[Mutant]:
    """Yield flips of the four numbers of each counter and card."""
    counters = [f"counter {word}" for word in WORDS["counter"][:COUNTER_KINDS]]
    for table in ("plunder", "per_soldier", "resistance", "worth"):
        for met, name in enumerate([*counters, *(f"card {word}" for word in WORDS["card"])]):
            yield in_rules(f"{table} {name}", add_to_entry, table, met, 1)


def windows() -> Iterator[Mutant]:
    """Yield flips that drop or swap windows before a box and optional benefits."""
    for edition in EDITIONS:
        made = built(edition)
        for box, window in enumerate(made.windows):
            perks = list(window)[::2]
            for which in perks:
                name = f"no window {BOXES[box]} {PERKS[which]}"
                yield in_rules(name, drop_window, box, which, edition=edition)
            for first, second in pairwise(perks):
                name = f"windows turned {BOXES[box]} {PERKS[second]} before {PERKS[first]}"
                yield in_rules(name, move_window, box, second, first, edition=edition)
        for i in range(0, len(made.optional), 2):
            if made.optional[i] >= 0:
                name = f"no benefit {PERKS[made.optional[i]]}"
                yield in_rules(name, set_entry, "optional", i, -1, edition=edition)


def drop_window(made: Rules, box: int, which: int) -> None:
    """Leave a window out."""
    rows = list(made.windows[box])
    pairs = [(rows[i], rows[i + 1]) for i in range(0, len(rows), 2) if rows[i] != which]
    made.windows[box] = numbers([entry for pair in pairs for entry in pair])


def move_window(made: Rules, box: int, which: int, ahead_of: int) -> None:
    """Move a window just before another, if both exist."""
    rows = list(made.windows[box])
    perks = rows[::2]
    if which in perks and ahead_of in perks:
        at = 2 * perks.index(which)
        moved = rows[at : at + 2]
        drop_window(made, box, which)
        rest = list(made.windows[box])
        to = 2 * rest[::2].index(ahead_of)
        made.windows[box] = numbers(rest[:to] + moved + rest[to:])


# The turn ------------------------------------------------------------------------------------------------------------


def turn_rows() -> Iterator[Mutant]:
    """Yield flips that drop a row of the turn, or swap two."""
    yield from orders(RESOLUTION, BOTH)
    for edition in EDITIONS:
        yield from orders(list(built(edition).turns[1])[len(RESOLUTION) :], edition)


def orders(rows: list[int], edition: str) -> Iterator[Mutant]:
    """Yield flips of a part of the turn's table, made in every turn."""
    for row in rows:
        yield in_rules(f"no row {row_name(row)}", drop_row, row, edition=edition)
    for first, second in pairwise(rows):
        yield in_rules(f"row {row_name(second)} before {row_name(first)}", turn_round, first, second, edition=edition)


def row_name(row: int) -> str:
    """Return a row of the turn in words."""
    x = x_of(row)
    return f"{STEPS[step_of(row)]} {BOXES[x] if step_of(row) == step.BEFORE else x or ''}".strip()


def drop_row(made: Rules, row: int) -> None:
    """Leave a row out of every turn."""
    edit_turns(made, lambda rows: [other for other in rows if not is_same(other, row)])


def turn_round(made: Rules, first: int, second: int) -> None:
    """Put `second` just before `first` in every turn."""

    def turned(rows: list[int]) -> list[int]:
        moved = [row for row in rows if is_same(row, second)]
        rest = [row for row in rows if not is_same(row, second)]
        at = next((i for i, row in enumerate(rest) if is_same(row, first)), len(rest))
        return rest[:at] + moved + rest[at:]

    edit_turns(made, turned)


def edit_turns(made: Rules, edit: Callable[[list[int]], list[int]]) -> None:
    for turn in range(1, LAST_TURN + 1):
        made.turns[turn] = numbers(edit(list(made.turns[turn])))


def is_same(row: int, wanted: int) -> bool:
    """Whether two rows are the same; the offers of buildings of all ages count as the same."""
    return row == wanted or step_of(row) == step_of(wanted) == step.OFFER


def age_ends() -> Iterator[Mutant]:
    """Yield flips of scorings and new buildings, which come only at the end of an age."""
    for turn in (3, 6, 8):
        age = AGE_OF_TURN[turn]
        score = frame(step.SCORE, 0, age)
        yield in_rules(f"no scoring after turn {turn}", edit_turn, turn, score, [])
        other = frame(step.SCORE, 0, age % 3 + 1)
        yield in_rules(f"scoring of another age after turn {turn}", edit_turn, turn, score, [other])
    order = frame(step.NEW_ORDER)
    for turn in (2, 5, 7):
        score = frame(step.SCORE, 0, AGE_OF_TURN[turn])
        yield in_rules(f"scoring after turn {turn}", edit_turn, turn, order, [score, order])
    same_age = frame(step.OFFER)
    for turn in (3, 6):
        next_age = frame(step.OFFER, 0, AGE_OF_TURN[turn + 1])
        yield in_rules(f"no new age of buildings after turn {turn}", edit_turn, turn, next_age, [same_age])
        yield in_rules(f"new age of buildings after turn {turn - 1}", edit_turn, turn - 1, same_age, [next_age])


def edit_turn(made: Rules, turn: int, row: int, others: list[int]) -> None:
    """Replace one row by others."""
    rows = list(made.turns[turn])
    at = rows.index(row)
    made.turns[turn] = numbers(rows[:at] + others + rows[at + 1 :])
