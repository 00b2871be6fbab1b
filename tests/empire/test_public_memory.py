"""What a position keeps of what everybody has seen: the last claims, and who refused whose offers."""

from typing import Any

import carrack
from support.empire import Layout, claiming, in_turns, play, select

OFFER = "offer 1 give 1 gold for 1 good done"
TWICE = "offer 2 give 1 gold for 1 colony done"


def picks(game: carrack.Game) -> list[int]:
    return list(game.to_dict()["picks"])


def refused(game: carrack.Game) -> list[int]:
    return list(game.to_dict()["refused"])


def market() -> Layout:
    """A trade window of three: seat 0 has gold, seat 1 a good, seat 2 a colony."""
    return in_turns(players=3).hold(0, gold=9).hold(1, good=1, gold=1).hold(2, colony=1, gold=1).trade()


# Claims --------------------------------------------------------------------------------------------------------------


def test_the_last_claims_are_public_after_a_clash() -> None:
    game = select(claiming("venice", "spain", "france"), "venice", "france", "france")
    for seat in (None, 0, 1, 2):
        view: Any = game.view(seat)
        assert view.picks == [2, 6, 6]  # a nation's number plus one


def test_new_claims_replace_the_last_ones_all_at_once() -> None:
    game = select(claiming("venice", "spain", "france"), "venice", "france", "france")
    game.play("select spain", 0)
    game.play("select spain", 1)
    view: Any = game.view(2)
    assert view.picks == picks(game) == [2, 6, 6]
    game.play("select france", 2)
    assert picks(game) == [5, 5, 6]


def test_nothing_is_left_of_the_claims_once_nations_are_taken() -> None:
    game = select(claiming("venice", "spain"), "venice", "venice")
    assert picks(select(game, "venice", "spain")) == [0, 0]


# Refusals ------------------------------------------------------------------------------------------------------------


def test_a_refusal_is_kept_with_the_maker_of_the_offer() -> None:
    game = play(market().game(), OFFER, "refuse")
    assert refused(game) == [0b010, 0, 0]
    assert refused(play(game, "pass", "pass", TWICE, "refuse")) == [0b110, 0, 0]


def test_a_counter_offer_refuses_what_it_answers() -> None:
    game = play(market().game(), OFFER, "counter")
    assert refused(game) == [0b010, 0, 0]
    assert refused(play(game, "give 1 good for 9 gold done", "refuse")) == [0b010, 0b001, 0]


def test_a_refusal_is_forgotten_when_cards_of_either_change() -> None:
    game = play(market().game(), OFFER, "refuse", "pass", "pass", TWICE, "refuse")
    assert refused(game) == [0b110, 0, 0]
    play(game, "offer 2 give 1 gold done", "accept")  # seat 1 to seat 2
    assert refused(game) == [0, 0, 0]


def test_a_refusal_is_kept_when_a_trade_changes_nothing() -> None:
    game = play(market().game(), OFFER, "refuse", "offer 0 give 1 gold for 1 gold done", "accept")
    assert refused(game) == [0b010, 0, 0]


def test_a_refusal_is_kept_when_only_others_trade() -> None:
    layout = in_turns(players=4).hold(0, gold=9).hold(1, good=1).hold(2, gold=1).hold(3, gold=1).trade()
    game = play(layout.game(), OFFER, "refuse", "pass", "offer 3 give 1 gold done", "accept")
    assert refused(game) == [0b0010, 0, 0, 0]


def test_a_refusal_outlives_its_window_but_not_a_purchase() -> None:
    layout = in_turns(players=2).hold(0, gold=9).hold(1, good=1, gold=1).at("exploration")
    game = play(layout.game(), OFFER, "refuse", "pass", "pass")
    assert game.ask is not None
    assert game.ask.kind == "bid"
    assert refused(game) == [0b10, 0]
    play(game, "bid 2", "pass")
    while game.ask.kind == "bid":
        game.play("pass")
    assert refused(game) == [0, 0]


def test_positions_and_views_written_before_refusals_were_kept_are_read() -> None:
    game = market().game()
    position = game.to_dict()
    del position["refused"]
    assert carrack.load(position).to_dict()["refused"] == [0, 0, 0]
    view = carrack.to_builtins(game.view(0))
    del view["refused"]
    assert carrack.Info(carrack.from_builtins(view)).moves() == game.legal_moves(0)
