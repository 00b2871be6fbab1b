"""A flip: one value of the rules, the pieces or the options told wrong in this process, so that some test must fail.

`scripts/mutants.py` makes flips in forks; the lists of them are in `mutants_of_rules`, `mutants_of_options` and
`mutants_of_pieces`.
"""

from collections.abc import Callable
from types import ModuleType
from typing import Any, NamedTuple

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from carrack.games.discovery import rules, title
from carrack.games.discovery.core.rules import Rules

BOTH = ""
EDITIONS = ("2007", "2015")


class Mutant(NamedTuple):
    """A flip: its name in words of the rules, and what makes it."""

    name: str
    apply: Callable[[], None]


def built(edition: str, **options: Any) -> Rules:
    """The rules of an edition as they are without a flip, four playing."""
    return rules.build(4, title.TITLE.default_options(4, {"edition": edition, **options}), 1)


def in_rules(name: str, change: Callable[..., None], *values: Any, edition: str = BOTH, **where: Any) -> Mutant:
    """A flip in the `Rules` as they are built, of an edition and with options: `change` gets them and the values."""
    if edition != BOTH:
        where["edition"] = edition

    def apply() -> None:
        def build(players: int, options: dict[str, Any], version: int) -> Rules:
            made = rules.build(players, options, version)
            if all(options[key] == value for key, value in where.items()):
                change(made, *values)
            return made

        vars(title)["build"] = build
        title.rules_for.cache_clear()

    return Mutant(f"{edition} {name}".strip(), apply)


def in_row(name: str, module: ModuleType, table: str, at: int, **values: object) -> Mutant:
    """A flip in one row of a table of a module."""

    def apply() -> None:
        rows = list(vars(module)[table])
        rows[at] = msgspec.structs.replace(rows[at], **values)
        vars(module)[table] = tuple(rows)
        title.rules_for.cache_clear()

    return Mutant(name, apply)


def in_count(name: str, counts: dict[Any, int], token: object, delta: int) -> Mutant:
    """A flip of how many there are of something."""

    def apply() -> None:
        counts[token] += delta
        title.rules_for.cache_clear()

    return Mutant(f"{name} {delta:+}", apply)


def in_constant(name: str, module: ModuleType, constant: str, delta: int) -> Mutant:
    """A flip of a number that steps of the core know by its name; only uncompiled ones look it up."""

    def apply() -> None:
        vars(module)[constant] += delta

    return Mutant(f"{name} {delta:+}", apply)


def in_option(name: str, key: str, **values: object) -> Mutant:
    """A flip in how an option is declared."""

    def apply() -> None:
        declared = title.DiscoveryTitle.options
        title.DiscoveryTitle.options = tuple(
            msgspec.structs.replace(option, **values) if option.key == key else option for option in declared
        )

    return Mutant(name, apply)


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
