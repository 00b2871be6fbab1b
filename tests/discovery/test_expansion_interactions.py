"""D14: where buildings of the expansion meet other rules and each other."""

import pytest

from support.discovery import Layout, event_args, legal, see
from support.expansion import expanded, hold, on_offer, points

clause = pytest.mark.clause
ALL_GOODS = {"silver": 6, "sugar": 6, "gold": 5, "tobacco": 5, "coffee": 4, "indigo": 4, "fur": 4, "cattle": 3}
ALL_GOODS |= {"cocoa": 3, "fish": 3, "rice": 3}


# Cathedral and Reformation


def landing(cathedral: int, reformation: int) -> Layout:
    """A missionary of seat 0 is on the dock; seat 1 has one in Peru and a soldier in Florida."""
    t = expanded().bounty_gone().own(cathedral, "cathedral").own(reformation, "reformation")
    return t.troops("peru", 1, missionary=1).troops("florida", 1, soldier=1).stand("dock-1", 0, "missionary").at("dock")


@clause("D14-II-Cathedral", "D14-II-Reformation")
@pytest.mark.parametrize(("region", "brought"), [("peru", 0), ("florida", 2)])
def test_the_reformation_stops_the_cathedrals_two_colonists_too(region: str, brought: int) -> None:
    g = landing(cathedral=0, reformation=1).game()
    g.play(f"send {region}")
    assert (see(g).troop(region, 0), see(g).troop(region, 0, "missionary")) == (brought, 1)


@clause("D14-II-Cathedral", "D14-II-Reformation")
def test_an_owner_of_both_brings_two_colonists_to_his_own_missionary() -> None:
    t = landing(cathedral=0, reformation=0).troops("peru", 0, missionary=1)
    g = t.game()
    g.play("send peru")
    assert (see(g).troop("peru", 0), see(g).troop("peru", 0, "missionary")) == (2, 2)


@clause("D14-II-Reformation", "D4.8")
def test_the_reformation_stops_a_missionary_of_the_mayflower() -> None:
    t = expanded().bounty_gone().own(0, "mayflower", "cathedral").own(1, "reformation").ships(1)
    g = t.troops("peru", 1, missionary=1).stand("mayflower-1", 0, "missionary").at("dock").game()
    g.play("send peru")
    assert (see(g).troop("peru", 0), see(g).troop("peru", 0, "missionary")) == (0, 1)


# Trading House


def traders(turn: int = 4, **goods: int) -> Layout:
    """Seat 0 has the Trading House and goods; there is nothing else in the pile, the market or the regions."""
    t = expanded(turn=turn).own(0, "trading-house").bounty_kept().market().goods(0, **goods).money(0, 0)
    return t.gone(**{good: n - goods.get(good, 0) for good, n in ALL_GOODS.items()}).at("benefits")


@clause("D14-II-Trading House", "D14-II-West Indies Co.")
def test_goods_sold_can_be_drawn_by_the_next_players_company() -> None:
    g = traders(rice=2).own(1, "west-indies-co").game()
    g.play("benefit trading-house sell rice pass")
    s = see(g)
    assert (hold(s.goods[0]), hold(s.goods[1]), hold(s.market), s.money) == ({"rice": 1}, {"rice": 1}, {}, [5, 0])


@clause("D14-II-Trading House", "D14-II-West Indies Co.")
def test_goods_sold_are_mixed_into_the_pile() -> None:
    """Three cocoa lie in the pile; with the two fish sold, what comes next is of either kind."""
    drawn: set[str] = set()
    for seed in range(20):
        t = traders(fish=2).own(1, "west-indies-co").gone(cocoa=0).pile("cocoa", "cocoa", "cocoa")
        t.seed = seed
        g = t.game()
        g.play("benefit trading-house sell fish sell fish")
        drawn |= set(hold(see(g).goods[1]))
    assert drawn == {"cocoa", "fish"}


