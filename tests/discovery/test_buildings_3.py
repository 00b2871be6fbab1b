"""D14, age III: the base buildings of both editions."""

from collections import Counter

import pytest

import carrack
from support.discovery import Layout, event_args, legal, see, table

EDITIONS = pytest.mark.parametrize("edition", ["2007", "2015"])
clause = pytest.mark.clause

AGE_III = (
    "militia",
    "mercantilism",
    "population",
    "navy",
    "power",
    "prosperity",
    "glory",
    "wealth",
    "migration",
    "factory",
)


def shop(building: str, edition: str = "2015", money: int = 20, players: int = 2) -> Layout:
    """Turn 7; seat 0's worker stands in the buildings box, and the building is on offer."""
    t = table(players=players, edition=edition).turn(7).offer(building).money(money)
    return t.stand("buildings-1", 0).at("buildings")


def last_turn(*owned: str, edition: str = "2015") -> Layout:
    """Turn 8, benefits and scoring still to come; seat 0 has buildings and nobody has money."""
    t = table(players=2, edition=edition).turn(8).bounty_kept().market().money(0, 0)
    return t.own(0, *owned).at("benefits")


def points(g: carrack.Game, building: str) -> int:
    """What seat 0 scores for a building."""
    lines = g.score_sheet(0)
    return sum(line.points for line in lines if line.args.get("building") == building)


@clause("D1.6")
@pytest.mark.parametrize(("edition", "more"), [("2007", ()), ("2015", ("plague-3",))])
def test_age_iii_has_each_of_its_buildings_once(edition: str, more: tuple[str, ...]) -> None:
    opened = see(table(players=3, edition=edition).turn(6).at("refresh").game())
    assert Counter(opened.row() + opened.stack) == Counter(AGE_III + more)


@clause("D5.5.1")
@EDITIONS
def test_age_iii_buildings_cost_twenty(edition: str) -> None:
    for building in AGE_III:
        assert see(shop(building, edition, money=19).game()).turn == 8, building  # too poor to be asked
        assert legal(shop(building, edition).game()) == ["pass", f"buy {building}"]
    g = shop("navy", edition, money=23).game()
    g.play("buy navy")
    assert see(g).money == [3, 10]


def attacked(edition: str = "2015", **attackers: int) -> Layout:
    """Seat 1 attacks; seat 0 has Militia and a colonist and a merchant in Peru."""
    t = table(players=2, edition=edition).turn(7).own(0, "militia").stand("warfare-1", 1)
    return t.troops("peru", 0, colonist=1, merchant=1).troops("peru", 1, **attackers).at("warfare")


@clause("D14-III-Militia")
@EDITIONS
def test_militia_strikes_for_an_attacked_owner(edition: str) -> None:
    g = attacked(edition, colonist=1, soldier=1).game()
    g.play("battle peru s0")
    g.play("kill colonist")
    assert (g.deciders, legal(g)) == ((0,), ["kill colonist", "kill soldier"])
    g.play("kill soldier")
    after = see(g)
    assert (after.troop("peru", 0), after.troop("peru", 0, "merchant")) == (0, 1)
    assert (after.troop("peru", 1), after.troop("peru", 1, "soldier")) == (1, 0)


@clause("D14-III-Militia")
@EDITIONS
def test_militia_may_be_the_victim_and_never_touches_supply(edition: str) -> None:
    g = attacked(edition, soldier=1).game()
    g.play("battle peru s0")
    assert legal(g) == ["kill colonist", "kill merchant", "kill militia"]
    events = g.play("kill militia")
    after = see(g)
    assert (after.troop("peru", 0), after.troop("peru", 0, "merchant")) == (1, 1)
    assert (after.worker("supply", 0, "soldier"), after.troop("peru", 0, "soldier")) == (10, 0)
    assert event_args(events, "militia-fell") == [{"seat": 0, "region": "peru"}]


@clause("D14-III-Militia", "D5.8.4")
@EDITIONS
def test_militia_counts_as_a_worker_for_the_attackers_cap(edition: str) -> None:
    """Four soldiers against two workers and the Militia: three die."""
    g = attacked(edition, soldier=4).game()
    events = g.play("battle peru s0")
    after = see(g)
    assert (after.troop("peru", 0), after.troop("peru", 0, "merchant")) == (0, 0)
    assert len(event_args(events, "militia-fell")) == 1
    assert after.troop("peru", 1, "soldier") == 3


