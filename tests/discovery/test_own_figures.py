"""Figures for one seat: counters it has not seen, prices for it, and what buildings would be worth."""

from typing import Any

import pytest

import carrack
from carrack.engine.title import NoFigures
from carrack.games.discovery.own_figures import OnOffer, OwnFigures
from carrack.games.discovery.prizes import Prize
from support.discovery import REGIONS, Layout, table

clause = pytest.mark.clause
STRONGEST = Prize(resistance=5, plunder=4, per_soldier=5, points=7)


def own(layout: Layout, seat: int = 0) -> OwnFigures:
    """The figures of a seat in a position that begins with a placement."""
    found = layout.hand(0, colonist=1).at("order").game().own_figures(seat)
    assert isinstance(found, OwnFigures)
    return found


def counts(rows: Any) -> dict[int, int]:
    return {row.resistance: row.count for row in rows}


def worth(layout: Layout, building: str) -> int | None:
    row = own(layout.turn(7).offer(building)).row[0]
    assert row is not None
    return row.worth


@clause("D11.2", "D15")
def test_counters_that_the_seat_has_seen_are_not_unseen() -> None:
    layout = table(players=3, scouting=True).counter("peru", "4/5/5/7").knows(0, "peru").knows(1, "brazil")
    found = own(layout)
    assert counts(found.unseen) == {1: 2, 2: 3, 3: 6, 4: 3, 5: 1}
    assert found.counters == tuple(STRONGEST if region == "peru" else None for region in REGIONS)
    spectator = own(layout, 2)
    assert (counts(spectator.unseen)[5], set(spectator.counters)) == (2, {None})


@clause("D5.6.4")
def test_won_counters_are_not_unseen() -> None:
    found = own(table(players=3).discovered("peru", "brazil"))  # seat 0 has the two weakest counters
    assert counts(found.unseen) == {2: 3, 3: 6, 4: 3, 5: 2}
    assert set(found.counters) == {None}


@clause("D14-I-Plague")
def test_resistances_are_as_the_seat_meets_them() -> None:
    layout = table(players=3).counter("peru", "4/5/5/7").knows(0, "peru").own(0, "plague-1")
    found = own(layout)
    assert counts(found.unseen) == {0: 2, 1: 3, 2: 6, 3: 3, 4: 1}
    assert found.counters[REGIONS.index("peru")] == Prize(4, 4, 5, 7)


@clause("D5.6.6", "D11.2")
def test_cards_are_counted_too() -> None:
    found = own(table(players=3).all_discovered().deck("china").knows(0, "deck"))
    assert found.card == Prize(resistance=6, plunder=7, per_soldier=3, points=6)
    assert counts(found.unseen_cards) == {3: 3, 4: 7, 5: 3, 6: 2}
    assert own(table(players=3)).card is None


@clause("D5.5.1")
def test_a_building_costs_what_its_age_says_and_empty_places_nothing() -> None:
    found = own(table(players=3).turn(4).offer("university"))
    assert found.row == (OnOffer(price=14, builder_price=None, worth=5), None, None, None, None)


@clause("D5.5.2")
def test_a_builder_pays_less() -> None:
    layout = table(players=3, builders=True, expansion_buildings=True).offer("settlers", "spoils-ship")
    assert [(row.price, row.builder_price) for row in own(layout).row if row] == [(10, 5), (0, 0)]


@clause("D10.3", "D14-III-Population")
def test_a_building_of_the_last_age_is_worth_what_it_would_score_now() -> None:
    layout = table(players=3).troops("peru", 0, colonist=5, soldier=2)
    assert worth(layout, "population") == 3
    assert worth(layout, "power") == 4


@clause("D14-III-Prosperity")
def test_prosperity_counts_itself_and_makes_others_worth_more() -> None:
    assert worth(table(players=3).own(0, "settlers"), "prosperity") == 4
    assert worth(table(players=3).own(0, "prosperity"), "migration") == 2


@clause("D14-III-Wealth")
def test_wealth_counts_what_is_left_after_paying() -> None:
    assert worth(table(players=3).money(41), "wealth") == 4  # it costs $20
    assert worth(table(players=3).money(3), "wealth") == 0


@clause("D14-III-Wealth")
def test_paying_costs_the_owner_of_wealth_points() -> None:
    assert worth(table(players=3).own(0, "wealth").money(30), "factory") == 5 - 4


def test_a_building_without_points_has_no_worth() -> None:
    assert worth(table(players=3), "migration") is None
    assert worth(table(players=3).own(0, "wealth"), "migration") is None


@clause("D1.9")
def test_own_figures_tell_nothing_that_the_seat_does_not_know() -> None:
    games = [
        table(players=3, scouting=True).counter(one, "4/5/5/7").counter(two, "1/2/1/4").knows(1, "peru").game()
        for one, two in (("peru", "brazil"), ("brazil", "peru"))
    ]
    assert games[0].own_figures(0) == games[1].own_figures(0)
    assert games[0].own_figures(1) != games[1].own_figures(1)


def test_asking_changes_nothing() -> None:
    game = carrack.new_game("discovery", players=3, seed=4)
    before = game.to_dict()
    game.own_figures(0)
    assert game.to_dict() == before
    with pytest.raises(carrack.CarrackError):
        game.own_figures(3)


def test_a_game_without_such_figures_has_none() -> None:
    assert carrack.new_game("empire", players=3, seed=4).own_figures(1) == NoFigures()
