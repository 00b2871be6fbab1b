"""D12.5: the advantage of Holland."""

import pytest

from support.discovery import asked, asked_until, event_args, legal, see
from support.nations import power

clause = pytest.mark.clause
SHIP_CLAIMS = 4


@clause("D12.5", "D3.7")
def test_holland_takes_the_ship_and_the_workers_there_return_with_nothing() -> None:
    g = power("holland").shippers(0, merchant=3).shippers(2, colonist=1).at("shipping").game()
    assert (g.deciders, asked(g).kind, legal(g)) == ((1,), "claim", ["pass", "use"])
    events = g.play("use")
    s = see(g)
    assert event_args(events, "ship-claimed") == [{"seat": 1}]
    assert event_args(events, "ship-won") == []
    assert s.ships == [0, 1, 0]
    assert s.shippers == [[0] * 6] * 3
    assert s.worker("supply", 0, "merchant") == 5
    assert (s.ship_here, s.ships_left) == (1, 6)  # the next one, after the refresh


@clause("D12.5")
def test_holland_needs_nobody_there() -> None:
    g = power("holland").at("shipping").game()
    g.play("use")
    assert see(g).ships == [0, 1, 0]


@clause("D12.5")
def test_holland_needs_a_ship_there() -> None:
    t = power("holland").ships(8, 0, 0).ship_here(0).shippers(0, colonist=1)
    g = t.at("shipping").game()
    assert (see(g).turn, asked(g).kind) == (2, "place")


@clause("D12.5")
def test_holland_takes_it_once() -> None:
    g = power("holland").at("shipping").game()
    g.play("use")
    assert see(g).used[1][SHIP_CLAIMS] == 1
    assert "claim" not in {kind for _, _, kind in asked_until(g, 5)}


@clause("D12.5", "D3.7")
def test_holland_keeps_what_it_declines() -> None:
    g = power("holland").shippers(0, colonist=1).at("shipping").game()
    g.play("pass")
    assert see(g).ships == [1, 0, 0]
    assert [row for row in asked_until(g, 5) if row[2] == "claim"] == [(turn, 1, "claim") for turn in (2, 3, 4)]
