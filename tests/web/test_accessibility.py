"""What screen readers and keys find at a table, in a real browser."""

import json
from pathlib import Path

import pytest

import carrack
from carrack.games.discovery.board import REGIONS
from support import discovery
from support.client import ROOT, browse
from support.late_positions import LATE
from support.site import begin_at, site_in

CARTOGRAM = ROOT / "web" / "src" / "discovery" / "cartogram.json"
BOXES = ["initiative", "dock", "goods", "shipping", "buildings", "discovery", "specialists", "warfare"]

pytestmark = pytest.mark.usefixtures("chromium")


async def test_a_phone_tells_what_happens_in_the_sentences_of_the_log(tmp_path: Path) -> None:
    async with site_in(tmp_path) as site:
        told = await browse("voice.mjs", f"{site.base}/")
    assert told["faults"] == []
    for game in carrack.games():
        found = told[game]
        assert found["before"] == 0, "no log is open"
        assert found["regions"] == found["besideChat"] == [["polite", True]], "one region, always there"
        assert found["said"] >= 1
        # Between two announcements; null if there was one only.
        assert found["shortest"] is None or found["shortest"] > 990, "milliseconds: at most one announcement a second"
        unlogged = [line for line in found["unlogged"] if "raises to" not in line]  # what a bid means is told, too
        assert unlogged == [], "in the sentences of the log"
        told_last, logged_last = found["last"]
        # In `empire` bots go on while the player thinks, so that the log is ahead of what was heard.
        assert told_last == logged_last or game == "empire", "scenes hold nothing back"
        assert found["live"] == "off", "the log does not tell it again"
        assert found["logs"] == 0


async def test_tab_goes_from_the_question_over_the_board_to_log_and_menu(tmp_path: Path) -> None:
    async with site_in(tmp_path) as site:
        found = await browse("focus.mjs", f"{site.base}/", "discovery")
    assert found["faults"] == []
    assert found["wide"]["parts"] == ["question", "buttons", "boxes", "map", "own card", "log", "menu"]
    assert found["phone"]["parts"] == ["question", "buttons", "tabs", "boxes", "menu"]
    boxes = [target for target in found["wide"]["targets"] if target.startswith("box:")]
    assert boxes == sorted(boxes, key=lambda box: BOXES.index(box.removeprefix("box:")))
    assert found["wide"]["positive"] == found["phone"]["positive"] == 0


async def test_tab_goes_over_the_regions_from_north_to_south(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    layout = discovery.table(players=3).turn(4).discovered(*REGIONS).stand("dock-1", 0)
    begin_at(monkeypatch, layout.at("dock").position())
    async with site_in(tmp_path) as site:
        found = await browse("focus.mjs", f"{site.base}/", "discovery")
    north_to_south = [f"region:{region}" for region in json.loads(CARTOGRAM.read_text("utf-8"))["order"]]
    for screen in ("wide", "phone"):
        regions = [target for target in found[screen]["targets"] if target != "track"]  # the table's options
        assert regions == north_to_south
    assert found["wide"]["parts"] == ["question", "buttons", "map", "log", "menu"]
    assert found["phone"]["parts"] == ["question", "buttons", "tabs", "map", "menu"]


async def test_tab_goes_from_the_question_over_bids_players_and_offers_to_log_and_menu(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin_at(monkeypatch, LATE["empire"](3))
    async with site_in(tmp_path) as site:
        found = await browse("focus.mjs", f"{site.base}/", "empire")
    assert found["faults"] == []
    assert found["wide"]["parts"] == ["question", "buttons", "middle", "others", "offers", "log", "menu"]
    assert found["phone"]["parts"] == ["question", "buttons", "tabs", "menu"]