@clause("D14-III-Militia", "D5.8.4")
@EDITIONS
def test_militia_adds_one_to_the_owners_soldiers(edition: str) -> None:
    t = attacked(edition, colonist=4).troops("peru", 0, colonist=0, merchant=0, soldier=2)
    g = t.game()
    g.play("battle peru s0")
    assert (see(g).troop("peru", 1), see(g).troop("peru", 0, "soldier")) == (1, 2)


@clause("D14-III-Militia", "D5.8.4")
@EDITIONS
def test_militia_strikes_no_more_than_there_are_enemies(edition: str) -> None:
    t = attacked(edition, colonist=2).troops("peru", 0, colonist=0, merchant=0, soldier=2)
    g = t.game()
    g.play("battle peru s0")
    assert (see(g).troop("peru", 1), see(g).worker("supply", 1)) == (0, 24)


@clause("D14-III-Militia")
@EDITIONS
def test_militia_does_not_by_itself_make_a_battle_possible(edition: str) -> None:
    assert see(attacked(edition, colonist=2).game()).turn == 8


@clause("D14-III-Militia")
@EDITIONS
def test_militia_does_not_help_an_owner_who_attacks(edition: str) -> None:
    t = table(players=2, edition=edition).turn(7).own(0, "militia").stand("warfare-1", 0)
    g = t.troops("peru", 0, soldier=1).troops("peru", 1, colonist=3).at("warfare").game()
    g.play("battle peru s1")
    assert see(g).troop("peru", 1) == 2


@clause("D14-III-Militia")
@EDITIONS
def test_militia_stands_in_every_region_of_a_war(edition: str) -> None:
    t = table(players=2, edition=edition).turn(7).own(0, "militia").stand("warfare-1", 1).money(0, 10)
    for region in ("peru", "brazil"):
        t.troops(region, 0, colonist=1).troops(region, 1, soldier=3)
    g = t.at("warfare").game()
    events = g.play("war s0")
    assert [told_of["region"] for told_of in event_args(events, "militia-fell")] == ["peru", "brazil"]
    assert [see(g).troop(region, 1, "soldier") for region in ("peru", "brazil")] == [2, 2]


@clause("D14-III-Militia")
@EDITIONS
def test_militia_stands_again_in_the_next_battle(edition: str) -> None:
    """It falls in the first of two battles, strikes in both, and falls again."""
    t = attacked(edition, soldier=2).stand("warfare-2", 1)
    g = t.troops("peru", 0, colonist=5, merchant=0).game()
    g.play("battle peru s0 kill colonist kill militia")
    after = see(g)
    assert (after.troop("peru", 0), after.troop("peru", 1, "soldier")) == (4, 1)
    g.play("battle peru s0")
    g.play("kill militia")
    after = see(g)
    assert (after.troop("peru", 0), after.troop("peru", 1, "soldier")) == (4, 0)


@clause("D14-III-Mercantilism")
@EDITIONS
@pytest.mark.parametrize(("goods", "worth"), [({}, 0), ({"rice": 2}, 2), ({"rice": 2, "gold": 1, "sugar": 4}, 7)])
def test_mercantilism_scores_one_a_good(edition: str, goods: dict[str, int], worth: int) -> None:
    g = last_turn("mercantilism", edition=edition).goods(0, **goods).goods(1, fur=3).ships(2).game()
    assert points(g, "mercantilism") == worth


@clause("D14-III-Population")
@EDITIONS
@pytest.mark.parametrize(("soldiers", "worth"), [(0, 2), (1, 2), (2, 3), (3, 3)])
def test_population_scores_one_for_two_workers_rounded_down(edition: str, soldiers: int, worth: int) -> None:
    """Four others stand in two regions; those elsewhere and other players' do not count."""
    t = last_turn("population", edition=edition).troops("peru", 0, colonist=2, merchant=1, soldier=soldiers)
    t.troops("brazil", 0, captain=1).explorers(0, colonist=4).troops("peru", 1, colonist=6)
    assert points(t.game(), "population") == worth


@clause("D14-III-Navy")
@EDITIONS
@pytest.mark.parametrize("ships", [0, 1, 3])
def test_navy_scores_four_a_ship(edition: str, ships: int) -> None:
    assert points(last_turn("navy", edition=edition).ships(ships, 2).game(), "navy") == 4 * ships


