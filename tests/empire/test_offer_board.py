"""E5.7, `trades=open`: where the board is open, and how offers are made and accepted."""

import itertools
from typing import Any

import pytest

import carrack
from carrack.games.empire.words import CARDS
from support.empire import event_args, held, legal, question, table
from support.open_empire import (
    OFFER,
    act,
    asks_of_round,
    at_board,
    board,
    figures,
    is_gone,
    is_legal,
    lot,
    lying,
    market,
    purses,
    refusal,
    settle,
)


def hands(game: carrack.Game) -> list[dict[str, int]]:
    return [held(game, seat) for seat in range(game.players)]


# Where and when -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("E5.7")
def test_an_open_board_with_six_offers_each_is_the_default() -> None:
    options = carrack.new_game("empire", players=2, seed=1).options
    assert (options["trades"], options["trade_offers"]) == ("open", 6)


@pytest.mark.clause("E5.7")
def test_version_1_knows_no_trades_option_and_three_offers() -> None:
    options = carrack.new_game("empire", players=2, seed=1, rules_version=1).options
    assert ("trades" in options, options["trade_offers"]) == (False, 3)


@pytest.mark.clause("E5.7")
@pytest.mark.parametrize("offers", [-1, 10])
def test_a_game_has_neither_fewer_than_0_offers_nor_more_than_9(offers: int) -> None:
    with pytest.raises(carrack.OptionError, match="bad-value"):
        carrack.new_game("empire", players=2, seed=1, trade_offers=offers)


# Ruling: where bids are made in turns or unseen, the board is open before each card and after the fifth.
ROUNDS = {
    ("open", "open"): ["lot"] * 5 + ["board"],
    ("open", "windows"): ["trade", "lot"] * 5 + ["trade"],
    ("open", "ends"): ["trade"] + ["lot"] * 5 + ["trade"],
    ("open", "off"): ["lot"] * 5,
    ("turns", "open"): ["board", "bid"] * 5 + ["board"],
    ("turns", "windows"): ["trade", "bid"] * 5 + ["trade"],
    ("turns", "ends"): ["trade"] + ["bid"] * 5 + ["trade"],
    ("turns", "off"): ["bid"] * 5,
    ("sealed", "open"): ["board", "sealed-bid"] * 5 + ["board"],
    ("sealed", "windows"): ["trade", "sealed-bid"] * 5 + ["trade"],
    ("sealed", "ends"): ["trade"] + ["sealed-bid"] * 5 + ["trade"],
    ("sealed", "off"): ["sealed-bid"] * 5,
}


@pytest.mark.clause("E5.6", "E5.7")
@pytest.mark.parametrize(("auction", "trades"), list(ROUNDS))
def test_trades_open_before_between_and_after_the_auctions_as_the_option_says(auction: str, trades: str) -> None:
    game = market(auction=auction, trades=trades).at("exploration").game()
    assert asks_of_round(game) == ROUNDS[auction, trades]


@pytest.mark.clause("E5.7")
@pytest.mark.parametrize("trades", ["open", "windows", "ends"])
def test_without_offers_nobody_is_asked_to_trade(trades: str) -> None:
    game = market(trades=trades, trade_offers=0).at("exploration").game()
    assert asks_of_round(game) == ["lot"] * 5


@pytest.mark.clause("E5.7")
@pytest.mark.parametrize("options", [{"trades": "off"}, {"trade_offers": 0}, {"trades": "windows"}, {"trades": "ends"}])
def test_no_offer_is_made_during_a_lot_unless_trades_are_open(options: dict[str, Any]) -> None:
    assert refusal(lot(**options), OFFER).clause == "E5.7"


@pytest.mark.clause("E5.7")
@pytest.mark.parametrize("options", [{"trades": "off"}, {"trade_offers": 0}])
def test_a_position_without_a_board_comes_back(options: dict[str, Any]) -> None:
    game = lot(**options)
    assert carrack.load(game.to_dict()).to_dict() == game.to_dict()