@clause("D18.4", "D14-II-Trading House")
def test_several_goods_sold_at_once_are_mixed_in_together() -> None:
    g = traders(fish=2, rice=1).own(1, "smuggler").goods(1, gold=1).gone(gold=4).game()
    events = (*g.play("benefit trading-house sell fish"), *g.play("sell fish"))
    assert event_args(events, "shuffled") == []
    events = g.play("pass")
    assert event_args(events, "shuffled") == [{"object": "goods"}]
    assert (g.deciders, sorted(see(g).pile)) == ((1,), ["fish", "fish"])


@clause("D14-II-Trading House", "D10.4", "D14-III-Mercantilism")
@pytest.mark.parametrize(("sold", "money", "mercantilism"), [(0, 6, 4), (1, 11, 3), (4, 26, 0)])
def test_in_turn_8_economy_is_earned_before_and_mercantilism_counts_what_is_left(
    sold: int, money: int, mercantilism: int
) -> None:
    g = traders(turn=8, coffee=4).own(0, "mercantilism").at("income").game()
    g.play(" ".join(["benefit trading-house", *["sell coffee"] * sold]) if sold else "pass")
    if not g.is_over:
        g.play("pass")
    assert (see(g).money[0], points(g, "mercantilism"), g.scores()) == (money, mercantilism, (6 + mercantilism, 0))


@clause("D14-II-Trading House", "D10.5")
def test_goods_sold_in_turn_8_count_as_money_in_a_tie_and_not_as_goods() -> None:
    """Seat 1 has five dollars and a good; seat 0 sells one of his two, then both are equal; or none, and he loses."""
    for sold, winners in (("benefit trading-house sell rice pass", (0, 1)), ("pass", (1,))):
        t = traders(turn=8, rice=2).gone(gold=4).goods(1, gold=1).money(0, 5)
        g = t.game()
        g.play(sold)
        assert (g.scores(), g.winners()) == ((0, 0), winners)


@clause("D14-II-Trading House", "D14-III-Wealth")
def test_money_of_a_sale_in_turn_8_counts_for_wealth() -> None:
    g = traders(turn=8, rice=2).own(0, "wealth").game()
    g.play("benefit trading-house sell rice sell rice")
    assert (see(g).money[0], points(g, "wealth")) == (10, 2)


@clause("D14-II-Trading House", "D14-II-Privateers", "D7.1")
def test_privateers_of_a_later_player_find_the_money_of_a_sale() -> None:
    g = traders(rice=1).own(1, "privateers").ships(0, 3).game()
    g.play("benefit trading-house")
    assert see(g).money == [2, 3]


@clause("D14-II-Trading House", "D14-II-Rum Distillery", "D7.1")
def test_sugar_may_pay_rum_before_it_is_sold() -> None:
    g = traders(sugar=2).own(0, "rum-distillery").game()
    g.play("benefit rum")
    assert see(g).money[0] == 6
    g.play("benefit trading-house sell sugar sell sugar")
    assert (see(g).money[0], see(g).good(0, "sugar")) == (16, 0)


@clause("D14-II-Trading House", "D14-II-Mint", "D6.4")
def test_gold_pays_the_mint_and_may_then_be_sold() -> None:
    g = traders(gold=2).own(0, "mint").at("income").game()
    assert see(g).money[0] == 4
    g.play("benefit trading-house sell gold sell gold")
    assert (see(g).turn, see(g).money[0]) == (5, 14)


@clause("D14-II-Mint", "D14-II-Rum Distillery")
def test_mint_and_rum_pay_side_by_side() -> None:
    t = expanded().bounty_kept().market().money(0, 0).own(0, "mint", "rum-distillery")
    assert see(t.goods(0, silver=1, sugar=1).at("income").game()).money[0] == 2 + 3


# Smuggler


