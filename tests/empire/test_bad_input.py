"""Moves that the rules forbid: each is refused with a code, its clause and a remedy, and changes nothing."""

import json
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

import carrack
from support.empire import NATIONS, Layout, in_turns, legal, play, seal


class Bad(NamedTuple):
    """What a seat tries, and how it is refused."""

    seat: int
    text: str
    code: str
    clause: str
    remedy: str


def refused(game: carrack.Game, bad: Bad) -> carrack.IllegalMove:
    """Try it; nothing may have changed afterwards."""
    before = (json.dumps(game.to_dict()), game.entries(), game.events(), game.committed)
    with pytest.raises(carrack.IllegalMove) as caught:
        game.play(bad.text, bad.seat)
    assert (json.dumps(game.to_dict()), game.entries(), game.events(), game.committed) == before
    return caught.value


def check(game: carrack.Game, bad: Bad) -> None:
    """It is refused as it should be, in play as in `why_not`."""
    refusal = refused(game, bad).refusal
    assert (refusal.code, refusal.clause, refusal.remedy) == (bad.code, bad.clause, bad.remedy)
    assert game.why_not(bad.seat, bad.text) == refusal


def told_why(game: carrack.Game, bad: Bad) -> str:
    """The English sentence of the refusal."""
    return carrack.narrate(refused(game, bad).refusal, "en")


def auction(**options: Any) -> Layout:
    return (
        in_turns(players=3, version="standard", **options)
        .hold(0, gold=9)
        .hold(1, gold=9)
        .hold(2, gold=9)
        .auction("good")
    )


def window() -> Layout:
    return in_turns(players=3, version="standard").hold(0, bond=1, gold=9).hold(1, gold=9).hold(2, colony=2).trade()


def shops() -> Layout:
    return in_turns(players=3, version="standard").hold(0, good=2).hold(1, good=9).hold(2, gold=1).at("commerce")


# Selling --------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("E4.1")
def test_selling_more_than_one_holds() -> None:
    check(shops().game(), Bad(0, "sell 3", "too-few-goods", "E4.1", "fewer"))


@pytest.mark.clause("E4.1")
def test_selling_without_a_good() -> None:
    check(shops().game(), Bad(2, "sell 1", "too-few-goods", "E4.1", "fewer"))


@pytest.mark.clause("E4.1")
def test_selling_more_than_7_is_no_move() -> None:
    assert refused(shops().game(), Bad(1, "sell 8", "", "", "")).refusal.code == "no-such-move"


@pytest.mark.clause("E4.1")
def test_a_choice_that_is_in_stays_when_a_change_is_refused() -> None:
    game = shops().game()
    game.play("sell 2", 0)
    refused(game, Bad(0, "sell 3", "", "", ""))
    assert game.view(0).choice == "sell 2"


@pytest.mark.clause("E4.1")
def test_the_refusal_of_a_sale_says_how_many_can_be_sold() -> None:
    assert "2 goods" in told_why(shops().game(), Bad(0, "sell 3", "", "", ""))


@pytest.mark.clause("E4.1")
def test_selling_after_the_reveal() -> None:
    game = seal(shops().game(), "sell 1", "sell 0", "sell 0")
    check(game, Bad(0, "sell 1", "when-sell", "E4.1", "wait"))


@pytest.mark.clause("E4.1")
def test_selling_after_the_reveal_while_another_player_is_asked() -> None:
    """Seat 0 is asked whether it trades: seat 1 comes too late all the same, and is told by which clause."""
    game = seal(shops().game(), "sell 1", "sell 0", "sell 0")
    refusal = refused(game, Bad(1, "sell 1", "", "", "")).refusal
    assert (game.deciders, refusal.clause, bool(refusal.remedy)) == ((0,), "E4.1", True)


# Bidding --------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("E5.2")
@pytest.mark.parametrize("kind", ["turns", "sealed"])
def test_bidding_more_than_ones_gold(kind: str) -> None:
    check(auction(auction=kind).game(), Bad(0, "bid 10", "bid-too-high", "E5.2", "bid-less"))


