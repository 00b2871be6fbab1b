"""The terminal client's description of a game: its panels, and how its choices and orders are shown.

A game names its `TerminalPlugin` in `Title.terminal`; this module imports it when a table of that game is opened.
A game without one gets the plain board of `carrack.tui.plain`.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING

from msgspec import Struct
from textual.screen import ModalScreen

from carrack.engine import titles
from carrack.engine.game import Game
from carrack.engine.types import Choice
from carrack.engine.view import View
from carrack.tui.round_plan import RoundPlan
from carrack.tui.words import Words

if TYPE_CHECKING:
    from carrack.tui.panel import PanelSpec
    from carrack.tui.view_model import ViewModel

# Opens a screen on which a whole line of moves is composed; the screen returns its notation.
Composer = Callable[["ViewModel", Game, Choice], ModalScreen[str | None]]
# Opens a screen on which placements are ranked; the screen returns their notations, best first.
Ranker = Callable[["ViewModel"], ModalScreen[tuple[str, ...] | None]]
# Opens a screen on which bids are planned, with the plan of the seat so far.
Planner = Callable[["ViewModel", Game, RoundPlan], ModalScreen[RoundPlan | None]]


def tell_choice(model: "ViewModel", choice: Choice) -> str:
    """The label of a choice: its own sentence."""
    return model.words.tell(choice, model.seat)


def no_heading(model: "ViewModel", choice: Choice) -> str:  # noqa: ARG001 - the signature of all headings
    """Choices without a heading stand together."""
    return ""


def no_order(model: "ViewModel", choice: Choice) -> int:  # noqa: ARG001 - the signature of all plug-ins
    """Choices are listed in menu order."""
    return 0


def no_outlook(model: "ViewModel", text: str, found: Struct | None) -> str:  # noqa: ARG001 - as above
    """Nothing is said of a move beyond its preview."""
    return ""


def no_nations(view: View) -> Sequence[int]:
    """Every seat gets the next free emblem."""
    return [0] * view.players


def no_choice_clauses(choice: Choice) -> Sequence[str]:  # noqa: ARG001 - the signature of all plug-ins
    """Return no clauses: no choice has clauses of its own."""
    return ()


def always(game: Game, kind: str) -> bool:  # noqa: ARG001 - the signature of all plug-ins
    """Every kind of order can be given at any time."""
    return True


def never(model: "ViewModel") -> bool:  # noqa: ARG001 - the signature of all plug-ins
    """Scores are open."""
    return False


def score_term(words: Words, domain: str, value: int | str) -> str:
    """A line of a score sheet: the word it counts."""
    return words.term(domain, str(value))


def filter_name(words: Words, name: str) -> str:  # noqa: ARG001 - the signature of all plug-ins
    """A filter for offers: its name."""
    return name


@dataclass(frozen=True)
class TerminalPlugin:
    """The terminal client of one game.

    Attributes:
        left: Panels on the left of the board, one above the other.
        right: Panels on the right.
        below: The panel below them, usually the players.
        home: Returns the name of the panel that the pending decision is about.
        brief: Returns what the reader has, in a few words, for the title line.
        heading: Returns the heading under which a choice is listed.
        label: Returns the text of a choice.
        order: Returns where a choice is listed, lowest first; choices of one number stay in menu order.
        outlook: Returns what else is to be said of a move, after the preview of its events; it gets the notation of
            the move and its `Game.outlook`.
        fixed_order: Kinds of choices that are listed in menu order even if some are greyed.
        aliases: Domains of targets that stand for another domain on the board.
        nations: Returns for each seat the number of its emblem, counted from 1; 0: any free one.
        clauses: Returns the rule clauses about a choice.
        composers: For kinds of choices that begin a long line of moves the screen on which it is composed.
        keeps_screen: Kinds of choices of an open node after which the same player goes on, where several share a
            screen; after all others it is handed to the next player who is waited for.
        ranker: The screen on which a `place` order is written.
        planner: The screen on which the bids of a round are planned, in games with plans (`Title.lots`).
        auctioned: The domain and words that a `bid` order can be about.
        may_order: Whether an order of a kind can take effect in the present position.
        filter_text: Returns which offers a filter hides.
        hides_scores: Whether a seat sees only its own score now.
        score_label: Returns the name of a line of the score sheet.
    """

    left: tuple["PanelSpec", ...]
    right: tuple["PanelSpec", ...]
    below: "PanelSpec"
    home: Callable[["ViewModel"], str]
    brief: Callable[["ViewModel"], str]
    heading: Callable[["ViewModel", Choice], str] = no_heading
    label: Callable[["ViewModel", Choice], str] = tell_choice
    order: Callable[["ViewModel", Choice], int] = no_order
    outlook: Callable[["ViewModel", str, Struct | None], str] = no_outlook
    fixed_order: frozenset[str] = frozenset()
    aliases: Mapping[str, str] = field(default_factory=dict)
    nations: Callable[[View], Sequence[int]] = no_nations
    clauses: Callable[[Choice], Sequence[str]] = no_choice_clauses
    composers: Mapping[str, Composer] = field(default_factory=dict)
    keeps_screen: frozenset[str] = frozenset()
    ranker: Ranker | None = None
    planner: Planner | None = None
    auctioned: tuple[str, tuple[str, ...]] = ("", ())
    may_order: Callable[[Game, str], bool] = always
    filter_text: Callable[[Words, str], str] = filter_name
    hides_scores: Callable[["ViewModel"], bool] = never
    score_label: Callable[[Words, str, int | str], str] = score_term


@cache
def plugin_of(game: str) -> TerminalPlugin:
    """The plug-in that a game declares, or the plain board."""
    found = titles.load_entry(titles.find(game).terminal or "carrack.tui.plain:PLAIN")
    assert isinstance(found, TerminalPlugin)
    return found
