"""E5.7: how many offers lie on the table and how long; counters; trades during a lot; the end of the exploration."""

import pytest

from support.empire import event_args, held, legal, question, seal, table
from support.open_empire import OFFER, act, at_board, board, is_gone, is_legal, lot, lying, market, refusal, settle

# Lapsed and withdrawn offers ------------------------------------------------------------------------------------------


@pytest.mark.clause("E5.7")
def test_an_offer_lapses_when_its_maker_has_traded_the_cards_away() -> None:
    game = act(lot(), OFFER, "s0 offer s1 give 2 bond for 1 gold", "s1 accept s0 2")
    assert (lying(game), event_args(game, "lapsed")) == ([], [(0, "1 card-bond 5 card-gold", "1 card-colony")])


@pytest.mark.clause("E5.7")
def test_an_offer_lapses_when_its_maker_has_given_the_cards_as_taker() -> None:
    game = act(lot(), OFFER, "s1 offer s0 for 2 bond", "s0 accept s1 1")
    assert lying(game) == []


@pytest.mark.clause("E5.7")
def test_the_same_cards_may_be_offered_twice_and_the_second_stays_while_there_are_enough() -> None:
    game = act(lot(), "s0 offer s1 give 1 bond done", "s0 offer s2 give 1 bond done", "s0 offer s2 give 2 bond done")
    assert lying(act(game, "s1 accept s0 1")) == [(0, 2)]


@pytest.mark.clause("E5.4", "E5.7")
def test_an_offer_lapses_when_its_gold_was_paid_for_a_card() -> None:
    game = settle(act(market().at("exploration").game(), "s1 offer s2 give 5 gold for 1 good", "s1 bid 9"))
    assert (held(game, 1)["gold"], lying(game)) == (10, [(1, 1)])  # 0 left and the 10 of the bond
    settle(act(game, "s1 bid 6"))
    assert (held(game, 1)["gold"], lying(game), len(event_args(game, "lapsed"))) == (4, [], 1)


@pytest.mark.clause("E5.7")
def test_an_offer_stays_when_gold_is_spent_that_it_does_not_need() -> None:
    game = settle(act(market().at("exploration").game(), OFFER, "s1 bid 4"))
    assert lying(game) == [(0, 1)]


@pytest.mark.clause("E5.7")
def test_an_offer_stays_while_its_gold_stands_in_a_bid() -> None:
    """The maker still has the gold, and may get it back; a trade of others makes no difference."""
    game = act(lot(), OFFER, "s0 bid 6", "s2 offer s1 give 1 good done", "s1 accept s2 1")
    assert (lying(game), is_legal(game, "s2 accept s0 1")) == ([(0, 1)], False)


@pytest.mark.clause("E5.7")
def test_an_offer_withdrawn_by_its_maker_is_gone() -> None:
    assert is_gone(act(lot(), OFFER, "s0 cancel 1"), "s2 accept s0 1")


@pytest.mark.clause("E5.7")
def test_an_offer_withdrawn_by_its_maker_is_told() -> None:
    game = act(lot(), OFFER, "s0 cancel 1")
    assert event_args(game, "cancels") == [(0, "1 card-bond 5 card-gold", "1 card-colony")]


@pytest.mark.clause("E5.7")
def test_nobody_withdraws_what_he_has_not_offered() -> None:
    game = act(lot(), OFFER)
    assert [is_legal(game, text) for text in ("s1 cancel 1", "s2 cancel 1", "s0 cancel 2")] == [False] * 3


@pytest.mark.clause("E5.7")
def test_other_offers_keep_their_places_when_one_goes() -> None:
    game = act(lot(), OFFER, "s0 offer s1 give 1 gold done", "s0 cancel 1")
    assert lying(game) == [(0, 2)]


# How many offers ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("E5.7")
def test_at_most_trade_offers_offers_of_one_player_lie_there() -> None:
    game = act(lot(trade_offers=2), OFFER, OFFER)
    assert (refusal(game, OFFER).clause, refusal(game, "s0 offer anybody give 1 gold done").clause) == ("E5.7", "E5.7")


@pytest.mark.clause("E5.7")
def test_six_offers_of_one_player_lie_there_by_default() -> None:
    game = act(lot(), *[OFFER] * 6)
    assert (len(board(game)), is_legal(game, OFFER)) == (6, False)


