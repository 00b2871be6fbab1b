"""Tables under a version of the rules, for the tests of what versions change."""

from typing import Any

from support.discovery import Layout, table


def lay(players: int = 3, version: int = 2, **options: Any) -> Layout:
    """Turn 4 of a game under a version of the rules."""
    return table(players=players, rules_version=version, **options).turn(4)
