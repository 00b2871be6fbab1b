"""Refit the weights of `discovery`, as the shipped ones were made.

    python scripts/refit_discovery.py PLAYERS OUT.json [PART]

Plays sets of games one after the other. The first is played with the weights of 2026, each later one with a fit to all
games so far: weights fit to the newest games alone beat those that played them, and lose to the ones before. Seats have
tastes and random moves as in `carrack tune`, and every step is a whole one. Writes the last fit. PART divides the
numbers of games, for a trial.
"""

import json
import sys
from pathlib import Path
from typing import NamedTuple

from carrack.bots.evaluators import Rows, shipped_weights
from carrack.bots.tune import EXPLORATION, Batch, Sums, TunePlan, fit, play_batch

GAME = "discovery"
OPTIONS = {"builders": True, "expansion_buildings": True}
STEP = 100  # games


class Games(NamedTuple):
    """A set of games."""

    first: int  # seed
    number: int
    direct: bool  # direct rules instead of level 1: a game takes a tenth of the time


SETS = {
    4: (Games(40_000_000, 6000, False), Games(50_000_000, 6000, True), Games(60_000_000, 5000, True)),
}


def played(players: int, weights: Rows, games: Games, part: int) -> Sums:
    """The sums of a set of games with the given weights."""
    plan = TunePlan(game=GAME, players=players, options=OPTIONS)
    number = max(games.number // part, 1)
    sums: Sums | None = None
    for at in range(0, number, STEP):
        size = min(STEP, number - at)
        one = play_batch(Batch(plan, weights, games.first + at, size, EXPLORATION, games.direct))
        if sums is None:
            sums = one
        else:
            sums.add(one)
        print(f"{at + size} of {number} games", flush=True)
    assert sums is not None
    return sums


def refit(players: int, part: int = 1) -> Rows:
    """The weights for a number of players that follow from its sets of games."""
    weights = shipped_weights(GAME, "2026").players[str(players)]
    total: Sums | None = None
    for games in SETS[players]:
        sums = played(players, weights, games, part)
        if total is not None:
            sums.add(total)
        total = sums
        weights = fit(TunePlan(game=GAME, players=players, options=OPTIONS), total)
    return weights


def main(arguments: list[str]) -> int:
    if not 2 <= len(arguments) <= 3:
        print(__doc__)
        return 2
    players, out, *part = arguments
    Path(out).write_text(json.dumps(refit(int(players), *map(int, part))), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
