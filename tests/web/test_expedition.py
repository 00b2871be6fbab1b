"""Expeditions and scouting in a real browser: two clicks, keys, and the chance that the server tells."""

from pathlib import Path

import pytest

from support.client import browse
from support.rare_positions import at_discovery
from support.site import begin_at, site_in

pytestmark = pytest.mark.usefixtures("chromium")
HIGHEST_SHEET = 360  # pixels, on a phone


async def test_an_expedition_is_two_clicks_and_its_chance_is_a_count_over_unseen_counters(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin_at(monkeypatch, at_discovery())
    async with site_in(tmp_path) as site:
        found = await browse("expedition.mjs", f"{site.base}/")
    assert found["faults"] == []
    assert len(found["rounds"]) == 4
    for look in found["rounds"]:
        assert look["launched"] == {"seat": 0, "target": "peru", "amount": 5}, look
        by_keys = look["byKeys"]
        assert (f"region:{by_keys['target']}", by_keys["amount"]) == (by_keys["pressed"], 5)
        assert look["whole"]["chance"] == look["wholeTold"]["chance"] == look["wholeTold"]["counted"] == 100
        part, told = look["part"], look["partTold"]
        assert part["chance"] == told["chance"] == told["counted"] == 67  # 10 of 15: Florida's is known
        assert (part["strength"], told["strength"], part["bars"]) == (3, 3, 3)
        assert "10" in part["text"]
        assert "15" in part["text"]
        assert look["isAskedToLaunch"], "the bar does not say that a second tap confirms"
        assert look["isKnown"], "a counter that was scouted is certain"
        assert look["isBack"], "the panel stays at the region that it looked at"
        assert (look["money"], look["stays"]) == (8, None)
        assert look["flaws"] == []
        assert look["overflow"] <= 0, "nothing in the panel is cut off"
        assert look["sideways"] <= 0
        assert look["sheet"] <= HIGHEST_SHEET
