"""A game that follows the entries of another is the same game."""

import random
from typing import Any

import pytest

import carrack
from carrack import Game
from carrack.engine.errors import RecordError
from carrack.engine.replay import apply_entries
from support.wander import wander


def told(game: Game) -> list[Any]:
    seats = (None, *range(game.players))
    seen = [(game.events(seat=seat), game.view(seat), game.record(seat)) for seat in seats]
    return [game.to_dict(), game.entries(), game.state.key(), seen]


@pytest.mark.parametrize("name", ["toy", "discovery", "empire"])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_game_that_follows_another_is_the_same(name: str, seed: int) -> None:
    rng = random.Random(seed)
    game = carrack.new_game(name, players=3, seed=seed)
    other = carrack.replay("\n".join(game.entries()))
    known = len(game.entries())
    while not game.is_over:
        wander(game, rng, rng.randrange(1, 9))
        apply_entries(other, game.entries(known))
        known = len(game.entries())
        assert other.to_dict() == game.to_dict()
    game.reveal()
    apply_entries(other, game.entries(known))
    assert told(other) == told(game)


def test_it_can_be_played_on_and_taken_back() -> None:
    game = carrack.new_game("discovery", players=3, seed=3)
    other = carrack.replay("\n".join(game.entries()))
    known = len(game.entries())
    wander(game, random.Random(1), 30)
    apply_entries(other, game.entries(known))
    for each in (game, other):
        each.rewind(10)
        wander(each, random.Random(2), 30)
    assert told(other) == told(game)


def test_a_game_that_was_laid_out_can_be_followed() -> None:
    first = carrack.new_game("discovery", players=3, seed=3)
    wander(first, random.Random(1), 20)
    data = first.to_dict()
    del data["chance"]
    game = carrack.load(data, 7)
    other = carrack.replay("\n".join(game.entries()))
    known = len(game.entries())
    wander(game, random.Random(2), 60)
    apply_entries(other, game.entries(known))
    assert told(other) == told(game)


def test_entries_of_another_game_are_refused() -> None:
    game = carrack.new_game("toy", players=2, seed=3)
    with pytest.raises(RecordError):
        apply_entries(game, ["5 s0: take"])
