"""E3: what is built, in which order, and what unused cards cost."""

from __future__ import annotations

import pytest

import carrack
from support.empire import Layout, alone, bank, held, in_turns, play, question

clause = pytest.mark.clause


def beginner(**cards: int) -> dict[str, int]:
    """What a beginner with these cards has after development."""
    return held(in_turns(players=2, version="beginner").hold(0, **cards).game(), 0)


def of(nation: str, **cards: int) -> dict[str, int]:
    """What a nation with these cards has after development."""
    return held(alone(nation, **cards).game(), 0)


def last_window(layout: Layout) -> carrack.Game:
    """All pass in the last trade window of a round, so that the next development is told."""
    g = layout.trade().game()
    return play(g, *["pass"] * g.players)


def development(game: carrack.Game) -> list[tuple[object, ...]]:
    """The events of a development, with their arguments."""
    steps = ("built", "gained", "unrest", "interest", "default")
    return [(event.kind, *event.args.values()) for event in game.events() if event.kind in steps]


@clause("E3.1", "E3.2", "E3.3", "E3.4", "E3.5", "E7.1")
def test_lauras_development() -> None:
    assert of("ottomans", good=2, population=3, colony=5, bond=2) == {
        "supporter": 2, "good": 1, "population": 5, "colony": 5, "bond": 6, "gold": 28,
    }  # fmt: skip


@clause("E3.1", "E3.2", "E3.3", "E3.4", "E3.5", "E7.1")
def test_lauras_development_is_told_step_by_step() -> None:
    g = last_window(alone("ottomans", good=2, population=3, colony=5, bond=2))
    assert development(g) == [
        ("built", 0, 2, "luxury"),
        ("gained", 0, 2, "supporter"),
        ("built", 0, 1, "industry"),
        ("gained", 0, 1, "good"),
        ("built", 0, 2, "protectorate"),
        ("gained", 0, 2, "population"),
        ("gained", 0, 4, "bond"),
        ("gained", 0, 30, "gold"),
        ("interest", 0, 2),
    ]


@clause("E3.1")
def test_development_asks_nobody() -> None:
    g = in_turns(players=3, version="standard").hold(0, good=2, population=3, colony=5, bond=2).game()
    assert (question(g), g.number) == ("sell", 0)


@clause("E3.2")
def test_a_luxury_pays_a_good_gains_a_supporter_and_keeps_the_population() -> None:
    assert beginner(good=1, population=1) == {"supporter": 1, "population": 1}


@clause("E3.2")
def test_the_good_of_a_luxury_is_paid_to_the_bank() -> None:
    g = in_turns(players=2, version="beginner").hold(0, good=3, population=3).game()
    assert (bank(g)["good"], bank(g)["supporter"]) == (43, 72)


@clause("E3.1", "E3.2")
def test_as_many_luxuries_as_possible_are_built() -> None:
    assert beginner(good=4, population=4) == {"supporter": 4, "population": 4}


@clause("E3.2")
def test_goods_without_populations_make_no_luxury() -> None:
    assert beginner(good=4, population=2) == {"supporter": 2, "good": 2, "population": 2}


@clause("E3.2")
def test_a_colony_makes_no_luxury() -> None:
    assert beginner(good=2, colony=2) == {"good": 2, "colony": 2}


@clause("E3.3")
def test_an_industry_gains_a_good_and_keeps_population_and_colony() -> None:
    assert beginner(population=1, colony=1) == {"good": 1, "population": 1, "colony": 1}


@clause("E3.3")
def test_the_good_of_an_industry_comes_from_the_bank() -> None:
    g = in_turns(players=2, version="beginner").hold(0, population=3, colony=3).game()
    assert bank(g)["good"] == 40


@clause("E3.1", "E3.3")
def test_as_many_industries_as_possible_are_built() -> None:
    assert beginner(population=3, colony=5) == {"good": 3, "population": 3, "colony": 5}


@clause("E3.3", "E3.5")
def test_no_more_industries_are_built_than_colonies() -> None:
    assert beginner(population=4, colony=3) == {"revolt": 1, "good": 3, "population": 4, "colony": 3}


@clause("E3.1")
def test_luxuries_come_before_industries() -> None:
    assert beginner(good=1, population=1, colony=1) == {"supporter": 1, "population": 1, "colony": 1}


@clause("E3.1")
def test_populations_left_by_luxuries_go_into_industries() -> None:
    assert beginner(good=2, population=5, colony=4) == {"supporter": 2, "good": 3, "population": 5, "colony": 4}


@clause("E3.1", "E3.4")
def test_luxuries_come_before_national_institutions() -> None:
    assert of("venice", good=2, population=1) == {"supporter": 1, "good": 1, "population": 1}


@clause("E3.1", "E3.4")
def test_industries_come_before_national_institutions_of_colonies() -> None:
    assert of("ottomans", population=1, colony=2) == {"good": 1, "population": 1, "colony": 2}


@clause("E3.1", "E3.4")
def test_industries_come_before_national_institutions_of_populations() -> None:
    assert of("france", population=3, colony=2) == {"revolt": 1, "good": 2, "population": 3, "colony": 2}


@clause("E3.1", "E3.4")
def test_all_three_kinds_are_built_from_what_the_earlier_ones_left() -> None:
    assert of("france", good=1, population=4, colony=1) == {
        "supporter": 1, "good": 1, "population": 4, "colony": 1, "gold": 5,
    }  # fmt: skip


@clause("E3.4")
def test_beginners_build_no_national_institution() -> None:
    assert beginner(good=3, colony=3, gold=1) == {"good": 3, "colony": 3, "gold": 1}


