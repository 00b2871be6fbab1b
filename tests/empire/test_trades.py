"""E5.7: trade windows around the auctions; offers, answers and counter-offers."""

import pytest

import carrack
from support.empire import Layout, event_args, held, in_turns, legal, play, question, seal

LINE = "offer 2 give 1 bond 5 gold for 1 colony"
PROPOSED = (0, 2, "1 card-bond 5 card-gold", "1 card-colony")
COUNTERED = (2, 0, "1 card-colony", "9 card-gold")


def market(**options: int) -> Layout:
    """A trade window of three: seat 0 has bonds and gold, seat 1 gold and revolts, seat 2 colonies and goods."""
    layout = in_turns(players=3, version="standard", **options).trade()
    layout.hold(0, bond=2, gold=9).hold(1, gold=9, revolt=2)
    return layout.hold(2, colony=2, good=1, supporter=3, gold=1)


def asked(game: carrack.Game) -> list[str]:
    """What is asked until the round's exploration is over if everybody passes, repeats left out."""
    kinds: list[str] = []
    while game.mode == "turn":
        if kinds[-1:] != [question(game)]:
            kinds.append(question(game))
        game.play("pass")
    return kinds


# Windows --------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("E5.7")
def test_there_is_a_window_before_each_auction_and_one_after_the_fifth() -> None:
    game = in_turns(players=2, version="standard").hold(0, gold=1).hold(1, gold=1).at("exploration").game()
    assert asked(game) == ["trade", "bid"] * 5 + ["trade"]


@pytest.mark.clause("E5.7")
def test_there_is_a_window_around_sealed_auctions_too() -> None:
    layout = in_turns(players=2, version="standard", auction="sealed").hold(0, gold=1).hold(1, gold=1)
    game = layout.at("exploration").game()
    kinds = []
    while question(game) != "sell":
        kinds.append(question(game))
        for seat in game.deciders:
            game.play("pass", seat)
    assert kinds == ["trade", "trade", "sealed-bid"] * 5 + ["trade", "trade"]


@pytest.mark.clause("E5.7")
def test_without_offers_there_are_no_windows() -> None:
    layout = in_turns(players=2, version="standard", trade_offers=0).hold(0, gold=1).hold(1, gold=1)
    assert asked(layout.at("exploration").game()) == ["bid"]


@pytest.mark.clause("E5.7")
def test_what_was_traded_in_the_window_can_be_bid_in_the_auction_after_it() -> None:
    game = in_turns(players=2, version="standard").hold(0, gold=1).hold(1, gold=5).at("exploration").game()
    play(game, "pass", "offer 0 give 5 gold done", "accept", "pass", "pass")
    assert (question(game), legal(game)[-1]) == ("bid", "bid 6")


@pytest.mark.clause("E5.7")
def test_a_card_won_in_the_fifth_auction_can_be_traded_in_the_last_window() -> None:
    row = ("good", "bond", "population", "population", "colony", "colony")
    game = in_turns(players=2, version="standard").row(*row).hold(0, gold=9).hold(1, gold=9).at("exploration").game()
    while len(event_args(game, "card")) < 5:
        game.play("pass")
    play(game, "withdraw", "pass")
    assert (held(game, 1), legal(play(game, "offer 0"))[0]) == ({"colony": 1, "gold": 9}, "give 1 colony")


@pytest.mark.clause("E5.7")
def test_players_act_in_seat_order() -> None:
    game = market().game()
    seats = []
    for _ in range(3):
        seats.append(game.deciders)
        game.play("pass")
    assert seats == [(0,), (1,), (2,)]


@pytest.mark.clause("E5.7")
def test_after_an_offer_the_next_seat_after_its_maker_acts() -> None:
    game = play(market().game(), LINE, "refuse")
    assert (question(game), game.deciders) == ("trade", (1,))


@pytest.mark.clause("E5.7")
def test_the_window_closes_when_all_pass_in_a_row() -> None:
    game = play(market().game(), "pass", "pass", "pass")
    assert question(game) == "sell"


