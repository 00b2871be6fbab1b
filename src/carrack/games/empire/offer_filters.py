"""Filters for offers on the board: each hides some offers from the seat that set it. They are no rules.

A hidden offer still stands, for others and for the seat itself. Only offers that the seat could accept are hidden,
those made to it and those made to anybody. The filter for gifts with revolts also declines those made to the seat
alone: the rules know no such move (E5.7), so the offer stays on the board, and everybody sees that it is declined.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from carrack.engine.types import Event
from carrack.games.empire.core.board import ANYBODY, ASKED, GIVEN, TARGET
from carrack.games.empire.core.state import ENTRY
from carrack.games.empire.planning import OFFERS, card_counts
from carrack.games.empire.view import EmpireView
from carrack.games.empire.words import CARDS

SUPPORTER, GOLD, REVOLT = "supporter", "gold", "revolt"  # offers that ask for supporters or gold; gifts with revolts
FROM = "anybody-"  # before a seat: its offers to anybody


class _Offer(NamedTuple):
    """An offer as filters look at it; `to` is None if it is made to anybody."""

    maker: int
    to: int | None
    given: Mapping[str, int]
    asked: Mapping[str, int]


def filter_names(players: int, options: Mapping[str, Any], seat: int) -> tuple[str, ...]:
    """Return the filters that a seat can set; none without an offer board."""
    if options.get("trades") != "open" or not options["trade_offers"]:
        return ()
    return (SUPPORTER, GOLD, REVOLT, *(f"{FROM}{other}" for other in range(players) if other != seat))


def filtered(view: EmpireView, seat: int, filters: Collection[str]) -> tuple[tuple[int, int], ...]:
    """Return the maker and the place, from 1, of each offer on the board that filters hide from a seat."""
    return tuple((offer.maker, place) for offer, place in _on_board(view) if _is_hidden(offer, seat, filters))


def declined(view: EmpireView, seat: int, filters: Collection[str]) -> tuple[tuple[int, int], ...]:
    """Return the maker and the place, from 1, of each offer to a seat alone that its filters decline."""
    if REVOLT not in filters:
        return ()
    return tuple((offer.maker, place) for offer, place in _on_board(view) if offer.to == seat and _gives_revolts(offer))


def is_filtered(event: Event, seat: int, filters: Collection[str]) -> bool:
    """Whether an event makes an offer that filters hide from a seat."""
    if event.kind not in OFFERS:
        return False
    given, asked = (card_counts(str(event.args[name])) for name in ("counts_given", "counts_asked"))
    to = None if event.kind == "offered-all" else int(event.args["seat_rival"])
    return _is_hidden(_Offer(int(event.args["seat"]), to, given, asked), seat, filters)


def _is_hidden(offer: _Offer, seat: int, filters: Collection[str]) -> bool:
    if offer.maker == seat or offer.to not in {None, seat}:
        return False
    return (
        (SUPPORTER in filters and SUPPORTER in offer.asked)
        or (GOLD in filters and GOLD in offer.asked)
        or (REVOLT in filters and _gives_revolts(offer))
        or (offer.to is None and f"{FROM}{offer.maker}" in filters)
    )


def _gives_revolts(offer: _Offer) -> bool:
    """Whether an offer is a gift with revolts."""
    return REVOLT in offer.given and not offer.asked


def _on_board(view: EmpireView) -> Iterator[tuple[_Offer, int]]:
    """Yield each offer on the board with its place in its maker's row, from 1; the last place is the draft."""
    for maker, row in enumerate(view.board):
        for place, at in enumerate(range(0, len(row) - ENTRY, ENTRY), 1):
            target = row[at + TARGET]
            if target:
                to = None if target == ANYBODY else target - 1
                yield _Offer(maker, to, _counts(row, at + GIVEN), _counts(row, at + ASKED)), place


def _counts(row: Sequence[int], first: int) -> dict[str, int]:
    """Return the cards that stand in a row of the board from `first` on."""
    return {card: row[first + kind] for kind, card in enumerate(CARDS) if row[first + kind]}
