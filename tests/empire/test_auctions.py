"""E5.1, E5.2, E5.3, E5.4, E5.5, E5.6, E5.8, `auction=turns`: five cards a round, sold by bidding in turns."""

import pytest

import carrack
from carrack.games.empire.words import CARDS
from support.empire import Layout, event_args, held, in_turns, legal, play, question, seal

ROW = ("good", "bond", "colony", "population", "population", "colony")


def purses(*gold: int) -> Layout:
    """A table whose seats hold nothing but gold; no trade comes between the auctions."""
    layout = in_turns(players=len(gold), version="standard", trade_offers=0).row(*ROW)
    for seat, amount in enumerate(gold):
        layout.hold(seat, gold=amount)
    return layout


def pass_round(game: carrack.Game) -> carrack.Game:
    """Everybody holds until the round's auctions are over."""
    while game.mode == "turn":
        game.play("pass")
    return game


# E5.1: the cards ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("E5.1")
def test_the_five_uncovered_cards_are_auctioned_from_first_to_last() -> None:
    game = pass_round(seal(purses(1, 1).at("commerce").game(), "sell 0", "sell 0"))
    assert event_args(game, "card") == [("bond",), ("colony",), ("population",), ("population",), ("colony",)]


@pytest.mark.clause("E5.1")
def test_the_card_under_the_shortage_card_is_left_out() -> None:
    game = pass_round(seal(purses(1, 1).round(3).at("commerce").game(), "sell 0", "sell 0"))
    assert event_args(game, "card") == [("good",), ("bond",), ("population",), ("population",), ("colony",)]


@pytest.mark.clause("E5.1")
def test_in_the_last_exploration_the_fifth_card_is_left_out() -> None:
    game = pass_round(seal(purses(1, 1).round(5).at("commerce").game(), "sell 0", "sell 0"))
    assert event_args(game, "card") == [("good",), ("bond",), ("colony",), ("population",), ("colony",)]


@pytest.mark.clause("E5.1")
def test_the_winner_gets_a_card_of_the_kind_from_the_bank() -> None:
    game = purses(5, 5).auction("colony").game()
    before = game.to_dict()["bank"][CARDS.index("colony")]
    play(game, "bid 2", "pass", "pass", "pass")
    assert (held(game, 0), before - game.to_dict()["bank"][CARDS.index("colony")]) == ({"colony": 1, "gold": 3}, 1)


@pytest.mark.clause("E5.1")
def test_the_row_keeps_its_cards_when_they_are_won() -> None:
    game = play(purses(5, 5).at("exploration").game(), "withdraw", "withdraw", "withdraw", "withdraw", "withdraw")
    assert [CARDS[kind] for kind in game.to_dict()["row"]] == list(ROW)


# E5.2: bids -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("E5.2")
def test_a_first_bid_is_anything_from_1_to_all_ones_gold() -> None:
    game = purses(4, 9).auction("good").game()
    assert legal(game) == ["pass", "withdraw", "bid 1", "bid 2", "bid 3", "bid 4"]


@pytest.mark.clause("E5.2")
def test_bids_never_fall() -> None:
    game = play(purses(6, 9).auction("good").game(), "bid 4", "bid 9")
    assert legal(game) == ["pass", "bid 5", "bid 6"]


@pytest.mark.clause("E5.2")
def test_a_bid_may_be_below_the_highest() -> None:
    game = play(purses(9, 9, 9).auction("good").game(), "bid 8", "bid 3")
    assert event_args(game, "bids") == [(0, 8), (1, 3)]


@pytest.mark.clause("E5.2")
def test_a_bid_may_equal_anothers() -> None:
    game = play(purses(9, 9, 9).auction("good").game(), "bid 8", "bid 8")
    assert event_args(game, "bids") == [(0, 8), (1, 8)]


@pytest.mark.clause("E5.2")
def test_everyone_starts_at_0_again_with_the_next_card() -> None:
    game = play(purses(9, 9).at("exploration").game(), "bid 4", "pass", "pass", "pass")
    assert game.to_dict()["bids"] == [0, 0]


