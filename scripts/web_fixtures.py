"""Plays games of bots and writes what a server would send of them to web/fixtures/: tables to look at without one.

Run it after a change of the pictures that the server sends.
"""

import json
from pathlib import Path
from typing import Any

import msgspec

from carrack.bots import Budget
from carrack.server.actions import open_table, start
from carrack.server.guest import Guest
from carrack.server.picture import picture
from carrack.server.room import Room
from carrack.server.wire import NewSeat

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
# The first decision in such a turn that asks this is shown: turn, kinds.
MOMENTS: dict[str, tuple[int, tuple[str, ...]]] = {
    "opening": (1, ("place",)),
    "middle": (4, ("buy",)),
    "late": (7, ("explore", "warfare", "send")),
}
BUDGET = Budget(effort=0.05)


def seated(players: int, options: dict[str, Any], secret: bytes) -> Room:
    """A table that has begun, with people in all seats."""
    room = Room("fixture")
    guests = [Guest(f"guest-{seat}", name, "en") for seat, name in enumerate(NAMES[:players])]
    open_table(room, guests[0], "discovery", options, [NewSeat("mine")] * players, False, secret, [""] * players)
    start(room, guests[0])
    return room


def play(players: int, options: dict[str, Any], secret: bytes) -> dict[str, Any]:
    """The pictures of a game, each as its decider sees it; the last as the public does."""
    room = seated(players, options, secret)
    assert room.table is not None
    for seat in range(players):
        room.table.replace(seat, 1)
    shown: dict[str, Any] = {}
    while room.table.status == "playing":
        view = room.table.game.view(None)
        for name, (turn, kinds) in MOMENTS.items():
            is_due = view.ask is not None and view.ask.kind in kinds and getattr(view, "turn", 0) == turn
            if is_due and name not in shown:
                shown[name] = named(picture(room, room.table.game.deciders[0]))
        room.table.step(BUDGET)
    room.follow()
    shown["end"] = named(picture(room, None))
    return shown


def named(shown: Any) -> Any:
    """A picture with the names of people, though bots kept all their seats."""
    found = msgspec.to_builtins(shown)
    for seat, name in zip(found["sections"]["table"]["seats"], NAMES, strict=False):
        seat["name"] = name
    return found


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for table, (players, options) in TABLES.items():
        for moment, shown in play(players, options, table.encode().ljust(32, b".")).items():
            text = json.dumps(shown, ensure_ascii=False, separators=(",", ":"))
            (FOLDER / f"{table}-{moment}.json").write_text(f"{text}\n", encoding="utf-8")
