"""Plays a game of each kind and writes what bots think of it to tests/golden/bots-*.json.

Both cores must repeat it. Run it after a change that is meant to change what bots choose: other weights, features or
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
EVERY = {"0": 7, "1": 5, "2": 61}  # decisions, of which one is looked at by a level
EFFORT = 0.3


def thoughts(game: str) -> list[str]:
    """What the levels think along a game of level 1: decision, seat, level, move, what it is worth, moves looked at."""
    table = carrack.new_game(game, **TABLES[game])
    bots = {level: make(level, SEED) for level in EVERY}
    budget = Budget(effort=EFFORT)
    told = []
    count = 0
    while not table.is_over:
        seat = next(seat for seat in table.deciders if seat not in table.committed)
        info = table.info(seat)
        for level, bot in bots.items():
            if count % EVERY[level] == 0:
                values = bot.values(info, budget) if isinstance(bot, GreedyBot) else {}
                move = best_of(values) if values else bot.choose(info, budget)
                notation = table.notation(move, seat)
                told.append(f"{table.number} {seat} level {level}: {notation} ({values.get(move, 0)} of {len(values)})")
        table.play(bots["1"].choose(info, budget), seat)
        count += 1
    return [*told, f"{table.number} scores {' '.join(map(str, table.scores()))}"]


def main() -> None:
    for game in TABLES:
        write(f"bots-{game}.json", json.dumps(thoughts(game), indent=1, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
