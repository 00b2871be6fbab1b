"""The map: nine regions on a sketch of the Americas; a table of regions if there is little room."""

from textual.content import Content

from carrack.games.discovery.terminal.facts import GOODS, REGIONS, TYPES, rules_of, view_of
from carrack.games.discovery.terminal.symbols import RESISTANCE, WORKERS
from carrack.games.discovery.view import DiscoveryView
from carrack.tui import symbols
from carrack.tui.canvas import Canvas
from carrack.tui.text import Piece, fit_width, flow, in_columns, line, stack
from carrack.tui.view_model import ViewModel

# Column of three and row of five of each region, north to south.
PLACES = {
    "new-france": (2, 0),
    "virginia": (1, 1),
    "new-england": (2, 1),
    "new-spain": (0, 2),
    "florida": (1, 2),
    "caribbean": (2, 2),
    "new-granada": (1, 3),
    "peru": (1, 4),
    "brazil": (2, 4),
}
COLUMNS, ROWS = 3, 5
SMALLEST_CARD = (20, 4)
LARGEST_CARD = (30, 6)

# The outline of the land, from top to bottom: height and both coasts, as fractions of the sheet.
COASTS = ((0.0, 0.02, 0.90), (0.2, 0.04, 1.0), (0.42, 0.04, 0.84), (0.52, 0.02, 0.68), (0.6, 0.12, 0.42),
          (0.68, 0.34, 0.62), (0.8, 0.34, 0.86), (0.9, 0.36, 0.98), (1.0, 0.42, 0.88))  # fmt: skip


