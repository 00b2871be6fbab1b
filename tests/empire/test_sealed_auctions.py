"""E5.6, `auction=sealed`: all choose unseen; withdrawals are applied first, then raises."""

import json
from typing import Any

import pytest

import carrack
from support.empire import Layout, event_args, held, in_turns, legal, seal

CHOICES = ("pass", "withdraw", "bid 1", "bid 9")


def purses(*gold: int) -> Layout:
    """A table whose seats hold nothing but gold; no trade comes between the auctions."""
    layout = in_turns(players=len(gold), version="standard", auction="sealed", trade_offers=0)
    for seat, amount in enumerate(gold):
        layout.hold(seat, gold=amount)
    return layout


def steps(game: carrack.Game) -> list[tuple[Any, ...]]:
    """What was done in the auction, in the order it was applied."""
    kinds = ("withdraws", "bids", "holds", "won")
    return [(event.kind, *event.args.values()) for event in game.events() if event.kind in kinds]


@pytest.mark.clause("E5.6")
def test_all_choose_at_once() -> None:
    game = purses(9, 9, 9).auction("good").game()
    assert (game.mode, game.deciders) == ("sealed", (0, 1, 2))


@pytest.mark.clause("E5.2", "E5.6")
def test_each_may_hold_withdraw_if_tied_or_raise_to_all_his_gold() -> None:
    game = seal(purses(5, 5, 3).auction("good").game(), "bid 3", "bid 3", "bid 1")
    assert [legal(game, seat) for seat in range(3)] == [
        ["pass", "withdraw", "bid 4", "bid 5"],
        ["pass", "withdraw", "bid 4", "bid 5"],
        ["pass", "bid 2", "bid 3"],
    ]


@pytest.mark.clause("E5.6")
def test_raises_are_applied_when_the_last_choice_is_in() -> None:
    game = purses(9, 9, 9).auction("good").game()
    game.play("bid 4", 1)
    game.play("bid 4", 0)
    before = steps(game)
    game.play("bid 6", 2)
    assert (before, steps(game)) == ([], [("bids", 0, 4), ("bids", 1, 4), ("bids", 2, 6)])


@pytest.mark.clause("E5.6")
def test_withdrawals_are_applied_before_raises() -> None:
    """Seats 0 and 1 are tied at 3: seat 1 withdraws although seat 0 leaves the tie in the same round."""
    game = seal(purses(9, 9, 9).auction("good").game(), "bid 3", "bid 3", "bid 1")
    seal(game, "bid 5", "withdraw", "pass")
    assert game.deciders == (0, 2)


@pytest.mark.clause("E5.6")
def test_a_raise_to_anothers_bid_does_not_keep_him_tied_in_time_to_withdraw() -> None:
    """Seat 2 is alone at 1 when choosing: that seat 1 joins it in the same round helps only in the next."""
    game = seal(purses(9, 9, 9).auction("good").game(), "bid 3", "pass", "bid 1")
    refusal = game.why_not(2, "withdraw")
    assert refusal is not None
    seal(game, "pass", "bid 1", "pass")
    assert (refusal.code, game.why_not(2, "withdraw")) == ("not-tied", None)


@pytest.mark.clause("E5.6")
@pytest.mark.parametrize(("opener", "out", "stays"), [(0, [(0,), (1,)], 2), (1, [(1,), (2,)], 0), (2, [(2,), (0,)], 1)])
def test_withdrawals_are_applied_in_order_from_the_opener(opener: int, out: list[tuple[int]], stays: int) -> None:
    """All three withdraw at 0: the third from the opener is no longer tied, holds, and takes the card."""
    game = seal(purses(9, 9, 9).opener(opener).auction("good").game(), "withdraw", "withdraw", "withdraw")
    assert (event_args(game, "withdraws"), event_args(game, "won")) == (out, [(stays, 0, "good")])


@pytest.mark.clause("E5.6")
def test_who_is_no_longer_tied_when_his_withdrawal_comes_holds_instead() -> None:
    game = seal(purses(9, 9, 9).auction("good").game(), "bid 3", "bid 3", "bid 1")
    seal(game, "withdraw", "withdraw", "pass")
    assert steps(game)[3:] == [("withdraws", 0), ("holds", 1), ("holds", 2)]


@pytest.mark.clause("E5.6")
def test_who_holds_for_want_of_a_tie_is_still_in() -> None:
    game = seal(purses(9, 9, 9).auction("good").game(), "bid 3", "bid 3", "bid 1")
    seal(game, "withdraw", "withdraw", "pass")
    assert game.deciders == (1, 2)


@pytest.mark.clause("E5.6")
def test_two_of_three_tied_may_both_withdraw() -> None:
    game = seal(purses(9, 9, 9, 9).auction("good").game(), "bid 3", "bid 3", "bid 3", "bid 1")
    seal(game, "withdraw", "withdraw", "pass", "pass")
    assert game.deciders == (2, 3)


