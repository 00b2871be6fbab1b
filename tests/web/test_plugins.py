"""Games are plug-ins of the client: nothing outside a game's folder names it; one without a folder can be played."""

import re
from pathlib import Path

import pytest

from carrack.games import games
from carrack.server.tables import bot_workers
from support import toy_worker
from support.client import ROOT, browse
from support.site import NO_LIMITS, opened

SOURCES = ROOT / "web" / "src"
MADE = {"wire/schema.ts", "words/messages.ts"}  # written by scripts from all games


def test_nothing_outside_its_folder_names_a_game() -> None:
    names = re.compile("|".join(games()), re.IGNORECASE)
    for file in SOURCES.rglob("*"):
        path = file.relative_to(SOURCES)
        if file.suffix in {".ts", ".svelte", ".css"} and path.parts[0] not in games() and str(path) not in MADE:
            assert not names.findall(file.read_text("utf-8")), path


@pytest.mark.usefixtures("chromium")
async def test_a_game_without_a_folder_is_played_on_a_bare_board(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_workers, "COMMAND", toy_worker.COMMAND)
    async with opened(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}", **NO_LIMITS) as site:
        found = await browse("bare.mjs", f"{site.base}/", "toy")
        assert found["faults"] == []
        assert found["decisions"] > 5
        assert any("coins" in row for row in found["looks"][0]), "the view is shown as a table"
        assert found["looks"][0] != found["looks"][-1], "and follows the game"
        assert any("took" in line for line in found["lines"]), "events are told by their ids"
        assert found["verdict"]
