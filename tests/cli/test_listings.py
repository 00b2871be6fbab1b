"""`carrack games` and `carrack options`, and options as they are given."""

from typing import Any

import pytest

import carrack
from carrack.cli.game_names import what_is_played
from carrack.cli.game_options import parse_options
from carrack.cli.messages import LANGUAGES
from carrack.engine.narrate import term
from support.command import data, run


def listing(*args: str) -> str:
    done = run(*args)
    assert (done.exit_code, done.stderr) == (0, ""), done.output
    assert max(map(len, done.stdout.splitlines())) <= 100
    return done.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_are_listed(lang: str) -> None:
    output = listing("games", "--lang", lang)
    assert all(name in output for name in carrack.games())
    assert output.count("2–6") == 2
    found = data("games", "--lang", lang)
    assert [row["name"] for row in found] == list(carrack.games())
    assert all(list(row) == ["name", "title", "players", "about"] for row in found)
    assert found[0]["players"] == [2, 3, 4, 5, 6]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", carrack.games())
def test_options_are_listed_with_all_there_is_to_know(game: str, lang: str) -> None:
    output = listing("options", game, "--lang", lang)
    flat = " ".join(output.split())
    for option in carrack.options(game):
        assert f"\n{option.key} " in output
        assert str(option.default).lower() in flat
    if game == "discovery":
        assert "off, random, auction" in output
        assert term(game, "nations", "auction", lang) in flat, "what an auction of the order excludes"
    assert listing("options", "--lang", lang).count(output) == 1, "all games, without one"


def test_options_as_data() -> None:
    found = data("options")
    assert list(found) == list(carrack.games())
    for game, rows in found.items():
        assert [row["key"] for row in rows] == [option.key for option in carrack.options(game)]
    assert list(found["discovery"][0]) == [
        "key",
        "kind",
        "choices",
        "default",
        "needs",
        "excludes",
        "title",
        "text",
    ]
    assert list(data("options", "empire")) == ["empire"]


def usable(game: str) -> list[tuple[str, str, Any]]:
    found: list[tuple[str, str, Any]] = []
    for option in carrack.options(game):
        choices = range(option.choices[0], option.choices[1] + 1) if option.kind == "int" else option.choices
        found += [(game, option.key, choice) for choice in list(choices)[:3] if choice != option.default]
    return found


@pytest.mark.parametrize(("game", "key", "value"), [case for game in carrack.games() for case in usable(game)])
def test_every_option_can_be_given_and_is_told(game: str, key: str, value: Any) -> None:
    texts = [f"{key}={str(value).lower()}"]
    if game == "discovery" and key not in {"edition", "house_rules"}:
        texts.append("house_rules=true")
    given = parse_options(game, 2, None, tuple(texts), "en")
    assert given[key] == value
    settled = carrack.new_game(game, players=2, seed=1, **given).options
    name = term(game, key, value) if isinstance(value, str) else term(game, "option", key)
    is_usual = key == "two_player_captains"  # in a game of two
    assert any(name in part for part in what_is_played(game, 2, settled, "en")) != is_usual


def test_an_option_that_is_usual_and_left_out_is_told_as_such() -> None:
    settled = carrack.new_game("discovery", players=2, seed=1, two_player_captains=False).options
    output = ", ".join(what_is_played("discovery", 2, settled, "en"))
    assert output == "Discovery, 2015 edition, without “Captains for two”, 2 players"


@pytest.mark.parametrize(
    ("version", "options", "told"),
    [
        (2, {}, "Empire, standard, open auctions, open trading, 3 players"),
        (2, {"trades": "off"}, "Empire, standard, open auctions, no trading, 3 players"),
        (1, {"trade_offers": 2}, "Empire, standard, one after the other, Offers: 2, 3 players"),
    ],
)
def test_options_are_those_of_the_version_of_the_rules(version: int, options: dict[str, Any], told: str) -> None:
    game = carrack.new_game("empire", players=3, seed=1, rules_version=version, **options)
    assert ", ".join(what_is_played("empire", 3, game.options, "en", version)) == told


def test_the_edition_is_short_for_an_option() -> None:
    assert parse_options("discovery", 2, "2007", (), "en") == {"edition": "2007"}
