"""The panels of `discovery`."""

from collections.abc import Sequence

from carrack.tui.discovery import boxes, seats
from carrack.tui.discovery import map as chart
from carrack.tui.discovery.facts import BUILDINGS, clause_of, view_of
from carrack.tui.panel import Layout, Plan
from carrack.tui.scene import Scene


def _about_map(scene: Scene) -> Sequence[str]:  # noqa: ARG001 - every panel is asked alike
    return ("D16", "D15", "D5.6", "D9")


def _about_boxes(scene: Scene) -> Sequence[str]:
    """The box at work first, then the buildings on offer and the other boxes."""
    titles = {scene.words.title("box", box): clause for box, clause in boxes.CLAUSES.items()}
    now = [titles[scene.stage]] if scene.stage in titles else ["D4"]
    offered = [clause_of(BUILDINGS[kind - 1]) for kind in view_of(scene.view).offer_row if kind]
    return tuple(dict.fromkeys([*now, *offered, "D4", *titles.values()]))


def _about_seats(scene: Scene) -> Sequence[str]:
    """What sets pay, and the buildings somebody has."""
    view = view_of(scene.view)
    owned = [name for kind, name in enumerate(BUILDINGS) if any(row[kind] for row in view.owned)]
    return ("D6", "D1.2", "D10", *map(clause_of, owned))


def _home(scene: Scene) -> str:
    """Where the eyes should be: at what the legal choices point at."""
    domains = {domain for domain, _ in scene.legal}
    if "region" in domains:
        return "map"
    return "boxes" if domains & {"place", "good", "building", "type"} else "seats"


LAYOUT = Layout(
    left=(Plan("map", chart.draw, _about_map),),
    right=(Plan("boxes", boxes.draw, _about_boxes),),
    below=Plan("seats", seats.draw, _about_seats),
    home=_home,
    brief=seats.brief,
)
