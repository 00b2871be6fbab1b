"""Open auctions and the offer board by key presses: alone among bots, and with several people at one screen."""

import random

import pytest
from textual.pilot import Pilot

import carrack
from carrack.games.empire.terminal.composer import OfferComposer
from carrack.table import Order, Seat, Table
from carrack.tui.app import TableApp
from carrack.tui.log_paragraphs import LogParagraphs
from carrack.tui.order_text import order_text
from carrack.tui.screens.hand_over import HandOver
from carrack.tui.screens.score import ScoreScreen
from carrack.tui.screens.table import TableScreen
from carrack.tui.view_model import view_model
from carrack.tui.words import Words
from support.screens import bidding, board
from support.terminal import LARGE, SMALL, choices, choose, rest, seated, sitting, text


def told(table: Table, kind: str) -> list[str]:
    return [
        carrack.narrate(event, names=("Ana", "Bruno", "Chloé")) for event in table.game.events() if event.kind == kind
    ]


async def pick(pilot: Pilot[None], app: TableApp, label: str) -> None:
    """Select a choice by a part of its label, and play it."""
    entries = [spot.entry for spot in choices(app).spots if label in spot.entry.label and spot.entry.number]
    assert entries, text(app)
    choices(app).point_at(entries[0].label)
    await pilot.press("enter")
    await rest(pilot)


async def take_screen(pilot: Pilot[None], app: TableApp, name: str) -> None:
    """Take the screen over, which says whose it is."""
    assert isinstance(app.screen, HandOver), text(app)
    assert f"It’s {name}" in text(app)
    await pilot.press("enter")
    await rest(pilot)
    assert isinstance(app.screen, TableScreen)
    assert f"{name}" in text(app)


# Auctions -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "parts"),
    [
        ("en", ("4 too low", "5 shared with Chloé", "6–30 wins", "leads", "✓ content", "(2 locked)")),
        ("fr", ("4 trop basse", "5 à égalité avec Chloé", "6–30 l’emporte", "en tête", "✓ s’en tient là", "bloquées)")),
        ("it", ("4 troppo bassa", "5 in parità con Chloé", "6–30 vince", "in testa", "✓ va bene così", "bloccate)")),
    ],
)
@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_the_ladder_says_what_each_bid_means(lang: str, parts: tuple[str, ...], size: tuple[int, int]) -> None:
    async with sitting(bidding(lang), size, lang) as (_, app):
        for part in parts:
            assert part in text(app)


@pytest.mark.parametrize(
    ("bid", "meaning"),
    [("4", "A higher bid would win."), ("5", "Chloé would share this bid"), ("6", "It would win.")],
)
async def test_the_preview_of_a_bid_says_what_it_means(bid: str, meaning: str) -> None:
    async with sitting(bidding("en")) as (pilot, app):
        await pilot.press("2", bid)
        await rest(pilot)
        assert meaning in text(app)


async def test_the_preview_of_a_trade_says_what_it_does_to_the_next_development() -> None:
    async with sitting(bidding("en")) as (pilot, app):
        labels = [spot.entry.label for spot in choices(app).spots]
        choices(app).point_at(next(label for label in labels if "Accept a gift from Bruno" in label))
        await rest(pilot)
        assert "next development" in text(app)


async def test_being_content_is_selected_first_and_settles_the_card() -> None:
    table = bidding("en")
    async with sitting(table) as (pilot, _):
        await pilot.press("enter")
        await rest(pilot)
        assert "Ana is content." in told(table, "content")
        assert told(table, "won")[0] == "Chloé wins the colony for 5 gold."


