"""The table screen key by key: choices, reasons, amounts, going back, rules, score, errors."""

from pathlib import Path

import pytest
from textual.widgets import Input

from carrack.table import Seat
from carrack.tui.screens.confirm import Confirm
from carrack.tui.screens.help import Help
from carrack.tui.screens.log import Log
from carrack.tui.screens.rule import Rule
from carrack.tui.screens.score import ScoreScreen
from carrack.tui.screens.table import TableScreen
from carrack.tui.theme import DARK, LIGHT
from support.screens import IN_TURNS, asked, is_over, played
from support.terminal import LARGE, alone, choices, rest, seated, sitting, text


async def test_the_decision_is_a_sentence_with_numbered_choices_and_a_preview() -> None:
    async with sitting(alone()) as (pilot, app):
        assert "Place a worker." in text(app)
        assert "Place a colonist (of 5)" in text(app)
        await pilot.press("3")
        shown = text(app)
        assert "Ana (you) places a colonist" in shown
        entry = choices(app).entry
        assert entry is not None
        assert entry.number == 3


async def test_a_greyed_choice_says_why_and_is_not_played() -> None:
    table = played("discovery", 5, asked("send", 40), "en")

    async with sitting(table) as (pilot, app):
        number = table.game.number
        await pilot.press("end")
        assert "Nobody has discovered" in text(app)
        assert "(D5.2.1)" in text(app)
        await pilot.press("enter")
        assert table.game.number == number
        await pilot.press("question_mark")
        assert isinstance(app.screen, Rule)
        assert "D5.2.1" in text(app)


async def test_an_amount_is_set_by_arrows_digits_and_the_mouse() -> None:
    table = played("empire", 3, asked("bid", 30), "en", **IN_TURNS)

    async with sitting(table) as (pilot, app):
        await pilot.press("2", "1", "4")
        listed = choices(app)
        assert listed.range is not None
        lowest, highest = listed.range
        assert listed.amount == 14
        await pilot.press("home")
        assert f"bids {lowest} gold" in text(app)
        await pilot.press("right")
        assert listed.amount == lowest + 1
        await pilot.press("end")
        assert listed.amount == highest
        await pilot.press("1", "3")
        assert listed.amount == 13
        await pilot.click("#amount", (0, 0))
        assert listed.amount == 12
        await pilot.press("enter")
        assert table.game.number > 30
        await rest(pilot)
        await pilot.press("l")
        await rest(pilot)
        assert "Ana (you) bids 12 gold." in text(app)


async def test_undo_goes_back_while_nobody_has_learned_anything() -> None:
    table = played("discovery", 5, asked("explore", 20), "en")

    async with sitting(table) as (pilot, app):
        assert table.game.number == 20
        await pilot.press("u")
        assert table.game.number == 19
        assert "Undone." in text(app)


async def test_undo_says_what_stops_it_and_taking_back_goes_further() -> None:
    table = alone()

    async with sitting(table) as (pilot, app):
        before = table.game.number
        await pilot.press("enter")
        await rest(pilot)
        number = table.game.number
        assert number > before
        await pilot.press("u")
        await rest(pilot)
        assert table.game.number == number
        assert "has chosen since" in text(app) or "! " in text(app)
        await pilot.press("t")
        await rest(pilot)
        assert table.game.number == before


async def test_taking_back_asks_where_hidden_things_were_seen() -> None:
    table = played("discovery", 5, asked("place", 60), "en")

    async with sitting(table) as (pilot, app):
        await pilot.press("t")
        if isinstance(app.screen, Confirm):
            await pilot.press("escape")
            number = table.game.number
            await pilot.press("t", "enter")
            await rest(pilot)
            assert table.game.number < number
            assert table.has_take_backs


