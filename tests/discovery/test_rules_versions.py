"""What version 2 of the rules mends, clause by clause, and that version 1 stays as it was."""

import json
from typing import Any

import pytest

import carrack
from carrack.games.discovery.core.move import MOVES_1, MOVES_2
from carrack.games.discovery.core.rules import Rules
from carrack.games.discovery.versions import FIXES, VERSIONS
from support.discovery import Layout, asked, check_only_seat_0_sees, event_args, idle, legal, see, table

clause = pytest.mark.clause
EDITIONS = pytest.mark.parametrize("edition", ["2007", "2015"])


def lay(players: int = 3, version: int = 2, **options: Any) -> Layout:
    """Turn 4 of a game under a version of the rules."""
    return table(players=players, rules_version=version, **options).turn(4)


def scouts(game: carrack.Game) -> list[str]:
    return [move for move in legal(game) if move.startswith("scout")]


def fronts(game: carrack.Game) -> list[str]:
    return [move for move in legal(game) if move.startswith("front")]


# The versions themselves ----------------------------------------------------------------------------------------------


def test_new_games_take_the_newest_version() -> None:
    assert carrack.rules_versions("discovery") == VERSIONS
    assert VERSIONS[:2] == (1, 2)
    assert carrack.new_game("discovery", players=3, seed=1).rules_version == VERSIONS[-1]
    assert carrack.new_game("discovery", players=3, seed=1, rules_version=1).rules_version == 1


def test_every_fix_is_a_knob_that_its_version_switches_on() -> None:
    from carrack.games.discovery.title import rules_for

    options = tuple(sorted(carrack.new_game("discovery", players=3, seed=1).options.items()))
    for version in VERSIONS:
        rules: Rules = rules_for(3, version, options)
        assert {fix.knob: getattr(rules, fix.knob) for fix in FIXES} == {
            fix.knob: fix.since <= version for fix in FIXES
        }


def test_ids_of_version_1_stay_and_version_2_adds_its_own_behind_them() -> None:
    assert (carrack.move_space("discovery", 1), carrack.move_space("discovery", 2)) == (MOVES_1, MOVES_2)
    assert carrack.move_space("discovery") == carrack.move_space("discovery", VERSIONS[-1])
    assert carrack.vector_size("discovery", 1) == carrack.vector_size("discovery", 2)


def test_a_move_of_version_2_is_none_in_version_1() -> None:
    old, new = (lay(version=version).hand(0, colonist=1).game() for version in (1, 2))
    for move in ("benefit rum", MOVES_1):
        codes = [refusal.code for g in (old, new) if (refusal := g.why_not(0, move))]
        assert codes == ["no-such-move", "sugar-by-itself"]
    with pytest.raises(carrack.NotationError):
        old.notation(MOVES_1, 0)
    assert new.notation(MOVES_1, 0) == "benefit rum"


@pytest.mark.parametrize("version", VERSIONS)
def test_positions_entries_and_views_keep_their_version(version: int) -> None:
    g = carrack.new_game("discovery", players=3, seed=5, rules_version=version, expansion_buildings=True)
    for _ in range(40):
        idle(g)
    again = [
        carrack.load(json.loads(json.dumps(g.to_dict()))),
        carrack.replay("\n".join(g.entries())),
        carrack.replay(g.record()),
        carrack.what_if(g.view(0)),
    ]
    assert [other.rules_version for other in again] == [version] * 4
    assert carrack.Info(g.view(0)).sample(1).moves() == g.info(0).sample(1).moves()


# D1.8, D14.1: specialists taken from supply are traded for ------------------------------------------------------------


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


# D14-II-University ----------------------------------------------------------------------------------------------------


def university(track: str, *seats: int, version: int = 2, edition: str = "2015") -> Layout:
    """Seat 0 has the University; workers stand on the first spaces of a track, just before it resolves."""
    t = lay(version=version, edition=edition).own(0, "university").discovered("peru").market(gold=2, rice=2)
    t.offer("taxation", "fortress", "marketplace", "ship-yards").money(60, 60, 60)
    t.troops("peru", 0, soldier=1, colonist=1).troops("peru", 1, soldier=1, colonist=1).troops("peru", 2, soldier=2)
    for space, seat in enumerate(seats, 1):
        t.stand(f"{track}-{space}", seat)
    return t.at(track)


