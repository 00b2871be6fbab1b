"""D12.3: the advantage of France."""

import pytest

from support.discovery import asked, asked_until, idle, legal, refused, see
from support.nations import power

clause = pytest.mark.clause
FIRST_GOODS = 3


@clause("D12.3", "D3.7")
def test_france_takes_a_good_just_before_the_goods_box() -> None:
    g = power("france").market(gold=1, rice=2).stand("goods-1", 0).at("goods").game()
    assert (g.deciders, asked(g).kind, legal(g)) == ((1,), "first-good", ["pass", "take gold", "take rice"])
    g.play("take gold")
    assert (see(g).good(1, "gold"), see(g).market[2]) == (1, 0)
    assert (g.deciders, asked(g).kind) == ((0,), "take")
    assert legal(g) == ["pass", "take rice"]


@clause("D12.3")
def test_france_takes_only_what_lies_there() -> None:
    g = power("france").market(gold=1, rice=2).at("goods").game()
    assert refused(g, "take fur") == "not-on-market"


@clause("D12.3")
def test_the_last_in_line_gets_none() -> None:
    t = power("france").market(gold=4).stand("goods-1", 0).stand("goods-2", 2).stand("goods-3", 0)
    g = t.stand("goods-4", 2, "captain").at("goods").game()
    g.play("take gold")
    for _ in range(3):
        g.play("take gold")
    s = see(g)
    assert [s.good(seat, "gold") for seat in range(3)] == [2, 1, 1]
    assert s.worker("supply", 2, "captain") == 5
    assert s.turn == 2


@clause("D12.3")
def test_france_needs_a_good_there() -> None:
    g = power("france").market().at("goods").game()
    assert (see(g).turn, asked(g).kind) == (2, "place")


@clause("D12.3")
def test_france_takes_once_a_turn_and_twice_a_game() -> None:
    g = power("france").at("goods").game()
    asked_in = []
    while see(g).turn < 6:
        if asked(g).kind == "first-good":
            asked_in.append(see(g).turn)
            g.play(legal(g)[1])
        else:
            idle(g)
    assert asked_in == [1, 2]
    assert (see(g).used[1][FIRST_GOODS], sum(see(g).goods[1])) == (2, 2)


@clause("D12.3")
@pytest.mark.parametrize(("used", "kind"), [(0, "first-good"), (1, "first-good"), (2, "place")])
def test_france_has_two_uses(used: int, kind: str) -> None:
    assert asked(power("france").used(1, FIRST_GOODS, used).at("goods").game()).kind == kind


@clause("D12.3", "D3.7")
def test_france_keeps_what_it_declines() -> None:
    g = power("france").at("goods").game()
    asked_for = [row for row in asked_until(g, 6) if row[2] == "first-good"]
    assert asked_for == [(turn, 1, "first-good") for turn in (1, 2, 3, 4, 5)]
    assert see(g).used[1][FIRST_GOODS] == 0
