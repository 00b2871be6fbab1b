"""Bids for cards: the highest price that pays, the price a rival would pay, and the raises that follow."""

from typing import Final

from mypy_extensions import i64

from carrack.engine.core.rng import Rng
from carrack.games.empire.bots.core.holdings import Holdings
from carrack.games.empire.core import move
from carrack.games.empire.core.auction import is_in, is_tied
from carrack.games.empire.core.card import BOND, GOLD
from carrack.games.empire.core.lot import highest_raise
from carrack.games.empire.core.rules import BOND_GOLD
from carrack.games.empire.core.state import Empire

JUMP: Final = 4  # a raise takes at most this part of what is left to the highest price that pays


def gold_with(card: i64) -> i64:
    """The gold that comes with a card (E5.5)."""
    return BOND_GOLD if card == BOND else 0


def reservation(e: Holdings, s: Empire, seat: i64, card: i64, rng: Rng) -> i64:
    """The highest price at which a card still improves a seat's holdings; −1: not even a gift would."""
    now = e.holding(s, seat, card, 0, 0)
    extra = gold_with(card)
    low: i64 = -1
    high = highest_raise(s, seat) + 1
    while high - low > 1:
        middle = (low + high) // 2
        if e.holding(s, seat, card, 1, extra - middle) > now:
            low = middle
        else:
            high = middle
    if e.price_noise > 0 and low > 0:
        low += low * (rng.below(2 * e.price_noise + 1) - e.price_noise) // 100
        low = min(low, s.card(seat, GOLD))
    return low


def rival_price(e: Holdings, s: Empire, seat: i64, card: i64, rng: Rng) -> i64:
    """The highest price that a rival who is in would pay; −1 if none would pay anything."""
    highest: i64 = -1
    for other in range(s.players):
        if other != seat and is_in(s, other):
            highest = max(highest, reservation(e, s, other, card, rng))
    return highest


def top_bid(s: Empire, seat: i64) -> i64:
    """The highest bid of the other seats in the auction."""
    top: i64 = -1
    for other in range(s.players):
        if other != seat and is_in(s, other):
            top = max(top, s.bids[other])
    return top


def is_harmed(e: Holdings, s: Empire, seat: i64, card: i64) -> bool:
    """Whether a seat would be worse off with a card at its present bid."""
    with_card = e.holding(s, seat, card, 1, gold_with(card) - s.bids[seat])
    return with_card < e.holding(s, seat, card, 0, 0)


def quick_bid(e: Holdings, s: Empire, seat: i64, card: i64, hold: i64, rng: Rng) -> i64:
    """A small raise above the highest other bid while it pays; else `hold`, or withdraw from a harmful tie."""
    if is_leader(s, seat):
        return hold
    top = top_bid(s, seat)
    worth = reservation(e, s, seat, card, rng)
    if top < worth:
        return move.BID + some_raise(top, min(worth, most_gold(s, seat) + 1), rng)
    return withdrawal(e, s, seat, card, hold, rng)


def some_raise(top: i64, worth: i64, rng: Rng) -> i64:
    """A random bid above the highest other one, well below the highest price that pays."""
    jump = (worth - top) // JUMP
    return min(top + 1 + (rng.below(jump + 1) if jump > 0 else 0), worth)


def withdrawal(e: Holdings, s: Empire, seat: i64, card: i64, hold: i64, rng: Rng) -> i64:
    """Withdraw from a tie that would do harm if the seat won, unless a rival wants the card; else `hold`.

    A rival who wants it has to outbid the seat as long as it stays in.
    """
    if is_tied(s, seat) and is_harmed(e, s, seat, card) and rival_price(e, s, seat, card, rng) <= s.bids[seat]:
        return move.WITHDRAW
    return hold


def open_bid(e: Holdings, s: Empire, seat: i64, card: i64, hold: i64, rng: Rng) -> i64:
    """As `quick_bid`, but go at once beyond what every rival would pay, if that still pays.

    Rivals go up to their own price anyway; small raises would only make a long auction of it.
    """
    if is_leader(s, seat):
        return hold
    top = top_bid(s, seat)
    worth = reservation(e, s, seat, card, rng)
    if top >= worth:
        return withdrawal(e, s, seat, card, hold, rng)
    rival = rival_price(e, s, seat, card, rng)
    if rival < worth:
        return move.BID + max(top, rival) + 1
    return move.BID + some_raise(top, worth, rng)


def likely_bids(e: Holdings, s: Empire, seat: i64, card: i64, hold: i64, rng: Rng) -> list[int]:
    """The smallest raise, the highest that pays, one between, to hold, and to withdraw if possible.

    Of equal moves the first is chosen, so that the seat raises. Holding often looks as good as a raise, because another
    seat is expected to bid or withdraw before the seat is asked again; but if none does, the card is lost.
    """
    top = top_bid(s, seat)
    lowest = max(top, s.bids[seat]) + 1
    highest = min(reservation(e, s, seat, card, rng) + 1, highest_raise(s, seat), most_gold(s, seat) + 1)
    found: list[int] = []
    for bid in (lowest, (lowest + highest) // 2, highest):
        if lowest <= bid <= highest and move.BID + bid not in found:
            found.append(move.BID + bid)
    found.append(hold)
    if is_tied(s, seat):
        found.append(move.WITHDRAW)
    return found


def most_gold(s: Empire, seat: i64) -> i64:
    """The gold of the richest rival who is in: a higher bid than that cannot be beaten."""
    most: i64 = 0
    for other in range(s.players):
        if other != seat and is_in(s, other):
            most = max(most, s.card(other, GOLD))
    return most


def is_leader(s: Empire, seat: i64) -> bool:
    """Whether a seat wins the card as things stand, by the highest bid."""
    return s.bids[seat] > top_bid(s, seat)