@clause("D14-III-Power")
@EDITIONS
def test_power_scores_two_a_soldier_in_the_new_world(edition: str) -> None:
    t = last_turn("power", edition=edition).troops("peru", 0, soldier=2, colonist=4).troops("brazil", 0, soldier=1)
    t.explorers(0, soldier=2).troops("peru", 1, soldier=5)
    assert points(t.game(), "power") == 6


@clause("D14-III-Prosperity", "D5.5.4")
@EDITIONS
def test_prosperity_scores_two_a_building_with_itself_and_used_up_ones(edition: str) -> None:
    alone = last_turn("prosperity", edition=edition).game()
    assert points(alone, "prosperity") == 2
    t = last_turn("prosperity", "settlers", "settlers", "conquest-of-the-inca-empire", edition=edition)
    assert points(t.own(1, "navy").game(), "prosperity") == 8


@clause("D14-III-Prosperity")
def test_2015_plagues_count_for_prosperity() -> None:
    g = last_turn("prosperity", "plague-1", "plague-2", "plague-3").game()
    assert points(g, "prosperity") == 8


@clause("D14-III-Glory")
@pytest.mark.parametrize(("edition", "worth"), [("2007", 6), ("2015", 4)])
def test_glory_scores_two_a_region_with_a_worker_and_in_2015_only_colonized_ones(edition: str, worth: int) -> None:
    """Peru has three of his, Brazil one of his and three of another's, Florida two of each, Virginia none of his."""
    t = last_turn("glory", edition=edition).troops("peru", 0, colonist=2, soldier=1)
    t.troops("brazil", 0, merchant=1).troops("brazil", 1, colonist=3)
    t.troops("florida", 0, colonist=2).troops("florida", 1, colonist=2).troops("virginia", 1, colonist=3)
    assert points(t.game(), "glory") == worth


@clause("D14-III-Wealth")
@EDITIONS
@pytest.mark.parametrize(("money", "worth"), [(4, 0), (5, 1), (14, 2), (15, 3)])
def test_wealth_scores_one_for_five_dollars_rounded_down(edition: str, money: int, worth: int) -> None:
    assert points(last_turn("wealth", edition=edition).money(money, 99).game(), "wealth") == worth


@clause("D14-III-Wealth", "D7.3")
@EDITIONS
def test_wealth_counts_what_buildings_paid_in_turn_8(edition: str) -> None:
    assert points(last_turn("wealth", "trading-post", "taxation", edition=edition).game(), "wealth") == 3


@clause("D14-III-Factory")
@pytest.mark.parametrize(("edition", "paid"), [("2007", 25), ("2015", 30)])
def test_factory_pays_and_scores_five(edition: str, paid: int) -> None:
    g = last_turn("factory", edition=edition).game()
    assert (see(g).money, g.scores()) == ([paid, 0], (5, 0))


def migrants(edition: str = "2015", **workers: int) -> Layout:
    """Seat 0 has Migration and workers in the Caribbean; Florida and Peru are open too."""
    t = table(players=2, edition=edition).turn(7).own(0, "migration").discovered("florida", "peru")
    return t.troops("caribbean", 0, **workers).at("benefits")


@clause("D14-III-Migration")
@EDITIONS
def test_migration_moves_two_from_one_region_to_any_other_discovered(edition: str) -> None:
    g = migrants(edition, colonist=3).game()
    g.play("benefit migration")
    assert legal(g) == ["migrate caribbean florida", "migrate caribbean peru"]
    g.play("migrate caribbean peru migrant colonist migrant colonist")
    after = see(g)
    assert (after.troop("caribbean", 0), after.troop("peru", 0), after.turn) == (1, 2, 8)


@clause("D14-III-Migration")
@EDITIONS
def test_migration_may_move_only_one(edition: str) -> None:
    g = migrants(edition, colonist=3).game()
    g.play("benefit migration migrate caribbean peru migrant colonist")
    assert legal(g) == ["pass", "migrant colonist"]
    g.play("pass")
    assert (see(g).troop("caribbean", 0), see(g).troop("peru", 0)) == (2, 1)


@clause("D14-III-Migration", "D5.2.2")
@EDITIONS
def test_a_migrant_takes_the_good_as_third_worker(edition: str) -> None:
    g = migrants(edition, colonist=2).troops("peru", 0, soldier=2).game()
    g.play("benefit migration migrate caribbean peru migrant colonist pass")
    assert see(g).good(0, "silver") == 1


