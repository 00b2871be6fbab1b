"""What a seat or the public may know of a table. Nothing of a table leaves the server but through here."""

from typing import Any

import msgspec

from carrack.engine.narrate import read_move
from carrack.engine.types import Event
from carrack.server.facts import SeatFacts, TableFacts
from carrack.server.room import Room
from carrack.server.rows import Chair
from carrack.server.wire import Happening, Picture, Spelt
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


def events(room: Room, seat: int | None, since: int) -> tuple[Happening, ...]:
    """What happened at a table from a serial on, as a seat may hear it; None: the public."""
    return () if room.table is None else tuple(map(spell_out, room.table.game.events(since, seat)))


def spell_out(event: Event) -> Happening:
    """An event for those who cannot read the text of a move."""
    text = event.args.get("move")
    move = Spelt(*read_move(event.game, text, int(event.args["seat"]))) if isinstance(text, str) else None
    return Happening(**msgspec.structs.asdict(event), move=move)


def record(room: Room, seat: int | None) -> str:
    """The game as a text, as a seat may read it; empty before it begins."""
    return "" if room.table is None else room.table.game.record(seat)


def _table(room: Room) -> TableFacts:
    opened = room.opened
    table = room.table
    told: TableFacts = {
        "game": opened.game,
        "options": opened.options,
        "rules_version": opened.rules_version,
        "is_public": opened.is_public,
        "life": room.life,
        "commitment": room.commitment,
        "rematch": room.rematch,
        "seats": [_chair(room, chair) for chair in room.chairs] if table is None else _seats(room, table),
    }
    if table is None:
        return told
    told["awaited"] = _awaited(room, table)
    told["agreed"] = table.agreed
    told["has_take_backs"] = table.has_take_backs
    if room.life == "over":  # before, points may tell what is hidden
        told["scores"] = table.game.scores()
        told["winners"] = table.winners()
    return told


def _chair(room: Room, chair: Chair) -> SeatFacts:
    told: SeatFacts = {
        "kind": chair.kind,
        "name": chair.name,
        "is_host": chair.guest == room.host,
        "is_taken": bool(chair.guest),
    }
    if chair.kind == "bot":
        told["level"] = chair.level
    return told


def _seats(room: Room, table: Table) -> list[SeatFacts]:
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
