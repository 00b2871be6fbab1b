"""Offers on the board (E5.7): which to accept, which to withdraw, and which to make.

A bot keeps nothing between decisions; the board itself is its memory. The gain of an offer depends on the cards of both
seats alone, so an offer that gains nothing any more is withdrawn only after cards have changed, and nobody is offered
anything new while an offer to them lies there: no offer is repeated as long as nothing has changed.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.games.empire.bots.core.deals import Deal, best_deal, gain_by, is_good, next_part, pretence
from carrack.games.empire.bots.core.holdings import Holdings
from carrack.games.empire.core import move
from carrack.games.empire.core.board import (
    ANYBODY,
    ASKED,
    ASKING,
    GIVEN,
    can_offer,
    can_take,
    cards_at,
    draft,
    entry,
    is_for,
)
from carrack.games.empire.core.card import CARDS
from carrack.games.empire.core.part import lowest_kind, stage_of
from carrack.games.empire.core.state import Empire

MOST_OFFERS: Final[i64] = 6  # a round


def best_take(e: Holdings, s: Empire, seat: i64, least: i64) -> i64:
    """Return the move that accepts the offer with the highest gain, at least `least`; −1 if there is none."""
    chosen: i64 = -1
    highest = least - 1
    for steps_left in range(i64(1), s.players):
        maker = (seat + steps_left) % s.players
        for place in range(s.rules.trade_offers):
            at = entry(s, maker, place)
            if can_take(s, seat, maker, at):
                given = cards_at(s, at + ASKED)
                got = cards_at(s, at + GIVEN)
                gain = gain_by(e, s, seat, maker, given, got)
                if gain > highest and e.is_support_paid(s, seat, given, got):
                    highest = gain
                    chosen = move.TAKE + steps_left * move.PLACES + place
    return chosen


def stale_offer(e: Holdings, s: Empire, seat: i64) -> i64:
    """Return the move that withdraws an offer of the seat by which a side would lose; −1 if there is none."""
    for place in range(s.rules.trade_offers):
        at = entry(s, seat, place)
        if s.board[at] != 0 and not is_useful(e, s, seat, at):
            return move.CANCEL + place
    return -1


def is_useful(e: Holdings, s: Empire, seat: i64, at: i64) -> bool:
    """Whether some rival could accept a seat's offer without a loss for either of the two."""
    given = cards_at(s, at + GIVEN)
    asked = cards_at(s, at + ASKED)
    for other in range(s.players):
        if (
            is_for(s, other, seat, at)
            and gain_by(e, s, seat, other, given, asked) >= 0
            and gain_by(e, s, other, seat, asked, given) >= 0
            and e.is_support_paid(s, seat, given, asked)
        ):
            return True
    return False


def proposal(e: Holdings, s: Empire, seat: i64) -> i64:
    """Return the move that begins the best offer; −1 if there is no good one.

    The offer goes to one rival, counters the offer of one, or goes to everybody if several would accept it.
    """
    chosen: i64 = -1
    if s.offers[seat] >= MOST_OFFERS or not can_offer(s, seat):
        return chosen
    best = Deal()
    partner: i64 = -1
    is_clear = True  # no offer lies between the seat and any rival
    for steps_left in range(i64(1), s.players):
        other = (seat + steps_left) % s.players
        is_clear = is_clear and not has_offer(s, seat, other) and not has_offer(s, other, seat)
        if has_offer(s, seat, other) or is_drafting_to(s, other, seat) or has_good_offer(e, s, other, seat):
            continue
        deal = best_deal(e, s, seat, other)
        if deal.gain > best.gain:
            best = deal
            partner = other
            place = place_of_offer(s, other, seat)
            chosen = move.OFFER + steps_left if place < 0 else move.REPLY + steps_left * move.PLACES + place
    if is_clear and partner >= 0 and has_taker(e, s, seat, partner, best):
        return move.OFFER_ALL
    return chosen


def has_taker(e: Holdings, s: Empire, seat: i64, partner: i64, deal: Deal) -> bool:
    """Whether a rival other than the partner would accept a deal too."""
    for other in range(s.players):
        if (
            other != seat
            and other != partner
            and can_pay(s, other, deal.asked)
            and is_good(e, s, other, seat, deal.asked, deal.given)
        ):
            return True
    return False


def can_pay(s: Empire, seat: i64, cards: vec[i64]) -> bool:
    """Whether a seat holds the given cards."""
    for kind in range(CARDS):
        if s.card(seat, kind) < cards[kind]:
            return False
    return True


def has_good_offer(e: Holdings, s: Empire, maker: i64, seat: i64) -> bool:
    """Whether a seat would gain by accepting an offer that a rival made to it."""
    for place in range(s.rules.trade_offers):
        at = entry(s, maker, place)
        if (
            s.board[at] != 0
            and is_for(s, seat, maker, at)
            and is_good(e, s, seat, maker, cards_at(s, at + ASKED), cards_at(s, at + GIVEN))
        ):
            return True
    return False


def place_of_offer(s: Empire, maker: i64, seat: i64) -> i64:
    """Return the place of an offer that a rival made to a seat alone; −1 if there is none."""
    for place in range(s.rules.trade_offers):
        if s.board[entry(s, maker, place)] == seat + 1:
            return place
    return -1


def has_offer(s: Empire, seat: i64, other: i64) -> bool:
    """Whether a seat has an offer to a rival on the board."""
    for place in range(s.rules.trade_offers):
        at = entry(s, seat, place)
        if s.board[at] != 0 and is_for(s, other, seat, at):
            return True
    return False


def is_drafting_to(s: Empire, seat: i64, other: i64) -> bool:
    """Whether a seat has a draft of an offer to another, who may as well wait for it."""
    return s.drafting[seat] != 0 and s.board[draft(s, seat)] == other + 1


def draft_part(e: Holdings, s: Empire, seat: i64) -> i64:
    """Return the move that names the next part of a seat's draft, or completes it."""
    at = draft(s, seat)
    given = cards_at(s, at + GIVEN)
    asked = cards_at(s, at + ASKED)
    is_asking = stage_of(s.drafting[seat]) == ASKING
    other = s.board[at] - 1
    deal = Deal()
    if s.board[at] == ANYBODY:
        for steps_left in range(i64(1), s.players):
            rival = (seat + steps_left) % s.players
            found = best_deal(e, s, seat, rival)
            if steps_left == 1 or found.gain > deal.gain:
                deal = found
                other = rival
    else:
        deal = best_deal(e, s, seat, other)
    chosen: i64 = -1
    if deal.gain > 0:
        chosen = next_part(deal, given, asked, is_asking, lowest_kind(s.drafting[seat]))
    return chosen if chosen >= 0 else pretence(e, s, seat, other, given, asked, is_asking)
