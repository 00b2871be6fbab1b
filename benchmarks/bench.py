"""Measure the speed of carrack beside other engines, on one core: complete games of uniformly random players."""

import argparse
import gc
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import ours
import report
from measure import Figures, System, best, measure

try:
    from peers import Catanatron, Cshogi, OpenSpiel, OpenSpielInside
except ImportError as error:
    raise SystemExit(f"{error.name} is missing: install the extra 'bench' (pip install 'carrack[bench]')") from error

HERE = Path(__file__).resolve().parent
PAGES = (HERE.parent / "README.md", HERE.parent / "docs" / "explanation" / "speed.md")


class Interpreted(NamedTuple):
    """The uncompiled core, measured in another interpreter."""

    python: str
    subject: str = "discovery"

    def measure(self, seconds: float, games: int) -> Figures:
        """Run ours.py in that interpreter and return its figures."""
        command = [self.python, str(HERE / "ours.py"), "--subject", self.subject]
        command += ["--seconds", str(seconds), "--games", str(games)]
        answer = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)
        if answer.pop("compiled"):
            raise SystemExit(f"{self.python} runs the compiled core: name one that runs the sources with --interpreted")
        return Figures(**answer)


def run(python: str, seconds: float, rounds: int) -> list[Figures]:
    """Measure all systems in turn, several times. A system plays the same games each time."""
    systems: list[System | Interpreted] = [
        ours.Inside(), ours.Driven(), Interpreted(python), ours.Inside("everything"),
        Catanatron(), OpenSpielInside("backgammon"), OpenSpielInside("chess"),
        OpenSpiel("backgammon"), OpenSpiel("chess"), Cshogi(),
        ours.Inside("empire"), Interpreted(python, "empire"),
    ]  # fmt: skip
    found: list[list[Figures]] = [[] for _ in systems]
    for number in range(rounds):
        for system, figures in zip(systems, found, strict=True):
            games = figures[0].games if figures else 0
            if isinstance(system, Interpreted):
                figures.append(system.measure(seconds, games))
            else:
                figures.append(measure(system, seconds, games))
            if sys.stderr.isatty():
                print(f"\rround {number + 1} of {rounds}: {figures[-1].name:<40}", end="", file=sys.stderr)
    if sys.stderr.isatty():
        print("\r" + " " * 60 + "\r", end="", file=sys.stderr)
    return [best(figures) for figures in found]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--interpreted", metavar="PYTHON", required=True, help="one that has the uncompiled core")
    parser.add_argument("--seconds", type=float, default=4.0, help="for each system in each round (4)")
    parser.add_argument("--rounds", type=int, default=3, help="measurements of a system; the best counts (3)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of the table")
    parser.add_argument("--write", action="store_true", help="put the table into README.md and the speed page too")
    arguments = parser.parse_args()
    if not ours.is_compiled():
        raise SystemExit("this interpreter runs the uncompiled core: install the wheel, as `make bench` does")
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})  # one core, even if a library starts threads
    gc.collect()
    gc.freeze()  # collections skip objects that the other systems have loaded

    figures = run(arguments.interpreted, arguments.seconds, arguments.rounds)
    inside, driven, uncompiled, everything, peer, *_ = figures
    bars = [*report.bars(inside, driven, uncompiled, peer), *report.bars_of_everything(everything, peer)]
    note = f"CPython {platform.python_version()}, processor time, the best of {arguments.rounds} rounds."
    text = f"{report.table(figures[:-2], peer)}\n\n{report.own_table(figures[-2:])}\n\n{note}"
    if arguments.json:
        print(json.dumps({"figures": [row.as_dict() for row in figures], "bars": [bar._asdict() for bar in bars]}))
    else:
        print(text, "", *(bar.line() for bar in bars), sep="\n")
    if arguments.write:
        for page in PAGES:
            report.write(page, text)


if __name__ == "__main__":
    main()
