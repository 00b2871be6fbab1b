"""D2.10, D9.6 and what else `builders` bring: their space, their discount, their points."""

from collections import Counter
from typing import Any

import pytest

import carrack
from support.discovery import Layout, event_args, legal, refused, see, table

clause = pytest.mark.clause

TWENTY = {
    1: (
        "spoils-5-dollars", "spoils-ship", "spoils-specialists", "magellan", "new-world-city", "new-world-mission",
        "overpopulation", "smuggler",
    ),
    2: (
        "spoils-7-dollars", "spoils-goods", "stone-masonry", "papal-edict", "mint", "trading-house", "reformation",
        "mayflower",
    ),
    3: ("age-of-discovery", "new-world-capital-city", "age-of-reason", "re-write-history"),
}  # fmt: skip
OF_BUILDERS = {"new-world-city", "stone-masonry", "new-world-capital-city"}
PRINTED = 2  # the last version of the rules with no buildings but those of the boxes
ADAM, MATT, GEORGE, ERNIE = range(4)


def built(players: int = 3) -> Layout:
    return table(players=players, builders=True)


def in_play(age: int, **options: Any) -> Counter[str]:
    """The buildings of an age in the printed game, in the row and in the stack."""
    options["rules_version"] = PRINTED
    if age == 1:
        s = see(carrack.new_game("discovery", players=3, seed=5, **options))
    else:
        s = see(table(players=3, **options).turn(3 * age - 3).at("refresh").game())
    return Counter(s.row() + s.stack)


# What is in play


@clause("D2.10", "D1.6")
@pytest.mark.parametrize(("age", "base", "both"), [(1, 12, 20), (2, 14, 22), (3, 11, 15)])
def test_the_expansion_adds_its_twenty_buildings(age: int, base: int, both: int) -> None:
    without = in_play(age)
    everything = in_play(age, builders=True, expansion_buildings=True)
    assert (without.total(), everything.total()) == (base, both)
    assert everything - without == Counter(TWENTY[age])
    assert without - everything == Counter()


@clause("D2.10")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_without_builders_the_expansion_has_no_buildings_that_give_or_count_them(age: int) -> None:
    alone = in_play(age, expansion_buildings=True) - in_play(age)
    assert alone == Counter(set(TWENTY[age]) - OF_BUILDERS)
    assert len(set(TWENTY[age]) & OF_BUILDERS) == 1


@clause("D2.10")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_builders_alone_bring_no_buildings(age: int) -> None:
    assert in_play(age, builders=True) == in_play(age)


@clause("D2.10")
def test_builders_alone_bring_the_builders_and_their_space() -> None:
    g = carrack.new_game("discovery", players=3, seed=5, builders=True)
    assert [supply[5] for supply in see(g).supply] == [10, 10, 10]
    assert "place colonist builder" in legal(g)


@clause("D2.10", "D1.2")
def test_each_player_has_ten_builders_beside_the_others() -> None:
    s = see(carrack.new_game("discovery", players=4, seed=5, builders=True))
    for seat in range(4):
        in_all = [a + b for a, b in zip(s.supply[seat], s.hand[seat], strict=True)]
        assert in_all == [29, 5, 5, 10, 10, 10]


@clause("D2.10")
def test_expansion_buildings_alone_bring_no_builders_and_no_space() -> None:
    g = carrack.new_game("discovery", players=3, seed=5, expansion_buildings=True)
    assert [supply[5] for supply in see(g).supply] == [0, 0, 0]
    assert "place colonist builder" not in legal(g)
    assert refused(g, "place colonist builder") == "not-in-this-game"


@clause("D2.10")
@pytest.mark.parametrize("option", ["builders", "expansion_buildings"])
def test_2007_has_neither_but_by_house_rule(option: str) -> None:
    chosen: dict[str, Any] = {"edition": "2007", option: True}
    with pytest.raises(carrack.OptionError, match=option):
        carrack.new_game("discovery", players=3, seed=1, **chosen)
    house = carrack.new_game("discovery", players=3, seed=1, house_rules=True, **chosen)
    assert house.options[option] is True


