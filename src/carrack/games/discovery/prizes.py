"""Counters and cards as one seat knows them: those it has seen, and those that may lie where it has not looked (D1.9).

Which tokens a seat has not seen follows from the public tables and its own looks. So all results are the same in every
position that the seat cannot tell apart.
"""

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct

from carrack.engine.fields import viewer_mask
from carrack.games.discovery.core import zone
from carrack.games.discovery.core.expedition import resistance
from carrack.games.discovery.core.state import Discovery
from carrack.games.discovery.core.tables import COUNTER_KINDS

Range = tuple[int, int]  # the lowest and the highest


class Prize(Struct, frozen=True):
    """A counter or card: the strength that an expedition of the seat needs, and what it wins."""

    resistance: int
    plunder: int
    per_soldier: int
    points: int


class Resisting(Struct, frozen=True):
    """The number of counters, or cards, that need a certain strength."""

    resistance: int
    count: int


class Winnings(Struct, frozen=True):
    """The prize of counters or cards, each part as the lowest and the highest: plunder, money per soldier, points."""

    plunder: Range
    per_soldier: Range
    points: Range


def seen_counter(s: Discovery, seat: int, region: int) -> Prize | None:
    """Return the counter that lies in a region; None if the seat does not know it or there is none."""
    return _seen(s, seat, zone.COUNTERS, region)


def seen_card(s: Discovery, seat: int) -> Prize | None:
    """Return the top card of the deck; None if the seat does not know it or the deck is empty."""
    top = int(s.counts[zone.DECK]) - 1
    return _seen(s, seat, zone.DECK, top) if top >= 0 else None


def unseen_counters(s: Discovery, seat: int) -> list[Prize]:
    """Return the counters that the seat has not seen: those of regions, and those that lie aside."""
    return _unseen(s, seat, zone.COUNTERS) + _unseen(s, seat, zone.ASIDE)


def unseen_cards(s: Discovery, seat: int) -> list[Prize]:
    """Return the cards of the deck that the seat has not seen."""
    return _unseen(s, seat, zone.DECK)


def resistances(prizes: Iterable[Prize]) -> tuple[Resisting, ...]:
    """Return how many prizes have each resistance, ascending."""
    counts = Counter(prize.resistance for prize in prizes)
    return tuple(Resisting(need, count) for need, count in sorted(counts.items()))


def winnings(prizes: list[Prize]) -> Winnings | None:
    """Return what the prizes win at least and at most; None if there are none."""
    if not prizes:
        return None
    return Winnings(
        _range([prize.plunder for prize in prizes]),
        _range([prize.per_soldier for prize in prizes]),
        _range([prize.points for prize in prizes]),
    )


def _range(amounts: list[int]) -> Range:
    return min(amounts), max(amounts)


def _seen(s: Discovery, seat: int, which: int, slot: int) -> Prize | None:
    at = int(s.layout.zone_at[which]) + slot
    return _prize(s, seat, which, at) if int(s.knows[at]) & viewer_mask(seat) else None


def _unseen(s: Discovery, seat: int, which: int) -> list[Prize]:
    first = int(s.layout.zone_at[which])
    hidden = [at for at in range(first, first + int(s.counts[which])) if not int(s.knows[at]) & viewer_mask(seat)]
    return [prize for at in hidden if (prize := _prize(s, seat, which, at))]


def _prize(s: Discovery, seat: int, which: int, at: int) -> Prize | None:
    """Return the token of a slot; None for the mark of a region without a counter."""
    token, rules = int(s.slots[at]), s.rules
    if which == zone.DECK:
        token += int(COUNTER_KINDS)
    elif token == zone.NO_COUNTER:
        return None
    need = int(resistance(s, seat, token))
    return Prize(need, int(rules.plunder[token]), int(rules.per_soldier[token]), int(rules.worth[token]))
