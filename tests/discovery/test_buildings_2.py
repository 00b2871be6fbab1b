"""D14, age II: the base buildings of both editions, but for the University, which has its own file."""

from collections import Counter

import pytest

from carrack.games.discovery.buildings import AGES, NAMES
from support.discovery import GOODS, REGIONS, Layout, event_args, legal, see, table

EDITIONS = pytest.mark.parametrize("edition", ["2007", "2015"])
clause = pytest.mark.clause

AGE_II = (
    "indian-allies",
    "privateers",
    "ship-yards",
    "cathedral",
    "taxation",
    "university",
    "west-indies-co",
    "colonization-laws",
    "rum-distillery",
    "marketplace",
    "military-academy",
    "fortress",
    "stables",
)


def shop(building: str, edition: str = "2015", money: int = 14, players: int = 2) -> Layout:
    """Turn 4; seat 0's worker stands in the buildings box, and the building is on offer."""
    t = table(players=players, edition=edition).turn(4).offer(building).money(money)
    return t.stand("buildings-1", 0).at("buildings")


def benefits(edition: str = "2015", players: int = 2) -> Layout:
    return table(players=players, edition=edition).turn(4).at("benefits")


@clause("D1.6")
@pytest.mark.parametrize(("edition", "more"), [("2007", ()), ("2015", ("plague-2",))])
def test_age_ii_has_each_of_its_buildings_once(edition: str, more: tuple[str, ...]) -> None:
    opened = see(table(players=3, edition=edition).turn(3).at("refresh").game())
    assert all(AGES[NAMES.index(name)] == 2 for name in opened.row())
    assert Counter(opened.row() + opened.stack) == Counter(AGE_II + more)


@clause("D5.5.1")
@EDITIONS
def test_age_ii_buildings_cost_fourteen(edition: str) -> None:
    for building in AGE_II:
        assert see(shop(building, edition, money=13).game()).turn == 5, building  # too poor to be asked
        assert legal(shop(building, edition).game()) == ["pass", f"buy {building}"]
    g = shop("fortress", edition, money=17).game()
    g.play("buy fortress")
    assert see(g).money == [3, 10]


@EDITIONS
@pytest.mark.parametrize(
    ("building", "type_"),
    [
        pytest.param("ship-yards", "captain", marks=clause("D14-II-Ship Yards")),
        pytest.param("marketplace", "merchant", marks=clause("D14-II-Marketplace")),
        pytest.param("military-academy", "soldier", marks=clause("D14-II-Military Academy")),
        pytest.param("fortress", "soldier", marks=clause("D14-II-Fortress")),
    ],
)
def test_one_worker_more_a_turn(building: str, type_: str, edition: str) -> None:
    after = see(benefits(edition).own(0, building).game())
    gained = dict.fromkeys(("colonist", "captain", "merchant", "missionary", "soldier"), 0) | {"colonist": 5, type_: 1}
    assert {name: after.worker("hand", 0, name) for name in gained} == gained
    assert after.hand[1] == [5, 0, 0, 0, 0, 0]


@clause("D14-II-Marketplace", "D14-II-Military Academy", "D14-II-Fortress")
@EDITIONS
def test_buildings_of_one_kind_add_up(edition: str) -> None:
    t = benefits(edition).own(0, "marketplace", "trade-routes", "military-academy", "fortress", "training-grounds")
    after = see(t.game())
    assert (after.worker("hand", 0, "merchant"), after.worker("hand", 0, "soldier")) == (2, 3)


@clause("D14-II-Ship Yards", "D1.8")
@EDITIONS
def test_a_captain_may_be_swapped_out_for_ship_yards(edition: str) -> None:
    g = benefits(edition).own(0, "ship-yards").troops("caribbean", 0, captain=5).game()
    assert legal(g) == ["pass", "swap caribbean"]
    g.play("swap caribbean")
    after = see(g)
    assert (after.worker("hand", 0, "captain"), after.troop("caribbean", 0, "captain")) == (1, 4)
    assert after.troop("caribbean", 0) == 1


