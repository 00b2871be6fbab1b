"""Counts obvious mistakes in games that bots of one level play against each other in `discovery`.

    python tests/support/blunders.py [games] [--level 1] [--edition 2015] [--players 4]

plays so many games (200 unless told; 2015 with builders and expansion, or 2007) on fixed seeds and prints how often
each blunder occurs in a game. The suite plays a few games and fails where a blunder comes back.
"""

import argparse
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from carrack.bots import Budget, make
from carrack.bots.evaluators import evaluator_for
from carrack.bots.match import Setting, bot_seed, deal
from carrack.engine.info import Info
from carrack.engine.types import Event
from carrack.games.discovery.bots.core.evaluation import ENOUGH, SHIPPING, STRENGTH
from carrack.games.discovery.buildings import NAMES
from carrack.games.discovery.core.boxes import shipping_value
from carrack.games.discovery.core.expedition import strength_left
from carrack.games.discovery.core.rules import LAST_TURN
from carrack.games.discovery.core.state import Discovery
from carrack.games.discovery.view import DiscoveryView
from support.bot_census import waiting

KINDS = {
    "dock, turn 1": "a dock worker taken back in turn 1",
    "dock, later": "a dock worker taken back in a later turn",
    "buildings, too poor": "a worker in the buildings box whose owner could pay for nothing left there",
    "buildings, declined": "a worker in the buildings box whose owner could buy, and did not",
    "specialists, turn 8": "a worker placed for a specialist in turn 8 by who can have no Age of Reason",
    "fee, turn 8": "the fee for training paid in turn 8",
    "strength misjudged": "a decision before which the evaluation miscounted the seat's explorers or shippers",
}
EXPANSION: dict[str, Any] = {"edition": "2015", "builders": True, "expansion_buildings": True}
OPTIONS: dict[str, dict[str, Any]] = {"2015": EXPANSION, "2007": {"edition": "2007"}}
SPECIALISTS = ("captain", "merchant", "missionary", "soldier", "builder", "training")
SHOWN = 10  # games between two lines of progress
AGE_OF_REASON = NAMES.index("age-of-reason")


class Blunders:
    """The blunders counted in some games of bots of one level."""

    def __init__(self, level: str, edition: str = "2015", players: int = 4) -> None:
        self.level = level
        self.setting = Setting("discovery", players, OPTIONS[edition])
        self.evaluator = evaluator_for("discovery", players)
        self.games = 0
        self.found: Counter[str] = Counter()
        self.where: dict[str, str] = {}  # by kind, where the last one was found

    def play(self, games: int) -> "Blunders":
        """Play the deals of the seeds from 0 on."""
        for seed in range(games):
            self.play_one(seed)
        return self

    def play_one(self, seed: int) -> None:
        """Play one deal to its end."""
        self.games += 1
        game = deal(self.setting, seed)
        bots = [make(self.level, bot_seed(seed, seat)) for seat in range(game.players)]
        while not game.is_over:
            seat = waiting(game)
            info = game.info(seat)
            found = [*self.misjudged(info)]
            kind = game.ask.kind if game.ask else ""
            move = bots[seat].choose(info, Budget())
            is_pass = game.notation(move, seat) == "pass"
            view = info.view
            assert isinstance(view, DiscoveryView)
            for event in game.play(move, seat):
                found += blunders_of(event, view, declines=is_pass and kind == "buy")
                is_pass = is_pass and event.kind != "forgone"  # the next one that is told was forced
            for name in found:
                self.found[name] += 1
                self.where[name] = f"seed {seed}, node {game.number}, turn {view.turn}, seat {seat}"

    def misjudged(self, info: Info) -> "list[str]":
        """Whether the evaluation counts the explorers or shippers of a seat differently from the rules."""
        seat = info.seat
        assert seat is not None
        state = info.sample(0)
        assert isinstance(state, Discovery)
        self.evaluator.measure(state, seat)
        strength = min(strength_left(state, seat, 0), ENOUGH)
        freight = shipping_value(state, seat) if state.ship_here else 0
        is_right = self.evaluator.row[STRENGTH] == strength and self.evaluator.row[SHIPPING] == freight
        return [] if is_right else ["strength misjudged"]

    def table(self) -> str:
        """Return the rates as lines."""
        rates = [f"{self.found[name] / self.games:8.3f}  {text}" for name, text in KINDS.items()]
        return "\n".join([f"level {self.level}, {self.games} games; in a game:", *rates])


def blunders_of(event: Event, view: DiscoveryView, *, declines: bool) -> "list[str]":
    """Return the blunders that an event after a decision shows; `declines`: the decision was not to buy."""
    args = dict(event.args)
    found = []
    if event.kind == "forgone" and args["box"] == "dock":
        found.append("dock, turn 1" if view.turn == 1 else "dock, later")
    elif event.kind == "forgone" and args["box"] == "buildings":
        found.append("buildings, declined" if declines else "buildings, too poor")
    elif view.turn == LAST_TURN and event.kind == "paid" and args["reason"] == "training":
        found.append("fee, turn 8")
    elif view.turn == LAST_TURN and event.kind == "placed" and args["place"] in SPECIALISTS:
        owns = view.owned[int(args["seat"])][AGE_OF_REASON] > 0
        if not owns and AGE_OF_REASON + 1 not in view.offer_row:
            found.append("specialists, turn 8")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", type=int, nargs="?", default=200)
    parser.add_argument("--level", default="1")
    parser.add_argument("--edition", choices=sorted(OPTIONS), default="2015")
    parser.add_argument("--players", type=int, default=4)
    given = parser.parse_args()
    began = time.monotonic()
    blunders = Blunders(given.level, given.edition, given.players)
    for seed in range(given.games):
        blunders.play_one(seed)
        if blunders.games % SHOWN == 0:
            sys.stderr.write(f"{blunders.games} of {given.games} games: {dict(blunders.found)}\n")
            sys.stderr.flush()
    sys.stdout.write(f"{blunders.table()}\n")
    for name, where in blunders.where.items():
        sys.stdout.write(f"  last {name}: {where}\n")
    sys.stdout.write(f"{time.monotonic() - began:.0f} s\n")


if __name__ == "__main__":
    main()
