"""Habits of the bots of `empire` that people notice: last cards, claims of nations, offers, sales of supporters."""

from collections import Counter
from statistics import mean
from typing import Any

import pytest

import carrack
from carrack.bots import Budget, make
from carrack.bots.evaluators import evaluator_for
from carrack.engine.core.rng import Rng
from carrack.engine.core.tables import zeros
from carrack.games.empire.bots.core.bids import JUMP, reservation, rival_price
from carrack.games.empire.bots.core.evaluation import EmpireEvaluator
from carrack.games.empire.core import move
from carrack.games.empire.core.card import CARDS, GOOD
from carrack.games.empire.core.state import Empire
from carrack.games.empire.words import CARDS as CARD_NAMES
from support import blunders_empire as blunders
from support.bot_census import IS_COMPILED, waiting
from support.decisions_of_a_person import Person
from support.empire import NATIONS, Layout, claiming, held, question, select, table

SEEDS = range(6)
LEVELS = ("1", "2")
AUCTIONS = ("open", "turns", "sealed")
WINDOWS: dict[str, Any] = {"auction": "turns", "trades": "windows"}
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
        if seat == 0 and kind in blunders.AUCTIONS:
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


@pytest.mark.parametrize("auction", AUCTIONS)
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


@pytest.mark.parametrize("auction", ["open", "turns"])
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", SEEDS)
def test_goods_that_bring_support_are_bought_in_the_last_round(seed: int, level: str, auction: str) -> None:
    """Of the last two cards of the game both are goods."""
    layout = served_rivals(last_round(auction, "beginner"))
    layout.row("colony", "population", "population", "good", "colony", "good").at("exploration")
    position = layout.position()
    position["agenda"][-1][2] = 3  # the cards before are gone
    game = carrack.load(position)
    play_all(game, level, seed)
    assert held(game, 0)["supporter"] == 2


@pytest.mark.parametrize("auction", ["open", "turns"])
def test_whoever_leads_does_not_outbid_itself(auction: str) -> None:
    """Gold counts for nothing else by then, so that all bids that win are worth the same."""
    game = idle_rivals(last_round(auction)).auction("good").game()
    bids = play_all(game, "2", 1)
    assert [bid for bid in bids if bid.startswith("bid")] == ["bid 1"]


def raises_for_a_good(mine: dict[str, int], theirs: dict[str, int]) -> tuple[set[int], int, int]:
    """The bids of level 1 for a good in round 4, with the highest prices that it and its keenest rival would pay."""
    layout = table(players=3, version="beginner", trade_offers=0).round(4).hold(0, **mine).hold(1, **theirs)
    state = layout.hold(2, gold=2).auction("good").game().state
    evaluator = evaluator_for("empire", 3)
    assert isinstance(evaluator, EmpireEvaluator)
    assert isinstance(state, Empire)
    raises = {evaluator.reply(state, 0, Rng(seed)) - move.BID for seed in range(40)}
    prices = [reservation(evaluator, state, seat, GOOD, Rng(0)) for seat in (0, 1)]
    assert rival_price(evaluator, state, 0, GOOD, Rng(0)) == prices[1]
    return raises, prices[0], prices[1]


@pytest.mark.parametrize("theirs", [{"gold": 20}, {"population": 3, "gold": 6}])
def test_a_bid_jumps_just_beyond_the_price_of_the_runner_up_where_that_pays(theirs: dict[str, int]) -> None:
    """The runner-up has less use for the good, or less gold."""
    raises, own, rival = raises_for_a_good({"population": 3, "gold": 20}, theirs)
    assert 2 < rival < own
    assert raises == {rival + 1}


@pytest.mark.parametrize("mine", [{"population": 3, "gold": 20}, {"gold": 20}])
def test_a_bid_rises_in_small_steps_where_the_runner_up_would_pay_as_much(mine: dict[str, int]) -> None:
    raises, own, rival = raises_for_a_good(mine, {"population": 3, "gold": 20})
    assert own <= rival
    assert len(raises) > 1
    assert max(raises) <= 1 + own // JUMP < own


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


@pytest.fixture(scope="module", params=[{}, WINDOWS], ids=["open", "windows"])
def census(request: pytest.FixtureRequest) -> blunders.Census:
    """Whole games of several mixes of bots."""
    census = blunders.Census(**request.param)
    for seed in range(GAMES):
        census.play(seed, blunders.TABLES[seed % len(blunders.TABLES)], EFFORT)
    return census


