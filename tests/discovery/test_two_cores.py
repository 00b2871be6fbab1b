"""Final positions of a thousand random games of each version of the rules.

The suite runs on both cores, and both must come to these.
"""

import json
from pathlib import Path
from typing import Any

import pytest

import carrack
from support import random_games

DIGESTS = Path(__file__).parent.parent / "golden" / "digests.json"
KNOWN: dict[str, dict[str, Any]] = json.loads(DIGESTS.read_text(encoding="utf-8"))["final_positions"]


@pytest.mark.parametrize("version", carrack.rules_versions("discovery"))
def test_there_are_a_thousand_games_over_all_settings(version: int) -> None:
    settings = [setting.under(version) for setting in random_games.SETTINGS]
    assert sum(KNOWN[setting.versioned]["games"] for setting in settings) == 1000


def test_no_setting_is_known_that_is_not_played() -> None:
    assert set(KNOWN) == {setting.versioned for setting in random_games.VERSIONED}


@pytest.mark.parametrize("setting", random_games.VERSIONED, ids=lambda setting: setting.versioned)
def test_random_games_end_in_the_known_positions(setting: random_games.Setting) -> None:
    known = KNOWN[setting.versioned]
    assert random_games.digest(setting, known["games"]) == known["digest"]
