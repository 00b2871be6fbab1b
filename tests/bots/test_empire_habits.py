"""Habits of the bots of `empire` that people notice: last cards, claims of nations, offers, sales of supporters."""

from collections import Counter
from statistics import mean
from typing import Any

import pytest

import carrack
from carrack.bots import Budget, make
from carrack.games.empire.core import move
from support import blunders_empire as blunders
from support.bot_census import IS_COMPILED, waiting
from support.empire import NATIONS, Layout, claiming, held, question, select, table

SEEDS = range(6)
LEVELS = ("1", "2")
FOUR = ("venice", "spain", "france", "prussia")
EFFORT = 1.0 if IS_COMPILED else 0.1
CLAIMINGS = 200  # seeded
GAMES = 20 if IS_COMPILED else 5


def play_all(game: carrack.Game, level: str, seed: int) -> list[str]:
    """Play to the end, all seats by bots of a level; the bids of seat 0."""
    bots = [make(level, 10 * seed + seat) for seat in range(game.players)]
    bids = []
    while not game.is_over:
        seat = waiting(game)
        kind = question(game)
        chosen = bots[seat].choose(game.info(seat), Budget(effort=EFFORT))
        if seat == 0 and "bid" in kind:
            bids.append(game.notation(chosen, seat))
        game.play(chosen, seat)
    return bids


# The last cards ------------------------------------------------------------------------------------------------------


def last_round(auction: str, version: str = "standard") -> Layout:
    """Round 5 of a table for four, seat 0 with three populations and 20 gold."""
    layout = table(players=4, version=version, auction=auction, trade_offers=0)
    return layout.round(5).hold(0, population=3, gold=20)


def idle_rivals(layout: Layout) -> Layout:
    """Rivals with as much gold, who have no use for a good."""
    for seat in (1, 2, 3):
        layout.hold(seat, gold=20)
    return layout


def served_rivals(layout: Layout) -> Layout:
    """Rivals with as much gold, and a good for each of their populations."""
    for seat in (1, 2, 3):
        layout.hold(seat, gold=20, population=2, good=2)
    return layout


@pytest.mark.parametrize("auction", ["sequential", "simultaneous"])
@pytest.mark.parametrize("rivals", [idle_rivals, served_rivals])
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_good_that_brings_support_is_bought_when_it_is_the_last_card(
    seed: int, level: str, rivals: Any, auction: str
) -> None:
    game = rivals(last_round(auction)).auction("good").game()
    bids = play_all(game, level, seed)
    assert any(bid.startswith("bid") for bid in bids)
    assert held(game, 0)["supporter"] == 1  # the good and a population


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", SEEDS)
def test_goods_that_bring_support_are_bought_in_the_last_round(seed: int, level: str) -> None:
    """Of the last two cards of the game both are goods."""
    layout = served_rivals(last_round("sequential", "beginner"))
    layout.row("colony", "population", "population", "good", "colony", "good").at("exploration")
    position = layout.position()
    position["agenda"][-1][2] = 3  # the cards before are gone
    game = carrack.load(position)
    play_all(game, level, seed)
    assert held(game, 0)["supporter"] == 2


def test_whoever_leads_does_not_outbid_itself() -> None:
    """Gold counts for nothing else by then, so that all bids that win are worth the same."""
    game = idle_rivals(last_round("sequential")).auction("good").game()
    bids = play_all(game, "2", 1)
    assert [bid for bid in bids if bid.startswith("bid")] == ["bid 1"]