def test_offers_are_few_and_never_repeated_unless_something_changed(census: blunders.Census) -> None:
    assert min(census.offers[level] for level in LEVELS) > 0  # or there would be nothing to repeat
    assert [census.repeated[level] for level in LEVELS] == [0, 0]
    if not census.options:  # a window has its own limit
        assert [census.many[level] for level in LEVELS] == [0, 0]


def test_bots_of_one_level_accept_many_of_each_others_offers(census: blunders.Census) -> None:
    if census.options:
        pytest.skip("in a window one seat after the other makes its offers, whatever lies on the table")
    for level in LEVELS:
        assert census.own_trades[level] >= 0.3 * census.own_offers[level]


def test_no_supporter_is_sold_below_what_it_is_worth(census: blunders.Census) -> None:
    assert min(census.cheap_offers[level] for level in LEVELS) > 0
    assert [census.cheap_sales[level] for level in LEVELS] == [0, 0]


def test_no_bid_is_higher_than_needed_for_certain(census: blunders.Census) -> None:
    assert min(census.bids[level] for level in LEVELS) > 0
    assert [census.high_bids[level] for level in LEVELS] == [0, 0]


def test_no_last_card_is_left_to_others(census: blunders.Census) -> None:
    assert [census.left_cards[level] for level in LEVELS] == [0, 0]


def asked_to_sell(offer: str, round_number: int, level: str, is_board: bool) -> str:
    """What a bot in seat 1 does about an offer of a rival who has everything."""
    layout = (table(players=3) if is_board else table(players=3, **WINDOWS)).round(round_number)
    layout = layout.board() if is_board else layout.trade()
    layout.hold(0, gold=60, supporter=3, revolt=3, good=2, colony=2)
    layout.hold(1, gold=5, supporter=3, revolt=1, population=1, good=1, colony=1).hold(2, gold=5)
    game = layout.game()
    game.play(offer, 0)
    return game.notation(make(level, 1).choose(game.info(1), Budget(effort=EFFORT)), 1)


@pytest.mark.parametrize("is_board", [True, False], ids=["board", "window"])
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("number", range(1, 6))
@pytest.mark.parametrize(
    "offer",
    [
        "offer s1 give 2 gold for 1 supporter done",
        "offer s1 give 15 gold for 1 supporter done",
        "offer s1 give 1 good 10 gold for 2 supporter done",
        "offer s1 give 1 revolt 10 gold done",
    ],
)
def test_support_is_not_sold_cheaply_in_any_round(offer: str, number: int, level: str, is_board: bool) -> None:
    assert not asked_to_sell(offer, number, level, is_board).startswith("accept")


@pytest.mark.parametrize("is_board", [True, False], ids=["board", "window"])
@pytest.mark.parametrize("number", range(1, 5))
def test_a_good_price_for_a_supporter_is_accepted(number: int, is_board: bool) -> None:
    offer = "offer s1 give 60 gold for 1 supporter done"
    assert asked_to_sell(offer, number, "1", is_board).startswith("accept")


def counted(text: str) -> Any:
    """The cards of an offer as its event counts them, by kind."""
    counts = zeros(CARDS)
    words = text.split()
    for amount, card in zip(words[::2], words[1::2], strict=True):
        counts[CARD_NAMES.index(card.removeprefix("card-"))] = int(amount)
    return counts


@pytest.mark.parametrize("level", LEVELS)
def test_a_revolt_is_traded_away_if_both_gain(level: str) -> None:
    """Seat 0 has goods to spare and a revolt, others populations without work; nobody has supporters."""
    layout = table(players=4).hold(0, good=3, revolt=1, gold=5).hold(3, gold=5)
    game = layout.hold(1, population=3, gold=20).hold(2, population=2, gold=5).auction("colony").game()
    bots = [make(level, 7 + seat) for seat in range(4)]
    evaluator = evaluator_for("empire", 4)
    assert isinstance(evaluator, EmpireEvaluator)
    while held(game, 0).get("revolt", 0) and question(game) == "lot":
        before, serial = game.state, game.serial
        seat = waiting(game)
        game.play(bots[seat].choose(game.info(seat), Budget(effort=0.2)), seat)
    assert held(game, 0).get("revolt", 0) == 0
    assert isinstance(before, Empire)
    (traded,) = [event.args for event in game.events(serial) if event.kind == "traded"]
    taker, maker = int(traded["seat"]), int(traded["seat_rival"])
    given, asked = counted(str(traded["counts_given"])), counted(str(traded["counts_asked"]))
    assert 0 in {taker, maker}
    assert held(game, maker if taker == 0 else taker).get("revolt", 0) == 1
    assert evaluator.gain_of(before, maker, given, asked) > 0
    assert evaluator.gain_of(before, taker, asked, given) > 0


