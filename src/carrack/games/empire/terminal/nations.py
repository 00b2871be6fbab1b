"""The nations at the table: who leads them, what lies under them, what their institution does."""

from textual.content import Content

from carrack.games.empire.nations import NATIONS, Nation
from carrack.games.empire.terminal.facts import cards, view_of
from carrack.games.empire.words import CARDS
from carrack.tui.text import Piece, fit_width, flow, line, stack
from carrack.tui.view_model import ViewModel


def draw(model: ViewModel, width: int, height: int) -> Content:
    """Draw two lines for each nation at the table."""
    view = view_of(model.view)
    words = model.words
    if view.options["version"] == "beginner":
        return line((words.say("no-nations"), "$quiet"))
    leaders = {number - 1: seat for seat, number in enumerate(view.nation) if number}
    lines: list[Content] = []
    # `picks` serves other sealed choices too; while nations are claimed it has the last claims.
    is_claiming = any(row[0] == "ask-claim" for row in view.agenda)
    for number, nation in enumerate(NATIONS):
        if number not in leaders and not view.laid >> number & 1:
            continue
        name: Piece = (words.title("nation", nation.name), "bold")
        if ("nation", nation.name) in model.pointed:
            name = (words.title("nation", nation.name), "bold reverse")
        if number in leaders:
            about: Piece = line("  ", model.sign(leaders[number]), f" {model.names[leaders[number]]}")
        else:
            supporters, revolts = view.under[number]
            about = line(("  " + cards(words, {0: supporters, 1: revolts}), "$quiet"))
        picked = [model.sign(seat) for seat, pick in enumerate(view.picks) if is_claiming and pick == number + 1]
        if picked:
            about = line(about, (f"  {words.say('picked')} ", "$quiet"), *picked)
        lines.append(fit_width(line(name, about), width))
        if number not in leaders:
            start = line((words.say("start"), "$quiet"), " ", cards(words, nation.start))
            lines += [line("  ", part) for part in start.wrap(max(width - 2, 8))]
        lines += flow(_institution(model, nation), width, "  ", gap=" ")
    return stack(lines, width)


def _institution(model: ViewModel, nation: Nation) -> list[Piece]:
    """Return the needs, costs and gains of the nation's institution."""
    words = model.words
    uses = " + ".join(words.term("card", CARDS[kind]) for kind in nation.uses)
    pieces: list[Piece] = [line((f"{words.title('institution', nation.institution)}:", "italic")), uses]
    if nation.pays:
        pieces.append(f"− {cards(words, nation.pays)}")
    return [*pieces, f"→ {cards(words, nation.gains)}"]
