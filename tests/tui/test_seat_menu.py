"""What a person does at the table beside choosing: standing answers and orders, a bot in one's place, leaving."""

import asyncio
import threading
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList

from carrack.games.discovery.terminal.ranking import Ranking
from carrack.table import Order, Seat, Table
from carrack.tui.app import TableApp
from carrack.tui.screens import table as table_screen
from carrack.tui.screens.hand_over import HandOver
from carrack.tui.screens.menu import Menu
from carrack.tui.screens.score import ScoreScreen
from carrack.tui.screens.table import TableScreen
from support import discovery
from support.screens import WINDOWS, asked, played
from support.tables import ANA, BEA, around
from support.terminal import alone, rest, seated, sitting, text


def university() -> Table:
    """Ana has the University and stands second on tracks that follow each other."""
    t = discovery.table(players=2, edition="2015").turn(4).own(0, "university").order(1, 0)
    for track in ("dock", "goods"):
        t.stand(f"{track}-1", 1).stand(f"{track}-2", 0)
    return around(t.at("dock").game(), ANA, Seat.bot(0))


def keys_to(app: TableApp, part: str) -> list[str]:
    """The keys that choose the row of the open menu with some text in it."""
    rows = app.screen.query_one(OptionList)
    texts = [str(option.prompt) for option in rows.options]
    (at,) = [at for at, row in enumerate(texts) if part in row]
    open_rows = [number for number, option in enumerate(rows.options) if not option.disabled]
    return ["home", *["down"] * open_rows.index(at), "enter"]


async def choose(pilot: Pilot[None], app: TableApp, *parts: str) -> None:
    """Choose from menus that follow each other."""
    for part in parts:
        assert isinstance(app.screen, Menu), text(app)
        await pilot.press(*keys_to(app, part))
        await pilot.pause()


# What stands ----------------------------------------------------------------------------------------------------------


async def test_a_standing_answer_passes_all_windows_of_the_university_until_it_is_removed() -> None:
    table = university()

    async with sitting(table) as (pilot, app):
        assert "University" in text(app)
        await pilot.press("slash", *"pass", "enter")
        await pilot.pause()
        await pilot.press("a")
        await pilot.pause()
        assert "Use the University? → Pass" in text(app)
        await pilot.press("enter")
        await rest(pilot)
        assert table.answers(0) == {"front": "pass", "front-mid": "pass"}
        assert table.game.ask is not None
        assert table.game.ask.kind != "front"
        await pilot.press("o")
        await choose(pilot, app, "Use the University? → Pass")
        await rest(pilot)
        assert table.answers(0) == {"front-mid": "pass"}
        assert "Removed." in text(app)


async def test_windows_between_two_workers_are_wanted_and_skipped_by_keys() -> None:
    table = university()

    async with sitting(table) as (pilot, app):
        await pilot.press("o")
        await choose(pilot, app, "Use the University between two workers of a box? → Pass")
        await rest(pilot)
        assert table.wanted_asks(0) == ("front-mid",)
        await pilot.press("o")
        await pilot.pause()
        assert "Questions you want to be asked" in text(app)
        await choose(pilot, app, "Use the University between two workers of a box?")
        await rest(pilot)
        assert (table.wanted_asks(0), table.answers(0)) == ((), {"front-mid": "pass"})


async def test_a_standing_answer_is_not_given_by_mistake() -> None:
    table = university()

    async with sitting(table) as (pilot, _):
        number = table.game.number
        await pilot.press("a", "escape")
        await pilot.pause()
        assert (table.answers(0), table.game.number) == ({"front-mid": "pass"}, number)


async def test_a_greyed_choice_becomes_no_answer() -> None:
    table = played("discovery", 5, asked("send", 40), "en")

    async with sitting(table) as (pilot, app):
        await pilot.press("end", "a")
        await pilot.pause()
        assert "Select a choice that you can play now" in text(app)
        assert table.answers(0) == {}


async def test_a_bid_is_ordered_for_a_card_by_keys() -> None:
    table = played("empire", 3, asked("trade", 60), "en", **WINDOWS)

    async with sitting(table) as (pilot, app):
        await pilot.press("m")
        await choose(pilot, app, "Auto-answers and planned moves", "Bid up to", "Colony")
        await pilot.press("1", "4", "enter")
        await rest(pilot)
        assert table.orders(0) == (Order.bid(14, "colony"),)
        await pilot.press("o")
        await pilot.pause()
        assert "In the next auction of this card (colony), bid up to 14" in text(app)