@clause("D2.10")
def test_both_parts_are_off_unless_chosen() -> None:
    g = carrack.new_game("discovery", players=3, seed=1)
    assert (g.options["builders"], g.options["expansion_buildings"]) == (False, False)


# The space and the training


@clause("D4.6")
def test_the_builder_space_is_one_more_and_takes_one_worker() -> None:
    g = built().hand(0, colonist=2).hand(1, captain=1).game()
    g.play("place colonist builder")
    assert see(g).space("specialists-5") == (0, "colonist")
    assert refused(g, "place captain builder", 1) == "space-taken"
    places = ("captain", "merchant", "missionary", "soldier", "builder", "training")
    free = [place for place in places if f"place captain {place}" in legal(g)]
    assert free == ["captain", "merchant", "missionary", "soldier", "training"]


@clause("D4.6")
def test_the_builder_space_resolves_after_soldier_and_before_training() -> None:
    t = built(6)
    for seat, number in enumerate((6, 5, 4, 3, 2, 1)):
        t = t.stand(f"specialists-{number}", seat)
    g = t.at("specialists").game()
    resolved: list[int] = []
    for worker in ("captain", "merchant", "missionary", "soldier", "builder", "builder"):
        resolved += g.deciders
        g.play(f"train {worker}")
    assert resolved == [5, 4, 3, 2, 1, 0]
    assert see(g).money == [5, 10, 10, 10, 10, 10]


@clause("D4.6", "D5.7.1")
def test_the_builder_space_gives_a_builder_for_next_turn_at_no_cost() -> None:
    g = built().stand("specialists-5", 0, "merchant").at("specialists").game()
    assert legal(g) == ["pass", "train builder"]
    g.play("train builder")
    s = see(g)
    assert (s.turn, s.hand[0], s.money[0]) == (2, [5, 0, 0, 0, 0, 1], 10)
    assert (s.worker("supply", 0, "builder"), s.worker("supply", 0, "merchant")) == (9, 5)


@clause("D4.6", "D5.7.1")
def test_the_builder_may_be_forgone() -> None:
    g = built().stand("specialists-5", 0).at("specialists").game()
    g.play("pass")
    assert (see(g).hand[0], see(g).worker("supply", 0, "builder")) == ([5, 0, 0, 0, 0, 0], 10)


@clause("D5.7.1")
def test_training_trains_builders_for_five_dollars() -> None:
    g = built().stand("specialists-6", 0).money(6).at("specialists").game()
    every = ["captain", "merchant", "missionary", "soldier", "builder"]
    assert legal(g) == ["pass", *(f"train {worker}" for worker in every)]
    g.play("train builder")
    assert (see(g).money[0], see(g).hand[0]) == (1, [5, 0, 0, 0, 0, 1])


@clause("D5.7.1")
def test_no_builder_is_trained_with_four_dollars() -> None:
    s = see(built().stand("specialists-6", 0).money(4).at("specialists").game())
    assert (s.turn, s.money[0], s.hand[0]) == (2, 4, [5, 0, 0, 0, 0, 0])


@clause("D5.7.1")
def test_training_of_the_expansion_without_builders_trains_none() -> None:
    g = table(players=3, expansion_buildings=True).stand("specialists-6", 0).at("specialists").game()
    assert legal(g) == ["pass", "train captain", "train merchant", "train missionary", "train soldier"]


@clause("D1.8")
def test_builders_are_never_swapped_out() -> None:
    t = built().troops("peru", 0, builder=6).troops("florida", 0, builder=4).bounty_gone()
    s = see(t.stand("specialists-5", 0).at("specialists").game())
    assert (s.turn, s.hand[0]) == (2, [5, 0, 0, 0, 0, 0])
    assert (s.troop("peru", 0, "builder"), s.troop("florida", 0, "builder")) == (6, 4)


@clause("D1.8", "D5.7.1")
def test_no_builder_is_trained_when_all_are_away() -> None:
    t = built().troops("peru", 0, builder=10).bounty_gone().stand("specialists-6", 0)
    g = t.at("specialists").game()
    assert legal(g) == ["pass", "train captain", "train merchant", "train missionary", "train soldier"]


