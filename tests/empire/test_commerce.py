"""E4: how many goods are sold, unseen, and at what price."""

from __future__ import annotations

import pytest

import carrack
from support.empire import bank, event_args, held, legal, question, seal, table

clause = pytest.mark.clause


def market(*goods: int) -> carrack.Game:
    """Commerce among players who hold these goods and nothing else."""
    t = table(players=len(goods), version="beginner").at("commerce")
    for seat, n in enumerate(goods):
        t.hold(seat, good=n)
    return t.game()


def sell(game: carrack.Game, *goods: int) -> carrack.Game:
    return seal(game, *(f"sell {n}" for n in goods))


def refusal(game: carrack.Game, seat: int, text: str) -> tuple[str, dict[str, object], str, str]:
    found = game.why_not(seat, text)
    assert found is not None
    return found.code, dict(found.args), found.clause, found.remedy


@clause("E4.2")
def test_the_rulebooks_three_sell_six_goods_at_four_gold() -> None:
    g = sell(market(2, 3, 1), 2, 3, 1)
    assert [held(g, seat) for seat in range(3)] == [{"gold": 8}, {"gold": 12}, {"gold": 4}]


@clause("E4.2")
def test_the_sales_and_the_price_of_the_rulebooks_three_are_told() -> None:
    g = sell(market(2, 3, 1), 2, 3, 1)
    assert (event_args(g, "sold"), event_args(g, "price")) == ([(0, 2), (1, 3), (2, 1)], [(4,)])


@clause("E4.2")
@pytest.mark.parametrize(
    ("mine", "others", "gold"),
    [(1, 0, 9), (2, 0, 16), (5, 0, 25), (7, 0, 21), (1, 7, 2), (2, 7, 2), (3, 7, 0), (4, 7, 0), (7, 7, 0)],
)
def test_the_price_is_ten_less_all_goods_sold_but_not_below_nothing(mine: int, others: int, gold: int) -> None:
    g = sell(market(7, 7), mine, others)
    assert held(g, 0).get("gold", 0) == gold


@clause("E4.2")
@pytest.mark.parametrize(
    ("sales", "price"),
    [((0, 0, 0), 10), ((1, 0, 0), 9), ((3, 3, 3), 1), ((4, 3, 3), 0), ((4, 4, 3), 0), ((7, 7, 7), 0)],
)
def test_the_price_counts_the_goods_of_all(sales: tuple[int, int, int], price: int) -> None:
    assert event_args(sell(market(7, 7, 7), *sales), "price") == [(price,)]


@clause("E4.2")
def test_goods_go_to_the_bank_even_at_price_nothing() -> None:
    g = sell(market(6, 7), 5, 6)
    assert [held(g, seat) for seat in range(2)] == [{"good": 1}, {"good": 1}]


@clause("E4.2")
def test_goods_sold_go_to_the_bank_and_gold_comes_from_it() -> None:
    g = sell(market(4, 2), 3, 1)
    assert (bank(g)["good"], bank(g)["gold"]) == (41, 386)


@clause("E4.2")
def test_goods_not_sold_are_kept() -> None:
    assert held(sell(market(5, 0), 2, 0), 0) == {"good": 3, "gold": 16}


@clause("E4.2")
def test_gold_of_sales_is_added_to_what_one_has() -> None:
    g = table(players=2, version="beginner").hold(0, good=1, gold=20).at("commerce").game()
    assert held(sell(g, 1, 0), 0) == {"gold": 29}


@clause("E4.2")
def test_who_sells_nothing_gets_nothing() -> None:
    assert held(sell(market(3, 2), 0, 2), 0) == {"good": 3}


@clause("E4.1")
def test_all_select_at_once() -> None:
    g = market(2, 3, 1)
    assert (g.mode, question(g), g.deciders) == ("sealed", "sell", (0, 1, 2))


@clause("E4.1")
@pytest.mark.parametrize("goods", [0, 1, 3, 6, 7])
def test_nobody_sells_more_than_he_has(goods: int) -> None:
    assert legal(market(goods, 2), 0) == [f"sell {n}" for n in range(goods + 1)]


