"""The offer board; in games with trade windows the open offer: who gives whom what, and for what."""

from textual.content import Content

from carrack.games.empire.terminal import offer_board
from carrack.games.empire.terminal.facts import cards, has_board, view_of
from carrack.tui.text import line, stack
from carrack.tui.view_model import ViewModel


def draw(model: ViewModel, width: int, height: int) -> Content:
    """Draw the offer board, or the open offer and how many offers each player has made in this window."""
    view = view_of(model.view)
    if has_board(view):
        return offer_board.draw(model, width, height)
    words = model.words
    steps = {row[0]: row for row in view.agenda}
    lines: list[Content] = []
    if "ask-answer" in steps:
        _, other, maker, _, _ = steps["ask-answer"]
    elif "ask-part" in steps:
        _, maker, other, _, _ = steps["ask-part"]
    else:
        maker = other = -1
    if maker >= 0:
        names = model.names
        lines = [
            line(model.sign(maker), f" {names[maker]} → ", model.sign(other), f" {names[other]}"),
            line((f"  {words.say('gives')} ", "$quiet"), (cards(words, view.given), "bold")),
            line((f"  {words.say('asks')} ", "$quiet"), (cards(words, view.asked), "bold")),
        ]
    elif "trading" not in steps:
        trades = str(view.options.get("trades", "windows")) if view.options["trade_offers"] else "off"
        return stack(line((words.say("no-window", trades=trades), "$quiet")).wrap(width), width)
    else:
        lines = [line((words.say("no-offer"), "$quiet"))]
    most = int(view.options["trade_offers"])
    made = " ".join(f"{model.sign(seat)[0]} {view.offers[seat]}/{most}" for seat in range(view.players))
    return stack([*lines, line((words.say("offers-made"), "$quiet"), " ", made)], width)
