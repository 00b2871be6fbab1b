"""The view model: everything the screen shows at one moment, gathered once and then only read.

While a bot thinks in another thread nothing may touch the table, so panels draw from a view model alone.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from msgspec import Struct

from carrack.engine.game import Game
from carrack.engine.types import Ask, Choice
from carrack.engine.view import View
from carrack.table import Order
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
    labels: tuple[str, ...]  # texts beside the names, such as a bot's level
    ask: Ask | None
    choices: tuple[Choice, ...]  # of the seat; empty if it may not move
    log: LogState
    scores: tuple[int, ...]
    emblems: tuple[int, ...]
    legal: frozenset[Target]  # targets of the legal choices
    fresh: int  # serial number of the first event since this seat's last decision
    figures: Struct  # values that the game derives from public information
    pointed: frozenset[Target] = frozenset()  # targets of the selected choice
    filtered: frozenset[tuple[int, int]] = frozenset()  # offers that the seat's filters hide, by maker and place
    declined: frozenset[tuple[int, int]] = frozenset()  # offers that players decline by a filter
    orders: tuple[Order, ...] = ()  # planned moves of the seat
    shows_hands: bool = False  # whether closed hands are shown, as in the replay of a finished game

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
    labels: Sequence[str] = (),
    fresh: int = 0,
    shows_hands: bool = False,
) -> ViewModel:
    """Gather everything a seat may see."""
    view = game.view(seat)
    may_move = seat is not None and (game.mode == "open" or (seat in game.deciders and seat not in game.committed))
    choices = tuple(game.choices(seat)) if may_move else ()
    plugin = plugin_of(game.name)
    return ViewModel(
        words=words,
        view=view,
        seat=seat,
        labels=tuple(labels) or ("",) * view.players,
        ask=game.ask,
        choices=choices,
        log=log,
        scores=game.scores(),
        emblems=symbols.emblems(plugin.nations(view), view.players),
        legal=targets((choice for choice in choices if choice.refusal is None), plugin.aliases),
        fresh=fresh,
        figures=game.figures(),
        shows_hands=shows_hands,
    )
