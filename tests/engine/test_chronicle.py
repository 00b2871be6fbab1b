"""Events are made once they are asked for, and again if they were forgotten."""

import random

import carrack
from carrack.engine.events import REMEMBERED
from carrack.engine.game import Game


def played() -> Game:
    game = carrack.new_game("discovery", players=2, seed=3)
    rng = random.Random(3)
    while game.serial < 4 * REMEMBERED:
        game.play(rng.choice(game.legal_moves()))
    return game


def test_events_that_were_asked_for_are_kept() -> None:
    game = played()
    first = game.events()
    game.play(game.legal_moves()[0])
    again = game.events()
    assert len(again) > len(first)
    assert all(old is new for old, new in zip(first, again, strict=False))


def test_events_that_were_forgotten_are_told_again() -> None:
    game = played()
    told = game.events(seat=0)
    game.forget_events()
    last = game.events(len(told) - REMEMBERED, 0)
    assert all(old is new for old, new in zip(told[-REMEMBERED:], last, strict=True))
    for since in (len(told) - 2 * REMEMBERED, 0, 7, len(told)):
        assert game.events(since, 0) == told[since:]
    assert game.events(seat=0)[0] is not told[0]
