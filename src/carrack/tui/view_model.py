"""The view model: everything the screen shows at one moment, gathered once and then only read.

While a bot thinks in another thread nothing may touch the table, so panels draw from a view model alone.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from carrack.engine.game import Game
from carrack.engine.types import Ask, Choice
from carrack.engine.view import View
from carrack.tui import symbols
from carrack.tui.log_paragraphs import LogState
from carrack.tui.plugin import plugin_of
from carrack.tui.targets import Target, targets
from carrack.tui.words import Words


@dataclass(frozen=True)
class ViewModel:
    """A moment of a game as one seat sees it; with `seat` None as everybody may see it."""

    words: Words
    view: View
    seat: int | None
    notes: tuple[str, ...]  # notes beside the names, such as a bot's level
    ask: Ask | None
    choices: tuple[Choice, ...]  # of the seat; empty if it is not asked
    log: LogState
    scores: tuple[int, ...]
    emblems: tuple[int, ...]
    legal: frozenset[Target]  # what the legal choices point at
    fresh: int  # serial number of the first event since this seat's last decision
    pointed: frozenset[Target] = frozenset()  # what the selected choice points at
    is_open: bool = False  # whether closed hands are shown, as in the replay of a finished game

    @property
    def stage(self) -> str:
        """The section of the turn that is played now."""
        return self.log.stage

    @property
    def names(self) -> tuple[str, ...]:
        return self.words.names

    def sign(self, seat: int) -> tuple[str, str]:
        """The emblem of a seat and its style."""
        return symbols.SEATS[self.emblems[seat]], symbols.seat_style(self.emblems[seat])


def view_model(
    game: Game,
    words: Words,
    log: LogState,
    seat: int | None,
    notes: Sequence[str] = (),
    fresh: int = 0,
    is_open: bool = False,
) -> ViewModel:
    """Gather everything a seat may see."""
    view = game.view(seat)
    is_asked = seat is not None and seat in game.deciders and seat not in game.committed
    choices = tuple(game.choices(seat)) if is_asked else ()
    plugin = plugin_of(game.name)
    return ViewModel(
        words=words,
        view=view,
        seat=seat,
        notes=tuple(notes) or ("",) * view.players,
        ask=game.ask,
        choices=choices,
        log=log,
        scores=game.scores(),
        emblems=symbols.emblems(plugin.nations(view), view.players),
        legal=targets((choice for choice in choices if choice.refusal is None), plugin.aliases),
        fresh=fresh,
        is_open=is_open,
    )
