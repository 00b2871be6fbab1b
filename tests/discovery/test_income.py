"""D6: what goods and ships pay."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carrack.games.discovery import board
from support.discovery import Layout, see, table
from support.oracle_sets import best_income

EDITIONS = pytest.mark.parametrize("edition", ["2007", "2015"])


def hand(ships: int = 0, edition: str = "2015", /, **goods: int) -> Layout:
    """Seat 0 with goods and ships and no money, just before income; any good may be in its hand."""
    return table(players=2, edition=edition).bounty_kept().market().money(0, 0).goods(0, **goods).ships(ships)


def income(ships: int = 0, edition: str = "2015", /, **goods: int) -> int:
    """What seat 0 is paid."""
    paid: int = see(hand(ships, edition, **goods).at("income").game()).money[0]
    return paid


@pytest.mark.clause("D6.1")
@EDITIONS
def test_any_three_goods_pay_one_dollar(edition: str) -> None:
    assert income(0, edition, indigo=1, silver=1, tobacco=1) == 1


@pytest.mark.clause("D6.1", "D6.2")
@EDITIONS
def test_two_alike_and_a_ship_are_three_alike(edition: str) -> None:
    assert income(1, edition, indigo=2) == 3


@pytest.mark.clause("D6.1")
@EDITIONS
def test_three_alike_pay_three_dollars(edition: str) -> None:
    assert income(0, edition, rice=3) == 3


@pytest.mark.clause("D6.1")
@EDITIONS
def test_four_alike_pay_six_dollars(edition: str) -> None:
    assert income(0, edition, sugar=4) == 6


@pytest.mark.clause("D6.1")
@pytest.mark.parametrize("good", board.GOODS)
def test_every_good_makes_a_set_of_its_kind(good: str) -> None:
    assert income(**{good: 3}) == 3


@pytest.mark.clause("D6.2")
def test_three_alike_and_a_ship_are_four_alike() -> None:
    assert income(1, fish=3) == 6


@pytest.mark.clause("D6.2")
def test_two_different_goods_and_a_ship_are_any_three() -> None:
    assert income(1, fish=1, fur=1) == 1


@pytest.mark.clause("D6.1")
@pytest.mark.parametrize(("goods", "ships"), [({"gold": 2}, 0), ({"gold": 1}, 1), ({"gold": 1, "fur": 1}, 0)])
def test_two_tokens_are_no_set(goods: dict[str, int], ships: int) -> None:
    assert income(ships, **goods) == 0


@pytest.mark.clause("D6.2")
@pytest.mark.parametrize(("goods", "ships"), [({}, 7), ({"gold": 1}, 7), ({"gold": 1}, 2)])
def test_ships_do_not_make_a_set_among_themselves(goods: dict[str, int], ships: int) -> None:
    assert income(ships, **goods) == 0


@pytest.mark.clause("D6.2")
def test_a_second_ship_does_not_turn_two_alike_into_four() -> None:
    assert income(2, gold=2) == 3


@pytest.mark.clause("D6.2")
def test_two_ships_serve_in_two_sets() -> None:
    assert income(2, gold=2, silver=2) == 6


@pytest.mark.clause("D6.1")
def test_four_goods_not_all_alike_pay_as_three() -> None:
    assert income(fur=1, gold=1, fish=1, rice=1) == 1
    assert income(fur=3, gold=1) == 3


@pytest.mark.clause("D6.1")
def test_each_token_is_in_one_set_only() -> None:
    assert income(silver=5) == 6
    assert income(silver=6) == 6
    assert income(fur=1, gold=1, fish=1, rice=1, cocoa=1) == 1
    assert income(fur=1, gold=1, fish=1, rice=1, cocoa=1, silver=1) == 2


@pytest.mark.clause("D6.3")
@pytest.mark.parametrize(
    ("goods", "ships", "paid"),
    [
        # Four of a kind first would pay less:
        ({"silver": 5}, 2, 9),  # three and a ship, two and a ship
        ({"silver": 6}, 2, 12),  # twice three and a ship
        ({"coffee": 4, "fur": 1}, 2, 7),  # three and a ship; a coffee, the fur and a ship
        # The ship beside the largest kind first would pay less:
        ({"coffee": 4, "fur": 2}, 1, 9),
        ({"silver": 5, "sugar": 2}, 1, 9),
        ({"coffee": 4, "fur": 1, "rice": 1}, 1, 7),
        # Three alike without the ship first would pay less:
        ({"rice": 3, "fur": 1}, 1, 6),
        ({"rice": 3, "fur": 1, "gold": 1}, 1, 6),
        # Leftovers of larger sets make smaller ones:
        ({"silver": 6, "gold": 1}, 0, 7),
        ({"silver": 6}, 1, 9),
        ({"rice": 3, "fur": 2, "gold": 1}, 1, 7),
        ({"rice": 3, "fur": 2}, 1, 6),
        ({"silver": 5, "sugar": 3}, 1, 12),
        ({"silver": 5, "sugar": 2}, 2, 9),
        ({"gold": 5, "tobacco": 5}, 2, 15),
        ({"gold": 5, "tobacco": 5}, 0, 12),
        ({"fur": 3, "gold": 1, "fish": 1, "rice": 1}, 0, 4),
        # Ships among goods of many kinds:
        ({"fur": 1, "gold": 1, "fish": 1, "rice": 1}, 2, 2),
        ({"fur": 2, "gold": 1, "fish": 1}, 2, 4),
        ({"fur": 2, "gold": 2, "fish": 2}, 0, 2),
        ({"fur": 2, "gold": 2, "fish": 2}, 3, 9),
        ({"fur": 3, "gold": 3, "fish": 3}, 3, 18),
    ],
)
def test_the_best_partition_is_paid(goods: dict[str, int], ships: int, paid: int) -> None:
    assert best_income(goods, ships) == paid
    assert income(ships, **goods) == paid


@st.composite
def hands(draw: st.DrawFn) -> tuple[dict[str, int], int]:
    """Up to nine goods, often several of a kind, and up to three ships."""
    kinds = draw(st.lists(st.sampled_from(list(board.GOODS)), min_size=1, max_size=5, unique=True))
    goods: dict[str, int] = {}
    for kind in kinds:
        n = draw(st.integers(0, min(board.GOODS[kind], 9 - sum(goods.values()))))
        goods[kind] = n
    return goods, draw(st.integers(0, 3))


@pytest.mark.clause("D6.1", "D6.2", "D6.3")
@settings(max_examples=120)
@given(hands())
def test_income_is_what_trying_every_partition_finds(dealt: tuple[dict[str, int], int]) -> None:
    goods, ships = dealt
    assert income(ships, **goods) == best_income(goods, ships)


@pytest.mark.clause("D6.3")
@EDITIONS
def test_tokens_are_kept(edition: str) -> None:
    after = see(hand(1, edition, silver=3).at("income").game())
    assert (after.good(0, "silver"), after.ships[0]) == (3, 1)


@pytest.mark.clause("D6.3")
def test_sets_are_formed_anew_each_turn() -> None:
    """Three silvers and the ship would pay 6; with a fourth silver the ship is free for the furs."""
    g = hand(1, silver=3, fur=2).stand("goods-1", 0).market(silver=1).at("goods").game()
    g.play("take silver")
    assert see(g).money[0] == 9


@pytest.mark.clause("D6.1")
@EDITIONS
def test_every_player_is_paid_for_his_own_tokens(edition: str) -> None:
    t = table(players=3, edition=edition).bounty_kept().market().money(1, 2, 3)
    after = see(t.goods(0, sugar=4).goods(1, rice=2).goods(2, fur=1, fish=1).ships(0, 1, 1).at("income").game())
    assert after.money == [7, 5, 4]


@pytest.mark.clause("D6.4")
def test_2007_rum_pays_in_the_income_phase() -> None:
    """Privateers of an earlier player find it there."""
    t = table(players=2, edition="2007").turn(4).money(0, 0).bounty_kept().market()
    after = see(t.own(0, "privateers").ships(2).own(1, "rum-distillery").goods(1, sugar=1).at("income").game())
    assert after.money == [2, 1]


@pytest.mark.clause("D6.4")
def test_2015_rum_does_not_pay_in_the_income_phase() -> None:
    """Privateers of an earlier player do not find it yet."""
    t = table(players=2, edition="2015").turn(4).money(0, 0).bounty_kept().market()
    after = see(t.own(0, "privateers").ships(2).own(1, "rum-distillery").goods(1, sugar=1).at("income").game())
    assert after.money == [0, 3]


@pytest.mark.clause("D6.4", "D10.4")
@EDITIONS
def test_rum_is_no_economy(edition: str) -> None:
    g = hand(0, edition, sugar=3).turn(8).own(0, "rum-distillery").at("income").game()
    assert see(g).money[0] == 3 + 9
    assert g.scores() == (3, 0)
