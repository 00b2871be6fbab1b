"""The events of whole recorded games of `discovery` as the server sends them, for tests of the web client's scenes."""

from collections.abc import Iterator
from typing import Any

import msgspec

import carrack
from carrack.games.discovery.events import EVENTS
from carrack.server.tables.views import spell_out
from support.golden import FOLDER

NEWEST = carrack.rules_versions("discovery")[-1]


def happened() -> Iterator[dict[str, Any]]:
    """Yield first all kinds of events, then the players and events of each recorded game of the newest rules."""
    yield {"kinds": [event.kind for event in EVENTS]}
    for file in sorted(FOLDER.glob(f"{NEWEST}-20*.txt")):
        game = carrack.replay(file.read_text("utf-8"))
        events = [msgspec.to_builtins(spell_out(event)) for event in game.events()]
        yield {"name": file.stem, "players": game.players, "events": events}
