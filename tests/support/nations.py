"""National advantages on the board: a seat with one, and what tests of several nations ask."""

from typing import Any

import carrack
from support.discovery import Layout, asked, table

NATIONS = ["england", "spain", "france", "portugal", "holland", "italy"]
UNDISCOVERED = [
    "new-france", "new-england", "virginia", "florida", "new-spain", "new-granada", "peru", "brazil",
]  # fmt: skip


def power(nation: str, **options: Any) -> Layout:
    """Three players; seat 1, neither first nor last, has the nation."""
    return table(players=3, nations="random", **options).nation(1, nation)


def refused(game: carrack.Game, text: str) -> str:
    refusal = game.why_not(game.deciders[0], text)
    assert refusal is not None
    return refusal.code


def sailing_order(game: carrack.Game) -> list[tuple[int, str]]:
    """Who is asked where to land, one after the other: all go to Peru."""
    found = []
    while asked(game).kind == "send":
        found.append((game.deciders[0], str(asked(game).args["type"])))
        game.play("send peru")
    return found
