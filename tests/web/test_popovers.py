"""Everything on the table of `discovery` explains itself, and both games tell what a table is played with."""

import re
from pathlib import Path

import pytest

from support.client import browse
from support.site import site_in

pytestmark = pytest.mark.usefixtures("chromium")
SMALLEST = {"wide": 14, "phone": 16}  # pixels of text
CLAUSES = {
    "box:dock": "D5.2",
    "box:buildings": "D5.5",
    "space:goods:1": "D5.3",
    "space:specialists:6": "D5.7.1",
    "building:": "D14",
    "stack": "D8.3",
    "pile": "D8.1",
    "deck": "D5.6.6",
    "good:": "D6.1",
}


async def test_popovers_explain_and_choose_nothing(tmp_path: Path) -> None:
    async with site_in(tmp_path) as site:
        told = await browse("popovers.mjs", f"{site.base}/")
    assert told["faults"] == []
    for screen, seen in told["found"].items():
        assert {key: card["text"].split("Rule ")[1].split()[0] for key, card in seen["cards"].items()} == CLAUSES
        for key, card in seen["cards"].items():
            assert card["isWithin"], (screen, key)
            assert card["smallest"] >= SMALLEST[screen], (screen, key)
        assert re.search(r"With a builder: \$\d+\.", seen["cards"]["building:"]["text"])
        assert re.search(r": With a builder: \$\d+\.", seen["line"])
        assert "D14-I-" in seen["rule"]
        assert seen["isUnchosen"]
        assert seen["inHand"] == 0
        assert seen["titles"] == []
        assert seen["flaws"] == []
        assert "2015 edition" in seen["tables"]["discovery"]
        assert "Expansion buildings" in seen["tables"]["discovery"]
        assert "Bidding: open auctions" in seen["tables"]["empire"]
        assert "level 0" in seen["tables"]["empire"]
    wide = told["found"]["wide"]
    assert [card["covered"] for card in wide["cards"].values() if card["covered"]] == []
    assert "D5.2" in wide["opened"]
    assert wide["focused"] == "popover"
    assert "Nobody has seen the counter." in wide["region"]
    assert "Counted over the 16 counters that you have not seen." in wide["region"]
    assert "Neighbours: New Granada, Brazil." in wide["region"]
