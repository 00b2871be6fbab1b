"""D14, age II: the buildings of the expansion, but for the Mayflower, which has its own file."""

import pytest

import carrack
from support.discovery import GOODS, Layout, event_args, legal, refused, see
from support.expansion import expanded, hold, on_offer

clause = pytest.mark.clause
NO_PILE = {"silver": 6, "sugar": 6, "gold": 5, "tobacco": 5, "coffee": 4, "indigo": 4, "fur": 4, "cattle": 3}
NO_PILE |= {"cocoa": 3, "fish": 3, "rice": 3}


def shop(building: str, money: int = 14, players: int = 2) -> Layout:
    return on_offer(building, 4, money, players)


def benefits(players: int = 2, turn: int = 4) -> Layout:
    return expanded(players, turn).market().at("benefits")


# Spoils of War: $7


@clause("D14-II-Spoils of War: $7")
@pytest.mark.parametrize("money", [0, 3, 14])
def test_spoils_of_seven_dollars_are_paid_at_once(money: int) -> None:
    g = shop("spoils-7-dollars", money=money).game()
    events = g.play("buy spoils-7-dollars")
    assert event_args(events, "earned") == [{"seat": 0, "amount": 7, "reason": "at-once"}]
    assert see(g).money[0] == money + 7


@clause("D14-II-Spoils of War: $7", "D5.5.3")
def test_spoils_of_seven_dollars_are_paid_once() -> None:
    assert see(benefits().own(0, "spoils-7-dollars").money(0).game()).money[0] == 0


# Spoils of War: goods


@clause("D14-II-Spoils of War: goods")
def test_spoils_bring_two_goods_of_the_pile() -> None:
    t = shop("spoils-goods", money=0).offer("spoils-goods", "mint").pile("cocoa", "rice", "fish")
    g = t.market(gold=1).stand("buildings-2", 0).money(14).game()
    events = g.play("buy spoils-goods")
    s = see(g)
    assert (hold(s.goods[0]), hold(s.market)) == ({"cocoa": 1, "rice": 1}, {"gold": 1})
    assert s.pile[-1] == "fish"
    assert event_args(events, "good-taken") == [
        {"seat": 0, "good": "cocoa", "origin": "pile"},
        {"seat": 0, "good": "rice", "origin": "pile"},
    ]


@clause("D14-II-Spoils of War: goods", "D6.3")
def test_the_goods_of_spoils_pay_the_same_turn() -> None:
    g = shop("spoils-goods", money=0).pile("rice", "rice").goods(0, rice=1).market().game()
    g.play("buy spoils-goods")
    assert (see(g).turn, see(g).money[0]) == (5, 3)


@clause("D14-II-Spoils of War: goods")
def test_spoils_bring_as_many_goods_as_there_are() -> None:
    t = shop("spoils-goods").bounty_kept().market().gone(**NO_PILE | {"rice": 2})
    g = t.game()
    g.play("buy spoils-goods")
    assert (see(g).goods[0], see(g).pile) == ([int(good == "rice") for good in GOODS], [])


@clause("D14-II-Spoils of War: goods", "D14.2")
def test_with_an_empty_pile_the_spoils_may_be_bought_and_bring_nothing() -> None:
    g = shop("spoils-goods").bounty_kept().market().gone(**NO_PILE).game()
    g.play("buy spoils-goods")
    assert (see(g).turn, see(g).owns(0), sum(see(g).goods[0])) == (5, ["spoils-goods"], 0)


@clause("D14-II-Spoils of War: goods", "D5.5.3")
def test_the_goods_of_spoils_come_once() -> None:
    assert sum(see(benefits().own(0, "spoils-goods").game()).goods[0]) == 0


# Stone Masonry


@clause("D14-II-Stone Masonry")
def test_stone_masonry_gives_one_builder_more_a_turn() -> None:
    s = see(benefits().own(0, "stone-masonry").game())
    assert (s.hand, s.worker("supply", 0, "builder")) == ([[5, 0, 0, 0, 0, 1], [5, 0, 0, 0, 0, 0]], 9)


@clause("D14-II-Stone Masonry", "D14-I-New World City")
def test_stone_masonry_and_new_world_city_add_up() -> None:
    assert see(benefits().own(0, "stone-masonry", "new-world-city").game()).worker("hand", 0, "builder") == 2


@clause("D14-II-Stone Masonry", "D1.8")
def test_stone_masonry_gives_nobody_without_a_builder_in_supply() -> None:
    s = see(benefits().own(0, "stone-masonry").troops("peru", 0, builder=10).bounty_gone().game())
    assert (s.turn, s.hand[0], s.troop("peru", 0, "builder")) == (5, [5, 0, 0, 0, 0, 0], 10)


