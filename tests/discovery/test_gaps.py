"""What flips of single values showed to be unproved elsewhere: prices, last spaces, when a window opens."""

import pytest

import carrack
from carrack.games.discovery.buildings import AGES, NAMES
from carrack.games.discovery.words import WORDS
from support.discovery import Layout, asked, event_args, legal, see, table

clause = pytest.mark.clause
BOTH = pytest.mark.parametrize("edition", ["2007", "2015"])

# Prices and spaces


@pytest.mark.parametrize(
    ("turn", "building", "price"),
    [
        pytest.param(1, "plague-1", 10, marks=clause("D5.5.1", "D14-I-Plague")),
        pytest.param(4, "plague-2", 14, marks=clause("D5.5.1", "D14-II-Plague")),
        pytest.param(7, "plague-3", 20, marks=clause("D5.5.1", "D14-III-Plague")),
    ],
)
def test_a_plague_costs_what_its_age_asks(turn: int, building: str, price: int) -> None:
    def buyer(money: int) -> carrack.Game:
        t = table(players=3).turn(turn).offer(building).stand("buildings-1", 0).stand("buildings-2", 1)
        return t.money(money, 50).at("buildings").game()

    g = buyer(price)
    g.play(f"buy {building}")
    assert (see(g).owns(0), see(g).money[0]) == ([building], 0)
    assert buyer(price - 1).deciders == (1,)


@clause("D4.4", "D5.3.1")
@BOTH
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_worker_on_any_space_of_the_goods_box_takes_a_good(edition: str, number: int) -> None:
    g = table(players=3, edition=edition).market(gold=1, rice=1).stand(f"goods-{number}", 0).at("goods").game()
    g.play("take rice")
    assert see(g).good(0, "rice") == 1


@clause("D4.4", "D5.5.1")
@BOTH
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_a_worker_on_any_space_of_the_buildings_box_buys(edition: str, number: int) -> None:
    t = table(players=3, edition=edition).offer("settlers").money(10, 0, 0)
    g = t.stand(f"buildings-{number}", 0).at("buildings").game()
    g.play("buy settlers")
    assert (see(g).owns(0), see(g).money[0]) == (["settlers"], 0)


@clause("D4.4", "D5.8.1")
@BOTH
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_worker_on_any_space_of_the_warfare_box_fights(edition: str, number: int) -> None:
    t = table(players=3, edition=edition).troops("peru", 0, soldier=1).troops("peru", 1, colonist=1)
    g = t.stand(f"warfare-{number}", 0).at("warfare").game()
    g.play("battle peru s1")
    assert see(g).troop("peru", 1) == 0


@clause("D2.9")
@BOTH
def test_no_building_of_the_last_age_is_shown_at_the_start(edition: str) -> None:
    g = carrack.new_game("discovery", players=3, seed=1, edition=edition)
    assert not any(see(g).shown)
    assert event_args(g.events(), "shown") == []


# Just before a box is after the one before it (D3.4, D3.7): seat 0 has the University, seat 1 stands before it


def scholar(edition: str = "2015") -> Layout:
    """Seat 0 owns the University; nothing to explore or to fight about."""
    return table(players=3, edition=edition).turn(4).own(0, "university").order(0, 1, 2)


def behind(t: Layout, box: str) -> Layout:
    """Seat 1 on the first space of a box, seat 0 on the second."""
    return t.stand(f"{box}-1", 1).stand(f"{box}-2", 0)


@clause("D3.4", "D14-II-University")
@BOTH
def test_before_the_dock_is_after_initiative_has_paid(edition: str) -> None:
    g = behind(scholar(edition), "dock").stand("initiative-1", 1).at("initiative").game()
    assert (asked(g).kind, legal(g)) == ("front", ["pass", "front dock-2"])
    assert see(g).money[1] == 11


@clause("D3.4", "D14-II-University")
def test_before_goods_is_after_the_dock_is_empty() -> None:
    g = behind(scholar(), "goods").discovered("peru").stand("dock-1", 1).at("dock").game()
    assert asked(g).kind == "send"
    g.play("send peru")
    assert (asked(g).kind, legal(g), see(g).space("dock-1")) == ("front", ["pass", "front goods-2"], None)


@clause("D3.4", "D14-II-University")
@BOTH
def test_before_shipping_is_after_the_goods(edition: str) -> None:
    g = scholar(edition).order(1, 0, 2).market(gold=1, rice=1).stand("goods-1", 1).at("goods").game()
    assert asked(g).kind == "take"
    g.play("take gold")
    assert (asked(g).kind, legal(g)) == ("front", ["pass", "front order"])


@clause("D3.4", "D14-II-University")
@BOTH
def test_before_buildings_is_after_shipping(edition: str) -> None:
    t = behind(scholar(edition).offer("ship-yards"), "buildings").money(20, 20, 20)
    g = t.shippers(1, colonist=1).at("shipping").game()
    assert (asked(g).kind, legal(g)) == ("front", ["pass", "front buildings-2"])
    assert see(g).ships[1] == 1


@clause("D3.4", "D14-II-University")
@BOTH
def test_before_discovery_is_after_the_buildings(edition: str) -> None:
    t = scholar(edition).order(1, 0, 2).offer("ship-yards").money(20, 20, 20).explorers(1, colonist=1)
    g = t.stand("buildings-1", 1).at("buildings").game()
    assert asked(g).kind == "buy"
    g.play("buy ship-yards")
    assert (asked(g).kind, legal(g)) == ("front", ["pass", "front order"])