@pytest.mark.clause("E5.2")
def test_bidding_lower_than_before() -> None:
    game = play(auction().game(), "bid 5", "bid 5", "bid 5")
    check(game, Bad(0, "bid 4", "bid-too-low", "E5.2", "bid-more"))


@pytest.mark.clause("E5.2")
def test_bidding_lower_than_before_unseen() -> None:
    game = seal(auction(auction="sealed").game(), "bid 5", "bid 5", "bid 5")
    check(game, Bad(2, "bid 4", "bid-too-low", "E5.2", "bid-more"))


@pytest.mark.clause("E5.2")
def test_bidding_what_one_has_bid_already() -> None:
    game = play(auction().game(), "bid 5", "bid 5", "bid 5")
    check(game, Bad(0, "bid 5", "bid-too-low", "E5.2", "bid-more"))


@pytest.mark.clause("E5.2")
def test_the_refusal_of_a_bid_says_what_one_has() -> None:
    assert "9 gold" in told_why(auction().game(), Bad(0, "bid 10", "", "", ""))


@pytest.mark.clause("E5.3")
def test_withdrawing_untied() -> None:
    game = play(auction().game(), "bid 5", "bid 4")
    check(game, Bad(2, "withdraw", "not-tied", "E5.3", "hold"))


@pytest.mark.clause("E5.3")
def test_withdrawing_untied_unseen() -> None:
    game = seal(auction(auction="sealed").game(), "bid 5", "bid 4", "bid 4")
    check(game, Bad(0, "withdraw", "not-tied", "E5.3", "hold"))


@pytest.mark.clause("E5.3")
def test_bidding_after_withdrawing() -> None:
    game = seal(auction(auction="sealed").game(), "withdraw", "bid 4", "bid 4")
    assert refused(game, Bad(0, "bid 5", "", "", "")).refusal.code == "not-your-turn"


@pytest.mark.clause("E5.2")
def test_bidding_in_a_trade_window() -> None:
    check(window().game(), Bad(0, "bid 1", "when-bid", "E5.2", "wait"))


@pytest.mark.clause("E5.6")
def test_bidding_out_of_turn() -> None:
    assert refused(auction().game(), Bad(1, "bid 1", "", "", "")).refusal.code == "not-your-turn"


# Trading --------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("E5.7")
@pytest.mark.parametrize(
    "text",
    [
        "offer 2 give 2 bond done",
        "offer 2 give 1 good done",
        "offer 2 give 10 gold for 1 colony",
        "offer 2 give 1 bond 10 gold for 1 colony",
    ],
)
def test_offering_what_one_does_not_hold(text: str) -> None:
    check(window().game(), Bad(0, text, "you-hold-fewer", "E5.7", "fewer"))


@pytest.mark.clause("E5.7")
@pytest.mark.parametrize(
    "text", ["offer 2 for 31 colony", "offer 2 give 1 bond for 46 good", "offer 2 give 1 bond for 411 gold"]
)
def test_asking_for_more_than_there_is(text: str) -> None:
    check(window().game(), Bad(0, text, "more-than-printed", "E5.7", "fewer"))


@pytest.mark.clause("E5.7")
def test_a_refused_line_names_the_step_that_is_wrong() -> None:
    assert refused(window().game(), Bad(0, "offer 2 give 1 bond 10 gold for 1 colony", "", "", "")).refusal.step == 2


@pytest.mark.clause("E5.7")
def test_countering_with_what_one_does_not_hold() -> None:
    game = play(window().game(), "offer 2 give 1 bond for 1 colony")
    check(game, Bad(2, "counter give 3 colony for 1 bond", "you-hold-fewer", "E5.7", "fewer"))


@pytest.mark.clause("E5.7")
def test_offering_to_oneself() -> None:
    check(window().game(), Bad(0, "offer 0 give 1 bond done", "not-yourself", "E5.7", "other-player"))


@pytest.mark.clause("E5.7")
def test_offering_nothing_for_nothing() -> None:
    check(window().game(), Bad(0, "offer 2 done", "give-or-for-first", "E5.7", "give-or-for"))


@pytest.mark.clause("E5.7")
def test_giving_none_of_a_kind() -> None:
    check(window().game(), Bad(0, "offer 2 give 0 bond done", "nothing-is-no-part", "E5.7", "name-cards"))


