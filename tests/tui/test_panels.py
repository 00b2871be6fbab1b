"""Panels as text: whatever the size, language and position, they fit and show what the view has."""

import random
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

import carrack
from carrack.games.discovery.terminal.facts import clause_of, income, view_of
from carrack.games.discovery.terminal.symbols import WORKERS
from carrack.games.discovery.words import WORDS
from carrack.tui import symbols
from carrack.tui.log_panel import draw as draw_log
from carrack.tui.log_paragraphs import LogParagraphs
from carrack.tui.plugin import plugin_of
from carrack.tui.theme import THEMES
from carrack.tui.view_model import ViewModel, view_model
from carrack.tui.words import Words
from support.empire import table

NAMES = ("Ana", "Bruno Maria de Albuquerque e Castro", "Chloé", "D", "Éléonore-Joséphine de la Tour", "F")


def models(game: str, lang: str, players: int, seed: int, **options: Any) -> list[ViewModel]:
    """Some moments of a random game, seen by the first seat."""
    played = carrack.new_game(game, players=players, seed=seed, **options)
    words = Words(lang, game, NAMES[:players])
    log = LogParagraphs(words, 0)
    rng = random.Random(seed)
    found = []
    while not played.is_over:
        if rng.random() < 0.03:
            log.update(played.events(seat=0))
            found.append(view_model(played, words, log.state, 0))
        seat = next(seat for seat in played.deciders if seat not in played.committed)
        moves = played.legal_moves(seat)
        played.play(rng.choice(moves) or rng.choice(moves), seat)
    return [*found, view_model(played, words, log.state, 0)]


GAMES = [
    ("discovery", 2, {}),
    ("discovery", 6, {"builders": True, "expansion_buildings": True, "nations": "random"}),
    ("empire", 3, {"open_holdings": True}),
    ("empire", 6, {"version": "beginner", "trade_offers": 1}),
]


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_no_panel_is_wider_than_its_place(game: str, players: int, options: dict[str, object], lang: str) -> None:
    plugin = plugin_of(game)
    for model in models(game, lang, players, 3, **options):
        for panel in (*plugin.left, *plugin.right, plugin.below):
            for width, height in ((78, 10), (56, 16), (76, 24), (96, 34)):
                lines = panel.draw(model, width, height).plain.split("\n")
                assert max(map(cell_len, lines)) <= width, (panel.name, width, lines)
        assert all(cell_len(line) <= 40 for line in draw_log(model, 40, 10).plain.split("\n"))


def test_the_map_has_every_region_at_every_size() -> None:
    draw = plugin_of("discovery").left[0].draw
    for model in models("discovery", "fr", 4, 1)[:3]:
        for size in ((78, 10), (76, 24), (96, 34)):
            text = draw(model, *size).plain
            for region in WORDS["region"]:
                assert model.words.title("region", region)[:12] in text


def test_boxes_and_seats_show_what_lies_there() -> None:
    plan = plugin_of("discovery")
    model = models("discovery", "en", 3, 5)[4]
    view = view_of(model.view)
    boxes = plan.right[0].draw(model, 90, 30).plain
    for kind in filter(None, view.offer_row):
        assert model.words.title("building", WORDS["building"][kind - 1]) in boxes
    seats = plan.below.draw(model, 150, 10).plain
    for seat in range(3):
        assert f"${view.money[seat]}" in seats
        assert model.sign(seat)[0] in seats
        if income(view, seat):
            assert f"→ ${income(view, seat)}" in seats


def test_closed_holdings_are_not_shown() -> None:
    plan = plugin_of("empire")
    for model in models("empire", "en", 3, 2, open_holdings=False)[:-1]:
        rows = plan.below.draw(model, 150, 10).plain.split("\n")
        assert sum("cards face down" in row for row in rows) == 2
        assert sum("support " in row and "then support" not in row for row in rows) == 1


def model_of(game: carrack.Game, seat: int = 0) -> ViewModel:
    """What a seat sees now."""
    words = Words("en", game.name, NAMES[: game.players])
    log = LogParagraphs(words, seat)
    log.update(game.events(seat=seat))
    return view_model(game, words, log.state, seat)


def settle(game: carrack.Game) -> None:
    """Let all be content with the card that is up."""
    for seat in game.deciders:
        game.play("content", seat)


