"""The auction row with the bids for the card that is up."""

from textual.content import Content

from carrack.games.empire.terminal.facts import card_up, is_bidding, view_of
from carrack.games.empire.words import CARDS
from carrack.tui.player_head import head
from carrack.tui.text import Piece, flow, line, stack
from carrack.tui.view_model import ViewModel


def draw(model: ViewModel, width: int, height: int) -> Content:
    """Draw the six cards, and below them all bids."""
    view = view_of(model.view)
    words = model.words
    up = card_up(view)
    is_roomy = height >= len(view.row) + view.players + 5
    cards = [_card(model, at, up) for at in range(len(view.row))]
    lines = [line(card) for card in cards] if is_roomy else flow(cards, width, gap="  ")
    lines += line((words.say("shortage"), "$quiet")).wrap(width)
    lines += [line("")] if is_roomy else []
    if is_bidding(view):
        lines += [_bid(model, seat, width) for seat in range(view.players)]
    elif up is not None:
        lines.append(line(words.say("next-card", card=words.term("card", CARDS[view.row[up]], form="the"))))
    else:
        lines.append(line((words.say("no-auction"), "$quiet")))
    return stack(lines, width)


def _card(model: ViewModel, at: int, up: int | None) -> Piece:
    """A card of the row: covered, up for auction, gone, or still to come."""
    view = view_of(model.view)
    name = model.words.title("card", CARDS[view.row[at]]) if not view.row_stack else "?"
    if at == view.shortage:
        return line((f"{at + 1} ▒ {name}", "$quiet strike"))
    if at == up:
        return line((f"{at + 1} ▶ {name}", "bold reverse"))
    is_gone = up is not None and at < up
    return line((f"{at + 1} {'✓' if is_gone else '·'} {name}", "$quiet" if is_gone else ""))


def _bid(model: ViewModel, seat: int, width: int) -> Content:
    view = view_of(model.view)
    words = model.words
    bid: Piece = (f"{view.bids[seat]} {words.term('card', 'gold', view.bids[seat])}", "bold $gold")
    rivals = [other for other in range(view.players) if other != seat and view.bidders >> other & 1]
    if not view.bidders >> seat & 1:
        bid = (words.say("withdrawn"), "$quiet")
    elif any(view.bids[other] == view.bids[seat] for other in rivals):
        bid = line(bid, "  ", (words.say("tied"), "$quiet"))
    opener: Piece = (f"  {words.say('opener')}", "$quiet") if seat == view.opener else ""
    return line(head(model, seat, width), bid, opener)
