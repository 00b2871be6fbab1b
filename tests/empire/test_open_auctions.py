"""E5.1 to E5.6, `auction=open`: five cards a round, bids and withdrawals at any time, and who wins."""

import pytest

import carrack
from carrack.games.empire.words import CARDS
from support.empire import bank, event_args, held, legal, question, seal
from support.open_empire import ROW, act, is_legal, purses, refusal, settle

# E5.1: the cards ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("E5.6")
def test_open_auctions_are_the_default() -> None:
    assert carrack.new_game("empire", players=2, seed=1).options["auction"] == "open"


@pytest.mark.clause("E5.6")
@pytest.mark.parametrize("auction", ["sequential", "simultaneous"])
def test_the_names_of_version_1_are_no_auctions_of_version_2(auction: str) -> None:
    with pytest.raises(carrack.OptionError, match="bad-value"):
        carrack.new_game("empire", players=2, seed=1, auction=auction)


@pytest.mark.clause("E5.6")
def test_version_1_bids_in_turns_by_default_and_knows_no_open_auction() -> None:
    assert carrack.new_game("empire", players=2, seed=1, rules_version=1).options["auction"] == "sequential"
    with pytest.raises(carrack.OptionError, match="bad-value"):
        carrack.new_game("empire", players=2, seed=1, rules_version=1, auction="open")


@pytest.mark.clause("E5.1")
@pytest.mark.parametrize(
    ("number", "cards"),
    [
        (1, ["bond", "colony", "population", "population", "colony"]),
        (3, ["good", "bond", "population", "population", "colony"]),
        (5, ["good", "bond", "colony", "population", "colony"]),
    ],
)
def test_the_five_uncovered_cards_are_auctioned_from_first_to_last(number: int, cards: list[str]) -> None:
    game = seal(purses(1, 1).round(number).at("commerce").game(), "sell 0", "sell 0")
    for _ in range(5):
        settle(game)
    assert [card for (card,) in event_args(game, "card")] == cards


@pytest.mark.clause("E5.1")
def test_the_question_names_the_card_and_its_place_in_the_row() -> None:
    game = purses(1, 1).at("exploration").game()
    asked = []
    while question(game) == "lot":
        assert game.ask is not None
        asked.append(tuple(game.ask.args.values()))
        settle(game)
    assert asked == [(card, place) for place, card in enumerate(ROW, 1)][1:]


@pytest.mark.clause("E5.1")
def test_the_winner_gets_a_card_of_the_kind_from_the_bank() -> None:
    game = purses(5, 5).auction("colony").game()
    before = bank(game)["colony"]
    settle(act(game, "s1 bid 2"))
    assert (held(game, 1), before - bank(game)["colony"]) == ({"colony": 1, "gold": 3}, 1)


@pytest.mark.clause("E5.1")
def test_the_row_keeps_its_cards_when_they_are_won() -> None:
    game = settle(act(purses(5, 5).at("exploration").game(), "s0 bid 1"))
    assert [CARDS[kind] for kind in game.to_dict()["row"]] == list(ROW)


@pytest.mark.clause("E1.3", "E5.1")
def test_a_card_whose_kind_is_gone_from_a_strict_bank_is_not_auctioned() -> None:
    layout = purses(9, 9, strict_bank=True).hold(0, bond=19).at("commerce")
    game = seal(layout.game(), "sell 0", "sell 0")
    assert (event_args(game, "no-card"), event_args(game, "card")) == ([("bond",)], [("colony",)])


@pytest.mark.clause("E5.8")
def test_after_five_cards_the_shortage_card_moves_and_the_next_round_begins() -> None:
    game = purses(1, 1).at("exploration").game()
    for _ in range(5):
        settle(game)
    assert (question(game), game.to_dict()["round"], event_args(game, "shortage")) == ("sell", 2, [(2, "bond")])


@pytest.mark.clause("E5.8", "E6.1")
def test_after_the_fifth_exploration_comes_the_last_development_and_the_end() -> None:
    game = purses(1, 1).round(5).at("exploration").game()
    for _ in range(5):
        settle(game)
    assert game.is_over


# E5.2: raises ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("E5.2", "E5.6")
def test_a_lot_is_open_to_all_at_once() -> None:
    game = purses(9, 9, 9).auction("good").game()
    assert (game.mode, question(game), game.deciders) == ("open", "lot", (0, 1, 2))


