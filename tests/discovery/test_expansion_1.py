"""D14, age I: the eight buildings of the expansion."""

from typing import Any

import pytest

import carrack
from support.discovery import GOODS, TYPES, Layout, event_args, legal, refused, see
from support.expansion import expanded, on_offer

clause = pytest.mark.clause
SPOILS = ("spoils-5-dollars", "spoils-ship", "spoils-specialists")


def shop(building: str, money: int = 10, players: int = 2, turn: int = 2, **options: Any) -> Layout:
    return on_offer(building, turn, money, players, **options)


def benefits(players: int = 2, turn: int = 2) -> Layout:
    return expanded(players, turn).market().at("benefits")


def asked(game: carrack.Game) -> tuple[str, tuple[int, ...]]:
    assert game.ask is not None
    return game.ask.kind, game.deciders


@clause("D14-I-Spoils of War: $5", "D5.5.1")
def test_spoils_are_one_building_a_worker_and_may_be_left() -> None:
    g = shop("spoils-5-dollars", money=10).stand("buildings-2", 0).game()
    assert legal(g) == ["pass", "buy spoils-5-dollars"]
    g.play("pass")
    assert legal(g) == ["pass", "buy spoils-5-dollars"]
    g.play("pass")
    assert (see(g).owns(0), see(g).money[0]) == ([], 10)


@clause("D14-I-Spoils of War: $5", "D14-III-Prosperity")
def test_spoils_count_for_prosperity() -> None:
    t = expanded(turn=8).money(0, 0).market().own(0, "prosperity", *SPOILS, "spoils-7-dollars", "spoils-goods")
    g = t.at("score").game()
    assert g.scores() == (12, 0)


# Spoils of War: $5


@clause("D14-I-Spoils of War: $5")
@pytest.mark.parametrize("money", [0, 1, 10])
def test_spoils_of_five_dollars_are_paid_at_once(money: int) -> None:
    g = shop("spoils-5-dollars", money=money).game()
    events = g.play("buy spoils-5-dollars")
    assert event_args(events, "earned") == [{"seat": 0, "amount": 5, "reason": "at-once"}]
    assert see(g).money[0] == money + 5


@clause("D14-I-Spoils of War: $5")
def test_spoils_of_five_dollars_can_be_spent_in_the_same_box() -> None:
    g = shop("spoils-5-dollars", money=5).offer("spoils-5-dollars", "navigator").stand("buildings-2", 0).game()
    assert legal(g) == ["pass", "buy spoils-5-dollars"]
    g.play("buy spoils-5-dollars")
    assert legal(g) == ["pass", "buy navigator"]


@clause("D14-I-Spoils of War: $5", "D5.5.3")
def test_spoils_of_five_dollars_are_paid_once() -> None:
    assert see(benefits().own(0, "spoils-5-dollars").money(0).game()).money[0] == 0


# Spoils of War: ship


@clause("D14-I-Spoils of War: ship")
def test_spoils_bring_an_unused_ship_not_the_one_in_the_box() -> None:
    g = shop("spoils-ship").ships(1, 2).stand("buildings-2", 0).offer("spoils-ship", "settlers").game()
    assert (see(g).ship_here, see(g).ships_left) == (1, 4)
    events = g.play("buy spoils-ship")
    s = see(g)
    assert (s.ships, s.ship_here, s.ships_left) == ([2, 2], 1, 3)
    assert event_args(events, "ship-given") == [{"seat": 0}]


@clause("D14-I-Spoils of War: ship")
def test_the_last_unused_ship_may_be_spoils() -> None:
    g = shop("spoils-ship").ships(0, 6).stand("buildings-2", 0).offer("spoils-ship", "settlers").game()
    g.play("buy spoils-ship")
    assert (see(g).ships, see(g).ship_here, see(g).ships_left) == ([1, 6], 1, 0)


@clause("D14-I-Spoils of War: ship", "D14.2")
def test_without_an_unused_ship_the_spoils_may_be_bought_and_bring_none() -> None:
    g = shop("spoils-ship").ships(0, 7).stand("buildings-2", 0).offer("spoils-ship", "settlers").game()
    events = g.play("buy spoils-ship")
    s = see(g)
    assert (s.owns(0), s.ships, s.ship_here, s.ships_left) == (["spoils-ship"], [0, 7], 1, 0)
    assert event_args(events, "ship-given") == []


