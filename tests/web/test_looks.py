"""The page as readers set their browsers: forced colours, and a larger font."""

import re
from pathlib import Path
from typing import Any

import pytest

from support.client import ROOT, browse
from support.site import NO_LIMITS, opened, site_in

MOST_GEOMETRY = 50_000  # bytes
pytestmark = pytest.mark.usefixtures("chromium")


def test_sizes_of_text_and_breakpoints_follow_the_font_size() -> None:
    fixed = re.compile(r"^\s*(?:font|font-size):.*\dpx|@(?:media|container)\b.*\dpx|MediaQuery\(.*\dpx")
    files = [file for file in (ROOT / "web" / "src").rglob("*") if file.suffix in {".svelte", ".css", ".ts"}]
    found = {file.name for file in files for line in file.read_text("utf-8").splitlines() if fixed.search(line)}
    assert found == {"Picture.svelte", "Ring.svelte"}, "whose text grows with the drawing"


async def browsed(script: str, folder: Path) -> Any:
    async with opened(f"sqlite+aiosqlite:///{folder / 'tables.db'}", **NO_LIMITS) as site:
        return await browse(script, f"{site.base}/")


async def test_forced_colours_show_what_is_lit_whose_turn_it_is_and_who_owns_what(tmp_path: Path) -> None:
    told = await browsed("forced.mjs", tmp_path)
    assert told["faults"] == []
    assert len(told["found"]) == 4
    for look in told["found"]:
        assert look["lit"], look
        assert all(style == "solid" and width >= 3 for style, width in look["lit"]), look
        assert look["due"], look
        assert all(outline == ["dashed", 3] for outline in look["due"]), look
        assert all(style == "none" for style, _ in [*look["unlit"], *look["others"]]), look
        assert len(look["others"]) + len(look["due"]) == 4
        assert len(look["seats"]) == len(set(look["seats"])) == 5, "every seat has its colour, none that of text"
        assert look["isTabShown"]


async def test_text_follows_the_font_size_of_the_browser_and_nothing_is_cut_off(tmp_path: Path) -> None:
    told = await browsed("fontsize.mjs", tmp_path)
    assert told["faults"] == []
    assert told["roots"] == [[f"{size}px"] * 2 for size in (16, 16, 24, 32, 32)]
    assert told["pages"] > 60
    assert told["wrong"] == []


def test_the_geometry_of_the_map_is_small() -> None:
    assert (ROOT / "web" / "src" / "discovery" / "cartogram.json").stat().st_size <= MOST_GEOMETRY


@pytest.mark.parametrize("lang", ["en", "fr"])
async def test_the_parts_of_a_table_of_discovery_keep_their_places_on_every_screen(lang: str, tmp_path: Path) -> None:
    async with site_in(tmp_path) as site:
        told = await browse("places.mjs", f"{site.base}/", lang)
    assert told["faults"] == []
    assert told["looks"] == 48
    assert told["wrong"] == []