@pytest.mark.clause("E5.7")
@pytest.mark.parametrize("auction", ["turns", "sealed"])
def test_no_offer_is_made_while_bids_are_made_in_turns_or_unseen(auction: str) -> None:
    """Ruling: at these tables the board is open between the auctions only."""
    assert refusal(lot(auction=auction), OFFER).clause == "E5.7"


@pytest.mark.clause("E5.7")
@pytest.mark.parametrize("text", [OFFER, "s0 offer anybody give 1 bond done", "s0 ready"])
def test_there_is_no_board_in_commerce(text: str) -> None:
    assert refusal(market().at("commerce").game(), text).clause == "E5.7"


@pytest.mark.clause("E5.7")
@pytest.mark.parametrize("trades", ["windows", "ends"])
def test_windows_ask_in_seat_order_until_all_pass_in_a_row(trades: str) -> None:
    game = market(trades=trades).at("exploration").game()
    asked: list[int] = []
    while question(game) == "trade":
        asked += game.deciders
        game.play("pass")
    assert (asked, question(game)) == ([0, 1, 2], "lot")


@pytest.mark.clause("E5.7")
def test_an_offer_in_a_window_is_answered_at_once() -> None:
    game = market(trades="windows").at("exploration").game()
    game.play("offer s2 give 1 bond 5 gold for 1 colony")
    assert (question(game), game.deciders, legal(game, 2)) == ("answer", (2,), ["accept", "refuse", "counter"])


# Making an offer ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("E5.7")
def test_an_offer_to_one_player_names_what_is_given_and_asked() -> None:
    game = act(lot(), OFFER)
    assert event_args(game, "offered") == [(0, 2, "1 card-bond 5 card-gold", "1 card-colony")]


@pytest.mark.clause("E5.7")
def test_an_offer_to_anybody_names_what_is_given_and_asked() -> None:
    game = act(lot(), "s2 offer anybody give 1 good for 1 bond 2 gold")
    assert event_args(game, "offered-all") == [(2, "1 card-good", "1 card-bond 2 card-gold")]


@pytest.mark.clause("E5.7")
def test_offers_lie_on_the_table() -> None:
    game = act(lot(), OFFER, "s2 offer anybody give 1 good for 2 gold", "s0 offer s1 for 2 gold")
    assert [(one.seat, one.place, one.to, one.given, one.asked) for one in board(game)] == [
        (0, 1, 2, {"bond": 1, "gold": 5}, {"colony": 1}),
        (0, 2, 1, {}, {"gold": 2}),
        (2, 1, -1, {"good": 1}, {"gold": 2}),
    ]


@pytest.mark.clause("E5.7")
def test_an_offer_changes_no_hands() -> None:
    assert hands(act(lot(), OFFER)) == hands(lot())


@pytest.mark.clause("E5.7")
@pytest.mark.parametrize("maker", range(1, 6))
def test_all_offers_of_every_player_can_be_countered(maker: int) -> None:
    game = purses(*[20] * 6, trades="open", trade_offers=9).auction("good").game()
    for amount in range(1, 10):
        act(game, f"s{maker} offer s0 give {amount} gold done")
    assert all(is_legal(game, f"s0 counter s{maker} {place}") for place in range(1, 10))


@pytest.mark.clause("E5.7")
def test_offers_are_public() -> None:
    game = act(lot(), OFFER)
    told = [[(event.kind, event.args) for event in game.events(seat=eye)] for eye in (None, 0, 1, 2)]
    assert all(one == told[0] for one in told)


@pytest.mark.clause("E5.7")
def test_an_offer_made_step_by_step_is_the_same_as_in_one_line() -> None:
    game = act(lot(), "s0 offer s2", "s0 give 1 bond", "s0 5 gold", "s0 for 1 colony", "s0 done")
    assert board(game) == board(act(lot(), OFFER))


