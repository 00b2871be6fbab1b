"""What the screen shows at one moment: a view and what belongs to it, gathered once and then only read.

While a bot thinks in a thread of its own nothing may touch the table, so that panels draw from a scene alone.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from carrack.engine.game import Game
from carrack.engine.types import Ask, Choice
from carrack.engine.view import View
from carrack.tui import marks
from carrack.tui.chronicle import Told
from carrack.tui.targets import Target, targets
from carrack.tui.words import Words


@dataclass(frozen=True)
class Scene:
    """A moment of a game, as one seat sees it; `seat` None: as everybody may."""

    words: Words
    view: View
    seat: int | None
    notes: tuple[str, ...]  # beside each name: a bot and its level, or nothing
    ask: Ask | None
    choices: tuple[Choice, ...]  # the seat's own; empty if it is not asked
    told: Told
    scores: tuple[int, ...]
    emblems: tuple[int, ...]
    legal: frozenset[Target]  # what the legal choices point at
    fresh: int  # serial of the first event that this seat has not had before it as a decision
    pointed: frozenset[Target] = frozenset()  # what the choice in hand points at
    is_open: bool = False  # whether closed hands are shown all the same, as in the replay of a finished game

    @property
    def stage(self) -> str:
        """What is at work: a box, a phase."""
        return self.told.stage

    @property
    def names(self) -> tuple[str, ...]:
        return self.words.names

    def sign(self, seat: int) -> tuple[str, str]:
        """The sign of a seat and its style."""
        return marks.SEATS[self.emblems[seat]], marks.seat_style(self.emblems[seat])


def look(
    game: Game,
    words: Words,
    told: Told,
    seat: int | None,
    notes: Sequence[str] = (),
    fresh: int = 0,
    is_open: bool = False,
) -> Scene:
    """Gather what a seat may see."""
    view = game.view(seat)
    is_asked = seat is not None and seat in game.deciders and seat not in game.committed
    choices = tuple(game.choices(seat)) if is_asked else ()
    # Only where nations have emblems: the card game has more nations than there are signs.
    nations = getattr(view, "nation", []) if view.options.get("nations", "off") != "off" else [0] * view.players
    return Scene(
        words=words,
        view=view,
        seat=seat,
        notes=tuple(notes) or ("",) * view.players,
        ask=game.ask,
        choices=choices,
        told=told,
        scores=game.scores(),
        emblems=marks.emblems(nations, view.players),
        legal=targets(choice for choice in choices if choice.refusal is None),
        fresh=fresh,
        is_open=is_open,
    )