@clause("D14-II-Fortress", "D14-II-Military Academy", "D1.8")
def test_2015_soldiers_short_in_supply_are_swapped_out_one_at_a_time() -> None:
    """Three are due and one is in supply."""
    t = benefits().own(0, "fortress", "military-academy", "training-grounds").troops("caribbean", 0, soldier=5)
    g = t.troops("peru", 0, soldier=4).game()
    assert (legal(g), see(g).worker("hand", 0, "soldier")) == (["pass", "swap caribbean", "swap peru"], 1)
    g.play("swap peru")
    assert (legal(g), see(g).worker("hand", 0, "soldier")) == (["pass", "swap caribbean", "swap peru"], 2)
    g.play("swap caribbean")
    after = see(g)
    assert (after.worker("hand", 0, "soldier"), after.turn) == (3, 5)
    assert (after.troop("caribbean", 0), after.troop("peru", 0)) == (1, 1)


@clause("D14-II-Ship Yards", "D1.8")
@EDITIONS
def test_nobody_is_swapped_out_without_a_colonist_in_supply(edition: str) -> None:
    g = benefits(edition).own(0, "ship-yards").troops("caribbean", 0, captain=5, colonist=29).game()
    assert (see(g).turn, see(g).hand[0]) == (5, [0] * 6)


@clause("D14-II-Indian Allies")
@EDITIONS
def test_indian_allies_put_two_soldiers_into_one_region_with_a_worker_of_his(edition: str) -> None:
    t = shop("indian-allies", edition).troops("peru", 0, merchant=1).troops("florida", 0, colonist=2)
    g = t.troops("brazil", 1, colonist=1).game()
    g.play("buy indian-allies")
    assert legal(g) == ["garrison florida", "garrison peru"]
    g.play("garrison peru")
    after = see(g)
    assert (after.troop("peru", 0, "soldier"), after.worker("supply", 0, "soldier")) == (2, 8)


@clause("D14-II-Indian Allies", "D5.2.2")
@EDITIONS
def test_indian_allies_as_third_worker_take_the_good(edition: str) -> None:
    g = shop("indian-allies", edition).troops("peru", 0, merchant=1).game()
    g.play("buy indian-allies")
    assert see(g).good(0, "silver") == 1


@clause("D14-II-Indian Allies")
@EDITIONS
def test_indian_allies_are_as_many_as_there_are(edition: str) -> None:
    g = shop("indian-allies", edition).troops("peru", 0, soldier=9).game()
    g.play("buy indian-allies")
    assert see(g).troop("peru", 0, "soldier") == 10


@clause("D14-II-Indian Allies", "D14.2")
@EDITIONS
def test_indian_allies_without_a_worker_in_the_new_world_have_no_effect(edition: str) -> None:
    g = shop("indian-allies", edition).game()
    g.play("buy indian-allies")
    after = see(g)
    assert (after.owns(0), after.turn, after.worker("supply", 0, "soldier")) == (["indian-allies"], 5, 10)


@clause("D14-II-Indian Allies", "D14.2")
@EDITIONS
def test_indian_allies_without_soldiers_in_supply_have_no_effect(edition: str) -> None:
    """There is no colonist in supply to trade a soldier for either."""
    t = shop("indian-allies", edition).troops("peru", 0, soldier=10).troops("caribbean", 0, colonist=28)
    g = t.bounty_gone().game()
    g.play("buy indian-allies")
    assert (see(g).owns(0), see(g).turn) == (["indian-allies"], 5)


@clause("D14-II-Indian Allies", "D5.5.3")
@EDITIONS
def test_indian_allies_come_once(edition: str) -> None:
    t = benefits(edition).own(0, "indian-allies").troops("peru", 0, colonist=1)
    assert see(t.game()).troop("peru", 0, "soldier") == 0