@pytest.mark.clause("E5.7")
@pytest.mark.parametrize("text", ["s0 offer s2 done", "s0 offer anybody done"])
def test_an_offer_gives_something_or_asks_for_something(text: str) -> None:
    assert not is_legal(lot(), text)


@pytest.mark.clause("E5.7")
def test_nobody_makes_himself_an_offer() -> None:
    assert not is_legal(lot(), "s0 offer s0 give 1 bond done")


@pytest.mark.clause("E5.7")
def test_one_gives_at_most_what_one_holds() -> None:
    assert [is_legal(lot(), f"s0 offer s2 give {n} bond done") for n in (1, 2, 3)] == [True, True, False]


@pytest.mark.clause("E5.7")
@pytest.mark.parametrize("text", ["give 1 ottomans done", "give 1 nation done", "give 1 selection done"])
def test_nations_and_selection_cards_are_never_traded(text: str) -> None:
    assert refusal(lot(), f"s0 offer s2 {text}").code == "no-such-move"


@pytest.mark.clause("E5.7")
def test_a_trade_leaves_everybody_his_nation() -> None:
    game = act(lot(), OFFER, "s2 accept s0 1")
    assert game.to_dict()["nation"] == [1, 2, 3]


@pytest.mark.clause("E5.2", "E5.7")
def test_amounts_above_511_cannot_be_named_in_offers() -> None:
    game = market().hold(0, gold=600).auction("good").game()
    assert [is_legal(game, f"s0 offer s2 give {n} gold done") for n in (511, 512)] == [True, False]


# Every kind of card ---------------------------------------------------------------------------------------------------


def rich() -> carrack.Game:
    """A lot of two who both have three cards of every kind."""
    cards = dict.fromkeys(CARDS, 3)
    return table(players=2).hold(0, **cards).hold(1, **cards).auction("good").game()


@pytest.mark.clause("E5.7")
@pytest.mark.parametrize("card", CARDS)
def test_any_resource_support_and_gold_may_be_given_for_nothing(card: str) -> None:
    game = act(rich(), f"s0 offer s1 give 2 {card} done", "s1 accept s0 1")
    assert [held(game, seat)[card] for seat in range(2)] == [1, 5]


@pytest.mark.clause("E5.7")
@pytest.mark.parametrize("card", CARDS)
def test_any_resource_support_and_gold_may_be_asked_for_nothing(card: str) -> None:
    game = act(rich(), f"s0 offer anybody for 2 {card}", "s1 accept s0 1")
    assert [held(game, seat)[card] for seat in range(2)] == [5, 1]


@pytest.mark.clause("E5.7")
@pytest.mark.parametrize(("given", "asked"), list(itertools.product(CARDS, CARDS)))
def test_any_card_is_exchanged_for_any_unequally(given: str, asked: str) -> None:
    game = act(rich(), f"s0 offer s1 give 1 {given} for 3 {asked}", "s1 accept s0 1")
    before = dict.fromkeys(CARDS, 3)
    for seat, sign in ((0, 1), (1, -1)):
        after = {card: before[card] + sign * ((card == asked) * 3 - (card == given)) for card in CARDS}
        assert held(game, seat) == {card: n for card, n in after.items() if n}


@pytest.mark.clause("E5.7")
def test_all_one_has_may_be_given_for_all_the_other_has() -> None:
    everything = " ".join(f"3 {card}" for card in CARDS)
    game = act(rich(), f"s0 offer s1 give {everything} done", "s1 accept s0 1")
    assert hands(game) == [{}, dict.fromkeys(CARDS, 6)]


@pytest.mark.clause("E5.5", "E5.7")
def test_a_bond_that_is_traded_brings_no_10_gold() -> None:
    game = act(lot(), "s0 offer s2 give 1 bond done", "s2 accept s0 1")
    assert held(game, 2)["gold"] == 1