@pytest.mark.clause("E5.7")
def test_an_offer_lets_those_who_passed_act_again() -> None:
    game = play(market().game(), "pass", "pass", "offer 0 give 1 good done", "refuse", "pass")
    assert (question(game), game.deciders) == ("trade", (1,))


@pytest.mark.clause("E5.7")
def test_passes_before_and_after_an_offer_are_not_in_a_row() -> None:
    game = play(market().game(), "pass", LINE.replace("2 give 1 bond 5", "2 give 5"), "refuse", "pass", "pass")
    assert (question(game), game.deciders) == ("trade", (1,))


@pytest.mark.clause("E5.7")
def test_each_makes_at_most_trade_offers_offers() -> None:
    """Only seat 0 offers; the third time round it has nothing to choose and is not asked."""
    game = market(trade_offers=2).game()
    play(game, LINE, "refuse", "pass", "pass", LINE, "refuse", "pass")
    assert (question(game), game.deciders) == ("trade", (2,))
    assert question(play(game, "pass")) == "sell"


@pytest.mark.clause("E5.7")
@pytest.mark.parametrize(("rules_version", "offers"), [(1, 3), (2, 6)])
def test_three_offers_are_the_default_of_version_1_and_six_of_version_2(rules_version: int, offers: int) -> None:
    game = in_turns(rules_version=rules_version).hold(0, bond=2, gold=9).hold(2, colony=2).trade().game()
    for _ in range(offers):
        play(game, LINE, "refuse", "pass", "pass")
    assert (question(game), len(event_args(game, "proposed"))) == ("sell", offers)


@pytest.mark.clause("E5.7")
@pytest.mark.parametrize("offers", [0, 9])
def test_a_game_may_have_0_to_9_offers(offers: int) -> None:
    assert carrack.new_game("empire", players=2, seed=1, trade_offers=offers).options["trade_offers"] == offers


@pytest.mark.clause("E5.7")
@pytest.mark.parametrize("offers", [-1, 10])
def test_a_game_has_neither_fewer_than_0_offers_nor_more_than_9(offers: int) -> None:
    with pytest.raises(carrack.OptionError, match="bad-value"):
        carrack.new_game("empire", players=2, seed=1, trade_offers=offers)


@pytest.mark.clause("E5.7")
def test_an_accepted_offer_is_used_up_as_well() -> None:
    game = play(market(trade_offers=1).game(), LINE, "accept", "pass", "pass")
    assert question(game) == "sell"


@pytest.mark.clause("E5.7")
def test_the_next_window_gives_everybody_his_offers_anew() -> None:
    layout = in_turns(players=2, version="standard", trade_offers=1).hold(0, gold=9).hold(1, gold=9)
    game = play(layout.at("exploration").game(), "offer 1 give 1 gold done", "refuse", "pass", "pass", "pass")
    assert (question(game), legal(game)) == ("trade", ["pass", "offer s1"])


@pytest.mark.clause("E5.7")
@pytest.mark.parametrize("phase", ["auction", "commerce"])
def test_no_trade_happens_in_an_auction_or_in_commerce(phase: str) -> None:
    layout = in_turns(players=2, version="standard").hold(0, gold=9).hold(1, gold=9)
    game = (layout.auction("good") if phase == "auction" else layout.at(phase)).game()
    refusal = game.why_not(0, "offer 1 give 1 gold done")
    assert refusal is not None
    assert refusal.clause == "E5.7"


# Making an offer ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("E5.7")
def test_an_offer_in_one_line_is_put_to_the_other() -> None:
    game = play(market().game(), LINE)
    assert (question(game), event_args(game, "proposed"), game.deciders) == ("answer", [PROPOSED], (2,))


@pytest.mark.clause("E5.7")
def test_an_offer_names_giver_taker_what_is_given_and_what_is_asked() -> None:
    game = play(market().game(), LINE)
    assert [event_args(game, kind) for kind in ("offers", "gives", "asks", "proposed")] == [
        [(0, 2)],
        [(0, 1, "bond"), (0, 5, "gold")],
        [(0, 1, "colony")],
        [PROPOSED],
    ]