TRACKS = [
    ("2007", "dock"),
    ("2007", "buildings"),
    *(("2015", box) for box in ("dock", "goods", "buildings", "warfare")),
]


@clause("D14-II-University")
@pytest.mark.parametrize(("edition", "track"), TRACKS)
def test_it_is_asked_before_each_further_worker_of_a_box(edition: str, track: str) -> None:
    g = university(track, 1, 2, 1, 0, edition=edition).game()
    assert asked(g).kind == "front"
    g.play("pass")
    found = []
    while asked(g).kind in (*ACTS[track], "front-mid"):
        if asked(g).kind == "front-mid":
            assert (g.deciders, legal(g)) == ((0,), ["pass", f"front {track}-4"])
            found.append(asked(g).args)
            g.play("pass")
        else:
            act(g)
    assert found == [{"box": track, "seat_next": seat} for seat in (2, 1)]


ACTS = {"dock": ("send",), "goods": ("take",), "buildings": ("buy",), "warfare": ("warfare", "kill")}


def act(game: carrack.Game) -> None:
    """Do what a worker is there for, the last way there is."""
    game.play("pass" if asked(game).kind == "warfare" else legal(game)[-1])


@clause("D14-II-University", "D18.1")
@pytest.mark.parametrize(("edition", "track"), TRACKS)
def test_brought_to_the_front_a_worker_acts_next(edition: str, track: str) -> None:
    g = university(track, 1, 2, 1, 0, edition=edition).game()
    g.play("pass")
    act(g)
    events = g.play(f"front {track}-4")
    assert event_args(events, "fronted") == [{"seat": 0, "type": "colonist", "space": f"{track}-4"}]
    order = [*g.deciders]
    act(g)
    while not g.is_over and asked(g).kind in ACTS[track]:
        order += g.deciders
        act(g)
    assert order[:3] == [0, 2, 1]


@clause("D14-II-University")
@pytest.mark.parametrize(("edition", "track"), TRACKS)
def test_version_1_asks_once_before_the_box(edition: str, track: str) -> None:
    g = university(track, 1, 2, 0, version=1, edition=edition).game()
    g.play("pass")
    kinds = []
    while see(g).turn == 4:
        kinds.append(asked(g).kind)
        g.play("pass") if "pass" in legal(g) else act(g)
    assert "front-mid" not in kinds


@clause("D14-II-University", "D5.1.1")
@EDITIONS
def test_in_the_initiative_box_money_follows_the_new_spaces_of_those_not_yet_resolved(edition: str) -> None:
    t = university("initiative", 1, 2, 0, edition=edition).stand("dock-1", 1).money(0, 0, 0)
    g = t.game()
    g.play("pass")
    assert (asked(g).kind, asked(g).args) == ("front-mid", {"box": "initiative", "seat_next": 2})
    assert (legal(g), see(g).money) == (["pass", "front initiative-3"], [0, 1, 0])
    g.play("front initiative-3")
    after = see(g)
    assert [after.space(f"initiative-{n}")[0] for n in (1, 2, 3)] == [1, 0, 2]
    assert after.money == [2, 1, 3]


@clause("D14-II-University", "D18.2")
def test_it_is_not_asked_where_nothing_would_change_or_no_track_is_served() -> None:
    g = university("goods", 1, 0, 0).game()  # once seat 1 is gone, only his own are left
    g.play("pass")
    while see(g).turn == 4:
        assert asked(g).kind != "front-mid"
        g.play("pass")
    g = university("specialists", 1, 0, 2).game()
    while see(g).turn == 4:
        assert asked(g).kind != "front-mid"
        g.play("pass") if "pass" in legal(g) else act(g)
    g = university("goods", 1, 2, 0, edition="2007").game()
    while see(g).turn == 4:
        assert asked(g).kind != "front-mid"
        g.play("pass") if "pass" in legal(g) else act(g)


