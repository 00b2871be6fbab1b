"""The evaluators of the games, with their weights: data tuned by `carrack tune`.

A game names its `Evaluation` in `Title.evaluation`; this module imports it when a bot first needs it.
"""

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

import msgspec
from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from carrack.bots.core.evaluator import Evaluator
from carrack.bots.core.net import Reader
from carrack.engine.core.tables import numbers
from carrack.engine.errors import OptionError
from carrack.engine.titles import find, load_entry

Rows = list[list[int]]  # for each stage of the game its weights


class Weights(Struct):
    """A file of weights: rows for each number of players, and how each was tuned."""

    game: str
    players: dict[str, Rows]
    origin: dict[str, str]


class Evaluation(Struct, frozen=True):
    """The evaluation of one game's positions by bots.

    `size` is the number of features, `stages` the number of rows of weights, `create` makes an evaluator from all
    weights in one table, and `weights` is the file with the shipped ones. `has_direct_rules`: its `direct` plays by
    rules that take much less time than after-states, so that level 2 searches more widely. `reader` makes what reads
    positions for the game's net, and `net` is the file of the shipped net, if there is one.
    """

    size: int
    stages: int
    create: Callable[[vec[i64]], Evaluator]
    weights: Path
    has_direct_rules: bool = False
    reader: Callable[[], Reader] | None = None
    net: Path | None = None


@lru_cache(maxsize=8)
def evaluation_of(game: str) -> Evaluation:
    """The evaluation that a game declares; OptionError `no-evaluation` if it declares none."""
    entry = find(game).evaluation
    if not entry:
        raise OptionError("no-evaluation", game=game)
    found = load_entry(entry)
    assert isinstance(found, Evaluation)
    return found


def evaluator_with(game: str, rows: Rows) -> Evaluator:
    """A new evaluator of a game with the given weights."""
    return evaluation_of(game).create(numbers([weight for row in rows for weight in row]))


def evaluator_for(game: str, players: int, edition: str = "") -> Evaluator:
    """A new evaluator of a game with the weights shipped for this number of players."""
    return evaluator_with(game, shipped_weights(game, edition).players[str(players)])


@lru_cache(maxsize=8)
def shipped_weights(game: str, edition: str = "") -> Weights:
    """The weights that come with a game: the present ones, or those kept of an earlier edition."""
    file = evaluation_of(game).weights
    if edition:
        file = file.with_stem(f"{file.stem}-{edition}")
    return msgspec.json.decode(file.read_bytes(), type=Weights)
