"""E5.6: a card is settled when all who are in are content; what ends contentment, and who is content by himself."""

import pytest

from support.empire import event_args, legal, question, table
from support.open_empire import act, figures, is_legal, market, purses, refusal, settle

# E5.6: contentment ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("E5.6")
def test_who_is_content_is_not_waited_for() -> None:
    game = act(purses(9, 9, 9).auction("good").game(), "s1 content")
    assert (game.deciders, figures(game).waited) == ((0, 2), [0, 2])


@pytest.mark.clause("E5.6")
def test_who_is_content_cannot_be_content_again() -> None:
    game = act(purses(9, 9, 9).auction("good").game(), "s1 content")
    assert refusal(game, "s1 content").clause == "E5.6"


@pytest.mark.clause("E5.2", "E5.6")
@pytest.mark.parametrize("text", ["bid 3", "withdraw"])
def test_who_is_content_may_act_all_the_same(text: str) -> None:
    game = act(purses(9, 9, 9).auction("good").game(), "s1 content", f"s1 {text}")
    assert game.number == 2


@pytest.mark.clause("E5.6")
def test_a_raise_ends_everybodys_contentment() -> None:
    game = act(purses(9, 9, 9, 9).auction("good").game(), "s0 content", "s1 content", "s2 content", "s3 bid 1")
    assert game.deciders == (0, 1, 2, 3)


@pytest.mark.clause("E5.6")
def test_a_raise_ends_the_contentment_of_its_maker_too() -> None:
    game = act(purses(9, 9, 9).auction("good").game(), "s0 content", "s0 bid 1")
    assert game.deciders == (0, 1, 2)


@pytest.mark.clause("E5.6")
def test_a_raise_below_the_highest_bid_ends_contentment_too() -> None:
    game = act(purses(9, 9, 9).auction("good").game(), "s0 bid 5", "s0 content", "s1 content", "s2 bid 1")
    assert game.deciders == (0, 1, 2)


@pytest.mark.clause("E5.6")
def test_a_withdrawal_ends_everybodys_contentment() -> None:
    game = act(purses(9, 9, 9, 9).auction("good").game(), "s0 content", "s1 content", "s3 withdraw")
    assert game.deciders == (0, 1, 2)


@pytest.mark.clause("E5.6")
def test_the_contentment_of_others_leaves_contentment_alone() -> None:
    game = act(purses(9, 9, 9).auction("good").game(), "s2 content", "s0 content")
    assert game.deciders == (1,)


@pytest.mark.clause("E5.6")
def test_the_card_is_settled_when_the_last_one_in_is_content() -> None:
    game = act(purses(9, 9, 9).auction("good").game(), "s1 bid 2", "s2 content", "s1 content")
    assert event_args(game, "won") == []
    assert event_args(act(game, "s0 content"), "won") == [(1, 2, "good")]


@pytest.mark.clause("E5.6")
def test_who_has_withdrawn_is_not_waited_for_to_be_content() -> None:
    game = act(purses(9, 9, 9).auction("good").game(), "s1 withdraw", "s0 bid 1", "s0 content", "s2 content")
    assert event_args(game, "won") == [(0, 1, "good")]


@pytest.mark.clause("E5.6")
def test_everybody_is_asked_anew_for_the_next_card() -> None:
    game = settle(purses(9, 9, 9).at("exploration").game())
    assert (question(game), game.deciders) == ("lot", (0, 1, 2))


@pytest.mark.clause("E5.6")
def test_who_can_neither_raise_nor_withdraw_is_content_by_himself() -> None:
    game = act(purses(4, 9, 9).auction("good").game(), "s0 bid 4")
    assert (game.deciders, legal(game, 0)) == ((1, 2), [])


@pytest.mark.clause("E5.6")
def test_who_is_without_gold_but_tied_can_withdraw_and_is_waited_for() -> None:
    game = purses(0, 0, 9).auction("good").game()
    assert (game.deciders, legal(game, 0)) == ((0, 1, 2), ["withdraw", "content"])


@pytest.mark.clause("E5.6")
def test_who_is_without_gold_and_alone_at_0_is_content_by_himself() -> None:
    game = act(purses(0, 9, 9).auction("good").game(), "s1 bid 1", "s2 bid 2")
    assert game.deciders == (1, 2)


