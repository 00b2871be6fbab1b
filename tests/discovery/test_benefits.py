"""D7: the benefits phase."""

import pytest

from support.discovery import legal, see, table

EDITIONS = pytest.mark.parametrize("edition", ["2007", "2015"])


@pytest.mark.clause("D7.1")
@EDITIONS
@pytest.mark.parametrize(("order", "money"), [((0, 1), [0, 5]), ((1, 0), [1, 4])])
def test_players_resolve_their_buildings_in_player_order(
    edition: str, order: tuple[int, int], money: list[int]
) -> None:
    """Privateers with a ship find the money of a Trading Post only if it was paid before."""
    t = table(players=2, edition=edition).turn(4).money(0, 0).order(*order)
    after = see(t.own(0, "privateers").ships(1).own(1, "trading-post").at("benefits").game())
    assert after.money == money


@pytest.mark.clause("D7.1")
@EDITIONS
def test_automatic_gains_come_before_the_optional_ones(edition: str) -> None:
    """Asked about Migration, the player already has what everything else gives him."""
    t = table(players=2, edition=edition).turn(7).money(0, 9).discovered("peru").troops("caribbean", 0, colonist=1)
    t.own(0, "migration", "trading-post", "privateers", "west-indies-co", "settlers").ships(2).pile("fish")
    g = t.at("benefits").game()
    assert g.ask is not None
    assert g.ask.kind == "benefit"
    now = see(g)
    assert (now.money, now.good(0, "fish"), now.worker("hand", 0)) == ([7, 7], 1, 1)


@pytest.mark.clause("D7.1", "D14-II-Rum Distillery")
def test_2015_rum_comes_before_the_optional_ones() -> None:
    t = table(players=2).turn(7).money(0, 0).discovered("peru").troops("caribbean", 0, colonist=1)
    g = t.own(0, "migration", "rum-distillery").goods(0, sugar=2).at("benefits").game()
    assert (legal(g), see(g).money) == (["pass", "benefit migration"], [6, 0])


@pytest.mark.clause("D7.1")
@EDITIONS
@pytest.mark.parametrize(
    "line",
    [
        ("benefit cartography chart peru", "benefit migration migrate caribbean peru migrant colonist"),
        ("benefit migration migrate caribbean florida migrant colonist", "benefit cartography chart peru"),
    ],
)
def test_optional_benefits_come_in_any_order(edition: str, line: tuple[str, str]) -> None:
    t = table(players=2, edition=edition).turn(7).own(0, "migration", "new-world-cartography").discovered("florida")
    g = t.troops("caribbean", 0, colonist=1).at("benefits").game()
    assert legal(g) == ["pass", "benefit cartography", "benefit migration"]
    g.play(line[0])
    assert legal(g)[1:] == [" ".join(line[1].split()[:2])]
    g.play(line[1])
    assert see(g).turn == 8


@pytest.mark.clause("D7.1")
@EDITIONS
def test_each_optional_benefit_comes_once_a_turn(edition: str) -> None:
    t = table(players=2, edition=edition).turn(7).own(0, "migration").discovered("florida", "peru")
    g = t.troops("caribbean", 0, colonist=4).at("benefits").game()
    g.play("benefit migration migrate caribbean florida migrant colonist pass")
    assert see(g).turn == 8


@pytest.mark.clause("D7.1")
@EDITIONS
def test_optional_benefits_may_be_declined(edition: str) -> None:
    t = table(players=2, edition=edition).turn(7).own(0, "migration").discovered("florida")
    g = t.troops("caribbean", 0, colonist=2).at("benefits").game()
    g.play("pass")
    assert (see(g).troop("caribbean", 0), see(g).turn) == (2, 8)


@pytest.mark.clause("D7.1")
def test_a_later_player_resolves_after_the_choices_of_an_earlier_one() -> None:
    t = table(players=2).turn(7).own(0, "migration").own(1, "trading-post").money(0, 0).discovered("florida")
    g = t.troops("caribbean", 0, colonist=2).at("benefits").game()
    assert see(g).money == [0, 0]
    g.play("pass")
    assert see(g).money == [0, 5]


