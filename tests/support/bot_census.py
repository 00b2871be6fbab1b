"""A census of the choices of bots in random positions of both games, over all options, editions and player counts.

    python tests/support/bot_census.py [positions]

asks every level (10,000 positions unless told; level 2 in one of four) and prints how many moves of each kind it chose,
and every one that was not legal; the suite does the same, with fewer positions where the core is not compiled.
"""

import sys
import time
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

import carrack
from carrack import Game
from carrack.bots import Bot, Budget, make
from carrack.engine.core import state
from carrack.engine.titles import find
from support.covering import PLAYERS, covering
from support.progress import tell

IS_COMPILED = not str(state.__file__).endswith(".py")
GAMES = ("discovery", "empire")
LEVELS = ("0", "1", "2")
SLOW = LEVELS[-1]
SLOW_EVERY = 4  # the slowest level gets one position in so many
LEVEL_1 = "1"
SOME = 11  # one position in so many, for tests that need few
OFTEN = 5  # one position in so many, at most
LONG = 200  # decisions of a game, roughly: spreads a few positions over the whole game
RICH = {"discovery": 60, "empire": 600}  # the latter is more than a bid can name


class Setting(NamedTuple):
    """A game with its options and number of players."""

    game: str
    players: int
    options: dict[str, Any]

    def new(self, seed: int) -> Game:
        return carrack.new_game(self.game, players=self.players, seed=seed, **self.options)

    def __str__(self) -> str:
        words = [
            key if value is True else f"{key}={value}" for key, value in self.options.items() if value is not False
        ]
        return "-".join([self.game, str(self.players), *words])


@cache
def settings(game: str) -> tuple[Setting, ...]:
    """Return settings that cover all player counts, and every possible pair of values."""
    rows = [dict(row) for row in covering(game)]
    plain = [Setting(game, players, {}) for players in sorted({row[PLAYERS] for row in rows})]
    return (*plain, *(Setting(game, row.pop(PLAYERS), row) for row in rows))


class Position(NamedTuple):
    """A position, and a seat that is asked in it."""

    game: Game
    seat: int
    where: str


def waiting(game: Game) -> int:
    """Return a seat that has to choose."""
    return game.asked[0]


def positions(setting: Setting, seed: int, every: int, kinds: Counter[str]) -> Iterator[Position]:
    """Yield one in `every` position of a game, and those with rare kinds of asks.

    The players are random, random and rich, or bots of a level.
    """
    game = setting.new(seed)
    rng = carrack.Rng(seed)
    is_rich = seed % 3 == 1
    bot = make(LEVEL_1 if IS_COMPILED and seed % 3 == 2 else "0", seed)
    while not game.is_over:
        if is_rich and (made := rich(game)) is not None:
            game, is_rich = made, False
        seat = waiting(game)
        kind = game.ask.kind if game.ask else ""
        if rng.below(every) == 0 or kinds[kind] < 2:
            kinds[kind] += 1
            yield Position(game, seat, f"{setting}, seed {seed}, node {game.number}, seat {seat}, {kind}")
        game.play(bot.choose(game.info(seat), Budget()), seat)


def nodes(setting: Setting, number: int, seed: int = 3) -> list[Position]:
    """Return so many positions of a game, each as an independent copy."""
    found = islice(positions(setting, seed, SOME, Counter()), number)
    return [Position(carrack.load(game.to_dict()), seat, where) for game, seat, where in found]


def rich(game: Game) -> Game | None:
    """Return the same position with much money for all seats of `discovery`, or seat 0 of `empire`; None if not now."""
    data = game.to_dict()
    if game.committed:
        return None
    if game.name == "discovery":
        if not data["turn"]:
            return None
        return carrack.load({**data, "money": [RICH[game.name]] * game.players})
    if game.options["strict_bank"] or game.ask is None or game.ask.kind != "sell":
        return None
    more = RICH[game.name] - data["cards"][0][-1]
    data["cards"][0][-1] += more
    data["bank"][-1] -= more
    return carrack.load(data)


class Census:
    """The choices of all levels in positions of one game."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.positions = 0
        self.asked: Counter[str] = Counter()  # by level
        self.kinds: Counter[str] = Counter()  # of asks
        self.moves: dict[str, Counter[str]] = {level: Counter() for level in LEVELS}  # their kinds, by level
        self.faults: list[str] = []

    def take(self, wanted: int, slow_every: int = SLOW_EVERY) -> "Census":
        """Examine so many positions, spread over all settings."""
        tables = settings(self.game)
        seed = 0
        while self.positions < wanted:
            setting = tables[seed % len(tables)]
            left = -(-(wanted - self.positions) // max(1, len(tables) - seed))
            for position in positions(setting, seed, max(OFTEN, LONG // left), self.kinds):
                self.look(position, slow_every)
                left -= 1
                if left <= 0 or self.positions >= wanted:
                    break
            seed += 1
        return self

    def look(self, position: Position, slow_every: int) -> None:
        """Ask all levels for a move."""
        game, seat, where = position
        self.positions += 1
        legal = set(game.legal_moves(seat))
        notation = find(game.name).notation
        for level in LEVELS:
            if level == SLOW and self.positions % slow_every:
                continue
            self.asked[level] += 1
            move = bot(level, self.positions % 5).choose(game.info(seat), Budget())
            if move in legal:
                self.moves[level][notation.kind(move).name] += 1
            else:
                self.faults.append(f"{where}: level {level} chose {move}")


@cache
def bot(level: str, seed: int) -> Bot:
    """Return a bot that is used in many games, to show that it keeps nothing from one to the next."""
    return make(level, seed)


def main(wanted: int) -> None:
    began = time.monotonic()
    faults = 0
    total = 0
    for game in GAMES:
        census = Census(game).take(wanted // len(GAMES))
        faults += len(census.faults)
        total += census.positions
        tell(f"{game}: {census.positions} positions, {len(settings(game))} settings, asks {dict(census.kinds)}")
        for level in LEVELS:
            tell(f"  level {level}: {census.asked[level]} choices, {dict(census.moves[level].most_common())}")
        tell("\n".join(census.faults[:40]) or "  all of them legal")
    tell(f"{total} positions, {faults} illegal moves; {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000)
