"""Nets as files: whole numbers, checked when they are read.

`carrack train` makes them. A game names the file of its shipped net in its `Evaluation`.
"""

from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from carrack.bots.core.net import CERTAIN, CLIP, COUNTS, FEWEST, SCALE_BITS, SOURCES, TOP, Net, Reader
from carrack.bots.evaluators import Rows, evaluation_of
from carrack.engine.core.state import State
from carrack.engine.errors import OptionError
from carrack.engine.titles import find

MOST_BITS = 14  # after the point, of the weights of a layer
WIDEST = 256  # traits, and merged traits
HALF_LANE = 1 << 31
# Of the linear part and sharpness, and of outputs: no product of their sums has more than 62 bits.
MOST_BASE = 1 << 20
MOST_LAST = 1 << 32


class NetGate(Struct, frozen=True):
    """What a net won in play: one seat with it against a level without it."""

    level: str
    deals: int  # each played once from every seat
    share: float  # of the victories
    low: float | None  # of its 95 % interval
    high: float | None


class NetOrigin(Struct, frozen=True):
    """Where a net comes from: what it learned, and how well it does on games it has not seen."""

    rules_version: int
    carrack_version: str
    players: int  # of the games with the options below
    options: dict[str, Any]
    mixed: int  # percent of the games with other players and options
    games: int
    first_seed: int
    last_seed: int
    figures: dict[str, float] = {}
    gate: NetGate | None = None  # once it has been tried


class NetFile(Struct):
    """A net: its shape, its weights, and where they come from."""

    game: str
    origin: NetOrigin
    traits: int  # of the first layer
    merged: int  # of the second
    first_bits: int  # after the point of the weights of the first layer
    second_bits: int
    base: dict[str, Rows]  # by number of players: for each stage the weights of the linear part
    sharpness: list[int]  # by stage
    first: Rows  # biases, then a row for each feature
    second: Rows  # biases, then a row for each own trait, then for the others'
    last: Rows  # for each output a bias, then its weights


class Prediction(Struct, frozen=True):
    """What a net says about one seat; chances are between 0 and 1, all else are points."""

    margin: float  # over the mean of the others at the end
    chance: float  # of winning
    sources: dict[str, float]  # final points, by source
    marks: tuple[float, ...]  # expected shares, such as the majorities in the regions


def reader_of(game: str) -> Reader:
    """A new reader of a game's positions; OptionError `no-net-reader` if it declares none."""
    reader = evaluation_of(game).reader
    if reader is None:
        raise OptionError("no-net-reader", game=game)
    return reader()


def net_from(file: NetFile) -> Net:
    """The net of a file; ValueError if it does not fit this version's features, or its sums could overflow."""
    reader = reader_of(file.game)
    _check(file, reader)
    net = Net(reader, file.traits, file.merged, file.first_bits, file.second_bits)
    for players, rows in file.base.items():
        for stage, row in enumerate(rows):
            net.set_base(int(players), stage, row)
    for stage, sharpness in enumerate(file.sharpness):
        net.sharpness[stage] = sharpness
    for at, row in enumerate(file.first, -1):
        net.set_first(at, row)
    for at, row in enumerate(file.second, -1):
        net.set_second(at, row)
    for output, (bias, *weights) in enumerate(file.last):
        net.set_output(output, weights, bias)
    return net


