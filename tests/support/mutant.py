"""A flip: one value of the rules, the buildings or the board told wrong in this process, so that some test must fail.

`scripts/mutants.py` makes flips in forks; the lists of them are in `mutants_of_rules` and `mutants_of_pieces`.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from carrack.games.discovery import buildings, rules, title
from carrack.games.discovery.core.rules import Rules

BOTH = ""
EDITIONS = ("2007", "2015")


class Mutant(NamedTuple):
    """A flip: its name in words of the rules, and what makes it."""

    name: str
    apply: Callable[[], None]


def built(edition: str) -> Rules:
    """The rules of an edition as they are without a flip."""
    return rules.build(4, {"edition": edition, "two_player_captains": False, "reduced_luck": False}, 1)


def in_rules(name: str, change: Callable[..., None], *values: Any, edition: str = BOTH) -> Mutant:
    """A flip in the `Rules` as they are built: `change` gets them and the values."""

    def apply() -> None:
        def build(players: int, options: dict[str, Any], version: int) -> Rules:
            made = rules.build(players, options, version)
            if edition in {BOTH, options["edition"]}:
                change(made, *values)
            return made

        vars(title)["build"] = build
        title.rules_for.cache_clear()

    return Mutant(f"{edition} {name}".strip(), apply)


def in_row(name: str, at: int, **values: object) -> Mutant:
    """A flip in one row of the buildings."""

    def apply() -> None:
        rows = list(buildings.BASE)
        rows[at] = msgspec.structs.replace(rows[at], **values)
        vars(buildings)["BASE"] = tuple(rows)
        title.rules_for.cache_clear()

    return Mutant(f"building {name}", apply)


def in_count(name: str, counts: dict[Any, int], token: object, delta: int) -> Mutant:
    """A flip of how many there are of a token."""

    def apply() -> None:
        counts[token] += delta
        title.rules_for.cache_clear()

    return Mutant(f"{name} {delta:+}", apply)


# What flips do to Rules ----------------------------------------------------------------------------------------------


def set_knob(made: Rules, knob: str, value: object) -> None:
    setattr(made, knob, value)


def add_to_knob(made: Rules, knob: str, delta: int) -> None:
    setattr(made, knob, getattr(made, knob) + delta)


def flip_bit(made: Rules, knob: str, bit: int) -> None:
    setattr(made, knob, getattr(made, knob) ^ 1 << bit)


def set_entry(made: Rules, table: str, at: int, value: int | vec[i64]) -> None:
    getattr(made, table)[at] = value


def add_to_entry(made: Rules, table: str, at: int, delta: int) -> None:
    getattr(made, table)[at] += delta