@clause("D14-II-Privateers")
@EDITIONS
def test_privateers_take_a_dollar_a_ship_from_every_other_player(edition: str) -> None:
    t = benefits(edition, players=4).own(1, "privateers").ships(2, 3, 0, 1).money(20, 0, 4, 3)
    assert see(t.game()).money == [17, 9, 1, 0]


@clause("D14-II-Privateers")
@EDITIONS
def test_who_has_less_gives_privateers_what_he_has(edition: str) -> None:
    t = benefits(edition, players=4).own(0, "privateers").ships(3).money(5, 2, 0, 4)
    assert see(t.game()).money == [5 + 2 + 0 + 3, 0, 0, 1]


@clause("D14-II-Privateers")
@EDITIONS
def test_privateers_without_a_ship_take_nothing(edition: str) -> None:
    t = benefits(edition).own(0, "privateers").ships(0, 3)
    assert see(t.game()).money == [10, 10]


@clause("D14-II-Cathedral", "D5.2.3")
@EDITIONS
@pytest.mark.parametrize(("owned", "colonists"), [((), 1), (("cathedral",), 2)])
def test_cathedral_missionaries_bring_two_colonists(edition: str, owned: tuple[str, ...], colonists: int) -> None:
    t = table(players=2, edition=edition).turn(4).discovered("peru").own(0, *owned)
    g = t.stand("dock-1", 0, "missionary").at("dock").game()
    g.play("send peru")
    after = see(g)
    assert (after.troop("peru", 0), after.troop("peru", 0, "missionary")) == (colonists, 1)


@clause("D14-II-Cathedral", "D5.2.2")
@EDITIONS
def test_a_missionary_and_his_two_colonists_take_the_good(edition: str) -> None:
    t = table(players=2, edition=edition).turn(4).discovered("peru").own(0, "cathedral")
    g = t.stand("dock-1", 0, "missionary").at("dock").game()
    g.play("send peru")
    assert see(g).good(0, "silver") == 1


@clause("D14-II-Cathedral")
@EDITIONS
def test_cathedral_brings_what_colonists_are_in_supply(edition: str) -> None:
    t = table(players=2, edition=edition).turn(4).troops("peru", 0, colonist=28).own(0, "cathedral")
    g = t.stand("dock-1", 0, "missionary").at("dock").game()
    g.play("send caribbean")
    assert see(g).troop("caribbean", 0) == 1


@clause("D14-II-Cathedral", "D5.5.5")
@EDITIONS
def test_cathedral_helps_its_owners_missionaries_only(edition: str) -> None:
    t = table(players=2, edition=edition).turn(4).discovered("peru").own(1, "cathedral")
    g = t.stand("dock-1", 0, "missionary").at("dock").game()
    g.play("send peru")
    assert (see(g).troop("peru", 0), see(g).troop("peru", 1)) == (1, 0)


@clause("D14-II-Cathedral")
@EDITIONS
def test_cathedral_does_nothing_for_other_workers(edition: str) -> None:
    t = table(players=2, edition=edition).turn(4).discovered("peru").own(0, "cathedral")
    g = t.stand("dock-1", 0, "captain").at("dock").game()
    g.play("send peru")
    assert see(g).troop("peru", 0) == 0


@clause("D14-II-Taxation")
@EDITIONS
def test_taxation_pays_ten_a_turn_and_two_points_at_the_end(edition: str) -> None:
    g = benefits(edition).own(0, "taxation").game()
    assert (see(g).money, g.scores()) == ([20, 10], (2, 0))


@clause("D14-II-West Indies Co.")
@EDITIONS
def test_west_indies_company_draws_a_good_from_the_pile(edition: str) -> None:
    g = benefits(edition).own(0, "west-indies-co").pile("cocoa", "rice").market().game()
    after = see(g)
    assert (after.goods[0], sum(after.goods[1])) == ([int(good == "cocoa") for good in GOODS], 0)


