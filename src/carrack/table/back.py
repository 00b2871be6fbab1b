"""What going back would mean: what was learned since."""

from collections.abc import Sequence
from typing import TypeVar

from carrack.engine.game import Game
from carrack.engine.types import Event
from carrack.table.sitting import Made

E = TypeVar("E", bound=Event)


def sees_more(game: Game, decisions: Sequence[Made], seat: int, number: int) -> bool:
    """Whether a seat that goes back to a number has seen since what was hidden there.

    That is what was turned up for it, what others chose unseen at the same time, and how the game ends.
    """
    unseen = any(made.is_sealed and made.seat != seat and number <= made.number < game.number for made in decisions)
    told = any(event.tells and event.number > number for event in standing_events(game.events(seat=seat)))
    return unseen or told or game.is_over


def standing_events(events: Sequence[E]) -> list[E]:
    """The events of the line that stands, without those of what was taken back."""
    line: list[E] = []
    for event in events:
        if event.kind == "rewound":
            while line and line[-1].number > event.number:
                line.pop()
        else:
            line.append(event)
    return line
