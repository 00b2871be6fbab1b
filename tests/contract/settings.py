"""The games and settings that the whole contract suite runs on, and random games of them."""

import json
import random
from functools import cache
from hashlib import sha256
from typing import Any, NamedTuple

import pytest
from hypothesis import settings
from hypothesis import strategies as st

import carrack
from carrack import Game


class Setting(NamedTuple):
    """A game as it can be set up."""

    game: str
    players: int
    options: tuple[tuple[str, Any], ...] = ()

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *(f"{key}={value}" for key, value in self.options)])

    def new(self, seed: int) -> Game:
        """A game as live tables play it: a whole secret, and a nonce from every seat."""
        secret = sha256(b"contract %d" % seed).digest()
        nonces = tuple(sha256(secret + bytes([seat])).digest()[:16] for seat in range(self.players))
        return carrack.new_game(self.game, players=self.players, secret=secret, nonces=nonces, **dict(self.options))


SETTINGS = [Setting("toy", 2), Setting("toy", 3), Setting("toy", 4, (("coins", 9),))]
if "discovery" in carrack.games():
    SETTINGS += [Setting("discovery", players, (("edition", "2007"),)) for players in range(2, 6)]
    SETTINGS += [Setting("discovery", players, (("edition", "2015"),)) for players in range(2, 7)]
    SETTINGS += [
        Setting("discovery", 2, (("edition", "2015"), ("two_player_captains", False))),
        Setting("discovery", 2, (("edition", "2015"), ("two_player_captains", True))),
        Setting("discovery", 4, (("edition", "2015"), ("reduced_luck", True))),
    ]

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)


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