@clause("D14-I-Spoils of War: ship", "D5.5.3")
def test_the_ship_of_spoils_comes_once_and_pays_the_same_turn() -> None:
    g = shop("spoils-ship", money=0).goods(0, rice=2).market().game()
    g.play("buy spoils-ship")
    assert (see(g).turn, see(g).ships, see(g).money[0]) == (3, [1, 0], 3)
    assert see(benefits().own(0, "spoils-ship").game()).ships == [0, 0]


# Spoils of War: specialists


@clause("D14-I-Spoils of War: specialists")
@pytest.mark.parametrize("first", TYPES[1:])
@pytest.mark.parametrize("second", TYPES[1:])
def test_spoils_bring_any_two_specialists_for_next_turn(first: str, second: str) -> None:
    pair = sorted((first, second), key=TYPES.index)
    g = shop("spoils-specialists").game()
    g.play("buy spoils-specialists")
    assert legal(g) == [f"choose {type_}" for type_ in TYPES[1:]]
    g.play(f"choose {pair[0]} choose {pair[1]}")
    s = see(g)
    assert s.turn == 3
    assert s.hand[0] == [5] + [pair.count(type_) for type_ in TYPES[1:]]
    assert s.supply[0][1:] == [n - pair.count(t) for n, t in zip((5, 5, 10, 10, 10), TYPES[1:], strict=True)]


@clause("D14-I-Spoils of War: specialists")
def test_the_two_specialists_are_named_in_one_order() -> None:
    """The same two in the other order would be the same choice."""
    g = shop("spoils-specialists").game()
    g.play("buy spoils-specialists")
    g.play("choose soldier")
    assert legal(g) == ["choose soldier", "choose builder"]


@clause("D14-I-Spoils of War: specialists")
def test_without_builders_spoils_bring_none() -> None:
    g = shop("spoils-specialists", builders=False).game()
    g.play("buy spoils-specialists")
    assert legal(g) == ["choose captain", "choose merchant", "choose missionary", "choose soldier"]


@clause("D14-I-Spoils of War: specialists")
def test_the_specialists_of_spoils_are_not_placed_this_turn() -> None:
    g = shop("spoils-specialists").stand("specialists-1", 1).game()
    g.play("buy spoils-specialists choose captain choose captain")
    s = see(g)
    assert (s.turn, s.hand[0], s.explorers[0]) == (2, [0, 2, 0, 0, 0, 0], [0] * 6)


@clause("D14-I-Spoils of War: specialists", "D5.5.3")
def test_the_specialists_of_spoils_come_once() -> None:
    assert see(benefits().own(0, "spoils-specialists").game()).hand[0] == [5, 0, 0, 0, 0, 0]


@clause("D18.3", "D1.8")
def test_a_type_without_supply_may_be_chosen_and_swapped_out() -> None:
    g = shop("spoils-specialists").troops("peru", 0, captain=5).bounty_gone().game()
    g.play("buy spoils-specialists")
    assert legal(g)[0] == "choose captain"
    g.play("choose captain")
    assert legal(g) == ["pass", "swap peru"]
    g.play("swap peru")
    g.play("choose merchant")
    s = see(g)
    assert (s.hand[0], s.troop("peru", 0, "captain"), s.troop("peru", 0)) == ([5, 1, 1, 0, 0, 0], 4, 1)


@clause("D18.3", "D1.8")
def test_or_nothing_if_the_swap_out_is_declined() -> None:
    g = shop("spoils-specialists").troops("peru", 0, captain=5).bounty_gone().game()
    g.play("buy spoils-specialists choose captain pass choose merchant")
    s = see(g)
    assert (s.hand[0], s.troop("peru", 0, "captain")) == ([5, 0, 1, 0, 0, 0], 5)


@clause("D18.3", "D1.8")
def test_two_of_a_type_without_supply_are_swapped_out_one_at_a_time() -> None:
    t = shop("spoils-specialists").troops("peru", 0, captain=3).troops("florida", 0, captain=2).bounty_gone()
    g = t.game()
    g.play("buy spoils-specialists choose captain")
    assert legal(g) == ["pass", "swap florida", "swap peru"]
    g.play("swap florida")
    g.play("choose captain")
    assert legal(g) == ["pass", "swap florida", "swap peru"]
    g.play("swap peru")
    s = see(g)
    assert (s.worker("hand", 0, "captain"), s.troop("florida", 0), s.troop("peru", 0)) == (2, 1, 1)


