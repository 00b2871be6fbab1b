"""How the client feels: few requests, few bytes, little work for a frame. scripts/feel.py prints all the figures."""

from pathlib import Path

import pytest

from support.client import ROOT, browse
from support.site import NO_LIMITS, opened

BUILT = ROOT / "src" / "carrack" / "web"
# Counted, so the same on every machine.
MOST_REQUESTS = {"first": 16, "discovery": 22, "empire": 22}
MOST_ROUNDS = 4  # the page, its script, all other files, the table
MOST_SCRIPT = 150_000  # bytes on the wire of the start page
MOST_BYTES = 450_000
MOST_FRAMES = 2  # between an update and the frame that shows its question, for most updates
# Milliseconds of processor time: twice the aim, since a crowded machine makes every thread slower.
MOST_WORK = 16
LONGEST_TASK = 100
pytestmark = pytest.mark.usefixtures("built")


def test_every_script_and_style_sheet_is_there_in_both_encodings() -> None:
    files = [file for file in (BUILT / "assets").iterdir() if file.suffix in {".js", ".css"}]
    assert files
    for file in files:
        packed = {suffix: file.with_name(file.name + suffix).stat().st_size for suffix in (".br", ".gz")}
        assert packed[".br"] <= packed[".gz"] + 8, file.name
        assert file.stat().st_size < 1000 or packed[".br"] < file.stat().st_size / 1.5, file.name


async def test_pages_take_few_requests_and_bytes(tmp_path: Path) -> None:
    async with opened(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}", **NO_LIMITS) as site:
        found = (await browse("feel.mjs", f"{site.base}/", "--only", "loads"))["loads"]
    for name, most in MOST_REQUESTS.items():
        assert 0 < found[name]["requests"] <= most, found
        assert 0 < found[name]["bytes"] <= MOST_BYTES, found
    assert 0 < found["first"]["script"] <= MOST_SCRIPT, found
    for game in ("discovery", "empire"):
        assert 0 < found[game]["rounds"] <= MOST_ROUNDS, found


async def test_bots_and_scenes_leave_the_page_free(tmp_path: Path) -> None:
    async with opened(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}", **NO_LIMITS) as site:
        found = (await browse("feel.mjs", f"{site.base}/", "--only", "frames", "--seconds", "8"))["frames"]
    for game, seen in found.items():
        assert seen["decisions"] > 2, found
        assert seen["frames"] > 20, found
        assert seen["workPerFrame"]["p95"] <= MOST_WORK * seen["slowed"], (game, seen)
        assert seen["tasks"]["longest"][-1] <= LONGEST_TASK * seen["slowed"], (game, seen)
    assert found["discovery"]["menus"]["count"] > 0, found
    assert found["discovery"]["menus"]["p50"] <= MOST_FRAMES, found
