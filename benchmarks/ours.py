"""carrack itself: four players of `discovery`, edition of 2015.

Run as a program it prints the figures of the interpreter it runs on as JSON: so `bench.py` has the uncompiled core.
"""

import argparse
import json
from collections.abc import Callable

from measure import measure

import carrack
from carrack.engine import titles
from carrack.engine.core import state as core
from carrack.engine.core.chance import QuickChance
from carrack.engine.core.state import State

PLAYERS = 4
OPTIONS = {"edition": "2015", "reduced_luck": False, "two_player_captains": False}
TITLE = titles.find("discovery")
VERSION = carrack.rules_versions("discovery")[-1]
NO_LIMIT = 100_000


def is_compiled() -> bool:
    """Which of the two cores is loaded."""
    return not core.__file__.endswith(".py")


def opened(seed: int) -> State:
    """A position at its first choice."""
    state = TITLE.open(PLAYERS, OPTIONS, VERSION, QuickChance(seed))
    state.run_on()
    return state


class Inside:
    """Playouts inside the core."""

    def __init__(self) -> None:
        self.name = "carrack, playouts inside the core" if is_compiled() else "carrack, interpreted"

    def play(self, seed: int) -> int:
        state = opened(seed)
        decisions = state.playout(carrack.Rng(seed), NO_LIMIT)
        assert state.is_over()
        return decisions

    def copier(self) -> Callable[[], object]:
        state = opened(1)
        state.playout(carrack.Rng(1), self.play(1) // 2)
        return state.copy


class Driven(Inside):
    """The same games, each move chosen by Python."""

    def __init__(self) -> None:
        self.name = "carrack, driven from Python"

    def play(self, seed: int) -> int:
        state = opened(seed)
        rng = carrack.Rng(seed)
        decisions = 0
        while not state.is_over():
            moves = state.moves()
            state.apply(moves[rng.below(len(moves))])
            decisions += 1
        return decisions


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--games", type=int, default=0)
    arguments = parser.parse_args()
    figures = measure(Inside(), arguments.seconds, arguments.games)
    print(json.dumps({"compiled": is_compiled(), **figures.as_dict()}))


if __name__ == "__main__":
    main()