@pytest.mark.clause("E5.7")
def test_offers_of_others_do_not_count() -> None:
    game = act(lot(trade_offers=1), OFFER)
    assert is_legal(game, "s1 offer s0 give 1 gold done")


@pytest.mark.clause("E5.7")
@pytest.mark.parametrize("way", ["s0 cancel 1", "s2 accept s0 1"])
def test_an_offer_that_is_gone_makes_room_for_another(way: str) -> None:
    game = act(lot(trade_offers=1), "s0 offer s2 give 1 gold done", way)
    assert is_legal(game, "s0 offer s2 give 1 gold done")


@pytest.mark.clause("E5.7")
@pytest.mark.parametrize("offers", [1, 2])
def test_one_makes_at_most_four_times_as_many_offers_in_a_round(offers: int) -> None:
    game = lot(trade_offers=offers)
    for _ in range(4 * offers):
        act(game, OFFER, "s0 cancel 1")
    assert refusal(game, OFFER).clause == "E5.7"


@pytest.mark.clause("E5.7")
@pytest.mark.parametrize("auction", ["open", "turns", "sealed"])
def test_offers_made_are_counted_across_the_cards_of_a_round(auction: str) -> None:
    game = market(auction=auction, trade_offers=1).at("exploration").game()
    for _ in range(4):
        settle(act(game, OFFER, "s0 cancel 1"))
        while game.mode != "open":
            game.play("pass", next(seat for seat in game.asked if seat not in game.committed))
    assert (game.mode, is_legal(game, OFFER)) == ("open", False)


@pytest.mark.clause("E5.7")
def test_accepted_offers_count_as_made() -> None:
    game = lot(trade_offers=1)
    for _ in range(4):
        act(game, "s0 offer s2 give 1 gold done", "s2 accept s0 1")
    assert not is_legal(game, "s0 offer s2 give 1 gold done")


@pytest.mark.clause("E5.7")
def test_the_next_round_gives_everybody_his_offers_anew() -> None:
    game = market(trade_offers=1).at("exploration").game()
    for _ in range(4):
        act(game, OFFER, "s0 cancel 1")
    while question(game) != "sell":
        settle(game)
    assert is_legal(seal(game, "sell 0", "sell 0", "sell 0"), "s0 offer s2 give 1 bond done")


# How long offers lie --------------------------------------------------------------------------------------------------


@pytest.mark.clause("E5.7")
def test_an_offer_lies_there_across_cards() -> None:
    game = act(market().at("exploration").game(), OFFER)
    for _ in range(5):
        settle(game)
    assert (question(game), event_args(act(game, "s2 accept s0 1"), "traded")) == (
        "board",
        [(2, 0, "1 card-bond 5 card-gold", "1 card-colony")],
    )


@pytest.mark.clause("E5.7")
@pytest.mark.parametrize("auction", ["turns", "sealed"])
def test_an_offer_lies_there_across_auctions_in_turns_or_unseen(auction: str) -> None:
    game = settle(act(market(auction=auction).at("exploration").game(), OFFER))
    while question(game) != "board":
        game.play("pass", next(seat for seat in game.asked if seat not in game.committed))
    assert is_legal(game, "s2 accept s0 1")


@pytest.mark.clause("E5.7")
def test_offers_are_gone_when_the_round_ends() -> None:
    game = act(market().at("exploration").game(), OFFER, "s1 offer anybody give 1 revolt done")
    while question(game) != "sell":
        settle(game)
    assert board(game) == []
    assert board(seal(game, "sell 0", "sell 0", "sell 0")) == []


# The end of the exploration -------------------------------------------------------------------------------------------


@pytest.mark.clause("E5.7")
def test_after_the_fifth_card_everybody_is_asked_whether_he_is_ready() -> None:
    game = market().at("exploration").game()
    for _ in range(5):
        settle(game)
    assert (game.mode, question(game), game.deciders) == ("open", "board", (0, 1, 2))


@pytest.mark.clause("E5.7")
def test_who_is_ready_is_not_waited_for() -> None:
    assert act(at_board(market()), "s1 ready").deciders == (0, 2)


@pytest.mark.clause("E5.7")
def test_who_is_ready_cannot_be_ready_again() -> None:
    assert refusal(act(at_board(market()), "s1 ready"), "s1 ready").clause == "E5.7"