@clause("D14-II-West Indies Co.")
@EDITIONS
def test_west_indies_goods_are_in_no_set_of_this_turns_income(edition: str) -> None:
    t = table(players=2, edition=edition).turn(4).own(0, "west-indies-co").goods(0, rice=2).pile("rice").market()
    after = see(t.money(0).at("income").game())
    assert (after.good(0, "rice"), after.money[0]) == (3, 0)


@clause("D14-II-West Indies Co.", "D14.2")
@EDITIONS
def test_west_indies_company_draws_nothing_from_an_empty_pile(edition: str) -> None:
    gone = {"silver": 5, "sugar": 5, "gold": 4, "tobacco": 4, "coffee": 3, "indigo": 3, "fur": 3, "cattle": 3}
    t = benefits(edition).own(0, "west-indies-co").market().gone(cocoa=2, fish=2, rice=3, **gone)
    assert sum(see(t.game()).goods[0]) == 0


@clause("D14-II-Colonization Laws", "D14.1")
@EDITIONS
def test_colonization_laws_put_a_colonist_on_y(edition: str) -> None:
    after = see(benefits(edition).own(1, "colonization-laws").game())
    assert (after.space("dock-y"), after.space("dock-x")) == ((1, "colonist"), None)
    assert (after.worker("hand", 1), after.worker("supply", 1)) == (5, 23)


@clause("D14-II-Colonization Laws", "D5.2.1")
@EDITIONS
def test_the_colonist_on_y_sails_after_the_one_on_x(edition: str) -> None:
    t = table(players=3, edition=edition).turn(4).own(1, "colonization-laws").own(2, "indentured-servitude")
    t.discovered("peru").stand("dock-y", 1).stand("dock-x", 2).stand("dock-1", 0)
    g = t.at("dock").game()
    sailed: list[int] = []
    while g.ask is not None and g.ask.kind == "send":
        sailed += g.deciders
        g.play("send peru")
    assert sailed == [0, 2, 1]


@clause("D14-II-Colonization Laws", "D14.1")
@EDITIONS
def test_y_stays_empty_without_a_colonist_in_supply(edition: str) -> None:
    t = benefits(edition).own(0, "colonization-laws", "indentured-servitude").troops("peru", 0, colonist=29)
    after = see(t.game())
    assert (after.space("dock-y"), after.space("dock-x")) == (None, None)


@clause("D14-II-Rum Distillery")
@EDITIONS
def test_rum_distillery_pays_three_a_sugar(edition: str) -> None:
    t = table(players=2, edition=edition).turn(4).own(0, "rum-distillery").goods(0, sugar=2, gold=1).goods(1, sugar=2)
    after = see(t.bounty_kept().market().ships(0, 0).money(0, 0).at("income").game())
    assert after.money == [1 + 6, 0]


@clause("D14-II-Rum Distillery")
@pytest.mark.parametrize(("edition", "paid"), [("2007", 0), ("2015", 6)])
def test_2015_rum_is_paid_in_the_benefits_phase(edition: str, paid: int) -> None:
    t = benefits(edition).own(0, "rum-distillery").goods(0, sugar=2).market().money(0)
    assert see(t.game()).money[0] == paid


@clause("D14-II-Rum Distillery")
@EDITIONS
def test_ships_are_no_sugar(edition: str) -> None:
    t = table(players=2, edition=edition).turn(4).own(0, "rum-distillery").goods(0, sugar=1).market().ships(1).money(0)
    assert see(t.at("income").game()).money[0] == 3


def cavalry(edition: str = "2015") -> Layout:
    """Seat 0 has Stables and two soldiers in the Caribbean, seat 1 a colony in Florida."""
    t = table(players=2, edition=edition).turn(4).own(0, "stables").discovered("virginia", "peru")
    return t.troops("caribbean", 0, soldier=2, colonist=1).troops("florida", 1, colonist=1)