@pytest.mark.clause("E5.6")
def test_two_pairs_of_tied_players_lose_one_each_where_all_four_withdraw() -> None:
    game = seal(purses(9, 9, 9, 9).opener(3).auction("good").game(), "bid 3", "bid 1", "bid 3", "bid 1")
    seal(game, "withdraw", "withdraw", "withdraw", "withdraw")
    assert (event_args(game, "withdraws"), game.deciders) == ([(3,), (0,)], (1, 2))


@pytest.mark.clause("E5.6")
def test_a_tie_with_one_who_is_out_is_no_tie() -> None:
    """Seat 0 went out at 3; seat 2 raises to 3 beside seat 1 at 4: it is alone there."""
    game = seal(purses(9, 9, 9).auction("good").game(), "bid 3", "bid 3", "bid 1")
    seal(game, "withdraw", "bid 4", "bid 3")
    assert legal(game, 2) == ["pass", "bid 4", "bid 5", "bid 6", "bid 7", "bid 8", "bid 9"]


@pytest.mark.clause("E5.6")
def test_the_auction_ends_when_a_round_brings_neither() -> None:
    game = seal(purses(9, 9, 9).auction("good").game(), "bid 3", "bid 3", "bid 1")
    seal(game, "pass", "pass", "pass")
    assert (event_args(game, "won"), held(game, 2)) == ([(2, 1, "good")], {"good": 1, "gold": 8})


@pytest.mark.clause("E5.6")
def test_a_raise_of_one_brings_another_round_for_all() -> None:
    game = seal(purses(9, 9, 9).auction("good").game(), "pass", "pass", "bid 1")
    assert (game.deciders, event_args(game, "won")) == ((0, 1, 2), [])


@pytest.mark.clause("E5.6")
def test_a_withdrawal_of_one_brings_another_round_for_those_in() -> None:
    game = seal(purses(9, 9, 9).auction("good").game(), "pass", "withdraw", "pass")
    assert (game.deciders, event_args(game, "nobody-won")) == ((0, 2), [])


@pytest.mark.clause("E5.4", "E5.6")
def test_all_holding_at_0_sells_nothing() -> None:
    game = seal(purses(9, 9, 9).auction("good").game(), "pass", "pass", "pass")
    assert event_args(game, "nobody-won") == [("good", 0)]


@pytest.mark.clause("E5.4", "E5.6")
def test_equal_raises_made_unseen_cancel_each_other() -> None:
    game = seal(purses(9, 9, 9).auction("good").game(), "bid 6", "bid 6", "bid 2")
    seal(game, "pass", "pass", "pass")
    assert [held(game, seat) for seat in range(3)] == [{"gold": 9}, {"gold": 9}, {"good": 1, "gold": 7}]


@pytest.mark.clause("E5.4", "E5.6")
def test_the_last_one_left_in_takes_the_card_for_the_bid_that_stands() -> None:
    game = seal(purses(9, 9).auction("good").game(), "bid 3", "bid 3")
    seal(game, "withdraw", "pass")
    assert held(game, 1) == {"good": 1, "gold": 6}


@pytest.mark.clause("E5.6")
def test_a_raise_counts_although_the_withdrawals_of_its_round_left_nobody_else_in() -> None:
    game = seal(purses(9, 9).auction("good").game(), "bid 3", "bid 3")
    seal(game, "withdraw", "bid 5")
    assert held(game, 1) == {"good": 1, "gold": 4}


@pytest.mark.clause("E5.6")
def test_sealed_openers_go_on_to_the_left_from_card_to_card() -> None:
    """With seat 2 as opener of the second card, its withdrawal comes first and seat 1 is the one that stays."""
    game = seal(purses(9, 9, 9).opener(1).at("exploration").game(), "pass", "pass", "pass")
    seal(game, "withdraw", "withdraw", "withdraw")
    assert event_args(game, "withdraws") == [(2,), (0,)]


@pytest.mark.clause("E5.6")
def test_withdrawals_start_at_the_next_one_in_if_the_opener_is_out() -> None:
    """Seat 1 opened and is out; of the three at 2 who withdraw, seats 2 and 3 come first and seat 0 stays."""
    game = seal(purses(9, 9, 9, 9).opener(1).auction("good").game(), "bid 2", "withdraw", "bid 2", "bid 2")
    seal(game, "withdraw", "withdraw", "withdraw")
    assert (event_args(game, "withdraws"), event_args(game, "won")) == ([(1,), (2,), (3,)], [(0, 2, "good")])


@pytest.mark.clause("E5.5", "E5.6")
def test_a_bond_won_unseen_brings_10_gold_for_the_next_card() -> None:
    row = ("good", "bond", "colony", "population", "population", "colony")
    game = seal(purses(9, 9).row(*row).at("exploration").game(), "bid 4", "pass")
    seal(game, "pass", "pass")
    assert (held(game, 0), legal(game, 0)[-1]) == ({"bond": 1, "gold": 15}, "bid 15")