def draw(model: ViewModel, width: int, height: int) -> Content:
    """Draw the map or the table, whichever fits."""
    if width < SMALLEST_CARD[0] * COLUMNS + 4 or height < SMALLEST_CARD[1] * ROWS:
        return draw_table(model, width)
    view = view_of(model.view)
    sheet = Canvas(width, height)
    _paint_land(sheet)
    wide = min(LARGEST_CARD[0], (width - 4) // COLUMNS)
    high = min(LARGEST_CARD[1], height // ROWS)
    for number, region in enumerate(REGIONS):
        column, row = PLACES[region]
        x = 1 + (width - 2 - wide) * column // (COLUMNS - 1)
        if region == "peru":  # on the other coast, but as far south as Brazil
            x -= wide // 3
        y = (height - high) * row // (ROWS - 1)
        _paint_card(sheet, model, view, number, (x, y, wide, high))
    for at, text in enumerate(_legend(model, width - wide - 8)[:high]):
        sheet.put(3, at, text, style="on $land")
    deck = model.words.say("deck", cards=len(view.deck))
    for at, text in enumerate(line(deck).wrap(wide - 4)):
        sheet.put(3, (height - high) * 3 // (ROWS - 1) + 1 + at, text, style="on $sea")
    return sheet.content()


def _paint_land(sheet: Canvas) -> None:
    """Sea with a wave here and there, and land on it."""
    for y in range(sheet.height):
        part = y / max(sheet.height - 1, 1)
        above = max((coast for coast in COASTS if coast[0] <= part), key=lambda coast: coast[0])
        below = min((coast for coast in COASTS if coast[0] >= part), key=lambda coast: coast[0])
        way = 0.0 if above == below else (part - above[0]) / (below[0] - above[0])
        west, east = ((a + (b - a) * way) * sheet.width for a, b in zip(above[1:], below[1:], strict=True))
        for x in range(sheet.width):
            if west <= x < east:
                sheet.put(x, y, (" ", "on $land"))
            else:
                sheet.put(x, y, ("~" if (x * 3 + y * 7) % 11 == 0 else " ", "$wave on $sea"))


def _paint_card(
    sheet: Canvas, model: ViewModel, view: DiscoveryView, number: int, frame: tuple[int, int, int, int]
) -> None:
    """A region: heavy lines round it once it is discovered, broken ones before."""
    x, y, wide, high = frame
    region = REGIONS[number]
    is_discovered = view.discovered >> number & 1
    is_pointed = ("region", region) in model.pointed
    style = "on $surface" if not is_pointed else "on $chosen"
    edge = "$mark bold" if ("region", region) in model.legal else "$quiet"
    if is_pointed:
        edge = "$chosen-ink bold"
    across, down, corners = ("━", "┃", "┏┓┗┛") if is_discovered else ("╌", "╎", "┌┐└┘")
    name = _name(model, number, wide - 4)
    sheet.put(x, y, (f"{corners[0]}{across}", edge), name, style=style)
    at = x + 2 + name.cell_length
    good = _good(model, view, number)
    room = x + wide - 2 - at
    if good and room >= 6:
        text = fit_width(f" {good} ", min(room, len(good) + 2))
        gold = (text.plain, "$chosen-ink" if is_pointed else "$gold")
        sheet.put(at, y, (across * (room - text.cell_length), edge), gold, (across, edge), style=style)
    else:
        sheet.put(at, y, (across * (room + 1), edge), style=style)
    sheet.put(x + wide - 1, y, (corners[1], edge), style=style)
    lines = _inside(model, view, number, wide - 4)
    for row in range(1, high - 1):
        text = fit_width(lines[row - 1] if row <= len(lines) else "", wide - 4)
        sheet.put(x, y + row, (f"{down} ", edge), text, (f" {down}", edge), style="on $surface")
    if len(lines) > high - 2:
        sheet.put(x + wide - 3, y + high - 2, (symbols.MORE, "bold"), style="on $surface")
    sheet.put(x, y + high - 1, (corners[2] + across * (wide - 2) + corners[3], edge), style=style)


def _name(model: ViewModel, number: int, width: int) -> Content:
    """The name of a region, highlighted if the selected choice points at it."""
    word = REGIONS[number]
    mark = f"{symbols.LEGAL} " if ("region", word) in model.legal else ""
    name = f" {mark}{model.words.title('region', word)} "
    content = line((name, "bold $chosen-ink" if ("region", word) in model.pointed else "bold"))
    return content if content.cell_length <= width else content.truncate(width, ellipsis=True)


def _good(model: ViewModel, view: DiscoveryView, number: int) -> str:
    """The good of a region while it is there."""
    if not view.bounty >> number & 1:
        return ""
    return model.words.term("good", GOODS[int(rules_of(view).region_good[number])])


def _inside(model: ViewModel, view: DiscoveryView, number: int, width: int) -> list[Content]:
    """The contents of a region: counter and colonies."""
    pieces: list[Piece] = []
    if not view.discovered >> number & 1:
        pieces.append(counter(model, view, number))
    pieces += colonies(model, view, number)
    return flow(pieces, width, gap=" ") if pieces else []


def counter(model: ViewModel, view: DiscoveryView, number: int) -> Piece:
    """A counter: face down, or its resistance, plunder and points as far as the reader knows them."""
    token = view.counters[number]
    if token is None:
        return (f"{symbols.FACE_DOWN} {model.words.say('face-down')}", "$quiet")
    plunder, share, resistance, points = token.split("/")
    return (f"{RESISTANCE}{resistance} ${plunder}+{share} {symbols.POINTS}{points}", "$gold")


def colonies(model: ViewModel, view: DiscoveryView, number: int) -> list[Piece]:
    """The colonies of a region, largest first: all workers, then those that are not colonists."""
    sizes = sorted(((-sum(row), seat) for seat, row in enumerate(view.troops[number]) if any(row)))
    pieces: list[Piece] = []
    for size, seat in sizes:
        row = view.troops[number][seat]
        sign, style = model.sign(seat)
        others = " ".join(f"{WORKERS[kind]}{n}" for kind, n in enumerate(row) if kind and n)
        pieces.append((f"{sign}{-size}" + (f"({others})" if others else ""), style))
    return pieces


def _legend(model: ViewModel, width: int) -> list[Content]:
    """The legend of the symbols."""
    words = model.words
    has_builders = bool(model.view.options.get("builders"))
    kinds = [
        line((f"{WORKERS[kind]} ", "bold"), words.term("type", TYPES[kind]))
        for kind in range(1, len(TYPES) - (not has_builders))
    ]
    counters = [
        line((f"{RESISTANCE} ", "bold"), words.say("resistance")),
        line(("$ ", "bold"), words.say("plunder")),
        line((f"{symbols.POINTS} ", "bold"), words.say("points-word")),
    ]
    return flow([*kinds, *counters], width)


def draw_table(model: ViewModel, width: int) -> Content:
    """The regions as a table: what is legal, name, good, and the counter or the colonies."""
    view = view_of(model.view)
    words = model.words
    names = max(len(words.title("region", region)) for region in REGIONS)
    goods = max(len(words.term("good", good)) for good in GOODS)
    rows: list[list[Piece]] = []
    for number, region in enumerate(REGIONS):
        is_discovered = view.discovered >> number & 1
        mark = (symbols.LEGAL, "$mark") if ("region", region) in model.legal else (" ", "")
        style = "bold" if is_discovered else ""
        if ("region", region) in model.pointed:
            style = "bold reverse"
        people = [piece for colony in colonies(model, view, number) for piece in (colony, " ")]
        state = people if is_discovered else [counter(model, view, number), " ", *people]
        rows.append(
            [
                mark,
                (words.title("region", region), style),
                (_good(model, view, number), "$gold"),
                line(*(state or [(words.say("discovered"), "$quiet")])),
            ]
        )
    return stack(in_columns(rows, (1, names, goods, max(width - names - goods - 4, 8))))
