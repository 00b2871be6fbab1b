"""Plays the games of `empire` whose records and digests the tests compare with, and writes them to tests/golden.

Run it after a change that is meant to change play, and read what it says has changed: everything a running game would
notice. Records of earlier versions of the rules are never touched.
"""

import sys
from hashlib import sha256
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import carrack
from carrack.engine import titles
from carrack.engine.core.chance import QuickChance

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from support.golden import FOLDER, write, write_tables

DIGESTS = "empire-digests.json"
NO_LIMIT = 100_000
GAMES = 3  # for the digest of each setting


class Setting(NamedTuple):
    """A game as it can be set up, and the seed of its record; options that are not named keep their defaults."""

    name: str
    players: int
    seed: int
    options: dict[str, Any]

    def record(self) -> str:
        """A whole game, with its secret revealed."""
        game = carrack.new_game("empire", players=self.players, seed=self.seed, **self.options)
        play_out(game, self.seed)
        game.reveal()
        return game.record()

    def digest(self) -> str:
        """A hash of how a few random games end: every final position and its scores."""
        title = titles.find("empire")
        options = title.default_options(self.players, self.options)
        hasher = sha256()
        for seed in range(GAMES):
            state = title.open(self.players, options, title.rules_versions[-1], QuickChance(seed))
            state.run_on()
            state.playout(carrack.Rng(seed), NO_LIMIT)
            scores = [state.score(seat) for seat in range(self.players)]
            hasher.update(f"{state.key()} {scores} {state.winners()}\n".encode())
        return hasher.hexdigest()


# With these seeds claiming fails a few times and then succeeds. Of 5 and 6 players one game each is dealt the nations.
SEEDS = {
    "sequential": {2: 4, 3: 3, 4: 5, 5: 9, 6: 1},
    "simultaneous": {2: 10, 3: 13, 4: 18, 5: 1, 6: 3},
}
ONE_OFFER = {"trade_offers": 1}  # more of them make long records

SETTINGS = (
    *(
        Setting(
            f"{version}-{players}-{auction}",
            players,
            SEEDS[auction][players],
            {"version": version, "auction": auction, **ONE_OFFER},
        )
        for version, players, auction in product(("beginner", "standard"), range(2, 7), ("sequential", "simultaneous"))
    ),
    Setting("standard-2-offers", 2, 1, {"trade_offers": 3}),
    Setting("standard-3-open-holdings", 3, 2, {"open_holdings": True, "trade_offers": 0}),
    Setting("standard-4-claim-once", 4, 3, {"claim_rounds": 1, "auction": "simultaneous", **ONE_OFFER}),
    Setting("beginner-4-strict-bank", 4, 4, {"version": "beginner", "strict_bank": True, **ONE_OFFER}),
    Setting("standard-6-strict-bank", 6, 5, {"strict_bank": True, "auction": "simultaneous", "trade_offers": 0}),
)


def lively(moves: list[int], rng: carrack.Rng) -> int:
    """A random move; amounts are small as a rule, so that gold lasts and ties come about."""
    return moves[min(rng.below(len(moves)), rng.below(len(moves)))]


def play_out(game: carrack.Game, seed: int) -> None:
    """Play to the end; whoever has not chosen yet may be next."""
    rng = carrack.Rng(seed)
    while not game.is_over:
        waiting = [seat for seat in game.deciders if seat not in game.committed]
        seat = waiting[rng.below(len(waiting))]
        game.play(lively(game.legal_moves(seat), rng), seat)


def main() -> None:
    version = carrack.rules_versions("empire")[-1]
    for setting in SETTINGS:
        write(f"empire-{version}-{setting.name}.txt", setting.record())
    texts = {file.name: file.read_text(encoding="utf-8") for file in sorted(FOLDER.glob("empire-*.txt"))}
    data: dict[str, dict[str, Any]] = {
        "scores": {name: list(carrack.replay(text).scores()) for name, text in texts.items()},
        "final_positions": {setting.name: setting.digest() for setting in SETTINGS},
    }
    write_tables(DIGESTS, data)


if __name__ == "__main__":
    main()
