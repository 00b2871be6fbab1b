"""D11.4 and D18.4: the variant in which points are for sale after each colony scoring."""

from typing import Any

import pytest

import carrack
from support.discovery import Layout, asked, asked_until, event_args, legal, refused, see, table

pytestmark = pytest.mark.clause("D11.4")
clause = pytest.mark.clause


def market(turn: int, *money: int, **options: Any) -> Layout:
    """The end of a turn after which the colonies score."""
    t = table(players=3, buy_points=True, **options).turn(turn).money(*money)
    return t.at("score" if turn == 8 else "refresh")


@clause("D8.5")
@pytest.mark.parametrize(("turn", "price"), [(3, 1), (6, 3), (8, 10)])
def test_a_point_costs_one_three_and_ten_dollars(turn: int, price: int) -> None:
    g = market(turn, 4 * price, 0, 0).game()
    assert (g.deciders, asked(g).kind, asked(g).args) == ((0,), "points", {"amount": price})
    assert legal(g) == ["pass", "points 1", "points 2", "points 3", "points 4"]
    assert refused(g, "points 5") == "points-too-dear"
    events = g.play("points 3")
    assert event_args(events, "points-bought") == [{"seat": 0, "amount": 3}]
    assert event_args(events, "paid") == [{"seat": 0, "amount": 3 * price, "reason": "points"}]
    assert (see(g).money[0], g.scores()) == (price, (3, 0, 0))


@pytest.mark.parametrize(("turn", "price"), [(3, 1), (6, 3), (8, 10)])
def test_who_cannot_afford_one_is_not_asked(turn: int, price: int) -> None:
    g = market(turn, price - 1, price, price - 1).game()
    assert (g.deciders, legal(g)) == ((1,), ["pass", "points 1"])
    g.play("pass")
    assert g.is_over if turn == 8 else asked(g).kind == "place"


@clause("D18.4")
@pytest.mark.parametrize("money", [511, 512, 900])
def test_at_most_511_points_are_bought_at_once(money: int) -> None:
    g = market(3, money, 0, 0).game()
    moves = legal(g)
    assert (len(moves), moves[-1]) == (512, "points 511")
    g.play("points 511")
    assert (see(g).money[0], g.scores()[0], asked(g).kind) == (money - 511, 511, "place")


@clause("D18.4")
def test_below_511_money_is_the_limit() -> None:
    g = market(3, 510, 0, 0).game()
    assert legal(g)[-1] == "points 510"
    assert refused(g, "points 511") == "points-too-dear"


@clause("D8.5")
@pytest.mark.parametrize("turn", [1, 2, 4, 5, 7])
def test_only_after_a_colony_scoring(turn: int) -> None:
    g = table(players=3, buy_points=True).turn(turn).money(50, 50, 50).at("refresh").game()
    assert (see(g).turn, asked(g).kind) == (turn + 1, "place")


@clause("D8.5")
def test_right_after_the_colonies_scored() -> None:
    """The points of the colonies are there, the next turn's workers and buildings are as they were."""
    g = market(3).troops("caribbean", 0, colonist=3).bounty_gone("caribbean").game()
    assert (asked(g).kind, g.scores()) == ("points", (6, 0, 0))


@clause("D8.6")
def test_in_the_order_before_the_new_one_is_set() -> None:
    t = market(3).order(2, 0, 1).stand("initiative-1", 1)
    g = t.game()
    bought: list[int] = []
    while asked(g).kind == "points":
        bought += g.deciders
        g.play("points 1")
    assert bought == [2, 0, 1]
    assert see(g).order == [1, 2, 0]


def test_each_is_asked_once() -> None:
    g = market(6, 30, 30, 30).game()
    for seat in range(3):
        assert g.deciders == (seat,)
        g.play("points 2")
    assert (see(g).turn, see(g).money, g.scores()) == (7, [24, 24, 24], (2, 2, 2))


def test_points_of_all_three_scorings_add_up() -> None:
    g = market(8, 20, 0, 0).bought_points(0, 5, 2).game()
    assert g.scores()[0] == 7
    g.play("points 2")
    assert (g.is_over, g.scores()[0]) == (True, 9)
    bought = [(line.args["age"], line.points) for line in g.score_sheet(0) if line.source == "bought"]
    assert bought == [(1, 5), (2, 2), (3, 2)]


def test_without_the_variant_none_are_sold() -> None:
    g = table(players=3).turn(3).at("refresh").game()
    assert (see(g).turn, asked(g).kind) == (4, "place")


def test_a_whole_game_sells_three_times() -> None:
    g = carrack.new_game("discovery", players=3, seed=1, buy_points=True)
    asked_in = [row[0] for row in asked_until(g, 9) if row[2] == "points"]
    assert set(asked_in) == {3, 6, 8}
    assert g.is_over


@clause("D11.4", "D14-III-Wealth")
@pytest.mark.parametrize(("money", "wealth"), [(50, 10), (54, 10), (55, 11), (40, 8)])
def test_wealth_counts_the_money_before_the_last_purchase(money: int, wealth: int) -> None:
    g = market(8, money, 0, 0).own(0, "wealth").game()
    assert g.scores()[0] == wealth
    g.play("points 4")
    assert (g.is_over, see(g).money[0], g.scores()[0]) == (True, money - 40, wealth + 4)


@clause("D11.4", "D14-III-Wealth")
def test_wealth_does_not_count_what_was_spent_in_earlier_ages() -> None:
    """Before the end, Wealth is worth what the money then is."""
    g = table(players=3, buy_points=True).turn(7).money(50).own(0, "wealth").bought_points(0, 9, 9).hand(0, colonist=1)
    assert g.at("order").game().scores()[0] == 9 + 9 + 10


@clause("D11.4", "D14-III-Wealth")
def test_wealth_of_who_buys_nothing() -> None:
    g = market(8, 50, 0, 0).own(0, "wealth").game()
    g.play("pass")
    assert (g.is_over, g.scores()[0], see(g).money[0]) == (True, 10, 50)


@clause("D10.5")
def test_a_tie_compares_the_money_after_the_purchase() -> None:
    """Seat 0 has more before and less after: four points bought make up for four points of a building."""
    g = market(8, 41, 9, 0).own(1, "new-world-cartography").discovered("peru").won(1, "1/2/1/4").game()
    won = g.scores()
    assert won[1] - won[0] == 4
    g.play("points 4")
    assert g.scores()[0] == g.scores()[1]
    assert see(g).money[:2] == [1, 9]
    assert g.winners() == (1,)


@clause("D10.5")
def test_bought_points_do_not_count_for_the_first_tie_break() -> None:
    """Both have six points, the one from a colony, the other bought: the colony's decides, not the money left."""
    t = market(8, 200, 0, 0).troops("caribbean", 1, colonist=3).bounty_gone("caribbean")
    g = t.game()
    g.play("points 6")
    assert (g.scores(), see(g).money[0]) == ((6, 6, 0), 140)
    assert g.winners() == (1,)


@clause("D11.5")
def test_in_2007_by_house_rule() -> None:
    g = market(3, 5, 0, 0, edition="2007", house_rules=True).game()
    g.play("points 5")
    assert (see(g).money[0], g.scores()[0]) == (0, 5)