@pytest.mark.clause("E5.2")
def test_amounts_above_511_cannot_be_named_however_much_gold_one_has() -> None:
    game = purses(600, 9).auction("good").game()
    assert legal(game)[-1] == "bid 511"


@pytest.mark.clause("E5.2")
def test_a_bid_of_512_is_no_move() -> None:
    game = purses(600, 9).auction("good").game()
    with pytest.raises(carrack.IllegalMove) as caught:
        game.play("bid 512")
    assert caught.value.refusal.code == "no-such-move"


@pytest.mark.clause("E5.2")
def test_who_bids_511_has_no_more_to_bid() -> None:
    game = play(purses(600, 600, 1).auction("good").game(), "bid 511", "bid 511", "pass")
    assert legal(game) == ["pass", "withdraw"]


# E5.3: withdrawing ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("E5.3")
def test_a_player_whose_bid_is_tied_may_withdraw() -> None:
    game = play(purses(5, 5, 9).auction("good").game(), "bid 5", "bid 5", "bid 1")
    assert legal(game) == ["pass", "withdraw"]


@pytest.mark.clause("E5.3")
def test_a_player_whose_bid_is_not_tied_may_not_withdraw() -> None:
    game = play(purses(6, 5, 9).auction("good").game(), "bid 5", "bid 4", "bid 3")
    assert legal(game) == ["pass", "bid 6"]


@pytest.mark.clause("E5.3")
def test_who_withdrew_is_not_asked_again_for_this_card() -> None:
    game = play(purses(9, 9, 9).auction("good").game(), "withdraw", "bid 1", "pass")
    assert game.deciders == (1,)


@pytest.mark.clause("E5.3")
def test_who_withdrew_bids_for_the_next_card() -> None:
    game = play(purses(9, 9, 9).at("exploration").game(), "withdraw", "withdraw")
    assert (event_args(game, "card"), game.deciders) == ([("colony",)], (1,))


@pytest.mark.clause("E5.3")
def test_once_the_other_withdrew_one_is_no_longer_tied_and_may_not_withdraw() -> None:
    """The rulebook's Erik and Lauren: both bid 5, Erik withdraws, Lauren may not; another player is in at 1."""
    game = play(purses(5, 6, 2).auction("good").game(), "bid 5", "bid 5", "bid 1", "withdraw")
    assert (game.deciders, legal(game)) == ((1,), ["pass", "bid 6"])


@pytest.mark.clause("E5.3")
def test_withdrawing_costs_nothing() -> None:
    game = play(
        purses(9, 9, 9).auction("good").game(), "bid 5", "bid 5", "pass", "withdraw", "pass", "pass", "pass", "pass"
    )
    assert held(game, 0) == {"gold": 9}


# E5.4: who wins -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("E5.4")
def test_the_highest_unshared_bid_wins_and_is_paid() -> None:
    game = play(purses(9, 9).auction("good").game(), "bid 4", "bid 6", "pass", "pass")
    assert (held(game, 0), held(game, 1)) == ({"gold": 9}, {"good": 1, "gold": 3})


@pytest.mark.clause("E5.4")
def test_what_is_bid_goes_to_the_bank() -> None:
    game = purses(9, 9).auction("good").game()
    before = game.to_dict()["bank"][CARDS.index("gold")]
    play(game, "bid 4", "bid 6", "pass", "pass")
    assert game.to_dict()["bank"][CARDS.index("gold")] - before == 6


@pytest.mark.clause("E5.4")
def test_tied_highest_bids_cancel_each_other() -> None:
    game = play(purses(9, 9, 9).auction("good").game(), "bid 7", "bid 7", "bid 2", "pass", "pass", "pass")
    assert event_args(game, "won") == [(2, 2, "good")]


@pytest.mark.clause("E5.4")
def test_the_rulebooks_tied_auction_with_six_players() -> None:
    """Greg and Kathleen bid 12, Toby and Steve 5, Dave 1: Libby wins with her 4."""
    game = purses(20, 20, 20, 20, 20, 20).auction("colony").game()
    play(game, "bid 12", "bid 12", "bid 5", "bid 4", "bid 1", "bid 5", *["pass"] * 6)
    assert event_args(game, "won") == [(3, 4, "colony")]


