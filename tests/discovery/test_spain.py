"""D12.2: the advantage of Spain."""

from typing import Any

import pytest

import carrack
from support.discovery import asked, asked_until, event_args, legal, refused, see
from support.nations import NATIONS, UNDISCOVERED

clause = pytest.mark.clause


def spain(seed: int = 2, **options: Any) -> tuple[carrack.Game, int]:
    """A game in which Spain was dealt, and its seat."""
    g = carrack.new_game("discovery", players=6, seed=seed, nations="random", **options)
    return g, see(g).nation.index(1 + NATIONS.index("spain"))


@clause("D12.2")
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_spain_is_asked_after_the_setup_and_before_turn_1(seed: int) -> None:
    g, seat = spain(seed)
    assert (g.deciders, asked(g).kind) == ((seat,), "conquest")
    assert event_args(g.events(), "turn") == []
    assert len(event_args(g.events(), "offered")) == 5  # the last thing turned up
    assert legal(g) == ["pass", *(f"chart {region}" for region in UNDISCOVERED)]
    g.play("pass")
    assert event_args(g.events(), "turn") == [{"amount": 1, "age": 1}]


@clause("D12.2")
@pytest.mark.parametrize("region", UNDISCOVERED)
def test_spain_discovers_any_region_whatever_its_resistance(region: str) -> None:
    g, seat = spain()  # where resistances from 1 to 5 lie
    before = see(g)
    counter = before.counters[[*UNDISCOVERED[:4], "caribbean", *UNDISCOVERED[4:]].index(region)]
    plunder, _, _, points = map(int, counter.split("/"))
    g.play(f"chart {region}")
    s = see(g)
    assert s.is_discovered(region)
    assert s.money[seat] == before.money[seat] + plunder  # and no conquistador share
    assert g.scores()[seat] == points
    assert (s.troop(region, seat, "soldier"), s.troop(region, seat)) == (1, 0)
    assert (s.worker("supply", seat, "soldier"), s.worker("supply", seat)) == (9, 24)


@clause("D12.2")
@pytest.mark.parametrize("first", ["pass", "chart peru"])
def test_spain_conquers_then_or_never(first: str) -> None:
    g, _ = spain()
    g.play(first)
    assert "conquest" not in {kind for _, _, kind in asked_until(g, 4)}
    assert refused(g, "chart brazil") == "when-chart"


@clause("D12.2")
def test_a_region_spain_conquered_is_open_to_all() -> None:
    g, _ = spain()
    g.play("chart peru")
    s = see(g)
    g.play("place colonist dock")
    while asked(g).kind == "place":
        g.play("place colonist shipping")
    while asked(g).kind != "send":
        g.play("pass")
    assert (g.deciders, legal(g)) == ((s.order[0],), ["pass", "send caribbean", "send peru"])


@clause("D12.2")
def test_only_spain_conquers() -> None:
    for seed in range(12):
        g = carrack.new_game("discovery", players=2, seed=seed, nations="random")
        assert (asked(g).kind == "conquest") is (2 in see(g).nation)