@pytest.mark.clause("E5.2")
def test_everyone_starts_at_0_and_may_raise_to_all_his_gold() -> None:
    game = purses(2, 0, 3).auction("good").game()
    assert [legal(game, seat) for seat in range(3)] == [
        ["withdraw", "bid 1", "bid 2", "content"],
        ["withdraw", "content"],
        ["withdraw", "bid 1", "bid 2", "bid 3", "content"],
    ]


@pytest.mark.clause("E5.2", "E5.6")
def test_anybody_raises_at_any_time_in_any_order() -> None:
    game = act(purses(9, 9, 9).auction("good").game(), "s2 bid 1", "s2 bid 4", "s0 bid 2", "s2 bid 5", "s1 bid 3")
    assert event_args(game, "bids") == [(2, 1), (2, 4), (0, 2), (2, 5), (1, 3)]


@pytest.mark.clause("E5.2")
def test_a_bid_above_ones_gold_is_refused() -> None:
    assert refusal(purses(4, 9).auction("good").game(), "s0 bid 5").clause == "E5.2"


@pytest.mark.clause("E5.2")
@pytest.mark.parametrize("amount", [0, 3, 4])
def test_bids_never_fall_and_a_bid_is_not_made_twice(amount: int) -> None:
    game = act(purses(9, 9).auction("good").game(), "s0 bid 4")
    assert refusal(game, f"s0 bid {amount}").clause == "E5.2"


@pytest.mark.clause("E5.2")
def test_a_bid_of_0_is_where_everybody_stands_already() -> None:
    assert not is_legal(purses(9, 9).auction("good").game(), "s0 bid 0")


@pytest.mark.clause("E5.2")
def test_a_bid_may_be_below_the_highest() -> None:
    game = act(purses(9, 9, 9).auction("good").game(), "s0 bid 8", "s1 bid 3")
    assert game.to_dict()["bids"] == [8, 3, 0]


@pytest.mark.clause("E5.2")
def test_a_bid_may_equal_anothers() -> None:
    game = act(purses(9, 9, 9).auction("good").game(), "s0 bid 8", "s1 bid 8")
    assert game.to_dict()["bids"] == [8, 8, 0]


@pytest.mark.clause("E5.2")
def test_everyone_starts_at_0_again_with_the_next_card() -> None:
    game = settle(act(purses(9, 9).at("exploration").game(), "s0 bid 4", "s1 bid 3"))
    assert (game.to_dict()["bids"], legal(game, 1)[:2]) == ([0, 0], ["withdraw", "bid 1"])


@pytest.mark.clause("E5.2")
def test_amounts_above_511_cannot_be_named_however_much_gold_one_has() -> None:
    assert legal(purses(600, 9).auction("good").game(), 0)[-2:] == ["bid 511", "content"]


@pytest.mark.clause("E5.2")
def test_a_bid_of_512_is_no_move() -> None:
    assert refusal(purses(600, 9).auction("good").game(), "s0 bid 512").code == "no-such-move"


@pytest.mark.clause("E5.2", "E5.6")
def test_who_bids_511_alone_can_do_no_more_and_is_content_by_himself() -> None:
    game = act(purses(600, 600).auction("good").game(), "s0 bid 511")
    assert (game.deciders, legal(game, 0)) == ((1,), [])


# E5.3: withdrawals ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("E5.3")
def test_a_player_whose_bid_is_tied_may_withdraw() -> None:
    game = act(purses(5, 5, 9).auction("good").game(), "s0 bid 5", "s2 bid 1", "s1 bid 5")
    assert [is_legal(game, f"s{seat} withdraw") for seat in range(3)] == [True, True, False]


@pytest.mark.clause("E5.3")
def test_a_withdrawal_without_a_tie_is_refused() -> None:
    game = act(purses(9, 9, 9).auction("good").game(), "s0 bid 5")
    found = refusal(game, "s0 withdraw")
    assert (found.code, found.clause) == ("not-tied", "E5.3")


@pytest.mark.clause("E5.3", "E5.6")
def test_a_tie_that_is_gone_allows_no_withdrawal_any_more() -> None:
    game = act(purses(9, 9, 9).auction("good").game(), "s0 bid 5", "s1 bid 5", "s1 bid 6")
    assert not is_legal(game, "s0 withdraw")