@pytest.mark.clause("E5.7", "E5.8")
def test_the_exploration_ends_when_all_are_ready() -> None:
    game = act(at_board(market()), "s2 ready", "s0 ready")
    assert question(game) == "board"
    assert (question(act(game, "s1 ready")), game.to_dict()["round"]) == ("sell", 2)


@pytest.mark.clause("E5.7")
def test_a_new_offer_ends_readiness() -> None:
    game = act(at_board(market()), "s2 ready", "s1 ready", OFFER)
    assert game.deciders == (0, 1, 2)


@pytest.mark.clause("E5.7")
def test_a_new_offer_of_one_who_is_ready_ends_his_readiness_too() -> None:
    game = act(at_board(market()), "s0 ready", OFFER)
    assert game.deciders == (0, 1, 2)


@pytest.mark.clause("E5.7")
def test_a_settled_trade_ends_readiness() -> None:
    game = act(at_board(market()), OFFER, "s0 ready", "s1 ready", "s2 accept s0 1")
    assert game.deciders == (0, 1, 2)


@pytest.mark.clause("E5.7")
def test_an_offer_withdrawn_leaves_readiness_alone() -> None:
    game = act(at_board(market()), OFFER, "s1 ready", "s2 ready", "s0 cancel 1")
    assert game.deciders == (0,)


@pytest.mark.clause("E5.7")
def test_a_half_made_offer_leaves_readiness_alone() -> None:
    game = act(at_board(market()), "s1 ready", "s2 ready", "s0 offer s2 give 1 bond")
    assert game.deciders == (0,)


@pytest.mark.clause("E5.7")
def test_one_who_is_ready_may_still_accept() -> None:
    game = act(at_board(market()), OFFER, "s2 ready", "s2 accept s0 1")
    assert held(game, 2)["bond"] == 1


@pytest.mark.clause("E5.7")
def test_who_holds_nothing_may_still_ask_and_is_waited_for() -> None:
    game = at_board(table(players=3).hold(2, gold=1))
    assert (game.deciders, is_legal(game, "s0 offer s2 for 1 gold")) == ((0, 1, 2), True)


@pytest.mark.clause("E5.7")
def test_who_has_made_all_his_offers_and_can_take_none_is_not_waited_for() -> None:
    game = at_board(market(trade_offers=1))
    for _ in range(4):
        act(game, "s0 offer s2 give 1 bond done", "s0 cancel 1")
    assert game.deciders == (1, 2)


@pytest.mark.clause("E5.7")
def test_who_can_only_withdraw_his_last_offer_is_waited_for() -> None:
    game = at_board(market(trade_offers=1))
    for _ in range(3):
        act(game, "s0 offer s2 give 1 bond done", "s0 cancel 1")
    assert act(game, "s0 offer s2 give 1 bond done").deciders == (0, 1, 2)


@pytest.mark.clause("E3.5", "E5.7")
def test_what_is_traded_at_the_last_board_counts_in_the_next_development() -> None:
    game = at_board(table(players=2).hold(0, population=1).hold(1, gold=1, colony=1))
    settle(act(game, "s0 offer s1 give 1 population done", "s1 accept s0 1"))
    assert held(game, 1) == {"good": 1, "population": 1, "colony": 1, "gold": 1}


@pytest.mark.clause("E5.7")
@pytest.mark.parametrize("text", ["bid 1", "withdraw", "content"])
def test_nobody_bids_at_the_board(text: str) -> None:
    assert not is_legal(at_board(market()), f"s0 {text}")


@pytest.mark.clause("E5.7")
def test_nobody_is_ready_during_a_lot() -> None:
    assert not is_legal(lot(), "s0 ready")


# Who trades during a lot ----------------------------------------------------------------------------------------------


@pytest.mark.clause("E5.6", "E5.7")
@pytest.mark.parametrize("state", ["content", "withdraw"])
def test_who_is_content_or_out_offers_and_accepts(state: str) -> None:
    game = act(lot(), f"s0 {state}", OFFER, "s2 accept s0 1", "s1 offer s0 give 1 revolt done", "s0 accept s1 1")
    assert held(game, 0) == {"revolt": 1, "colony": 1, "bond": 1, "gold": 4}


@pytest.mark.clause("E5.7")
def test_who_is_out_may_trade_but_is_not_waited_for() -> None:
    game = act(lot(), "s0 withdraw", "s1 offer s0 give 1 revolt done")
    assert (game.deciders, is_legal(game, "s0 accept s1 1")) == ((1, 2), True)