@clause("D14-III-Migration")
def test_2015_migration_moves_colonists_only() -> None:
    g = migrants(colonist=2, captain=1, merchant=1, missionary=1, soldier=1).troops("peru", 0, merchant=2).game()
    g.play("benefit migration")
    assert legal(g) == ["migrate caribbean florida", "migrate caribbean peru"]
    g.play("migrate caribbean florida migrant colonist")
    assert legal(g) == ["pass", "migrant colonist"]


@clause("D14-III-Migration")
def test_2015_migration_is_not_offered_without_a_colonist() -> None:
    assert see(migrants(merchant=2, soldier=1).game()).turn == 8


@clause("D14-III-Migration")
def test_2007_migration_moves_any_workers_but_soldiers() -> None:
    g = migrants("2007", colonist=1, captain=1, merchant=1, missionary=1, soldier=1).game()
    g.play("benefit migration migrate caribbean florida")
    assert legal(g) == ["migrant colonist", "migrant captain", "migrant merchant", "migrant missionary"]
    g.play("migrant captain migrant merchant")
    after = see(g)
    assert (after.troop("florida", 0, "captain"), after.troop("florida", 0, "merchant")) == (1, 1)
    assert after.troop("caribbean", 0, "soldier") == 1


@clause("D14-III-Migration")
def test_2007_migration_does_not_start_where_only_soldiers_are() -> None:
    assert see(migrants("2007", soldier=3).game()).turn == 8


@clause("D14-III-Migration", "D5.5.5")
@EDITIONS
def test_migration_moves_no_other_players_workers(edition: str) -> None:
    assert see(migrants(edition).troops("caribbean", 1, colonist=3).game()).turn == 8


@clause("D14-III-Migration", "D14.2")
@EDITIONS
def test_migration_needs_a_second_discovered_region(edition: str) -> None:
    t = table(players=2, edition=edition).turn(7).own(0, "migration").troops("caribbean", 0, colonist=3)
    assert see(t.at("benefits").game()).turn == 8


def blight() -> Layout:
    return shop("plague-3", players=3).troops("brazil", 2, colonist=4, captain=1)


@clause("D14-III-Plague")
@pytest.mark.parametrize("removed", [0, 1, 2, 3])
def test_2015_plague_removes_up_to_three_colonists_of_one_player_in_one_region(removed: int) -> None:
    g = blight().troops("peru", 1, colonist=1).game()
    g.play("buy plague-3")
    g.play("blight brazil s2")
    assert legal(g) == ["cull 0", "cull 1", "cull 2", "cull 3"]
    g.play(f"cull {removed}")
    after = see(g)
    assert (after.troop("brazil", 2), after.troop("brazil", 2, "captain")) == (4 - removed, 1)
    assert after.troop("peru", 1) == 1
    assert after.worker("supply", 2) + after.worker("hand", 2) == 25 + removed


@clause("D14-III-Plague")
def test_2015_plague_cannot_remove_more_colonists_than_there_are() -> None:
    g = blight().troops("peru", 1, colonist=2, soldier=3).game()
    g.play("buy plague-3")
    g.play("blight peru s1")
    assert legal(g) == ["cull 0", "cull 1", "cull 2"]


@clause("D14-III-Plague")
def test_2015_plague_may_hit_its_buyer_and_needs_colonists() -> None:
    """The seats of others are named wherever they have a colonist; two soldiers in Peru are safe."""
    g = blight().troops("florida", 0, colonist=1).troops("peru", 1, soldier=2).troops("virginia", 1, colonist=1).game()
    g.play("buy plague-3")
    assert legal(g) == ["blight virginia s1", "blight florida s0", "blight brazil s2"]
    g.play("blight florida s0")
    g.play("cull 1")
    assert see(g).troop("florida", 0) == 0


@clause("D14-III-Plague", "D14.2")
def test_2015_plague_may_be_bought_when_there_is_no_colonist() -> None:
    g = shop("plague-3").troops("peru", 1, soldier=3).game()
    g.play("buy plague-3")
    assert (see(g).owns(0), see(g).turn, see(g).troop("peru", 1, "soldier")) == (["plague-3"], 8, 3)


@clause("D14-III-Plague", "D5.5.3")
def test_2015_plague_strikes_once() -> None:
    g = table(players=2).turn(7).own(0, "plague-3").troops("peru", 1, colonist=3).at("benefits").game()
    assert (see(g).turn, see(g).troop("peru", 1)) == (8, 3)
