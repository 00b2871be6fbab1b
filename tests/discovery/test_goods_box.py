"""D5.3: the goods box."""

import pytest

from support.discovery import legal, see, table

BOTH = pytest.mark.parametrize("edition", ["2007", "2015"])


@pytest.mark.clause("D5.3.1")
@BOTH
def test_each_worker_in_turn_takes_one_of_the_remaining_goods(edition: str) -> None:
    t = table(players=3, edition=edition).market(silver=2, rice=1, fur=1)
    g = t.stand("goods-1", 2).stand("goods-2", 0).stand("goods-3", 0).at("goods").game()
    assert [text for text in legal(g) if text != "pass"] == ["take silver", "take fur", "take rice"]
    g.play("take rice")
    assert [text for text in legal(g) if text != "pass"] == ["take silver", "take fur"]
    g.play("take silver")
    g.play("take silver")
    s = see(g)
    assert (s.good(2, "rice"), s.good(0, "silver")) == (1, 2)
    assert [sum(goods) for goods in s.goods] == [2, 0, 1]


@pytest.mark.clause("D5.3.1")
@BOTH
def test_a_good_that_does_not_lie_there_cannot_be_taken(edition: str) -> None:
    g = table(players=3, edition=edition).market(silver=1, fur=1).stand("goods-1", 0).at("goods").game()
    refusal = g.why_not(0, "take gold")
    assert refusal is not None
    assert refusal.clause == "D5.3.1"


@pytest.mark.clause("D5.3.1")
@BOTH
def test_the_type_of_the_worker_is_no_matter(edition: str) -> None:
    g = table(players=3, edition=edition).market(silver=2, fur=1).stand("goods-1", 0, "merchant").at("goods").game()
    g.play("take silver")
    assert sum(see(g).goods[0]) == 1


@pytest.mark.clause("D5.3.1")
@BOTH
def test_goods_are_kept(edition: str) -> None:
    t = table(players=3, edition=edition).goods(0, silver=4, fur=1).at("income")
    s = see(t.game())
    assert (s.turn, s.money[0]) == (2, 16)
    assert (s.good(0, "silver"), s.good(0, "fur")) == (4, 1)