@clause("D1.8", "D14-I-New World City")
def test_nor_for_a_building() -> None:
    t = table(players=2, builders=True, expansion_buildings=True).own(0, "new-world-city", "stone-masonry")
    s = see(t.troops("peru", 0, builder=9).bounty_gone().at("benefits").game())
    assert (s.turn, s.worker("hand", 0, "builder"), s.troop("peru", 0, "builder")) == (2, 1, 9)


# Builders as workers


@clause("D4.2")
def test_a_builder_may_go_anywhere() -> None:
    g = built().hand(0, builder=2).game()
    places = (
        "initiative", "dock", "goods", "shipping", "buildings", "discovery", "captain", "merchant", "missionary",
        "soldier", "builder", "training", "warfare",
    )  # fmt: skip
    assert legal(g) == [f"place builder {place}" for place in places]


@clause("D5.2.3", "D5.2.2")
def test_a_builder_brings_nothing_from_the_dock_but_counts_as_third_worker() -> None:
    g = built().troops("peru", 0, colonist=2).discovered("florida").stand("dock-1", 0, "builder").at("dock").game()
    g.play("send peru")
    s = see(g)
    assert (s.troop("peru", 0), s.troop("peru", 0, "builder"), s.money[0], s.good(0, "silver")) == (2, 1, 10, 1)


@clause("D5.4.1")
def test_a_builder_counts_one_in_merchant_shipping() -> None:
    g = built().shippers(0, builder=1).shippers(1, colonist=2).at("shipping").game()
    assert see(g).ships == [0, 1, 0]
    tied = built().shippers(0, builder=2).shippers(1, captain=1).at("shipping").game()
    assert see(tied).ships == [1, 0, 0]


@clause("D5.6.3")
@pytest.mark.parametrize(("counter", "found"), [("2/2/3/5", True), ("3/4/4/6", False)])
def test_a_builder_counts_one_on_an_expedition(counter: str, found: bool) -> None:
    g = built().explorers(0, builder=3).counter("peru", counter).at("discovery").game()
    g.play("explore peru builder 3")
    s = see(g)
    assert (s.is_discovered("peru"), s.worker("supply", 0, "builder")) == (found, 10)
    assert s.money[0] == (12 if found else 10)


@clause("D5.8.4")
def test_a_builder_may_be_the_victim_of_a_battle_and_strikes_nobody() -> None:
    t = built().troops("peru", 0, soldier=1).troops("peru", 1, colonist=1, builder=2).bounty_gone()
    g = t.stand("warfare-1", 0).at("warfare").game()
    g.play("battle peru s1")
    assert legal(g) == ["kill colonist", "kill builder"]
    g.play("kill builder")
    s = see(g)
    assert (s.troop("peru", 1, "builder"), s.worker("supply", 1, "builder")) == (1, 9)
    assert s.troop("peru", 0, "soldier") == 1


@clause("D14-II-Plague")
def test_the_plague_of_age_ii_may_take_a_builder() -> None:
    t = built(2).turn(4).offer("plague-2").money(14).stand("buildings-1", 0).troops("peru", 1, builder=2, colonist=1)
    g = t.bounty_gone().at("buildings").game()
    g.play("buy plague-2")
    assert (g.deciders, legal(g)) == ((1,), ["lose colonist", "lose builder"])
    g.play("lose builder")
    assert (see(g).troop("peru", 1, "builder"), see(g).worker("supply", 1, "builder")) == (1, 9)


# The discount


