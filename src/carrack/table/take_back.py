"""Checks whether a take-back would let a seat use something it has seen since."""

from collections.abc import Sequence

from carrack.engine.game import Game
from carrack.engine.history import current_events
from carrack.table.changes import DecisionMade


def sees_more(game: Game, decisions: Sequence[DecisionMade], seat: int, number: int) -> bool:
    """Whether a seat has seen anything since a number that was hidden there.

    Such things are tokens it was shown, other seats' choices in sealed nodes, and the end of the game.
    """
    sealed = any(made.is_sealed and made.seat != seat and number <= made.number < game.number for made in decisions)
    shown = any(event.tells and event.number > number for event in current_events(game.events(seat=seat)))
    return sealed or shown or game.is_over
