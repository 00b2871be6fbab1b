"""D7.1 and D14-II-Stables: under version 2 benefits come in their owner’s order, and soldiers ride to colonies."""

import pytest

from carrack.games.discovery.versions import VERSIONS
from support.discovery import Layout, asked, event_args, legal, see
from support.versions import lay

clause = pytest.mark.clause
EDITIONS = pytest.mark.parametrize("edition", ["2007", "2015"])


def rum(version: int = 2, **goods: int) -> Layout:
    """Seat 0 has a Rum Distillery and some goods in the benefits phase."""
    t = lay(players=2, version=version, expansion_buildings=True).own(0, "rum-distillery")
    return t.bounty_kept().market().money(0, 0).goods(0, **goods).at("benefits")


@clause("D7.1", "D14-II-West Indies Co.", "D14-II-Rum Distillery")
@pytest.mark.parametrize(("version", "money"), [(1, 0), (2, 3)])
def test_the_west_indies_draw_before_rum_pays(version: int, money: int) -> None:
    t = rum(version).own(0, "west-indies-co").pile("sugar")
    g = t.game()
    assert (see(g).good(0, "sugar"), see(g).money[0]) == (1, money)


@clause("D7.1", "D14-II-Rum Distillery")
@pytest.mark.parametrize("building", ["smuggler", "trading-house"])
def test_who_may_trade_chooses_when_rum_pays(building: str) -> None:
    g = rum(sugar=1, rice=1).own(0, building).goods(1, sugar=1, gold=1).game()
    assert (asked(g).kind, legal(g), see(g).money[0]) == ("benefit", ["pass", f"benefit {building}", "benefit rum"], 0)
    events = g.play("benefit rum")
    assert event_args(events, "earned") == [{"seat": 0, "amount": 3, "reason": "sugar"}]
    assert legal(g) == ["pass", f"benefit {building}"]


@clause("D7.1", "D14-I-Smuggler", "D14-II-Rum Distillery")
def test_smuggled_sugar_pays_and_the_money_comes_as_soon_as_nothing_can_change_it() -> None:
    g = rum(rice=1).own(0, "smuggler", "new-world-cartography").goods(1, sugar=1).game()
    assert "benefit rum" not in legal(g)  # there is no sugar yet
    g.play("benefit smuggler")
    assert (see(g).money[0], legal(g)) == (3, ["pass", "benefit cartography"])


@clause("D7.1", "D14-II-Rum Distillery")
def test_rum_pays_though_the_owner_passes() -> None:
    g = rum(sugar=2).own(0, "trading-house").game()
    g.play("pass")
    assert (see(g).money[0], see(g).good(0, "sugar")) == (6, 2)


@clause("D7.1", "D14-II-Trading House", "D14-II-Rum Distillery")
def test_sugar_sold_first_pays_no_rum() -> None:
    g = rum(sugar=2).own(0, "trading-house").game()
    g.play("benefit trading-house sell sugar sell sugar")
    assert see(g).money[0] == 10


@clause("D7.1", "D14-II-Rum Distillery")
@pytest.mark.parametrize("building", ["smuggler", "trading-house"])
def test_version_1_pays_rum_first(building: str) -> None:
    g = rum(1, sugar=1, rice=1).own(0, building).goods(1, gold=1).game()
    assert (see(g).money[0], legal(g)) == (3, ["pass", f"benefit {building}"])


@clause("D7.1", "D6.4", "D14-II-Rum Distillery")
def test_2007_rum_pays_in_the_income_phase_and_is_not_timed() -> None:
    t = lay(players=2, edition="2007", house_rules=True, expansion_buildings=True).own(0, "rum-distillery", "smuggler")
    g = t.bounty_kept().market().money(0, 0).goods(0, sugar=1, rice=1).goods(1, gold=1).at("income").game()
    assert (see(g).money[0], legal(g)) == (3, ["pass", "benefit smuggler"])


@clause("D7.1", "D14-II-Privateers")
@pytest.mark.parametrize("version", VERSIONS)
def test_privateers_take_from_what_the_victim_has_at_that_moment(version: int) -> None:
    """Seat 1 comes later and has nothing yet when seat 0's privateers come; what seat 2 earned before is taken."""
    t = lay(version=version).order(2, 0, 1).own(0, "privateers").ships(3).own(2, "trading-post")
    g = t.own(1, "taxation").money(0, 0, 0).at("benefits").game()
    assert see(g).money == [3, 10, 2]


@clause("D7.1", "D14-II-Privateers", "D14-II-Rum Distillery")
def test_all_other_automatic_gains_come_before_the_choice() -> None:
    t = rum(sugar=1).own(0, "trading-house", "trading-post", "privateers", "west-indies-co").pile("rice").ships(2)
    g = t.money(0, 9).game()
    assert (asked(g).kind, see(g).money, see(g).good(0, "rice")) == ("benefit", [5 + 2, 7], 1)


@clause("D14-II-Stables")
@EDITIONS
@pytest.mark.parametrize(
    ("version", "targets"), [(1, ["florida", "new-spain", "new-granada"]), (2, ["new-spain", "new-granada"])]
)
def test_soldiers_ride_only_where_somebody_has_a_worker(edition: str, version: int, targets: list[str]) -> None:
    """His own colony in New Spain and another's in New Granada; Florida is empty."""
    t = lay(version=version, edition=edition).own(0, "stables").discovered("florida").troops("caribbean", 0, soldier=1)
    g = t.troops("new-spain", 0, colonist=1).troops("new-granada", 2, colonist=1).at("discovery").game()
    if edition == "2007":
        g.play("benefit stables")
    assert [move for move in legal(g) if move != "pass"] == [f"stable caribbean {target}" for target in targets]
    refusal = g.why_not(0, "stable caribbean florida")
    assert (refusal and (refusal.code, refusal.clause)) == (
        ("nobody-there", "D14-II-Stables") if version == 2 else None
    )