@pytest.mark.clause("E5.7")
def test_an_offer_made_step_by_step_is_the_same_as_in_one_line() -> None:
    steps = play(market().game(), "offer 2", "give 1 bond", "5 gold", "for 1 colony", "done", "accept")
    line = play(market().game(), LINE, "accept")
    assert [held(steps, seat) for seat in range(3)] == [held(line, seat) for seat in range(3)]


@pytest.mark.clause("E5.7")
def test_an_offer_may_be_made_in_parts() -> None:
    game = play(market().game(), "offer 2 give 1 bond", "5 gold for 1 colony", "done")
    assert event_args(game, "proposed") == [PROPOSED]


@pytest.mark.clause("E5.7")
def test_a_half_made_offer_is_public() -> None:
    game = play(market().game(), "offer 2 give 1 bond")
    assert [(event.kind, tuple(event.args.values())) for event in game.events(seat=1)] == [
        ("offers", (0, 2)),
        ("gives", (0, 1, "bond")),
    ]


@pytest.mark.clause("E5.7")
def test_only_the_maker_goes_on_with_a_half_made_offer() -> None:
    game = play(market().game(), "offer 2 give 1 bond")
    assert (game.deciders, legal(game, 2)) == ((0,), [])


@pytest.mark.clause("E5.7")
def test_an_offer_gives_something_or_asks_for_something() -> None:
    assert {text.split()[0] for text in legal(play(market().game(), "offer 2"))} == {"give", "for"}


@pytest.mark.clause("E5.7")
def test_there_is_nothing_to_offer_between_two_who_hold_nothing() -> None:
    game = in_turns(players=3, version="standard", open_holdings=True).hold(2, gold=1).trade().game()
    assert legal(game) == ["pass", "offer s2"]


@pytest.mark.clause("E5.7")
def test_who_holds_nothing_can_only_ask() -> None:
    game = in_turns(players=3, version="standard").hold(2, gold=1).trade().game()
    assert event_args(play(game, "offer 2 for 1 gold"), "asks") == [(0, 1, "gold")]


@pytest.mark.clause("E5.7")
def test_one_may_give_what_one_holds() -> None:
    given = [text for text in legal(play(market().hold(0, gold=2).game(), "offer 2")) if text.startswith("give")]
    assert given == ["give 1 bond", "give 2 bond", "give 1 gold", "give 2 gold"]


@pytest.mark.clause("E5.7")
def test_one_may_ask_for_what_the_other_holds_support_included() -> None:
    game = market(open_holdings=True).game()
    assert [text for text in legal(play(game, "offer 2")) if text.startswith("for")] == [
        "for 1 supporter",
        "for 2 supporter",
        "for 3 supporter",
        "for 1 good",
        "for 1 colony",
        "for 2 colony",
        "for 1 gold",
    ]


@pytest.mark.clause("E5.7")
def test_nations_are_never_traded() -> None:
    game = market().game()
    with pytest.raises(carrack.IllegalMove) as caught:
        game.play("offer 2 give 1 ottomans done")
    assert caught.value.refusal.code == "no-such-move"


@pytest.mark.clause("E5.7")
def test_a_trade_leaves_everybody_his_nation() -> None:
    game = play(market().game(), LINE, "accept")
    assert game.to_dict()["nation"] == [1, 2, 3]


@pytest.mark.clause("E5.2", "E5.7")
def test_amounts_above_511_cannot_be_named_in_offers() -> None:
    game = play(market().hold(0, bond=0, gold=600).game(), "offer 2")
    assert [text for text in legal(game) if text.startswith("give")][-1] == "give 511 gold"


# Answers --------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("E5.7")
def test_the_other_accepts_refuses_or_counters() -> None:
    assert legal(play(market().game(), LINE)) == ["accept", "refuse", "counter"]


@pytest.mark.clause("E5.7")
def test_an_accepted_offer_is_settled_at_once_on_both_sides() -> None:
    game = play(market().game(), LINE, "accept")
    assert [held(game, seat) for seat in range(3)] == [
        {"colony": 1, "bond": 1, "gold": 4},
        {"revolt": 2, "gold": 9},
        {"supporter": 3, "good": 1, "colony": 1, "bond": 1, "gold": 6},
    ]