async def test_people_at_one_screen_bid_in_turn_until_all_are_content() -> None:
    table = bidding("en", people=3)
    async with sitting(table) as (pilot, app):
        await take_screen(pilot, app, "Ana")
        assert "Ana: Raise your bid for card 2, a colony, or are you content?" in text(app)
        await pilot.press("2", "5", "enter")  # shares the bid of Chloé
        await rest(pilot)
        assert "Raise your bid for card 2" in text(app)  # on the hand-over, which hides the table
        assert "shared" not in text(app)
        await take_screen(pilot, app, "Bruno")
        await pick(pilot, app, "I’m content")
        await take_screen(pilot, app, "Chloé")
        await pick(pilot, app, "Withdraw")
        await take_screen(pilot, app, "Ana")  # who leads again, but has not made the last change
        await pick(pilot, app, "I’m content")
        await take_screen(pilot, app, "Bruno")  # whose contentment the withdrawal ended
        await pick(pilot, app, "I’m content")
        assert told(table, "won") == ["Ana wins the colony for 5 gold."]


async def test_who_trades_keeps_the_screen() -> None:
    table = bidding("en", people=3)
    async with sitting(table) as (pilot, app):
        await take_screen(pilot, app, "Ana")
        await pick(pilot, app, "Accept a gift from Bruno")
        assert isinstance(app.screen, TableScreen)
        assert app.screen.viewer == 0
        await pick(pilot, app, "Withdraw: 1 good for 1 colony")
        assert app.screen.viewer == 0
        assert told(table, "traded") == ["Ana accepts a gift from Bruno: 1 revolt."]
        assert told(table, "cancels") == ["Ana withdraws the offer of 1 good for 1 colony."]
        await pick(pilot, app, "I’m content")
        await take_screen(pilot, app, "Bruno")


async def test_after_a_trade_a_player_among_bots_may_still_bid() -> None:
    table = bidding("en")
    async with sitting(table) as (pilot, app):
        await pick(pilot, app, "Accept a gift from Bruno")
        assert table.game.ask is not None
        assert table.game.ask.args["number"] == 2
        assert [spot.entry.choice.kind for spot in choices(app).spots][:2] == ["content", "bid"]


def test_who_is_not_waited_for_may_act_all_the_same() -> None:
    game = bidding("en").game
    game.play("bid 9", 1)
    game.play("content", 0)
    assert 0 not in game.deciders
    words = Words("en", "empire", ("Ana", "Bruno", "Chloé"))
    model = view_model(game, words, LogParagraphs(words, 0).state, 0)
    kinds = {choice.kind for choice in model.choices if choice.refusal is None}
    assert {"bid", "take", "reply", "offer", "offer-all", "cancel"} <= kinds
    assert "content" not in kinds


# The offer board -----------------------------------------------------------------------------------------------------


async def test_the_board_lists_offers_to_the_reader_first_and_marks_which_can_be_accepted() -> None:
    async with sitting(bidding("en")) as (pilot, app):
        assert "3 offers for you lie on the board." in text(app)
        await pilot.press("f3")
        await rest(pilot)
        rows = [row.strip() for row in text(app).splitlines()[2:7]]
        assert rows == [
            "✓ ♜ Bruno Maria de Albuqu… → ✚ Ana  1 colony for 1 good, 4 gold",
            "× ⚜ Chloé → ✚ Ana  asks for 29 gold",  # two of Ana's thirty stand in her bid
            "✓ ♜ Bruno Maria de Albuqu… → anybody  1 revolt as a gift",
            "✚ Ana → anybody  1 good for 1 colony",
            "⚜ Chloé → ♜ Bruno Maria de Albuqu…  asks for 1 good",
        ]


async def test_an_offer_to_anybody_may_ask_for_what_nobody_is_known_to_have() -> None:
    table = bidding("en")
    async with sitting(table) as (pilot, app):
        await pick(pilot, app, "Make an offer to anybody")
        screen = app.screen
        assert isinstance(screen, OfferComposer)
        assert "Your offer to anybody" in text(app)
        assert "0/28" in text(app)  # gold that stands in the bid cannot be offered
        await pilot.press("down", "down", "plus", "right", "down", "down", "3", "1")
        assert screen.text == "offer anybody give 1 good for 31 colony done"
        await rest(pilot)
        assert "You can ask for 30 colonies at most" in text(app)
        await pilot.press("backspace", "3", "0", "enter")
        await rest(pilot)
        assert told(table, "offered-all")[-1] == "Ana offers anybody 1 good for 30 colonies."


