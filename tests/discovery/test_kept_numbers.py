"""Numbers that are kept so that steps need not be run again: they are what the tables say, and change no game."""

import pytest

import carrack
from carrack.engine.core.tables import numbers
from carrack.games.discovery.core import perk, sets
from carrack.games.discovery.core.good import GOODS
from carrack.games.discovery.core.placement import find_room
from carrack.games.discovery.core.state import Discovery
from support import random_games

# Windows of nations and buildings, scouting at work, and a turn without most of them.
NAMES = ("2007-4", "2015-4", "2015-6", "2015-4-nations", "2015-4-all", "2007-4-house-rules")
SETTINGS = [setting for setting in random_games.VERSIONED if setting.name in NAMES]


def opened(setting: random_games.Setting, seed: int) -> Discovery:
    state = setting.state(seed)
    assert isinstance(state, Discovery)
    return state


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.versioned)
def test_windows_left_out_change_neither_the_game_nor_the_work_counted(setting: random_games.Setting) -> None:
    """A game with a journal runs every window, since it reports each box; a search runs only those that may ask."""
    quiet, logged = opened(setting, 1), opened(setting, 1)
    logged.is_logging = True
    logged.journal = []
    logged.layout = quiet.layout.twin()
    logged.layout.ran = quiet.layout.ran
    rng = carrack.Rng(1)
    while not quiet.is_over():
        moves = quiet.moves()
        assert logged.moves() == moves
        move = random_games.busy(moves, rng)
        quiet.apply(move)
        logged.apply(move)
        assert (logged.key(), logged.layout.ran) == (quiet.key(), quiet.layout.ran)


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.versioned)
def test_kept_numbers_are_what_the_tables_say(setting: random_games.Setting) -> None:
    state = opened(setting, 2)
    rng = carrack.Rng(2)
    while not state.is_over():
        state.apply(random_games.busy(state.moves(), rng))
        assert state.room < 0 or state.room == find_room(state)
        for which in range(perk.PERKS):
            if any(state.perk(seat, which) > 0 for seat in range(state.players)):
                assert state.is_held(which)


def test_the_income_of_a_hand_does_not_depend_on_the_hands_before_it() -> None:
    """Hands share the places of the memory, so each is asked for again after many others."""
    rng = carrack.Rng(3)
    hands = [[rng.below(rng.below(7) + 1) for _ in range(GOODS)] for _ in range(400)]
    for _ in range(2):
        for hand in hands:
            for ships in (0, 3, 8):
                assert sets.best_income(numbers(hand), 0, ships) == sets.partition(numbers(hand), 0, ships)
