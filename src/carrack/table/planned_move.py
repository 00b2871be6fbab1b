"""The move that a planned bid makes: raise, withdraw, or hold."""

from collections import Counter
from collections.abc import Mapping
from typing import Literal

from carrack.engine.game import Game
from carrack.engine.titles import find

Tied = Literal["hold", "withdraw", "raise"]  # the reaction of a planned bid that is tied at its limit


def planned_move(game: Game, seat: int, limit: int, tied: Tied) -> str:
    """Return what a bid planned up to a limit does now.

    It does nothing while the seat would win. Otherwise it raises to one more than the highest other bid, if limit and
    gold allow that. If the seat is tied at its limit, or has no gold to raise, `tied` says what to do.

    Args:
        game: The game, in an auction that the seat is still in.
        seat: The seat.
        limit: The highest planned bid.
        tied: What to do when tied at the limit.
    """
    bids = find(game.name).bids(game.view(seat))
    own, others = bids[seat], [bid for other, bid in bids.items() if other != seat]
    if leads(bids, seat):
        return holding_move(game)
    wanted = max(others) + 1
    if wanted <= limit and _can_bid(game, seat, wanted):
        return f"bid {wanted}"
    can_raise = _can_bid(game, seat, own + 1)
    if own in others and (own == limit or not can_raise):
        if tied == "withdraw":
            return "withdraw"
        if tied == "raise" and can_raise:
            return f"bid {own + 1}"
    return holding_move(game)


def holding_move(game: Game) -> str:
    """Return the move that leaves a seat's bid as it is."""
    ask = game.ask
    return "pass" if ask is None else find(game.name).quiet.get(ask.kind, "pass")


def leads(bids: Mapping[int, int], seat: int) -> bool:
    """Whether a seat has the highest bid that nobody shares."""
    alone = [bid for bid, count in Counter(bids.values()).items() if count == 1]
    return bids[seat] == max(alone, default=-1)


def _can_bid(game: Game, seat: int, amount: int) -> bool:
    return game.why_not(seat, f"bid {amount}") is None
