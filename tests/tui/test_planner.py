"""Planned bids at the terminal table: a limit for each card of the round, by keys or the mouse."""

import pytest
from textual.pilot import Pilot

from carrack.games.empire.planning import lots_left
from carrack.games.empire.terminal.facts import view_of
from carrack.games.empire.terminal.planner import LIMIT, WAY, BidPlanner, CardRows
from carrack.games.empire.words import CARDS
from carrack.table import Order, Table
from carrack.tui.app import TableApp
from carrack.tui.screens.hand_over import HandOver
from support.screens import act, asked, bidding, played
from support.terminal import LARGE, SMALL, alone, rest, sitting, text

NO_BIDS = {"en": "There are no bids to plan now.", "fr": "pas d’enchères à prévoir", "it": "non ci sono offerte"}
NOTHING = {"en": "win for nothing", "fr": "gagner sans payer", "it": "vincere senza pagare"}
BOND = CARDS.index("bond")
LAST_KEYS = {"en": "Esc: cancel", "fr": "Échap\u202f: annuler", "it": "Esc: annulla"}


async def opened(pilot: Pilot[None], app: TableApp) -> BidPlanner:
    """The planner, opened by its key."""
    await pilot.press("p")
    await pilot.pause()
    assert isinstance(app.screen, BidPlanner), text(app)
    return app.screen


async def test_a_plan_is_made_by_keys_and_kept_with_the_seat() -> None:
    table = bidding("en", people=1)
    async with sitting(table) as (pilot, app):
        await opened(pilot, app)
        await pilot.press("down", "1", "2", "right", "down", "plus", "plus", "plus", "minus", "left", "down", "0", "r")
        await pilot.press("enter")
        await rest(pilot)
        assert table.orders(0) == (
            Order.planned(3, 12, "withdraw"),
            Order.planned(4, 2, "raise"),
            Order.planned(5, 0, "withdraw"),
        )
        assert table.is_ready(0)
        assert table.planners == (0,)
        assert "Plan sent." in text(app)


async def test_the_plan_bids_for_the_card_that_is_up() -> None:
    table = bidding("en")
    async with sitting(table) as (pilot, app):
        await opened(pilot, app)
        await pilot.press("9", "enter")
        await rest(pilot)
        won = [event.args for event in table.game.events() if event.kind == "won"]
        assert (won[0]["seat"], won[0]["amount"]) == (0, 6)  # one more than the others' highest bid, not the limit


async def test_a_plan_that_is_opened_again_shows_what_was_sent_and_can_be_removed() -> None:
    table = bidding("en")
    table.set_plan(0, [Order.planned(3, 7, "raise"), Order.planned(6, 2)], ready=True)
    async with sitting(table) as (pilot, app):
        screen = await opened(pilot, app)
        assert (screen.limits, screen.tied[1], screen.is_ready) == ([None, 7, None, None, 2], "raise", True)
        await pilot.press("down", "backspace", "up", "up", "delete", "r", "enter")
        await rest(pilot)
        assert table.orders(0) == ()
        assert table.planners == ()
        assert "Removed." in text(app)


async def test_a_plan_that_is_cancelled_changes_nothing() -> None:
    table = bidding("en")
    table.set_plan(0, [Order.planned(3, 7)])
    async with sitting(table) as (pilot, app):
        await opened(pilot, app)
        await pilot.press("5", "down", "9", "escape")
        await rest(pilot)
        assert table.orders(0) == (Order.planned(3, 7),)


async def test_a_plan_is_made_by_the_mouse() -> None:
    table = bidding("en")
    async with sitting(table) as (pilot, app):
        screen = await opened(pilot, app)
        limit = screen.query_one(CardRows).region.width - LIMIT - WAY - 1
        for x in (limit + 6, limit + 6, limit + 6, limit, limit + LIMIT + 2):
            await pilot.click(CardRows, (x, 2))
        assert (screen.at, screen.limits[1], screen.tied[1]) == (1, 2, "withdraw")
        await pilot.click(CardRows, (3, 4))
        assert (screen.at, screen.limits[3]) == (3, None)


