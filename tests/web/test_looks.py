"""The page as readers set their browsers: forced colours, and a larger font."""

import re
from pathlib import Path
from typing import Any

import pytest

from support.client import ROOT, browse
from support.late_positions import FULL, LATE, NAMED, late_discovery
from support.site import NO_LIMITS, begin_at, opened, site_in

MOST_GEOMETRY = 50_000  # bytes
SIZES = 9  # of screens
FEW = 4
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


async def test_names_goods_and_colonies_on_the_map_touch_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    laid: dict[str, Any] = {}

    async def lay(name: str) -> None:
        laid.clear()
        laid.update(NAMED[name]())

    begin_at(monkeypatch, laid)
    async with site_in(tmp_path) as site:
        found = await browse("names.mjs", f"{site.base}/", asked=lay)
    assert found["faults"] == []
    assert found["wrong"] == []
    assert found["looks"] == 5 * 3 * 3, "positions, languages and sizes"
    assert found["parts"] > 1500


@pytest.mark.parametrize(
    ("game", "lang", "players", "looks"),
    [("discovery", "en", 4, 3), ("discovery", "fr", 6, 3), ("empire", "it", 4, 4), ("empire", "en", 6, 3)],
)
async def test_the_parts_of_a_table_keep_their_places_on_every_screen(
    game: str, lang: str, players: int, looks: int, tmp_path: Path
) -> None:
    check_places(await places(tmp_path, game, lang, players, looks), looks)


@pytest.mark.parametrize(
    ("game", "lang", "players"),
    [("discovery", "it", 4), ("discovery", "it", 6), ("empire", "fr", 4), ("empire", "it", 6)],
)
async def test_so_do_those_of_a_table_with_much_on_it(
    game: str, lang: str, players: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin_at(monkeypatch, LATE[game](players))
    check_places(await places(tmp_path, game, lang, players, 2), 2)


@pytest.mark.parametrize(
    ("game", "lang", "players", "edition"),
    [
        ("discovery", "fr", 2, "2007"),
        ("discovery", "it", 5, "2007"),
        ("discovery", "en", 3, "2015"),
        ("discovery", "fr", 5, "2015"),
        ("empire", "it", 2, ""),
        ("empire", "fr", 3, ""),
        ("empire", "en", 5, ""),
    ],
)
async def test_so_do_those_of_other_numbers_of_players_and_of_the_first_edition(
    game: str, lang: str, players: int, edition: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin_at(monkeypatch, late_discovery(players, edition) if edition else LATE[game](players))
    more = edition if edition == "2007" else "few"
    check_places(await places(tmp_path, game, lang, players, 1, more), 1, FEW)


async def test_so_do_those_of_a_table_with_more_on_it_than_any_game_comes_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin_at(monkeypatch, FULL["discovery"](6))
    check_places(await places(tmp_path, "discovery", "it", 6, 1, "torture"), 1)


async def places(folder: Path, game: str, lang: str, players: int, looks: int, *more: str) -> Any:
    async with site_in(folder) as site:
        return await browse("places.mjs", f"{site.base}/", game, lang, str(players), str(looks), *more)


def check_places(told: Any, looks: int, sizes: int = SIZES) -> None:
    assert told["faults"] == []
    assert told["looks"] == looks * sizes
    assert told["wrong"] == []
