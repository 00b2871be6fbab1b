"""Plans: the bids of a seat for all cards of a round, and whether it says ready at the round's end.

A plan is private and can be changed until it is used. It lasts for one round.
"""

from collections.abc import Collection, Sequence

from carrack.engine.errors import NotationError
from carrack.engine.game import Game
from carrack.engine.titles import find
from carrack.engine.types import Ask, Event
from carrack.table.errors import TableError
from carrack.table.order import Order
from carrack.table.validation import is_valid

BIDDING = ("bid", "withdraw")  # first words of moves that a person makes instead of the plan


def check_plan(game: Game, seat: int, bids: Sequence[object]) -> tuple[Order, ...]:
    """Return the planned bids of a seat, by place.

    Raises:
        TableError: The game has no bids to plan, a place is named twice or does not exist, or its card is settled.
    """
    title = find(game.name)
    if not title.lots:
        raise TableError("no-such-order", order="plan")
    planned = [bid for bid in bids if is_valid(bid, Order) and bid.kind == "bid" and not (bid.about or bid.moves)]
    places = {bid.lot for bid in planned}
    if len(places) < len(bids) or not places <= set(range(1, title.lots + 1)):
        raise TableError("bad-plan", most=title.lots)
    left = title.lots_left(game.view())
    for bid in planned:
        if bid.lot not in left:
            raise TableError("lot-over", place=bid.lot)
        try:
            game.parse(bid.text, seat)
        except NotationError as error:
            raise TableError("no-such-order", order=bid.text) from error
    return tuple(sorted((Order.planned(bid.lot, bid.amount, bid.tied) for bid in planned), key=lambda bid: bid.lot))


def with_planned_bids(orders: Sequence[Order], bids: Sequence[Order]) -> tuple[Order, ...]:
    """Return orders with another plan. Planned bids come first: they are more specific than bids for any card."""
    return (*bids, *(order for order in orders if not order.lot))


def current(game: Game, orders: Sequence[Order], events: Collection[Event]) -> tuple[Order, ...]:
    """Return the orders without planned bids whose card is settled, or whose round is over."""
    if not any(order.lot for order in orders):
        return tuple(orders)
    title = find(game.name)
    is_over = any(event.kind in title.plan_ends for event in events)
    left = () if is_over else title.lots_left(game.view())
    return tuple(order for order in orders if not order.lot or order.lot in left)


def is_tempted(game: Game, seat: int, events: Collection[Event], filters: Collection[str]) -> bool:
    """Whether a seat that says ready should look again: it was made an offer that it sees, or the round is over."""
    title = find(game.name)
    return any(
        event.kind in title.plan_ends
        or (seat in title.offered_to(game.view(), event) and not title.is_filtered(event, seat, filters))
        for event in events
    )


def without_own_card(orders: Sequence[Order], ask: Ask | None, text: str) -> tuple[Order, ...]:
    """Return the orders after a move by hand: a raise or a withdrawal ends the plan for its card."""
    if text.split(maxsplit=1)[0] not in BIDDING:  # people may write spaces before a move
        return tuple(orders)
    return tuple(order for order in orders if not (order.lot and order.fits(ask)))
