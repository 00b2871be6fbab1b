"""D5.1: the initiative box."""

import pytest

from support.discovery import asked, see, table

BOTH = pytest.mark.parametrize("edition", ["2007", "2015"])


@pytest.mark.clause("D5.1.1")
@BOTH
def test_each_worker_earns_the_number_of_its_space(edition: str) -> None:
    t = table(players=5, edition=edition)
    for number, seat in enumerate((3, 0, 4, 1), start=1):
        t = t.stand(f"initiative-{number}", seat)
    assert see(t.at("initiative").game()).money == [12, 14, 10, 11, 13]


@pytest.mark.clause("D5.1.1")
def test_the_sixth_space_earns_six_dollars() -> None:
    t = table(players=6)
    for seat in range(6):
        t = t.stand(f"initiative-{seat + 1}", seat)
    assert see(t.at("initiative").game()).money == [11, 12, 13, 14, 15, 16]


@pytest.mark.clause("D5.1.1")
@BOTH
def test_the_money_comes_at_once(edition: str) -> None:
    t = table(players=3, edition=edition).money(9).stand("initiative-1", 0).stand("buildings-1", 0)
    g = t.offer("settlers").at("initiative").game()
    g.play("buy settlers")
    assert see(g).owns(0) == ["settlers"]
    assert see(g).money[0] == 0


@pytest.mark.clause("D5.1.1")
@BOTH
def test_who_did_not_place_here_earns_nothing(edition: str) -> None:
    assert see(table(players=3, edition=edition).at("initiative").game()).money == [10, 10, 10]


@pytest.mark.clause("D5.1.2")
@BOTH
def test_next_turn_the_box_goes_first_and_the_others_follow_in_their_old_order(edition: str) -> None:
    # Red, Blue, Green, Orange; Green stood on 1 and Orange on 2.
    t = table(players=4, edition=edition).stand("initiative-1", 2).stand("initiative-2", 3)
    assert see(t.at("initiative").game()).order == [2, 3, 0, 1]


@pytest.mark.clause("D5.1.2")
@BOTH
def test_the_old_order_holds_until_the_refresh(edition: str) -> None:
    t = table(players=3, edition=edition).stand("initiative-1", 2).explorers(0, colonist=1).explorers(2, colonist=1)
    g = t.at("initiative").game()
    assert (asked(g).kind, g.deciders) == ("explore", (0,))
    assert see(g).order == [0, 1, 2]
