"""The offer board: the offers that lie open, first those that the reader can accept."""

from textual.content import Content

from carrack.games.empire.figures import BoardOffer, Counts
from carrack.games.empire.terminal.facts import counted, figures_of, view_of
from carrack.games.empire.terminal.ladder import names
from carrack.tui.player_head import short_name
from carrack.tui.text import Piece, line, stack
from carrack.tui.view_model import ViewModel

ANYBODY = -1


def draw(model: ViewModel, width: int, height: int) -> Content:
    """Draw a line for each offer that no filter hides: to the reader, to anybody, the reader's own, and others."""
    view = view_of(model.view)
    words = model.words
    offers = sorted(figures_of(model).offers, key=lambda offer: _rank(model, offer))
    shown = [offer for offer in offers if not _is_filtered(model, offer)]
    lines = [_offer(model, offer) for offer in shown]
    if not offers:
        lines.append(line((words.say("empty-board"), "$quiet")))
    if len(shown) < len(offers):
        lines.append(line((words.say("offers-filtered", count=len(offers) - len(shown)), "$quiet")))
    if model.ask is not None and model.ask.kind == "board":
        ready = [seat for seat in range(view.players) if seat not in view.deciders]
        if ready:
            lines += line((words.say("ready-players", names=names(words, ready)), "$quiet")).wrap(width)
    most = int(view.options["trade_offers"])
    lying = [sum(offer.seat == seat for offer in offers) for seat in range(view.players)]
    counts = " ".join(f"{model.sign(seat)[0]} {lying[seat]}/{most}" for seat in range(view.players))
    return stack([*lines, line((words.say("offers-lying"), "$quiet"), " ", counts)], width)


def for_reader(model: ViewModel) -> list[BoardOffer]:
    """Return the offers that are made to the reader, alone or as one of all, and that no filter hides."""
    if model.seat is None:
        return []
    targets = (ANYBODY, model.seat)
    return [
        offer
        for offer in figures_of(model).offers
        if offer.to in targets and offer.seat != model.seat and not _is_filtered(model, offer)
    ]


def _is_filtered(model: ViewModel, offer: BoardOffer) -> bool:
    """Whether the reader's filters hide an offer."""
    return (offer.seat, offer.place) in model.filtered


def offer_at(model: ViewModel, seat: int, place: int) -> BoardOffer:
    """Return the offer at a place of a seat's row of the board."""
    return next(offer for offer in figures_of(model).offers if (offer.seat, offer.place) == (seat, place))


def deal_text(model: ViewModel, given: Counts, asked: Counts) -> str:
    """Return an offer in words, as its maker sees it."""
    words = model.words
    if not asked:
        return words.say("gift", cards=counted(words, given))
    if not given:
        return words.say("request", cards=counted(words, asked))
    return words.say("deal", given=counted(words, given), asked=counted(words, asked))


def _rank(model: ViewModel, offer: BoardOffer) -> int:
    if offer.seat == model.seat:
        return 2
    if offer.to == ANYBODY:
        return 1
    return 0 if offer.to == model.seat else 3


def _offer(model: ViewModel, offer: BoardOffer) -> Content:
    """An offer in a line: whether the reader can accept it, from whom to whom, and what."""
    mark: Piece = "  "
    if model.seat in offer.can_take:
        mark = ("✓ ", "$success bold")
    elif offer.seat != model.seat and offer.to in {ANYBODY, model.seat} and model.seat is not None:
        mark = ("× ", "$warning")
    words = model.words
    to: Piece = (words.say("anybody"), "italic")
    if offer.to != ANYBODY:
        to = line(model.sign(offer.to), f" {short_name(words, offer.to)}")
    maker = line(model.sign(offer.seat), f" {short_name(words, offer.seat)} → ", to, "  ")
    reply: Piece = (f" ({words.say('reply')})", "$quiet") if offer.replies else ""
    declined: Piece = ""
    if (offer.seat, offer.place) in model.declined:
        declined = (f" ({words.say('declined')})", "$warning")
    return line(mark, maker, (deal_text(model, offer.given, offer.asked), "bold"), reply, declined)