@clause("D3.4", "D14-II-University")
def test_before_warfare_is_after_the_specialists() -> None:
    t = behind(scholar(), "warfare").troops("peru", 0, soldier=1).troops("peru", 1, soldier=1)
    g = t.stand("specialists-1", 1).at("specialists").game()
    assert asked(g).kind == "specialist"
    g.play("train captain")
    assert (asked(g).kind, legal(g)) == ("front", ["pass", "front warfare-2"])


@clause("D3.4", "D14-II-University")
@BOTH
def test_before_the_refresh_is_after_the_benefits(edition: str) -> None:
    t = behind(scholar(edition), "initiative").own(1, "trading-post").money(0, 0, 0)
    g = t.at("benefits").game()
    assert (asked(g).kind, legal(g)) == ("front", ["pass", "front initiative-2"])
    assert see(g).money[1] == 5


@clause("D3.4", "D12.6")
def test_before_the_specialists_is_after_discovery() -> None:
    t = table(players=3, nations="random").nation(0, "italy").stand("specialists-1", 1).explorers(1, colonist=1)
    g = t.counter("peru", "1/2/1/4").at("discovery").game()
    assert asked(g).kind == "explore"
    g.play("explore peru")
    assert (asked(g).kind, see(g).is_discovered("peru")) == ("oust", True)


@clause("D3.2", "D5.8.1", "D6.1")
@BOTH
def test_this_turns_income_pays_for_no_war(edition: str) -> None:
    t = table(players=3, edition=edition).money(9).goods(0, silver=3).stand("warfare-1", 0).at("warfare")
    g = t.troops("peru", 0, soldier=1).troops("peru", 1, colonist=2).game()
    assert (legal(g), see(g).money[0]) == (["pass", "battle peru s1"], 9)
    g.play("pass")
    assert see(g).money[0] == 9 + 3


# The expansion and the variants in both editions, at the end of every age


@clause("D7.1", "D11.5", "D14-I-Smuggler", "D14-II-Trading House")
@BOTH
@pytest.mark.parametrize("building", ["smuggler", "trading-house"])
def test_trade_is_an_optional_benefit_in_both_editions(edition: str, building: str) -> None:
    t = table(players=3, edition=edition, expansion_buildings=True, house_rules=True).turn(4).own(0, building)
    g = t.goods(0, rice=1).goods(1, gold=1).at("benefits").game()
    assert (asked(g).kind, legal(g)) == ("benefit", ["pass", f"benefit {building}"])


@clause("D12.1")
@pytest.mark.parametrize("type_", WORDS["type"])
def test_england_can_tell_the_workers_of_six_players_apart(type_: str) -> None:
    """Players times types are more than 32 kinds of worker."""
    t = table(players=6, builders=True, nations="random").nation(0, "england")
    g = t.stand("dock-1", 1).stand("dock-2", 5, type_).at("dock").game()
    g.play("join 0")
    assert legal(g) == ["next s1 colonist", f"next s5 {type_}"]
    g.play(f"next s5 {type_}")
    assert (see(g).space("dock-1"), see(g).space("dock-2")) == ((5, type_), (1, "colonist"))


PRINTED = {
    "new-world-cartography": 4,
    "taxation": 2,
    "university": 5,
    "factory": 5,
    "prosperity": 2,
}  # it counts itself


@clause("D10.3")
@pytest.mark.parametrize(("building", "age"), list(zip(NAMES, AGES, strict=True)))
def test_a_building_by_itself_is_worth_what_is_printed_on_it(building: str, age: int) -> None:
    t = table(players=3, builders=True, expansion_buildings=True).turn((0, 1, 4, 7)[age])
    g = t.money(0, 0, 0).hand(2, colonist=2).own(0, building).at("order").game()
    assert g.scores() == (PRINTED.get(building, 0), 0, 0)


@clause("D1.8", "D11.5")
@BOTH
def test_a_builder_is_never_called_home_for_a_colonist(edition: str) -> None:
    t = table(players=3, edition=edition, builders=True, house_rules=True).troops("peru", 0, builder=10).bounty_gone()
    s = see(t.stand("specialists-5", 0).at("specialists").game())  # nobody was asked
    assert (s.turn, s.worker("hand", 0, "builder"), s.troop("peru", 0, "builder")) == (2, 0, 10)


def at_the_end_of(turn: int) -> Layout:
    return table(players=3, buy_points=True).turn(turn).money(50, 50, 50).at("score" if turn == 8 else "refresh")


@clause("D8.5", "D11.4")
@pytest.mark.parametrize("turn", [3, 6, 8])
def test_points_are_for_sale_once_the_colonies_of_the_age_scored(turn: int) -> None:
    g = at_the_end_of(turn).troops("caribbean", 0, colonist=3).bounty_gone().game()
    assert (asked(g).kind, g.scores()) == ("points", (6, 0, 0))


@clause("D8.6", "D11.4")
@pytest.mark.parametrize("turn", [3, 6])
def test_points_are_bought_before_the_new_order_is_set(turn: int) -> None:
    g = at_the_end_of(turn).order(2, 0, 1).stand("initiative-1", 1).game()
    assert (asked(g).kind, g.deciders) == ("points", (2,))
