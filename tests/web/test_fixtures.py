"""The boards that the gallery shows: each game that the client draws, at each of its moments."""

import json
from collections import defaultdict

import pytest

import carrack
from support.scripts import ROOT, load_script

FIXTURES = ROOT / "web" / "fixtures"
SCRIPT = load_script("web_fixtures")


def test_there_is_a_board_of_each_game_at_each_moment() -> None:
    shown: dict[str, set[str]] = defaultdict(set)
    for path in FIXTURES.glob("*.json"):
        fixture = json.loads(path.read_text(encoding="utf-8"))
        shown[fixture["sections"]["table"]["game"]].add(path.stem.rpartition("-")[2])
    assert shown == {game: {*SCRIPT.MOMENTS[game], "end"} for game in carrack.games()}


@pytest.mark.parametrize(("auction", "moment"), [("turns", "auction"), ("sealed", "auction"), ("open", "lot")])
def test_a_game_in_which_all_choose_at_once_comes_to_its_end(
    auction: str, moment: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SCRIPT, "LEVEL", 0)
    shown = SCRIPT.play("empire", 3, {"auction": auction, "trade_offers": 1}, b"." * 32)
    assert shown["end"]["sections"]["table"]["life"] == "over"
    assert {"claiming", "development", moment} <= shown.keys()
    assert any(event["kind"] == "phase" for event in shown["development"]["events"])
