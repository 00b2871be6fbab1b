"""Lists indexed by constants, written as pairs of constant and value, so that a wrong order raises an error."""

from types import ModuleType
from typing import TypeVar

T = TypeVar("T")


def in_order(entries: dict[int, T], first: int = 0) -> list[T]:
    """Return the values by their numbers.

    entries: each number with its value.
    first: the lowest number.
    Raises ValueError if the numbers are not first, first + 1, … in this order.
    """
    for place, number in enumerate(entries, first):
        if number != place:
            raise ValueError(f"number {number} stands at place {place}")
    return list(entries.values())


def constant_names(module: ModuleType) -> list[str]:
    """Return the names of a module's constants by their numbers, as words: ASK_PLACE is `ask-place`.

    Raises ValueError if the numbers are not 0, 1, … in this order.
    """
    names: dict[int, str] = {}
    for name, number in vars(module).items():
        if name.isupper():
            names[number] = name.lower().replace("_", "-")
    return in_order(names)
