"""What bots think is the same on both cores, and changes only where somebody means it to."""

import json

import pytest

from support.bot_census import GAMES
from support.golden import FOLDER
from support.scripts import load_script

SCRIPT = load_script("golden_bots")


@pytest.mark.parametrize("game", GAMES)
def test_bots_think_what_they_thought(game: str) -> None:
    """After a change that is meant: python scripts/golden_bots.py."""
    file = FOLDER / f"bots-{game}.json"
    assert SCRIPT.decisions(game) == json.loads(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", SCRIPT.REFERENCES)
@pytest.mark.parametrize("game", GAMES)
def test_references_choose_for_ever_what_they_chose(game: str, name: str) -> None:
    file = FOLDER / f"bots-{game}-{name}.json"
    assert SCRIPT.decisions_of_reference(game, name) == json.loads(file.read_text(encoding="utf-8"))
