"""Flips of `empire`: its cards, nations and options, the numbers of the core, and the order of steps.

Left out, because no test could notice them:
- values of `Rules` that `build` replaces, sizes of tables, and the bounds that check views and positions;
- the order of the row before its shuffle, and one more token in its catalogue, which is never laid;
- the order of the two cards of an institution;
- `MOST_SOLD` in `reasons.py`: a seat with that many goods may sell any number that can be named;
- the highest amount in offers: the ids depend on it, and with another number no offer could be parsed.
"""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import pairwise
from types import ModuleType, SimpleNamespace
from typing import Any

from msgspec import structs

from carrack.engine.core.frames import step_of
from carrack.engine.core.tables import numbers
from carrack.engine.types import Option
from carrack.games.empire import rules, title
from carrack.games.empire.core import auction, card, claiming, commerce, development, rounds, state, step, trade
from carrack.games.empire.core.card import BOND, CARDS, COLONY, GOOD, POPULATION, REVOLT, SUPPORTER
from carrack.games.empire.core.rules import WINDOWS, Rules
from carrack.games.empire.core.state import Empire
from carrack.games.empire.nations import NATIONS
from carrack.games.empire.options import FIRST_OPTIONS, OPTIONS
from carrack.games.empire.rules import TRADES
from carrack.games.empire.words import CARDS as NAMES
from support.mutant import (
    Mutant,
    add_to_entry,
    in_constant,
    in_count,
    in_module,
    in_option,
    in_rules,
    in_step,
    set_knob,
)
from support.mutants_of_open_nodes import mutants_of_open_nodes

RESOURCES = (GOOD, POPULATION, COLONY, BOND)
CONSTANTS = (
    (commerce, "most goods sold", "MOST_SOLD"),
    (commerce, "price of goods", "TOP_PRICE"),
    (auction, "bond gold", "BOND_GOLD"),
    (rounds, "six developments rounds", "ROUNDS_IN_GAME"),
    (rounds, "cards of the row auctioned", "ROW_SIZE"),
    (claiming, "cards of the row laid", "ROW_SIZE"),
    (claiming, "nations to draw from", "NATIONS"),
    (development, "institution told luxury", "LUXURY"),
    (development, "institution told industry", "INDUSTRY"),
)
KINDS = {  # the cards that steps know by their names
    claiming: ("SUPPORTER", "REVOLT"),
    development: ("SUPPORTER", "REVOLT", "GOOD", "POPULATION", "COLONY", "BOND", "GOLD"),
    commerce: ("GOOD", "GOLD"),
    auction: ("BOND", "GOLD"),
    state: ("SUPPORTER", "REVOLT", "GOLD"),  # support, and the gold that breaks its ties
}
PARTS = ("build_luxuries", "build_industries", "build_institutions", "suffer_unrest", "pay_bonds")
ROUND = (step.DEVELOPMENT, step.COMMERCE, step.EXPLORATION)
MOVED: tuple[tuple[str, type | ModuleType, str, str], ...] = (  # by a verb of the position while a step runs
    ("good paid for luxury", development.Development, "build_luxuries", "pay"),
    ("supporter gained by luxury", development.Development, "build_luxuries", "hand_out"),
    ("good gained by industry", development.Development, "build_industries", "hand_out"),
    ("revolt unused population", development.Development, "suffer_unrest", "hand_out"),
    ("gold unused bond costs", development.Development, "pay_bonds", "pay"),
    ("revolt bond not paid", development.Development, "pay_bonds", "hand_out"),
    ("goods sold go to the bank", commerce.Sold, "run", "pay"),
    ("gold of sales", commerce.Sold, "run", "hand_out"),
    ("bid paid", auction, "award", "pay"),
    ("card won", auction, "award", "gain"),
    ("cards accepted", trade.AskAnswer, "apply", "trade"),
)

of_empire = partial(in_rules, of=title)