async def test_a_sale_is_ordered_by_the_mouse() -> None:
    table = played("empire", 3, asked("trade", 60), "en", **WINDOWS)

    async def click(pilot: Pilot[None], app: TableApp, part: str) -> None:
        rows = app.screen.query_one(OptionList)
        (at,) = [at for at, option in enumerate(rows.options) if part in str(option.prompt)]
        await pilot.click(rows, (6, at))
        await pilot.pause()

    async with sitting(table) as (pilot, app):
        footer = text(app).splitlines()[-1]
        await pilot.click("#keys", (footer.index(" menu"), 0))
        await pilot.pause()
        await click(pilot, app, "Auto-answers and planned moves")
        await click(pilot, app, "Sell …")
        await pilot.press("3", "enter")
        await rest(pilot)
        assert table.orders(0) == (Order.sell(3),)
        await pilot.press("o")
        await click(pilot, app, "In the next sale, sell 3")
        await rest(pilot)
        assert table.orders(0) == ()


@pytest.mark.parametrize(("typed", "told"), [("lots", "“lots” is not a number"), ("999", "! ")])
async def test_a_number_that_cannot_be_is_no_order(typed: str, told: str) -> None:
    table = played("empire", 3, asked("trade", 60), "en", **WINDOWS)

    async with sitting(table) as (pilot, app):
        await pilot.press("o")
        await choose(pilot, app, "Sell …")
        await pilot.press(*typed, "enter")
        await rest(pilot)
        assert told in text(app)
        assert table.orders(0) == ()


async def test_placements_are_ranked_by_keys_and_the_first_that_is_possible_is_played() -> None:
    table = alone()

    async with sitting(table) as (pilot, app):
        number = table.game.number
        await pilot.press("o")
        await choose(pilot, app, "from a list")
        assert isinstance(app.screen, Ranking)
        await pilot.press("o")
        assert isinstance(app.screen, Ranking)  # an empty list is no order
        await pilot.press("right", "enter")  # a captain, whom nobody has yet
        await pilot.press("left", "down", "down", "enter", "down", "enter", "enter")
        await pilot.pause()
        assert "1. Captain → initiative" in text(app)
        assert "2. Colonist → goods" in text(app)
        assert "3." not in text(app)
        await pilot.press("o")
        await rest(pilot)
        assert table.orders(0) == ()
        assert table.game.number > number
        assert "s0 place colonist goods" in table.game.record()


async def test_placements_are_ranked_by_the_mouse() -> None:
    table = alone()

    async with sitting(table) as (pilot, app):
        await pilot.press("o")
        await choose(pilot, app, "from a list")
        await pilot.click("#places", (8, 1))
        await pilot.click("#types", (15, 0))
        await pilot.click("#places", (8, 5))
        screen = app.screen
        assert isinstance(screen, Ranking)
        assert screen.moves == ["place colonist dock", "place captain discovery"]
        await pilot.click("#give", (3, 0))
        await rest(pilot)
        assert "s0 place colonist dock" in table.game.record()


async def test_an_order_that_was_dropped_is_told() -> None:
    table = alone()
    table.set_order(0, Order.place("place captain warfare"))

    async with sitting(table) as (_, app):
        assert table.orders(0) == ()
        assert "Your planned move “place captain warfare”" in " ".join(text(app).split())


async def test_what_stands_is_seen_by_its_seat_alone() -> None:
    table = seated("discovery", (ANA, BEA))
    table.set_order(0, Order.place("place colonist warfare"))
    table.set_answer(0, "benefit", "pass")

    async with sitting(table) as (pilot, app):
        await pilot.press("enter")
        await rest(pilot)
        screen = app.screen
        assert isinstance(screen, TableScreen)
        assert screen.viewer == 1
        await pilot.press("o")
        await pilot.pause()
        assert [option.id for option in app.screen.query_one(OptionList).options] == [None, "new-place"]


# Coming and going -----------------------------------------------------------------------------------------------------


