"""Events are made once they are asked for, and again if they were forgotten."""

import random

import carrack
from carrack.engine.events import CACHED_EVENTS
from carrack.engine.game import Game


def played() -> Game:
    game = carrack.new_game("discovery", players=2, seed=3)
    rng = random.Random(3)
    while game.serial < 4 * CACHED_EVENTS:
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
    last = game.events(len(told) - CACHED_EVENTS, 0)
    assert all(old is new for old, new in zip(told[-CACHED_EVENTS:], last, strict=True))
    for since in (len(told) - 2 * CACHED_EVENTS, 0, 7, len(told)):
        assert game.events(since, 0) == told[since:]
    assert game.events(seat=0)[0] is not told[0]


def test_a_part_of_the_events_is_told_whatever_is_kept() -> None:
    game = played()
    parts = [
        (0, 10),
        (5, 5),
        (0, 10**6),
        (CACHED_EVENTS, 3 * CACHED_EVENTS),
        (game.serial - 1, game.serial + 9),
        (-3, 4),
    ]
    parts += [(game.serial + 1, game.serial + 9), (9, 3)]
    fresh = [game.events_between(*part, 0) for part in parts]  # nothing is kept yet
    told = game.events(seat=0)
    assert fresh == [told[max(first, 0) : max(last, 0)] for first, last in parts]
    assert [game.events_between(*part, 0) for part in parts] == fresh  # everything is kept
    game.forget_events()
    assert [game.events_between(*part, 0) for part in parts] == fresh  # the last ones are kept
    public = game.events()
    assert game.events_between(0, game.serial) == public
