"""Random games of `discovery` that are the same on every machine and on both cores; golden data is made of them."""

from hashlib import sha256
from typing import Any, NamedTuple

import carrack
from carrack.engine import titles
from carrack.engine.core.chance import QuickChance
from carrack.engine.core.state import PASS, State

NO_LIMIT = 100_000


class Setting(NamedTuple):
    """A game with its options and number of players; other options have their defaults."""

    name: str
    players: int
    options: dict[str, Any]
    version: int = carrack.rules_versions("discovery")[-1]

    @property
    def versioned(self) -> str:
        """Its name with the version of the rules, as golden data has it."""
        return f"{self.version}-{self.name}"

    def under(self, version: int) -> "Setting":
        """The same under another version of the rules."""
        return self._replace(version=version)

    def game(self, seed: int) -> carrack.Game:
        """A new game, for its record."""
        version = self.version
        return carrack.new_game("discovery", players=self.players, seed=seed, rules_version=version, **self.options)

    def state(self, seed: int) -> State:
        """A position at its first choice, without the border around it."""
        title = titles.find("discovery")
        options = title.default_options(self.players, self.options)
        state = title.open(self.players, options, self.version, QuickChance(seed))
        state.run_on()
        return state


EXPANSION = {"builders": True, "expansion_buildings": True}
VARIANTS = {"reduced_luck": True, "no_survivors": True, "scouting": True, "buy_points": True}  # that go together

SETTINGS = (
    *(Setting(f"2007-{players}", players, {"edition": "2007"}) for players in range(2, 6)),
    *(Setting(f"2015-{players}", players, {"edition": "2015"}) for players in range(2, 7)),
    Setting("2015-2-no-captains", 2, {"two_player_captains": False}),
    Setting("2015-4-reduced-luck", 4, {"reduced_luck": True}),
    Setting("2015-3-builders", 3, {"builders": True}),
    Setting("2015-3-expansion-buildings", 3, {"expansion_buildings": True}),
    Setting("2015-4-nations", 4, {**EXPANSION, "nations": "random"}),
    Setting("2015-3-nation-auction", 3, {"nations": "auction"}),
    Setting("2007-3-start-auction", 3, {"edition": "2007", "start_auction": True}),
    Setting("2015-3-no-survivors", 3, {"no_survivors": True}),
    Setting("2015-2-scouting", 2, {"scouting": True}),
    Setting("2015-2-advanced-reconnaissance", 2, {"advanced_reconnaissance": True}),
    Setting("2015-2-buy-points", 2, {"buy_points": True}),
    Setting("2015-4-all", 4, {**EXPANSION, **VARIANTS, "nations": "auction"}),
    Setting(
        "2007-4-house-rules",
        4,
        {**EXPANSION, **VARIANTS, "edition": "2007", "house_rules": True, "nations": "random", "start_auction": True},
    ),
)

PERFT_SETTINGS = ("2007-2", "2007-4", "2015-3", "2015-4", "2015-6", "2015-4-all", "2007-4-house-rules")
PERFT_PLAYED = (0, 30, 60, 90, 120)  # how many moves lead to the positions it starts from


VERSIONED = tuple(setting.under(version) for version in carrack.rules_versions("discovery") for setting in SETTINGS)


def by_name(versioned: str) -> Setting:
    """The setting of that name and version."""
    return next(setting for setting in VERSIONED if setting.versioned == versioned)


def busy(moves: list[int], rng: carrack.Rng) -> int:
    """Return a random move, but a pass only if nothing else is legal: such games use more of the rules."""
    some = [move for move in moves if move != PASS]
    return some[rng.below(len(some))]


def play_out(game: carrack.Game, seed: int) -> None:
    """Play busily to the end."""
    rng = carrack.Rng(seed)
    while not game.is_over:
        game.play(busy(game.legal_moves(), rng))


def digest(setting: Setting, games: int) -> str:
    """Return a hash of the final positions and scores of random games."""
    hasher = sha256()
    for seed in range(games):
        state = setting.state(seed)
        state.playout(carrack.Rng(seed), NO_LIMIT)
        scores = [state.score(seat) for seat in range(setting.players)]
        hasher.update(f"{state.key()} {scores} {state.winners()}\n".encode())
    return hasher.hexdigest()


def perft(state: State, depth: int) -> int:
    """Return how many sequences of so many moves there are."""
    moves = state.moves()
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = state.copy()
        after.apply(move)
        total += perft(after, depth - 1)
    return total


def middle(setting: Setting, played: int) -> State:
    """A position after so many busy moves."""
    state = setting.state(played)
    rng = carrack.Rng(played)
    for _ in range(played):
        state.apply(busy(state.moves(), rng))
    return state
