"""Plays games of bots and writes what a server would send of them to web/fixtures/: tables to look at without one.

Run it after a change of the pictures that the server sends: `web_fixtures.py [TABLE …]`, all of them if none is named.
"""

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

import carrack
from carrack.bots import Budget, make
from carrack.server.api_types.requests import NewSeat
from carrack.server.storage.schema import Guest
from carrack.server.tables.actions import join, open_table, start
from carrack.server.tables.table_state import TableState
from carrack.server.tables.views import events, full_view

FOLDER = Path(__file__).resolve().parent.parent / "web" / "fixtures"
FULL = {"builders": True, "expansion_buildings": True, "nations": "random", "scouting": True, "buy_points": True}
TABLES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "2015-2": ("discovery", 2, {**FULL, "reduced_luck": True}),
    "2015-4": ("discovery", 4, FULL),
    "2015-6": ("discovery", 6, {**FULL, "no_survivors": True, "advanced_reconnaissance": True}),
    "2007-2": ("discovery", 2, {"edition": "2007"}),
    "2007-4": ("discovery", 4, {"edition": "2007"}),
    "2007-5": ("discovery", 5, {"edition": "2007", "start_auction": True}),
    "empire-2": ("empire", 2, {"version": "beginner", "open_holdings": True, "auction": "turns", "trades": "windows"}),
    "empire-4": ("empire", 4, {}),
    "empire-6": ("empire", 6, {"auction": "sealed", "trades": "windows"}),
}
NAMES = ("Inês", "Marco", "Jeanne", "Willem", "Beatriz", "Hugh")
# The first decision from this turn on that asks such a thing is shown: turn, kinds.
MOMENTS: dict[str, dict[str, tuple[int, tuple[str, ...]]]] = {
    "discovery": {
        "opening": (1, ("place",)),
        "middle": (3, ("buy",)),
        "late": (7, ("explore", "warfare", "send")),
    },
    "empire": {
        "claiming": (0, ("claim",)),
        "development": (2, ("sell",)),  # a development asks nothing: the position that it leaves
        "trade": (2, ("trade",)),
        "offer": (2, ("answer",)),
        "auction": (3, ("bid", "sealed-bid")),
        "lot": (2, ("lot",)),
        "board": (2, ("board",)),
    },
}
BEGINNINGS = ("turn", "round")  # events that begin one
BUDGET = Budget(effort=0.05)
LEVEL, SEED = 1, 4  # of the bot that plays all seats


def seated(game: str, players: int, options: dict[str, Any], secret: bytes) -> TableState:
    """A table that has begun, with people in all seats."""
    state = TableState("fixture")
    host, *others = [Guest(f"guest-{seat}", name, "en") for seat, name in enumerate(NAMES[:players])]
    seats = [NewSeat("mine"), *[NewSeat("open")] * len(others)]
    open_table(state, host, game, options, seats, False, secret, [""] * players)
    for seat, guest in enumerate(others, 1):
        join(state, guest, seat, "", None)
    start(state, host)
    return state


def play(name: str, players: int, options: dict[str, Any], secret: bytes) -> dict[str, Any]:
    """The pictures of a game, each as its decider sees it; the last as the public does."""
    state = seated(name, players, options, secret)
    table = state.table
    assert table is not None
    bot = make(LEVEL, SEED)
    shown: dict[str, Any] = {}
    while table.status == "playing":
        game = table.game
        # A seat whose sealed choice is in may still change it: who has not chosen yet is asked.
        seat = next(seat for seat in game.deciders if seat not in game.committed)
        for moment, (turn, kinds) in MOMENTS[name].items():
            is_asked = game.ask is not None and game.ask.kind in kinds and turn <= turn_of(state)
            if moment not in shown and is_asked and (moment != "lot" or has_bids_and_offers(state)):
                shown[moment] = seen(state, seat)
        table.play(seat, bot.choose(game.info(seat), BUDGET))
    state.update_life()
    shown["end"] = seen(state, None)
    return shown


def has_bids_and_offers(state: TableState) -> bool:
    """Whether somebody has bid, and offers lie on the board: an auction that has just opened shows nothing."""
    assert state.table is not None
    game = state.table.game
    bids = carrack.to_builtins(game.view(None))["bids"]
    return any(bids) and bool(carrack.to_builtins(game.figures())["offers"])


def seen(state: TableState, seat: int | None) -> dict[str, Any]:
    """Return the view of a seat, or of the public for None, with the events since the turn or round began."""
    told = msgspec.to_builtins(events(state, seat, 0))
    first = max((at for at, event in enumerate(told) if event["kind"] in BEGINNINGS), default=0)
    return {**msgspec.to_builtins(full_view(state, seat)), "events": told[first:]}


def turn_of(state: TableState) -> int:
    """The turn or round it is."""
    assert state.table is not None
    view = carrack.to_builtins(state.table.game.view(None))
    return int(view.get("turn", view.get("round", 0)))


def main(wanted: list[str]) -> None:
    """Write the tables that are named, or all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for table in wanted or TABLES:
        for old in FOLDER.glob(f"{table}-*.json"):
            old.unlink()
        game, players, options = TABLES[table]
        for moment, shown in play(game, players, options, table.encode().ljust(32, b".")).items():
            text = json.dumps(shown, ensure_ascii=False, separators=(",", ":"))
            (FOLDER / f"{table}-{moment}.json").write_text(f"{text}\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
