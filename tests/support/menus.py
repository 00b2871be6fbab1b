"""What the choices of a menu stand for."""

import carrack


def ids(choice: carrack.Choice) -> range:
    """The moves a choice stands for."""
    lowest, highest = choice.amount or (0, 0)
    return range(choice.move, choice.move + highest - lowest + 1)


def check_whole_menu(moves: list[int], choices: list[carrack.Choice]) -> None:
    """Check that choices have each move once, in ascending order, and that those not greyed are the legal ones."""
    every = [move for choice in choices for move in ids(choice)]
    assert every == sorted(set(every))
    assert [move for choice in choices if choice.refusal is None for move in ids(choice)] == moves