@clause("D14-II-University")
def test_used_it_is_not_asked_again() -> None:
    g = university("dock", 1, 2, 1, 2, 0).game()
    g.play("pass")
    act(g)
    g.play("front dock-5")
    while see(g).turn == 4:
        assert asked(g).kind not in ("front", "front-mid")
        g.play("pass")


def buyer(edition: str, *seats: int, version: int = 2) -> Layout:
    """These seats' colonists stand in the buildings box, and seat 0, who is first, can buy the University."""
    t = lay(version=version, edition=edition).order(1, 0, 2).offer("university", "taxation", "fortress")
    t.money(14, 14, 14)
    for space, seat in enumerate(seats, 1):
        t.stand(f"buildings-{space}", seat)
    return t.at("buildings")


@clause("D14-II-University")
@EDITIONS
def test_it_is_usable_at_its_purchase(edition: str) -> None:
    t = buyer(edition, 0, 1, 2, 0).stand("initiative-1", 1).stand("initiative-2", 0)
    g = t.stand("warfare-1", 1).stand("warfare-2", 0).game()
    g.play("buy university")
    assert (g.deciders, asked(g).kind, asked(g).args) == ((0,), "front", {"box": "purchase"})
    warfare = ["front warfare-2"] if edition == "2015" else []
    assert fronts(g) == ["front initiative-2", "front buildings-4", *warfare, "front order"]
    g.play("front buildings-4")
    assert (g.deciders, asked(g).kind, legal(g)) == ((0,), "buy", ["pass"]) or g.deciders == (1,)


@clause("D14-II-University", "D3.5")
def test_at_its_purchase_the_worker_that_bought_it_goes_home_and_not_another() -> None:
    """A merchant bought it; the colonist brought to the front acts next, on the merchant's right."""
    t = buyer("2015", 1, 1).money(50, 50, 50).stand("buildings-1", 0, "merchant").stand("buildings-3", 0)
    g = t.game()
    g.play("buy university")
    assert fronts(g) == ["front buildings-3", "front order"]
    g.play("front buildings-3")
    after = see(g)
    assert [after.space(f"buildings-{n}") for n in (1, 2, 3)] == [None, (0, "colonist"), (1, "colonist")]
    assert (g.deciders, asked(g).kind, after.worker("supply", 0, "merchant")) == ((0,), "buy", 5)


@clause("D14-II-University", "D18.2")
@EDITIONS
def test_at_its_purchase_nothing_is_asked_that_changes_nothing(edition: str) -> None:
    g = buyer(edition, 0, 1).order(0, 1, 2).game()
    g.play("buy university")
    assert (g.deciders, asked(g).kind) == ((1,), "buy")


@clause("D14-II-University")
@EDITIONS
def test_version_1_waits_for_the_next_window(edition: str) -> None:
    g = buyer(edition, 0, 1, 0, version=1).game()
    g.play("buy university")
    assert (g.deciders, asked(g).kind) == ((1,), "buy")


@clause("D14-II-University")
def test_declined_at_its_purchase_it_is_asked_between_the_further_workers() -> None:
    g = buyer("2015", 0, 1, 2, 0).game()
    g.play("buy university")
    g.play("pass")
    assert (asked(g).kind, asked(g).args["seat_next"]) == ("front-mid", 1)


# D7.1: the owner's order of his benefits ------------------------------------------------------------------------------


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


# D14-II-Stables -------------------------------------------------------------------------------------------------------


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


# D11.2: scouting ------------------------------------------------------------------------------------------------------

UNDISCOVERED = ["new-france", "new-england", "virginia", "florida", "new-spain", "new-granada", "brazil"]


def docked(version: int = 2, **options: Any) -> Layout:
    t = lay(version=version, scouting=True, **options).discovered("peru").stand("dock-1", 0).stand("dock-2", 1)
    return t.counter("brazil", "4/5/5/7").at("dock")