@pytest.mark.clause("E5.3", "E5.6")
def test_a_raise_to_anothers_bid_lets_him_withdraw() -> None:
    game = act(purses(9, 9, 9).auction("good").game(), "s0 bid 5", "s1 bid 5", "s0 withdraw")
    assert event_args(game, "withdraws") == [(0,)]


@pytest.mark.clause("E5.3")
def test_once_the_other_withdrew_one_is_no_longer_tied_and_may_not_withdraw() -> None:
    """The rulebook's Erik and Lauren: both bid 5, Erik withdraws, Lauren may not; another player is in at 1."""
    game = act(purses(5, 6, 2).auction("good").game(), "s0 bid 5", "s1 bid 5", "s2 bid 1", "s0 withdraw")
    assert legal(game, 1) == ["bid 6", "content"]


@pytest.mark.clause("E5.3")
def test_who_withdrew_can_do_nothing_more_for_this_card() -> None:
    game = act(purses(9, 9, 9).auction("good").game(), "s0 withdraw")
    assert (legal(game, 0), game.deciders) == ([], (1, 2))


@pytest.mark.clause("E5.3")
@pytest.mark.parametrize("text", ["bid 1", "withdraw", "content"])
def test_who_withdrew_is_refused_whatever_he_tries(text: str) -> None:
    game = act(purses(9, 9, 9).auction("good").game(), "s0 withdraw")
    assert refusal(game, f"s0 {text}").clause in {"E5.3", "E5.6"}


@pytest.mark.clause("E5.3")
def test_who_withdrew_bids_for_the_next_card() -> None:
    game = settle(act(purses(9, 9, 9).at("exploration").game(), "s0 withdraw"))
    assert game.deciders == (0, 1, 2)


@pytest.mark.clause("E5.3")
def test_withdrawing_costs_nothing() -> None:
    game = settle(act(purses(9, 9, 9).auction("good").game(), "s0 bid 5", "s1 bid 5", "s0 withdraw"))
    assert held(game, 0) == {"gold": 9}


@pytest.mark.clause("E5.3", "E5.6")
def test_of_three_who_are_tied_two_may_withdraw() -> None:
    game = act(purses(9, 9, 9, 9).auction("good").game(), "s0 bid 2", "s1 bid 2", "s2 bid 2", "s1 withdraw")
    act(game, "s2 withdraw")
    assert [is_legal(game, f"s{seat} withdraw") for seat in range(4)] == [False] * 4


# E5.4: who wins -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("E5.4")
def test_the_highest_unshared_bid_wins_and_is_paid() -> None:
    game = settle(act(purses(9, 9).auction("good").game(), "s0 bid 4", "s1 bid 6"))
    assert (held(game, 0), held(game, 1)) == ({"gold": 9}, {"good": 1, "gold": 3})


@pytest.mark.clause("E5.4")
def test_what_is_bid_goes_to_the_bank() -> None:
    game = purses(9, 9).auction("good").game()
    before = bank(game)["gold"]
    settle(act(game, "s0 bid 4", "s1 bid 6"))
    assert bank(game)["gold"] - before == 6


@pytest.mark.clause("E5.4")
def test_the_next_unshared_bid_wins_where_the_highest_are_tied() -> None:
    game = settle(act(purses(9, 9, 9).auction("good").game(), "s2 bid 2", "s0 bid 7", "s1 bid 7"))
    assert event_args(game, "won") == [(2, 2, "good")]


@pytest.mark.clause("E5.4")
def test_the_rulebooks_tied_auction_with_six_players() -> None:
    """Greg and Kathleen bid 12, Toby and Steve 5, Dave 1: Libby wins with her 4."""
    game = purses(20, 20, 20, 20, 20, 20).auction("colony").game()
    settle(act(game, "s0 bid 12", "s1 bid 12", "s2 bid 5", "s3 bid 4", "s4 bid 1", "s5 bid 5"))
    assert event_args(game, "won") == [(3, 4, "colony")]


