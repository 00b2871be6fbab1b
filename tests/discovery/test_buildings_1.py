"""D14, age I: the base buildings of both editions."""

from collections import Counter

import pytest

import carrack
from support.discovery import REGIONS, Layout, legal, see, table

EDITIONS = pytest.mark.parametrize("edition", ["2007", "2015"])
clause = pytest.mark.clause

AGE_I = {
    "settlers": 2,
    "monastery": 1,
    "trade-routes": 1,
    "training-grounds": 1,
    "indentured-servitude": 1,
    "conquistadors": 1,
    "navigator": 1,
    "conquest-of-the-inca-empire": 1,
    "trading-post": 1,
    "new-world-cartography": 1,
}


def shop(building: str, edition: str = "2015", money: int = 10) -> Layout:
    """Seat 0's worker stands in the buildings box, and the building is on offer."""
    return table(players=2, edition=edition).offer(building).money(money).stand("buildings-1", 0).at("buildings")


@clause("D14-I-Settlers", "D1.6")
@pytest.mark.parametrize(("edition", "more"), [("2007", {}), ("2015", {"plague-1": 1})])
def test_age_i_has_its_buildings_and_two_of_settlers(edition: str, more: dict[str, int]) -> None:
    opened = see(carrack.new_game("discovery", players=3, seed=2, edition=edition))
    assert Counter(opened.row() + opened.stack) == AGE_I | more


@clause("D5.5.1")
@EDITIONS
def test_age_i_buildings_cost_ten(edition: str) -> None:
    for building in AGE_I:
        g = shop(building, edition, money=9).game()
        assert see(g).turn == 2, building  # too poor to be asked
        g = shop(building, edition).game()
        g.play(f"buy {building}")
        assert building in see(g).owns(0)
    g = shop("monastery", edition, money=13).game()
    g.play("buy monastery")
    assert see(g).money == [3, 10]


@EDITIONS
@pytest.mark.parametrize(
    ("building", "type_"),
    [
        pytest.param("settlers", "colonist", marks=clause("D14-I-Settlers")),
        pytest.param("monastery", "missionary", marks=clause("D14-I-Monastery")),
        pytest.param("trade-routes", "merchant", marks=clause("D14-I-Trade Routes")),
        pytest.param("training-grounds", "soldier", marks=clause("D14-I-Training Grounds")),
    ],
)
def test_one_worker_more_a_turn(building: str, type_: str, edition: str) -> None:
    after = see(table(players=2, edition=edition).own(0, building).at("benefits").game())
    gained = dict.fromkeys(("colonist", "captain", "merchant", "missionary", "soldier"), 0) | {"colonist": 5}
    gained[type_] += 1
    assert {name: after.worker("hand", 0, name) for name in gained} == gained
    assert after.hand[1] == [5, 0, 0, 0, 0, 0]


@clause("D14-I-Settlers")
@EDITIONS
def test_two_settlers_bring_two_colonists(edition: str) -> None:
    after = see(table(players=2, edition=edition).own(0, "settlers", "settlers").at("benefits").game())
    assert after.worker("hand", 0) == 7


@clause("D14-I-Settlers", "D5.5.3")
@EDITIONS
def test_settlers_go_on_in_later_ages(edition: str) -> None:
    after = see(table(players=2, edition=edition).turn(7).own(0, "settlers").at("benefits").game())
    assert after.worker("hand", 0) == 6


@clause("D14-I-Settlers", "D1.8")
@EDITIONS
def test_settlers_without_colonists_in_supply_bring_none(edition: str) -> None:
    t = table(players=2, edition=edition).own(0, "settlers").troops("caribbean", 0, colonist=29)
    assert see(t.at("benefits").game()).hand[0] == [0] * 6


