"""Random play with rewinds."""

import random

from carrack import Game


def wander(game: Game, rng: random.Random, moves: int) -> None:
    """Play at random, with a rewind now and then."""
    for _ in range(moves):
        if game.is_over:
            return
        seat = rng.choice([seat for seat in game.deciders if seat not in game.committed])
        game.play(rng.choice(game.legal_moves(seat)), seat)
        if rng.random() < 0.02 and game.number:
            game.rewind(rng.randrange(max(0, game.number - 5), game.number))
