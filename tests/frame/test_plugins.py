"""Nothing above `games/` names a game, and a game without plug-ins is played at every table all the same."""

import random
import re
from pathlib import Path

import pytest

import carrack
from carrack.engine import titles
from carrack.engine.languages import PACKAGE, languages
from carrack.games import games
from carrack.table import Seat, Table
from carrack.tui.app import TableApp
from carrack.tui.plain import PLAIN
from carrack.tui.plugin import plugin_of
from carrack.tui.screens.score import ScoreScreen
from support.scripts import ROOT
from support.site import opened
from support.terminal import SMALL, choose, rest, text

SOURCES = Path(carrack.__file__).parent
FREE = ("games", "locale", "web")  # the games themselves, their words, and the built client
NAME = re.compile("|".join(games()), re.IGNORECASE)
# Scripts about single games: golden games, facts of boards, mutants, fixtures; `shape.py` measures a move of one game.
OF_ONE_GAME = (
    "board_facts",
    "golden",
    "golden_bots",
    "golden_empire",
    "golden_nets",
    "mutants",
    "refit_discovery",
    "shape",
    "web_fixtures",
)
SCRIPTS = sorted(file for file in (ROOT / "scripts").iterdir() if file.is_file() and file.stem not in OF_ONE_GAME)
# Catalogues that speak of all games; those of one game begin with its name.
CATALOGUES = sorted(file.name for file in (PACKAGE / "en").glob("*.ftl") if not file.name.startswith(tuple(games())))
AGE = "age of discovery"  # the age, not the game


def lines_with_a_name(file: Path, text: str) -> list[str]:
    return [f"{file.name}: {line.strip()}" for line in text.splitlines() if NAME.search(line.replace(AGE, ""))]


def code(file: Path) -> str:
    """The code of a file without docstrings: they may have a game as an example."""
    return re.sub(r'"""(?:.*?)"""', "", file.read_text("utf-8"), flags=re.DOTALL)


def test_no_layer_names_a_game() -> None:
    files = [
        file
        for file in sorted(SOURCES.rglob("*"))
        if file.relative_to(SOURCES).parts[0] not in FREE and file.suffix in {".py", ".tcss", ".sql", ".mako"}
    ]
    assert [line for file in files for line in lines_with_a_name(file, code(file))] == []


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_no_script_for_all_games_names_one(script: Path) -> None:
    assert lines_with_a_name(script, code(script)) == []


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", CATALOGUES)
def test_no_catalogue_for_all_games_names_one(name: str, lang: str) -> None:
    file = PACKAGE / lang / name
    assert lines_with_a_name(file, file.read_text("utf-8")) == []


def test_every_plug_in_that_a_title_names_exists() -> None:
    for game in games():
        title = titles.find(game)
        for entry in filter(None, (title.evaluation, title.terminal)):
            assert entry.startswith(f"carrack.games.{game}.")
            assert titles.load_entry(entry) is not None


def test_games_are_found_by_their_folders_and_the_default_comes_first() -> None:
    folders = {file.parent.name for file in (SOURCES / "games").glob("*/title.py")}
    assert set(games()) == folders
    assert list(games()[1:]) == sorted(games()[1:])


def test_a_game_without_plug_ins_is_played_at_a_table() -> None:
    table = Table.create("toy", (Seat.bot(0), Seat.bot(0)), {}, seed=3)
    while table.status == "playing":
        table.step()
    assert table.game.is_over
    assert not table.order_kinds(0)


async def test_a_game_without_plug_ins_is_played_at_the_terminal() -> None:
    assert plugin_of("toy") is PLAIN
    table = Table.create("toy", (Seat.human("Ana"), Seat.bot(0)), {}, seed=3)
    app = TableApp(table, "en")
    rng = random.Random(3)
    async with app.run_test(size=SMALL) as pilot:
        await rest(pilot)
        shown = text(app)
        assert "Toy" in shown
        assert re.search(r"coins +4 4", shown)
        assert re.search(r"pile +(\? ?){5}", shown)
        while table.status == "playing":
            await choose(pilot, app, rng)
        assert isinstance(app.screen, ScoreScreen)


async def test_a_game_without_plug_ins_is_played_on_a_server(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path / 'tables.db'}") as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await site.table(ana, bea, game="toy")
        async with ana.live(table, 0) as wire:
            assert (await wire.next())["picture"]["sections"]["view.coins"] == [4, 4]
            await site.play_on(table)
            seen = await bea.look(table, 1)
        assert seen["sections"]["view.mode"] == "over"