@clause("D14-I-Trade Routes", "D1.8")
@EDITIONS
def test_a_merchant_may_be_swapped_out_for_trade_routes(edition: str) -> None:
    t = table(players=2, edition=edition).own(0, "trade-routes").troops("caribbean", 0, merchant=4)
    g = t.troops("peru", 0, merchant=1).at("benefits").game()
    assert legal(g) == ["pass", "swap caribbean", "swap peru"]
    g.play("swap peru")
    after = see(g)
    assert (after.worker("hand", 0, "merchant"), after.troop("peru", 0), after.troop("peru", 0, "merchant")) == (
        1,
        1,
        0,
    )


@clause("D14-I-Training Grounds", "D1.8")
def test_2015_a_soldier_may_be_swapped_out_for_training_grounds() -> None:
    g = table(players=2).own(0, "training-grounds").troops("caribbean", 0, soldier=10).at("benefits").game()
    assert legal(g) == ["pass", "swap caribbean"]
    g.play("pass")
    assert see(g).worker("hand", 0, "soldier") == 0


@clause("D14-I-Training Grounds", "D1.8")
def test_2007_no_soldier_is_swapped_out_for_training_grounds() -> None:
    t = table(players=2, edition="2007").own(0, "training-grounds").troops("caribbean", 0, soldier=10)
    g = t.at("benefits").game()
    assert (see(g).turn, see(g).worker("hand", 0, "soldier")) == (2, 0)


@clause("D14-I-Indentured Servitude", "D14.1")
@EDITIONS
def test_indentured_servitude_puts_a_colonist_on_x(edition: str) -> None:
    after = see(table(players=2, edition=edition).own(1, "indentured-servitude").at("benefits").game())
    assert (after.space("dock-x"), after.space("dock-y")) == ((1, "colonist"), None)
    assert (after.worker("hand", 1), after.worker("supply", 1)) == (5, 23)


@clause("D14-I-Indentured Servitude", "D5.2.1")
@EDITIONS
def test_the_colonist_on_x_sails_after_the_numbered_spaces(edition: str) -> None:
    t = table(players=2, edition=edition).own(1, "indentured-servitude").discovered("peru").stand("dock-x", 1)
    g = t.stand("dock-1", 0).at("dock").game()
    assert g.deciders == (0,)
    g.play("send caribbean")
    g.play("send peru", seat=1)
    assert (see(g).troop("peru", 1), see(g).space("dock-x")) == (1, (1, "colonist"))


@clause("D14-I-Indentured Servitude", "D14.1")
@EDITIONS
@pytest.mark.parametrize(
    ("away", "on_x", "in_hand"), [(28, (0, "colonist"), 0), (29, None, 0), (27, (0, "colonist"), 1)]
)
def test_x_stays_empty_without_a_colonist_in_supply(
    edition: str, away: int, on_x: tuple[int, str] | None, in_hand: int
) -> None:
    t = table(players=2, edition=edition).own(0, "indentured-servitude").troops("caribbean", 0, colonist=away)
    after = see(t.at("benefits").game())
    assert (after.space("dock-x"), after.worker("hand", 0)) == (on_x, in_hand)


@EDITIONS
@pytest.mark.parametrize(
    ("building", "type_", "all_"),
    [
        pytest.param("conquistadors", "soldier", 10, marks=clause("D14-I-Conquistadors")),
        pytest.param("navigator", "captain", 5, marks=clause("D14-I-Navigator")),
    ],
)
@clause("D14.1")
def test_a_free_worker_comes_into_the_discovery_box(building: str, type_: str, all_: int, edition: str) -> None:
    after = see(table(players=2, edition=edition).own(0, building).at("benefits").game())
    assert after.worker("explorers", 0, type_) == 1
    assert (sum(after.explorers[0]), sum(after.explorers[1])) == (1, 0)
    assert (after.worker("supply", 0, type_), after.hand[0]) == (all_ - 1, [5, 0, 0, 0, 0, 0])


