"""Positions of `discovery` in which seat 0 is asked something that comes up rarely."""

from collections.abc import Callable
from typing import Any

from support.discovery import table

Position = dict[str, Any]


def ship_on_offer() -> Position:
    """Seat 0 plays Holland; another player would win the ship."""
    layout = table(players=3, nations="random").turn(4)
    for seat, nation in enumerate(("holland", "france", "italy")):
        layout.nation(seat, nation)
    return layout.ship_here(1).shippers(1, colonist=3).at("shipping").position()


def points_for_sale() -> Position:
    """Seat 0 has $14 after the first scoring; seat 2 has bought 2 points before it."""
    layout = table(players=3, buy_points=True).turn(3).order(2, 0, 1).money(14, 7, 9)
    layout.colony_points(0, 16).colony_points(1, 21).colony_points(2, 12)
    return layout.at("points").position()


def mixed_dock() -> Position:
    """Seat 0 plays England; its missionary is the last of three on the dock, behind colonists of the others."""
    layout = table(players=3, nations="random").turn(4).discovered("peru")
    for seat, nation in enumerate(("england", "france", "italy")):
        layout.nation(seat, nation)
    layout.stand("dock-1", 1).stand("dock-2", 2).stand("dock-3", 0, "missionary")
    return layout.at("dock").position()


def ship_at_the_dock() -> Position:
    """Seat 0 owns Mayflower and two ships, one of which carries a worker; the other completes a set of three alike."""
    layout = table(players=2, expansion_buildings=True).turn(8).own(0, "mayflower").ships(2, 0)
    layout.market().goods(0, sugar=2).stand("mayflower-1", 0, "missionary")
    return layout.hand(0, colonist=3).hand(1, colonist=3).position()


def university_at_placement() -> Position:
    """Seat 0 owns the University; its merchant is the third on the dock, its colonist the second for goods."""
    layout = table(players=3).turn(4).own(0, "university").discovered("peru")
    layout.stand("dock-1", 1).stand("dock-2", 2).stand("dock-3", 0, "merchant")
    layout.stand("goods-1", 1).stand("goods-2", 0)
    return layout.hand(0, colonist=2).hand(1, colonist=2).hand(2, colonist=2).position()


def at_discovery() -> Position:
    """Seat 0 explores first, with workers of strength 5; the counter of Florida needs 3."""
    layout = table(players=3, scouting=True).explorers(0, colonist=2, captain=1, soldier=1)
    return layout.counter("florida", "2/4/3/5").at("discovery").position()


POSITIONS: dict[str, Callable[[], Position]] = {
    position.__name__: position
    for position in (
        ship_on_offer,
        points_for_sale,
        mixed_dock,
        ship_at_the_dock,
        university_at_placement,
        at_discovery,
    )
}
