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

from support.empire import LATEST, lively
from support.golden import FOLDER, write, write_tables

DIGESTS = "empire-digests.json"
NO_LIMIT = 100_000
GAMES = 3  # for the digest of each setting


class Setting(NamedTuple):
    """A game as it can be set up, and the seed of its record; options that are not named keep their defaults.

    The game begins with the acts of `script`, each with its seat before it, and goes on at random.
    """

    name: str
    players: int
    seed: int
    options: dict[str, Any]
    rules_version: int = LATEST
    script: tuple[str, ...] = ()

    @property
    def record_name(self) -> str:
        return f"empire-{self.rules_version}-{self.name}.txt"

    def record(self) -> str:
        """A whole game, with its secret revealed."""
        game = carrack.new_game("empire", players=self.players, seed=self.seed, **self.options)
        for text in self.script:
            seat, _, move = text.partition(" ")
            game.play(move, int(seat[1:]))
        play_out(game, self.seed)
        game.reveal()
        return game.record()

    def digest(self) -> str:
        """A hash of how a few random games end: every final position and its scores."""
        title = titles.find("empire")
        options = title.default_options(self.players, self.options, self.rules_version)
        hasher = sha256()
        for seed in range(GAMES):
            state = title.open(self.players, options, self.rules_version, QuickChance(seed))
            state.run_on()
            state.playout(carrack.Rng(seed), NO_LIMIT)
            scores = [state.score(seat) for seat in range(self.players)]
            hasher.update(f"{state.key()} {scores} {state.winners()}\n".encode())
        return hasher.hexdigest()


ONE_OFFER = {"trade_offers": 1}  # more of them make long records
VERSIONS = ("beginner", "standard")


def mode(number: int, auction: str, trades: str) -> Setting:
    """A way to bid and to trade; player counts and versions change from one to the next."""
    players, version = 2 + number % 5, VERSIONS[number % 2]
    options = {"version": version, "auction": auction, "trades": trades, **ONE_OFFER}
    return Setting(f"{version}-{players}-{auction}-{trades}", players, number, options)


# Three players sell nothing, then bid for the first card, a population, and trade meanwhile. Offers are made to one
# player and to anybody, accepted, countered, withdrawn, and one lapses; two players outbid each other until one leaves.
BARGAINS = (
    "s0 sell 0", "s1 sell 0", "s2 sell 0",
    "s0 bid 3", "s1 bid 3", "s2 bid 1",
    "s0 offer s1 give 1 good for 4 gold",
    "s1 counter s0 1 give 3 gold for 1 good",
    "s2 offer anybody give 1 colony for 1 good",
    "s0 offer s2 give 2 good for 9 gold",
    "s0 cancel 1",
    "s0 accept s1 1",
    "s1 accept s2 1",
    "s1 bid 5", "s0 bid 5", "s1 bid 8", "s0 bid 8",
    "s2 content",
    "s0 withdraw",
    "s2 content",
    "s1 content",
)  # fmt: skip

SETTINGS = (
    *(
        Setting(f"{version}-{players}", players, players, {"version": version, **ONE_OFFER})
        for version, players in product(VERSIONS, range(2, 7))
    ),
    *(
        mode(number, auction, trades)
        for number, (auction, trades) in enumerate(
            list(product(("open", "turns", "sealed"), ("open", "windows", "ends", "off")))[1:]
        )
    ),
    Setting("beginner-3-bargains", 3, 7, {"version": "beginner", "trade_offers": 2}, script=BARGAINS),
    Setting("standard-2-offers", 2, 1, {"trade_offers": 3}),
    Setting("standard-3-open-holdings", 3, 2, {"open_holdings": True, "trades": "off"}),
    Setting("standard-4-claim-limit", 4, 3, {"claim_rounds": 2, **ONE_OFFER}),
    Setting("beginner-6-strict-bank", 6, 5, {"version": "beginner", "strict_bank": True, **ONE_OFFER}),
    Setting("standard-6-strict-bank", 6, 5, {"strict_bank": True, "auction": "sealed", "trades": "off"}),
)

# Settings of version 1 of the rules. Their records are kept as they are; only the digests are computed anew.
FIRST_SETTINGS = (
    *(
        Setting(f"{version}-{players}-{auction}", players, 0, {"version": version, "auction": auction, **ONE_OFFER}, 1)
        for version, players, auction in product(VERSIONS, range(2, 7), ("sequential", "simultaneous"))
    ),
    Setting("standard-2-offers", 2, 0, {"trade_offers": 3}, 1),
    Setting("standard-3-open-holdings", 3, 0, {"open_holdings": True, "trade_offers": 0}, 1),
    Setting("standard-4-claim-once", 4, 0, {"claim_rounds": 1, "auction": "simultaneous", **ONE_OFFER}, 1),
    Setting("beginner-4-strict-bank", 4, 0, {"version": "beginner", "strict_bank": True, **ONE_OFFER}, 1),
    Setting("standard-6-strict-bank", 6, 0, {"strict_bank": True, "auction": "simultaneous", "trade_offers": 0}, 1),
)


def play_out(game: carrack.Game, seed: int) -> None:
    """Play to the end; whoever has not chosen yet may be next, and in open nodes whoever can act."""
    rng = carrack.Rng(seed)
    while not game.is_over:
        able = range(game.players) if game.mode == "open" else game.deciders
        waiting = [seat for seat in able if seat not in game.committed and game.legal_moves(seat)]
        seat = waiting[rng.below(len(waiting))]
        game.play(lively(game.legal_moves(seat), rng), seat)


def main() -> None:
    for setting in SETTINGS:
        write(setting.record_name, setting.record())
    texts = {file.name: file.read_text(encoding="utf-8") for file in sorted(FOLDER.glob("empire-*.txt"))}
    data: dict[str, dict[str, Any]] = {
        "scores": {name: list(carrack.replay(text).scores()) for name, text in texts.items()},
        "final_positions": {setting.record_name: setting.digest() for setting in (*FIRST_SETTINGS, *SETTINGS)},
    }
    write_tables(DIGESTS, data)


if __name__ == "__main__":
    main()
