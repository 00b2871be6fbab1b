"""A flip: one value of the rules, the pieces or the options changed in this process, so that some test must fail.

`scripts/mutants.py` makes flips in forks; the lists of them are in `mutants_of_rules`, `mutants_of_options` and
`mutants_of_pieces` for `discovery`, in `mutants_of_empire` and `mutants_of_open_nodes` for `empire`.
"""

from collections.abc import Callable
from types import ModuleType
from typing import Any, NamedTuple

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from carrack.games.discovery import rules, title
from carrack.games.discovery.core.rules import Rules
from carrack.games.discovery.versions import VERSIONS
from carrack.games.empire import title as empire_title

BOTH = ""
EDITIONS = ("2007", "2015")


class Mutant(NamedTuple):
    """A flip: its name in words of the rules, and the function that makes it."""

    name: str
    apply: Callable[[], None]


def built(edition: str, **options: Any) -> Rules:
    """Return the rules of `discovery` in an edition without a flip, for four players."""
    return rules.build(4, title.TITLE.default_options(4, {"edition": edition, **options}), VERSIONS[-1])


def forget() -> None:
    """Clear the cached rules, so that they are built again with the flip."""
    title.rules_for.cache_clear()
    empire_title.rules_for.cache_clear()


def in_rules(
    name: str,
    change: Callable[..., None],
    *values: Any,
    edition: str = BOTH,
    of: ModuleType = title,
    **where: Any,
) -> Mutant:
    """Flip a value of the `Rules` that a title builds for these options: `change` gets the rules and the values."""
    if edition != BOTH:
        where["edition"] = edition

    def apply() -> None:
        plain = vars(of)["build"]

        def build(players: int, options: dict[str, Any], *version: int) -> object:
            made = plain(players, options, *version)
            if all(options.get(key) == value for key, value in where.items()):
                change(made, *values)
            return made

        vars(of)["build"] = build
        forget()

    return Mutant(f"{edition} {name}".strip(), apply)


def in_module(name: str, module: ModuleType, constant: str, change: Callable[[Any], object]) -> Mutant:
    """Flip a name in modules of the core or of the rules; only uncompiled modules look it up at run time."""

    def apply() -> None:
        vars(module)[constant] = change(vars(module)[constant])
        forget()

    return Mutant(name, apply)


def in_constant(name: str, module: ModuleType, constant: str, delta: int) -> Mutant:
    """Flip a named number."""
    return in_module(f"{name} {delta:+}", module, constant, lambda number: number + delta)


def in_row(name: str, module: ModuleType, table: str, at: int, **values: object) -> Mutant:
    """Flip a value in one row of a module's table."""

    def change(rows: tuple[Any, ...]) -> tuple[Any, ...]:
        return (*rows[:at], msgspec.structs.replace(rows[at], **values), *rows[at + 1 :])

    return in_module(name, module, table, change)


def in_count(name: str, counts: dict[Any, int], token: object, delta: int) -> Mutant:
    """Flip a count of pieces."""

    def apply() -> None:
        counts[token] += delta
        forget()

    return Mutant(f"{name} {delta:+}", apply)


def in_option(name: str, key: str, of: ModuleType = title, **values: object) -> Mutant:
    """Flip the declaration of an option."""

    def apply() -> None:
        made = type(of.TITLE)
        made.options = tuple(
            msgspec.structs.replace(option, **values) if option.key == key else option for option in made.options
        )

    return Mutant(name, apply)


def in_step(name: str, owner: type | ModuleType, step: str, change: Callable[..., object]) -> Mutant:
    """Replace a method or function by `change`, which gets the original before the arguments."""

    def apply() -> None:
        plain = getattr(owner, step)
        setattr(owner, step, lambda *args: change(plain, *args))

    return Mutant(name, apply)


# Changes of Rules ----------------------------------------------------------------------------------------------------


def set_knob(made: object, knob: str, value: object) -> None:
    setattr(made, knob, value)


def add_to_knob(made: object, knob: str, delta: int) -> None:
    setattr(made, knob, getattr(made, knob) + delta)


def flip_bit(made: object, knob: str, bit: int) -> None:
    setattr(made, knob, getattr(made, knob) ^ 1 << bit)


def set_entry(made: object, table: str, at: int, value: int | vec[i64]) -> None:
    getattr(made, table)[at] = value


def add_to_entry(made: object, table: str, at: int, delta: int) -> None:
    getattr(made, table)[at] += delta
