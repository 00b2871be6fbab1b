"""Planned bids at a table without a clock: held back until everybody has decided, then a whole round is played."""

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


async def test_a_round_by_mail_takes_a_plan_of_each_player_and_is_told_as_a_story(tmp_path: Path) -> None:
    async with site_in(tmp_path) as site:
        found = await browse("roundByMail.mjs", f"{site.base}/")
    assert found["faults"] == []
    sent, missing = "✓\nsent", "not yet"
    assert found["sent"] == [[missing] * 3, [missing, sent, missing], [sent, sent, missing]], "everybody sees who has"
    assert found["fresh"] == ["0"] * 5, "a new plan by mail is for all cards"
    assert found["before"] == [[0, 0, 0], [2]], "nothing is bid before the last plan is in"
    assert found["after"] == {"round": 2, "mode": "sealed", "planners": []}, "nobody is asked about the round any more"
    assert [seat for seat, _ in found["won"]] == [0, 1, 0, 2, 0]
    assert [step for step in found["steps"] if step.startswith("for ")] == [
        f"for {amount} gold" for _, amount in found["won"]
    ]
    assert found["steps"][6] == "round 2"
    assert found["scenes"][:7] == ["sold", "won", "won", "won", "won", "won", "round"]
    assert found["question"].startswith("How many goods do you sell?")
