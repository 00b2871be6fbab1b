"""National advantages in tests: a seat with a nation, and helpers that several nations' tests share."""

from typing import Any

import carrack
from support.discovery import Layout, asked, table

NATIONS = ["england", "spain", "france", "portugal", "holland", "italy"]
UNDISCOVERED = [
    "new-france", "new-england", "virginia", "florida", "new-spain", "new-granada", "peru", "brazil",
]  # fmt: skip


def power(nation: str, **options: Any) -> Layout:
    """Return a table for three at which seat 1, neither first nor last, has the nation."""
    return table(players=3, nations="random", **options).nation(1, nation)


def sailing_order(game: carrack.Game) -> list[tuple[int, str]]:
    """Send all dock workers to Peru, and return the seats that were asked, in order."""
    found = []
    while asked(game).kind == "send":
        found.append((game.deciders[0], str(asked(game).args["type"])))
        game.play("send peru")
    return found
