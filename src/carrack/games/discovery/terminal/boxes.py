"""The eight boxes with their spaces, top to bottom as they resolve."""

from collections.abc import Callable

from textual.content import Content

from carrack.games.discovery.core import place
from carrack.games.discovery.terminal.facts import (
    BUILDINGS,
    GOODS,
    SPECIALISTS,
    TYPES,
    crew,
    price,
    spaces_of,
    view_of,
    worker,
)
from carrack.games.discovery.terminal.symbols import SHIP, WORKERS
from carrack.games.discovery.view import DiscoveryView
from carrack.games.discovery.words import PLACES
from carrack.tui import symbols
from carrack.tui.text import Piece, flow, line, stack
from carrack.tui.view_model import ViewModel
from carrack.tui.words import capital

BOXES = ("initiative", "dock", "goods", "shipping", "buildings", "discovery", "specialists", "warfare")
CLAUSES = {box: f"D5.{number}" for number, box in enumerate(BOXES, 1)}
WIDEST_NAME = 26
EMPTY = "·"


def draw(model: ViewModel, width: int, height: int) -> Content:
    """A few lines for each box; the one that is resolved now is marked."""
    view = view_of(model.view)
    titles = {box: model.words.title("box", box) for box in BOXES}
    name = min(WIDEST_NAME, max(map(len, titles.values())), width // 3)
    is_roomy = height >= 2 * len(BOXES) + 4
    lines: list[Content] = []
    for box in BOXES:
        is_now = model.stage == titles[box]
        is_legal = any(("place", where) in model.legal for where in _places(box))
        is_pointed = any(("place", where) in model.pointed for where in _places(box))
        mark = ("▶", "$mark bold") if is_now else (symbols.LEGAL if is_legal else " ", "$mark")
        title = titles[box] if len(titles[box]) <= name else titles[box][: name - 1] + symbols.MORE
        style = "bold reverse" if is_pointed else "bold" if is_now or is_legal else ""
        head = line(mark, " ", (title, f"{style} @click=screen.rule('{CLAUSES[box]}')"), " " * (name - len(title) + 1))
        lines += flow(CONTENTS[box](model, view), width, head)
        if is_roomy:
            lines.append(line(""))
    return stack(lines, width)


def _places(box: str) -> tuple[str, ...]:
    """The places of a box."""
    if box == "specialists":
        return SPECIALISTS
    return (box, "mayflower") if box == "dock" else (box,)


def _spaces(model: ViewModel, view: DiscoveryView, which: int) -> list[Piece]:
    """Numbered spaces and their workers."""
    return [_space(model, view, str(number), space) for number, space in enumerate(spaces_of(view, which), 1)]


def _space(model: ViewModel, view: DiscoveryView, label: str, space: int) -> Piece:
    value = view.spaces[space]
    return line((label, "$quiet"), *(worker(model, value) if value else [(EMPTY, "$quiet")]))


def _initiative(model: ViewModel, view: DiscoveryView) -> list[Piece]:
    return _spaces(model, view, place.INITIATIVE)


def _dock(model: ViewModel, view: DiscoveryView) -> list[Piece]:
    found = _spaces(model, view, place.DOCK)
    found += [_space(model, view, label, space) for label, space in (("X", place.DOCK_X), ("Y", place.DOCK_Y))]
    behind = range(place.DOCK_SHIP_1, place.GOODS_1)
    return found + [
        _space(model, view, SHIP if space < place.JOINED_1 else "+", space) for space in behind if view.spaces[space]
    ]


def _goods(model: ViewModel, view: DiscoveryView) -> list[Piece]:
    names = [_thing(model, "good", good, n) for good, n in zip(GOODS, view.market, strict=True) if n]
    return [*_spaces(model, view, place.GOODS), *names]


def _shipping(model: ViewModel, view: DiscoveryView) -> list[Piece]:
    ship: Piece = (f"{SHIP} {model.words.say('ship')}", "bold $gold")
    if not view.ship_here:
        ship = (model.words.say("no-ship"), "$quiet")
    return [ship, *_crews(model, view, view.shippers)]


def _buildings(model: ViewModel, view: DiscoveryView) -> list[Piece]:
    names: list[Piece] = [
        line(_thing(model, "building", BUILDINGS[kind - 1]), (f" ${price(view, kind - 1)}", "$gold"))
        for kind in view.offer_row
        if kind
    ]
    return [*_spaces(model, view, place.BUILDINGS), *names]


def _discovery(model: ViewModel, view: DiscoveryView) -> list[Piece]:
    return _crews(model, view, view.explorers)


def _specialists(model: ViewModel, view: DiscoveryView) -> list[Piece]:
    found: list[Piece] = []
    for where in SPECIALISTS:
        for space in spaces_of(view, PLACES.index(where)):
            label = capital(model.words.term("specialty", where))
            if where in TYPES:
                label = f"{WORKERS[TYPES.index(where)]} {label}"
            value = view.spaces[space]
            style = "reverse" if ("place", where) in model.pointed else ""
            found.append(
                line((label, style or "$quiet"), " ", *(worker(model, value) if value else [(EMPTY, "$quiet")]))
            )
    return found


def _warfare(model: ViewModel, view: DiscoveryView) -> list[Piece]:
    return _spaces(model, view, place.WARFARE)


def _crews(model: ViewModel, view: DiscoveryView, rows: list[list[int]]) -> list[Piece]:
    """The workers of all seats in a box without spaces."""
    found: list[Piece] = [line(*crew(model, seat, rows[seat])) for seat in view.order if any(rows[seat])]
    return found or [(EMPTY, "$quiet")]


def _thing(model: ViewModel, domain: str, word: str, n: int = 1) -> Piece:
    """A good or building on offer; reversed if the selected choice takes it."""
    text = model.words.title(domain, word) + (f" ×{n}" if n > 1 else "")
    style = "underline" if (domain, word) in model.legal else ""
    return line((text, "reverse" if (domain, word) in model.pointed else style))


Draw = Callable[[ViewModel, DiscoveryView], list[Piece]]
CONTENTS: dict[str, Draw] = {
    "initiative": _initiative,
    "dock": _dock,
    "goods": _goods,
    "shipping": _shipping,
    "buildings": _buildings,
    "discovery": _discovery,
    "specialists": _specialists,
    "warfare": _warfare,
}