def mutants_of_empire() -> list[Mutant]:
    """Return every flip of the game."""
    return [
        *cards(), *starts(), *institutions(), *declarations(), *effects(), *constants(), *kinds(), *amounts(),
        *parts_of_development(), *plans(), *orders(), *switches(), *mutants_of_open_nodes(),
    ]  # fmt: skip


# Cards and nations ---------------------------------------------------------------------------------------------------


def cards() -> Iterator[Mutant]:
    """Yield flips of the number of printed cards, and of the cards in the row."""
    for kind in range(CARDS):
        for delta in (1, -1):
            yield in_count(f"printed {NAMES[kind]}", rules.PRINTED, kind, delta)
    for version, table in (("beginner", "BEGINNER_ROW"), ("standard", "STANDARD_ROW")):
        row = getattr(rules, table)
        for kind in sorted(set(row)):
            for other in RESOURCES:
                if other != kind:
                    name = f"{version} row {NAMES[other]} instead of {NAMES[kind]}"
                    yield in_module(name, rules, table, partial(replace_one, kind, other))
    for kind in sorted(set(rules.ROW_CATALOGUE)):
        yield in_module(f"row catalogue {NAMES[kind]} -1", rules, "ROW_CATALOGUE", partial(leave_one_out, kind))


def replace_one(kind: int, other: int, row: tuple[int, ...]) -> tuple[int, ...]:
    at = row.index(kind)
    return (*row[:at], other, *row[at + 1 :])


def leave_one_out(kind: int, row: list[int]) -> list[int]:
    at = row.index(kind)
    return row[:at] + row[at + 1 :]


def deltas(number: int) -> tuple[int, ...]:
    """Return one more and, if there is any, one less."""
    return (1, -1) if number else (1,)


def starts() -> Iterator[Mutant]:
    """Yield flips of the starting cards, with and without nations."""
    for kind in range(CARDS):
        for delta in deltas(rules.BEGINNER_START.get(kind, 0)):
            name = f"beginner start {NAMES[kind]} {delta:+}"
            yield of_empire(name, add_to_entry, "start", kind, delta, version="beginner")
    for at, nation in enumerate(NATIONS):
        yield from of_nation(f"{nation.name} start", "nation_start", at, nation.start)


def of_nation(name: str, table: str, at: int, row: dict[int, int]) -> Iterator[Mutant]:
    """Yield flips of each number of a nation's row in a table."""
    for kind in range(CARDS):
        for delta in deltas(row.get(kind, 0)):
            yield of_empire(f"{name} {NAMES[kind]} {delta:+}", add_to_row, table, at, kind, delta)


def add_to_row(made: Rules, table: str, nation: int, kind: int, delta: int) -> None:
    getattr(made, table)[nation][kind] += delta


def institutions() -> Iterator[Mutant]:
    """Yield flips of the needs, costs and gains of each nation's institution."""
    for at, nation in enumerate(NATIONS):
        name = f"{nation.name} {nation.institution}"
        yield from of_nation(f"{name} pays", "pays", at, nation.pays)
        yield from of_nation(f"{name} gains", "gains", at, nation.gains)
        first, second = nation.uses
        for place in (0, 1) if first != second else (0,):  # with two cards of a kind, both flips are the same
            for other in RESOURCES:
                if other != nation.uses[place]:
                    text = f"{name} of {NAMES[other]} instead of {NAMES[nation.uses[place]]}"
                    yield of_empire(text, set_in_row, "uses", at, place, other)


def set_in_row(made: Rules, table: str, nation: int, place: int, value: int) -> None:
    getattr(made, table)[nation][place] = value


# Options -------------------------------------------------------------------------------------------------------------


