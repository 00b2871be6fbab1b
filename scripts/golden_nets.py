"""Write what nets say of positions to tests/golden/nets-*.json: one with random weights, and the shipped one.

A test repeats it on both cores. Run this after an intended change of features, of the arithmetic, or of a shipped net.
"""

import json
import sys
from pathlib import Path
from typing import Any

import carrack
from carrack.bots import Budget, make
from carrack.bots.core.net import Net
from carrack.bots.evaluators import evaluation_of
from carrack.bots.nets import net_from, net_of

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from support.golden import write
from support.nets import random_net

TABLES: dict[str, list[dict[str, Any]]] = {
    "discovery": [
        {"players": 4, "seed": 12, "builders": True, "expansion_buildings": True},
        {"players": 2, "seed": 13, "edition": "2007"},
    ],
    "empire": [{"players": 3, "seed": 14}, {"players": 2, "seed": 15, "version": "beginner", "auction": "sealed"}],
}
EVERY = 37  # decisions from one position to the next


def sayings(game: str) -> list[str]:
    """Return a line for each seat of some positions, and each net: margin, chance, points, marks."""
    nets = {"random": net_from(random_net(game))}
    shipped = evaluation_of(game).net
    if shipped is not None and shipped.exists():
        nets["shipped"] = net_of(game)
    lines = []
    for options in TABLES[game]:
        table = carrack.new_game(game, **options)
        bot = make("0", table.players)
        count = 0
        while not table.is_over:
            if count % EVERY == 0:
                lines += [f"{table.number} {name} {line}" for name, net in nets.items() for line in words(net, table)]
            seat = table.asked[0]
            table.play(bot.choose(table.info(seat), Budget()), seat)
            count += 1
        lines += [f"{table.number} {name} {line}" for name, net in nets.items() for line in words(net, table)]
    return lines


def words(net: Net, table: carrack.Game) -> list[str]:
    """Return what a net says of each seat of a position."""
    state = table.state
    chances = net.chances(state)
    return [
        f"{seat}: {net.margin(state, seat)} {chances[seat]} {net.sources(state, seat)} {net.marks(state, seat)}"
        for seat in range(state.players)
    ]


def main() -> None:
    for game in TABLES:
        write(f"nets-{game}.json", json.dumps(sayings(game), indent=1) + "\n")


if __name__ == "__main__":
    main()
