"""Judges with their weights, which are data: `weights/<game>.json`, tuned by `carrack tune`."""

from collections.abc import Callable
from functools import lru_cache
from importlib.resources import files

import msgspec
from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from carrack.bots.core import discovery, empire
from carrack.bots.core.judge import Judge
from carrack.engine.core.tables import numbers
from carrack.engine.titles import find

Rows = list[list[int]]  # for each stage of the game its weights


class Weights(Struct):
    """What `carrack tune` writes: for each number of players rows of weights, and how they came about."""

    game: str
    players: dict[str, Rows]
    origin: dict[str, str]


class School(Struct, frozen=True):
    """How a game is judged: its features by size, its stages, and the judge itself."""

    size: int
    stages: int
    judge: Callable[[vec[i64]], Judge]


SCHOOLS = {
    "discovery": School(discovery.SIZE, discovery.STAGES, discovery.DiscoveryJudge),
    "empire": School(empire.SIZE, empire.STAGES, empire.EmpireJudge),
}


def school_of(game: str) -> School:
    """How a game is judged."""
    return SCHOOLS[find(game).name]


def judge_from(game: str, rows: Rows) -> Judge:
    """A judge of its own with these weights."""
    return school_of(game).judge(numbers([weight for row in rows for weight in row]))


def judge_for(game: str, players: int) -> Judge:
    """A judge of its own with the weights that are shipped for so many players."""
    return judge_from(game, shipped(game).players[str(players)])


@lru_cache(maxsize=8)
def shipped(game: str) -> Weights:
    """The weights that come with carrack."""
    school_of(game)
    return msgspec.json.decode((files("carrack.bots") / "weights" / f"{game}.json").read_bytes(), type=Weights)