@clause("E4.1")
@pytest.mark.parametrize("goods", [8, 20])
def test_nobody_sells_more_than_seven(goods: int) -> None:
    assert legal(market(goods, 2), 0) == [f"sell {n}" for n in range(8)]


@clause("E4.1")
def test_seven_of_nine_goods_can_be_sold() -> None:
    assert held(sell(market(9, 0), 7, 0), 0) == {"good": 2, "gold": 21}


@clause("E4.1")
def test_selling_more_than_held_is_refused() -> None:
    assert refusal(market(2, 5), 0, "sell 3") == ("too-few-goods", {"amount": 2}, "E4.1", "fewer")


@clause("E4.1")
def test_a_refused_sale_changes_nothing() -> None:
    g = market(2, 5)
    before = g.to_dict()
    with pytest.raises(carrack.IllegalMove):
        g.play("sell 3", 0)
    assert g.to_dict() == before


@clause("E4.1")
def test_there_is_no_selection_card_with_an_eight() -> None:
    with pytest.raises(carrack.CarrackError):
        market(9, 0).play("sell 8", 0)


@clause("E4.1")
def test_nothing_is_sold_before_all_have_selected() -> None:
    g = market(2, 3)
    g.play("sell 2", 0)
    assert (held(g, 0), g.number, event_args(g, "sold")) == ({"good": 2}, 0, [])


@clause("E4.1")
def test_who_has_no_goods_selects_all_the_same() -> None:
    g = market(2, 0)
    g.play("sell 2", 0)
    assert (question(g), g.committed) == ("sell", (0,))


@clause("E4.1")
@pytest.mark.parametrize("seat", [1, 2, None])
def test_a_selection_changes_no_byte_of_anothers_view(seat: int | None) -> None:
    one, two = market(2, 3, 1), market(2, 3, 1)
    one.play("sell 0", 0)
    two.play("sell 2", 0)
    assert carrack.to_builtins(one.view(seat)) == carrack.to_builtins(two.view(seat))


@clause("E4.1")
@pytest.mark.parametrize("seat", [1, None])
def test_a_selection_is_not_in_anothers_record(seat: int | None) -> None:
    one, two = (carrack.new_game("empire", players=3, seed=1, version="beginner") for _ in range(2))
    one.play("sell 0", 0)
    two.play("sell 2", 0)
    assert one.record(seat) == two.record(seat)
    assert one.record(seat).rstrip().endswith("(s0 ?)")


@clause("E4.1")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_selection_is_no_event(seat: int | None) -> None:
    g = market(2, 3, 1)
    before = g.events(seat=seat)
    g.play("sell 1", 0)
    assert g.events(seat=seat) == before


@clause("E4.1")
def test_the_seller_sees_his_own_selection() -> None:
    g = market(2, 3)
    g.play("sell 1", 0)
    assert carrack.to_builtins(g.view(0))["choice"] == "sell 1"


@clause("E4.1")
def test_a_selection_can_be_changed_until_the_last_one_is_in() -> None:
    g = market(2, 3)
    g.play("sell 2", 0)
    g.play("sell 1", 0)
    g.play("sell 0", 1)
    assert held(g, 0) == {"good": 1, "gold": 9}


@clause("E4.1")
def test_a_selection_can_be_taken_back_until_the_last_one_is_in() -> None:
    g = market(2, 3)
    before = g.to_dict()
    g.play("sell 2", 0)
    g.retract(0)
    assert g.to_dict() == before


@clause("E4.1")
def test_nobody_selects_after_the_reveal() -> None:
    g = sell(market(3, 3), 1, 1)
    assert refusal(g, 0, "sell 1") == ("when-sell", {}, "E4.1", "wait")


@clause("E4.2")
def test_exploration_follows_the_sale() -> None:
    g = sell(market(2, 3), 1, 1)
    assert event_args(g, "phase")[0] == ("exploration",)
