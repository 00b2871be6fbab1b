"""The header of a record or of entries: game, options, reader, and the secret its chance derives from."""

import json
import re
from typing import Any

from msgspec import Struct

from carrack.engine.errors import CarrackError, RecordError
from carrack.engine.fields import WHOLE, reader_mask
from carrack.engine.options import resolve_options
from carrack.engine.positions import Position, read_position, source_from
from carrack.engine.record import RECORD
from carrack.engine.secret import CHANCE_VERSION, ChanceSource
from carrack.engine.timeline import ENTRIES
from carrack.engine.title_codecs import TitleCodecs, codecs_of

NEEDED = ("game", "players", "rules", "options", "chance", "reader")
OPTIONAL = ("commitment", "position", "secret", "nonces")
ENTRIES_FIELDS = (
    "game",
    "rules_version",
    "players",
    "options",
    "chance",
    "position",
    "chance_version",
    "reader",
    "commitment",
)


class RecordHeader(Struct):
    """The header of a record, checked."""

    codecs: TitleCodecs
    players: int
    options: dict[str, Any]
    rules_version: int
    chance_version: int
    reader: int  # knowledge mask
    source: ChanceSource | None
    commitment: str | None = None
    position: Position | None = None
    position_at: int = 1  # line of the position, for errors
    is_revealed: bool = False

    def derives(self) -> bool:
        """Whether every token can be derived from this header with the present chance code."""
        if self.source is None or not self.source.secret or self.chance_version != CHANCE_VERSION:
            return False
        position = self.position
        return position is None or all(None not in position.data[zone.name] for zone in self.codecs.title.zones)


def read_header(lines: list[str]) -> tuple[RecordHeader, int]:
    """Return the header of a text, given as lines, and how many lines it takes."""
    if lines[0].startswith(ENTRIES):
        return _read_entries(lines[0]), 1
    if lines[0] != RECORD:
        raise RecordError("no-record", line=1)
    fields: dict[str, tuple[int, str]] = {}
    count = 1
    while count < len(lines) and lines[count]:
        key, _, value = lines[count].partition(" ")
        count += 1
        if key not in NEEDED + OPTIONAL or key in fields:
            raise RecordError("unknown-field", line=count, field=key)
        fields[key] = count, value
    for key in NEEDED:
        if key not in fields:
            raise RecordError("missing-field", line=count, field=key)
    return _read_record(fields), count


def _read_record(fields: dict[str, tuple[int, str]]) -> RecordHeader:
    header = _checked_header(
        {
            "game": fields["game"][1],
            "players": _count(*fields["players"], "players"),
            "rules_version": _count(*fields["rules"], "rules"),
            "options": _object(*fields["options"]),
        },
        fields["options"][0],
    )
    header.chance_version = _count(*fields["chance"], "chance")
    header.reader = _reader(*fields["reader"], header.players)
    if "commitment" in fields:
        header.commitment = fields["commitment"][1]
    if ("secret" in fields) != ("nonces" in fields):
        raise RecordError("missing-field", line=fields["reader"][0], field="secret")
    if "secret" in fields:
        chance = {"secret": fields["secret"][1], "nonces": fields["nonces"][1].split()}
        header.source = checked(fields["secret"][0], source_from, chance, header.players)
        header.is_revealed = True
    if "position" in fields:
        at, text = fields["position"]
        position = header.position = checked(at, read_position, _object(at, text))
        header.position_at = at
        same = (position.codecs, position.players, position.options, position.rules_version)
        if same != (header.codecs, header.players, header.options, header.rules_version) or position.pending:
            raise RecordError("other-position", line=at, field="position")
    return header


def _read_entries(text: str) -> RecordHeader:
    data = _object(1, text.removeprefix(ENTRIES))
    for key in data:
        if key not in ENTRIES_FIELDS:
            raise RecordError("unknown-field", line=1, field=key)
    if "position" in data:
        position: Position = checked(1, read_position, data["position"])
        header = RecordHeader(
            position.codecs, position.players, position.options, position.rules_version, 0, WHOLE, None, None, position
        )
        header.source = position.source
    else:
        header = _checked_header(data, 1)
        header.source = checked(1, source_from, data.get("chance"), header.players)
    if header.source is None:
        raise RecordError("missing-field", line=1, field="chance")
    version = data.get("chance_version")
    if type(version) is not int:
        raise RecordError("bad-field", line=1, field="chance_version")
    header.chance_version = version
    header.reader = _reader(1, data.get("reader", "all"), header.players)
    header.commitment = data.get("commitment")
    if not isinstance(header.commitment, str | None):
        raise RecordError("bad-field", line=1, field="commitment")
    return header


def _checked_header(data: dict[str, Any], at: int) -> RecordHeader:
    """Return a header whose game, players, rules version and options are checked."""
    for key, kind in (("game", str), ("players", int), ("rules_version", int), ("options", dict)):
        if type(data.get(key)) is not kind:
            raise RecordError("bad-field", line=at, field=key)
    codecs: TitleCodecs = checked(at, codecs_of, data["game"])
    if data["rules_version"] not in codecs.title.rules_versions:
        raise RecordError("unknown-rules-version", line=at, field="rules", value=data["rules_version"])
    options = checked(at, resolve_options, codecs.title, data["players"], data["options"], data["rules_version"])
    return RecordHeader(codecs, data["players"], options, data["rules_version"], 0, WHOLE, None)


def checked(at: int, call: Any, *args: Any) -> Any:
    """Return the result of a call; turn its CarrackError into a RecordError of that line."""
    try:
        return call(*args)
    except CarrackError as error:
        raise RecordError(error.code, **{**error.details, "line": at}) from error


def _count(at: int, word: str, field: str) -> int:
    if not re.fullmatch(r"[0-9]{1,9}", word):
        raise RecordError("bad-field", line=at, field=field)
    return int(word)


def _reader(at: int, word: object, players: int) -> int:
    viewer = reader_mask(word, players)
    if viewer is None:
        raise RecordError("bad-field", line=at, field="reader")
    return viewer


def _object(at: int, text: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RecordError("bad-json", line=at) from error
    if not isinstance(data, dict):
        raise RecordError("bad-json", line=at)
    return data
