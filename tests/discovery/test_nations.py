"""D2.11: how nations are dealt."""

from typing import Any

import pytest

import carrack
from support.discovery import event_args, see
from support.nations import NATIONS

clause = pytest.mark.clause


@clause("D2.11")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_each_player_is_dealt_a_nation_and_none_twice(players: int) -> None:
    g = carrack.new_game("discovery", players=players, seed=3, nations="random")
    dealt = event_args(g.events(), "nation")
    assert [row["seat"] for row in dealt] == list(range(players))
    assert len({row["nation"] for row in dealt}) == players
    assert [NATIONS[n - 1] for n in see(g).nation] == [row["nation"] for row in dealt]


@clause("D2.11")
def test_any_of_the_six_may_come_to_any_player() -> None:
    dealt = {tuple(see(carrack.new_game("discovery", players=2, seed=seed, nations="random")).nation)
             for seed in range(250)}  # fmt: skip
    assert dealt == {(a, b) for a in range(1, 7) for b in range(1, 7) if a != b}


@clause("D2.11", "D2.1")
def test_money_and_order_are_as_without_nations() -> None:
    plain = see(carrack.new_game("discovery", players=5, seed=9))
    dealt = see(carrack.new_game("discovery", players=5, seed=9, nations="random"))
    assert dealt.order == plain.order
    assert [dealt.money[seat] for seat in dealt.order] == [10, 11, 12, 13, 14]


@clause("D2.11")
@pytest.mark.parametrize("options", [{}, {"nations": "off"}])
def test_without_the_option_nobody_has_a_nation(options: dict[str, Any]) -> None:
    g = carrack.new_game("discovery", players=4, seed=1, **options)
    assert (see(g).nation, event_args(g.events(), "nation")) == ([0, 0, 0, 0], [])


@clause("D2.11")
def test_who_has_which_nation_is_public() -> None:
    g = carrack.new_game("discovery", players=4, seed=1, nations="random")
    assert carrack.to_builtins(g.view(None))["nation"] == see(g).nation