@pytest.mark.clause("E5.7")
def test_nothing_changes_hands_before_the_answer() -> None:
    game = play(market().game(), LINE)
    assert [held(game, 0), held(game, 2)] == [held(market().game(), 0), held(market().game(), 2)]


@pytest.mark.clause("E5.7")
def test_a_refused_offer_changes_no_hands() -> None:
    game = play(market().game(), LINE, "refuse")
    assert [held(game, 0), held(game, 2)] == [held(market().game(), 0), held(market().game(), 2)]


@pytest.mark.clause("E5.7")
def test_a_trade_moves_nothing_from_or_to_the_bank() -> None:
    game = market().game()
    bank = game.to_dict()["bank"]
    assert play(game, LINE, "accept").to_dict()["bank"] == bank


@pytest.mark.clause("E5.5", "E5.7")
def test_a_bond_that_is_traded_brings_no_10_gold() -> None:
    game = play(market().game(), "offer 2 give 1 bond done", "accept")
    assert held(game, 2)["gold"] == 1


@pytest.mark.clause("E5.7")
def test_the_same_kind_may_be_given_and_asked() -> None:
    game = play(market().game(), "offer 2 give 3 gold for 1 gold", "accept")
    assert (held(game, 0)["gold"], held(game, 2)["gold"]) == (7, 3)


@pytest.mark.clause("E5.7")
def test_something_may_be_asked_for_nothing() -> None:
    game = play(market().game(), "offer 2 for 2 colony", "accept")
    assert held(game, 0) == {"colony": 2, "bond": 2, "gold": 9}


@pytest.mark.clause("E5.7")
def test_all_one_has_may_be_given() -> None:
    game = play(market().game(), "offer 2 give 2 bond 9 gold done", "accept")
    assert held(game, 0) == {}


@pytest.mark.clause("E5.7")
def test_a_gift_needs_acceptance() -> None:
    game = play(market().game(), "offer 2 give 1 bond done")
    assert (game.deciders, legal(game)) == ((2,), ["accept", "refuse", "counter"])


@pytest.mark.clause("E5.7")
def test_a_gift_of_a_revolt_may_be_refused() -> None:
    game = play(market().game(), "pass", "offer 2 give 2 revolt done", "refuse")
    assert (held(game, 1)["revolt"], held(game, 2).get("revolt", 0)) == (2, 0)


@pytest.mark.clause("E5.7")
def test_a_gift_of_revolts_that_is_accepted_moves_them() -> None:
    game = play(market().game(), "pass", "offer 2 give 2 revolt done", "accept")
    assert (held(game, 1).get("revolt", 0), held(game, 2)["revolt"]) == (0, 2)


@pytest.mark.clause("E5.7")
def test_supporters_may_be_sold() -> None:
    game = play(market().game(), "offer 2 give 1 gold for 3 supporter", "accept")
    assert (held(game, 0)["supporter"], held(game, 2).get("supporter", 0)) == (3, 0)


# Counters -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("E5.7")
def test_a_counter_is_an_offer_to_the_one_who_made_the_first() -> None:
    game = play(market().game(), LINE, "counter give 1 colony for 9 gold")
    assert (question(game), event_args(game, "proposed")[1:], game.deciders) == ("answer", [COUNTERED], (0,))


@pytest.mark.clause("E5.7")
def test_a_counter_made_step_by_step_is_the_same() -> None:
    game = play(market().game(), LINE, "counter", "give 1 colony", "for 9 gold")
    assert (event_args(game, "proposed"), game.deciders) == ([PROPOSED, COUNTERED], (0,))


@pytest.mark.clause("E5.7")
def test_an_accepted_counter_is_settled_and_the_first_offer_is_gone() -> None:
    game = play(market().game(), LINE, "counter give 1 colony for 9 gold", "accept")
    assert (held(game, 0), held(game, 2)) == (
        {"colony": 1, "bond": 2},
        {"supporter": 3, "good": 1, "colony": 1, "gold": 10},
    )