# Accepting ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("E5.7")
def test_accepting_settles_an_offer_at_once_and_in_full() -> None:
    game = act(lot(), OFFER, "s2 accept s0 1")
    assert hands(game) == [
        {"colony": 1, "bond": 1, "gold": 4},
        {"revolt": 2, "gold": 9},
        {"supporter": 3, "good": 1, "colony": 1, "bond": 1, "gold": 6},
    ]


@pytest.mark.clause("E5.7")
def test_a_settled_trade_names_who_accepts_and_who_offered() -> None:
    game = act(lot(), OFFER, "s2 accept s0 1")
    assert event_args(game, "traded") == [(2, 0, "1 card-bond 5 card-gold", "1 card-colony")]


@pytest.mark.clause("E5.7")
def test_a_trade_moves_nothing_from_or_to_the_bank() -> None:
    game = act(lot(), OFFER)
    before = game.to_dict()["bank"]
    assert act(game, "s2 accept s0 1").to_dict()["bank"] == before


@pytest.mark.clause("E5.7")
def test_the_lot_goes_on_after_a_trade() -> None:
    game = act(lot(), "s1 bid 3", OFFER, "s2 accept s0 1")
    assert (question(game), game.to_dict()["bids"]) == ("lot", [0, 3, 0])


@pytest.mark.clause("E5.7")
def test_an_accepted_offer_is_gone() -> None:
    assert is_gone(act(lot(), OFFER, "s2 accept s0 1"), "s2 accept s0 1")


@pytest.mark.clause("E5.7")
def test_only_the_one_it_is_made_to_accepts_an_offer() -> None:
    game = act(lot(), "s0 offer s2 give 1 bond done")
    assert [is_legal(game, f"s{seat} accept s0 1") for seat in (1, 2)] == [False, True]


@pytest.mark.clause("E5.7")
def test_everybody_but_its_maker_may_accept_an_offer_to_anybody() -> None:
    game = act(lot(), "s0 offer anybody give 1 bond done")
    assert [(one.to, one.can_take) for one in board(game)] == [(-1, [1, 2])]


@pytest.mark.clause("E5.7")
def test_an_offer_to_anybody_goes_to_the_first_who_accepts() -> None:
    game = act(lot(), "s0 offer anybody give 1 bond for 1 gold", "s1 accept s0 1")
    assert (held(game, 1)["bond"], is_legal(game, "s2 accept s0 1")) == (1, False)


@pytest.mark.clause("E5.7")
@pytest.mark.parametrize("card", ["revolt", "gold"])
def test_a_gift_needs_acceptance(card: str) -> None:
    game = act(lot(), f"s1 offer s2 give 1 {card} done")
    assert (hands(game), is_legal(game, "s2 accept s1 1")) == (hands(lot()), True)


@pytest.mark.clause("E5.7")
def test_nobody_is_given_revolts_by_leaving_an_offer_alone() -> None:
    game = settle(act(at_board(market()), "s1 offer anybody give 2 revolt done"))
    assert [held(game, seat).get("revolt", 0) for seat in range(3)] == [0, 2, 0]


@pytest.mark.clause("E5.7")
def test_who_does_not_hold_what_is_asked_cannot_accept() -> None:
    game = act(lot(), "s0 offer anybody give 1 gold for 2 colony")
    assert [is_legal(game, f"s{seat} accept s0 1") for seat in (1, 2)] == [False, True]


@pytest.mark.clause("E5.7")
def test_the_refusal_to_one_who_lacks_the_cards_cites_the_clause() -> None:
    game = act(lot(), "s0 offer s1 give 1 gold for 2 colony")
    assert refusal(game, "s1 accept s0 1").clause == "E5.7"


@pytest.mark.clause("E5.7")
def test_an_offer_that_its_taker_cannot_pay_yet_stays() -> None:
    game = act(lot(), "s0 offer s1 give 1 bond for 1 colony", "s2 offer s1 give 1 colony done", "s1 accept s2 1")
    assert is_legal(game, "s1 accept s0 1")