async def test_a_bot_keeps_a_seat_and_gives_it_back() -> None:
    table = alone()

    async with sitting(table) as (pilot, app):
        await pilot.press("m")
        await choose(pilot, app, "Let a bot play for you", "Level 0")
        await pilot.pause()
        assert table.seats[0].is_away
        assert "m: take your seat back" in text(app)
        await pilot.press("f4")
        for _ in range(50):  # bots play on meanwhile, so nothing comes to rest
            if "Ana (away)" in text(app):
                break
            await pilot.pause()
        assert "Ana (away)" in text(app)
        await pilot.press("m")
        await choose(pilot, app, "Take the seat back: Ana")
        await rest(pilot)
        assert table.seats[0] == Seat.human("Ana")
        assert table.waiting == (0,)


async def test_a_game_goes_on_without_people_until_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_screen, "PACE", 0)
    table = alone("empire", trade_offers=0, version="beginner")

    async with sitting(table) as (pilot, app):
        await pilot.press("m")
        await choose(pilot, app, "Let a bot play for you", "Level 0")
        await rest(pilot)
        assert isinstance(app.screen, ScoreScreen)


async def test_who_resigns_is_out_of_the_ranking() -> None:
    table = alone("empire", trade_offers=0, version="beginner")

    async with sitting(table) as (pilot, app):
        await pilot.press("m")
        await choose(pilot, app, "Resign")
        assert "You can’t win any more" in text(app)
        await pilot.press("enter")
        await rest(pilot)
        assert table.seats[0].has_resigned
        assert isinstance(app.screen, ScoreScreen)
        assert 0 not in table.winners()
        await pilot.press("escape", "m")
        await pilot.pause()
        assert {option.id for option in app.screen.query_one(OptionList).options} == {"theme", "help", "quit"}


async def test_a_game_in_which_all_resign_has_no_winner() -> None:
    table = seated("empire", (ANA, BEA), trade_offers=0, version="beginner")

    async with sitting(table) as (pilot, app):
        for _ in range(2):
            await pilot.press("enter", "m")
            await choose(pilot, app, "Resign")
            await pilot.press("enter")
            await rest(pilot)
        assert "Nobody wins: all players have resigned." in text(app)


async def test_a_person_among_bots_calls_the_game_off() -> None:
    table = alone()

    async with sitting(table) as (pilot, app):
        await pilot.press("m")
        await choose(pilot, app, "End the game by agreement")
        await pilot.press("enter")
        await rest(pilot)
        assert table.status == "void"
        assert "The game was ended by agreement." in text(app)


async def test_several_people_call_a_game_off_together_and_one_may_think_again() -> None:
    table = seated("discovery", (ANA, BEA))

    async def agree(pilot: Pilot[None], app: TableApp, row: str) -> None:
        await pilot.press("m")
        await choose(pilot, app, row)

    async with sitting(table) as (pilot, app):
        await pilot.press("enter")
        await agree(pilot, app, "End the game by agreement")
        await pilot.press("enter")
        await rest(pilot)
        assert (table.agreed, table.status) == ((1,), "playing")
        await agree(pilot, app, "Withdraw your agreement")
        await rest(pilot)
        assert table.agreed == ()
        await agree(pilot, app, "End the game by agreement")
        await pilot.press("enter")
        await rest(pilot)
        await pilot.press("enter")  # a move, and it is Ana's turn
        await rest(pilot)
        assert isinstance(app.screen, HandOver)
        await pilot.press("enter")
        await rest(pilot)
        assert "Bea wants to end the game by agreement." in text(app)
        assert f"expires in {4 * 2 - 1} decisions" in " ".join(text(app).split())
        await agree(pilot, app, "Refuse to end the game")
        await rest(pilot)
        assert (table.agreed, table.status) == ((), "playing")
        table.agree_to_void(1)
        await agree(pilot, app, "End the game by agreement")
        await pilot.press("enter")
        await rest(pilot)
        assert table.status == "void"


async def test_what_is_asked_for_while_a_bot_thinks_waits_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    table = alone()
    think = type(table).think
    is_thinking, may_go_on = threading.Event(), threading.Event()

    def slowly(*args: Any) -> int:
        is_thinking.set()
        may_go_on.wait(10)
        return think(*args)

    async with sitting(table) as (pilot, app):
        before = table.game.number
        monkeypatch.setattr(type(table), "think", slowly)
        await pilot.press("enter")
        await asyncio.to_thread(is_thinking.wait, 10)
        number = table.game.number
        assert number == before + 1
        await pilot.press("t")
        assert table.game.number == number  # nothing changes under the bot's hands
        may_go_on.set()
        await rest(pilot)
        assert table.game.number == before
        assert table.waiting == (0,)
        assert "Undone." in text(app)
