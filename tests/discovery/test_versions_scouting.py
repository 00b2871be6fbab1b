"""D11.2: under version 2 players may scout at the dock and before they discover a region."""

from typing import Any

import pytest

import carrack
from support.discovery import Layout, asked, check_only_seat_0_sees, event_args, legal, see, table
from support.versions import lay

clause = pytest.mark.clause


def scouts(game: carrack.Game) -> list[str]:
    return [move for move in legal(game) if move.startswith("scout")]


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