@pytest.mark.clause("E5.7")
def test_what_one_gets_in_a_trade_one_may_trade_on_at_once() -> None:
    game = act(lot(), OFFER, "s2 accept s0 1", "s0 offer s1 give 1 colony done", "s1 accept s0 1")
    assert held(game, 1)["colony"] == 1


@pytest.mark.clause("E5.7")
def test_no_place_without_an_offer_can_be_accepted() -> None:
    assert [is_legal(lot(), f"s2 accept s0 {place}") for place in (1, 6)] == [False, False]


@pytest.mark.clause("E5.7")
def test_nobody_accepts_his_own_offer() -> None:
    game = act(lot(), "s0 offer anybody give 1 bond done")
    assert not is_legal(game, "s0 accept s0 1")


# Gold that stands in a bid --------------------------------------------------------------------------------------------


@pytest.mark.clause("E5.7")
def test_gold_that_stands_in_a_bid_cannot_be_offered() -> None:
    game = act(lot(), "s0 bid 5")
    assert [is_legal(game, f"s0 offer s2 give {n} gold done") for n in (4, 5)] == [True, False]


@pytest.mark.clause("E5.7")
def test_the_figures_name_the_gold_that_stands_in_no_bid() -> None:
    assert figures(act(lot(), "s0 bid 5")).free_gold == [4, 9, 1]


@pytest.mark.clause("E5.7")
def test_gold_that_stands_in_a_bid_cannot_be_paid_for_an_offer() -> None:
    game = act(lot(), "s0 offer s1 give 1 bond for 5 gold", "s1 bid 5")
    assert (is_legal(game, "s1 accept s0 1"), lying(game)) == (False, [(0, 1)])


@pytest.mark.clause("E5.7")
def test_an_offer_whose_gold_stands_in_a_bid_cannot_be_accepted() -> None:
    game = act(lot(), OFFER, "s0 bid 5")
    assert not is_legal(game, "s2 accept s0 1")


@pytest.mark.clause("E5.7")
def test_gold_beside_a_bid_may_be_offered_and_paid() -> None:
    game = act(lot(), "s0 bid 4", "s1 bid 4", "s0 offer s1 give 5 gold for 1 revolt", "s1 accept s0 1")
    assert (held(game, 0), held(game, 1)) == ({"revolt": 1, "bond": 2, "gold": 4}, {"revolt": 1, "gold": 14})


@pytest.mark.clause("E5.3", "E5.7")
def test_the_gold_of_one_who_withdraws_is_free_again() -> None:
    game = act(lot(), OFFER, "s0 bid 6", "s1 bid 6", "s0 withdraw")
    assert (figures(game).free_gold, is_legal(game, "s2 accept s0 1")) == ([9, 3, 1], True)


@pytest.mark.clause("E5.4", "E5.7")
def test_the_gold_of_one_who_loses_is_free_again_for_the_next_card() -> None:
    game = act(market().at("exploration").game(), OFFER, "s0 bid 6", "s1 bid 7")
    assert (settle(game).number, is_legal(game, "s2 accept s0 1")) == (game.number, True)


@pytest.mark.clause("E5.7")
def test_a_bid_counts_only_gold_that_is_still_there() -> None:
    game = act(lot(), OFFER, "s2 accept s0 1")
    assert [is_legal(game, f"s0 bid {n}") for n in (4, 5)] == [True, False]


# The largest menu -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("E5.7")
def test_a_board_full_of_offers_to_anybody_leaves_at_most_128_choices() -> None:
    layout = table(players=6, trade_offers=9)
    for seat in range(6):
        layout.hold(seat, gold=9)
    game = layout.auction("good").game()
    act(game, *(f"s{seat} offer anybody give {n} gold done" for seat in range(6) for n in range(1, 10)))
    act(game, "s0 cancel 9")
    allowed = [choice for choice in game.choices(0) if choice.refusal is None]
    assert (len(board(game)), len(allowed)) == (53, 107)