@pytest.mark.clause("E5.4")
def test_only_the_winner_of_the_rulebooks_tied_auction_pays() -> None:
    game = purses(20, 20, 20, 20, 20, 20).auction("colony").game()
    settle(act(game, "s0 bid 12", "s1 bid 12", "s2 bid 5", "s3 bid 4", "s4 bid 1", "s5 bid 5"))
    assert [held(game, seat)["gold"] for seat in range(6)] == [20, 20, 20, 16, 20, 20]


@pytest.mark.clause("E5.4")
def test_nobody_wins_and_nobody_pays_where_every_bid_is_shared() -> None:
    game = act(purses(9, 9, 9, 9).auction("good").game(), "s0 bid 3", "s1 bid 3", "s2 bid 1", "s3 bid 1")
    settle(game)
    assert (event_args(game, "nobody-won"), [held(game, seat) for seat in range(4)]) == (
        [("good", 3)],
        [{"gold": 9}] * 4,
    )


@pytest.mark.clause("E5.4")
def test_an_unshared_0_wins_where_the_higher_bids_are_tied() -> None:
    game = settle(act(purses(9, 9, 9).auction("good").game(), "s0 bid 7", "s1 bid 7"))
    assert event_args(game, "won") == [(2, 0, "good")]


@pytest.mark.clause("E5.4")
def test_shared_zeros_win_nothing() -> None:
    game = settle(purses(9, 9).auction("good").game())
    assert event_args(game, "nobody-won") == [("good", 0)]


@pytest.mark.clause("E5.4")
def test_players_tied_at_0_may_withdraw() -> None:
    game = act(purses(9, 9, 9).auction("good").game(), "s1 withdraw")
    assert event_args(game, "withdraws") == [(1,)]


@pytest.mark.clause("E5.4")
def test_who_is_alone_at_0_may_not_withdraw() -> None:
    game = act(purses(9, 9, 1).auction("good").game(), "s0 bid 1", "s1 bid 2")
    assert legal(game, 2) == ["bid 1", "content"]


@pytest.mark.clause("E5.4")
def test_who_has_withdrawn_has_no_bid_that_could_tie() -> None:
    """Seats 0 and 1 tied at 5, seat 2 at 2: once 0 is out, the 5 of seat 1 is unshared and wins."""
    game = settle(act(purses(9, 9, 9).auction("good").game(), "s0 bid 5", "s1 bid 5", "s2 bid 2", "s0 withdraw"))
    assert event_args(game, "won") == [(1, 5, "good")]


@pytest.mark.clause("E5.4")
def test_raising_to_the_bid_of_one_who_withdrew_makes_no_tie() -> None:
    game = act(purses(9, 9, 9, 9).auction("good").game(), "s0 bid 5", "s1 bid 5", "s0 withdraw", "s1 bid 6")
    act(game, "s3 bid 6", "s2 bid 5")
    assert not is_legal(game, "s2 withdraw")
    assert event_args(settle(game), "won") == [(2, 5, "good")]


@pytest.mark.clause("E5.4")
def test_the_0_of_one_who_withdrew_does_not_tie_the_last_0() -> None:
    game = act(purses(9, 9, 9, 9).auction("good").game(), "s2 withdraw", "s0 bid 4", "s1 bid 4")
    assert event_args(settle(game), "won") == [(3, 0, "good")]


@pytest.mark.clause("E5.4", "E5.6")
def test_the_last_one_left_in_takes_the_card_at_once_even_for_0() -> None:
    game = act(purses(9, 9, 9).auction("good").game(), "s0 withdraw", "s2 withdraw")
    assert (event_args(game, "won"), held(game, 1)) == ([(1, 0, "good")], {"good": 1, "gold": 9})


@pytest.mark.clause("E5.4", "E5.6")
def test_the_last_one_left_in_pays_the_bid_that_stands() -> None:
    game = act(purses(9, 9).auction("good").game(), "s0 bid 4", "s1 bid 4", "s0 withdraw")
    assert held(game, 1) == {"good": 1, "gold": 5}


@pytest.mark.clause("E5.4", "E5.6")
def test_the_last_one_left_in_cannot_refuse_even_a_population_that_brings_a_revolt() -> None:
    game = act(purses(9, 9).auction("population").game(), "s0 withdraw")
    assert held(game, 1) == {"revolt": 1, "population": 1, "gold": 9}


