"""The holdings: the reader's own cards, and those of others if holdings are open."""

from textual.content import Content

from carrack.games.empire.nations import NATIONS
from carrack.games.empire.terminal.facts import figures_of, may_see, view_of
from carrack.games.empire.words import CARDS
from carrack.tui.player_head import head
from carrack.tui.text import Piece, flow, line, number, stack
from carrack.tui.view_model import ViewModel

SUPPORTER, REVOLT, GOLD = 0, 1, 6


def brief(model: ViewModel) -> str:
    """The reader's own support and gold, and how much of it stands in a bid."""
    if model.seat is None:
        return ""
    held = view_of(model.view).cards[model.seat]
    support = model.words.say("support", count=number(held[SUPPORTER] - held[REVOLT]))
    gold = f"{support}, {held[GOLD]} {model.words.term('card', CARDS[GOLD], held[GOLD])}"
    locked = held[GOLD] - figures_of(model).free_gold[model.seat]
    return f"{gold} ({model.words.say('locked', count=locked)})" if locked else gold


def draw(model: ViewModel, width: int, height: int) -> Content:
    """A line or two for each player."""
    view = view_of(model.view)
    words = model.words
    lines: list[Content] = []
    for seat in range(view.players):
        pieces: list[Piece] = []
        if view.nation[seat]:
            pieces.append(line((words.title("nation", NATIONS[view.nation[seat] - 1].name), "italic")))
        if may_see(model, seat):
            held = view.cards[seat]
            pieces.append(line((words.say("support", count=number(held[SUPPORTER] - held[REVOLT])), "bold")))
            pieces += [line((f"{n}", "bold"), f" {words.term('card', CARDS[kind], n)}") for kind, n in enumerate(held)]
        else:
            pieces.append((words.say("closed"), "$quiet"))
        lines += flow(pieces, width, head(model, seat, width))
    return stack(lines, width)
