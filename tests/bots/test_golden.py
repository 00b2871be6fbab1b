"""What bots think is the same on both cores, and changes only where somebody means it to."""

import importlib.util
import json
from pathlib import Path
from types import ModuleType

import pytest

from support.bot_census import GAMES

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def script() -> ModuleType:
    """scripts/golden_bots.py, which is no package."""
    spec = importlib.util.spec_from_file_location("golden_bots_script", ROOT / "scripts" / "golden_bots.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("game", GAMES)
def test_bots_think_what_they_thought(script: ModuleType, game: str) -> None:
    """After a change that is meant: python scripts/golden_bots.py."""
    file = ROOT / "tests" / "golden" / f"bots-{game}.json"
    assert script.thoughts(game) == json.loads(file.read_text(encoding="utf-8"))
