"""Puts the weights of finished tuning runs into the package.

    python scripts/weights.py RUN.json…

Each run (`carrack tune --out RUN.json`) replaces the weights of its game for its number of players; all others stay.
"""

import json
import sys
from pathlib import Path
from typing import Any

from carrack.bots.tune import Tuning, read

GAMES = Path(__file__).resolve().parent.parent / "src" / "carrack" / "games"


def origin(tuning: Tuning) -> str:
    """Return the origin of weights, in a line."""
    plan = tuning.plan
    taken = sum(one.accepted for one in tuning.rounds)
    options = "".join(f", {key}={value}" for key, value in sorted(plan.options.items()))
    begun = ", from nothing" if plan.fresh else ""
    return f"{taken} of {len(tuning.rounds)} rounds of {plan.games} games accepted, seed {plan.seed}{options}{begun}"


def merge(data: dict[str, Any], tuning: Tuning) -> None:
    """Put a run's weights among those of its game."""
    players = str(tuning.plan.players)
    data["players"][players] = tuning.weights
    data["origin"][players] = origin(tuning)


def written(data: dict[str, Any]) -> str:
    """The file, a line for each stage: that reads well in a diff."""
    origins = ",\n".join(f"   {json.dumps(k)}: {json.dumps(v)}" for k, v in sorted(data["origin"].items()))
    tables = ",\n".join(
        f"  {json.dumps(players)}: [\n" + ",\n".join(f"   {json.dumps(row)}" for row in rows) + "\n  ]"
        for players, rows in sorted(data["players"].items())
    )
    return (
        f'{{\n "game": {json.dumps(data["game"])},\n "origin": {{\n{origins}\n }},\n "players": {{\n{tables}\n }}\n}}\n'
    )


def main(names: list[str]) -> int:
    if not names:
        print(__doc__)
        return 2
    runs = [read(Path(name)) for name in names]
    for name, run in zip(names, runs, strict=True):
        if not run.is_done:
            print(f"{name}: {len(run.rounds)} of {run.plan.rounds} rounds; finish it first")
            return 2
    for game in sorted({run.plan.game for run in runs}):
        file = GAMES / game / "bots" / "weights.json"
        data = json.loads(file.read_text(encoding="utf-8"))
        for run in runs:
            if run.plan.game == game:
                merge(data, run)
        file.write_text(written(data), encoding="utf-8")
        print(f"changed: {file}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
