"""The games of carrack to measure, with four players: `discovery` of 2015, plain and with all options, and `empire`.

As a program it prints its figures as JSON: `bench.py` runs it in another interpreter to measure the uncompiled core.
"""

import argparse
import json
from collections.abc import Callable
from typing import Any, NamedTuple

from measure import measure

import carrack
from carrack.engine import titles
from carrack.engine.core import state as core
from carrack.engine.core.chance import QuickChance
from carrack.engine.core.state import State

PLAYERS = 4
NO_LIMIT = 100_000


class Subject(NamedTuple):
    """A game with its options, and its name in the tables."""

    title: str
    options: dict[str, Any]
    called: str = "carrack"

    def opened(self, seed: int) -> State:
        """Return a new position at its first choice."""
        title = titles.find(self.title)
        state = title.open(PLAYERS, self.options, title.rules_versions[-1], QuickChance(seed))
        state.run_on()
        return state


def completed(title: str, **options: Any) -> dict[str, Any]:
    """Return these options with the defaults of all others."""
    return titles.find(title).default_options(PLAYERS, options)


EVERYTHING = completed(
    "discovery",
    edition="2015",
    builders=True,
    expansion_buildings=True,
    nations="random",
    scouting=True,
    buy_points=True,
    no_survivors=True,
)
SUBJECTS = {
    "discovery": Subject("discovery", completed("discovery", edition="2015")),
    "everything": Subject("discovery", EVERYTHING, "carrack, all options on"),
    "empire": Subject("empire", completed("empire"), "carrack, `empire`"),
}


def is_compiled() -> bool:
    """Whether the compiled core is loaded."""
    return not core.__file__.endswith(".py")


class Inside:
    """Playouts inside the core."""

    def __init__(self, subject: str = "discovery") -> None:
        self.subject = SUBJECTS[subject]
        self.name = f"{self.subject.called}, {'playouts inside the core' if is_compiled() else 'interpreted'}"

    def play(self, seed: int) -> int:
        state = self.subject.opened(seed)
        decisions = state.playout(carrack.Rng(seed), NO_LIMIT)
        assert state.is_over()
        return decisions

    def copier(self) -> Callable[[], object]:
        state = self.subject.opened(1)
        state.playout(carrack.Rng(1), self.play(1) // 2)
        return state.copy


class Driven(Inside):
    """The same games; Python chooses each move."""

    def __init__(self, subject: str = "discovery") -> None:
        super().__init__(subject)
        self.name = f"{self.subject.called}, driven from Python"

    def play(self, seed: int) -> int:
        state = self.subject.opened(seed)
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
    parser.add_argument("--subject", choices=SUBJECTS, default="discovery")
    arguments = parser.parse_args()
    figures = measure(Inside(arguments.subject), arguments.seconds, arguments.games)
    print(json.dumps({"compiled": is_compiled(), **figures.as_dict()}))


if __name__ == "__main__":
    main()
