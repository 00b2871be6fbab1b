"""Games of the toy that many tests begin with."""

import carrack
from carrack import Game


def won_by_s0(players: int = 2, coins: int = 4, seed: int = 5) -> Game:
    """Return a game in which the first seat has won the first card without paying, and may peek."""
    game = carrack.new_game("toy", players=players, seed=seed, coins=coins)
    for seat in range(players):
        game.play("bid 0", seat)
    return game


def finished(seed: int = 5) -> Game:
    """Return a whole game with a peek, a burial, a gift, and an unfinished line that was taken back."""
    game = won_by_s0(seed=seed)
    game.play("peek")
    game.play("bury")
    game.play("give s1")
    game.rewind(game.number - 1)
    game.play("give s1 coins 2")
    while not game.is_over:
        for seat in game.deciders:
            game.play(game.legal_moves(seat)[0], seat)
    return game
