"""The seats in player order: money, workers to place, goods in sets and what they pay, ships, buildings, points."""

from textual.content import Content

from carrack.games.discovery.terminal.facts import BUILDINGS, GOODS, TYPES, income, view_of
from carrack.games.discovery.terminal.symbols import SHIP, WORKERS
from carrack.games.discovery.view import DiscoveryView
from carrack.games.discovery.words import WORDS
from carrack.tui import symbols
from carrack.tui.player_head import head
from carrack.tui.text import Piece, flow, line, stack
from carrack.tui.view_model import ViewModel


def brief(model: ViewModel) -> str:
    """The reader's own money and points."""
    if model.seat is None:
        return ""
    view = view_of(model.view)
    return f"${view.money[model.seat]} {symbols.POINTS}{model.scores[model.seat]}"


def draw(model: ViewModel, width: int, height: int) -> Content:
    """Two lines or more for each seat."""
    view = view_of(model.view)
    lines: list[Content] = []
    for seat in view.order:
        begin = head(model, seat, width)
        lines += flow(_holdings(model, view, seat), width, begin)
        lines += flow(_buildings(model, view, seat), width, " " * begin.cell_length)
    return stack(lines, width)


def _holdings(model: ViewModel, view: DiscoveryView, seat: int) -> list[Piece]:
    words = model.words
    pieces: list[Piece] = [
        line((f"${view.money[seat]}", "bold $gold")),
        line((f"{symbols.POINTS}{model.scores[seat]}", "bold")),
        line((words.say("to-place"), "$quiet"), " ", (_workers(view.hand[seat]), "bold")),
    ]
    goods = sorted(((-n, GOODS[good]) for good, n in enumerate(view.goods[seat]) if n), key=lambda row: row[0])
    tokens = [words.term("good", good) + (f" ×{-n}" if n < -1 else "") for n, good in goods]
    if view.ships[seat]:
        tokens.append(f"{SHIP}{view.ships[seat]}")
    if tokens:
        pieces.append(line((words.say("goods-word"), "$quiet"), " ", tokens[0]))
        pieces += tokens[1:]
        pieces.append(line((f"→ ${income(view, seat)}", "$gold")))
    return pieces


def _buildings(model: ViewModel, view: DiscoveryView, seat: int) -> list[Piece]:
    words = model.words
    pieces: list[Piece] = []
    if view.nation[seat]:
        pieces.append(line((words.title("nation", WORDS["nation"][view.nation[seat] - 1]), "italic")))
    finds = sum(view.won[seat]) + view.charted[seat].bit_count()
    if finds:
        pieces.append(words.say("finds", count=finds))
    pieces += [
        words.term("building", BUILDINGS[kind]) + (f" ×{n}" if n > 1 else "")
        for kind, n in enumerate(view.owned[seat])
        if n
    ]
    return pieces or [(words.say("no-buildings"), "$quiet")]


def _workers(counts: list[int]) -> str:
    """Workers by letter; colonists are only a number."""
    found = [f"{WORKERS[kind]}{n}" for kind, n in enumerate(counts) if n and kind < len(TYPES)]
    return " ".join(found) or "–"