@clause("D18.3", "D1.8")
def test_builders_without_supply_may_be_chosen_and_none_comes() -> None:
    g = shop("spoils-specialists").troops("peru", 0, builder=10).bounty_gone().game()
    g.play("buy spoils-specialists")
    assert legal(g)[-1] == "choose builder"
    g.play("choose builder")
    s = see(g)
    assert (s.turn, s.hand[0], s.troop("peru", 0, "builder")) == (3, [5, 0, 0, 0, 0, 0], 10)


@clause("D18.3", "D14.2")
def test_nothing_comes_of_a_type_that_stands_in_no_region() -> None:
    g = shop("spoils-specialists").explorers(0, captain=5).game()
    g.play("buy spoils-specialists choose captain")
    g.play("choose captain")
    s = see(g)
    assert s.worker("explorers", 0, "captain") == 5
    assert s.hand[0] == [0] * 6  # he is still exploring
    assert asked(g) == ("explore", (0,))


# Magellan


@clause("D14-I-Magellan")
@pytest.mark.parametrize(
    ("sent", "counter", "found"),
    [
        ("captain 1", "1/2/3/5", True),
        ("captain 1", "3/4/4/6", False),
        ("colonist 1 captain 1", "3/4/4/6", True),
        ("colonist 1 captain 1", "2/4/5/7", False),
        ("captain 2", "2/4/5/7", True),
    ],
)
def test_magellan_makes_a_captain_count_three(sent: str, counter: str, found: bool) -> None:
    t = expanded(turn=2).own(0, "magellan").counter("peru", counter).explorers(0, captain=2, colonist=1)
    g = t.at("discovery").game()
    g.play("explore peru " + (sent if "colonist" in sent else f"colonist 0 {sent}"))
    assert see(g).is_discovered("peru") is found


@clause("D14-I-Magellan")
def test_magellan_says_how_strong_the_expedition_is() -> None:
    t = expanded(turn=2).own(0, "magellan").counter("peru", "2/4/5/7").explorers(0, captain=1, soldier=1)
    events = t.at("discovery").game().play("explore peru captain 1 soldier 1")
    assert event_args(events, "expedition") == [{"seat": 0, "target": "peru", "amount": 4}]


@clause("D14-I-Magellan", "D5.5.5")
def test_magellan_strengthens_his_owners_captains_only() -> None:
    t = expanded(turn=2).own(0, "magellan").counter("peru", "1/2/3/5").explorers(1, captain=1)
    g = t.at("discovery").game()
    g.play("explore peru")
    assert not see(g).is_discovered("peru")


@clause("D14-I-Magellan", "D5.4.1")
def test_magellan_does_not_strengthen_captains_in_merchant_shipping() -> None:
    t = expanded(turn=2).own(1, "magellan").shippers(1, captain=1).shippers(0, colonist=2)
    assert see(t.at("shipping").game()).ships == [1, 0]


@clause("D14-I-Magellan", "D14-I-Plague")
def test_magellan_and_the_plague_add_up() -> None:
    t = expanded(turn=2).own(0, "magellan", "plague-1").counter("peru", "3/4/4/6").explorers(0, captain=1)
    g = t.at("discovery").game()
    g.play("explore peru")
    assert see(g).is_discovered("peru")


@clause("D14-I-Magellan", "D7.2")
def test_magellan_bought_this_turn_sails_this_turn() -> None:
    g = shop("magellan").counter("peru", "1/2/3/5").explorers(0, captain=1).game()
    g.play("buy magellan")
    g.play("explore peru")
    assert see(g).is_discovered("peru")


# New World City, New World Mission


@pytest.mark.parametrize(
    ("building", "type_"),
    [
        pytest.param("new-world-city", "builder", marks=clause("D14-I-New World City")),
        pytest.param("new-world-mission", "missionary", marks=clause("D14-I-New World Mission")),
    ],
)
def test_one_worker_more_a_turn(building: str, type_: str) -> None:
    s = see(benefits().own(0, building).game())
    assert s.hand == [[5] + [int(type_ == name) for name in TYPES[1:]], [5, 0, 0, 0, 0, 0]]
    assert s.worker("supply", 0, type_) == 9


@clause("D14-I-New World City", "D14-I-New World Mission", "D7.3")
def test_in_turn_8_they_give_nobody() -> None:
    s = see(benefits(turn=8).own(0, "new-world-city", "new-world-mission").game())
    assert (s.hand[0], s.worker("supply", 0, "builder")) == ([0] * 6, 10)


@clause("D14-I-New World Mission", "D14-I-Monastery")
def test_mission_and_monastery_add_up() -> None:
    assert see(benefits().own(0, "new-world-mission", "monastery").game()).worker("hand", 0, "missionary") == 2


