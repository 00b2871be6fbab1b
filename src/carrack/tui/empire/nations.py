"""The nations at the table: who leads them, what lies under them, what their institution does."""

from textual.content import Content

from carrack.games.empire.nations import NATIONS, Nation
from carrack.games.empire.words import CARDS
from carrack.tui.empire.facts import cards, view_of
from carrack.tui.scene import Scene
from carrack.tui.text import Piece, fit, flow, line, stack


def draw(scene: Scene, width: int, height: int) -> Content:  # noqa: ARG001 - every panel is drawn alike
    """Two lines for each nation; of the others nothing."""
    view = view_of(scene.view)
    words = scene.words
    if view.options["version"] == "beginner":
        return line((words.say("no-nations"), "$quiet"))
    leaders = {number - 1: seat for seat, number in enumerate(view.nation) if number}
    lines: list[Content] = []
    for number, nation in enumerate(NATIONS):
        if number not in leaders and not view.laid >> number & 1:
            continue
        name: Piece = (words.title("nation", nation.name), "bold")
        if ("nation", nation.name) in scene.pointed:
            name = (words.title("nation", nation.name), "bold reverse")
        if number in leaders:
            about: Piece = line("  ", scene.sign(leaders[number]), f" {scene.names[leaders[number]]}")
        else:
            supporters, revolts = view.under[number]
            about = line(("  " + cards(words, {0: supporters, 1: revolts}), "$quiet"))
        lines.append(fit(line(name, about), width))
        if number not in leaders:
            start = line((words.say("start"), "$quiet"), " ", cards(words, nation.start))
            lines += [line("  ", part) for part in start.wrap(max(width - 2, 8))]
        lines += flow(_institution(scene, nation), width, "  ", gap=" ")
    return stack(lines, width)


def _institution(scene: Scene, nation: Nation) -> list[Piece]:
    """What its institution stacks, pays and brings."""
    words = scene.words
    uses = " + ".join(words.term("card", CARDS[kind]) for kind in nation.uses)
    pieces: list[Piece] = [line((f"{words.title('institution', nation.institution)}:", "italic")), uses]
    if nation.pays:
        pieces.append(f"− {cards(words, nation.pays)}")
    return [*pieces, f"→ {cards(words, nation.gains)}"]
