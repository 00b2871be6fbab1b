"""Write the decisions of bots in one game of each kind to tests/golden/bots-*.json.

A test repeats them on both cores. Run this after an intended change of what bots choose: other weights, features or
searches. The decisions of references, in files of their own, never change: this does not write them.
"""

import json
import sys
from pathlib import Path
from typing import Any

import carrack
from carrack.bots import Bot, Budget, make
from carrack.bots.greedy import GreedyBot, best_of

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from support.golden import write

TABLES: dict[str, dict[str, Any]] = {
    "discovery": {"players": 3, "seed": 11, "nations": "random", "builders": True},
    "empire": {"players": 3, "seed": 11, "trade_offers": 1},
}
SEED = 4  # of all bots
EVERY = {"0": 7, "1": 5, "2": 61}  # by level: it evaluates one decision in so many
REFERENCES = {"ref-2026": ("2026", 29)}  # the edition of their weights, and one decision in so many
EFFORT = 0.3


def decisions(game: str) -> list[str]:
    """Play a game of level 1; return what each level decides in it."""
    return thoughts(game, {f"level {level}": (level, every) for level, every in EVERY.items()}, GreedyBot(SEED))


def decisions_of_reference(game: str, name: str) -> list[str]:
    """Play a game of level 1 as it was; return what a reference decides in it."""
    edition, every = REFERENCES[name]

    class GreedyThen(GreedyBot):
        pass

    GreedyThen.edition = edition
    return thoughts(game, {name: (name, every)}, GreedyThen(SEED))


def thoughts(game: str, asked: dict[str, tuple[str, int]], player: Bot) -> list[str]:
    """Return lines with decision, seat, bot, move, its value, number of evaluated moves; the player plays the game."""
    table = carrack.new_game(game, **TABLES[game])
    bots = {title: (make(name, SEED), every) for title, (name, every) in asked.items()}
    budget = Budget(effort=EFFORT)
    lines = []
    count = 0
    while not table.is_over:
        seat = table.asked[0]
        info = table.info(seat)
        for title, (bot, every) in bots.items():
            if count % every == 0:
                values = bot.values(info, budget) if isinstance(bot, GreedyBot) else {}
                move = best_of(values) if values else bot.choose(info, budget)
                notation = table.notation(move, seat)
                value = f"({values.get(move, 0)} of {len(values)})"
                lines.append(f"{table.number} {seat} {title}: {notation} {value}")
        table.play(player.choose(info, budget), seat)
        count += 1
    return [*lines, f"{table.number} scores {' '.join(map(str, table.scores()))}"]


def main() -> None:
    for game in TABLES:
        write(f"bots-{game}.json", json.dumps(decisions(game), indent=1, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
