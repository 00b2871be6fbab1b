"""Snapshots: a game at one moment, so that its entries up to there need not be replayed.

A snapshot is derived from the entries and may be deleted at any time. It holds the secret, as they do.
"""

from collections.abc import Sequence
from typing import Any
from zlib import crc32

import msgspec
from msgspec import Struct

from carrack.engine.decision_log import LoggedDecision, Rewound
from carrack.engine.errors import CarrackError
from carrack.engine.events import JournalRow
from carrack.engine.game import Game, timeline_of
from carrack.engine.positions import read_position
from carrack.engine.recorded_tokens import RecordedTokens
from carrack.engine.replay import Replay, read_text

VERSION = 2  # of the snapshot format; the rules of a game have their own


class _Snapshot(Struct, array_like=True, forbid_unknown_fields=True):
    version: int
    count: int  # entries it stands for
    checksum: int  # their checksum
    position: dict[str, Any]
    rows: list[JournalRow]
    numbers: list[int]
    log: list[LoggedDecision | int]  # a rewind is written as its number
    is_revealed: bool


def snapshot(game: Game) -> bytes:
    """Return a snapshot of a game as bytes."""
    timeline = timeline_of(game)
    entries = game.entries()
    rows, numbers = timeline.event_log.dump()
    log = [item if isinstance(item, LoggedDecision) else item.number for item in timeline.decisions.log]
    return msgspec.json.encode(
        _Snapshot(
            VERSION, len(entries), _checksum(entries), timeline.to_dict(), rows, numbers, log, timeline.is_revealed
        )
    )


def restore(data: bytes, entries: Sequence[str]) -> Game | None:
    """Return the game of these entries, replaying only those after the snapshot; None if it does not belong to them."""
    try:
        stored = msgspec.json.decode(data, type=_Snapshot)
    except msgspec.DecodeError:
        return None
    known = entries[: stored.count]
    if stored.version != VERSION or len(known) < stored.count or _checksum(known) != stored.checksum:
        return None
    setup = entries[1:2] if entries[1:2] and entries[1].startswith("setup") else []
    header, lines = read_text("\n".join([entries[0], *setup, *entries[stored.count :]]))
    replay = Replay(header, RecordedTokens(header.codecs, header.reader, header.derives()))
    replay.begin(lines)
    try:
        position = read_position(stored.position)
        state = position.information_set(checked=True).sample(0, replay.timeline.source.chance(header.codecs.title))
    except CarrackError:
        return None
    timeline = replay.timeline
    state.is_logging = True
    timeline.state = state
    timeline.number, timeline.takebacks = position.number, position.takebacks
    timeline.pending = dict(sorted(position.pending.items()))
    timeline.is_revealed = stored.is_revealed
    timeline.event_log.fill(stored.rows, stored.numbers)
    timeline.restore_entries(known)
    timeline.decisions.restore([item if isinstance(item, LoggedDecision) else Rewound(item) for item in stored.log])
    return Game(replay.continue_with(lines))


def _checksum(entries: Sequence[str]) -> int:
    total = 0
    for entry in entries:
        total = crc32(entry.encode(), total)
    return total