@clause("D14-II-Stables", "D16")
def test_stables_know_the_neighbours_of_every_region() -> None:
    t = table(players=2).turn(4).own(0, "stables").all_discovered()
    for region in REGIONS:
        t.troops(region, 0, soldier=1)
    neighbours = {
        "new-france": ["new-england"],
        "new-england": ["new-france", "virginia"],
        "virginia": ["new-england", "florida"],
        "florida": ["virginia", "caribbean", "new-spain"],
        "caribbean": ["florida", "new-spain", "new-granada"],
        "new-spain": ["florida", "caribbean", "new-granada"],
        "new-granada": ["caribbean", "new-spain", "peru", "brazil"],
        "peru": ["new-granada", "brazil"],
        "brazil": ["new-granada", "peru"],
    }
    ways = [f"stable {here} {there}" for here, around in neighbours.items() for there in around]
    assert legal(t.at("discovery").game()) == ["pass", *ways]


@clause("D14-II-Stables")
def test_2015_stables_move_a_soldier_just_before_discovery_though_nobody_explores() -> None:
    g = cavalry().at("buildings").game()
    assert legal(g) == ["pass", "stable caribbean florida"]
    events = g.play("stable caribbean florida")
    after = see(g)
    assert (after.troop("caribbean", 0, "soldier"), after.troop("florida", 0, "soldier")) == (1, 1)
    moved = {"seat": 0, "type": "soldier", "region_from": "caribbean", "region_to": "florida"}
    assert event_args(events, "moved") == [moved]
    assert [event.kind for event in events].index("moved") < [event.kind for event in events].index("box")


@clause("D14-II-Stables")
def test_2015_stables_move_once_a_turn_and_not_in_the_benefits_phase() -> None:
    g = cavalry().at("discovery").game()
    g.play("stable caribbean florida")
    assert see(g).turn == 5


@clause("D14-II-Stables")
def test_2015_stables_declined_are_not_offered_again_this_turn() -> None:
    g = cavalry().at("discovery").game()
    g.play("pass")
    assert (see(g).turn, see(g).troop("caribbean", 0, "soldier")) == (5, 2)


@clause("D14-II-Stables")
def test_2015_stables_move_already_in_the_turn_they_are_bought() -> None:
    g = shop("stables").troops("florida", 1, colonist=1).troops("caribbean", 0, soldier=1).game()
    g.play("buy stables")
    assert legal(g) == ["pass", "stable caribbean florida"]


@clause("D14-II-Stables")
def test_2015_stables_move_before_expeditions_sail() -> None:
    g = cavalry().explorers(0, colonist=1).at("discovery").game()
    assert legal(g)[1] == "stable caribbean florida"
    g.play("pass")
    assert g.ask is not None
    assert g.ask.kind == "explore"


@clause("D14-II-Stables")
def test_2007_stables_move_a_soldier_in_the_benefits_phase() -> None:
    g = cavalry("2007").explorers(0, colonist=1).at("discovery").game()
    assert g.ask is not None
    assert g.ask.kind == "explore"
    g.play("pass")
    assert legal(g) == ["pass", "benefit stables"]
    g.play("benefit stables stable caribbean florida")
    after = see(g)
    assert (after.troop("florida", 0, "soldier"), after.turn) == (1, 5)


@clause("D14-II-Stables", "D7.2")
def test_2007_stables_move_already_in_the_turn_they_are_bought() -> None:
    g = shop("stables", "2007").troops("florida", 1, colonist=1).troops("caribbean", 0, soldier=1).game()
    g.play("buy stables")
    assert legal(g) == ["pass", "benefit stables"]


@clause("D14-II-Stables")
@pytest.mark.parametrize("move", ["stable caribbean virginia", "stable caribbean new-spain", "stable peru brazil"])
def test_stables_move_own_soldiers_to_adjacent_discovered_regions_only(move: str) -> None:
    """Virginia is too far, New Spain not discovered, and the soldier in Peru is another's."""
    t = cavalry().troops("brazil", 1, colonist=1).troops("virginia", 1, colonist=1).troops("peru", 1, soldier=1)
    g = t.at("discovery").game()
    assert legal(g) == ["pass", "stable caribbean florida"]
    assert g.why_not(0, move) is not None


