"""The moves behind the choices of a menu, and checks that every menu passes."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, TypeVar

import carrack

T = TypeVar("T")


def once_by_name(settings: Sequence[Any], walk: Callable[[Any], T]) -> Callable[[str], T]:
    """Return a function that walks through a game of the setting with a name, once for all tests."""
    return cache(lambda name: walk(next(setting for setting in settings if setting.name == name)))


def ids(choice: carrack.Choice) -> range:
    """Return the moves of a choice: one, or a range."""
    lowest, highest = choice.amount or (0, 0)
    return range(choice.move, choice.move + highest - lowest + 1)


def check_whole_menu(moves: list[int], choices: list[carrack.Choice]) -> None:
    """Check that choices have each move once, in ascending order, and that exactly the legal ones are not greyed."""
    every = [move for choice in choices for move in ids(choice)]
    assert every == sorted(set(every))
    assert [move for choice in choices if choice.refusal is None for move in ids(choice)] == moves


def check_greyed(game: carrack.Game, seat: int, choices: list[carrack.Choice], never: tuple[str, ...]) -> None:
    """Check that a greyed choice says what `why_not` says of each of its moves, and nothing about another moment.

    Args:
        game: The game.
        seat: The seat whose menu it is.
        choices: The menu.
        never: The beginnings of codes that are about another moment, or about moves that no menu has.
    """
    for choice in choices:
        if choice.refusal is not None:
            assert all(game.why_not(seat, move) == choice.refusal for move in ids(choice))
            assert not choice.refusal.code.startswith(never)