@pytest.mark.clause("E5.7")
def test_answering_where_no_offer_is_open() -> None:
    check(window().game(), Bad(0, "accept", "when-accept", "E5.7", "wait"))


@pytest.mark.clause("E5.7")
@pytest.mark.parametrize(("seat", "text"), [(0, "accept"), (1, "accept"), (1, "refuse"), (1, "counter")])
def test_answering_somebody_elses_offer(seat: int, text: str) -> None:
    """Seat 0 has made the offer, seat 1 looks on: only seat 2, to whom it was made, may answer."""
    refusal = refused(play(window().game(), "offer 2 give 1 bond for 1 colony"), Bad(seat, text, "", "", "")).refusal
    assert (refusal.code, refusal.clause, bool(refusal.remedy)) == ("not-your-turn", "E5.7", True)


@pytest.mark.clause("E5.7")
def test_the_refusal_of_an_answer_can_be_told() -> None:
    game = play(window().game(), "offer 2 give 1 bond for 1 colony")
    assert told_why(game, Bad(1, "accept", "", "", "")) != ""


@pytest.mark.clause("E5.7")
def test_accepting_twice() -> None:
    game = play(window().game(), "offer 2 give 1 bond for 1 colony", "accept", "pass")
    check(game, Bad(2, "accept", "when-accept", "E5.7", "wait"))


@pytest.mark.clause("E5.7")
def test_the_refusal_of_an_offer_says_what_there_is() -> None:
    assert "You have only 1 bond" in told_why(window().game(), Bad(0, "offer 2 give 2 bond done", "", "", ""))


@pytest.mark.clause("E5.7")
def test_an_offer_of_512_is_no_move() -> None:
    game = window().hold(0, gold=600).game()
    assert refused(game, Bad(0, "offer 2 give 512 gold done", "", "", "")).refusal.code == "no-such-move"


# Selecting ------------------------------------------------------------------------------------------------------------


def claiming() -> tuple[carrack.Game, str, list[str]]:
    """A game of two before its nations are claimed: a nation that is not laid out, and the two that are."""
    game = carrack.new_game("empire", players=2, seed=3)
    laid = [text.removeprefix("select ") for text in legal(game, 0)]
    return game, next(name for name in NATIONS if name not in laid), laid


@pytest.mark.clause("E7.2")
def test_selecting_a_nation_that_was_not_laid_out() -> None:
    game, other, _ = claiming()
    check(game, Bad(0, f"select {other}", "not-laid-out", "E7.2", "other-nation"))


@pytest.mark.clause("E7.2")
def test_the_refusal_of_a_nation_can_be_told() -> None:
    game, other, _ = claiming()
    assert told_why(game, Bad(1, f"select {other}", "", "", "")).endswith("(E7.2)")


@pytest.mark.clause("E2.4")
def test_selecting_after_the_reveal() -> None:
    game, _, laid = claiming()
    seal(game, f"select {laid[0]}", f"select {laid[1]}")
    check(game, Bad(0, f"select {laid[1]}", "when-select", "E2.4", "choose"))


@pytest.mark.clause("E2.4")
def test_selling_before_nations_are_claimed() -> None:
    check(claiming()[0], Bad(0, "sell 0", "when-sell", "E4.1", "wait"))


# Everywhere -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("E5.2", "E5.7")
@pytest.mark.parametrize(
    "text", ["", "bid", "bid -1", "bid 1.5", "bid x", "offer", "offer 3", "offer 2 give 1", "sell", "take"]
)
@pytest.mark.parametrize("layout", [auction, window])
def test_what_is_no_move_at_all(layout: Callable[[], Layout], text: str) -> None:
    assert refused(layout().game(), Bad(0, text, "", "", "")).refusal.code == "no-such-move"


@pytest.mark.clause("E5.7")
@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_a_refusal_is_told_in_three_languages(lang: str) -> None:
    refusal = refused(window().game(), Bad(0, "offer 2 give 2 bond done", "", "", "")).refusal
    assert carrack.narrate(refusal, lang).endswith("(E5.7)")