@pytest.mark.clause("E5.4")
def test_only_the_winner_of_the_rulebooks_tied_auction_pays() -> None:
    game = purses(20, 20, 20, 20, 20, 20).auction("colony").game()
    play(game, "bid 12", "bid 12", "bid 5", "bid 4", "bid 1", "bid 5", *["pass"] * 6)
    assert [held(game, seat)["gold"] for seat in range(6)] == [20, 20, 20, 16, 20, 20]


@pytest.mark.clause("E5.4")
def test_nobody_wins_where_every_bid_is_shared() -> None:
    game = play(purses(9, 9, 9, 9).auction("good").game(), "bid 3", "bid 3", "bid 1", "bid 1", *["pass"] * 4)
    assert (event_args(game, "won"), event_args(game, "nobody-won")) == ([], [("good", 3)])


@pytest.mark.clause("E5.4")
def test_nobody_pays_where_every_bid_is_shared() -> None:
    game = play(purses(9, 9, 9, 9).auction("good").game(), "bid 3", "bid 3", "bid 1", "bid 1", *["pass"] * 4)
    assert [held(game, seat) for seat in range(4)] == [{"gold": 9}] * 4


@pytest.mark.clause("E5.4")
def test_an_unshared_0_wins_where_the_higher_bids_are_tied() -> None:
    game = play(purses(9, 9, 9).auction("good").game(), "bid 7", "bid 7", "pass", "pass", "pass", "pass")
    assert (event_args(game, "won"), held(game, 2)) == ([(2, 0, "good")], {"good": 1, "gold": 9})


@pytest.mark.clause("E5.4")
def test_shared_zeros_win_nothing() -> None:
    game = play(purses(9, 9).auction("good").game(), "pass", "pass")
    assert event_args(game, "nobody-won") == [("good", 0)]


@pytest.mark.clause("E5.4")
def test_players_tied_at_0_may_withdraw() -> None:
    game = play(purses(9, 9, 9).auction("good").game(), "withdraw")
    assert event_args(game, "withdraws") == [(0,)]


@pytest.mark.clause("E5.4")
def test_who_is_alone_at_0_may_not_withdraw() -> None:
    game = play(purses(9, 9, 1).auction("good").game(), "bid 1", "bid 2")
    assert legal(game) == ["pass", "bid 1"]


@pytest.mark.clause("E5.4")
def test_who_has_withdrawn_has_no_bid_that_could_tie() -> None:
    """Seats 0 and 1 tied at 5, seat 2 at 2: once 0 is out, the 5 of seat 1 is unshared and wins."""
    game = play(
        purses(9, 9, 9).auction("good").game(), "bid 5", "bid 5", "bid 2", "withdraw", "pass", "pass", "pass", "pass"
    )
    assert event_args(game, "won") == [(1, 5, "good")]


@pytest.mark.clause("E5.4")
def test_raising_to_the_bid_of_one_who_withdrew_makes_no_tie() -> None:
    """Seat 0 is out at 5; seats 1 and 3 share 6, and the 5 of seat 2 is shared by nobody who is in."""
    game = play(purses(9, 9, 9, 9).auction("good").game(), "bid 5", "bid 5", "pass", "pass")
    play(game, "withdraw", "bid 6", "bid 5", "bid 6", "pass", "pass", "pass")
    assert event_args(game, "won") == [(2, 5, "good")]


@pytest.mark.clause("E5.4")
def test_the_0_of_one_who_withdrew_does_not_tie_the_last_0() -> None:
    """Seat 2 is out at 0; of those in, 0 and 1 share 4 and seat 3 is alone at 0: it wins."""
    game = play(purses(9, 9, 9, 9).auction("good").game(), "bid 4", "bid 4", "withdraw", "pass", "pass", "pass", "pass")
    assert event_args(game, "won") == [(3, 0, "good")]


@pytest.mark.clause("E5.4", "E5.6")
def test_the_last_one_left_in_takes_the_card_even_for_0() -> None:
    game = play(purses(9, 9, 9).auction("good").game(), "withdraw", "withdraw")
    assert (event_args(game, "won"), held(game, 2)) == ([(2, 0, "good")], {"good": 1, "gold": 9})


