"""The games and settings that the whole contract suite runs on, and random games of them."""

import json
import random
from contextlib import suppress
from functools import cache
from hashlib import sha256
from typing import Any, NamedTuple

import pytest
from hypothesis import settings
from hypothesis import strategies as st

import carrack
from carrack import Game


class Setting(NamedTuple):
    """A game as it can be set up; a mixed one has other options with every seed."""

    game: str
    players: int
    options: tuple[tuple[str, Any], ...] = ()
    is_mixed: bool = False

    def __str__(self) -> str:
        words = [key if value is True else f"{key}={value}" for key, value in self.options]
        return "-".join([self.game, str(self.players), *words, *(["mixed"] if self.is_mixed else [])])

    def new(self, seed: int) -> Game:
        """A game as live tables play it: a whole secret, and a nonce from every seat."""
        secret = sha256(b"contract %d" % seed).digest()
        nonces = tuple(sha256(secret + bytes([seat])).digest()[:16] for seat in range(self.players))
        if not self.is_mixed:
            return carrack.new_game(self.game, players=self.players, secret=secret, nonces=nonces, **dict(self.options))
        rng = random.Random(seed * 8 + self.players)
        while True:
            options = {option.key: rng.choice(option.choices) for option in carrack.options(self.game)}
            with suppress(carrack.OptionError):  # until they go together
                return carrack.new_game(self.game, players=self.players, secret=secret, nonces=nonces, **options)


def discovery(players: int, edition: str, *switches: str, **options: Any) -> Setting:
    """A setting of `discovery` with these switches on."""
    chosen = {"edition": edition, **dict.fromkeys(switches, True), **options}
    return Setting("discovery", players, tuple(chosen.items()))


SETTINGS = [
    Setting("toy", 2),
    Setting("toy", 3),
    Setting("toy", 4, (("coins", 9),)),
    Setting("toy", 3, (("coins", 9), ("fair", True))),
]
if "discovery" in carrack.games():
    SETTINGS += [
        discovery(2, "2007"),
        discovery(3, "2007", "start_auction"),
        discovery(4, "2007"),
        discovery(5, "2007", "house_rules", "start_auction", "expansion_buildings", "scouting", nations="random"),
        discovery(3, "2007", rules_version=1),
        discovery(4, "2015", "builders", "expansion_buildings", "scouting", nations="random", rules_version=1),
        discovery(2, "2015"),
        discovery(2, "2015", "scouting", "expansion_buildings", two_player_captains=False),
        discovery(3, "2015", "scouting", "buy_points", nations="auction"),
        discovery(4, "2015", "reduced_luck"),
        discovery(4, "2015", "builders", "expansion_buildings", "no_survivors", "scouting", nations="random"),
        discovery(5, "2015"),
        discovery(6, "2015", "builders", "expansion_buildings", "no_survivors", "buy_points", nations="auction"),
        Setting("discovery", 3, is_mixed=True),
        Setting("discovery", 4, is_mixed=True),
    ]


def empire(players: int, *switches: str, **options: Any) -> Setting:
    """A setting of `empire` with these switches on; few offers a round keep random games short."""
    chosen = {"trade_offers": 1, **dict.fromkeys(switches, True), **options}
    return Setting("empire", players, tuple(chosen.items()))


if "empire" in carrack.games():
    SETTINGS += [
        empire(2, version="beginner", trade_offers=2),
        empire(3, "open_holdings"),
        empire(4, "strict_bank", claim_rounds=1),
        empire(6, "open_holdings", claim_rounds=2),
        empire(3, version="beginner", trades="windows"),
        empire(3, auction="turns", trades="windows"),
        empire(4, auction="turns", trades="ends", claim_rounds=2),
        empire(3, version="beginner", auction="turns", trades="open"),
        empire(2, auction="sealed"),
        empire(2, "strict_bank", auction="sealed", trades="off"),
        empire(3, rules_version=1),
        empire(2, version="beginner", auction="simultaneous", rules_version=1),
        Setting("empire", 3, is_mixed=True),
    ]


def has_open_nodes(setting: Setting) -> bool:
    """Whether games of a setting have nodes at which several seats may act in any order."""
    options = dict(setting.options)
    if setting.game != "empire":
        return "fair" in options
    is_first = options.get("rules_version") == 1
    return not setting.is_mixed and not is_first and "open" in {options.get("auction", "open"), options.get("trades")}


OPEN = [setting for setting in SETTINGS if has_open_nodes(setting)]
every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)
every_open_setting = pytest.mark.parametrize("setting", OPEN, ids=str)


def examples(number: int) -> settings:
    """So many examples of a test, and more as the profile has more."""
    return settings(max_examples=number * settings().max_examples // settings.get_profile("ci").max_examples)


class Decision(NamedTuple):
    """What a seat chose, at which number."""

    number: int
    seat: int
    move: int


def waiting(game: Game) -> list[int]:
    """The seats that still have to choose."""
    return [seat for seat in game.deciders if seat not in game.committed]


def step(game: Game, rng: random.Random) -> Decision:
    """Let a seat that is asked choose at random; in a sealed node any that is not in yet."""
    seat = rng.choice(waiting(game))
    decision = Decision(game.number, seat, rng.choice(game.legal_moves(seat)))
    game.play(decision.move, seat)
    return decision


def play(game: Game, rng: random.Random, steps: int = 100_000) -> list[Decision]:
    """Play at random, to the end or for some steps; a choice that is in but not known is waited for in vain."""
    played: list[Decision] = []
    while waiting(game) and len(played) < steps:
        played.append(step(game, rng))
    return played


class Walk:
    """A random game: every position it went through, sealed choices half made included, as JSON."""

    def __init__(self, setting: Setting, seed: int) -> None:
        self.setting = setting
        self.game = setting.new(seed)
        self.decisions: list[Decision] = []
        self.positions: list[str] = []
        rng = random.Random(seed)
        while not self.game.is_over:
            self.positions.append(json.dumps(self.game.to_dict()))
            self.decisions.append(step(self.game, rng))
        self.positions.append(json.dumps(self.game.to_dict()))


@cache
def walk(setting: Setting, seed: int) -> Walk:
    """One walk per setting and seed for the whole run; nobody plays on in it."""
    return Walk(setting, seed)


SEEDS = st.integers(0, settings().max_examples // 4)  # of walks: two as a rule
PLACES = st.integers(0, 2000)


def node(setting: Setting, seed: int, place: int) -> Game:
    """A game at some node of a walk, loaded there: not over, free to play on."""
    positions = walk(setting, seed).positions
    return carrack.load(json.loads(positions[place % (len(positions) - 1)]))


def asked(game: Game) -> int:
    """A seat that has to choose."""
    return waiting(game)[0]


def eyes(game: Game) -> list[int | None]:
    """All who look on: every seat, and the public."""
    return [*range(game.players), None]


def seen(game: Game, seat: int | None) -> str:
    """A seat's view to the byte."""
    return json.dumps(carrack.to_builtins(game.view(seat)), sort_keys=True)
