"""Any two values of options and player counts that can go together are played together, to the end."""

from itertools import chain, combinations, product
from typing import Any

import pytest

import carrack
from carrack.engine.core.chance import QuickChance
from carrack.engine.core.state import State
from carrack.games.discovery.title import TITLE
from support.covering import PLAYERS, Row, choices, covering, pairs, valid_rows

GAME = TITLE.name
ROWS = covering(GAME)
SEEDS = range(8)
CHECKED_EVERY = 40


def words(row: Row) -> str:
    """A row by what it plays with."""
    used = [key if value is True else f"{key}-{value}" for key, value in row.items() if value not in {False, "off"}]
    return "-".join(used)


every_row = pytest.mark.parametrize("row", ROWS, ids=words)


def split(row: Row) -> tuple[int, dict[str, Any]]:
    """How many play, and the options."""
    options = row.copy()
    return options.pop(PLAYERS), options


def opened(row: Row, seed: int) -> State:
    players, options = split(row)
    state = TITLE.open(players, options, carrack.rules_versions(GAME)[-1], QuickChance(seed))
    state.run_on()
    return state


def test_every_two_values_that_can_go_together_do() -> None:
    possible = set(chain.from_iterable(map(pairs, valid_rows(GAME))))
    assert set(chain.from_iterable(map(pairs, ROWS))) == possible


@pytest.mark.clause("D1.1", "D2.8", "D11.5")
def test_the_pairs_that_cannot_be_are_these() -> None:
    """With `house_rules` in mind hardly two values exclude each other."""
    counts = [n for n in choices(GAME)[PLAYERS] if 2 <= n <= 6]
    values: dict[str, tuple[Any, ...]] = choices(GAME) | {PLAYERS: tuple(counts)}
    every = {
        ((one, first), (other, second))
        for one, other in combinations(values, 2)
        for first, second in product(values[one], values[other])
    }
    played = set(chain.from_iterable(map(pairs, ROWS)))
    assert every - played == {
        ((PLAYERS, 6), ("edition", "2007")),
        *(((PLAYERS, n), ("two_player_captains", True)) for n in counts if n > 2),
        (("nations", "auction"), ("start_auction", True)),
    }
    assert played <= every


@every_row
def test_games_of_a_row_end_and_keep_their_pieces(row: Row) -> None:
    for seed in SEEDS:
        state = opened(row, seed)
        rng = carrack.Rng(seed)
        while not state.is_over():
            state.playout(rng, CHECKED_EVERY)
            TITLE.check(state)
        assert state.winners()


@every_row
def test_a_game_of_a_row_is_its_record(row: Row) -> None:
    players, options = split(row)
    game = carrack.new_game(GAME, players=players, seed=len(options), **options)
    rng = carrack.Rng(players)
    while not game.is_over:
        moves = game.legal_moves()
        game.play(moves[rng.below(len(moves))])
    for seat in range(players):
        assert sum(line.points for line in game.score_sheet(seat)) == game.scores()[seat]
    for reader in (None, 0):
        text = game.record(reader)
        again = carrack.replay(text)
        assert (again.record(reader), again.scores()) == (text, game.scores())
