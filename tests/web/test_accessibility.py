"""What screen readers and keys find at a table, in a real browser."""

from pathlib import Path

import pytest

import carrack
from support.client import browse
from support.site import site_in

pytestmark = pytest.mark.usefixtures("chromium")


async def test_a_phone_tells_what_happens_in_the_sentences_of_the_log(tmp_path: Path) -> None:
    async with site_in(tmp_path) as site:
        told = await browse("voice.mjs", f"{site.base}/")
    assert told["faults"] == []
    for game in carrack.games():
        found = told[game]
        assert found["before"] == 0, "no log is open"
        assert found["regions"] == found["besideChat"] == [["polite", True]], "one region, always there"
        assert found["said"] > 1
        assert found["shortest"] > 990, "milliseconds: at most one announcement a second"
        assert found["unlogged"] == [], "in the sentences of the log"
        told_last, logged_last = found["last"]
        assert told_last == logged_last, "scenes hold nothing back"
        assert found["live"] == "off", "the log does not tell it again"
        assert found["logs"] == 0