# Trade windows -------------------------------------------------------------------------------------------------------


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


def shop(**options: Any) -> Layout:
    """Seat 0 needs goods, which the others have to sell."""
    layout = table(players=3, **options).round(4).at("exploration").hold(0, gold=9, population=3)
    return layout.hold(1, good=3, gold=3).hold(2, good=3, gold=3)


def test_everybody_is_asked_once_as_long_as_nothing_changes() -> None:
    assert sorted(offers_to_who_refuse(shop(**WINDOWS), 1)) == ["offer s1", "offer s2"]
    assert sorted(offers_to_who_refuse(shop(**WINDOWS), 3)) == ["offer s1", "offer s2"]


def test_an_offer_is_made_again_once_something_changed() -> None:
    position = shop(**WINDOWS).position()
    bot = make("1", 1)
    choices = []
    for refused in (0b110, 0b100, 0b010):
        position["refused"] = [refused, 0, 0]
        choices.append(bot.choose(carrack.load(position).info(0), Budget()))
    assert choices == [move.PASS, move.OFFER + 1, move.OFFER + 2]


# The offer board -----------------------------------------------------------------------------------------------------


def board_of(game: carrack.Game) -> list[str]:
    """Let level 1 in seat 0 act until it is ready, and return its moves."""
    bot = make("1", 1)
    texts: list[str] = []
    while 0 in game.deciders:
        chosen = bot.choose(game.info(0), Budget())
        texts.append(game.notation(chosen, 0))
        game.play(chosen, 0)
    return texts


def test_one_offer_to_everybody_does_for_rivals_who_would_all_accept() -> None:
    texts = board_of(shop(version="beginner").board().game())  # without nations the rivals are alike
    assert texts[0] == "offer anybody"
    assert sum(text.startswith("offer") for text in texts) == 1
    assert texts[-2:] == ["done", "ready"]


def test_an_offer_that_gains_nothing_any_more_is_withdrawn() -> None:
    game = shop().board().game()
    board_of(game)
    game.play("offer s0 give 3 good for 3 gold", 1)
    game.play("accept s1 1", 0)
    assert "cancel 1" in board_of(game)


def test_a_poor_offer_is_countered() -> None:
    game = shop().hold(2, good=0).board().game()
    game.play("offer s0 give 1 gold for 9 gold", 1)
    assert board_of(game)[0] == "counter s1 1"


def test_an_offer_that_gains_is_accepted_at_once() -> None:
    game = shop().board().game()
    game.play("offer anybody give 2 good for 2 gold", 1)
    assert board_of(game)[0] == "accept s1 1"


@pytest.mark.parametrize("level", LEVELS)
def test_support_pays_for_cards_when_gold_is_worth_nothing(level: str) -> None:
    """After the last card of the game a good is worth two points to a population without one."""
    layout = table(players=3).round(5).board().hold(0, supporter=2, population=2).hold(1, good=3).hold(2, gold=3)
    game = layout.game()
    bots = [make(level, seat) for seat in range(3)]
    while not game.is_over:
        seat = game.asked[0]
        game.play(bots[seat].choose(game.info(seat), Budget(effort=EFFORT)), seat)
    assert game.scores()[0] > 0
    assert game.scores()[1] > 0


@pytest.mark.parametrize("level", LEVELS)
def test_a_content_bot_that_leads_says_so(level: str) -> None:
    game = served_rivals(last_round("open")).auction("good").game()
    bot = make(level, 1)
    game.play("bid 19", 0)
    assert game.notation(bot.choose(game.info(0), Budget(effort=EFFORT)), 0) == "content"


# A person among bots -------------------------------------------------------------------------------------------------


def test_a_game_asks_few_decisions_of_a_person() -> None:
    """The target is a mean of 70 of 20 games; `python tests/support/decisions_of_a_person.py` measures it."""
    games = [Person(seed).play(EFFORT) for seed in range(6 if IS_COMPILED else 1)]
    assert mean(decisions.total() for decisions in games) <= 70
    assert {kind for decisions in games for kind in decisions} == {"claim", "sell", "lot", "board"}
