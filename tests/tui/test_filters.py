"""Filters for offers at the terminal table: set in the menu, hidden from the board, still among the choices."""

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList

from carrack.tui.app import TableApp
from carrack.tui.screens.menu import Menu
from support import empire
from support.screens import bidding
from support.tables import ANA, BEA, around
from support.terminal import LARGE, alone, choices, rest, sitting, text


async def choose(pilot: Pilot[None], app: TableApp, *parts: str) -> None:
    """Choose from menus that follow each other, beginning with the main menu."""
    await pilot.press("m")
    for part in parts:
        await pilot.pause()
        assert isinstance(app.screen, Menu), text(app)
        rows = app.screen.query_one(OptionList)
        rows.highlighted = next(at for at, option in enumerate(rows.options) if part in str(option.prompt))
        await pilot.press("enter")
    await rest(pilot)


def headings(app: TableApp) -> list[str]:
    return [group.heading for group in choices(app).groups]


async def test_a_filter_hides_offers_until_it_is_removed() -> None:
    table = bidding("en")
    async with sitting(table, LARGE) as (pilot, app):
        assert "asks for 29 gold" in text(app)
        await choose(pilot, app, "Offer filters", "○ offers that ask for gold")
        assert table.filters(0) == ("gold",)
        assert "Filter set." in text(app)
        assert "→ ✚ Ana  asks for 29 gold" not in text(app)
        assert "2 hidden by your filters" in text(app)
        await choose(pilot, app, "Offer filters: 1", "● offers that ask for gold")
        assert table.filters(0) == ()
        assert "Filter removed." in text(app)
        assert "hidden by your filters" not in text(app)


async def test_hidden_offers_are_the_last_choices_and_can_be_accepted() -> None:
    table = bidding("en")
    table.set_filters(0, ["gold"])
    async with sitting(table, LARGE) as (pilot, app):
        assert headings(app)[-1] == "Hidden by your filters"
        listed = choices(app).groups[-1].entries
        assert listed[0].label.startswith("Accept from Bruno")
        choices(app).point_at(listed[0].label)
        await pilot.press("enter")
        await rest(pilot)
        assert any(event.kind == "traded" for event in table.game.events())


async def test_offers_of_one_player_to_anybody_are_hidden() -> None:
    table = bidding("en")
    async with sitting(table, LARGE) as (pilot, app):
        await choose(pilot, app, "Offer filters", "offers of Bruno")
        assert table.filters(0) == ("anybody-1",)
        assert "1 hidden by your filters" in text(app)
        assert "1 revolt as a gift" not in text(app).split("hidden by your filters")[0]


@pytest.mark.parametrize(("lang", "word"), [("en", "declined"), ("fr", "refusé"), ("it", "rifiutato")])
async def test_the_maker_of_a_declined_gift_sees_it(lang: str, word: str) -> None:
    table = around(empire.table(players=2).hold(0, revolt=1, gold=9).hold(1, gold=9).auction("good").game(), ANA, BEA)
    table.play(0, "offer s1 give 1 revolt done")
    for filters, is_declined in ((), False), (["revolt"], True):
        table.set_filters(1, filters)
        async with sitting(table, LARGE, lang) as (pilot, app):
            await pilot.press("enter")  # the screen is handed to the first player
            await rest(pilot)
            line = next(row for row in text(app).splitlines() if "→" in row)
            assert (f"({word})" in line) is is_declined


@pytest.mark.parametrize(("lang", "part"), [("fr", "masquées par tes filtres"), ("it", "nascoste dai tuoi filtri")])
async def test_the_board_says_so_in_every_language(lang: str, part: str) -> None:
    table = bidding(lang)
    table.set_filters(0, ["gold"])
    async with sitting(table, LARGE, lang) as (_, app):
        assert f"2 {part}" in text(app)


async def test_games_without_an_offer_board_have_no_filters() -> None:
    async with sitting(alone()) as (pilot, app):
        await pilot.press("m")
        await pilot.pause()
        assert "Offer filters" not in text(app)
