"""Plays games of bots and writes what a server would send of them to web/fixtures/: tables to look at without one.

Run it after a change of the pictures that the server sends.
"""

import json
from pathlib import Path
from typing import Any

import msgspec

from carrack.bots import Budget, make
from carrack.games.discovery.view import DiscoveryView
from carrack.server.api_types import NewSeat
from carrack.server.storage.rows import Guest
from carrack.server.tables.actions import join, open_table, start
from carrack.server.tables.table_state import TableState
from carrack.server.tables.views import picture

FOLDER = Path(__file__).resolve().parent.parent / "web" / "fixtures"
FULL = {"builders": True, "expansion_buildings": True, "nations": "random", "scouting": True, "buy_points": True}
TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "2015-2": (2, {**FULL, "reduced_luck": True}),
    "2015-4": (4, FULL),
    "2015-6": (6, {**FULL, "no_survivors": True, "advanced_reconnaissance": True}),
    "2007-2": (2, {"edition": "2007"}),
    "2007-4": (4, {"edition": "2007"}),
    "2007-5": (5, {"edition": "2007", "start_auction": True}),
}
NAMES = ("Inês", "Marco", "Jeanne", "Willem", "Beatriz", "Hugh")
# The first decision from this turn on that asks such a thing is shown: turn, kinds.
MOMENTS: dict[str, tuple[int, tuple[str, ...]]] = {
    "opening": (1, ("place",)),
    "middle": (3, ("buy",)),
    "late": (7, ("explore", "warfare", "send")),
}
BUDGET = Budget(effort=0.05)
SEED = 4  # of the bot that plays all seats


def seated(players: int, options: dict[str, Any], secret: bytes) -> TableState:
    """A table that has begun, with people in all seats."""
    state = TableState("fixture")
    host, *others = [Guest(f"guest-{seat}", name, "en") for seat, name in enumerate(NAMES[:players])]
    seats = [NewSeat("mine"), *[NewSeat("open")] * len(others)]
    open_table(state, host, "discovery", options, seats, False, secret, [""] * players)
    for seat, guest in enumerate(others, 1):
        join(state, guest, seat, "")
    start(state, host)
    return state


def play(players: int, options: dict[str, Any], secret: bytes) -> dict[str, Any]:
    """The pictures of a game, each as its decider sees it; the last as the public does."""
    state = seated(players, options, secret)
    table = state.table
    assert table is not None
    bot = make(1, SEED)
    shown: dict[str, Any] = {}
    while table.status == "playing":
        game = table.game
        seat = game.deciders[0]
        for name, (turn, kinds) in MOMENTS.items():
            if name not in shown and game.ask is not None and game.ask.kind in kinds and turn <= turn_of(state):
                shown[name] = msgspec.to_builtins(picture(state, seat))
        table.play(seat, bot.choose(game.info(seat), BUDGET))
    state.follow()
    shown["end"] = msgspec.to_builtins(picture(state, None))
    return shown


def turn_of(state: TableState) -> int:
    """The turn it is."""
    assert state.table is not None
    view = state.table.game.view(None)
    assert isinstance(view, DiscoveryView)
    return view.turn


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("*.json"):
        old.unlink()
    for table, (players, options) in TABLES.items():
        for moment, shown in play(players, options, table.encode().ljust(32, b".")).items():
            text = json.dumps(shown, ensure_ascii=False, separators=(",", ":"))
            (FOLDER / f"{table}-{moment}.json").write_text(f"{text}\n", encoding="utf-8")
