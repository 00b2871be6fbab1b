"""The flips of `scripts/mutants.py`: which there are, which are drawn, and when too few of them were noticed."""

import argparse
from collections import Counter

import pytest

from carrack.games.empire.nations import NATIONS
from carrack.games.empire.options import OPTIONS
from support.scripts import ROOT, load_script

SCRIPT = load_script("mutants")
GAMES = ("discovery", "empire")

every_game = pytest.mark.parametrize("game", GAMES)


def drawn(game: str = "", only: str = "", sample: int = 0, seed: int = 0) -> list[tuple[str, str]]:
    """The flips that are tried with these arguments: game and name."""
    arguments = argparse.Namespace(game=game, only=only, sample=sample, seed=seed)
    return [(game, mutant.name) for game, mutant in SCRIPT.chosen(arguments)]


@every_game
def test_no_two_flips_of_a_game_have_the_same_name(game: str) -> None:
    assert [name for name, n in Counter(drawn(game)).items() if n > 1] == []


def test_the_flips_of_both_games_are_tried() -> None:
    assert drawn() == drawn("discovery") + drawn("empire")


def test_a_sample_has_flips_of_both_games() -> None:
    assert {game for game, _ in drawn(sample=40, seed=1)} == set(GAMES)


def test_a_seed_draws_the_same_sample_again() -> None:
    assert drawn(sample=40, seed=1) == drawn(sample=40, seed=1) != drawn(sample=40, seed=2)


def test_flips_can_be_asked_for_by_a_part_of_their_names() -> None:
    assert drawn(only="bond gold") == [("empire", "bond gold +1"), ("empire", "bond gold -1")]


@pytest.mark.parametrize("option", [option.key for option in OPTIONS])
def test_the_default_of_every_option_of_empire_is_flipped(option: str) -> None:
    assert drawn("empire", f"option {option} by default") != []


@pytest.mark.parametrize("nation", [nation.name for nation in NATIONS])
@pytest.mark.parametrize("part", ["start", "pays", "gains", "instead of"])
def test_every_nation_of_empire_is_flipped(nation: str, part: str) -> None:
    assert [name for _, name in drawn("empire", nation) if part in name] != []


@every_game
def test_the_tests_left_out_are_there_to_be_left_out(game: str) -> None:
    assert [name for name in SCRIPT.LEFT_OUT[game] if not (ROOT / "tests" / game / name).exists()] == []


def test_nineteen_of_twenty_are_enough() -> None:
    assert SCRIPT.is_enough(Counter(empire=19), Counter(empire=20))


def test_eighteen_of_nineteen_are_too_few() -> None:
    assert not SCRIPT.is_enough(Counter(empire=18), Counter(empire=19))


def test_a_game_cannot_hide_behind_the_other() -> None:
    assert not SCRIPT.is_enough(Counter(discovery=980, empire=18), Counter(discovery=980, empire=20))


def test_a_game_of_which_nothing_was_drawn_does_not_count() -> None:
    assert SCRIPT.is_enough(Counter(discovery=20), Counter(discovery=20))


def test_a_game_none_of_whose_flips_were_noticed_is_not_enough() -> None:
    assert not SCRIPT.is_enough(Counter(discovery=20), Counter(discovery=20, empire=1))