@EDITIONS
@pytest.mark.parametrize(
    ("building", "type_"),
    [
        pytest.param("conquistadors", "soldier", marks=clause("D14-I-Conquistadors")),
        pytest.param("navigator", "captain", marks=clause("D14-I-Navigator")),
    ],
)
def test_it_joins_those_who_wait_there(building: str, type_: str, edition: str) -> None:
    t = table(players=2, edition=edition).own(0, building).explorers(0, **{type_: 2})
    assert see(t.at("benefits").game()).worker("explorers", 0, type_) == 3


@clause("D14.1", "D14-I-Navigator", "D14-I-Conquistadors")
@EDITIONS
def test_no_explorer_comes_from_an_empty_supply(edition: str) -> None:
    """Neither is there a colonist to trade one for: the place stays empty."""
    t = table(players=2, edition=edition).own(0, "navigator", "conquistadors")
    g = t.troops("caribbean", 0, captain=5, soldier=10, colonist=29).bounty_gone().at("benefits").game()
    assert (see(g).turn, see(g).explorers[0]) == (2, [0] * 6)


@clause("D14-I-Conquest of the Inca Empire")
@EDITIONS
def test_conquest_of_the_inca_empire_pays_twenty_at_once(edition: str) -> None:
    t = (
        shop("conquest-of-the-inca-empire", edition)
        .stand("buildings-2", 1)
        .offer("conquest-of-the-inca-empire", "navigator")
    )
    g = t.game()
    g.play("buy conquest-of-the-inca-empire")
    assert (see(g).money, g.deciders) == ([20, 10], (1,))


@clause("D14-I-Conquest of the Inca Empire", "D5.5.3")
@EDITIONS
def test_conquest_of_the_inca_empire_pays_once(edition: str) -> None:
    after = see(table(players=2, edition=edition).own(0, "conquest-of-the-inca-empire").at("benefits").game())
    assert after.money == [10, 10]


@clause("D14-I-Trading Post")
@EDITIONS
def test_trading_post_pays_five_a_turn(edition: str) -> None:
    assert see(table(players=2, edition=edition).own(0, "trading-post").at("benefits").game()).money == [15, 10]


CARTOGRAPHY = "new-world-cartography"


@clause("D14-I-New World Cartography")
@EDITIONS
def test_cartography_discovers_a_region_at_purchase(edition: str) -> None:
    """The plunder of 4 without the soldiers' share, the counter, and a colonist; resistance does not matter."""
    t = shop(CARTOGRAPHY, edition).counter("peru", "4/5/5/7").explorers(0, soldier=1)
    g = t.game()
    g.play(f"buy {CARTOGRAPHY}")
    assert legal(g) == ["pass", *(f"chart {region}" for region in REGIONS if region != "caribbean")]
    g.play("chart peru")
    after = see(g)
    assert after.is_discovered("peru")
    assert (after.money[0], after.troop("peru", 0), sum(after.won[0])) == (4, 1, 1)
    assert (after.worker("supply", 0), after.worker("explorers", 0, "soldier")) == (28, 1)
    assert g.scores()[0] == 7 + 4


@clause("D14-I-New World Cartography")
@EDITIONS
def test_cartography_may_wait_for_a_later_benefits_phase(edition: str) -> None:
    g = shop(CARTOGRAPHY, edition).counter("peru", "4/5/5/7").game()
    g.play(f"buy {CARTOGRAPHY}")
    g.play("pass")
    assert legal(g) == ["pass", "benefit cartography"]
    g.play("pass")
    assert (see(g).turn, see(g).is_discovered("peru")) == (2, False)


@clause("D14-I-New World Cartography")
@EDITIONS
@pytest.mark.parametrize("turn", [1, 4, 7, 8])
def test_cartography_discovers_in_any_benefits_phase(edition: str, turn: int) -> None:
    t = table(players=2, edition=edition).turn(turn).own(0, CARTOGRAPHY).counter("peru", "3/4/4/6").money(0)
    g = t.at("benefits").game()
    g.play("benefit cartography chart peru")
    after = see(g)
    assert (after.money[0], after.troop("peru", 0), after.is_discovered("peru")) == (3, 1, True)
    assert g.scores()[0] == 6 + 4


