"""The planned bids of a round, as they pass between the menu of a seat and the screen of a game that edits them.

Plug-ins of games may not import `carrack.table`, so its orders are translated here.
"""

from typing import NamedTuple, get_args

from carrack.table import Order, Table
from carrack.table.planned_move import Tied

__all__ = ["TIED", "LimitSet", "RoundPlan", "Tied", "plan_of"]

TIED: tuple[Tied, ...] = get_args(Tied)


class LimitSet(NamedTuple):
    """The limit for the card at a place of the row, from 1, and what to do when tied there."""

    place: int
    limit: int
    tied: Tied = "hold"


class RoundPlan(NamedTuple):
    """All limits of a seat, and whether the table says ready for it at the end of the round."""

    limits: tuple[LimitSet, ...]
    is_ready: bool

    def send(self, table: Table, seat: int) -> None:
        """Make this the plan of a seat."""
        table.set_plan(seat, [Order.planned(*limit) for limit in self.limits], self.is_ready)


def plan_of(table: Table, seat: int) -> RoundPlan:
    """Return the present plan of a seat. Show it to that seat only."""
    orders = (order for order in table.orders(seat) if order.lot)
    return RoundPlan(tuple(LimitSet(order.lot, order.amount, order.tied) for order in orders), table.is_ready(seat))
