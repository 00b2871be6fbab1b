"""D11.3: the variant in which the counters on the board lie face up."""

from typing import Any

import pytest

import carrack
from support.discovery import CARDS, Layout, asked, event_args, legal, see, table

pytestmark = pytest.mark.clause("D11.3")
clause = pytest.mark.clause
BOARD = {
    "new-france": "1/2/1/4", "new-england": "1/3/2/4", "virginia": "2/4/3/5", "florida": "3/4/4/6",
    "new-spain": "4/5/5/7", "new-granada": "2/2/3/5", "peru": "4/5/4/6", "brazil": "2/4/5/7",
}  # fmt: skip
BY_RESISTANCE = {
    1: ["new-france"],
    2: ["new-france", "new-england"],
    3: ["new-france", "new-england", "virginia", "new-granada"],
    4: ["new-france", "new-england", "virginia", "florida", "new-granada", "peru"],
    5: ["new-france", "new-england", "virginia", "florida", "new-spain", "new-granada", "peru", "brazil"],
}


def open_board(**options: Any) -> Layout:
    t = table(players=3, advanced_reconnaissance=True, **options)
    for region, counter in BOARD.items():
        t.counter(region, counter)
    return t.at("discovery")


def targets(game: carrack.Game) -> list[str]:
    return [move.removeprefix("explore ") for move in legal(game) if move.startswith("explore")]


def refusal(game: carrack.Game, text: str) -> tuple[str, dict[str, Any]]:
    found = game.why_not(game.deciders[0], text)
    assert found is not None
    return found.code, dict(found.args)


@clause("D1.9")
def test_all_counters_on_the_board_lie_face_up_from_the_start() -> None:
    g = carrack.new_game("discovery", players=3, seed=1, advanced_reconnaissance=True)
    counters = see(g).counters
    assert counters.count("none") == 1
    for seat in (0, 1, 2, None):
        assert carrack.to_builtins(g.view(seat))["counters"] == counters


@clause("D1.9")
def test_unused_counters_and_the_deck_stay_hidden() -> None:
    g = carrack.new_game("discovery", players=3, seed=1, advanced_reconnaissance=True)
    for seat in (0, 1, 2, None):
        view = carrack.to_builtins(g.view(seat))
        assert (view["aside"], view["deck"]) == ([None] * 8, [None] * 16)


def test_without_the_variant_they_lie_face_down() -> None:
    g = carrack.new_game("discovery", players=3, seed=1)
    assert carrack.to_builtins(g.view(0))["counters"] == [None] * 4 + ["none"] + [None] * 4


@pytest.mark.parametrize("strength", [1, 2, 3, 4, 5])
def test_only_counters_he_can_beat_are_explored(strength: int) -> None:
    g = open_board().explorers(0, colonist=strength).game()
    assert targets(g) == BY_RESISTANCE[strength]


def test_captains_count_two_there() -> None:
    assert targets(open_board().explorers(0, captain=2).game()) == BY_RESISTANCE[4]


def test_too_weak_an_expedition_is_refused() -> None:
    g = open_board().explorers(0, colonist=3).game()
    assert refusal(g, "explore florida") == ("too-weak", {"target": "florida", "amount": 4})
    assert refusal(g, "explore brazil colonist 3") == ("too-weak", {"target": "brazil", "amount": 5})
    with pytest.raises(carrack.IllegalMove):
        g.play("explore florida colonist 3")


def test_who_can_beat_none_is_not_asked() -> None:
    t = open_board().counter("new-france", "2/5/3/5").counter("new-england", "1/3/3/5")
    g = t.explorers(0, colonist=2).game()
    assert (see(g).turn, asked(g).kind, see(g).worker("explorers", 0)) == (2, "place", 2)


def test_no_beginning_of_a_line_leaves_it_too_weak() -> None:
    """Peru resists with 4: of two captains and two soldiers at least one captain sails."""
    g = open_board().explorers(0, captain=2, soldier=2).game()
    g.play("explore peru")
    assert legal(g) == ["captain 1", "captain 2"]
    assert refusal(g, "captain 0") == ("too-weak", {"target": "peru", "amount": 4})
    g.play("captain 2")
    assert legal(g) == ["soldier 0", "soldier 1", "soldier 2"]


def test_the_rest_of_a_line_makes_up_for_a_weak_beginning() -> None:
    g = open_board().explorers(0, colonist=1, captain=1, soldier=3).game()
    g.play("explore peru")
    assert legal(g) == ["colonist 0", "colonist 1"]
    g.play("colonist 0")
    assert legal(g) == ["soldier 2", "soldier 3"]  # the captain must sail: that move is forced
    assert refusal(g, "soldier 1") == ("too-weak", {"target": "peru", "amount": 4})


def test_every_line_that_is_offered_succeeds() -> None:
    t = open_board().explorers(0, colonist=2, captain=1, soldier=2)
    won = 0
    for colonists in range(3):
        for captains in range(2):
            for soldiers in range(3):
                g = t.game()
                line = f"explore florida colonist {colonists} captain {captains} soldier {soldiers}"
                if colonists + 2 * captains + soldiers >= 4:
                    g.play(line)
                    won += see(g).is_discovered("florida")
                else:
                    assert g.why_not(0, line) is not None
    assert won == 7  # without the captain 2+2; with him 0+2, 1+1, 1+2, 2+0, 2+1 and 2+2


@clause("D14-I-Plague")
def test_a_lowered_resistance_counts() -> None:
    g = open_board().own(0, "plague-1").explorers(0, colonist=3).game()
    assert targets(g) == BY_RESISTANCE[4]
    assert refusal(g, "explore brazil") == ("too-weak", {"target": "brazil", "amount": 4})


@clause("D14-I-Magellan")
def test_magellans_captains_count_three_there() -> None:
    g = open_board(expansion_buildings=True).own(0, "magellan").explorers(0, captain=1).game()
    assert targets(g) == BY_RESISTANCE[3]


@clause("D14-I-New World Cartography")
def test_cartography_meets_no_resistance() -> None:
    t = open_board().own(0, "new-world-cartography").at("benefits")
    g = t.game()
    g.play("benefit cartography")
    g.play("chart brazil")
    assert (see(g).is_discovered("brazil"), see(g).money[0]) == (True, 12)


@clause("D12.2")
def test_spain_meets_no_resistance() -> None:
    g = carrack.new_game("discovery", players=6, seed=2, nations="random", advanced_reconnaissance=True)
    assert (asked(g).kind, len(legal(g))) == ("conquest", 9)


@clause("D5.6.6")
@pytest.mark.parametrize("strength", [1, 2])
def test_too_weak_an_expedition_to_the_deck_is_legal_and_fails(strength: int) -> None:
    t = table(players=3, advanced_reconnaissance=True).all_discovered().explorers(0, colonist=strength)
    g = t.deck("china").at("discovery").game()
    assert legal(g) == ["pass", "explore deck"]
    events = g.play(f"explore deck colonist {strength}")
    assert event_args(events, "card-lost") == [{"seat": 0, "card": "china", "amount": 6}]
    assert sorted(see(g).deck) == sorted(CARDS)