@clause("D14-II-Stone Masonry", "D7.3")
def test_stone_masonry_gives_nobody_in_turn_8() -> None:
    s = see(benefits(turn=8).own(0, "stone-masonry").game())
    assert (s.hand[0], s.worker("supply", 0, "builder")) == ([0] * 6, 10)


# Papal Edict


def edict() -> Layout:
    """Seat 0 is about to buy the edict; he has a worker in Peru and Brazil, seat 1 in Florida and Virginia."""
    t = shop("papal-edict", players=3).bounty_gone().troops("peru", 0, merchant=1).troops("brazil", 0, soldier=1)
    return t.troops("florida", 1, captain=1).troops("virginia", 1, colonist=1)


@clause("D14-II-Papal Edict")
def test_the_owner_of_the_edict_picks_another_player_and_who_goes_first() -> None:
    g = edict().game()
    g.play("buy papal-edict")
    assert g.deciders == (0,)
    assert legal(g) == ["edict s1 first", "edict s1 second", "edict s2 first", "edict s2 second"]
    assert refused(g, "edict s0 first", 0) == "not-yourself"


@clause("D14-II-Papal Edict")
@pytest.mark.parametrize(("turn", "order"), [("first", [1, 0]), ("second", [0, 1])])
def test_each_of_the_two_puts_two_colonists_into_one_region_of_his(turn: str, order: list[int]) -> None:
    g = edict().game()
    g.play("buy papal-edict")
    events = g.play(f"edict s1 {turn}")
    assert event_args(events, "edict") == [{"seat": 0, "seat_rival": 1}]
    placed: list[int] = []
    regions = {0: ["garrison peru", "garrison brazil"], 1: ["garrison virginia", "garrison florida"]}
    for _ in range(2):
        placed += g.deciders
        assert legal(g) == regions[g.deciders[0]]
        g.play(regions[g.deciders[0]][1])
    assert placed == order
    s = see(g)
    assert (s.troop("brazil", 0), s.troop("peru", 0)) == (2, 0)
    assert (s.troop("florida", 1), s.troop("virginia", 1)) == (2, 1)
    assert (s.turn, sum(map(sum, (region[2] for region in s.troops)))) == (5, 0)


@clause("D14-II-Papal Edict")
def test_both_may_choose_the_same_region() -> None:
    t = shop("papal-edict").bounty_gone().troops("peru", 0, merchant=1).troops("peru", 1, soldier=1)
    g = t.game()
    g.play("buy papal-edict")
    g.play("edict s1 first")
    assert (see(g).troop("peru", 0), see(g).troop("peru", 1)) == (2, 2)


@clause("D14-II-Papal Edict", "D5.2.2")
@pytest.mark.parametrize(("turn", "winner"), [("first", 1), ("second", 0)])
def test_who_goes_first_takes_the_good_with_his_third_worker(turn: str, winner: int) -> None:
    t = shop("papal-edict").troops("peru", 0, merchant=1).troops("peru", 1, soldier=1).market()
    g = t.game()
    g.play("buy papal-edict")
    g.play(f"edict s1 {turn}")
    assert (see(g).good(winner, "silver"), see(g).good(1 - winner, "silver")) == (1, 0)