def test_the_row_of_empire_tells_who_won_each_card_for_how_much() -> None:
    game = carrack.new_game("empire", players=3, seed=3, version="beginner")
    for seat in game.deciders:
        game.play("sell 0", seat)
    game.play("bid 3", 1)
    settle(game)
    for seat in (0, 1, 2):
        game.play("bid 2", seat)
    settle(game)
    model = model_of(game)
    rows = plugin_of("empire").left[0].draw(model, 100, 24).plain.split("\n")
    first, second, third = 1, 2, 3  # the shortage card covers the first
    assert rows[0].startswith("1 ▒")
    assert rows[first].endswith(f" {model.sign(1)[0]} 3 gold")
    assert rows[second].endswith(" nobody")
    assert rows[third].startswith("4 ▶")


def test_the_reader_of_empire_sees_the_next_development_and_the_prices_of_goods() -> None:
    game = table(players=3).hold(0, good=2, population=2, bond=1, gold=4, supporter=3).at("commerce").game()
    text = plugin_of("empire").below.draw(model_of(game), 150, 12).plain
    assert "Next development: 2 luxuries (+2 supporters, −2 goods)  1 bond (−1 gold)  then support 5" in text
    assert text.count("Next development") == 1, "those of others would tell what they hold"
    assert "1 → 9  2 → 8" in text


def test_who_picked_which_nation_is_shown_after_a_clash() -> None:
    game = carrack.new_game("empire", players=3, seed=3)
    first, second = (game.notation(move, 0) for move in game.legal_moves(0)[:2])
    draw = plugin_of("empire").right[1].draw
    assert "picked by" not in draw(model_of(game), 100, 24).plain
    for seat, pick in enumerate((first, second, second)):
        game.play(pick, seat)
    model = model_of(game)
    signs = [model.sign(seat)[0] for seat in range(3)]
    picked = [row.partition("picked by ")[2].strip() for row in draw(model, 100, 24).plain.split("\n")]
    assert sorted(filter(None, picked)) == sorted([signs[0], signs[1] + signs[2]])


def test_every_building_has_its_clause() -> None:
    clauses = carrack.rules("discovery")
    for building in WORDS["building"]:
        assert clause_of(building) in clauses


def test_signs_take_one_cell_and_differ() -> None:
    signs = [*symbols.SEATS, *filter(None, WORKERS)]
    assert len(set(signs)) == len(signs)
    assert all(cell_len(sign) == 1 for sign in signs)


def test_a_seat_has_the_emblem_of_its_nation_and_no_two_share_one() -> None:
    assert symbols.emblems([0, 0, 0], 3) == (0, 1, 2)
    assert symbols.emblems([3, 0, 1], 3) == (2, 1, 0)


def contrast(one: str, other: str) -> float:
    def light(colour: str) -> float:
        parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
        red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: str(theme.name))
def test_colours_are_readable(theme: object) -> None:
    names = [*(f"seat-{number}" for number in range(1, 7)), "quiet", "mark", "gold"]
    variables = vars(theme)["variables"]
    for ground in (vars(theme)["background"], vars(theme)["surface"]):
        for name in names:
            assert contrast(variables[name], ground) >= 4.5, (name, ground)
        for name in ("foreground", "error", "warning", "success"):
            assert contrast(vars(theme)[name], ground) >= 4.5, (name, ground)
    assert contrast(variables["chosen"], variables["chosen-ink"]) >= 4.5


def test_exploration_stands_over_its_auctions_and_trade_windows() -> None:
    """Auctions and trade windows are headings within a phase; those with nothing below them are dropped."""
    record = (Path(__file__).parents[1] / "golden" / "empire-1-standard-2-offers.txt").read_text(encoding="utf-8")
    log = LogParagraphs(Words("en", "empire", ("Ana", "Bea")), None)
    log.update(carrack.replay(record).events())
    levels = [(told.heading, told.text) for told in log.paragraphs]
    at = levels.index(("section", "Exploration"))
    assert levels[at : at + 3] == [
        ("section", "Exploration"),
        ("part", "Trading"),
        ("", "Ana offers Bea 10 gold for 6 gold."),
    ]
    later = levels[at:]
    auction = next(n for n, (_, text) in enumerate(later) if text.startswith("Up for auction"))
    assert [heading for heading, _ in later[auction : auction + 2]] == ["part", ""]
    assert ("section", "Trading") not in levels
