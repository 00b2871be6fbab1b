"""What the players hold: one's own cards, those of others where holdings are open."""

from textual.content import Content

from carrack.games.empire.nations import NATIONS
from carrack.games.empire.words import CARDS
from carrack.tui.empire.facts import may_see, view_of
from carrack.tui.heads import head
from carrack.tui.scene import Scene
from carrack.tui.text import Piece, flow, line, number, stack

SUPPORTER, REVOLT, GOLD = 0, 1, 6


def brief(scene: Scene) -> str:
    """The reader's own support and gold."""
    if scene.seat is None:
        return ""
    held = view_of(scene.view).cards[scene.seat]
    support = scene.words.say("support", count=number(held[SUPPORTER] - held[REVOLT]))
    return f"{support}, {held[GOLD]} {scene.words.term('card', CARDS[GOLD], held[GOLD])}"


def draw(scene: Scene, width: int, height: int) -> Content:  # noqa: ARG001 - every panel is drawn alike
    """A line or two for each player."""
    view = view_of(scene.view)
    words = scene.words
    lines: list[Content] = []
    for seat in range(view.players):
        pieces: list[Piece] = []
        if view.nation[seat]:
            pieces.append(line((words.title("nation", NATIONS[view.nation[seat] - 1].name), "italic")))
        if may_see(scene, seat):
            held = view.cards[seat]
            pieces.append(line((words.say("support", count=number(held[SUPPORTER] - held[REVOLT])), "bold")))
            pieces += [line((f"{n}", "bold"), f" {words.term('card', CARDS[kind], n)}") for kind, n in enumerate(held)]
        else:
            pieces.append((words.say("closed"), "$quiet"))
        lines += flow(pieces, width, head(scene, seat, width))
    return stack(lines, width)
