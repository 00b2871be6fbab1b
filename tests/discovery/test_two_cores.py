"""Final positions of a thousand random games: the suite runs on both cores, and both must come to these."""

import json
from pathlib import Path
from typing import Any

import pytest

from support import random_games

DIGESTS = Path(__file__).parent.parent / "golden" / "digests.json"
KNOWN: dict[str, dict[str, Any]] = json.loads(DIGESTS.read_text(encoding="utf-8"))["final_positions"]


def test_there_are_a_thousand_games_of_every_setting() -> None:
    assert sum(block["games"] for block in KNOWN.values()) == 1000
    assert set(KNOWN) == {setting.name for setting in random_games.SETTINGS}


@pytest.mark.parametrize("setting", random_games.SETTINGS, ids=lambda setting: setting.name)
def test_random_games_end_in_the_known_positions(setting: random_games.Setting) -> None:
    known = KNOWN[setting.name]
    assert random_games.digest(setting, known["games"]) == known["digest"]
