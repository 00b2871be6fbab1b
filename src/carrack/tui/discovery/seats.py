"""The seats in player order: money, workers to place, goods in sets and what they pay, ships, buildings, points."""

from textual.content import Content

from carrack.games.discovery.view import DiscoveryView
from carrack.games.discovery.words import WORDS
from carrack.tui import marks
from carrack.tui.discovery.facts import BUILDINGS, GOODS, TYPES, income, view_of
from carrack.tui.heads import head
from carrack.tui.scene import Scene
from carrack.tui.text import Piece, flow, line, stack


def brief(scene: Scene) -> str:
    """The reader's own money and points."""
    if scene.seat is None:
        return ""
    view = view_of(scene.view)
    return f"${view.money[scene.seat]} {marks.POINTS}{scene.scores[scene.seat]}"


def draw(scene: Scene, width: int, height: int) -> Content:  # noqa: ARG001 - every panel is drawn alike
    """Two lines or more for each seat."""
    view = view_of(scene.view)
    lines: list[Content] = []
    for seat in view.order:
        begin = head(scene, seat, width)
        lines += flow(_holdings(scene, view, seat), width, begin)
        lines += flow(_buildings(scene, view, seat), width, " " * begin.cell_length)
    return stack(lines, width)


def _holdings(scene: Scene, view: DiscoveryView, seat: int) -> list[Piece]:
    words = scene.words
    pieces: list[Piece] = [
        line((f"${view.money[seat]}", "bold $gold")),
        line((f"{marks.POINTS}{scene.scores[seat]}", "bold")),
        line((words.say("to-place"), "$quiet"), " ", (_workers(view.hand[seat]), "bold")),
    ]
    goods = sorted(((-n, GOODS[good]) for good, n in enumerate(view.goods[seat]) if n), key=lambda row: row[0])
    tokens = [words.term("good", good) + (f" ×{-n}" if n < -1 else "") for n, good in goods]
    if view.ships[seat]:
        tokens.append(f"{marks.SHIP}{view.ships[seat]}")
    if tokens:
        pieces.append(line((words.say("goods-word"), "$quiet"), " ", tokens[0]))
        pieces += tokens[1:]
        pieces.append(line((f"→ ${income(view, seat)}", "$gold")))
    return pieces


def _buildings(scene: Scene, view: DiscoveryView, seat: int) -> list[Piece]:
    words = scene.words
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
    found = [f"{marks.WORKERS[kind]}{n}" for kind, n in enumerate(counts) if n and kind < len(TYPES)]
    return " ".join(found) or "–"