@clause("D14-I-New World Mission", "D1.8")
def test_a_missionary_may_be_swapped_out_for_the_mission() -> None:
    g = benefits().own(0, "new-world-mission").troops("peru", 0, missionary=10).bounty_gone().game()
    assert legal(g) == ["pass", "swap peru"]
    g.play("swap peru")
    assert (see(g).worker("hand", 0, "missionary"), see(g).troop("peru", 0)) == (1, 1)


@clause("D14-I-New World City")
def test_the_city_gives_nobody_without_a_builder_in_supply() -> None:
    s = see(benefits().own(0, "new-world-city").troops("peru", 0, builder=10).bounty_gone().game())
    assert (s.turn, s.hand[0]) == (3, [5, 0, 0, 0, 0, 0])


# Overpopulation


@clause("D14-I-Overpopulation")
def test_overpopulation_spreads_three_colonists_over_discovered_regions() -> None:
    g = shop("overpopulation").discovered("florida", "peru").game()
    g.play("buy overpopulation")
    assert legal(g) == ["spread florida", "spread caribbean", "spread peru"]
    g.play("spread florida spread caribbean spread peru")
    s = see(g)
    assert [s.troop(region, 0) for region in ("florida", "caribbean", "peru")] == [1, 1, 1]
    assert (s.turn, s.worker("supply", 0) + s.worker("hand", 0)) == (3, 26)


@clause("D14-I-Overpopulation")
@pytest.mark.parametrize(
    ("line", "counts"),
    [
        ("spread florida spread florida spread florida", (3, 0, 0)),
        ("spread florida spread florida spread peru", (2, 0, 1)),
        ("spread florida spread caribbean spread caribbean", (1, 2, 0)),
        ("spread caribbean spread peru spread peru", (0, 1, 2)),
    ],
)
def test_overpopulation_is_spread_at_will(line: str, counts: tuple[int, int, int]) -> None:
    g = shop("overpopulation").discovered("florida", "peru").game()
    g.play(f"buy overpopulation {line}")
    s = see(g)
    assert tuple(s.troop(region, 0) for region in ("florida", "caribbean", "peru")) == counts


@clause("D14-I-Overpopulation")
def test_overpopulation_needs_no_worker_there_and_no_undiscovered_region() -> None:
    g = shop("overpopulation").troops("peru", 1, colonist=2).game()
    g.play("buy overpopulation")
    assert legal(g) == ["spread caribbean", "spread peru"]
    assert refused(g, "spread florida") == "undiscovered"


