"""E1.4 in trade windows: what may be asked of a player whose cards are hidden does not tell what that player has."""

from typing import Any

import pytest

import carrack
from support.empire import Layout, event_args, in_turns, legal, play

EVERY_WINDOW = pytest.mark.parametrize("trades", ["windows", "ends"])


def window(seat_1: dict[str, int], **options: Any) -> carrack.Game:
    """A trade window of three in which seat 0 has a bond and gold, and seat 1 these cards."""
    layout: Layout = in_turns(players=3, **options).hold(0, bond=1, gold=9).hold(1, **seat_1).hold(2, gold=1)
    return layout.trade().game()


@pytest.mark.clause("E1.4", "E5.7")
@EVERY_WINDOW
@pytest.mark.parametrize("texts", [(), ("offer 1",), ("offer 1", "give 1 bond"), ("offer 1", "for 2 colony")])
def test_the_moves_of_an_offer_are_the_same_whatever_the_other_has(texts: tuple[str, ...], trades: str) -> None:
    games = [play(window(cards, trades=trades), *texts) for cards in ({}, {"colony": 5, "gold": 30, "revolt": 2})]
    assert games[0].legal_moves() == games[1].legal_moves()
    assert games[0].choices(0) == games[1].choices(0)
    tried = ("for 31 colony", "for 411 gold", "for 3 colony", "3 good", "give 2 bond")
    assert [games[0].why_not(0, text) for text in tried] == [games[1].why_not(0, text) for text in tried]


@pytest.mark.clause("E5.7")
@pytest.mark.parametrize(
    ("card", "printed"),
    [("supporter", 75), ("revolt", 25), ("good", 45), ("population", 35), ("colony", 30), ("bond", 20), ("gold", 410)],
)
def test_anything_up_to_the_printed_cards_may_be_asked(card: str, printed: int) -> None:
    game = play(window({}), "offer 1")
    assert game.why_not(0, f"for {printed} {card}") is None
    refusal = game.why_not(0, f"for {printed + 1} {card}")
    assert refusal is not None
    assert (refusal.code, refusal.args) == ("more-than-printed", {"card": card, "amount": printed})


@pytest.mark.clause("E5.7")
def test_who_lacks_what_is_asked_for_can_refuse_or_counter_only() -> None:
    game = play(window({"colony": 2}), "offer 1 give 1 bond for 3 colony done")
    assert legal(game) == ["refuse", "counter"]
    refusal = game.why_not(1, "accept")
    assert refusal is not None
    assert (refusal.code, refusal.args) == ("you-lack", {"card": "colony", "amount": 3})
    assert event_args(play(game, "refuse"), "refused") == [(1, 0)]


@pytest.mark.clause("E5.7")
def test_who_has_exactly_what_is_asked_for_can_accept() -> None:
    game = play(window({"colony": 3}), "offer 1 give 1 bond for 3 colony done")
    assert legal(game) == ["accept", "refuse", "counter"]


@pytest.mark.clause("E1.4", "E5.7")
def test_with_open_holdings_only_what_the_other_has_may_be_asked() -> None:
    game = play(window({"colony": 2}, open_holdings=True), "offer 1")
    refusals = [game.why_not(0, f"for {n} colony") for n in (2, 3)]
    assert [refusal and refusal.code for refusal in refusals] == [None, "holds-fewer"]


@pytest.mark.clause("E5.7")
def test_version_1_lets_only_what_the_other_has_be_asked() -> None:
    game = play(window({"colony": 2}, rules_version=1), "offer 1")
    refusals = [game.why_not(0, f"for {n} colony") for n in (2, 3)]
    assert [refusal and refusal.code for refusal in refusals] == [None, "rival-holds-fewer"]
