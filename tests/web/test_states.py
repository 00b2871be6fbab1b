"""Every state of the client's pages is for everybody: axe-core looks at each, in both themes, on two screens.

Text and targets are large enough there, and a phone's sheet leaves room for the map.
"""

from pathlib import Path
from typing import Any

import pytest

from support import late_positions, rare_positions, war_positions
from support.client import browse
from support.site import begin_at, site_in

pytestmark = pytest.mark.usefixtures("chromium")
POSITIONS = {**rare_positions.POSITIONS, **war_positions.POSITIONS, **late_positions.SIZES}
# By group of web/tests/browser/states.mjs: how many states it has at least, in a wide window and on a phone, and the
# language of the phone.
GROUPS = {
    "pages": (14, 14, "it"),
    "discovery-end": (6, 5, "fr"),
    "empire-end": (6, 5, "it"),
    "moments": (8, 1, "fr"),
    "bids": (2, 2, "it"),
    "rare": (14, 14, "fr"),
    "sizes": (8, 8, "it"),
    "auction": (6, 6, "it"),
    "mail": (4, 3, "en"),
    "turns": (8, 5, "fr"),
    "forced": (2, 2, "fr"),
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
    is_phone = size[0] < 1000
    wide, phone, lang = GROUPS[group]
    async with site_in(tmp_path) as site:
        words = [*map(str, size), group, lang if is_phone else "en"]
        found = await browse("inspect.mjs", f"{site.base}/", *words, asked=lay)
    assert found["faults"] == []
    assert len(found["states"]) >= (phone if is_phone else wide), found["states"]


async def test_every_card_of_the_stage_is_for_everybody_and_nothing_is_cut_off() -> None:
    found = await browse("cards.mjs")
    assert found["faults"] == []
    assert found["cards"]["2015-4-late"] > 30
    assert found["cards"]["empire-4-lot"] > 15
