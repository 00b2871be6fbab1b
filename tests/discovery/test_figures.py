"""The figures that clients without the rules show."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

import carrack
from carrack.games.discovery.figures import Figures, arranged
from carrack.games.discovery.words import WORDS
from support.oracle_sets import SHIP, best_income, worth
from support.random_games import busy, play_out

hands = st.lists(st.sampled_from(WORDS["good"][:5]), max_size=12)


@given(hands, st.integers(0, 4))
def test_sets_pay_best_and_use_every_good_once(hand: list[str], ships: int) -> None:
    """D6.3."""
    held = Counter(hand)
    found = arranged(tuple(held[good] for good in WORDS["good"]), ships)
    assert Counter(good for one in found for good in one.goods) == +held
    assert sum(one.ships for one in found) == ships
    assert sum(one.pays for one in found) == best_income(held, ships)
    for one in found:
        if one.pays:
            assert one.pays == worth((*one.goods, *[SHIP] * one.ships))


def test_figures_follow_the_game() -> None:
    """The stage is the last one that the journal names, and the points are the score."""
    game = carrack.new_game("discovery", players=4, builders=True, nations="random", seed=5)
    rng = carrack.Rng(5)
    stage = "order"
    stages = set()
    while not game.is_over:
        for event in game.play(busy(game.legal_moves(), rng)):
            stage = str(event.args["box"]) if event.kind == "box" else "order" if event.kind == "turn" else stage
        figures = game.figures()
        assert isinstance(figures, Figures)
        sums = tuple(sum(row.points for row in seat.sheet) for seat in figures.seats)
        assert sums == game.scores()
        if not game.is_over:
            stages.add((stage, figures.stage))
    assert {"order", "dock", "goods", "buildings", "discovery", "specialists", "warfare"} <= {now for _, now in stages}
    assert [pair for pair in stages if pair[0] != pair[1]] == []


def test_due_points_are_what_the_colonies_score_at_the_end() -> None:
    """D9: nothing changes the colonies after the last scoring."""
    game = carrack.new_game("discovery", players=4, builders=True, seed=7)
    play_out(game, 7)
    last = [
        row for seat in range(4) for row in game.score_sheet(seat) if row.source == "colonies" and row.args["age"] == 3
    ]
    figures = game.figures()
    assert isinstance(figures, Figures)
    due = figures.due
    assert [sum(region[seat] for region in due) for seat in range(4)] == [row.points for row in last]
    assert any(row.points for row in last)