@pytest.mark.clause("E5.4", "E5.6")
def test_the_last_one_left_in_pays_the_bid_that_stands() -> None:
    game = play(purses(9, 9).auction("good").game(), "bid 4", "bid 4", "withdraw")
    assert held(game, 1) == {"good": 1, "gold": 5}


@pytest.mark.clause("E5.4", "E5.6")
def test_the_last_one_left_in_cannot_refuse_even_a_population_that_brings_a_revolt() -> None:
    game = play(purses(9, 9).auction("population").game(), "withdraw")
    assert held(game, 1) == {"population": 1, "revolt": 1, "gold": 9}


@pytest.mark.clause("E5.2", "E5.4")
def test_who_has_no_gold_can_still_win_with_an_unshared_0() -> None:
    game = play(purses(9, 9, 0).auction("good").game(), "bid 7", "bid 7", "pass", "pass")
    assert held(game, 2) == {"good": 1}


# E5.5: bonds ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("E5.5")
def test_a_bond_brings_its_winner_10_gold_once_his_bid_is_paid() -> None:
    game = play(purses(9, 9).at("exploration").game(), "bid 4", "pass", "pass", "pass")
    assert held(game, 0) == {"bond": 1, "gold": 15}


@pytest.mark.clause("E5.5")
def test_the_10_gold_of_a_bond_cannot_be_bid_for_the_bond_itself() -> None:
    game = purses(4, 9).at("exploration").game()
    assert legal(game)[-1] == "bid 4"


@pytest.mark.clause("E5.5")
def test_the_10_gold_of_a_bond_can_be_bid_for_the_next_card() -> None:
    game = play(purses(9, 4).at("exploration").game(), "pass", "bid 4", "pass")
    assert (game.deciders, legal(game)[-1]) == ((1,), "bid 10")


@pytest.mark.clause("E5.5")
def test_a_bond_taken_for_0_brings_10_gold_as_well() -> None:
    game = play(purses(9, 0).at("exploration").game(), "withdraw")
    assert held(game, 1) == {"bond": 1, "gold": 10}


@pytest.mark.clause("E5.5")
def test_a_bond_that_nobody_wins_brings_nobody_gold() -> None:
    game = play(purses(9, 9).at("exploration").game(), "pass", "pass")
    assert (held(game, 0), held(game, 1)) == ({"gold": 9}, {"gold": 9})


@pytest.mark.clause("E5.5")
def test_no_other_card_brings_gold() -> None:
    game = play(purses(9, 9).auction("colony").game(), "bid 4", "pass", "pass", "pass")
    assert held(game, 0) == {"colony": 1, "gold": 5}


# E5.6: rounds and openers ---------------------------------------------------------------------------------------------


def first_opener(seed: int) -> int:
    """Who is asked first in the first auction of a new game."""
    game = carrack.new_game("empire", players=3, seed=seed, version="beginner", auction="turns", trades="off")
    return seal(game, "sell 0", "sell 0", "sell 0").deciders[0]


@pytest.mark.clause("E5.6")
def test_the_opener_of_the_games_first_card_is_random() -> None:
    assert {first_opener(seed) for seed in range(20)} == {0, 1, 2}


@pytest.mark.clause("E5.6")
def test_the_opener_bids_first_and_the_others_follow_to_the_left() -> None:
    game = play(purses(9, 9, 9).opener(2).auction("good").game(), "bid 1", "bid 2", "bid 3")
    assert event_args(game, "bids") == [(2, 1), (0, 2), (1, 3)]


@pytest.mark.clause("E5.6")
def test_each_later_cards_opener_is_the_next_seat_left() -> None:
    game = pass_round(seal(purses(9, 9, 9).at("commerce").opener(1).game(), "sell 0", "sell 0", "sell 0"))
    assert event_args(game, "opens") == [(1,), (2,), (0,), (1,), (2,)]