# Secrecy --------------------------------------------------------------------------------------------------------------


def sent(game: carrack.Game, seat: int | None) -> str:
    """All that a seat, or the public, can get of a game."""
    parts: list[Any] = [
        carrack.to_builtins(game.view(seat)),
        [repr(event) for event in game.events(seat=seat)],
        game.record(seat),
    ]
    if seat is not None:
        parts += [repr(game.choices(seat)), game.info(seat).sample(1).key(), game.state.observe(seat)]
    return json.dumps(parts)


def chosen(choice: str) -> carrack.Game:
    """An auction in which seat 0 has chosen and the others have not."""
    game = purses(9, 9, 9).auction("good").game()
    game.play(choice, 0)
    return game


@pytest.mark.clause("E1.4", "E5.6")
@pytest.mark.parametrize("eye", [1, 2, None])
def test_what_is_pending_changes_no_byte_for_anybody_else(eye: int | None) -> None:
    assert len({sent(chosen(choice), eye) for choice in CHOICES}) == 1


@pytest.mark.clause("E1.4", "E5.6")
def test_that_a_choice_is_in_is_public() -> None:
    assert (chosen("bid 9").committed, chosen("bid 9").view(None).committed) == ((0,), (0,))


@pytest.mark.clause("E5.6")
def test_a_pending_bid_is_no_event() -> None:
    assert chosen("bid 9").events() == ()


@pytest.mark.clause("E5.6")
def test_a_pending_bid_is_a_question_mark_in_the_records_of_others() -> None:
    rows = [chosen("bid 9").record(eye).splitlines()[-1] for eye in (0, 1, None)]
    assert rows == ["0 (s0 bid 9)", "0 (s0 ?)", "0 (s0 ?)"]


@pytest.mark.clause("E5.6")
def test_ones_own_pending_bid_is_in_ones_own_view_alone() -> None:
    game = chosen("bid 9")
    assert [game.view(eye).choice for eye in (0, 1, 2, None)] == ["bid 9", None, None, None]


@pytest.mark.clause("E5.6")
def test_a_sample_holds_nobodys_pending_bid() -> None:
    game = chosen("bid 9")
    assert [game.info(seat).sample(4).deciders() for seat in range(3)] == [[0, 1, 2]] * 3


@pytest.mark.clause("E5.6")
def test_a_seat_with_a_single_choice_is_asked_all_the_same() -> None:
    """Seat 2, alone at 0 and without gold, can only hold; that it has not chosen yet looks like anybody's waiting."""
    game = seal(purses(9, 9, 0).auction("good").game(), "bid 3", "bid 4", "pass")
    assert (legal(game, 2), game.deciders, game.committed) == (["pass"], (0, 1, 2), ())


@pytest.mark.clause("E5.6")
def test_a_pending_bid_may_be_changed_until_the_last_one_is_in() -> None:
    game = chosen("bid 9")
    game.play("bid 2", 0)
    game.play("pass", 1)
    game.play("pass", 2)
    assert event_args(game, "bids") == [(0, 2)]


@pytest.mark.clause("E5.6")
def test_a_pending_bid_may_be_retracted() -> None:
    game = chosen("bid 9")
    game.retract(0)
    assert (game.committed, game.view(0).choice) == ((), None)


@pytest.mark.clause("E5.6")
def test_after_a_retracted_bid_everything_that_others_see_is_as_before() -> None:
    game = chosen("bid 9")
    game.retract(0)
    assert sent(game, 1) == sent(purses(9, 9, 9).auction("good").game(), 1)


@pytest.mark.clause("E5.6")
def test_a_retracted_bid_keeps_the_round_waiting() -> None:
    game = chosen("bid 9")
    game.play("pass", 1)
    game.retract(0)
    game.play("pass", 2)
    assert (game.committed, event_args(game, "holds")) == ((1, 2), [])


@pytest.mark.clause("E5.6")
def test_no_bid_can_be_retracted_once_all_are_in() -> None:
    game = seal(purses(9, 9, 9).auction("good").game(), "bid 9", "pass", "pass")
    with pytest.raises(carrack.CarrackError, match="nothing-to-retract"):
        game.retract(0)


@pytest.mark.clause("E5.6")
def test_pending_bids_survive_a_restart_from_the_entries() -> None:
    game = carrack.replay("\n".join(chosen("bid 9").entries()))
    game.play("pass", 1)
    game.play("pass", 2)
    assert event_args(game, "bids") == [(0, 9)]


@pytest.mark.clause("E5.6")
def test_pending_bids_are_part_of_the_position() -> None:
    game = carrack.load(chosen("bid 9").to_dict())
    assert (game.committed, game.view(0).choice) == ((0,), "bid 9")