# E5.5: bonds ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("E5.5")
def test_the_gold_of_a_bond_is_not_there_to_bid_for_it() -> None:
    assert not is_legal(purses(5, 5).at("exploration").game(), "s0 bid 6")


@pytest.mark.clause("E5.5")
def test_a_bond_brings_its_winner_10_gold_once_his_bid_is_paid() -> None:
    game = settle(act(purses(9, 9).at("exploration").game(), "s0 bid 4"))
    assert held(game, 0) == {"bond": 1, "gold": 15}


@pytest.mark.clause("E5.5")
def test_the_gold_of_a_bond_is_bid_from_the_next_card_on() -> None:
    game = settle(act(purses(9, 9).at("exploration").game(), "s0 bid 9"))
    assert legal(game, 0)[-2] == "bid 10"


@pytest.mark.clause("E5.5")
def test_a_bond_that_nobody_wins_brings_nobody_gold() -> None:
    game = settle(act(purses(9, 9).at("exploration").game(), "s0 bid 9", "s1 bid 9"))
    assert [held(game, seat) for seat in range(2)] == [{"gold": 9}] * 2


# E5.6: openers --------------------------------------------------------------------------------------------------------


def first_opener(seed: int) -> int:
    """The seat that is named first in the first lot of a game."""
    game = carrack.new_game("empire", players=3, seed=seed, version="beginner")
    return seal(game, "sell 0", "sell 0", "sell 0").asked[0]


@pytest.mark.clause("E5.6")
def test_the_opener_of_the_games_first_card_is_random() -> None:
    assert {first_opener(seed) for seed in range(20)} == {0, 1, 2}


@pytest.mark.clause("E5.6")
def test_each_later_cards_opener_is_the_next_seat_left_also_across_rounds() -> None:
    game = purses(9, 9, 9).opener(1).at("exploration").game()
    openers = []
    for _ in range(2):
        for _ in range(5):
            openers.append(game.asked[0])
            settle(game)
        seal(game, "sell 0", "sell 0", "sell 0")
    assert openers == [1, 2, 0, 1, 2, 0, 1, 2, 0, 1]


@pytest.mark.clause("E5.6")
def test_an_opener_has_no_first_word() -> None:
    game = act(purses(9, 9, 9).opener(1).auction("good").game(), "s0 bid 1")
    assert event_args(game, "bids") == [(0, 1)]


# E5.6: slower tables --------------------------------------------------------------------------------------------------


@pytest.mark.clause("E5.6")
def test_turns_ask_each_player_in_order_from_the_opener() -> None:
    game = purses(9, 9, 9, auction="turns").opener(2).auction("good").game()
    asked: list[int] = []
    for _ in range(3):
        asked += game.deciders
        game.play("pass")
    assert (asked, event_args(game, "nobody-won")) == ([2, 0, 1], [("good", 0)])


@pytest.mark.clause("E5.6")
def test_turns_let_each_raise_withdraw_if_tied_or_hold() -> None:
    game = purses(2, 9, auction="turns").auction("good").game()
    assert (game.mode, legal(game)) == ("turn", ["pass", "withdraw", "bid 1", "bid 2"])


@pytest.mark.clause("E5.6")
def test_sealed_bids_are_chosen_unseen_by_all_at_once() -> None:
    game = purses(9, 9, 9, auction="sealed").auction("good").game()
    assert (game.mode, game.deciders, legal(game, 1)[:3]) == ("sealed", (0, 1, 2), ["pass", "withdraw", "bid 1"])


@pytest.mark.clause("E5.6")
def test_sealed_withdrawals_come_first_and_in_order_from_the_opener() -> None:
    game = purses(9, 9, 9, auction="sealed").opener(1).auction("good").game()
    seal(game, "withdraw", "withdraw", "withdraw")
    assert (event_args(game, "withdraws"), event_args(game, "won")) == ([(1,), (2,)], [(0, 0, "good")])


@pytest.mark.clause("E5.6")
@pytest.mark.parametrize("auction", ["turns", "sealed"])
def test_nobody_is_content_at_slower_tables(auction: str) -> None:
    assert not is_legal(purses(9, 9, auction=auction).auction("good").game(), "s0 content")


@pytest.mark.clause("E5.6")
def test_nobody_holds_in_an_open_lot() -> None:
    assert not is_legal(purses(9, 9).auction("good").game(), "s0 pass")