# Claims --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_four_bots_agree_on_nations_soon(level: str) -> None:
    counts = sorted(blunders.claim_rounds(seed, (level,) * 4) for seed in range(CLAIMINGS))
    assert mean(counts) <= 4
    assert counts[CLAIMINGS * 95 // 100 - 1] <= 8


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [2, 3, 5, 6])
def test_other_tables_agree_on_nations_soon(players: int, level: str) -> None:
    counts = [blunders.claim_rounds(seed, (level,) * players) for seed in range(CLAIMINGS // 4)]
    assert mean(counts) <= 6


def claims_of(level: str, game: carrack.Game, seat: int) -> Counter[str]:
    """What bots of many seeds select."""
    info = game.info(seat)
    return Counter(NATIONS[make(level, seed).choose(info, Budget()) - move.SELECT] for seed in range(100))


@pytest.mark.parametrize("level", LEVELS)
def test_whoever_was_alone_on_a_nation_stays(level: str) -> None:
    game = select(claiming(*FOUR), "spain", "france", "france", "prussia")
    assert claims_of(level, game, 0) == {"spain": 100}
    assert claims_of(level, game, 3) == {"prussia": 100}


@pytest.mark.parametrize("level", LEVELS)
def test_those_who_clashed_mix_among_the_nations_left(level: str) -> None:
    game = select(claiming(*FOUR), "spain", "france", "france", "prussia")
    for seat in (1, 2):
        found = claims_of(level, game, seat)
        assert set(found) == {"france", "venice"}
        assert min(found.values()) >= 10


@pytest.mark.parametrize("level", LEVELS)
def test_claims_of_a_first_round_are_mixed(level: str) -> None:
    assert set(claims_of(level, claiming(*FOUR), 0)) == set(FOUR)


@pytest.mark.parametrize("level", LEVELS)
def test_a_choice_that_another_seat_has_sealed_changes_no_claim(level: str) -> None:
    game = select(claiming(*FOUR), "spain", "france", "france", "prussia")
    before = claims_of(level, game, 3)
    game.play("select prussia", 0)
    assert claims_of(level, game, 3) == before


# Offers and sales ----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def census() -> blunders.Census:
    """Whole games of several mixes of bots."""
    census = blunders.Census()
    for seed in range(GAMES):
        census.play(seed, blunders.TABLES[seed % len(blunders.TABLES)], EFFORT)
    return census


def test_no_offer_is_repeated_unless_something_changed(census: blunders.Census) -> None:
    assert min(census.refused[level] for level in LEVELS) > 0  # or there would be nothing to repeat
    assert [census.repeated[level] for level in LEVELS] == [0, 0]


def test_no_supporter_is_sold_below_what_it_is_worth(census: blunders.Census) -> None:
    assert min(census.cheap_offers[level] for level in LEVELS) > 0
    assert [census.cheap_sales[level] for level in LEVELS] == [0, 0]


def test_no_last_card_is_left_to_others(census: blunders.Census) -> None:
    assert [census.left_cards[level] for level in LEVELS] == [0, 0]


def answer(level: str, round_number: int, offer: str) -> str:
    """How a bot answers an offer of a rival who has everything."""
    layout = table(players=3).round(round_number).trade()
    layout.hold(0, gold=60, supporter=3, revolt=3, good=2, colony=2)
    layout.hold(1, gold=5, supporter=3, revolt=1, population=1, good=1, colony=1).hold(2, gold=5)
    game = layout.game()
    game.play(offer)
    return game.notation(make(level, 1).choose(game.info(1), Budget(effort=EFFORT)), 1)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("number", range(1, 6))
@pytest.mark.parametrize(
    "offer",
    [
        "offer 1 give 2 gold for 1 supporter done",
        "offer 1 give 15 gold for 1 supporter done",
        "offer 1 give 1 good 10 gold for 2 supporter done",
        "offer 1 give 1 revolt 10 gold done",
    ],
)
def test_support_is_not_sold_cheaply_in_any_round(offer: str, number: int, level: str) -> None:
    assert answer(level, number, offer) == "refuse"


@pytest.mark.parametrize("number", range(1, 5))
def test_a_good_price_for_a_supporter_is_accepted(number: int) -> None:
    assert answer("1", number, "offer 1 give 60 gold for 1 supporter done") == "accept"


def offers_to_who_refuse(layout: Layout, window: int) -> list[str]:
    """To whom level 1 in seat 0 makes offers in some trade windows, if everybody refuses and nobody trades or bids."""
    game = layout.game()
    bot = make("1", 1)
    found: list[str] = []
    while window > 0 and question(game) in {"trade", "offer", "answer", "bid"}:
        before = question(game)
        if before == "answer":
            game.play("refuse")
        elif game.deciders == (0,) and before != "bid":
            chosen = bot.choose(game.info(0), Budget())
            text = game.notation(chosen, 0)
            if text.startswith("offer"):
                found.append(text)
            game.play(chosen)
        else:
            game.play("pass")
        window -= before == "trade" and question(game) == "bid"
    return found


def shop() -> Layout:
    """Seat 0 needs goods, which the others have to sell."""
    layout = table(players=3).round(4).at("exploration").hold(0, gold=9, population=3)
    return layout.hold(1, good=3, gold=3).hold(2, good=3, gold=3)


def test_everybody_is_asked_once_as_long_as_nothing_changes() -> None:
    assert sorted(offers_to_who_refuse(shop(), 1)) == ["offer s1", "offer s2"]
    assert sorted(offers_to_who_refuse(shop(), 3)) == ["offer s1", "offer s2"]


def test_an_offer_is_made_again_once_something_changed() -> None:
    position = shop().position()
    bot = make("1", 1)
    choices = []
    for refused in (0b110, 0b100, 0b010):
        position["refused"] = [refused, 0, 0]
        choices.append(bot.choose(carrack.load(position).info(0), Budget()))
    assert choices == [move.PASS, move.OFFER + 1, move.OFFER + 2]