async def test_gold_in_a_bid_cannot_be_offered() -> None:
    async with sitting(bidding("en")) as (pilot, app):
        await pick(pilot, app, "Make an offer to anybody")
        await pilot.press("up", "2", "9")
        await rest(pilot)
        assert "Only 28 of your gold is free" in text(app)
        await pilot.press("enter")
        assert isinstance(app.screen, OfferComposer)


async def test_a_counter_offer_begins_with_the_offer_turned_round() -> None:
    table = bidding("en", people=3)
    async with sitting(table) as (pilot, app):
        await take_screen(pilot, app, "Ana")
        await pick(pilot, app, "a counter-offer to: 1 colony for 1 good, 4 gold")
        screen = app.screen
        assert isinstance(screen, OfferComposer)
        assert screen.text == "counter s1 1 give 1 good 4 gold for 1 colony done"
        await pilot.press("up", "minus", "minus", "enter")
        await rest(pilot)
        assert told(table, "offered")[-1].endswith("1 good and 2 gold for 1 colony.")
        await pilot.press("f3")
        await rest(pilot)
        assert "1 good, 2 gold for 1 colony (counter-offer)" in text(app)


async def test_after_the_last_card_the_screen_goes_round_until_all_are_ready() -> None:
    table = board("en", people=3)
    async with sitting(table) as (pilot, app):
        await take_screen(pilot, app, "Ana")
        assert "Ana: Any more trades, or are you ready to continue?" in text(app)
        assert "Ready: Chloé" in text(app)
        await pick(pilot, app, "Give Chloé for nothing: 29 gold")
        assert isinstance(app.screen, TableScreen)
        assert app.screen.viewer == 0
        assert "Ready: " not in text(app)  # the trade has ended that
        await pick(pilot, app, "I’m ready")
        await take_screen(pilot, app, "Bruno")
        await pick(pilot, app, "I’m ready")
        await take_screen(pilot, app, "Chloé")
        await pick(pilot, app, "I’m ready")
        assert table.game.ask is not None
        assert table.game.ask.kind == "sell"


async def test_a_player_among_bots_may_make_several_offers_after_the_last_card() -> None:
    table = board("en")
    async with sitting(table) as (pilot, app):
        for count in (1, 2):
            await pick(pilot, app, "Make an offer to anybody")
            await pilot.press("down", "plus", "right", "2", "0", "enter")
            await rest(pilot)
            assert len(told(table, "offered-all")) >= count
            assert table.game.ask is not None
            assert table.game.ask.kind == "board"
            assert "Any more trades" in text(app)


# Whole games ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "size", "people"), [("en", SMALL, 1), ("fr", LARGE, 1), ("it", SMALL, 2)])
async def test_an_open_game_is_played_by_key_presses(lang: str, size: tuple[int, int], people: int) -> None:
    seats = [Seat.human(name) for name in ("Ana", "Bea")[:people]]
    table = seated("empire", (*seats, Seat.bot(1)), lang=lang, trade_offers=2)
    app = TableApp(table, lang)
    rng = random.Random(4)
    async with app.run_test(size=size) as pilot:
        await rest(pilot)
        while table.status == "playing":
            is_open = table.game.mode == "open" and isinstance(app.screen, TableScreen)
            if is_open and rng.random() < 0.7:
                await pilot.press("home", "enter")  # content or ready, which is listed first
                await rest(pilot)
            else:
                await choose(pilot, app, rng)
        await rest(pilot)
        assert isinstance(app.screen, ScoreScreen)
    kinds = {event.kind for event in table.game.events()}
    assert {"bids", "content", "won", "ready"} <= kinds
    assert kinds & {"offered", "offered-all"}


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "For card 3 of the row, bid up to 5"),
        ("fr", "Pour la carte 3 de la rangée, aller jusqu’à 5"),
        ("it", "Per la carta 3 della fila, offri fino a 5"),
    ],
)
def test_a_bid_planned_elsewhere_names_its_card(lang: str, told: str) -> None:
    words = Words(lang, "empire", ("Ana", "Bruno", "Chloé"))
    assert order_text(words, Order.planned(3, 5), 0) == told
