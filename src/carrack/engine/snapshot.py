"""Snapshots: what a game is at one moment, so that its entries up to there need not be replayed.

A snapshot adds nothing to the entries and may be thrown away. It holds the secret, like them.
"""

from collections.abc import Sequence
from typing import Any
from zlib import crc32

import msgspec
from msgspec import Struct

from carrack.engine.errors import CarrackError
from carrack.engine.events import Row
from carrack.engine.game import Game
from carrack.engine.history import KEEP_EVERY, Rewound, Step
from carrack.engine.positions import read
from carrack.engine.replay import Replay, read_text
from carrack.engine.script import Script

VERSION = 2  # of what follows; the rules of a game have their own


class _Snapshot(Struct, array_like=True, forbid_unknown_fields=True):
    version: int
    count: int  # how many entries it stands for
    total: int  # their sum
    position: dict[str, Any]
    rows: list[Row]
    numbers: list[int]
    log: list[Step | int]  # an int is a rewind
    is_revealed: bool


def snapshot(game: Game) -> bytes:
    """A game as bytes."""
    course = game._course
    entries = game.entries()
    rows, numbers = course.chronicle.dump()
    log = [step if isinstance(step, Step) else step.number for step in course.history.log]
    return msgspec.json.encode(
        _Snapshot(VERSION, len(entries), _total(entries), course.to_dict(), rows, numbers, log, course.is_revealed)
    )


def restore(data: bytes, entries: Sequence[str]) -> Game | None:
    """The game that entries tell of, the first of them taken from a snapshot; None if it is none of these."""
    try:
        shot = msgspec.json.decode(data, type=_Snapshot)
    except msgspec.DecodeError:
        return None
    known = entries[: shot.count]
    if shot.version != VERSION or len(known) < shot.count or _total(known) != shot.total:
        return None
    setup = entries[1:2] if entries[1:2] and entries[1].startswith("setup") else []
    header, lines = read_text("\n".join([entries[0], *setup, *entries[shot.count :]]))
    replay = Replay(header, Script(header.kit, header.reader, header.derives()))
    replay.begin(lines)
    try:
        position = read(shot.position)
        state = position.world(checked=True).deal(0, replay.course.source.chance(header.kit.title))
    except CarrackError:
        return None
    course = replay.course
    state.noting = True
    course.state = state
    course.number, course.takebacks = position.number, position.takebacks
    course.pending = dict(sorted(position.pending.items()))
    course.is_revealed = shot.is_revealed
    course.chronicle.fill(shot.rows, shot.numbers)
    course.take_entries(known)
    history = course.history
    for step in shot.log:
        if isinstance(step, Step):
            history.log.append(step)
            history.line.append(step)
        else:
            history.log.append(Rewound(step))
            del history.line[step - history.start :]
    history.kept += [None] * (len(history.line) // KEEP_EVERY)
    return Game(replay.go_on(lines))


def _total(entries: Sequence[str]) -> int:
    total = 0
    for entry in entries:
        total = crc32(entry.encode(), total)
    return total