@clause("D14-I-Smuggler", "D18.2")
def test_like_is_not_smuggled_for_like() -> None:
    t = expanded(turn=2).own(0, "smuggler").bounty_kept().market().goods(0, rice=2).goods(1, rice=1).at("benefits")
    assert see(t.game()).turn == 3


@clause("D14-I-Smuggler", "D18.2")
def test_a_good_of_a_kind_he_has_is_smuggled_for_another_kind_only() -> None:
    t = expanded(3, turn=2).own(0, "smuggler").bounty_kept().market().goods(0, rice=2, fur=1, gold=1)
    g = t.goods(1, rice=1).goods(2, fish=1).at("benefits").game()
    g.play("benefit smuggler smuggle s1 rice")
    assert legal(g) == ["give gold", "give fur"]
    refusal = g.why_not(0, "give rice")
    assert refusal is not None
    g.play("give fur")
    s = see(g)
    assert [hold(goods) for goods in s.goods] == [{"rice": 3, "gold": 1}, {"fur": 1}, {"fish": 1}]


@clause("D14-I-Smuggler", "D18.2")
def test_a_good_is_not_on_the_list_if_he_could_give_only_its_like() -> None:
    t = expanded(3, turn=2).own(0, "smuggler").bounty_kept().market().goods(0, fur=2)
    g = t.goods(1, fur=1, gold=1).goods(2, fur=1, fish=1).at("benefits").game()
    g.play("benefit smuggler")
    assert legal(g) == ["smuggle s1 gold", "smuggle s2 fish"]
    assert g.why_not(0, "smuggle s1 fur") is not None


@clause("D14-I-Smuggler", "D14-II-Trading House", "D7.1")
def test_a_smuggled_good_may_be_sold() -> None:
    t = expanded().own(0, "smuggler", "trading-house").bounty_kept().market().money(0, 0)
    g = t.goods(0, rice=1).goods(1, gold=1).at("benefits").game()
    assert legal(g) == ["pass", "benefit smuggler", "benefit trading-house"]
    g.play("benefit smuggler")
    assert legal(g) == ["pass", "benefit trading-house"]
    g.play("benefit trading-house")
    s = see(g)
    assert (s.turn, s.money[0], hold(s.goods[0]), hold(s.goods[1])) == (5, 5, {}, {"rice": 1})


@clause("D14-I-Smuggler", "D14-II-Trading House", "D7.1")
def test_who_sells_his_last_good_first_has_none_to_smuggle() -> None:
    t = expanded().own(0, "smuggler", "trading-house").bounty_kept().market().money(0, 0)
    g = t.goods(0, rice=1).goods(1, gold=1).at("benefits").game()
    g.play("benefit trading-house")
    s = see(g)
    assert (s.turn, s.money[0], hold(s.goods[0]), hold(s.goods[1])) == (5, 5, {}, {"gold": 1})


@clause("D14-I-Smuggler", "D14-II-Rum Distillery", "D7.1")
def test_smuggled_sugar_pays_rum() -> None:
    t = expanded().own(0, "smuggler", "rum-distillery").bounty_kept().market().money(0, 0)
    g = t.goods(0, rice=1).goods(1, sugar=1).at("benefits").game()
    g.play("benefit smuggler")
    assert (see(g).money[0], see(g).good(0, "sugar")) == (3, 1)


# Re-Write History and Age of Discovery


@clause("D14-III-Re-Write History", "D14-III-Age of Discovery")
def test_a_counter_taken_counts_for_the_age_of_discovery() -> None:
    g = on_offer("re-write-history", 8, 20).own(0, "age-of-discovery").won(1, "3/4/4/6").won(0, "1/2/1/4").game()
    assert (points(g, "age-of-discovery"), g.scores()) == (4, (4 + 4, 6))
    g.play("buy re-write-history rob s1")
    assert (points(g, "age-of-discovery"), g.scores()) == (8, (4 + 6 + 8, 0))


