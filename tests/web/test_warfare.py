"""Battles, victims, plagues and moves of workers on the board of `discovery`, in a real browser."""

from pathlib import Path
from typing import Any

import pytest

from support.client import browse
from support.site import begin_at, site_in
from support.war_positions import POSITIONS

pytestmark = pytest.mark.usefixtures("chromium")
HIGHEST_SHEET = 360  # pixels, of a phone's sheet while several things are chosen


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
async def test_battles_plagues_and_moves_are_chosen_on_the_board(
    width: int, height: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    laid: dict[str, Any] = {}

    async def lay(name: str) -> None:
        laid.clear()
        laid.update(POSITIONS[name]())

    begin_at(monkeypatch, laid)
    async with site_in(tmp_path) as site:
        found = await browse("warfare.mjs", f"{site.base}/", str(width), str(height), asked=lay)
    assert found["faults"] == []
    is_wide = width > 1000
    looks = [found[name] for name in ("warfare", "victims", "attacked", "lose", "blight", "migration")]
    for look in [*looks, found["warfare"]["war"]]:
        assert not look["isListed"], "the list does not open by itself"
        assert not look["isWide"], "nothing scrolls sideways"
        assert not look["cut"]
        assert look["sheet"] <= HIGHEST_SHEET

    assert found["warfare"]["flaws"] == found["victims"]["flaws"] == []

    war = found["warfare"]["war"]
    assert found["warfare"]["first"].startswith("Attack"), "a battle is free"
    assert war["ringed"] == ["florida", "new-spain", "brazil"]
    assert war["rows"][1:4] == [["Florida", "0", "1"], ["New Spain", "2", "1"], ["Brazil", "1", "0"]]
    assert war["button"].startswith("Declare war on Bot 2 for $10")
    assert "No region changes its leader." in war["text"]
    battle = found["warfare"]["battle"]
    assert battle["ringed"] == ["brazil"], "a tap on a region turns the war into a battle there"
    assert battle["button"].startswith("Attack Bot 2 in Brazil")

    victims = found["victims"]
    assert victims["ask"].startswith("Whom do your soldiers remove? 2 more.")
    assert victims["afterOne"].startswith("Whom do your soldiers remove? One more.")
    assert victims["isAsleep"], "confirming waits for the last victim"
    assert victims["struck"] == 2
    assert victims["onMap"] == (2 if is_wide else 0), "the same figures are struck in the row on the map"
    assert victims["focused"]
    assert victims["left"][0] == [2, 0, 0, 0, 0, 0], "missionary and soldier were named"
    assert sum(victims["left"][1]) == 3

    assert "A war costs $10, more than you have." in found["poor"]
    assert "D5.8.3" in found["poor"]
    if is_wide:
        assert found["listed"] == 8, "the list has every legal choice"
    assert found["militia"] == 1
    assert found["attacked"]["named"] == 1, "the defender sees who was named"
    assert found["attacked"]["text"][0] == "Bot 2 removes one of yours\n4 → 3"
    assert found["attacked"]["left"] == [[0, 0, 0, 1, 1, 0], [2, 0, 0, 0, 1, 0]]
    assert found["lose"]["left"] == [9, 0, 0, 0, 0, 0]
    assert found["blight"]["left"] == [3, 0, 0, 1, 0, 0]
    assert found["migration"]["left"] == [[1, 0, 0, 0, 0, 0], [4, 0, 0, 0, 2, 0]]
    assert found["stables"] == [0, 0, 0, 0, 1, 0]
