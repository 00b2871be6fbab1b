"""Write the decisions of bots in one game of each kind to tests/golden/bots-*.json.

A test repeats them on both cores. Run this after an intended change of what bots choose: other weights, features or
searches.
"""

import json
import sys
from pathlib import Path
from typing import Any

import carrack
from carrack.bots import Budget, make
from carrack.bots.greedy import GreedyBot, best_of

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from support.golden import write

TABLES: dict[str, dict[str, Any]] = {
    "discovery": {"players": 3, "seed": 11, "nations": "random", "builders": True},
    "empire": {"players": 3, "seed": 11, "trade_offers": 1},
}
SEED = 4  # of all bots
EVERY = {"0": 7, "1": 5, "2": 61}  # by level: it evaluates one decision in so many
EFFORT = 0.3


def decisions(game: str) -> list[str]:
    """Play a game of level 1; return lines with decision, seat, level, move, its value, number of evaluated moves."""
    table = carrack.new_game(game, **TABLES[game])
    bots = {level: make(level, SEED) for level in EVERY}
    budget = Budget(effort=EFFORT)
    lines = []
    count = 0
    while not table.is_over:
        seat = table.asked[0]
        info = table.info(seat)
        for level, bot in bots.items():
            if count % EVERY[level] == 0:
                values = bot.values(info, budget) if isinstance(bot, GreedyBot) else {}
                move = best_of(values) if values else bot.choose(info, budget)
                notation = table.notation(move, seat)
                value = f"({values.get(move, 0)} of {len(values)})"
                lines.append(f"{table.number} {seat} level {level}: {notation} {value}")
        table.play(bots["1"].choose(info, budget), seat)
        count += 1
    return [*lines, f"{table.number} scores {' '.join(map(str, table.scores()))}"]


def main() -> None:
    for game in TABLES:
        write(f"bots-{game}.json", json.dumps(decisions(game), indent=1, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
