"""Snapshots spare the replay of entries, and change nothing."""

import random
from typing import Any

import pytest

import carrack
from carrack import Game
from carrack.engine.snapshot import restore, snapshot
from support.wander import wander

GAMES = ["toy", "discovery", "empire"]


def told(game: Game) -> list[Any]:
    seats = (None, *range(game.players))
    limits = [game.undo_limit(seat) for seat in range(game.players)]
    seen = [(game.events(seat=seat), game.view(seat), game.record(seat)) for seat in seats]
    return [game.to_dict(), game.entries(), game.state.key(), limits, seen]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_game_restored_from_a_snapshot_is_the_one_its_entries_tell_of(name: str, seed: int) -> None:
    rng = random.Random(seed)
    game = carrack.new_game(name, players=3, seed=seed)
    for _ in range(4):
        wander(game, rng, 40)
        shot = snapshot(game)
        wander(game, rng, rng.randrange(12))
        restored = restore(shot, game.entries())
        assert restored is not None
        assert told(restored) == told(game)
        for number in (game.number * 2 // 3, game.number // 5, 0):
            restored.rewind(number)
            game.rewind(number)
            assert restored.to_dict() == game.to_dict()
        wander(game, rng, 80)


def test_a_restored_game_goes_on_like_the_first() -> None:
    game = carrack.new_game("empire", players=3, seed=4)
    wander(game, random.Random(1), 50)
    restored = restore(snapshot(game), game.entries())
    assert restored is not None
    for each in (game, restored):
        wander(each, random.Random(2), 500)
    assert told(restored) == told(game)


def test_a_position_can_be_the_beginning() -> None:
    game = carrack.load(carrack.new_game("toy", players=2, seed=4).to_dict())
    wander(game, random.Random(1), 5)
    restored = restore(snapshot(game), game.entries())
    assert restored is not None
    assert told(restored) == told(game)


def test_a_secret_that_was_revealed_stays_so() -> None:
    game = carrack.new_game("toy", players=2, seed=4)
    wander(game, random.Random(1), 500)
    game.reveal()
    restored = restore(snapshot(game), game.entries())
    assert restored is not None
    assert told(restored) == told(game)


def test_what_is_no_snapshot_of_these_entries_is_ignored() -> None:
    game = carrack.new_game("toy", players=2, seed=4)
    other = carrack.new_game("toy", players=2, seed=5)
    wander(game, random.Random(1), 5)
    shot = snapshot(game)
    assert restore(shot, game.entries()[:-1]) is None
    assert restore(shot, other.entries()) is None
    assert restore(b"\xff", game.entries()) is None
    assert restore(b"[1" + shot[2:], game.entries()) is None