@clause("D5.5.2")
@pytest.mark.parametrize(
    ("turn", "building", "price"),
    [(1, "settlers", 5), (3, "settlers", 5), (4, "fortress", 9), (6, "fortress", 9), (7, "navy", 15), (8, "navy", 15)],
)
def test_a_builder_pays_five_dollars_less(turn: int, building: str, price: int) -> None:
    def shop(money: int) -> Layout:
        t = built(2).turn(turn).offer(building).money(money).stand("buildings-1", 0, "builder")
        return t.stand("buildings-2", 1).money(money, 20).at("buildings")

    assert shop(price - 1).game().deciders == (1,)  # too poor to be asked
    g = shop(price + 2).game()
    assert legal(g) == ["pass", f"buy {building}"]
    events = g.play(f"buy {building}")
    assert event_args(events, "bought") == [{"seat": 0, "building": building, "amount": price}]
    assert see(g).money[0] == 2
    assert see(g).worker("supply", 0, "builder") == 10


@clause("D5.5.2")
@pytest.mark.parametrize("worker", ["colonist", "captain", "merchant", "missionary", "soldier"])
def test_no_other_worker_has_a_discount(worker: str) -> None:
    t = built().offer("settlers").money(10).hand(0, builder=1).explorers(0, builder=1).troops("peru", 0, builder=1)
    g = t.stand("buildings-1", 0, worker).at("buildings").game()
    g.play("buy settlers")
    assert see(g).money[0] == 0


@clause("D5.5.2")
def test_each_builder_buys_one_building_and_a_colonist_beside_him_pays_in_full() -> None:
    t = built().offer("settlers", "monastery", "navigator").money(20)
    t = t.stand("buildings-1", 0, "builder").stand("buildings-2", 0).stand("buildings-3", 0, "builder")
    g = t.at("buildings").game()
    money = []
    for building in ("settlers", "monastery", "navigator"):
        g.play(f"buy {building}")
        money.append(see(g).money[0])
    assert money == [15, 5, 0]


@clause("D5.5.2", "D14-I-Spoils of War: $5", "D14-II-Spoils of War: $7")
@pytest.mark.parametrize(("turn", "spoils", "money"), [(1, "spoils-5-dollars", 5), (4, "spoils-7-dollars", 7)])
def test_a_builder_pays_never_less_than_nothing(turn: int, spoils: str, money: int) -> None:
    t = table(players=2, builders=True, expansion_buildings=True).turn(turn).offer(spoils).money(0)
    g = t.stand("buildings-1", 0, "builder").at("buildings").game()
    events = g.play(f"buy {spoils}")
    assert event_args(events, "bought") == [{"seat": 0, "building": spoils, "amount": 0}]
    assert see(g).money[0] == money


@clause("D5.5.2")
@pytest.mark.parametrize("spoils", ["spoils-ship", "spoils-goods", "spoils-specialists"])
def test_no_discount_is_paid_out_with_any_spoils(spoils: str) -> None:
    t = table(players=2, builders=True, expansion_buildings=True).turn(4 if spoils == "spoils-goods" else 1)
    g = t.offer(spoils).money(3).stand("buildings-1", 0, "builder").at("buildings").game()
    g.play(f"buy {spoils}")
    assert see(g).money[0] == 3


# Scoring


def points(*seats: tuple[int, int], turn: int = 3, region: str = "virginia") -> list[int]:
    """What the seats score for a region with so many colonists and builders of each."""
    t = table(players=max(2, len(seats)), builders=True).turn(turn).bounty_gone()
    for seat, (colonists, builders) in enumerate(seats):
        t.troops(region, seat, colonist=colonists, builder=builders)
    scoring = {3: 0, 6: 1, 8: 2}[turn]
    return [scored[scoring] for scored in see(t.at("score").game()).colony_points]


@clause("D9.6")
def test_the_first_example_of_builders() -> None:
    """Adam has 4 colonists and a builder, Matt 2 and 2: 6 + 12 and 2 + 6."""
    assert points((4, 1), (2, 2), region="new-france") == [18, 8]


@clause("D9.6")
def test_the_second_example_of_builders() -> None:
    """George 5, Matt 3 and 2 builders, Ernie 2, Adam one builder: 2 + 12 for both in front, 6 behind them."""
    seats = {ADAM: (0, 1), MATT: (3, 2), GEORGE: (5, 0), ERNIE: (2, 0)}
    assert points(*(seats[seat] for seat in range(4))) == [0, 14, 14, 6]


