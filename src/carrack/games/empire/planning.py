"""Conditions of planned bids: the cards of the round still to be auctioned, and offers that a seat could accept."""

from carrack.engine.types import Event
from carrack.games.empire.core.rules import ROW_SIZE
from carrack.games.empire.view import EmpireView
from carrack.games.empire.words import CARDS

OFFERS = ("offered", "offered-all")  # events


def lots_left(view: EmpireView) -> tuple[int, ...]:
    """Return the places of the row, from 1, that are still to be auctioned in this round, or are now."""
    for step, _seat, x, _y, _z in view.agenda:
        if step == "exploration":
            return places_left(x, view.shortage)
    return ()


def places_left(x: int, shortage: int) -> tuple[int, ...]:
    """Return the places of the row, from 1, that the step of exploration has not settled yet.

    Args:
        x: The step's number: the place after the card that is up, 0 before the first.
        shortage: The index of the covered card.
    """
    return tuple(place + 1 for place in range(max(x - 1, 0), ROW_SIZE) if place != shortage)


def offered_to(view: EmpireView, event: Event) -> tuple[int, ...]:
    """Return the seats that an event made an offer to and that hold what it asks for.

    Gold that stands in a bid counts: it may be free again before the offer lapses.
    """
    if event.kind not in OFFERS:
        return ()
    maker = event.args["seat"]
    asked = card_counts(str(event.args["counts_asked"]))
    seats = range(view.players) if event.kind == "offered-all" else (int(event.args["seat_rival"]),)
    return tuple(
        seat
        for seat in seats
        if seat != maker and all(view.cards[seat][CARDS.index(card)] >= n for card, n in asked.items())
    )


def card_counts(text: str) -> dict[str, int]:
    """Return the counts that an argument such as `1 card-colony 6 card-gold` names."""
    words = text.split()
    return {card.removeprefix("card-"): int(n) for n, card in zip(words[::2], words[1::2], strict=True)}