async def test_limits_above_the_gold_are_said_to_shrink() -> None:
    async with sitting(bidding("en")) as (pilot, app):
        await opened(pilot, app)
        await pilot.press("3", "0")
        await pilot.pause()
        assert "Limits together 30, you hold 30 gold." in text(app)
        assert "shrink" not in text(app)
        await pilot.press("down", "1")
        await pilot.pause()
        assert "Later limits shrink" in text(app)


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
async def test_a_limit_of_0_withdraws_unless_it_is_said_to_hold_which_may_win_for_nothing(lang: str) -> None:
    table = bidding(lang)
    async with sitting(table, LARGE, lang) as (pilot, app):
        await opened(pilot, app)
        await pilot.press("down", "0", "down", "4")
        await pilot.pause()
        assert NOTHING[lang] not in text(app)
        await pilot.press("enter")
        await rest(pilot)
        assert table.orders(0) == (Order.planned(3, 0, "withdraw"), Order.planned(4, 4))
        await opened(pilot, app)
        await pilot.press("down", "left")
        await pilot.pause()
        assert NOTHING[lang] in text(app)
        await pilot.press("enter")
        await rest(pilot)
        assert table.orders(0) == (Order.planned(3, 0), Order.planned(4, 4))


async def test_what_a_card_brings_and_what_its_kind_went_for_are_shown() -> None:
    table = bidding("en")
    act(table, 0, "content")  # a colony goes for 5
    async with sitting(table, LARGE) as (pilot, app):
        await opened(pilot, app)
        rows = [" ".join(line.split()) for line in text(app).split("\n") if "◄" in line]
        assert any("►3 Population industry +1 good – ◄" in row for row in rows), rows
        assert any("5 Colony" in row and " 5 ◄" in row for row in rows), rows


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
async def test_everything_fits_a_small_terminal_with_a_bond_in_the_row(lang: str) -> None:
    table = next(
        table for table in (played("empire", seed, asked("lot", 0), lang) for seed in range(50)) if has_bond(table)
    )
    async with sitting(table, SMALL, lang) as (pilot, app):
        screen = await opened(pilot, app)
        while screen.view.row[screen.places[screen.at] - 1] != BOND:
            await pilot.press("down")
        await pilot.press("9", "9", "down", "0", "left")
        await pilot.pause()
        assert "10." in text(app)  # what a bond won adds
        assert NOTHING[lang].split()[-1] in text(app)
        assert LAST_KEYS[lang] in text(app)


def has_bond(table: Table) -> bool:
    """Whether a bond is among the cards that can be planned for."""
    view = view_of(table.game.view())
    return any(view.row[place - 1] == BOND for place in lots_left(view))


async def test_only_its_owner_sees_a_plan_in_the_row() -> None:
    table = bidding("en", people=2)
    table.set_plan(0, [Order.planned(4, 13)])
    table.set_plan(1, [Order.planned(5, 17)])
    async with sitting(table, LARGE) as (pilot, app):
        assert isinstance(app.screen, HandOver)
        assert "your plan" not in text(app)
        await pilot.press("enter")
        await rest(pilot)
        assert "4 · Population your plan: to 13" in text(app)
        assert "to 17" not in text(app)


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
async def test_without_bids_to_plan_the_key_says_so(lang: str) -> None:
    async with sitting(alone(lang=lang), LARGE, lang) as (pilot, app):
        await pilot.press("p")
        await pilot.pause()
        assert NO_BIDS[lang] in text(app)


async def test_the_menu_of_planned_moves_opens_it_too() -> None:
    async with sitting(bidding("en")) as (pilot, app):
        await pilot.press("o", "home", "enter")
        await pilot.pause()
        assert isinstance(app.screen, BidPlanner)
