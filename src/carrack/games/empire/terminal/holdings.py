"""The holdings: the reader's own cards, and those of others if holdings are open."""

from textual.content import Content

from carrack.games.empire.figures import ForecastLine
from carrack.games.empire.nations import NATIONS
from carrack.games.empire.terminal.facts import card_changes, figures_of, may_see, view_of
from carrack.games.empire.words import CARDS
from carrack.tui.player_head import head
from carrack.tui.text import Piece, flow, line, number, stack
from carrack.tui.view_model import ViewModel
from carrack.tui.words import Words

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
        if seat == model.seat and view.mode != "over":
            lines += _development(model, seat, width)
    if model.ask is not None and model.ask.kind == "sell":
        lines += _prices(model, width)
    return stack(lines, width)


def _development(model: ViewModel, seat: int, width: int) -> list[Content]:
    """The next development of a seat, if nothing changes before it: each line of it, and the support after it."""
    words = model.words
    forecast = figures_of(model).development[seat]
    if not forecast.lines:
        return []
    pieces: list[Piece] = []
    for row in forecast.lines:
        changes = f" ({card_changes(words, row.changes)})" if row.changes else ""
        pieces.append(line((_line_of_development(words, row), "bold"), changes))
    pieces.append(words.say("forecast-support", count=number(forecast.support)))
    return flow(pieces, width, line("   ", (words.say("forecast"), "$quiet"), " "))


def _line_of_development(words: Words, row: ForecastLine) -> str:
    """An institution with how many are built, unused populations, or bonds."""
    if row.what == "unrest":
        return words.say("forecast-unrest", count=row.amount)
    if row.what == "bonds":
        return words.say("forecast-bonds", count=row.amount)
    return f"{row.amount} {words.term('institution', row.what, row.amount)}"


def _prices(model: ViewModel, width: int) -> list[Content]:
    """Return the price of a good by the number of goods that all players sell together (E4.2)."""
    prices = figures_of(model).prices
    pieces: list[Piece] = [line((f"{n}", "bold"), f" → {prices[n]}") for n in range(1, len(prices))]
    return flow(pieces, width, line((model.words.say("prices"), "$quiet"), " "))