def declarations() -> Iterator[Mutant]:
    """Yield flips of the default and the values of options, and of the numbers of players."""
    for option in OPTIONS:
        if option.kind == "int":
            lowest, highest = option.choices
            for delta in deltas(option.default):
                default = option.default + delta
                yield in_option(f"option {option.key} by default {default}", option.key, title, default=default)
            for delta in (1, -1):
                text = f"option {option.key} lowest {lowest + delta}"
                yield in_option(text, option.key, title, choices=(lowest + delta, highest))
                text = f"option {option.key} highest {highest + delta}"
                yield in_option(text, option.key, title, choices=(lowest, highest + delta))
        else:
            other = next(choice for choice in option.choices if choice != option.default)
            yield in_option(f"option {option.key} by default {other}", option.key, title, default=other)
    for option in FIRST_OPTIONS:
        if option not in OPTIONS:
            default = option.default + 1 if option.kind == "int" else option.choices[-1]
            other_options = partial(other_default, option.key, default)
            name = f"version 1 option {option.key} by default {default}"
            yield in_module(name, title, "FIRST_OPTIONS", other_options)
    for delta in (1, -1):
        for name, fewest, most in (("fewest", delta, 0), ("most", 0, delta)):
            change = partial(other_counts, fewest, most)
            yield in_step(f"{name} players {delta:+}", title.EmpireTitle, "player_counts", change)


def other_default(key: str, default: object, options: tuple[Option, ...]) -> tuple[Option, ...]:
    return tuple(structs.replace(option, default=default) if option.key == key else option for option in options)


def other_counts(fewest: int, most: int, plain: Callable[..., range], *args: Any) -> range:
    counts = plain(*args)
    return range(counts.start + fewest, counts.stop + most)


def effects() -> Iterator[Mutant]:
    """Yield flips of the effects of options: missing though chosen, or there though not chosen."""
    asked: dict[str, Any]
    unasked: dict[str, Any]
    for knob, asked, unasked in (
        ("has_nations", {"version": "standard"}, {"version": "beginner"}),
        ("is_open_auction", {"auction": "open"}, {"auction": "turns"}),
        ("is_sealed_auction", {"auction": "sealed"}, {"auction": "turns"}),
        ("strict_bank", {"strict_bank": True}, {"strict_bank": False}),
    ):
        yield of_empire(f"{knob} off", set_knob, knob, False, **asked)
        yield of_empire(f"{knob} unasked", set_knob, knob, True, **unasked)
    for delta in (1, -1):
        yield of_empire(f"trade_offers {delta:+}", change_number, "trade_offers", delta)
        yield of_empire(f"claim_rounds {delta:+}", change_number, "claim_rounds", delta)
    for trades, usual in TRADES.items():
        for other, value in TRADES.items():
            if value != usual:
                yield of_empire(f"trades {other} instead of {trades}", set_knob, "trades", value, trades=trades)
    yield of_empire("trades although there are no offers", set_knob, "trades", WINDOWS, trade_offers=0)


def change_number(made: Rules, knob: str, delta: int) -> None:
    """Replace a number, if there is any."""
    if getattr(made, knob):
        setattr(made, knob, getattr(made, knob) + delta)


# The core ------------------------------------------------------------------------------------------------------------


def constants() -> Iterator[Mutant]:
    """Yield flips of numbers that no option changes."""
    for module, name, constant in CONSTANTS:
        for delta in (1, -1):
            yield in_constant(name, module, constant, delta)
    for delta in (1, -1):
        change = partial(other_amounts, delta)
        yield in_module(f"highest amount of a bid 511 {delta:+}", auction, "move", change)


def other_amounts(delta: int, move: ModuleType) -> SimpleNamespace:
    """Return the ids of moves for one module, with other amounts."""
    return SimpleNamespace(**{**vars(move), "AMOUNTS": vars(move)["AMOUNTS"] + delta})


def kinds() -> Iterator[Mutant]:
    """Yield flips to another kind of card where a step names one."""
    for module, names in KINDS.items():
        for name in names:
            for delta in (1, -1):
                other = (getattr(card, name) + delta) % CARDS
                text = f"{module.__name__.rpartition('.')[2]} {NAMES[other]} instead of {name.lower()}"
                yield in_module(text, module, name, partial(become, other))


def become(value: int, _: int) -> int:
    return value


