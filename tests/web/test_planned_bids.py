"""Planned bids at a table without a clock: held back until everybody has decided, and the page says so."""

from pathlib import Path

import pytest

from support.client import browse
from support.site import site_in

pytestmark = pytest.mark.usefixtures("chromium")
NOTES = {
    "en": "it bids when everybody has decided",
    "fr": "il enchérit quand tout le monde s’est décidé",
    "it": "offre quando tutti hanno deciso",
}


async def test_a_planned_bid_by_mail_says_that_it_is_held_back(tmp_path: Path) -> None:
    async with site_in(tmp_path) as site:
        found = await browse("held.mjs", f"{site.base}/")
    assert found["faults"] == []
    assert found["notes"] == {f"{lang} {size}": note for lang, note in NOTES.items() for size in ("desktop", "phone")}
    assert found["early"] == found["still"] == [0, 0, 0], "one player has not decided"
    assert found["waiting"] == [2]
    assert found["played"] == [1, 0, 0]
    assert found["after"] not in NOTES.values()
