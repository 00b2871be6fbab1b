"""D5.4: merchant shipping."""

import pytest

from support.discovery import see, table

BOTH = pytest.mark.parametrize("edition", ["2007", "2015"])


@pytest.mark.clause("D5.4.1")
@BOTH
def test_the_highest_value_takes_the_ship(edition: str) -> None:
    t = table(players=3, edition=edition).shippers(0, colonist=1).shippers(1, colonist=3).shippers(2, colonist=2)
    s = see(t.at("shipping").game())
    assert (s.ships, s.ship_here, s.ships_left) == ([0, 1, 0], 1, 6)


@pytest.mark.clause("D5.4.1")
@BOTH
@pytest.mark.parametrize(
    ("worker", "value"), [("colonist", 1), ("captain", 2), ("merchant", 2), ("missionary", 1), ("soldier", 1)]
)
def test_what_a_worker_counts(edition: str, worker: str, value: int) -> None:
    # He loses to as many colonists of an earlier player, and beats one fewer.
    t = table(players=2, edition=edition).shippers(0, colonist=value).shippers(1, **{worker: 1})
    assert see(t.at("shipping").game()).ships == [1, 0]
    t = table(players=2, edition=edition).shippers(0, colonist=value - 1).shippers(1, **{worker: 1})
    assert see(t.at("shipping").game()).ships == [0, 1]


@pytest.mark.clause("D5.4.1")
@pytest.mark.parametrize(("others", "winner"), [(4, 1), (5, 0), (6, 0)])
def test_two_captains_and_a_colonist_count_five(others: int, winner: int) -> None:
    t = table(players=3).shippers(0, colonist=others).shippers(1, captain=2, colonist=1)
    assert see(t.at("shipping").game()).ships[winner] == 1


@pytest.mark.clause("D5.4.1")
@BOTH
@pytest.mark.parametrize(("order", "winner"), [((0, 1, 2), 1), ((2, 1, 0), 2), ((0, 2, 1), 2)])
def test_ties_go_to_the_player_earlier_in_player_order(edition: str, order: tuple[int, ...], winner: int) -> None:
    t = table(players=3, edition=edition).order(*order).shippers(0, colonist=1)
    s = see(t.shippers(1, merchant=1, soldier=1).shippers(2, colonist=3).at("shipping").game())
    assert s.ships == [int(seat == winner) for seat in range(3)]


@pytest.mark.clause("D5.4.1")
@BOTH
def test_with_nobody_there_the_ship_stays(edition: str) -> None:
    s = see(table(players=3, edition=edition).at("shipping").game())
    assert (s.turn, s.ships, s.ship_here, s.ships_left) == (2, [0, 0, 0], 1, 7)


@pytest.mark.clause("D5.4.1")
@BOTH
def test_without_a_ship_nobody_wins_one(edition: str) -> None:
    t = table(players=3, edition=edition).ships(4, 4, 0).ship_here(0).shippers(2, captain=1)
    assert see(t.at("shipping").game()).ships == [4, 4, 0]


@pytest.mark.clause("D5.4.1", "D3.5")
@BOTH
def test_winners_and_losers_return_to_supply(edition: str) -> None:
    t = table(players=3, edition=edition).shippers(0, captain=2).shippers(1, merchant=1)
    s = see(t.at("shipping").game())
    assert s.shippers == [[0] * 6] * 3
    assert (s.worker("supply", 0, "captain"), s.worker("supply", 1, "merchant")) == (5, 5)