@pytest.mark.clause("E5.6")
def test_openers_go_on_to_the_left_across_rounds() -> None:
    game = pass_round(purses(9, 9, 9).at("exploration").opener(1).game())
    assert seal(game, "sell 0", "sell 0", "sell 0").deciders == (0,)


@pytest.mark.clause("E5.6")
def test_the_opener_moves_on_from_the_opener_and_not_from_the_winner() -> None:
    game = play(purses(9, 9, 9).at("exploration").game(), "pass", "pass", "bid 1", "pass", "pass", "pass")
    assert game.deciders == (1,)


@pytest.mark.clause("E5.6")
def test_every_bidding_round_of_a_card_starts_at_its_opener() -> None:
    game = play(purses(9, 9, 9).opener(1).auction("good").game(), "pass", "bid 2", "pass")
    assert game.deciders == (1,)


@pytest.mark.clause("E5.6")
def test_a_bidding_round_starts_at_the_next_one_in_if_the_opener_is_out() -> None:
    game = play(purses(9, 9, 9).opener(1).auction("good").game(), "withdraw", "bid 2", "pass")
    assert game.deciders == (2,)


@pytest.mark.clause("E5.6")
def test_the_auction_ends_when_a_whole_round_brings_neither_raise_nor_withdrawal() -> None:
    """The raise of the last in the first round lets everybody choose once more."""
    game = play(purses(9, 9, 9).auction("good").game(), "pass", "pass", "bid 1", "pass", "pass")
    assert (event_args(game, "won"), game.deciders) == ([], (2,))


@pytest.mark.clause("E5.6")
def test_a_withdrawal_also_brings_another_round() -> None:
    game = play(purses(9, 9, 9).auction("good").game(), "pass", "pass", "withdraw")
    assert (event_args(game, "nobody-won"), game.deciders) == ([], (0,))


@pytest.mark.clause("E5.6")
def test_one_who_held_may_raise_in_a_later_round() -> None:
    game = play(purses(9, 9).auction("good").game(), "pass", "bid 1", "bid 2", "pass", "pass", "pass")
    assert event_args(game, "won") == [(0, 2, "good")]


@pytest.mark.clause("E5.6")
def test_whether_one_is_tied_is_judged_at_that_moment() -> None:
    """Both were tied at 0; after the raise of seat 0, seat 1 is alone at 0 and may no longer withdraw."""
    game = play(purses(9, 2).auction("good").game(), "bid 1")
    assert legal(game) == ["pass", "bid 1", "bid 2"]


@pytest.mark.clause("E5.6")
def test_who_can_neither_raise_nor_withdraw_holds_unasked() -> None:
    game = play(purses(9, 0).auction("good").game(), "bid 1")
    assert (event_args(game, "holds"), game.deciders) == ([(1,)], (0,))


# E5.8: the next round -------------------------------------------------------------------------------------------------


@pytest.mark.clause("E5.8")
def test_after_the_fifth_auction_the_shortage_card_moves_on_and_a_round_starts() -> None:
    layout = in_turns(players=2, trade_offers=0).at("commerce")
    game = seal(layout.game(), "sell 0", "sell 0")
    row = game.to_dict()["row"]
    while question(game) == "bid":
        assert game.to_dict()["shortage"] == 0
        game.play("pass")
    assert len(event_args(game, "card")) == 5
    assert (event_args(game, "round"), [number for number, _ in event_args(game, "shortage")]) == ([(2,)], [2])
    assert (game.to_dict()["shortage"], game.to_dict()["row"]) == (1, row)
    assert question(game) == "sell"


@pytest.mark.clause("E5.8")
def test_the_card_that_was_covered_is_auctioned_in_the_next_round() -> None:
    game = seal(pass_round(purses(9, 9).at("exploration").game()), "sell 0", "sell 0")
    assert event_args(game, "card")[4:] == [("good",)]


@pytest.mark.clause("E5.8")
def test_the_card_the_shortage_card_moved_to_is_left_out_in_the_next_round() -> None:
    game = seal(pass_round(purses(9, 9).at("exploration").game()), "sell 0", "sell 0")
    assert ("bond",) not in event_args(pass_round(game), "card")[4:]