@pytest.mark.clause("D7.1")
@EDITIONS
def test_privateers_take_what_the_victim_has_at_that_moment(edition: str) -> None:
    t = table(players=3, edition=edition).turn(4).money(0, 0, 0).order(1, 0, 2).own(0, "privateers").ships(3)
    after = see(t.own(1, "trading-post").own(2, "taxation").at("benefits").game())
    assert after.money == [3, 2, 10]


@pytest.mark.clause("D7.2")
@EDITIONS
def test_a_building_bought_this_turn_gives_its_benefit_this_turn(edition: str) -> None:
    t = table(players=2, edition=edition).stand("buildings-1", 0).offer("trading-post").money(10)
    g = t.at("buildings").game()
    g.play("buy trading-post")
    assert (see(g).money[0], see(g).turn) == (5, 2)


@pytest.mark.clause("D7.3")
@EDITIONS
def test_workers_gained_are_available_next_turn(edition: str) -> None:
    g = table(players=2, edition=edition).own(0, "settlers", "monastery").at("benefits").game()
    now = see(g)
    assert (now.turn, now.worker("hand", 0), now.worker("hand", 0, "missionary")) == (2, 6, 1)


@pytest.mark.clause("D7.3", "D14.1")
@EDITIONS
def test_workers_on_x_and_y_and_explorers_stand_there_at_once(edition: str) -> None:
    t = table(players=2, edition=edition).turn(7).own(0, "indentured-servitude", "colonization-laws", "navigator")
    t.own(0, "conquistadors", "migration").discovered("peru").troops("peru", 0, colonist=1)
    g = t.at("benefits").game()
    now = see(g)
    assert g.ask is not None
    assert g.ask.kind == "benefit"
    assert now.space("dock-x") == (0, "colonist")
    assert now.space("dock-y") == (0, "colonist")
    assert (now.worker("explorers", 0, "captain"), now.worker("explorers", 0, "soldier")) == (1, 1)


@pytest.mark.clause("D7.3")
@EDITIONS
def test_in_turn_8_gains_of_workers_are_skipped(edition: str) -> None:
    t = table(players=2, edition=edition).turn(8).own(0, "settlers", "monastery", "indentured-servitude", "navigator")
    now = see(t.own(0, "colonization-laws", "conquistadors").at("benefits").game())
    assert (now.hand[0], now.explorers[0]) == ([0] * 6, [0] * 6)
    assert (now.space("dock-x"), now.space("dock-y")) == (None, None)


@pytest.mark.clause("D7.3", "D1.8")
def test_in_turn_8_nobody_is_asked_to_swap_a_worker_out() -> None:
    t = table(players=2).turn(8).own(0, "ship-yards").troops("peru", 0, captain=5)
    assert t.at("benefits").game().is_over


@pytest.mark.clause("D7.3")
@EDITIONS
def test_in_turn_8_all_else_is_played_in_full(edition: str) -> None:
    t = table(players=2, edition=edition).turn(8).money(0, 9).own(0, "taxation", "privateers", "west-indies-co")
    t.own(0, "migration", "new-world-cartography").ships(1).pile("rice").troops("caribbean", 0, colonist=2)
    g = t.counter("peru", "4/5/5/7").at("benefits").game()
    assert (see(g).money, see(g).good(0, "rice")) == ([11, 8], 1)
    g.play("benefit cartography chart peru")
    g.play("benefit migration migrate caribbean peru migrant colonist migrant colonist")
    assert (see(g).money, see(g).troop("peru", 0), g.is_over) == ([15, 8], 3, True)


@pytest.mark.clause("D7.3", "D14-II-Stables")
def test_2007_stables_move_in_turn_8() -> None:
    t = (
        table(players=2, edition="2007")
        .turn(8)
        .own(0, "stables")
        .troops("florida", 1, colonist=1)
        .troops("caribbean", 0, soldier=1)
    )
    g = t.at("benefits").game()
    g.play("benefit stables stable caribbean florida")
    assert (see(g).troop("florida", 0, "soldier"), g.is_over) == (1, True)