@clause("D14-I-Overpopulation")
@pytest.mark.parametrize(("left", "placed"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_overpopulation_places_as_many_as_there_are(left: int, placed: int) -> None:
    t = shop("overpopulation").stand("buildings-1", 0, "captain").troops("florida", 0, colonist=29 - left)
    g = t.bounty_gone().game()
    g.play("buy overpopulation " + " ".join(["spread caribbean"] * placed))
    s = see(g)
    assert (s.turn, s.troop("caribbean", 0), s.worker("hand", 0)) == (3, placed, left - placed)


@clause("D14-I-Overpopulation", "D14.2")
def test_overpopulation_without_a_colonist_may_be_bought() -> None:
    t = shop("overpopulation").stand("buildings-1", 0, "captain").troops("florida", 0, colonist=29).bounty_gone()
    g = t.game()
    g.play("buy overpopulation")
    assert (see(g).turn, see(g).owns(0), see(g).troop("caribbean", 0)) == (3, ["overpopulation"], 0)


@clause("D14-I-Overpopulation", "D3.5")
def test_the_worker_who_bought_overpopulation_is_not_in_supply_yet() -> None:
    """He returns after his action: with 28 colonists settled there is none to spread."""
    g = shop("overpopulation").troops("florida", 0, colonist=28).bounty_gone().game()
    g.play("buy overpopulation")
    assert (see(g).troop("caribbean", 0), see(g).worker("hand", 0)) == (0, 1)


@clause("D14-I-Overpopulation", "D5.5.3")
def test_overpopulation_comes_once() -> None:
    assert see(benefits().own(0, "overpopulation").game()).troop("caribbean", 0) == 0


# Smuggler


def hold(goods: list[int]) -> dict[str, int]:
    return {good: n for good, n in zip(GOODS, goods, strict=True) if n}


@clause("D14-I-Smuggler")
def test_smuggler_swaps_one_good_of_his_against_one_of_anothers() -> None:
    g = benefits(3).own(0, "smuggler").goods(0, rice=2, fur=1).goods(1, gold=1).goods(2, fish=1, sugar=2).game()
    assert legal(g) == ["pass", "benefit smuggler"]
    g.play("benefit smuggler")
    assert legal(g) == ["smuggle s1 gold", "smuggle s2 sugar", "smuggle s2 fish"]
    g.play("smuggle s2 sugar")
    assert legal(g) == ["give fur", "give rice"]
    events = g.play("give rice")
    s = see(g)
    assert hold(s.goods[0]) == {"rice": 1, "fur": 1, "sugar": 1}
    assert hold(s.goods[1]) == {"gold": 1}
    assert hold(s.goods[2]) == {"fish": 1, "sugar": 1, "rice": 1}
    assert event_args(events, "smuggled") == [{"seat": 0, "seat_rival": 2, "good": "sugar", "good_given": "rice"}]


@clause("D14-I-Smuggler")
def test_smuggler_may_be_declined() -> None:
    g = benefits().own(0, "smuggler").goods(0, rice=1).goods(1, gold=1).game()
    g.play("pass")
    s = see(g)
    assert (s.turn, hold(s.goods[0]), hold(s.goods[1])) == (3, {"rice": 1}, {"gold": 1})


@clause("D14-I-Smuggler", "D5.5.3")
def test_smuggler_swaps_once_a_turn() -> None:
    g = benefits().own(0, "smuggler").goods(0, rice=2).goods(1, gold=2).game()
    g.play("benefit smuggler smuggle s1 gold")
    s = see(g)
    assert (s.turn, hold(s.goods[0]), hold(s.goods[1])) == (3, {"rice": 1, "gold": 1}, {"rice": 1, "gold": 1})


@clause("D14-I-Smuggler", "D14.2")
@pytest.mark.parametrize(("mine", "theirs"), [({}, {"gold": 2}), ({"rice": 2}, {})])
def test_smuggler_needs_a_good_on_both_sides_and_ships_are_none(mine: dict[str, int], theirs: dict[str, int]) -> None:
    t = benefits().own(0, "smuggler").ships(2, 2)
    s = see(t.goods(0, **mine).goods(1, **theirs).game())
    assert (s.turn, s.ships, hold(s.goods[0]), hold(s.goods[1])) == (3, [2, 2], mine, theirs)


@clause("D14-I-Smuggler", "D5.5.5")
def test_nobody_else_smuggles() -> None:
    g = benefits(3).own(1, "smuggler").goods(0, rice=1).goods(1, gold=1).goods(2, fur=1).game()
    assert g.deciders == (1,)
    g.play("benefit smuggler")
    assert legal(g) == ["smuggle s2 fur", "smuggle s0 rice"]
    g.play("smuggle s0 rice")
    s = see(g)
    assert [hold(goods) for goods in s.goods] == [{"gold": 1}, {"rice": 1}, {"fur": 1}]


@clause("D14-I-Smuggler", "D7.2", "D6.3")
def test_smuggler_comes_after_income_of_the_turn_it_was_bought() -> None:
    """The third rice comes too late for this turn's set."""
    g = shop("smuggler").goods(0, rice=2, fur=1).goods(1, rice=1).market().money(10).game()
    g.play("buy smuggler")
    assert see(g).money[0] == 1
    g.play("benefit smuggler smuggle s1 rice")
    s = see(g)
    assert (s.turn, s.money[0], hold(s.goods[0]), hold(s.goods[1])) == (3, 1, {"rice": 3}, {"fur": 1})


@clause("D14-I-Smuggler", "D7.3")
def test_smuggler_swaps_in_turn_8_and_earns_no_economy_by_it() -> None:
    t = expanded(turn=8).own(0, "smuggler", "mercantilism").goods(0, rice=2, fur=1).goods(1, rice=1).market()
    g = t.money(0, 0).at("income").game()
    g.play("benefit smuggler smuggle s1 rice")
    assert (hold(see(g).goods[0]), g.scores()) == ({"rice": 3}, (1 + 3, 0))


@clause("D14-I-Smuggler", "D7.1")
def test_smuggler_may_swap_away_what_the_company_just_brought() -> None:
    t = benefits().own(0, "smuggler", "west-indies-co").goods(1, gold=1).pile("fish")
    g = t.game()
    g.play("benefit smuggler")
    s = see(g)
    assert (s.turn, hold(s.goods[0]), hold(s.goods[1])) == (3, {"gold": 1}, {"fish": 1})
