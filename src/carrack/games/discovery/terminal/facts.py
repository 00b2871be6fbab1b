"""Values that the panels derive from a view of `discovery`. Numbers of the rules come from the engine."""

from collections.abc import Sequence

from carrack.engine.reference import rules as reference
from carrack.engine.view import View
from carrack.games.discovery import buildings, figures
from carrack.games.discovery.core import place
from carrack.games.discovery.core.rules import Rules
from carrack.games.discovery.terminal.symbols import WORKERS
from carrack.games.discovery.title import rules_for
from carrack.games.discovery.view import DiscoveryView
from carrack.games.discovery.words import PLACES, WORDS
from carrack.tui.text import Piece
from carrack.tui.view_model import ViewModel
from carrack.tui.words import Words

TYPES = WORDS["type"]
REGIONS = WORDS["region"]
GOODS = WORDS["good"]
BUILDINGS = WORDS["building"]
OPEN_PLACES = (place.SHIPPING, place.DISCOVERY)  # without spaces of their own
SPECIALISTS = PLACES[place.CAPTAIN : place.TRAINING + 1]


def view_of(view: View) -> DiscoveryView:
    """The view, known to be of this game."""
    assert isinstance(view, DiscoveryView)
    return view


def rules_of(view: View) -> Rules:
    """The rules it is played by."""
    return rules_for(view.players, view.rules_version, tuple(sorted(view.options.items())))


def income(view: DiscoveryView, seat: int) -> int:
    """The income from goods and ships now."""
    return figures.income(view.goods[seat], view.ships[seat])


def price(view: DiscoveryView, building: int) -> int:
    """The price of a building without a builder."""
    return figures.price(rules_of(view), building)


def spaces_of(view: DiscoveryView, which: int) -> range:
    """The spaces of a place in this game; none if it is closed."""
    rules = rules_of(view)
    return range(int(rules.first[which]), int(rules.last[which]) + 1)


def types_of(view: View) -> list[str]:
    """The types of workers in this game."""
    return [name for name, count in zip(TYPES, rules_of(view).supply, strict=True) if count > 0]


def places_of(view: View) -> list[str]:
    """All places of this game."""
    rules = rules_of(view)
    found = [PLACES[at] for at in range(place.PLACES) if at in OPEN_PLACES or rules.last[at] >= 0]
    return [*found, PLACES[place.DOCK_SHIP]] if rules.in_play[BUILDINGS.index("mayflower")] else found


def worker(model: ViewModel, value: int) -> list[Piece]:
    """The worker on a space, from its number in the table of spaces."""
    seat, kind = divmod(value - 1, len(TYPES))
    sign, style = model.sign(seat)
    return [(sign + WORKERS[kind], style)]


def crew(model: ViewModel, seat: int, counts: Sequence[int]) -> list[Piece]:
    """Some workers of a seat: its sign, the colonists, then the others by letter."""
    sign, style = model.sign(seat)
    others = "".join(f" {WORKERS[kind]}{n}" for kind, n in enumerate(counts) if kind and n)
    return [(f"{sign}{counts[0] or ''}{others if counts[0] else others[1:]}", style)]


def clause_of(building: str) -> str:
    """The clause that describes a building: it has the building's English name as its title."""
    name = Words("en", "discovery", ()).term("building", building)
    age = "I" * buildings.AGES[BUILDINGS.index(building)]
    return next(
        clause.id
        for clause in reference("discovery").values()
        if clause.title == name and clause.id.startswith(f"D14-{age}-")
    )
