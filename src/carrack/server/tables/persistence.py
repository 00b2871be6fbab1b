"""How a table's state becomes rows of the database, and how it is restored from them."""

from collections.abc import Sequence
from typing import Any

import msgspec

from carrack import __version__
from carrack.engine.errors import CarrackError
from carrack.engine.snapshot import snapshot
from carrack.server.errors import Refused
from carrack.server.logs import log, place_of
from carrack.server.storage.rows import Kept, Nonced, Row, decode, encode
from carrack.server.storage.store import Addition, Answered, Store, Summary, key_values
from carrack.server.tables import views
from carrack.server.tables.hosted_table import Room

EVERY = 50  # rows between two snapshots
VERSIONS = {"unknown-rules-version", "unknown-game"}  # errors that another carrack would not raise


def addition(room: Room, now: float, answered: Answered | None, driver: str, *, is_seen: bool = True) -> Addition:
    """The fresh rows of a table, ready to be written. `driver` is who lets its bots play.

    `is_seen`: the public can see something of it. If not, nobody can tell when it was written: that others change
    their sealed choices is theirs to know.
    """
    last = room.version + len(room.fresh)
    is_due = room.life == "playing" and room.table is not None and room.table.next_bot() is not None
    is_due = is_due or bool(room.sealed_orders())
    changed = now if is_seen else None
    facts: dict[str, Any] = {"version": last, "life": room.life, "changed": changed, "host": room.host}
    facts |= {"bot_is_due": is_due, "driver": driver, "driven": now, "summary": summarize(room)}
    opened = None
    if room.version == 0:
        opened = {"id": room.ident, "game": room.opened.game, "is_public": room.opened.is_public, "made": now}
        opened |= {**facts, "resume_after": 0.0, "resume_failures": 0}
    shot = None
    if room.table is not None and room.version // EVERY != last // EVERY:
        shot = {"table_id": room.ident, "maker": __version__, "body": snapshot(room.table.game)}
    return Addition(
        room.ident,
        room.version,
        opened,
        {"ident": room.ident, **facts},
        [
            {"table_id": room.ident, "version": version, "number": room.update, "body": encode(row)}
            for version, row in enumerate(room.fresh, room.version + 1)
        ],
        None if answered is None else key_values(room.ident, answered),
        shot,
        members(room),
    )


async def load_table(store: Store, ident: str) -> Room | None:
    """Restore a table from the database; None if there is none. Raises `unreadable-table` if its rows make no sense."""
    stored = await store.load(ident)
    if stored is None:
        return None
    try:
        room = _resumed(ident, [decode(row) for row in stored.rows], stored.snapshot)
    except Exception as error:  # rows that are damaged can raise anything
        raise Refused("unreadable-table", why=_why_unreadable(error)) from error
    room.update = stored.update
    return room


def _resumed(ident: str, rows: Sequence[Row], shot: bytes | None) -> Room:
    """A table from its rows, without the snapshot if that is damaged."""
    if shot is not None:
        try:
            return Room.resume(ident, rows, shot)
        except Exception as error:  # noqa: BLE001 - it can raise anything, and the rows alone tell everything
            log.warning("a snapshot cannot be read: %s at %s", type(error).__name__, place_of(error))
    return Room.resume(ident, rows)


def _why_unreadable(error: BaseException | None) -> str:
    """`version` if a table needs rules that this carrack does not have, else `damage`."""
    while error is not None:
        if isinstance(error, CarrackError) and VERSIONS & {error.code, str(error.details.get("why"))}:
            return "version"
        error = error.__cause__
    return "damage"


def summarize(room: Room) -> str:
    """Return the summary of a table as the database has it."""
    facts = views.table_facts(room)
    summary = Summary(
        names=tuple(seat["name"] if seat.get("is_taken", True) else "" for seat in facts["seats"]),
        guests=tuple(chair.guest for chair in room.chairs),
        awaited=() if room.table is None else tuple(views.awaited(room, room.table)),
        winners=facts.get("winners", ()),
        is_board=facts["is_board"],
    )
    return msgspec.json.encode(summary).decode()


def members(room: Room) -> list[dict[str, Any]] | None:
    """Return who sits at a table or is asked to, as rows of the database; None if its fresh rows cannot change that."""
    if all(isinstance(row, Kept | Nonced) for row in room.fresh):
        return None
    guests = {guest for chair in room.chairs if (guest := chair.guest or chair.kept_for)}
    return [{"guest_id": guest, "table_id": room.ident} for guest in sorted(guests)]
