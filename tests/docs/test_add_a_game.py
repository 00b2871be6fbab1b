"""The guide "Add a game", followed on a copy of the tree: its game is played at every table there is."""

import re
from pathlib import Path

import pytest

from support.guide import Guide

COMMANDS = {
    "carrack games": "Dive for pearls",
    "carrack rules P2": "Nobody takes as many pearls as the diver before",
    "carrack options pearls": "How many pearls lie in the heap",
    "carrack simulate --game pearls --players 3 --bots 2 --games 4": "4 of 4 games",
    "carrack tune --game pearls --players 2 --rounds 1 --games 4 --trials 1 --jobs 1 --out run.json": "run.json",
}
CONTRACT = """
import random
import carrack
game = carrack.new_game("pearls", players=3, seed=1, heap=9)
game.play("dive 3")
assert [choice.kind for choice in game.choices(1) if choice.refusal] == ["dive"]
assert carrack.narrate(game.why_not(1, "dive 3")) == (
    "The diver before you took 3 as well. Take another number. (P2)"
), carrack.narrate(game.why_not(1, "dive 3"))
rng = random.Random(1)
while not game.is_over:
    (seat,) = game.deciders
    copy = carrack.load(game.to_dict())
    assert copy.legal_moves(seat) == game.legal_moves(seat)
    game.play(rng.choice(game.legal_moves(seat)))
assert sum(game.scores()) == 9
assert carrack.replay(game.record()).scores() == game.scores()
"""
TERMINAL = """
import asyncio
from carrack.table import Seat, Table
from carrack.tui.app import TableApp

async def play(game):
    table = Table.create(game, (Seat.human("Ana"), Seat.bot(1)), {"heap": 7}, seed=1)
    app = TableApp(table, "en")
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(40):
            await app.workers.wait_for_complete()
            await pilot.pause()
            if table.status == "over":
                break
            assert app.screen.board.panel("heap").border_title == "The heap"
            await pilot.press("enter")
        assert table.status == "over"
        assert app.screen.__class__.__name__ == "ScoreScreen"

asyncio.run(play("pearls"))
"""
SERVER = """
import asyncio, json
from support.site import opened

async def play():
    async with opened("sqlite:///tables.db") as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await site.table(ana, bea, game="pearls")
        assert "pearls" in [game["name"] for game in await ana.ask("GET", "/games")]
        async with ana.live(table, 0) as wire:
            message = await wire.next()
            assert message["picture"]["sections"]["view.heap"] == 21
        people = [ana, bea]
        for number in range(30):
            seat = number % 2
            view = (await people[seat].look(table, seat))["sections"]
            if view["view.mode"] == "over":
                return
            heap, last = view["view.heap"], view["view.last"]
            taken = next(n for n in (3, 2, 1) if n <= heap and (n != last or heap == 1))
            await people[seat].play(table, seat, f"dive {taken}")
        raise AssertionError("the game does not end")

asyncio.run(play())
"""

CLIENT = """
import { expect, it } from "vitest";
import { clientOf, games } from "../../src/games";
import { say, ui } from "../../src/ui.svelte";
import { loadWords } from "../../src/words/load";

it.each(["en", "fr"])("pearls has a button and a board, and is told in its words, for readers of %s", async (lang) => {
  await ui.setLanguage(lang);
  const { start, boards } = clientOf("pearls");
  if (!start) throw new Error("no button");
  expect(games.at(-1)?.name).toBe("pearls");
  expect([say(start.title), say(start.text)]).toEqual(["Play Pearls", "Dive for pearls against two bots."]);
  expect((await boards["Board"]?.())?.default).toBeTypeOf("function");
  const teller = (await loadWords(lang, "pearls")).teller({ seat: 0, names: ["Ana", "Bea"] });
  expect(teller.event({ kind: "dived", args: { seat: 1, amount: 2 } })).toBe("Bea dives for 2 pearls.");
});
"""


@pytest.fixture(scope="module")
def guide(tmp_path_factory: pytest.TempPathFactory) -> Guide:
    made = Guide("add-a-game", tmp_path_factory.mktemp("tree"), "src", "scripts", "web")
    made.write_code()
    return made


@pytest.fixture(scope="module")
def client_guide(guide: Guide) -> Guide:
    """The guide on a copy whose web client has the packages of this checkout."""
    guide.link_packages()
    return guide


def run_program(guide: Guide, text: str) -> None:
    file = guide.copy / "program.py"
    file.write_text(text, "utf-8")
    tests = Path(__file__).parents[1]
    done = guide.run(f"PYTHONPATH=$PYTHONPATH:{tests} .venv-dev/bin/python {file}")
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_commands_know_the_game(guide: Guide) -> None:
    for command, output in COMMANDS.items():
        done = guide.run(f".venv-dev/bin/{command}")
        assert (done.returncode, output in done.stdout) == (0, True), done.stdout + done.stderr


def test_the_rules_reference_has_its_pages(guide: Guide) -> None:
    assert ".venv-dev/bin/python scripts/rules.py" in guide.text
    done = guide.run(".venv-dev/bin/python scripts/rules.py")
    assert done.returncode == 0, done.stdout + done.stderr
    pages = guide.copy / "docs" / "reference" / "rules"
    assert [file.name for file in pages.glob("pearls.*")] == ["pearls.en.md"], "the only language it is written in"
    assert "P2 As many as before" in (pages / "pearls.en.md").read_text("utf-8")
    assert "## `pearls`" in (pages / "tests.md").read_text("utf-8")


def test_readers_of_other_languages_get_its_english_words(guide: Guide) -> None:
    done = guide.run(".venv-dev/bin/carrack games --lang fr")
    assert (done.returncode, "Dive for pearls" in done.stdout) == (0, True), done.stdout + done.stderr
    assert "Pearls" in done.stderr, "a hint"


def test_the_rules_keep_the_contract(guide: Guide) -> None:
    run_program(guide, CONTRACT)


def test_the_game_is_played_at_the_terminal(guide: Guide) -> None:
    run_program(guide, TERMINAL)


def test_the_game_is_played_on_a_server(guide: Guide) -> None:
    run_program(guide, SERVER)


def test_the_code_of_the_client_passes_the_type_check(client_guide: Guide) -> None:
    command = ".venv-dev/bin/python scripts/client.py check"
    assert [command] in client_guide.commands()
    assert (client_guide.copy / "web" / "src" / "pearls" / "index.ts").is_file()
    done = client_guide.run(command)
    assert done.returncode == 0, done.stdout + done.stderr
    made = client_guide.copy / "web" / "src" / "words" / "messages.ts"
    assert '"start-pearls": NoArgs;' in made.read_text("utf-8")


def test_the_code_of_the_client_has_the_style_of_the_project(client_guide: Guide) -> None:
    assert client_guide.style_faults("src/pearls/index.ts") == ""


def test_the_client_has_the_words_and_the_board_of_the_game(client_guide: Guide) -> None:
    test = client_guide.copy / "web" / "tests" / "components" / "pearls.test.ts"
    test.write_text(CLIENT, "utf-8")
    done = client_guide.run(".venv-dev/bin/python scripts/client.py test tests/components/pearls.test.ts")
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_table_of_parts_names_where_the_blocks_go(guide: Guide) -> None:
    folders = {path.relative_to(guide.copy).as_posix() for path, _ in guide.code()}
    assert all(re.match(r"src/carrack/(games/pearls|locale/en)/|web/src/pearls/", folder) for folder in folders)