def _check(file: NetFile, reader: Reader) -> None:
    """Raise ValueError unless shapes are those of this version and no sum can overflow."""
    stages = reader.evaluator.stages
    outputs = SOURCES + reader.sources + reader.marks
    widths = (file.traits, file.merged)
    shapes = (
        (file.first, reader.size + 1, file.traits),
        (file.second, 2 * file.traits + 1, file.merged),
        (file.last, outputs, file.merged + 1),
        *((rows, stages, reader.linear) for rows in file.base.values()),
        ([file.sharpness], 1, stages),
    )
    if any(width < 2 or width % 2 or width > WIDEST for width in widths):
        raise ValueError("a net of another shape")
    if list(file.base) != [str(players) for players in range(FEWEST, FEWEST + COUNTS)]:
        raise ValueError("a net for other numbers of players")
    if any(len(rows) != height or {len(row) for row in rows} != {width} for rows, height, width in shapes):
        raise ValueError("a net of other features")
    if not (SCALE_BITS <= file.first_bits <= MOST_BITS and 0 <= file.second_bits <= MOST_BITS):
        raise ValueError("weights of another scale")
    if largest_sum(file.first, CLIP) >= HALF_LANE or largest_sum(file.second, TOP) >= HALF_LANE:
        raise ValueError("weights too large")
    if any(_largest(rows) >= MOST_BASE for rows in (*file.base.values(), [file.sharpness])):
        raise ValueError("weights too large")
    if _largest(file.last) >= MOST_LAST:
        raise ValueError("weights too large")


def _largest(rows: Rows) -> int:
    return max(abs(weight) for row in rows for weight in row)


def largest_sum(rows: Rows, most: int) -> int:
    """The largest size that a sum of a layer can have, if its inputs are at most so large."""
    bias, *weights = rows
    return max(abs(bias[k]) + most * sum(abs(row[k]) for row in weights) for k in range(len(bias)))


def read_net(path: Path) -> NetFile:
    """The net of a file; ValueError or msgspec.DecodeError if it holds none that can be used here."""
    file = msgspec.json.decode(path.read_bytes(), type=NetFile)
    try:
        net_from(file)
    except OptionError as error:
        raise ValueError("a net of another game") from error
    return file


def write_net(file: NetFile, path: Path) -> None:
    """Save a net atomically, a row to a line, as it reads well in a diff."""
    partial = path.with_suffix(path.suffix + ".part")
    partial.write_text(net_text(file), encoding="utf-8")
    partial.replace(path)


def net_text(file: NetFile) -> str:
    """A net as JSON, a row to a line."""
    lines = []
    for key, value in msgspec.to_builtins(file).items():
        name = msgspec.json.encode(key).decode()
        if key == "base":
            tables = ",\n".join(f'  "{players}": [\n{_lines(rows, 3)}\n  ]' for players, rows in value.items())
            lines.append(f" {name}: {{\n{tables}\n }}")
        elif key in {"first", "second", "last"}:
            lines.append(f" {name}: [\n{_lines(value, 2)}\n ]")
        else:
            lines.append(f" {name}: {msgspec.json.encode(value).decode()}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _lines(rows: Rows, indent: int) -> str:
    return ",\n".join(" " * indent + msgspec.json.encode(row).decode() for row in rows)


@lru_cache(maxsize=8)
def file_of(game: str, path: str = "") -> NetFile:
    """The net of a file, or the one that is shipped with a game; OptionError `no-net` if there is none."""
    where = Path(path) if path else evaluation_of(game).net
    if where is None or not where.is_file():
        raise OptionError("no-net", game=game, file=path)
    try:
        file = read_net(where)
    except (msgspec.DecodeError, ValueError) as error:
        raise OptionError("bad-net", file=str(where), reason=str(error)) from error
    if file.game != game:
        raise OptionError("bad-net", file=str(where), reason=f"a net of {file.game}")
    return file


def net_of(game: str, path: str = "") -> Net:
    """A new net of a game: from a file, or the shipped one."""
    return net_from(file_of(game, path))


def predict(net: Net, game: str, world: State) -> tuple[Prediction, ...]:
    """What a net says about all seats of a position. It knows no more than `world` shows to everybody."""
    names = find(game).sources
    chances = net.chances(world)
    return tuple(
        Prediction(
            margin=net.margin(world, seat) / (1 << SCALE_BITS),
            chance=chances[seat] / CERTAIN,
            sources={
                name: points / (1 << SCALE_BITS) for name, points in zip(names, net.sources(world, seat), strict=True)
            },
            marks=tuple(share / CERTAIN for share in net.marks(world, seat)),
        )
        for seat in range(world.players)
    )