def amounts() -> Iterator[Mutant]:
    """Yield flips of cards that a step moves one for one: twice as many, or none."""
    for times, word in ((2, "twice"), (0, "never")):
        for name, owner, method, verb in MOVED:
            yield while_running(f"{name} {word}", owner, method, verb, partial(MULTIPLIED[verb], times))
        for kind in (SUPPORTER, REVOLT):
            for owner, method, when in (
                (claiming.Opening, "lay_nations", "beneath each nation laid out"),
                (claiming.Claimed, "shift_support", "beneath a nation after a clash"),
            ):
                change = partial(lay_times, times, kind)
                yield while_running(f"{NAMES[kind]} {when} {word}", owner, method, "lay_under", change)


def while_running(name: str, owner: type | ModuleType, method: str, verb: str, change: Callable[..., object]) -> Mutant:
    """Flip a verb of the position, only while a step runs."""

    def run(plain: Callable[..., object], *args: Any) -> object:
        usual = getattr(Empire, verb)
        setattr(Empire, verb, lambda *rest: change(usual, *rest))
        try:
            return plain(*args)
        finally:
            setattr(Empire, verb, usual)

    return in_step(name, owner, method, run)


def move_times(times: int, plain: Callable[..., object], s: Empire, seat: int, kind: int, n: int) -> object:
    return plain(s, seat, kind, n * times)


def hand_out_times(times: int, plain: Callable[..., object], s: Empire, kind: int, due: Any) -> object:
    return plain(s, kind, numbers([n * times for n in due]))


def trade_times(times: int, plain: Callable[..., object], s: Empire, seat: int, other: int, *cards: Any) -> object:
    return plain(s, seat, other, *(numbers([n * times for n in side]) for side in cards))


def lay_times(times: int, wanted: int, plain: Callable[..., object], s: Empire, nation: int, kind: int) -> None:
    for _ in range(times if kind == wanted else 1):
        plain(s, nation, kind)


MULTIPLIED: dict[str, Callable[..., object]] = {
    "pay": move_times,
    "gain": move_times,
    "hand_out": hand_out_times,
    "trade": trade_times,
}


# Order ---------------------------------------------------------------------------------------------------------------


def parts_of_development() -> Iterator[Mutant]:
    """Yield flips that drop a part of development, or swap two."""
    for part in PARTS:
        yield in_step(f"development {part} left out", development.Development, part, leave_out)
    for first, second in pairwise(PARTS):
        yield Mutant(f"development {second} before {first}", partial(turn_parts, first, second))


def leave_out(plain: Callable[..., object], *args: Any) -> None:
    """Do nothing instead."""


def turn_parts(first: str, second: str) -> None:
    """Swap two parts of development; without nations there are no institutions of nations to swap."""
    plain = {part: getattr(development.Development, part) for part in (first, second)}

    def run(part: str, other: str, self: object, s: Empire, unused: Any) -> None:
        is_turned = s.rules.has_nations or "build_institutions" not in plain
        plain[other if is_turned else part](self, s, unused)

    def early(*args: Any) -> None:
        run(first, second, *args)

    def late(*args: Any) -> None:
        run(second, first, *args)

    setattr(development.Development, first, early)
    setattr(development.Development, second, late)


def plans() -> Iterator[Mutant]:
    """Yield flips that drop a phase of a round, an auction or the trade around auctions, or swap two."""
    for number in ROUND:
        change = partial(plan_without, number)
        yield while_running(f"no {title.STEPS[number]}", rounds.Rounds, "run", "push_in_order", change)
    for first, second in pairwise(ROUND):
        name = f"{title.STEPS[second]} before {title.STEPS[first]}"
        yield while_running(name, rounds.Rounds, "run", "push_in_order", partial(plan_turned, first, second))
    yield while_running("no auction", rounds.Exploration, "run", "push", partial(push_without, step.AUCTION))
    yield in_step("auction before the trade", rounds.Exploration, "run", explore_turned)
    for is_last, when in ((False, "before"), (True, "after")):
        change = partial(trade_without, is_last)
        yield in_step(f"no trade {when} the last auction", rounds.Exploration, "let_trade", change)
    for is_first in (True, False):
        change = partial(trade_as_first, is_first)
        yield in_step(f"every trade {'' if is_first else 'not '}the first", rounds.Exploration, "let_trade", change)


