"""Tables with the builders and the buildings of the expansion."""

from typing import Any

import carrack
from support.discovery import GOODS, Layout, table


def expanded(players: int = 2, turn: int = 4, **options: Any) -> Layout:
    """A turn of a game with builders and expansion buildings."""
    return table(players=players, **{"builders": True, "expansion_buildings": True, **options}).turn(turn)


def on_offer(building: str, turn: int, money: int, players: int = 2, **options: Any) -> Layout:
    """The building is on offer, and seat 0, who has this money, has a worker in the buildings box."""
    position = expanded(players, turn, **options).offer(building).money(money)
    return position.stand("buildings-1", 0).at("buildings")


def hold(goods: list[int]) -> dict[str, int]:
    """Goods by name, from numbers in the order of the goods."""
    return {good: n for good, n in zip(GOODS, goods, strict=True) if n}


def points(g: carrack.Game, building: str, seat: int = 0) -> int:
    """What a seat scores for a building."""
    return sum(line.points for line in g.score_sheet(seat) if line.args.get("building") == building)
