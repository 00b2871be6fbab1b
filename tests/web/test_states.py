"""Every state of the client's pages is for everybody: axe-core looks at each, in both themes, on two screens."""

from pathlib import Path
from typing import Any

import pytest

from support import rare_positions, war_positions
from support.client import browse
from support.site import begin_at, site_in

pytestmark = pytest.mark.usefixtures("chromium")
POSITIONS = {**rare_positions.POSITIONS, **war_positions.POSITIONS}
# By group of web/tests/browser/states.mjs: how many states it has at least, in a wide window and on a phone.
GROUPS = {
    "pages": (7, 7),
    "discovery-end": (6, 5),
    "empire-end": (6, 5),
    "moments": (8, 1),
    "bids": (2, 2),
    "rare": (14, 14),
    "auction": (6, 6),
    "mail": (4, 3),
    "turns": (8, 5),
}


@pytest.mark.parametrize("group", GROUPS)
@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["wide", "phone"])
async def test_every_state_is_for_everybody(
    group: str, size: tuple[int, int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    laid: dict[str, Any] = {}

    async def lay(name: str) -> None:
        laid.clear()
        laid.update(POSITIONS[name]() if name in POSITIONS else {})

    begin_at(monkeypatch, laid)
    async with site_in(tmp_path) as site:
        found = await browse("inspect.mjs", f"{site.base}/", *map(str, size), group, asked=lay)
    assert found["faults"] == []
    assert len(found["states"]) >= GROUPS[group][size[0] < 1000], found["states"]


async def test_every_card_of_the_stage_is_for_everybody_and_nothing_is_cut_off() -> None:
    found = await browse("cards.mjs")
    assert found["faults"] == []
    assert found["cards"]["2015-4-late"] > 30
    assert found["cards"]["empire-4-lot"] > 15
