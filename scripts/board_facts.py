"""Writes what never changes about the board of `discovery` to web/src/discovery/facts.json.

The web client shows it and has no rules of its own. A test fails when the file is behind the engine.
"""

import json
from pathlib import Path

from carrack.games.discovery import board
from carrack.games.discovery.words import WORDS

FILE = Path(__file__).resolve().parent.parent / "web" / "src" / "discovery" / "facts.json"


def facts() -> str:
    """The facts, one subject a line."""
    subjects = {
        "types": WORDS["type"],
        "regions": WORDS["region"],
        "goods": WORDS["good"],
        "nations": WORDS["nation"],
        "buildings": WORDS["building"],
        "regionGood": {region: good for region, (good, _) in board.REGIONS.items()},
        "counters": [token for token in WORDS["counter"] if token != "none"],
        "cards": {name: "/".join(map(str, facts)) for name, facts in board.CARDS.items()},
    }
    return "{\n" + ",\n".join(f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in subjects.items()) + "\n}\n"


if __name__ == "__main__":
    FILE.write_text(facts(), encoding="utf-8")
