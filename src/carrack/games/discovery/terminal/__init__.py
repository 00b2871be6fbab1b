"""The terminal plug-in of `discovery`: its panels, choices and orders."""

from collections.abc import Sequence

from carrack.engine.game import Game
from carrack.engine.types import Choice
from carrack.engine.view import View
from carrack.games.discovery.terminal import boxes, choices, outlook, seats
from carrack.games.discovery.terminal import map as chart
from carrack.games.discovery.terminal.facts import BUILDINGS, clause_of, view_of
from carrack.games.discovery.terminal.ranking import Ranking
from carrack.tui.panel import PanelSpec
from carrack.tui.plugin import TerminalPlugin
from carrack.tui.view_model import ViewModel
from carrack.tui.words import Words


def _about_map(model: ViewModel) -> Sequence[str]:
    return ("D16", "D15", "D5.6", "D9")


def _about_boxes(model: ViewModel) -> Sequence[str]:
    """The current box first, then the buildings on offer and the other boxes."""
    titles = {model.words.title("box", box): clause for box, clause in boxes.CLAUSES.items()}
    now = [titles[model.stage]] if model.stage in titles else ["D4"]
    offered = [clause_of(BUILDINGS[kind - 1]) for kind in view_of(model.view).offer_row if kind]
    return tuple(dict.fromkeys([*now, *offered, "D4", *titles.values()]))


def _about_seats(model: ViewModel) -> Sequence[str]:
    """Sets of goods, scoring, and the buildings that players own."""
    view = view_of(model.view)
    owned = [name for kind, name in enumerate(BUILDINGS) if any(row[kind] for row in view.owned)]
    return ("D6", "D1.2", "D10", *map(clause_of, owned))


def _home(model: ViewModel) -> str:
    """The panel that the legal choices point at."""
    domains = {domain for domain, _ in model.legal}
    if "region" in domains:
        return "map"
    return "boxes" if domains & {"place", "good", "building", "type"} else "seats"


def _nations(view: View) -> Sequence[int]:
    """The nations of the seats, if the game is played with nations."""
    return view_of(view).nation if view.options["nations"] != "off" else [0] * view.players


def _clauses(choice: Choice) -> Sequence[str]:
    """The clause of the building that a choice buys."""
    return [clause_of(str(choice.args["building"]))] if "building" in choice.args else []


def _may_order(game: Game, kind: str) -> bool:
    """Bids can be planned only during an auction; there is none after the first turn."""
    return kind != "bid" or (game.ask is not None and game.ask.kind == "bid")


def _score_label(words: Words, domain: str, value: int | str) -> str:
    """A line of the score sheet: an age, or one building."""
    return words.say("age", age=value) if domain == "age" else words.term(domain, str(value))


PLUGIN = TerminalPlugin(
    left=(PanelSpec("map", chart.draw, _about_map),),
    right=(PanelSpec("boxes", boxes.draw, _about_boxes),),
    below=PanelSpec("seats", seats.draw, _about_seats),
    home=_home,
    brief=seats.brief,
    heading=choices.heading,
    label=choices.label,
    fixed_order=frozenset({choices.PLACE}),
    aliases={"target": "region", "specialty": "place"},
    nations=_nations,
    outlook=outlook.outlook_text,
    clauses=_clauses,
    ranker=Ranking,
    may_order=_may_order,
    score_label=_score_label,
)