async def test_taking_back_a_bid_asks_and_undo_says_why_not() -> None:
    table = played("empire", 3, asked("bid", 30), "en", **IN_TURNS)

    async with sitting(table) as (pilot, app):
        number = table.game.number
        await pilot.press("1", "enter")
        await rest(pilot)
        await pilot.press("u")
        await rest(pilot)
        assert "Can’t undo: bids, offers and trades are binding." in text(app)
        await pilot.press("t")
        await rest(pilot)
        assert isinstance(app.screen, Confirm)
        await pilot.press("enter")
        await rest(pilot)
        assert table.game.number == number
        assert table.has_take_backs


async def test_keys_open_help_log_score_rules_and_the_other_theme() -> None:
    async with sitting(alone()) as (pilot, app):
        for key, screen in (("h", Help), ("l", Log), ("s", ScoreScreen), ("question_mark", Rule)):
            await pilot.press(key)
            assert isinstance(app.screen, screen)
            await pilot.press("escape")
            assert isinstance(app.screen, TableScreen)
        assert app.theme == DARK
        await pilot.press("d")
        assert app.theme == LIGHT


async def test_a_small_screen_turns_to_where_the_decision_is() -> None:
    async with sitting(alone()) as (pilot, app):
        assert "Merchant shipping" in text(app)
        await pilot.press("f2")
        await rest(pilot)
        assert "New Granada" in text(app)
        assert "Merchant shipping  " not in text(app)
        await pilot.press("f5")
        await rest(pilot)
        assert "places a colonist in the merchant shipping box" in text(app)


async def test_a_large_screen_shows_everything_at_once_and_panels_answer_too() -> None:
    async with sitting(alone(), LARGE) as (pilot, app):
        shown = text(app)
        for part in ("New Granada", "Merchant shipping", "Bot 2 (level 0)", "Place a worker.", "starts with"):
            assert part in shown
        await pilot.press("tab", "tab")
        await pilot.press("question_mark")
        assert isinstance(app.screen, Rule)


async def test_a_choice_is_found_by_a_word() -> None:
    async with sitting(alone()) as (pilot, app):
        await pilot.press("slash", *"warf", "enter")
        entry = choices(app).entry
        assert entry is not None
        assert entry.label == "Warfare box"


async def test_the_record_is_saved_at_the_end_and_nothing_is_overwritten(tmp_path: Path) -> None:
    table = played("discovery", 5, is_over, "en")
    path = tmp_path / "game.txt"

    async with sitting(table, LARGE) as (pilot, app):
        assert isinstance(app.screen, ScoreScreen)
        for said in ("The record is saved in", "already"):
            await pilot.press("w", "ctrl+u")
            app.screen.query_one(Input).value = str(path)
            await pilot.press("enter")
            assert path.read_text(encoding="utf-8") == table.game.record()
            assert said in text(app)
            await pilot.press("s")


async def test_a_bot_that_fails_stops_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    table = alone()

    async with sitting(table) as (pilot, app):
        monkeypatch.setattr(type(table), "think", lambda *_: 1 // 0)
        await pilot.press("enter")
        await rest(pilot)
        assert "A bot has failed" in text(app)
        monkeypatch.undo()
        await pilot.press("t")
        await rest(pilot)
        assert "Place a worker." in text(app)


async def test_what_the_table_refuses_is_a_line_on_the_screen() -> None:
    table = alone()

    async with sitting(table) as (pilot, app):
        screen = app.screen
        assert isinstance(screen, TableScreen)
        screen.play("buy settlers")
        await pilot.pause()
        assert "! " in text(app)
        assert "Place a worker." in text(app)


async def test_without_colours_signs_and_marks_are_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")

    async with sitting(alone()) as (pilot, app):
        assert app.no_color
        await pilot.press("2")
        for sign in ("✚", "♜", "►", "●"):
            assert sign in text(app)


async def test_a_table_of_bots_only_is_watched_to_the_end() -> None:
    async with sitting(seated("empire", (Seat.bot(0), Seat.bot(0)), trade_offers=0, version="beginner")) as (_, app):
        assert isinstance(app.screen, ScoreScreen)