@clause("D14-III-Re-Write History", "D14-III-Age of Discovery")
def test_a_counter_taken_from_its_owner_leaves_the_age_of_discovery_poorer() -> None:
    g = on_offer("re-write-history", 8, 20).own(1, "age-of-discovery").won(1, "3/4/4/6").deck_won(1, "china").game()
    g.play("buy re-write-history rob s1")
    assert (points(g, "age-of-discovery", 1), g.scores()) == (4, (6, 6 + 4))


# Overpopulation


@clause("D14-I-Overpopulation", "D5.2.2")
def test_overpopulation_takes_the_good_of_an_empty_region_with_its_third() -> None:
    g = on_offer("overpopulation", 2, 10).market().game()
    g.play("buy overpopulation")
    s = see(g)
    assert (s.turn, s.troop("caribbean", 0), hold(s.goods[0])) == (3, 3, {"sugar": 1})


@clause("D14-I-Overpopulation", "D5.2.2")
def test_overpopulation_takes_the_goods_of_several_regions() -> None:
    t = on_offer("overpopulation", 2, 10).market().troops("peru", 0, soldier=2).troops("florida", 0, merchant=2)
    g = t.troops("caribbean", 0, colonist=1).game()
    g.play("buy overpopulation spread florida")
    assert hold(see(g).goods[0]) == {"indigo": 1}  # at once
    g.play("spread caribbean spread peru")
    assert hold(see(g).goods[0]) == {"indigo": 1, "silver": 1}


@clause("D14-I-Overpopulation", "D5.2.2")
def test_overpopulation_takes_no_good_where_another_had_three_first() -> None:
    g = on_offer("overpopulation", 2, 10).market().troops("peru", 1, colonist=3).bounty_gone("peru").game()
    g.play("buy overpopulation spread peru spread peru spread peru")
    assert (see(g).troop("peru", 0), hold(see(g).goods[0])) == (3, {})


# Papal Edict


@clause("D14-II-Papal Edict", "D14.2")
@pytest.mark.parametrize("turn", ["first", "second"])
def test_a_player_without_a_worker_places_none_by_the_edict(turn: str) -> None:
    g = on_offer("papal-edict", 4, 14).bounty_gone().troops("peru", 0, colonist=1).game()
    g.play("buy papal-edict")
    assert legal(g) == ["edict s1 first", "edict s1 second"]
    g.play(f"edict s1 {turn}")
    s = see(g)
    assert (s.turn, s.troop("peru", 0), s.worker("supply", 1) + s.worker("hand", 1)) == (5, 3, 29)


@clause("D14-II-Papal Edict", "D14.2")
def test_an_owner_without_a_worker_places_none_and_the_other_two() -> None:
    g = on_offer("papal-edict", 4, 14, players=3).bounty_gone().troops("peru", 1, colonist=1).game()
    g.play("buy papal-edict")
    g.play("edict s1 second")
    s = see(g)
    assert (s.turn, s.troop("peru", 1), s.worker("supply", 0) + s.worker("hand", 0)) == (5, 3, 29)


@clause("D14-II-Papal Edict", "D14.2")
def test_the_edict_may_be_bought_when_nobody_has_a_worker() -> None:
    g = on_offer("papal-edict", 4, 14).game()
    g.play("buy papal-edict")
    g.play("edict s1 first")
    assert (see(g).turn, see(g).owns(0), see(g).troops) == (5, ["papal-edict"], [[[0] * 6] * 2] * 9)


@clause("D14-II-Papal Edict")
def test_any_worker_makes_a_region_eligible_for_the_edict() -> None:
    t = on_offer("papal-edict", 4, 14).bounty_gone().troops("peru", 0, builder=1).troops("florida", 0, soldier=1)
    g = t.troops("brazil", 1, colonist=1).game()
    g.play("buy papal-edict")
    g.play("edict s1 second")
    assert (g.deciders, legal(g)) == ((0,), ["garrison florida", "garrison peru"])


