"""D1.8, D14.1: under version 2 specialists taken from supply may be called home first."""

import pytest

import carrack
from support.discovery import Layout, asked, event_args, legal, see
from support.versions import lay

clause = pytest.mark.clause
EDITIONS = pytest.mark.parametrize("edition", ["2007", "2015"])


def explorers(version: int, edition: str, building: str, **troops: int) -> carrack.Game:
    t = lay(players=2, version=version, edition=edition).own(0, building)
    return t.troops("peru", 0, **troops).bounty_gone().at("benefits").game()


@clause("D14.1", "D1.8", "D14-I-Navigator")
@EDITIONS
def test_a_captain_for_the_discovery_box_may_be_called_home(edition: str) -> None:
    g = explorers(2, edition, "navigator", captain=5)
    assert (asked(g).kind, asked(g).args, legal(g)) == ("swap", {"type": "captain"}, ["pass", "swap peru"])
    events = g.play("swap peru")
    after = see(g)
    assert (after.worker("explorers", 0, "captain"), after.troop("peru", 0, "captain")) == (1, 4)
    assert (after.troop("peru", 0), after.worker("hand", 0, "captain")) == (1, 0)
    assert event_args(events, "as-explorer") == [{"seat": 0, "type": "captain"}]


@clause("D14.1", "D1.8", "D14-I-Conquistadors")
def test_a_soldier_for_the_discovery_box_may_be_called_home_in_2015_only() -> None:
    g = explorers(2, "2015", "conquistadors", soldier=10)
    g.play("swap peru")
    assert (see(g).worker("explorers", 0, "soldier"), see(g).turn) == (1, 5)
    old = explorers(2, "2007", "conquistadors", soldier=10)
    assert (see(old).worker("explorers", 0, "soldier"), see(old).turn) == (0, 5)


@clause("D14.1", "D1.8")
@EDITIONS
def test_declined_the_place_stays_empty(edition: str) -> None:
    g = explorers(2, edition, "navigator", captain=5)
    g.play("pass")
    assert (see(g).worker("explorers", 0, "captain"), see(g).troop("peru", 0, "captain"), see(g).turn) == (0, 5, 5)


@clause("D14.1")
@pytest.mark.parametrize(("building", "troops"), [("navigator", {"captain": 5}), ("conquistadors", {"soldier": 10})])
def test_version_1_leaves_the_place_empty_without_asking(building: str, troops: dict[str, int]) -> None:
    g = explorers(1, "2015", building, **troops)
    assert (see(g).turn, see(g).explorers[0]) == (5, [0] * 6)


@clause("D14.1", "D1.8")
def test_a_worker_a_turn_and_an_explorer_are_asked_for_one_at_a_time() -> None:
    t = lay(players=2).own(0, "conquistadors", "fortress").troops("peru", 0, soldier=9).bounty_gone()
    g = t.at("benefits").game()  # the one in supply comes for the Fortress
    g.play("swap peru")
    after = see(g)
    assert (after.worker("hand", 0, "soldier"), after.worker("explorers", 0, "soldier")) == (1, 1)


@clause("D14.1", "D7.3")
def test_no_explorer_is_called_home_in_turn_8() -> None:
    t = lay(players=2).turn(8).own(0, "navigator").troops("peru", 0, captain=5).bounty_gone()
    assert t.at("benefits").game().is_over


def allies(version: int, edition: str = "2015", home: int = 0) -> Layout:
    """Seat 0 is about to buy Indian Allies, with so many soldiers in supply."""
    t = lay(players=2, version=version, edition=edition).offer("indian-allies").money(14).stand("buildings-1", 0)
    return t.troops("peru", 0, soldier=10 - home).troops("brazil", 0, colonist=1).bounty_gone().at("buildings")


@clause("D14.1", "D1.8", "D14-II-Indian Allies")
def test_indian_allies_may_be_called_home_one_at_a_time() -> None:
    g = allies(2).game()
    g.play("buy indian-allies")
    assert (asked(g).kind, legal(g)) == ("garrison", ["garrison peru", "garrison brazil"])
    g.play("garrison brazil")
    assert (asked(g).kind, legal(g)) == ("swap", ["pass", "swap peru"])
    g.play("swap peru")
    assert (see(g).troop("brazil", 0, "soldier"), asked(g).kind) == (1, "swap")
    assert legal(g) == ["pass", "swap peru", "swap brazil"]  # the first ally may be called home for the second
    g.play("swap peru")
    after = see(g)
    assert (after.troop("brazil", 0, "soldier"), after.troop("peru", 0, "soldier")) == (2, 8)
    assert (after.troop("peru", 0), after.worker("supply", 0, "soldier")) == (2, 0)


@clause("D14.1", "D1.8", "D14-II-Indian Allies")
def test_the_soldiers_in_supply_come_before_any_is_called_home() -> None:
    g = allies(2, home=1).game()
    g.play("buy indian-allies garrison brazil")
    assert (see(g).troop("brazil", 0, "soldier"), asked(g).kind) == (1, "swap")
    g.play("pass")
    assert (see(g).troop("brazil", 0, "soldier"), see(g).turn) == (1, 5)


@clause("D14.1", "D1.8", "D14-II-Indian Allies")
@pytest.mark.parametrize(("version", "edition"), [(1, "2015"), (1, "2007"), (2, "2007")])
def test_version_1_and_the_2007_edition_take_as_many_allies_as_there_are(version: int, edition: str) -> None:
    g = allies(version, edition).game()
    g.play("buy indian-allies")
    assert see(g).turn == 5
    g = allies(version, edition, home=1).game()
    g.play("buy indian-allies garrison brazil")
    assert (see(g).troop("brazil", 0, "soldier"), see(g).turn) == (1, 5)