@pytest.mark.clause("E5.7")
def test_a_refused_counter_settles_nothing() -> None:
    game = play(market().game(), LINE, "counter give 1 colony for 9 gold", "refuse")
    assert (held(game, 0), held(game, 2)) == (held(market().game(), 0), held(market().game(), 2))


@pytest.mark.clause("E5.7")
def test_a_counter_uses_up_an_offer_of_its_maker() -> None:
    """Seat 2 had one offer and countered with it; when all others pass it is not asked any more."""
    game = play(market(trade_offers=1).game(), LINE, "counter give 1 colony for 9 gold", "refuse")
    while question(game) == "trade":
        assert game.deciders == (1,)
        game.play("pass")
    assert question(game) == "sell"


@pytest.mark.clause("E5.7")
def test_a_counter_uses_up_no_offer_of_the_one_it_is_put_to() -> None:
    game = play(market(trade_offers=2).game(), LINE, "counter give 1 colony for 9 gold", "refuse", "pass", "pass")
    assert (game.deciders, legal(game)) == ((0,), ["pass", "offer s1", "offer s2"])


@pytest.mark.clause("E5.7")
def test_who_has_no_offer_left_cannot_counter() -> None:
    """The only offer of seat 0 is made: to the counter of seat 2 it may only say yes or no."""
    game = play(market(trade_offers=1).game(), LINE, "counter give 1 colony for 9 gold")
    assert legal(game) == ["accept", "refuse"]


@pytest.mark.clause("E5.7")
def test_a_counter_may_be_countered_while_offers_last() -> None:
    game = play(
        market(trade_offers=2).game(), LINE, "counter give 1 colony for 9 gold", "counter give 8 gold for 1 colony"
    )
    assert (game.deciders, legal(game)) == ((2,), ["accept", "refuse", "counter"])


@pytest.mark.clause("E5.7")
def test_a_counter_starts_from_nothing() -> None:
    """What the first offer named is not part of the counter: giving alone makes a gift."""
    game = play(market().game(), LINE, "counter give 1 good done", "accept")
    assert held(game, 0) == {"good": 1, "bond": 2, "gold": 9}


@pytest.mark.clause("E5.7")
def test_a_counter_is_no_pass() -> None:
    game = play(market().game(), "pass", "offer 2 give 1 gold done", "counter for 2 gold", "refuse", "pass", "pass")
    assert (question(game), game.deciders) == ("trade", (1,))


# Kept -----------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("E5.7")
def test_a_half_made_offer_survives_a_restart() -> None:
    game = play(market().game(), "offer 2 give 1 bond")
    again = carrack.replay("\n".join(game.entries()))
    assert held(play(again, "5 gold for 1 colony done", "accept"), 0) == {"colony": 1, "bond": 1, "gold": 4}


@pytest.mark.clause("E5.7")
def test_an_unanswered_offer_is_part_of_the_position() -> None:
    game = carrack.load(play(market().game(), LINE).to_dict())
    assert held(play(game, "accept"), 0) == {"colony": 1, "bond": 1, "gold": 4}


@pytest.mark.clause("E3.5", "E5.7")
def test_the_development_follows_the_last_window_without_another_trade() -> None:
    """Once all passed the round is over: an unused population brings its revolt where it lies."""
    game = in_turns(players=2, version="standard").hold(0, population=1, gold=1).hold(1, gold=1).trade().game()
    assert held(play(game, "pass", "pass"), 0) == {"revolt": 1, "population": 1, "gold": 1}


@pytest.mark.clause("E5.7")
def test_what_is_traded_in_the_last_window_counts_in_the_next_development() -> None:
    game = in_turns(players=2, version="standard").hold(0, population=1).hold(1, gold=1, colony=1).trade().game()
    play(game, "offer 1 give 1 population done", "accept", "pass", "pass")
    assert held(seal(game, "sell 0", "sell 0"), 1) == {"good": 1, "population": 1, "colony": 1, "gold": 1}
