"""Flips of the effects of options (knobs, rows and prices) and of their declarations."""

from collections.abc import Iterator
from typing import Any

from carrack.engine.core.frames import frame, step_of
from carrack.engine.core.tables import numbers
from carrack.games.discovery.core import place, step, worker
from carrack.games.discovery.core.rules import Rules
from carrack.games.discovery.options import MOST_PLAYERS, OPTIONS
from carrack.games.discovery.rules import AGE_OF_TURN, NATION_WINDOWS
from carrack.games.discovery.words import WORDS
from support.mutant import (
    EDITIONS,
    Mutant,
    add_to_entry,
    add_to_knob,
    flip_bit,
    in_count,
    in_option,
    in_rules,
    set_entry,
    set_knob,
)
from support.mutants_of_rules import BOXES, PERKS, drop_window, edit_turn, move_window

REGIONS = WORDS["region"]
NO_AUCTION: dict[str, Any] = {"nations": "off", "start_auction": False}
START_AUCTION: dict[str, Any] = {"start_auction": True}
NATION_AUCTION: dict[str, Any] = {"nations": "auction"}
DEALT: dict[str, Any] = {"nations": "random", "start_auction": False}


def mutants_of_options() -> list[Mutant]:
    """Return every flip of the effects of options."""
    return [
        *declarations(), *builders(), *auctions(), *opening_rows(), *nation_windows(), *variants(), *scholars(),
        *points(),
    ]  # fmt: skip


def declarations() -> Iterator[Mutant]:
    """Yield flips of the needs, exclusions and defaults of options, and of the numbers of players."""
    for option in OPTIONS:
        if option.needs:
            yield in_option(f"option {option.key} needs nothing", option.key, needs=())
        if option.excludes:
            yield in_option(f"option {option.key} excludes nothing", option.key, excludes=())
        if option.key not in {"edition", "two_player_captains"}:  # that one is set by player count
            other = next(choice for choice in option.choices if choice != option.default)
            yield in_option(f"option {option.key} by default {other}", option.key, default=other)
    for edition in EDITIONS:
        for delta in (1, -1):
            yield in_count(f"{edition} most players", MOST_PLAYERS, edition, delta)


def builders() -> Iterator[Mutant]:
    """Yield flips of builders, their space and their discount."""
    for delta in (1, -1):
        yield in_rules(f"builder_discount builders {delta:+}", add_to_knob, "builder_discount", delta, builders=True)
        yield in_rules(f"supply builder {delta:+}", add_to_entry, "supply", worker.BUILDER, delta, builders=True)
    yield in_rules("supply builder unasked", set_entry, "supply", worker.BUILDER, 10, builders=False)
    yield in_rules("no space specialists builder", set_entry, "last", place.BUILDER, -1, builders=True)
    space = place.SPECIALISTS_1 + place.BUILDER - place.CAPTAIN
    yield in_rules("space specialists builder unasked", set_entry, "last", place.BUILDER, space, builders=False)
    soldier = frame(step.ASK_TRAIN, 0, worker.SOLDIER)
    yield in_rules("action specialists builder", set_entry, "action", space, soldier, builders=True)
    for edition in EDITIONS:
        yield in_rules("swap_out builder", flip_bit, "swap_out", worker.BUILDER, edition=edition, builders=True)
        yield in_rules("migrants migration builder", flip_bit, "migrants", worker.BUILDER, edition=edition)
    yield in_rules("trainable training builder", flip_bit, "trainable", worker.BUILDER, builders=True)
    yield in_rules("trainable spoils-specialists builder", flip_bit, "trainable", worker.BUILDER, builders=False)


def auctions() -> Iterator[Mutant]:
    """Yield flips of money, order and prize of the auctions."""
    for name, where in (("start_auction", START_AUCTION), ("nation_auction", NATION_AUCTION)):
        for delta in (1, -1):
            yield in_rules(f"start_money {name} {delta:+}", add_to_knob, "start_money", delta, **where)
        yield in_rules(f"draws_order {name}", set_knob, "draws_order", True, **where)
    yield in_rules("draws_order False", set_knob, "draws_order", False, **NO_AUCTION)
    yield in_rules("draws_order nations random False", set_knob, "draws_order", False, **DEALT)
    yield in_rules("auctions_nations nation_auction False", set_knob, "auctions_nations", False, **NATION_AUCTION)
    yield in_rules("auctions_nations start_auction True", set_knob, "auctions_nations", True, **START_AUCTION)
    for region in ("caribbean", "peru"):
        bit = REGIONS.index(region)
        yield in_rules(f"prize_regions start_auction {region}", flip_bit, "prize_regions", bit, **START_AUCTION)
        yield in_rules(f"open_regions start_auction {region}", flip_bit, "open_regions", bit, **START_AUCTION)