# Spoils of War: specialists


@clause("D18.3", "D1.8")
def test_the_last_colonist_in_supply_serves_one_swap_out() -> None:
    t = on_offer("spoils-specialists", 2, 0).stand("buildings-1", 0, "soldier").bounty_gone()
    g = t.troops("peru", 0, captain=5, merchant=5, colonist=28).game()
    g.play("buy spoils-specialists choose captain swap peru")
    g.play("choose merchant")
    s = see(g)
    assert (s.turn, s.hand[0]) == (3, [0, 1, 0, 0, 0, 0])
    assert s.troops[7][0] == [29, 4, 5, 0, 0, 0]


@clause("D18.3", "D1.8")
def test_a_swapped_out_specialist_of_spoils_leaves_colony_size_as_it_was() -> None:
    g = on_offer("spoils-specialists", 2, 0).bounty_gone().troops("peru", 0, soldier=10).game()
    g.play("buy spoils-specialists choose soldier swap peru choose soldier swap peru")
    assert see(g).troops[7][0] == [2, 0, 0, 0, 8, 0]
    assert see(g).hand[0] == [5, 0, 0, 0, 2, 0]


@clause("D18.3", "D3.5")
def test_the_worker_who_took_the_spoils_is_not_in_supply_yet() -> None:
    """Four captains are in Peru and the fifth is buying: one is chosen, and a swap-out is asked."""
    t = on_offer("spoils-specialists", 2, 0).stand("buildings-1", 0, "captain").bounty_gone()
    g = t.troops("peru", 0, captain=4).game()
    g.play("buy spoils-specialists choose captain")
    assert legal(g) == ["pass", "swap peru"]


@clause("D14-I-Spoils of War: ship", "D14-II-Privateers", "D14-II-Mayflower")
def test_a_ship_of_spoils_is_no_dock_place_this_turn_but_next() -> None:
    t = on_offer("spoils-ship", 2, 0).own(0, "mayflower", "privateers").money(0, 9)
    g = t.game()
    g.play("buy spoils-ship")
    assert (see(g).turn, see(g).money) == (3, [1, 8])
    assert "place colonist mayflower" in legal(g)


# University and Mayflower


def academics() -> Layout:
    """Seat 0 has the University and the Mayflower; his merchant sails behind workers on 1 and X."""
    t = expanded().bounty_gone().own(0, "university", "mayflower").own(1, "indentured-servitude").ships(2)
    return t.discovered("peru").stand("dock-1", 1).stand("dock-x", 1).stand("mayflower-1", 0, "merchant")


@clause("D14-II-University", "D14-II-Mayflower", "D18.1")
def test_a_worker_of_the_mayflower_may_go_to_the_front_of_the_dock() -> None:
    g = academics().hand(0, colonist=2).game()
    assert [move for move in legal(g) if move.startswith("front")] == ["front mayflower-1"]
    g.play("front mayflower-1")
    s = see(g)
    assert (s.space("dock-1"), s.space("dock-x")) == ((0, "merchant"), (1, "colonist"))
    assert (s.space("mayflower-1"), s.sailing) == ((1, "colonist"), [1, 0])
    assert "place colonist mayflower" in legal(g)  # his other ship


@clause("D14-II-University", "D14-II-Mayflower")
def test_just_before_the_dock_the_worker_of_the_mayflower_may_still_go_to_the_front() -> None:
    g = academics().goods(0, rice=2).market().ships(1).money(0).at("dock").game()
    assert (g.deciders, legal(g)) == ((0,), ["pass", "front mayflower-1"])
    g.play("front mayflower-1")
    assert (g.deciders, g.ask and g.ask.args) == ((0,), {"type": "merchant"})
    for _ in range(3):
        g.play("send peru")
    assert (see(g).turn, see(g).money[0]) == (5, 5)  # the merchant's; the ship was used