@clause("E3.1")
def test_a_good_gained_by_an_industry_makes_no_luxury() -> None:
    assert beginner(population=2, colony=1) == {"revolt": 1, "good": 1, "population": 2, "colony": 1}


@clause("E3.1")
def test_a_good_gained_by_an_industry_makes_no_national_institution() -> None:
    assert of("netherlands", population=1, colony=2) == {"good": 1, "population": 1, "colony": 2}


@clause("E3.1")
def test_a_colony_used_by_an_industry_makes_no_national_institution() -> None:
    assert of("great-britain", good=2, population=3, colony=1) == {
        "supporter": 2, "good": 1, "population": 3, "colony": 1,
    }  # fmt: skip


@clause("E3.1")
def test_a_population_used_by_a_luxury_makes_no_national_institution() -> None:
    assert of("france", good=2, population=2) == {"supporter": 2, "population": 2}


@clause("E3.1")
def test_goods_gained_by_a_national_institution_make_no_other_one() -> None:
    assert of("venice", good=3) == {"good": 4, "gold": 7}


@clause("E3.1")
def test_a_colony_gained_by_a_national_institution_makes_no_industry() -> None:
    assert of("prussia", population=3) == {"revolt": 2, "population": 2, "colony": 1, "gold": 8}


@clause("E3.1")
def test_cards_used_and_gained_can_be_used_in_the_next_development() -> None:
    t = in_turns(players=2, version="beginner", trade_offers=0).hold(0, population=1, colony=1)
    g = t.at("development").game()
    for seat in range(2):
        g.play("sell 0", seat)
    while question(g) != "sell":
        g.play("pass")
    assert held(g, 0) == {"supporter": 1, "population": 1, "colony": 1}


@clause("E3.5")
def test_an_unused_population_brings_a_revolt() -> None:
    assert beginner(population=1) == {"revolt": 1, "population": 1}


@clause("E3.5")
def test_each_unused_population_brings_a_revolt() -> None:
    assert beginner(good=1, population=6, colony=2) == {
        "supporter": 1, "revolt": 3, "good": 2, "population": 6, "colony": 2,
    }  # fmt: skip


@clause("E3.5")
def test_used_populations_bring_no_revolt() -> None:
    assert beginner(good=2, population=4, colony=2) == {"supporter": 2, "good": 2, "population": 4, "colony": 2}


@clause("E3.5")
def test_unused_goods_and_colonies_cost_nothing() -> None:
    assert beginner(good=3, gold=5) == {"good": 3, "gold": 5}
    assert beginner(colony=3, gold=5) == {"colony": 3, "gold": 5}


@clause("E3.5")
def test_a_population_gained_brings_no_revolt_yet() -> None:
    assert of("ottomans", colony=2) == {"population": 1, "colony": 2, "bond": 2, "gold": 15}


@clause("E3.5")
def test_an_unused_bond_costs_one_gold() -> None:
    assert of("spain", bond=3, gold=10) == {"bond": 3, "gold": 7}


@clause("E3.5")
def test_the_gold_for_bonds_goes_to_the_bank() -> None:
    g = in_turns(players=2, version="standard").hold(0, bond=3, gold=10).game()
    assert bank(g)["gold"] == 403


@clause("E3.5")
def test_a_bond_that_cannot_be_paid_brings_a_revolt() -> None:
    assert of("spain", bond=2) == {"revolt": 2, "bond": 2}


@clause("E3.5")
def test_bonds_are_paid_as_far_as_the_gold_goes() -> None:
    assert of("spain", bond=5, gold=3) == {"revolt": 2, "bond": 5}


@clause("E3.5")
def test_bonds_can_be_paid_with_the_last_gold() -> None:
    assert of("spain", bond=4, gold=4) == {"bond": 4}


@clause("E3.5")
def test_gold_gained_by_institutions_pays_bonds_at_once() -> None:
    assert of("france", population=2, bond=3) == {"population": 2, "bond": 3, "gold": 2}


@clause("E3.5")
def test_gold_gained_by_institutions_may_not_be_enough_for_all_bonds() -> None:
    assert of("france", population=2, bond=7, gold=1) == {"revolt": 1, "population": 2, "bond": 7}


@clause("E3.5")
def test_bonds_gained_cost_nothing_yet() -> None:
    assert of("ottomans", colony=2, bond=1) == {"population": 1, "colony": 2, "bond": 3, "gold": 14}


@clause("E3.5")
def test_unused_populations_and_unpaid_bonds_both_bring_revolts() -> None:
    assert of("spain", population=2, bond=3, gold=1) == {"revolt": 4, "population": 2, "bond": 3}


@clause("E3.5")
def test_unrest_is_told_before_bonds_paid_and_unpaid() -> None:
    g = last_window(alone("spain", population=2, bond=3, gold=1))
    assert development(g) == [
        ("unrest", 0, 2),
        ("gained", 0, 2, "revolt"),
        ("interest", 0, 1),
        ("default", 0, 2),
        ("gained", 0, 2, "revolt"),
    ]


@clause("E3.1")
def test_all_players_develop_from_their_own_cards() -> None:
    t = in_turns(players=3, version="beginner").hold(0, good=1, population=1).hold(1, population=1, colony=1)
    g = t.hold(2, population=1).game()
    assert [held(g, seat) for seat in range(3)] == [
        {"supporter": 1, "population": 1},
        {"good": 1, "population": 1, "colony": 1},
        {"revolt": 1, "population": 1},
    ]