@clause("D14-II-Stables", "D14.2")
@EDITIONS
def test_without_a_soldier_to_move_stables_are_not_offered(edition: str) -> None:
    t = table(players=2, edition=edition).turn(4).own(0, "stables").discovered("florida")
    assert see(t.troops("caribbean", 0, colonist=2).at("discovery").game()).turn == 5


@clause("D14-II-Stables", "D5.2.2")
@EDITIONS
def test_a_soldier_from_the_stables_takes_the_good_as_third_worker(edition: str) -> None:
    g = cavalry(edition).troops("florida", 0, colonist=2).at("discovery").game()
    g.play("stable caribbean florida" if edition == "2015" else "benefit stables stable caribbean florida")
    assert see(g).good(0, "indigo") == 1


def plague() -> Layout:
    return shop("plague-2", players=3)


@clause("D14-II-Plague")
def test_2015_plague_takes_one_worker_of_every_colony_of_three_or_more() -> None:
    t = plague().troops("peru", 0, colonist=3).troops("peru", 1, colonist=2).troops("peru", 2, colonist=6)
    g = t.troops("virginia", 1, soldier=4).game()
    g.play("buy plague-2")
    after = see(g)
    assert [after.troop("peru", seat) for seat in range(3)] == [2, 2, 5]
    assert (after.troop("virginia", 1, "soldier"), after.worker("supply", 1, "soldier")) == (3, 7)


@clause("D14-II-Plague")
def test_2015_plague_counts_all_types_of_workers_together() -> None:
    g = plague().troops("peru", 1, colonist=1, merchant=1, soldier=1).game()
    g.play("buy plague-2")
    assert (g.deciders, legal(g)) == ((1,), ["lose colonist", "lose merchant", "lose soldier"])
    g.play("lose merchant")
    after = see(g)
    assert (after.troop("peru", 1, "merchant"), after.worker("supply", 1, "merchant")) == (0, 5)
    assert (after.troop("peru", 1), after.troop("peru", 1, "soldier")) == (1, 1)


@clause("D14-II-Plague")
def test_2015_plague_owners_choose_in_player_order_and_regions_north_to_south() -> None:
    t = plague().order(2, 0, 1)
    for region in ("peru", "new-france", "florida"):
        for seat in (0, 1, 2):
            t.troops(region, seat, colonist=2, soldier=1)
    g = t.game()
    g.play("buy plague-2")
    asked = []
    while g.ask is not None and g.ask.kind == "lose":
        asked.append((g.deciders[0], g.ask.args["region"]))
        g.play("lose colonist")
    assert asked == [(seat, region) for seat in (2, 0, 1) for region in ("new-france", "florida", "peru")]


@clause("D14-II-Plague")
def test_2015_goods_taken_stay_taken_after_a_plague() -> None:
    g = plague().bounty_kept("peru").goods(1, silver=1).troops("peru", 1, colonist=3).game()
    g.play("buy plague-2")
    assert (see(g).good(1, "silver"), see(g).troop("peru", 1)) == (1, 2)


@clause("D14-II-Plague", "D14.2")
def test_2015_plague_may_be_bought_when_it_hits_nobody() -> None:
    g = plague().troops("peru", 1, colonist=2).game()
    g.play("buy plague-2")
    assert (see(g).owns(0), see(g).troop("peru", 1)) == (["plague-2"], 2)


@clause("D14-II-Plague", "D5.5.3")
def test_2015_plague_strikes_once() -> None:
    t = benefits(players=3).own(0, "plague-2").troops("peru", 1, colonist=4)
    assert see(t.game()).troop("peru", 1) == 4
