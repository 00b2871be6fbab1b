"""E6: when the game ends, and who has won."""

from __future__ import annotations

from typing import Any

import pytest

import carrack
from support.empire import Layout, claiming, event_args, held, in_turns, legal, question, seal

clause = pytest.mark.clause


def ending(players: int = 3, version: str = "beginner") -> Layout:
    """A table at the end of the fifth round: only the sixth development is left."""
    return in_turns(players=players, version=version).round(5).at("round")


def play_out(game: carrack.Game) -> carrack.Game:
    """Nobody sells, bids or trades any more."""
    while not game.is_over:
        if question(game) == "sell":
            seal(game, *["sell 0"] * game.players)
        else:
            game.play("pass")
    return game


def whole(**options: Any) -> carrack.Game:
    in_order = {"version": "beginner", "auction": "turns", "trades": "off", **options}
    return play_out(carrack.new_game("empire", players=3, seed=5, **in_order))


@clause("E6.1")
@pytest.mark.parametrize(("phase", "times"), [("development", 6), ("commerce", 5), ("exploration", 5)])
def test_there_are_six_developments_and_five_commerces_and_explorations(phase: str, times: int) -> None:
    assert event_args(whole(), "phase").count((phase,)) == times


@clause("E6.1")
def test_a_standard_game_has_as_many() -> None:
    g = claiming("spain", "venice", auction="turns", trades="off")
    play_out(seal(g, "select spain", "select venice"))
    phases = event_args(g, "phase")
    assert [phases.count((phase,)) for phase in ("development", "commerce", "exploration")] == [6, 5, 5]


@clause("E6.1")
def test_five_cards_are_auctioned_in_each_of_five_rounds() -> None:
    assert len(event_args(whole(), "card")) == 25


@clause("E6.1")
def test_the_rounds_are_numbered_one_to_six() -> None:
    assert event_args(whole(), "round") == [(1,), (2,), (3,), (4,), (5,), (6,)]


@clause("E6.1")
def test_the_shortage_card_ends_on_the_last_card() -> None:
    g = whole()
    assert [number for number, _ in event_args(g, "shortage")] == [1, 2, 3, 4, 5, 6]


@clause("E6.1")
def test_nothing_follows_the_sixth_development() -> None:
    events = [event.kind for event in whole().events()]
    last = len(events) - 1 - events[::-1].index("phase")
    assert set(events[last + 1 :]) <= {"built", "gained", "unrest", "interest", "default", "end"}
    assert events[-1] == "end"


@clause("E6.1")
def test_the_game_goes_on_after_the_fifth_development() -> None:
    g = in_turns(players=2, version="beginner").round(4).at("round").game()
    assert (g.is_over, question(g)) == (False, "sell")


@clause("E6.1")
def test_the_game_is_over_after_the_sixth_development() -> None:
    g = ending().game()
    assert (g.is_over, g.mode, g.deciders) == (True, "over", ())


@clause("E6.1")
def test_no_move_is_left_once_the_game_is_over() -> None:
    g = ending().hold(0, good=3).game()
    with pytest.raises(carrack.IllegalMove):
        g.play("sell 0", 0)


@clause("E6.1")
def test_the_sixth_development_counts() -> None:
    g = ending(2).hold(0, supporter=2, good=2, population=4, colony=1).game()
    assert (held(g, 0), g.scores()[0]) == (
        {"supporter": 4, "revolt": 1, "good": 1, "population": 4, "colony": 1},
        3,
    )


@clause("E6.1")
def test_bonds_are_paid_in_the_sixth_development() -> None:
    g = ending(2, "standard").hold(0, supporter=2, bond=3, gold=1).game()
    assert (held(g, 0), g.scores()[0]) == ({"supporter": 2, "revolt": 2, "bond": 3}, 0)


@clause("E6.1")
def test_goods_of_the_sixth_development_are_not_sold() -> None:
    g = ending(2).hold(0, population=2, colony=2).game()
    assert held(g, 0) == {"good": 2, "population": 2, "colony": 2}


@clause("E6.2", "E1.2")
def test_the_rulebooks_final_scores() -> None:
    t = ending().hold(0, supporter=6, revolt=2).hold(1, supporter=7, revolt=6).hold(2, supporter=3)
    assert t.game().scores() == (4, 1, 3)


@clause("E6.2")
def test_joe_of_the_rulebook_wins() -> None:
    t = ending().hold(0, supporter=6, revolt=2).hold(1, supporter=7, revolt=6).hold(2, supporter=3)
    assert t.game().winners() == (0,)


@clause("E6.2")
def test_most_support_wins_whatever_the_gold() -> None:
    g = ending().hold(0, supporter=3, gold=90).hold(1, supporter=4).hold(2, supporter=2, gold=99).game()
    assert g.winners() == (1,)


@clause("E6.2")
def test_of_those_with_most_support_the_one_with_most_gold_wins() -> None:
    t = ending().hold(0, supporter=5, revolt=1, gold=10).hold(1, supporter=4, gold=11)
    assert t.hold(2, supporter=3, gold=50).game().winners() == (1,)


@clause("E6.2")
def test_those_with_most_support_and_most_gold_win_together() -> None:
    t = ending().hold(0, supporter=4, gold=10).hold(1, supporter=6, revolt=3, gold=50)
    assert t.hold(2, supporter=6, revolt=2, gold=10).game().winners() == (0, 2)


@clause("E6.2")
def test_all_may_win_together() -> None:
    assert ending(6).game().winners() == (0, 1, 2, 3, 4, 5)


@clause("E6.2")
def test_a_third_with_less_gold_does_not_share_the_win() -> None:
    t = ending().hold(0, supporter=4, gold=10).hold(1, supporter=4, gold=9)
    assert t.hold(2, supporter=4, gold=10).game().winners() == (0, 2)


@clause("E6.2", "E1.2")
def test_the_least_negative_support_wins() -> None:
    g = ending().hold(0, revolt=3, gold=20).hold(1, supporter=1, revolt=3).hold(2, revolt=4, gold=30).game()
    assert (g.scores(), g.winners()) == ((-3, -2, -4), (1,))


@clause("E6.2")
def test_gold_counts_after_the_bonds_of_the_sixth_development() -> None:
    g = ending(2, "standard").hold(0, supporter=1, bond=3, gold=12).hold(1, supporter=1, gold=10).game()
    assert g.winners() == (1,)


@clause("E6.2")
def test_goods_populations_colonies_and_bonds_break_no_tie() -> None:
    t = ending(2, "standard").hold(0, supporter=2, good=1, colony=1, bond=1, gold=6)
    assert t.hold(1, supporter=2, gold=5).game().winners() == (0, 1)


@clause("E6.2")
def test_nobody_can_choose_after_the_end() -> None:
    assert [legal(ending(2).game(), seat) for seat in range(2)] == [[], []]
