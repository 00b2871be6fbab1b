"""The auction row with the bids for the card that is up, and what further bids would mean."""

from collections.abc import Mapping

from textual.content import Content

from carrack.engine.types import Event
from carrack.games.empire.terminal.facts import card_up, figures_of, is_bidding, is_in, view_of
from carrack.games.empire.terminal.ladder import meaning, rungs
from carrack.games.empire.terminal.offer_board import for_reader
from carrack.games.empire.words import CARDS
from carrack.tui.player_head import head
from carrack.tui.text import Piece, flow, line, stack
from carrack.tui.view_model import ViewModel

OUTCOMES = frozenset({"won", "nobody-won", "no-card"})  # events that end the auction of a card


def draw(model: ViewModel, width: int, height: int) -> Content:
    """Draw the six cards, below them all bids, and in an open auction the reader's ladder."""
    view = view_of(model.view)
    words = model.words
    up = card_up(view)
    is_roomy = height >= len(view.row) + view.players + 5
    done = settled(model, up)
    cards = [_card(model, at, up, done.get(at)) for at in range(len(view.row))]
    lines = [line(card) for card in cards] if is_roomy else flow(cards, width, gap="  ")
    lines += line((words.say("shortage"), "$quiet")).wrap(width)
    lines += [line("")] if is_roomy else []
    if is_bidding(view):
        lines += [_bid(model, seat, width) for seat in range(view.players)]
        lines += _ladder(model, width, height - len(lines)) if view.mode == "open" else []
    elif up is not None:
        lines.append(line(words.say("next-card", card=words.term("card", CARDS[view.row[up]], form="the"))))
    else:
        lines.append(line((words.say("no-auction"), "$quiet")))
    return stack(lines, width)


def settled(model: ViewModel, up: int | None) -> Mapping[int, Event]:
    """Return the outcomes of this round's auctions by their places in the row, which they follow from the left.

    A game that was set up in the middle of a round has only the last of them.
    """
    view = view_of(model.view)
    outcomes = [event for event in model.log.events if event.kind in OUTCOMES]
    gone = [at for at in range(len(view.row)) if at != view.shortage and (up is None or at < up)]
    return dict(zip(gone[-len(outcomes) :], outcomes, strict=False)) if outcomes else {}


def _card(model: ViewModel, at: int, up: int | None, outcome: Event | None) -> Piece:
    """A card of the row: covered, up for auction, sold to whom for what, or to come with what the reader planned."""
    view = view_of(model.view)
    words = model.words
    name = words.title("card", CARDS[view.row[at]]) if not view.row_stack else "?"
    if at == view.shortage:
        return line((f"{at + 1} ▒ {name}", "$quiet strike"))
    if outcome is not None:
        if outcome.kind != "won":
            return line((f"{at + 1} × {name} {words.say('no-buyer')}", "$quiet"))
        price = f" {outcome.args['amount']} {words.term('card', 'gold', int(outcome.args['amount']))}"
        return line((f"{at + 1} ✓ {name} ", "$quiet"), model.sign(int(outcome.args["seat"])), (price, "$quiet"))
    planned = next((order.amount for order in model.orders if order.lot == at + 1), None)
    plan: Piece = "" if planned is None else (f" {words.say('planned-row', amount=planned)}", "$mark")
    if at == up:
        return line((f"{at + 1} ▶ {name}", "bold reverse"), plan)
    is_gone = up is not None and at < up
    return line((f"{at + 1} {'✓' if is_gone else '·'} {name}", "$quiet" if is_gone else ""), plan)


def _bid(model: ViewModel, seat: int, width: int) -> Content:
    view = view_of(model.view)
    words = model.words
    bid: Piece = (f"{view.bids[seat]} {words.term('card', 'gold', view.bids[seat])}", "bold $gold")
    rivals = [other for other in range(view.players) if other != seat and is_in(view, other)]
    if not is_in(view, seat):
        return line(head(model, seat, width), (words.say("withdrawn"), "$quiet"))
    if any(view.bids[other] == view.bids[seat] for other in rivals):
        bid = line(bid, "  ", (words.say("tied"), "$quiet"))
    elif seat == figures_of(model).leader:
        bid = line(bid, "  ", (words.say("leads"), "$success"))
    mark: Piece = ""
    if view.mode == "open":  # nobody opens an open auction
        mark = "" if seat in view.deciders else (f"  ✓ {words.say('content')}", "$quiet")
    elif seat == view.opener:
        mark = (f"  {words.say('opener')}", "$quiet")
    return line(head(model, seat, width), bid, mark)


def _ladder(model: ViewModel, width: int, room: int) -> list[Content]:
    """Return the reader's bids with their effects, one a line if there is room, and the number of open offers."""
    words, seat = model.words, model.seat
    lines: list[Content] = []
    if seat is not None and is_in(view_of(model.view), seat):
        ladder = rungs(model, seat)
        pieces = [
            line((rung.bids, "bold"), " ", (meaning(words, rung), "$success" if rung.wins else "$quiet"))
            for rung in ladder
        ]
        title = line((f"{words.say('ladder')} ", "$quiet"))
        is_upright = len(ladder) + 2 < room
        lines += (
            [title, *(line("  ", piece) for piece in reversed(pieces))] if is_upright else flow(pieces, width, title)
        )
    waiting = len(for_reader(model))
    return [*lines, *([line((words.say("offers-for-you", count=waiting), "$mark"))] if waiting else [])]
