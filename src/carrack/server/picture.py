"""What a seat or the public may know of a table. Nothing of a table leaves the server but through here."""

from typing import Any

import msgspec

from carrack.engine.types import Event
from carrack.server.room import Room
from carrack.server.wire import Picture
from carrack.table import Table


def picture(room: Room, seat: int | None) -> Picture:
    """A table as a seat may see it; None: the public."""
    sections: dict[str, Any] = {"table": _table(room)}
    serial = 0
    if room.table is not None:
        game = room.table.game
        serial = len(game.events(seat=seat))
        for field, value in msgspec.to_builtins(game.view(seat)).items():
            sections[f"view.{field}"] = value
        sections["figures"] = msgspec.to_builtins(game.figures())
        if seat is not None:
            sections["menu"] = msgspec.to_builtins(game.choices(seat))
            sections["undo"] = msgspec.to_builtins(game.undo_limit(seat))
    return Picture(room.ident, seat, room.update, 0 if seat is None else room.revisions[seat], serial, sections)


def events(room: Room, seat: int | None, since: int) -> tuple[Event, ...]:
    """What happened at a table from a serial on, as a seat may hear it; None: the public."""
    return () if room.table is None else room.table.game.events(since, seat)


def record(room: Room, seat: int | None) -> str:
    """The game as a text, as a seat may read it; empty before it begins."""
    return "" if room.table is None else room.table.game.record(seat)


def _table(room: Room) -> dict[str, Any]:
    opened = room.opened
    table = room.table
    told: dict[str, Any] = {
        "game": opened.game,
        "options": opened.options,
        "rules_version": opened.rules_version,
        "is_public": opened.is_public,
        "life": room.life,
        "commitment": room.commitment,
        "rematch": room.rematch,
    }
    if table is None:
        told["seats"] = [
            {"kind": chair.kind, "name": chair.name, "is_host": chair.guest == room.host, "is_taken": bool(chair.guest)}
            | ({"level": chair.level} if chair.kind == "bot" else {})
            for chair in room.chairs
        ]
        return told
    told |= {
        "seats": _seats(room, table),
        "awaited": _awaited(room, table),
        "agreed": table.agreed,
        "has_take_backs": table.has_take_backs,
    }
    if room.life == "over":  # before, points may tell what is hidden
        told |= {"scores": table.game.scores(), "winners": table.winners()}
    return told


def _seats(room: Room, table: Table) -> list[dict[str, Any]]:
    return [
        {
            "kind": seat.kind,
            "name": name,
            "is_host": chair.guest == room.host,
            "level": seat.level,
            "is_away": seat.is_away,
            "has_resigned": seat.has_resigned,
        }
        for seat, name, chair in zip(table.seats, table.names, room.chairs, strict=True)
    ]


def _awaited(room: Room, table: Table) -> list[int]:
    """The seats that have to choose."""
    if room.life != "playing":
        return []
    return [seat for seat in table.game.deciders if seat not in table.game.committed]