@pytest.mark.clause("E5.3", "E5.7")
def test_a_tied_rival_may_be_paid_to_withdraw() -> None:
    game = act(lot(), "s0 bid 5", "s1 bid 5", "s0 offer s1 give 3 gold done", "s1 accept s0 1", "s1 withdraw")
    assert event_args(settle(game), "won") == [(0, 5, "good")]


@pytest.mark.clause("E5.7")
def test_promises_bind_nobody() -> None:
    """Seat 1 has taken the gold that was to make it withdraw, and raises with it."""
    game = act(lot(), "s0 bid 5", "s1 bid 5", "s0 offer s1 give 3 gold done", "s1 accept s0 1", "s1 bid 12")
    assert game.to_dict()["bids"] == [5, 12, 0]


@pytest.mark.clause("E5.7")
def test_a_trade_leaves_bids_and_those_who_are_out_as_they_are() -> None:
    game = act(lot(), "s2 withdraw", "s0 bid 2", OFFER, "s2 accept s0 1")
    assert (game.to_dict()["bids"][:2], legal(game, 2)[:1]) == ([2, 0], ["offer s0"])


# Counters -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("E5.7")
def test_a_counter_is_an_offer_to_the_maker_that_names_what_it_answers() -> None:
    game = act(lot(), OFFER, "s2 counter s0 1 give 1 colony for 9 gold")
    counter = board(game)[1]
    assert (counter.seat, counter.to, counter.given, counter.asked, counter.replies) == (
        2, 0, {"colony": 1}, {"gold": 9}, [0, 1],
    )  # fmt: skip


@pytest.mark.clause("E5.7")
def test_an_offer_that_counters_nothing_names_nothing() -> None:
    assert board(act(lot(), OFFER))[0].replies == []


@pytest.mark.clause("E5.7")
def test_an_accepted_counter_is_settled() -> None:
    game = act(lot(), OFFER, "s2 counter s0 1 give 1 colony for 9 gold", "s0 accept s2 1")
    assert held(game, 0) == {"colony": 1, "bond": 2}


@pytest.mark.clause("E5.7")
def test_a_counter_to_an_offer_to_anybody_goes_to_its_maker() -> None:
    game = act(lot(), "s0 offer anybody give 1 bond for 9 gold", "s1 counter s0 1 give 5 gold for 1 bond")
    assert [(one.seat, one.to, one.replies) for one in board(game)] == [(0, -1, []), (1, 0, [0, 1])]


@pytest.mark.clause("E5.7")
def test_only_those_it_is_made_to_counter_an_offer() -> None:
    game = act(lot(), OFFER)
    assert not is_legal(game, "s1 counter s0 1 give 1 gold for 1 bond")


@pytest.mark.clause("E5.7")
def test_who_cannot_accept_may_counter() -> None:
    game = act(lot(), "s0 offer s1 give 1 bond for 2 colony")
    assert is_legal(game, "s1 counter s0 1 give 3 gold for 1 bond")


@pytest.mark.clause("E5.7")
def test_a_countered_offer_may_still_be_accepted() -> None:
    """Ruling: a counter refuses nothing; the first offer lies there until its maker withdraws it."""
    game = act(lot(), OFFER, "s2 counter s0 1 give 1 colony for 9 gold")
    assert is_legal(game, "s2 accept s0 1")


@pytest.mark.clause("E5.7")
def test_a_counter_counts_among_the_offers_of_its_maker() -> None:
    game = act(lot(trade_offers=1), OFFER, "s2 counter s0 1 give 1 colony for 9 gold")
    assert [is_legal(game, text) for text in ("s2 offer s1 give 1 good done", "s0 counter s2 1 for 1 good")] == [
        False,
        False,
    ]


@pytest.mark.clause("E5.7")
@pytest.mark.parametrize("way", ["s0 cancel 1", "s2 accept s0 1"])
def test_a_counter_to_an_offer_that_is_gone_answers_no_later_one(way: str) -> None:
    game = act(lot(), "s0 offer s2 give 1 gold for 1 colony", "s2 counter s0 1 give 1 colony for 3 gold", way)
    act(game, "s0 offer s1 give 1 gold done")
    assert [(one.seat, one.place, one.replies) for one in board(game)] == [(0, 1, []), (2, 1, [])]