@clause("D14-II-Papal Edict")
@pytest.mark.parametrize(("left", "placed"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_the_edict_places_as_many_as_there_are(left: int, placed: int) -> None:
    t = shop("papal-edict").bounty_gone().troops("peru", 0, merchant=1).troops("florida", 1, colonist=29 - left)
    g = t.game()
    g.play("buy papal-edict")
    g.play("edict s1 second")
    s = see(g)
    assert (s.troop("peru", 0), s.troop("florida", 1), s.turn) == (2, 29 - left + placed, 5)


@clause("D14-II-Papal Edict", "D5.5.3")
def test_the_edict_comes_once() -> None:
    s = see(benefits().own(0, "papal-edict").troops("peru", 0, colonist=1).game())
    assert (s.turn, s.troop("peru", 0)) == (5, 1)


# Mint


def minted(turn: int = 4, **goods: int) -> carrack.Game:
    """Seat 0 has the Mint, and both have these goods, just before income."""
    t = expanded(turn=turn).bounty_kept().market().money(0, 0).own(0, "mint").goods(0, **goods)
    return t.at("income").game()


@clause("D14-II-Mint")
@pytest.mark.parametrize(
    ("goods", "paid"),
    [
        ({"gold": 1}, 2),
        ({"silver": 1}, 2),
        ({"gold": 2}, 4),
        ({"silver": 2}, 4),
        ({"gold": 1, "silver": 1}, 2),
        ({"gold": 5}, 10 + 6),
        ({"silver": 6}, 12 + 6),
        ({"rice": 1, "fur": 1}, 0),
        ({}, 0),
    ],
)
def test_the_mint_pays_two_a_gold_or_two_a_silver(goods: dict[str, int], paid: int) -> None:
    assert see(minted(**goods)).money[0] == paid


@clause("D14-II-Mint", "D6.4")
@pytest.mark.parametrize(("gold", "silver", "paid"), [(1, 3, 6 + 3), (3, 1, 6 + 3), (2, 3, 6 + 3), (3, 2, 6 + 3)])
def test_the_mint_names_the_better(gold: int, silver: int, paid: int) -> None:
    assert see(minted(gold=gold, silver=silver)).money[0] == paid


@clause("D14-II-Mint", "D6.4")
def test_the_mint_pays_in_the_income_phase_beside_the_sets() -> None:
    t = expanded().bounty_kept().market().money(0, 0).own(0, "mint").goods(0, gold=3, rice=1).goods(1, gold=1)
    g = t.stand("warfare-1", 0).troops("peru", 0, soldier=1).troops("peru", 1, colonist=1).at("warfare").game()
    events = g.play("pass")
    assert event_args(events, "earned") == [
        {"seat": 0, "amount": 3, "reason": "sets"},
        {"seat": 0, "amount": 6, "reason": "metal"},
    ]
    assert see(g).money == [9, 0]


@clause("D14-II-Mint", "D6.4")
def test_the_mint_pays_nothing_in_the_benefits_phase() -> None:
    assert see(benefits().own(0, "mint").goods(0, gold=2).money(0).game()).money[0] == 0


@clause("D14-II-Mint", "D10.4")
def test_the_mint_is_no_economy() -> None:
    g = minted(turn=8, silver=3, gold=1)
    assert (see(g).money[0], g.scores()) == (9, (3, 0))


@clause("D14-II-Mint")
def test_ships_are_no_metal() -> None:
    t = expanded().bounty_kept().market().money(0, 0).own(0, "mint").goods(0, gold=1).ships(2)
    assert see(t.at("income").game()).money[0] == 2


# Trading House


@clause("D14-II-Trading House")
def test_the_trading_house_sells_any_goods_at_five_dollars_each() -> None:
    t = benefits().own(0, "trading-house").bounty_gone().goods(0, gold=1, fur=1, rice=2).money(1)
    g = t.game()
    assert legal(g) == ["pass", "benefit trading-house"]
    g.play("benefit trading-house")
    assert legal(g) == ["sell gold", "sell fur", "sell rice"]
    g.play("sell gold")
    assert legal(g) == ["pass", "sell fur", "sell rice"]
    events = g.play("sell rice")
    assert event_args(events, "earned") == [{"seat": 0, "amount": 5, "reason": "sale"}]
    assert legal(g) == ["pass", "sell rice"]
    g.play("sell rice")
    s = see(g)
    assert (s.turn, s.money[0], hold(s.goods[0])) == (5, 16, {"fur": 1})


@clause("D14-II-Trading House")
@pytest.mark.parametrize("good", GOODS)
def test_the_trading_house_takes_every_good_at_one_price(good: str) -> None:
    g = benefits().own(0, "trading-house").goods(0, **{good: 1}).money(0).game()
    g.play("benefit trading-house")
    assert (see(g).turn, see(g).money[0], sum(see(g).goods[0])) == (5, 5, 0)


@clause("D14-II-Trading House")
def test_the_trading_house_may_be_left() -> None:
    g = benefits().own(0, "trading-house").goods(0, rice=2).money(0).game()
    g.play("pass")
    assert (see(g).turn, see(g).money[0], see(g).good(0, "rice")) == (5, 0, 2)


@clause("D14-II-Trading House")
def test_who_stops_selling_keeps_the_rest() -> None:
    g = benefits().own(0, "trading-house").goods(0, rice=2).money(0).game()
    g.play("benefit trading-house sell rice pass")
    assert (see(g).turn, see(g).money[0], see(g).good(0, "rice")) == (5, 5, 1)


@clause("D14-II-Trading House", "D14.2")
def test_the_trading_house_sells_no_ships_and_is_not_offered_without_goods() -> None:
    s = see(benefits().own(0, "trading-house").ships(3).money(0).game())
    assert (s.turn, s.money[0], s.ships[0]) == (5, 0, 3)


@clause("D14-II-Trading House", "D5.5.5")
def test_nobody_else_sells() -> None:
    t = benefits().own(0, "trading-house").goods(1, rice=2).money(0, 0)
    assert (see(t.game()).turn, see(t.game()).money) == (5, [0, 0])


@clause("D14-II-Trading House", "D7.2", "D6.3")
def test_goods_pay_in_a_set_before_they_are_sold_in_the_turn_it_is_bought() -> None:
    g = shop("trading-house").goods(0, rice=3).market().game()
    g.play("buy trading-house")
    assert see(g).money[0] == 3
    g.play("benefit trading-house sell rice sell rice sell rice")
    assert (see(g).turn, see(g).money[0]) == (5, 18)


@clause("D14-II-Trading House")
def test_goods_sold_are_in_the_pile() -> None:
    t = benefits().own(0, "trading-house").own(1, "trading-post").goods(0, rice=2, fish=1).market()
    t = t.own(1, "smuggler").goods(1, gold=1, fur=1).goods(0, cattle=1)
    g = t.game()
    before = len(see(g).pile)
    g.play("benefit trading-house sell fish sell rice pass")
    s = see(g)
    assert g.deciders == (1,)  # who may smuggle: the turn is not over
    assert len(s.pile) == before + 2
    assert hold(s.goods[0]) == {"rice": 1, "cattle": 1}


# Reformation


def landing(owner: int | None, type_: str = "missionary", /, **there: int) -> Layout:
    """A worker of seat 0 is on the dock; seat 1 has these in Peru; somebody has the Reformation."""
    t = expanded().bounty_gone().troops("peru", 1, **there).stand("dock-1", 0, type_)
    return (t if owner is None else t.own(owner, "reformation")).at("dock")


@clause("D14-II-Reformation")
@pytest.mark.parametrize(
    ("owner", "there", "brought"),
    [
        (1, {"missionary": 1}, 0),
        (1, {"missionary": 2, "colonist": 1}, 0),
        (1, {"colonist": 3, "soldier": 1}, 1),
        (None, {"missionary": 1}, 1),
        (0, {"missionary": 1}, 1),
    ],
)
def test_missionaries_bring_nobody_to_where_the_owner_has_one(
    owner: int | None, there: dict[str, int], brought: int
) -> None:
    g = landing(owner, "missionary", **there).game()
    g.play("send peru")
    s = see(g)
    assert (s.troop("peru", 0), s.troop("peru", 0, "missionary")) == (brought, 1)


@clause("D14-II-Reformation")
def test_elsewhere_missionaries_bring_a_colonist() -> None:
    g = landing(1, missionary=1).discovered("florida").game()
    g.play("send florida")
    assert (see(g).troop("florida", 0), see(g).troop("florida", 0, "missionary")) == (1, 1)


@clause("D14-II-Reformation")
def test_the_owners_own_missionaries_bring_a_colonist_beside_his_own() -> None:
    g = expanded().bounty_gone().own(0, "reformation").troops("peru", 0, missionary=1).stand("dock-1", 0, "missionary")
    game = g.at("dock").game()
    game.play("send peru")
    assert (see(game).troop("peru", 0), see(game).troop("peru", 0, "missionary")) == (1, 2)


@clause("D14-II-Reformation")
def test_a_missionary_of_the_owner_counts_from_the_moment_he_arrived() -> None:
    t = expanded(3).bounty_gone().own(1, "reformation").discovered("peru")
    t = t.stand("dock-1", 0, "missionary").stand("dock-2", 1, "missionary").stand("dock-3", 2, "missionary")
    g = t.at("dock").game()
    for _ in range(3):
        g.play("send peru")
    s = see(g)
    assert [s.troop("peru", seat) for seat in range(3)] == [1, 1, 0]
    assert [s.troop("peru", seat, "missionary") for seat in range(3)] == [1, 1, 1]


@clause("D14-II-Reformation")
def test_a_third_partys_missionary_bars_nobody() -> None:
    t = expanded(3).bounty_gone().own(2, "reformation").troops("peru", 1, missionary=1)
    g = t.stand("dock-1", 0, "missionary").discovered("florida").at("dock").game()
    g.play("send peru")
    assert see(g).troop("peru", 0) == 1


@clause("D14-II-Reformation", "D5.2.3")
def test_merchants_still_earn_under_the_reformation() -> None:
    g = landing(1, "merchant", missionary=1).game()
    g.play("send peru")
    assert see(g).money[0] == 15


@clause("D14-II-Reformation", "D7.2")
def test_reformation_bought_does_not_undo_who_arrived_before() -> None:
    t = shop("reformation").bounty_gone().troops("peru", 0, missionary=1).troops("peru", 1, missionary=1, colonist=1)
    g = t.game()
    g.play("buy reformation")
    assert (see(g).troop("peru", 1), see(g).troop("peru", 1, "missionary")) == (1, 1)
