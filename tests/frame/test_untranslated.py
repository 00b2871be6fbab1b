"""A game that lacks the user's language: its texts are English, a line says so, and no other game is affected."""

from pathlib import Path

import pytest

import carrack
from carrack.cli.messages import LANGUAGES, say
from carrack.engine.catalogue import catalogue
from carrack.engine.errors import CarrackError
from carrack.engine.languages import RULES, language_for
from carrack.engine.narrate import term
from carrack.games import NAMES
from carrack.table import Seat, Table
from carrack.tui.app import TableApp
from support.command import run
from support.site import opened
from support.terminal import SMALL, rest, text
from support.toys import finished, won_by_s0

OTHERS = [lang for lang in LANGUAGES if lang != "en"]
in_other_languages = pytest.mark.parametrize("lang", OTHERS)


@pytest.fixture(autouse=True)
def _listed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game, which is written in English only, is listed like the others."""
    monkeypatch.setattr("carrack.games.NAMES", (*NAMES, "toy"))


def shown(*args: str, lang: str) -> str:
    """What a command prints, after a hint that the toy game is not translated."""
    done = run(*args, "--lang", lang)
    assert (done.exit_code, done.exception) == (0, None), done.output
    assert done.stderr == say(lang, "in-english", game="Toy") + "\n"
    return done.stdout


@in_other_languages
def test_games_are_listed_each_in_a_language_it_has(lang: str) -> None:
    output = shown("games", lang=lang)
    assert carrack.games()[-1] == "toy"
    assert "Toy" in output
    assert say(lang, "column-players") in output
    assert all(term(game, "game", game, lang) in output for game in NAMES)


@in_other_languages
def test_options_and_rules_of_all_games_are_shown(lang: str) -> None:
    assert "coins" in shown("options", lang=lang)
    headings = shown("rules", lang=lang)
    assert all(clause.title in headings for clause in carrack.rules("empire", lang).values() if not clause.text)
    assert "peeks at it" in shown("rules", "T3", lang=lang)


def test_a_hint_is_given_only_for_games_that_are_shown() -> None:
    assert run("rules", "E5.2", "--lang", "fr").stderr == ""
    assert run("options", "empire", "--lang", "fr").stderr == ""
    assert run("games", "--lang", "en").stderr == ""


def test_data_stay_data() -> None:
    done = run("games", "--json", "--lang", "it")
    assert done.stdout.startswith("[")
    assert len(done.stderr.splitlines()) == 1


@in_other_languages
def test_a_game_is_replayed(lang: str, tmp_path: Path) -> None:
    file = tmp_path / "toy.txt"
    file.write_text(finished().record(), encoding="utf-8")
    assert "buries" in shown("replay", str(file), lang=lang)


@in_other_languages
def test_sentences_are_not_mixed(lang: str) -> None:
    game = won_by_s0()
    assert carrack.narrate(game.events()[-1], lang) == carrack.narrate(game.events()[-1], "en")
    assert carrack.rules("toy", lang) == carrack.rules("toy", "en")


@in_other_languages
async def test_it_is_played_at_the_terminal(lang: str) -> None:
    table = Table.create("toy", (Seat.human("Ana"), Seat.bot(0)), {}, seed=3)
    app = TableApp(table, lang)
    async with app.run_test(size=SMALL) as pilot:
        await rest(pilot)
        output = text(app)
        assert "Toy" in output
        assert app.words.panel("seats") in output
        assert app.words.panel("seats") != TableApp(table, "en").words.panel("seats")
        await pilot.press("question_mark")
        await rest(pilot)


async def test_a_server_refuses_its_moves_and_shows_its_rules(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path / 'tables.db'}") as site:
        told = await site.nobody.ask("GET", "/rules/toy?lang=fr")
        assert [clause["id"] for clause in told["clauses"]] == list(carrack.rules("toy"))
        ana, bea = await site.guest("Ana", "fr"), await site.guest("Bea", "it")
        table = await site.table(ana, bea, game="toy", options={"coins": 0})
        move = {**await ana.node(table, 0), "move": "bid 2"}
        path = f"/tables/{table}/seats/0/moves"
        problem = await ana.refused("too-poor", 422, "POST", path, move)
        assert problem["title"] == catalogue("fr", "server").format("status-422", {})
        assert problem["detail"] == "You have only an empty purse."


def test_a_language_that_carrack_lacks_is_refused() -> None:
    assert language_for("fr", "toy", carrack.games.find("toy").locale) == "en"
    assert language_for("fr", "empire", ending=RULES) == "fr"
    for refused in (("tlh", "toy"), ("tlh", "empire"), ("fr", "chess")):
        with pytest.raises(CarrackError, match="unknown-language"):
            language_for(*refused)