def opening_rows() -> Iterator[Mutant]:
    """Yield flips that drop or swap rows of the opening."""
    both: dict[str, Any] = {"start_auction": True, "nations": "random"}
    yield in_rules("no row auction start_auction", drop_opening, step.AUCTION, start_auction=True)
    yield in_rules("no row rounds nation_auction", drop_opening, step.ROUNDS, nations="auction")
    yield in_rules("no row deal-nations nations random", drop_opening, step.DEAL_NATIONS, nations="random")
    for nations in ("random", "auction"):
        yield in_rules(f"no row enter-nations spain {nations}", drop_opening, step.ENTER_NATIONS, nations=nations)
    name = "row enter-nations spain before start_auction"
    yield in_rules(name, reorder_opening, [step.OPENING, step.DEAL_NATIONS, step.ENTER_NATIONS, step.AUCTION], **both)
    yield in_rules("row rounds random", reorder_opening, [step.OPENING, step.ROUNDS, step.ENTER_NATIONS], **DEALT)
    name = "row deal-nations nation_auction"
    yield in_rules(name, reorder_opening, [step.OPENING, step.DEAL_NATIONS, step.ENTER_NATIONS], **NATION_AUCTION)


def drop_opening(made: Rules, which: int) -> None:
    made.turns[0] = numbers([row for row in made.turns[0] if step_of(row) != which])


def reorder_opening(made: Rules, steps: list[int]) -> None:
    made.turns[0] = numbers([frame(which) for which in steps])


def nation_windows() -> Iterator[Mutant]:
    """Yield flips of the nations' windows just before a box: dropped, or after the others."""
    for box, (which, _) in NATION_WINDOWS.items():
        yield in_rules(f"no window {BOXES[box]} {PERKS[which]}", drop_window, box, which)
        if box != place.AT_SPECIALISTS:  # it has no other window
            yield in_rules(f"windows turned {BOXES[box]} {PERKS[which]} last", put_window_last, box, which)


def put_window_last(made: Rules, box: int, which: int) -> None:
    """Move a window behind all others, if it exists."""
    for later in list(made.windows[box])[2::2]:
        move_window(made, box, later, which)


def variants() -> Iterator[Mutant]:
    """Yield flips of no survivors, scouting and advanced reconnaissance."""
    for option, knob in (
        ("no_survivors", "no_survivors"), ("scouting", "scouting"), ("advanced_reconnaissance", "open_counters")
    ):  # fmt: skip
        for value in (True, False):
            where: dict[str, Any] = {option: value}
            yield in_rules(f"{option} {'off' if value else 'unasked'}", set_knob, knob, not value, **where)
    for age in (1, 2, 3):
        for delta in (1, -1):
            name = f"scout_price scouting age {age} {delta:+}"
            yield in_rules(name, add_to_entry, "scout_price", age, delta, scouting=True)
            name = f"point_price buy_points age {age} {delta:+}"
            yield in_rules(name, add_to_entry, "point_price", age, delta, buy_points=True)
    yield in_rules("first space mayflower -1", add_to_entry, "first", place.DOCK_SHIP, -1)


def scholars() -> Iterator[Mutant]:
    """Yield flips of the count for Age of Reason: dropped, or not between Italy's replacement and the resolution."""
    count = frame(step.SCHOLARS)
    window = frame(step.BEFORE, 0, place.AT_SPECIALISTS)
    box = frame(step.BOX, 0, place.SPECIALISTS_1, place.WARFARE_1)
    yield in_rules("no row scholars age-of-reason", edit_turn, 8, count, [])
    yield in_rules("row scholars age-of-reason before italy", move_row, 8, count, window)
    yield in_rules("row scholars age-of-reason after specialists", move_row, 8, box, count)
    yield in_rules("row scholars age-of-reason in turn 7", scholars_in_turn_7)


def move_row(made: Rules, turn: int, row: int, ahead_of: int) -> None:
    """Put one row of a turn just ahead of another."""
    edit_turn(made, turn, row, [])
    edit_turn(made, turn, ahead_of, [row, ahead_of])


def scholars_in_turn_7(made: Rules) -> None:
    """Count too early, and not in the last turn."""
    edit_turn(made, 8, frame(step.SCHOLARS), [])
    window = frame(step.BEFORE, 0, place.AT_SPECIALISTS)
    edit_turn(made, 7, window, [window, frame(step.SCHOLARS)])


def points() -> Iterator[Mutant]:
    """Yield flips of the sale of points: its place after each scoring and before the new order, and its price."""
    for turn in (3, 6, 8):
        age = AGE_OF_TURN[turn]
        score, sale = frame(step.SCORE, 0, age), frame(step.POINTS, 0, age)
        yield in_rules(f"no row points buy_points after turn {turn}", edit_turn, turn, sale, [], buy_points=True)
        name = f"row points buy_points before scoring of turn {turn}"
        yield in_rules(name, move_row, turn, sale, score, buy_points=True)
        other = frame(step.POINTS, 0, age % 3 + 1)
        name = f"row points buy_points of another age after turn {turn}"
        yield in_rules(name, edit_turn, turn, sale, [other], buy_points=True)
        if turn < 8:
            name = f"row points buy_points after new order of turn {turn}"
            yield in_rules(name, move_row, turn, frame(step.NEW_ORDER), sale, buy_points=True)
