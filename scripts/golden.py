"""Plays the games whose records and digests the tests compare with, and writes them to tests/golden.

Run it after a change that is meant to change play, and read what it says has changed: everything a running game would
notice. Records and digests of earlier versions of the rules are never touched.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

import carrack
from support import random_games
from support.golden import FOLDER, write, write_tables

NEWEST = carrack.rules_versions("discovery")[-1]
GAMES = 1000
MOST_LEAVES = 20_000  # a perft goes no deeper than this, so that it stays quick on the uncompiled core
DEEPEST = 4
PRIVATE = "2015-2-scouting"  # seats know more than the public: the record of one of them is kept too


def records() -> dict[str, str]:
    """A whole game for each setting, with its secret revealed, by file name."""
    found = {}
    for seed, setting in enumerate(random_games.SETTINGS):
        game = setting.game(seed)
        random_games.play_out(game, seed)
        game.reveal()
        found[f"{setting.versioned}.txt"] = game.record()
        if setting.name == PRIVATE:
            found[f"{setting.versioned}-s0.txt"] = game.record(0)
    return found


def scores(texts: dict[str, str]) -> dict[str, list[int]]:
    """Return the results of those games."""
    return {name: list(carrack.replay(text).scores()) for name, text in sorted(texts.items())}


def final_positions() -> dict[str, dict[str, Any]]:
    """Digests of final positions, the games spread evenly over the settings."""
    found = {}
    for i, setting in enumerate(random_games.SETTINGS):
        games = GAMES // len(random_games.SETTINGS) + (i < GAMES % len(random_games.SETTINGS))
        found[setting.versioned] = {"games": games, "digest": random_games.digest(setting, games)}
    return found


def perft_counts() -> dict[str, list[int]]:
    """Numbers of sequences of 1, 2, … moves from openings and from the middle of games."""
    found: dict[str, list[int]] = {}
    for name in random_games.PERFT_SETTINGS:
        for played in random_games.PERFT_PLAYED:
            setting = random_games.by_name(f"{NEWEST}-{name}")
            state = random_games.middle(setting, played)
            counts = [random_games.perft(state, 1)]
            while len(counts) < DEEPEST and counts[-1] < MOST_LEAVES // 5:
                counts.append(random_games.perft(state, len(counts) + 1))
            found[f"{setting.versioned} after {played}"] = counts
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--all", action="store_true", help="the digests of final positions and the perft counts too")
    arguments = parser.parse_args()
    FOLDER.mkdir(exist_ok=True)
    for name, text in records().items():
        write(name, text)
    texts = {file.name: file.read_text(encoding="utf-8") for file in FOLDER.glob("[0-9]*.txt")}
    file = FOLDER / "digests.json"
    data: dict[str, Any] = {"final_positions": {}, "perft": {}}
    if file.exists():
        data = json.loads(file.read_text(encoding="utf-8"))
    data["scores"] = scores(texts)
    if arguments.all:
        data["final_positions"] = dict(sorted({**data["final_positions"], **final_positions()}.items()))
        data["perft"] = {**data["perft"], **perft_counts()}
    write_tables(file.name, data)


if __name__ == "__main__":
    main()
