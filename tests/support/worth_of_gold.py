"""Measures the value of gold in `empire`: the points a gift brings level 1, compared with the same game without it.

python tests/support/worth_of_gold.py [GAMES]
"""

import sys
from pathlib import Path
from statistics import mean, stdev
from typing import Any

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

import carrack
from carrack import Game
from carrack.bots import Budget, make
from carrack.bots.match import bot_seed
from carrack.games.empire.core.card import GOLD

PLAYERS = 4
GIFT = 15
ROUNDS = range(1, 6)


def play_on(game: Game, seed: int, stop: int = 0) -> Game:
    """Play to the end, or to the first card of a round."""
    bots = [make("1", bot_seed(seed, seat)) for seat in range(PLAYERS)]
    while not game.is_over:
        if stop and game.ask is not None and game.ask.kind == "lot" and game.to_dict()["round"] == stop:
            break
        seat = game.asked[0]
        game.play(bots[seat].choose(game.info(seat), Budget()), seat)
    return game


def margin(position: dict[str, Any], seed: int) -> float:
    """Return seat 0's final lead over the mean of the others."""
    scores = play_on(carrack.load(position), seed).scores()
    return scores[0] - mean(scores[1:])


def worth(round_number: int, seed: int) -> float:
    """Return the points that one gold brought in one game."""
    position = play_on(carrack.new_game("empire", players=PLAYERS, seed=seed), seed, round_number).to_dict()
    without = margin(position, seed)
    position["cards"][0][GOLD] += GIFT
    position["bank"][GOLD] -= GIFT
    return (margin(position, seed) - without) / GIFT


def main(games: int) -> None:
    for number in ROUNDS:
        found = [worth(number, seed) for seed in range(games)]
        error = 1.96 * stdev(found) / games**0.5
        sys.stdout.write(f"round {number}: {mean(found):.3f} ± {error:.3f} points a gold, {games} games\n")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