@pytest.mark.clause("E5.6")
def test_who_is_tied_again_can_withdraw_and_is_waited_for_again() -> None:
    game = act(purses(4, 9, 9).auction("good").game(), "s0 bid 4", "s1 bid 4")
    assert (game.deciders, legal(game, 0)) == ((0, 1, 2), ["withdraw", "content"])


@pytest.mark.clause("E5.6")
def test_a_card_is_settled_when_those_left_can_do_nothing() -> None:
    """Seat 0 is at all its gold; when seat 1 is content nobody is waited for."""
    game = act(purses(3, 2).auction("good").game(), "s0 bid 3", "s1 content")
    assert event_args(game, "won") == [(0, 3, "good")]


@pytest.mark.clause("E5.6")
def test_a_raise_after_which_nobody_can_do_anything_settles_the_card() -> None:
    game = act(purses(3, 2).auction("good").game(), "s0 bid 3", "s1 bid 2")
    assert event_args(game, "won") == [(0, 3, "good")]


@pytest.mark.clause("E5.6")
def test_there_is_no_contentment_outside_a_lot() -> None:
    assert refusal(purses(9, 9).at("commerce").game(), "s0 content").clause == "E5.6"


@pytest.mark.clause("E5.6")
def test_contentment_is_a_public_act() -> None:
    game = act(purses(9, 9, 9).auction("good").game(), "s1 content")
    assert [[event.kind for event in game.events(seat=eye)] for eye in (None, 0, 1, 2)] == [["content"]] * 4


# Trades during a lot --------------------------------------------------------------------------------------------------


@pytest.mark.clause("E5.6", "E5.7")
def test_a_settled_trade_ends_everybodys_contentment() -> None:
    game = act(market().auction("good").game(), "s0 offer s1 give 1 bond for 2 gold", "s0 content", "s2 content")
    assert game.deciders == (1,)
    assert act(game, "s1 accept s0 1").deciders == (0, 1, 2)


@pytest.mark.clause("E5.6", "E5.7")
def test_a_new_offer_leaves_contentment_alone() -> None:
    game = act(market().auction("good").game(), "s0 content", "s2 content", "s1 offer s0 give 1 revolt done")
    assert game.deciders == (1,)


@pytest.mark.clause("E5.6", "E5.7")
def test_an_offer_taken_back_leaves_contentment_alone() -> None:
    game = act(market().auction("good").game(), "s1 offer s0 give 1 revolt done", "s0 content", "s2 content")
    assert act(game, "s1 cancel 1").deciders == (1,)


@pytest.mark.clause("E5.6", "E5.7")
def test_gold_got_in_a_trade_may_be_bid_at_once() -> None:
    game = act(market().auction("good").game(), "s0 offer s2 give 5 gold for 1 colony", "s2 accept s0 1")
    assert [is_legal(game, text) for text in ("s2 bid 6", "s2 bid 7")] == [True, False]


@pytest.mark.clause("E5.6", "E5.7")
def test_who_gets_gold_and_can_raise_again_is_waited_for_again() -> None:
    """Seat 2 is at all its gold; with the gold of a trade it can raise."""
    game = act(market().auction("good").game(), "s2 bid 1", "s0 offer s2 give 5 gold for 1 colony")
    before = game.deciders
    assert (before, act(game, "s2 accept s0 1").deciders) == ((0, 1), (0, 1, 2))


@pytest.mark.clause("E5.6", "E5.7")
def test_an_offer_that_could_be_taken_keeps_no_card_waiting() -> None:
    game = act(market().auction("good").game(), "s0 offer anybody give 1 bond for 1 gold")
    act(game, "s0 content", "s1 content", "s2 content")
    assert event_args(game, "nobody-won") == [("good", 0)]


@pytest.mark.clause("E5.6", "E5.7")
def test_who_is_in_for_the_card_alone_takes_it_whatever_offers_lie_there() -> None:
    game = act(market().auction("good").game(), "s0 offer s1 give 1 bond for 2 gold", "s0 withdraw", "s1 withdraw")
    assert event_args(game, "won") == [(2, 0, "good")]


@pytest.mark.clause("E5.6")
def test_of_two_who_hold_nothing_one_withdraws_and_the_other_takes_the_card() -> None:
    game = act(table(players=2, trades="off").auction("good").game(), "s1 withdraw")
    assert event_args(game, "won") == [(0, 0, "good")]
