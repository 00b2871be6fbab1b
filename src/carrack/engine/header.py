"""The first lines of a record or of entries: what the game is, who may read this, and what its chance follows from."""

import json
import re
from typing import Any

from msgspec import Struct

from carrack.engine.course import ENTRIES
from carrack.engine.errors import CarrackError, RecordError
from carrack.engine.fields import WHOLE, reader_eyes
from carrack.engine.kit import Kit, kit_of
from carrack.engine.options import settle
from carrack.engine.positions import Position, read, source_from
from carrack.engine.record import RECORD
from carrack.engine.secret import CHANCE_VERSION, Source

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


class Header(Struct):
    """What stands before the rows."""

    kit: Kit
    players: int
    options: dict[str, Any]
    rules_version: int
    chance_version: int
    reader: int  # eyes
    source: Source | None
    commitment: str | None = None
    position: Position | None = None
    position_at: int = 1  # its line
    is_revealed: bool = False

    def derives(self) -> bool:
        """Whether every token follows from what is written here, by the chance code at hand."""
        if self.source is None or not self.source.secret or self.chance_version != CHANCE_VERSION:
            return False
        position = self.position
        return position is None or all(None not in position.data[zone.name] for zone in self.kit.title.zones)


def read_header(lines: list[str]) -> tuple[Header, int]:
    """The header of a text in lines, and how many of them it takes."""
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


def _read_record(fields: dict[str, tuple[int, str]]) -> Header:
    header = _settled(
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
        position = header.position = checked(at, read, _object(at, text))
        header.position_at = at
        same = (position.kit, position.players, position.options, position.rules_version)
        if same != (header.kit, header.players, header.options, header.rules_version) or position.pending:
            raise RecordError("other-position", line=at, field="position")
    return header


def _read_entries(text: str) -> Header:
    data = _object(1, text.removeprefix(ENTRIES))
    for key in data:
        if key not in ENTRIES_FIELDS:
            raise RecordError("unknown-field", line=1, field=key)
    if "position" in data:
        position: Position = checked(1, read, data["position"])
        header = Header(
            position.kit, position.players, position.options, position.rules_version, 0, WHOLE, None, None, position
        )
        header.source = position.source
    else:
        header = _settled(data, 1)
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


def _settled(data: dict[str, Any], at: int) -> Header:
    """A header with game, players, rules version and options checked."""
    for key, kind in (("game", str), ("players", int), ("rules_version", int), ("options", dict)):
        if type(data.get(key)) is not kind:
            raise RecordError("bad-field", line=at, field=key)
    kit: Kit = checked(at, kit_of, data["game"])
    if data["rules_version"] not in kit.title.rules_versions:
        raise RecordError("unknown-rules-version", line=at, field="rules", value=data["rules_version"])
    options = checked(at, settle, kit.title, data["players"], data["options"])
    return Header(kit, data["players"], options, data["rules_version"], 0, WHOLE, None)


def checked(at: int, call: Any, *args: Any) -> Any:
    """The result of a call; what is wrong with its input becomes a fault of that line."""
    try:
        return call(*args)
    except CarrackError as error:
        raise RecordError(error.code, **{**error.details, "line": at}) from error


def _count(at: int, word: str, field: str) -> int:
    if not re.fullmatch(r"[0-9]{1,9}", word):
        raise RecordError("bad-field", line=at, field=field)
    return int(word)


def _reader(at: int, word: object, players: int) -> int:
    eyes = reader_eyes(word, players)
    if eyes is None:
        raise RecordError("bad-field", line=at, field="reader")
    return eyes


def _object(at: int, text: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RecordError("bad-json", line=at) from error
    if not isinstance(data, dict):
        raise RecordError("bad-json", line=at)
    return data
