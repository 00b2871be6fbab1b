"""Offers in trade windows (E5.7 of version 1, and `windows`, `ends`): made to one rival, who answers at once."""

from mypy_extensions import i64

from carrack.games.empire.bots.core.deals import best_deal, is_good, next_part, pretence
from carrack.games.empire.bots.core.holdings import Holdings
from carrack.games.empire.core import move, trade
from carrack.games.empire.core.part import lowest_kind, stage_of
from carrack.games.empire.core.state import Empire


def offer_or_pass(e: Holdings, s: Empire, seat: i64) -> i64:
    """An offer to the most promising rival, or a pass."""
    chosen: i64 = move.PASS
    if s.offers[seat] >= s.rules.trade_offers:
        return chosen
    highest: i64 = 0
    for steps_left in range(i64(1), s.players):
        other = (seat + steps_left) % s.players
        if s.refused[seat] >> other & 1 != 0:
            continue  # the same offer was refused already
        gain = best_deal(e, s, seat, other).gain
        if gain > highest:
            highest = gain
            chosen = move.OFFER + steps_left
    return chosen


def part(e: Holdings, s: Empire, seat: i64, other: i64, y: i64) -> i64:
    """The next part of the best deal with a rival, or its end."""
    is_asking = stage_of(y) == trade.ASKING
    deal = best_deal(e, s, seat, other)
    chosen: i64 = -1
    if deal.gain > 0:
        chosen = next_part(deal, s.given, s.asked, is_asking, lowest_kind(y))
    return chosen if chosen >= 0 else pretence(e, s, seat, other, s.given[:], s.asked[:], is_asking)


def answer_to_offer(e: Holdings, s: Empire, seat: i64, maker: i64) -> i64:
    """Accept an offer that is worth it, refuse any other."""
    if trade.can_accept(s, seat) and is_good(e, s, seat, maker, s.asked, s.given):
        return move.ACCEPT
    return move.REFUSE
