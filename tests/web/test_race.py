"""Two browsers that act at the same moment in one open auction: at one server, and at two that share a database."""

import re
from pathlib import Path
from typing import Any

import pytest

from support.client import browse
from support.server_process import serving
from support.site import site_in

pytestmark = pytest.mark.usefixtures("chromium")


async def test_two_browsers_that_act_at_once_are_both_played(tmp_path: Path) -> None:
    async with site_in(tmp_path) as site:
        check(await browse("race.mjs", f"{site.base}/"))


async def test_two_browsers_that_act_at_once_at_two_processes_are_both_played(postgresql: str) -> None:
    async with serving(postgresql) as (one, _), serving(postgresql) as (two, _):
        check(await browse("race.mjs", f"{one.base}/", f"{two.base}/"))


def check(found: dict[str, Any]) -> None:
    """Check that both acts of every race were played, and that both browsers tell the same."""
    assert found["faults"] == []
    assert len(found["races"]) == 8
    for race in found["races"]:
        seen, *others = race["numbers"]
        assert others == [seen], "neither had seen the other's raise"
        assert race["stood"] == race["bids"], "the server has both raises, and both pages show them"
        assert (race["after"], race["refusals"]) == (seen + 2, [0, 0])
    for seen in found["seen"]:
        assert seen["told"], "somebody who raises to the same at once is named"
        who = "You and (Ana|Bea)|(Ana|Bea) and you"
        assert all(re.fullmatch(rf"({who}) raised to \d+ at once", told) for told in seen["told"])
        assert max(seen["marked"]) == 4, "both bids have a rim, and both say in red that they are tied"
        rises = [at for at, second in enumerate(seen["seconds"]) if at and second > seen["seconds"][at - 1]]
        assert rises, "the clock starts again"
    one, other = found["logs"]
    assert one == other, "both tell the same story in the same order"
    assert len(one) == 2 * len(found["races"]) + 2
    assert found["withdrawal"]["refusal"].startswith("Nobody shares your bid"), "the bar says why not"
    assert found["withdrawal"]["bidders"] == 0b11, "the player who was tied is still in"
    assert found["content"]["deciders"] == [0, 1]
    assert not any("said" in mark for mark in found["content"]["marks"]), "content does not answer a later raise"