@clause("D14-I-New World Cartography", "D5.5.3")
@EDITIONS
def test_cartography_works_once(edition: str) -> None:
    """Used at purchase, it is not offered in the benefits phase of the turn, nor in the next."""
    g = shop(CARTOGRAPHY, edition).game()
    g.play(f"buy {CARTOGRAPHY}")
    g.play("chart peru")
    assert see(g).turn == 2
    t = table(players=2, edition=edition).turn(2).own(0, CARTOGRAPHY).discovered("peru").used(0, 0)
    assert see(t.at("benefits").game()).turn == 3


@clause("D14-I-New World Cartography", "D14.2")
@EDITIONS
def test_without_undiscovered_regions_cartography_is_bought_for_its_points(edition: str) -> None:
    """The deck is not touched, nor is anybody asked in the benefits phase."""
    t = shop(CARTOGRAPHY, edition).all_discovered()
    before = t.game().scores()[0]
    g = t.game()
    g.play(f"buy {CARTOGRAPHY}")
    after = see(g)
    assert (after.turn, len(after.deck), after.charted) == (2, 16, [0, 0])
    assert g.scores()[0] == before + 4


@clause("D14-I-New World Cartography", "D14.1")
@EDITIONS
def test_cartography_brings_no_colonist_from_an_empty_supply(edition: str) -> None:
    t = table(players=2, edition=edition).own(0, CARTOGRAPHY).troops("caribbean", 0, colonist=29)
    g = t.at("benefits").game()
    g.play("benefit cartography chart peru")
    assert (see(g).is_discovered("peru"), see(g).troop("peru", 0)) == (True, 0)


def explore(owner: bool, counter: str, **workers: int) -> carrack.Game:
    """Seat 0 at sea for Peru, with the age I Plague or without."""
    t = table(players=2).counter("peru", counter).explorers(0, **workers)
    if owner:
        t.own(0, "plague-1")
    return t.at("discovery").game()


@clause("D14-I-Plague")
@pytest.mark.parametrize(
    ("owner", "counter", "found"),
    [
        (True, "2/2/3/5", True),
        (False, "2/2/3/5", False),
        (True, "3/4/4/6", False),
        (False, "1/3/2/4", True),
        (True, "1/2/1/4", True),
    ],
)
def test_2015_plague_lowers_the_resistance_of_regions_by_one(owner: bool, counter: str, found: bool) -> None:
    """Two colonists meet it."""
    g = explore(owner, counter, colonist=2)
    g.play("explore peru colonist 2")
    assert see(g).is_discovered("peru") is found


@clause("D14-I-Plague")
def test_2015_plague_leaves_the_plunder_as_it_is() -> None:
    g = explore(True, "4/5/4/6", soldier=3)
    g.play("explore peru soldier 3")
    assert see(g).money[0] == 10 + 4 + 3 * 5


@clause("D14-I-Plague")
@pytest.mark.parametrize(("card", "won"), [("mississippi", True), ("california", False)])
def test_2015_plague_lowers_the_resistance_of_cards_too(card: str, won: bool) -> None:
    """3 and 4, against two colonists."""
    t = table(players=2).own(0, "plague-1").all_discovered().deck(card).explorers(0, colonist=2)
    g = t.at("discovery").game()
    g.play("explore deck colonist 2")
    assert (see(g).charted[0] != 0) is won


@clause("D14-I-Plague", "D5.5.5")
def test_2015_plague_helps_its_owner_only() -> None:
    g = table(players=2).counter("peru", "2/2/3/5").explorers(0, colonist=2).own(1, "plague-1").at("discovery").game()
    g.play("explore peru colonist 2")
    assert not see(g).is_discovered("peru")