def plan_without(number: int, _: object, s: Empire, *frames: int) -> None:
    put(s, [f for f in frames if step_of(f) != number])


def plan_turned(first: int, second: int, _: object, s: Empire, *frames: int) -> None:
    turned = {first: second, second: first}
    by_step = {step_of(f): f for f in frames}
    put(s, [by_step[turned.get(step_of(f), step_of(f))] for f in frames])


def put(s: Empire, frames: list[int]) -> None:
    """Put frames on the agenda, in the order in which they run."""
    for f in reversed(frames):
        s.push(f)


def push_without(number: int, plain: Callable[..., object], s: Empire, pushed: int) -> None:
    if step_of(pushed) != number:
        plain(s, pushed)


def explore_turned(plain: Callable[..., object], self: object, s: Empire, *args: int) -> None:
    """Swap the auction and the trade before it."""
    before = s.depth
    plain(self, s, *args)
    if s.depth == before + 2:
        top = s.depth - 1
        s.agenda[top], s.agenda[top - 1] = s.agenda[top - 1], s.agenda[top]


def trade_without(without_last: bool, plain: Callable[..., object], self: object, s: Empire, *args: bool) -> None:
    """Open no window and no board after the last auction, or before any."""
    if args[1] != without_last:
        plain(self, s, *args)


def trade_as_first(
    is_first: bool, plain: Callable[..., object], self: object, s: Empire, _: bool, is_last: bool
) -> None:
    plain(self, s, is_first, is_last)


def orders() -> Iterator[Mutant]:
    """Yield flips of the first player, and of the place of the shortage card."""
    for steps in (1, -1):
        yield in_step(f"scarce cards from opener {steps:+}", Empire, "hand_out", partial(with_opener, steps))
        yield in_step(
            f"sealed withdrawals in order from opener {steps:+}", auction.SealedBids, "run", partial(from_opener, steps)
        )
        yield in_step(f"next cards opener {steps:+}", auction, "award", partial(move_opener, steps))
    yield in_step("opener of the first card not random", claiming.Opening, "draw_opener", leave_out)
    yield in_step("shortage card never moves", rounds.Rounds, "run", keep_shortage)
    yield in_step("shortage card on the second card", claiming.Opening, "run", begin_with_second)


def with_opener(steps: int, plain: Callable[..., object], s: Empire, *args: Any) -> None:
    """Make another player the opener during a step."""
    opener = s.opener
    s.opener = (opener + steps) % s.players
    plain(s, *args)
    s.opener = opener


def from_opener(steps: int, plain: Callable[..., object], self: object, s: Empire, *args: Any) -> None:
    with_opener(steps, lambda position, *rest: plain(self, position, *rest), s, *args)


def move_opener(steps: int, plain: Callable[..., object], s: Empire, *args: Any) -> None:
    plain(s, *args)
    s.opener = (s.opener + steps) % s.players


def keep_shortage(plain: Callable[..., object], self: object, s: Empire, *args: Any) -> None:
    before = s.shortage
    plain(self, s, *args)
    s.shortage = before


def begin_with_second(plain: Callable[..., object], self: object, s: Empire, *args: Any) -> None:
    plain(self, s, *args)
    s.shortage = 1


def switches() -> Iterator[Mutant]:
    """Yield flips between sealed and open choices, and questions with a fixed answer."""
    for owner, is_sealed in (
        (claiming.AskClaim, True), (commerce.AskSell, True), (auction.AskSealedBid, True), (auction.AskBid, False)
    ):  # fmt: skip
        text = f"{owner.__name__} {'in turn' if is_sealed else 'at once'}"
        yield Mutant(text, partial(setattr, owner, "sealed", not is_sealed))
    for module, question in ((auction, "is_tied"), (auction, "is_alone"), (trade, "holds_any"), (trade, "can_accept")):
        for answer in (True, False):
            yield in_module(f"{question} always {answer}", module, question, partial(always, answer))


def always(answer: bool, _: object) -> Callable[..., bool]:
    return lambda *_: answer