@clause("D9.6")
def test_the_second_example_had_matt_tied_for_second() -> None:
    seats = {ADAM: (0, 1), MATT: (0, 2), GEORGE: (5, 0), ERNIE: (2, 0)}
    assert points(*(seats[seat] for seat in range(4))) == [0, 6, 18, 6]


@clause("D9.6")
@pytest.mark.parametrize("turn", [3, 6, 8])
def test_builders_score_in_every_scoring(turn: int) -> None:
    assert points((3, 0), (1, 1), (1, 0), turn=turn) == [10, 4, 0]


@clause("D9.6")
def test_builders_in_a_region_that_does_not_score_are_worth_nothing() -> None:
    assert points((1, 1), (0, 2), (2, 0)) == [0, 0, 0]


@clause("D9.6", "D9.1")
def test_builders_count_as_workers() -> None:
    assert points((0, 3), (2, 0)) == [6 + 12, 2 + 6]


@clause("D9.6")
def test_alone_with_a_builder_is_ten_points() -> None:
    assert points((2, 1), (0, 0), (0, 0)) == [10, 0, 0]


@clause("D9.6")
def test_the_owner_of_a_builder_in_third_place_gets_nothing_for_it() -> None:
    assert points((4, 0), (2, 0), (0, 1)) == [6 + 4, 2 + 2, 0]


@clause("D9.6")
def test_three_tied_for_first_get_four_for_a_builder_and_those_behind_them_two() -> None:
    assert points((3, 0), (2, 1), (3, 0), (1, 0), (1, 0)) == [4, 4, 4, 2, 2]


@clause("D9.6")
def test_two_tied_for_first_and_two_in_the_next_place() -> None:
    assert points((4, 0), (3, 1), (2, 0), (1, 1), (1, 0)) == [2 + 8, 2 + 8, 4, 4, 0]


@clause("D9.6")
def test_the_next_place_needs_a_worker() -> None:
    assert points((3, 0), (2, 1), (0, 0)) == [2 + 4, 2 + 4, 0]


@clause("D9.6")
def test_without_a_builder_ties_score_as_ever() -> None:
    assert points((3, 0), (3, 0), (2, 0)) == [2, 2, 0]
    assert points((5, 0), (3, 0), (3, 0)) == [6, 0, 0]


@clause("D9.6")
def test_builders_count_in_their_own_region_only() -> None:
    t = table(players=2, builders=True).turn(3).bounty_gone().troops("peru", 0, builder=3)
    t = t.troops("florida", 1, colonist=3).troops("brazil", 1, builder=2)
    g = t.at("score").game()
    assert see(g).colony_points == [[18, 0, 0], [6, 0, 0]]


@clause("D9.6")
def test_the_points_of_builders_are_told_beside_those_of_the_colony() -> None:
    t = table(players=2, builders=True).turn(3).bounty_gone().stand("warfare-1", 0)
    t = t.troops("peru", 0, colonist=3, soldier=1).troops("peru", 1, builder=1).at("warfare")
    g = t.game()
    events = g.play("pass")
    assert event_args(events, "scored") == [
        {"seat": 0, "amount": 6, "region": "peru"},
        {"seat": 1, "amount": 2, "region": "peru"},
    ]
    assert event_args(events, "built") == [
        {"seat": 0, "amount": 4, "region": "peru"},
        {"seat": 1, "amount": 2, "region": "peru"},
    ]


@clause("D10.5", "D9.6")
def test_builders_points_of_turn_8_break_a_tie() -> None:
    """Fourteen points each: ten of a colony with a builder against six of one without, and the other is richer."""
    t = table(players=2, builders=True).turn(8).market().bounty_gone().money(0, 50)
    t = t.troops("caribbean", 0, colonist=2, builder=1).troops("peru", 1, colonist=3)
    g = t.deck_won(1, "mississippi", "pampas").at("score").game()
    assert see(g).colony_points == [[0, 0, 10], [0, 0, 6]]
    assert (g.scores(), g.winners()) == ((14, 14), (0,))
