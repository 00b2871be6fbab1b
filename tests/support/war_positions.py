"""Positions of `discovery` for four in which seat 0 fights, is attacked, suffers a plague, or moves workers."""

from collections.abc import Callable
from typing import Any

from support.discovery import Layout, table

Position = dict[str, Any]


def crowded() -> Layout:
    """Colonies in five regions; seat 0 can fight seats 1 and 2, and leads nowhere alone."""
    t = table(players=4).turn(6).bounty_gone().money(13, 20, 20, 20)
    t = t.troops("new-spain", 0, colonist=2, soldier=2).troops("new-spain", 1, colonist=2, missionary=1, soldier=1)
    t = t.troops("new-spain", 2, colonist=5, missionary=1).troops("new-spain", 3, colonist=3)
    t = t.troops("florida", 0, colonist=9, missionary=1).troops("florida", 1, colonist=3, soldier=1)
    t = t.troops("florida", 2, colonist=7, merchant=1)
    t = t.troops("brazil", 0, soldier=1).troops("brazil", 1, colonist=4).troops("brazil", 2, colonist=5, captain=2)
    t = t.troops("caribbean", 0, colonist=3).troops("caribbean", 2, colonist=6, soldier=1)
    return t.troops("virginia", 3, colonist=3).troops("peru", 3, colonist=2)


def warfare() -> Position:
    """Seat 0 has a worker in the warfare box."""
    return crowded().stand("warfare-1", 0).at("warfare").position()


def poor() -> Position:
    """The same, without the money for a war."""
    return crowded().money(3).stand("warfare-1", 0).at("warfare").position()


def attacked() -> Position:
    """Seat 1 has attacked seat 0 in New Spain and named its victim; now the soldiers of seat 0 answer."""
    g = crowded().stand("warfare-1", 1).at("warfare").game()
    g.play("battle new-spain s0")
    g.play("kill soldier")
    return g.to_dict()


def militia() -> Position:
    """Seat 1, which has the Militia, can be attacked."""
    return crowded().own(1, "militia").stand("warfare-1", 0).at("warfare").position()


def lose() -> Position:
    """The Plague of age II takes a worker of seat 0 in New Spain, where it has two types."""
    t = crowded().offer("plague-2").money(30).stand("buildings-1", 0).at("buildings")
    g = t.game()
    g.play("buy plague-2")
    return g.to_dict()


def blight() -> Position:
    """Seat 0 has bought the Plague of age III."""
    g = crowded().turn(7).offer("plague-3").money(30).stand("buildings-1", 0).at("buildings").game()
    g.play("buy plague-3")
    return g.to_dict()


def migration() -> Position:
    """Seat 0 may move two colonists."""
    g = crowded().turn(7).own(0, "migration").at("benefits").game()
    g.play("benefit migration")
    return g.to_dict()


def stables() -> Position:
    """Seat 0 may move a soldier."""
    return crowded().own(0, "stables").at("discovery").position()


POSITIONS: dict[str, Callable[[], Position]] = {
    position.__name__: position for position in (warfare, poor, attacked, militia, lose, blight, migration, stables)
}