@clause("D11.2")
def test_scouting_while_ones_own_dock_worker_is_resolved() -> None:
    g = docked().game()
    assert (g.deciders, asked(g).kind, scouts(g)) == ((0,), "send", [f"scout {region}" for region in UNDISCOVERED])
    g.play("scout brazil")
    assert (g.deciders, asked(g).kind, see(g).money[0]) == ((0,), "send", 8)
    assert "scout brazil" not in legal(g)
    g.play("send peru")
    assert (g.deciders, scouts(g)) == ((1,), [f"scout {region}" for region in UNDISCOVERED])


@clause("D11.2", "D1.9")
def test_what_is_seen_at_the_dock_is_for_its_buyer_only() -> None:
    games = [docked().counter("brazil", counter).game() for counter in ("4/5/5/7", "2/4/5/7")]
    for g in games:
        g.play("scout brazil")
    check_only_seat_0_sees(*games)
    assert games[0].undo_limit(0).code == "look"


@clause("D11.2")
def test_at_the_dock_the_top_card_is_scouted_once_all_regions_are_discovered() -> None:
    g = lay(scouting=True).all_discovered().stand("dock-1", 0).deck("china", "india").at("dock").game()
    g.play("scout deck")
    assert (asked(g).kind, legal(g)) == ("deck", ["deck top", "deck bottom"])
    g.play("deck bottom")
    assert (g.deciders, asked(g).kind, see(g).deck[-1]) == ((0,), "send", "india")


@clause("D11.2", "D14-I-New World Cartography")
def test_scouting_just_before_charting_at_the_purchase() -> None:
    t = table(players=3, scouting=True).offer("new-world-cartography").money(12).stand("buildings-1", 0).at("buildings")
    g = t.counter("peru", "4/5/5/7").game()
    assert scouts(g) == []
    g.play("buy new-world-cartography")
    assert (asked(g).kind, "scout peru" in legal(g)) == ("chart", True)
    g.play("scout peru")
    assert (asked(g).kind, see(g).money[0]) == ("chart", 1)
    g.play("chart peru")
    assert see(g).is_discovered("peru")


@clause("D11.2", "D14-I-New World Cartography", "D7.1")
def test_scouting_just_before_charting_in_the_benefits_phase() -> None:
    t = lay(scouting=True).own(0, "new-world-cartography").counter("peru", "4/5/5/7").at("benefits")
    g = t.game()
    assert scouts(g) == []
    g.play("benefit cartography")
    g.play("scout peru")
    assert (asked(g).kind, see(g).money[0], "pass" in legal(g)) == ("chart", 8, False)


@clause("D11.2", "D12.2")
def test_spain_may_scout_before_its_conquest_at_the_price_of_age_i() -> None:
    seed = next(
        seed
        for seed in range(20)
        if asked(carrack.new_game("discovery", players=4, seed=seed, nations="random", scouting=True)).kind
        == "conquest"
    )
    g = carrack.new_game("discovery", players=4, seed=seed, nations="random", scouting=True)
    (spain,) = g.deciders
    money = see(g).money[spain]
    events = g.play("scout peru")
    assert event_args(events, "paid") == [{"seat": spain, "amount": 1, "reason": "scouting"}]
    assert (asked(g).kind, see(g).money[spain]) == ("conquest", money - 1)
    old = carrack.new_game("discovery", players=4, seed=seed, nations="random", scouting=True, rules_version=1)
    assert scouts(old) == []


@clause("D11.2")
def test_version_1_does_not_scout_there() -> None:
    g = docked(1).game()
    assert scouts(g) == []
    refusal = g.why_not(0, "scout brazil")
    assert refusal is not None
    assert (refusal.code, refusal.args) == ("when-scout", {"work": 0})
    t = table(players=3, scouting=True, rules_version=1).offer("new-world-cartography").money(12)
    g = t.stand("buildings-1", 0).at("buildings").game()
    g.play("buy new-world-cartography")
    assert scouts(g) == []


@clause("D11.2")
def test_without_the_option_nobody_scouts_there() -> None:
    g = lay().discovered("peru").stand("dock-1", 0).at("dock").game()
    assert scouts(g) == []
    refusal = g.why_not(0, "scout brazil")
    assert refusal is not None
    assert refusal.code == "option-off"