@clause("D14-II-University", "D14-II-Mayflower")
def test_a_numbered_worker_goes_before_those_of_the_mayflower_anyway() -> None:
    t = expanded().own(0, "university", "mayflower").ships(1).stand("dock-1", 0).stand("mayflower-1", 0)
    g = t.hand(0, colonist=2).game()
    assert not [move for move in legal(g) if move == "front dock-1"]


# Age of Reason


@clause("D14-III-Age of Reason", "D18.5", "D12.6")
def test_age_of_reason_counts_after_italys_replacement() -> None:
    t = expanded(turn=8, nations="random").nation(0, "england").nation(1, "italy").bounty_gone().market().money(0, 0)
    t = t.own(0, "age-of-reason").stand("specialists-1", 0).stand("specialists-2", 0)
    g = t.at("specialists").game()
    assert g.deciders == (1,)
    g.play("oust captain")
    while not g.is_over:
        g.play("pass")
    assert points(g, "age-of-reason") == 4


@clause("D14-III-Age of Reason", "D18.5", "D12.6")
def test_italys_own_age_of_reason_counts_the_worker_it_put_there() -> None:
    t = expanded(turn=8, nations="random").nation(0, "italy").nation(1, "england").bounty_gone().market().money(0, 0)
    g = t.own(0, "age-of-reason").stand("specialists-5", 1).at("specialists").game()
    g.play("oust builder")
    while not g.is_over:
        g.play("pass")
    assert (points(g, "age-of-reason"), g.scores()) == (4, (4, 0))


# Builders and buildings of the base game


@clause("D14-III-Militia", "D9.6")
def test_the_militia_spares_a_builder_and_is_none() -> None:
    t = expanded(turn=8).bounty_gone().market().money(0, 0).own(0, "militia").troops("caribbean", 0, builder=3)
    g = t.troops("caribbean", 1, soldier=1, colonist=1).stand("warfare-1", 1).at("warfare").game()
    g.play("battle caribbean s0")
    assert legal(g) == ["kill builder", "kill militia"]
    g.play("kill militia")
    g.play("kill soldier")
    assert see(g).colony_points == [[0, 0, 6 + 12], [0, 0, 2 + 6]]


@clause("D14-III-Population", "D14-III-Power")
def test_builders_are_population_and_no_power() -> None:
    t = expanded(turn=8).bounty_gone().market().money(0, 0).own(0, "population", "power").troops("peru", 0, builder=2)
    g = t.at("score").game()
    assert (points(g, "population"), points(g, "power")) == (1, 0)


@clause("D14-III-Migration")
def test_2015_migration_moves_no_builder() -> None:
    t = expanded(turn=7).own(0, "migration").troops("peru", 0, builder=2)
    assert see(t.at("benefits").game()).turn == 8


@clause("D14-III-Migration", "D2.10")
def test_2007_migration_moves_builders_of_a_house_rule() -> None:
    t = expanded(turn=7, edition="2007", house_rules=True).own(0, "migration").troops("peru", 0, builder=2)
    g = t.at("benefits").game()
    g.play("benefit migration migrate peru caribbean migrant builder migrant builder")
    assert see(g).troop("caribbean", 0, "builder") == 2


@clause("D14-III-Plague")
def test_the_last_plague_kills_no_builder() -> None:
    g = on_offer("plague-3", 7, 20).bounty_gone().troops("peru", 1, builder=3).troops("florida", 1, colonist=1).game()
    g.play("buy plague-3")
    assert g.why_not(0, "blight peru s1") is not None


@clause("D14-III-New World Capital City", "D5.2.1")
def test_builders_brought_by_the_dock_count_for_the_capital_city() -> None:
    t = expanded(turn=8).bounty_gone().market().money(0, 0).own(0, "new-world-capital-city")
    g = t.stand("dock-1", 0, "builder").at("dock").game()
    g.play("send caribbean")
    assert (g.is_over, g.scores()) == (True, (3, 0))
