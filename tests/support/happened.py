"""The events of whole recorded games as the server sends them, for tests of the web client's scenes."""

from collections.abc import Iterator
from typing import Any

import msgspec

import carrack
from carrack.games.discovery.events import EVENTS as DISCOVERY
from carrack.games.empire.events import EVENTS as EMPIRE
from carrack.server.tables.views import spell_out
from support.golden import FOLDER

KINDS = {"discovery": DISCOVERY, "empire": EMPIRE}
RECORDS = {"discovery": "{}-20*.txt", "empire": "empire-{}-*.txt"}


def happened() -> Iterator[dict[str, Any]]:
    """Yield first all kinds of events by game, then players and events of each recorded game of the newest rules."""
    yield {"kinds": {game: [event.kind for event in events] for game, events in KINDS.items()}}
    for game, files in RECORDS.items():
        newest = carrack.rules_versions(game)[-1]
        for file in sorted(FOLDER.glob(files.format(newest))):
            played = carrack.replay(file.read_text("utf-8"))
            events = [msgspec.to_builtins(spell_out(event)) for event in played.events()]
            yield {"game": game, "name": file.stem, "players": played.players, "events": events}
