"""The tables of a guest: a summary of each is kept beside it, so that a list of them needs no game."""

from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import case, select
from sqlalchemy.ext.asyncio import AsyncEngine

from carrack.server import picture, schema
from carrack.server.room import Room
from carrack.server.rows import Kept, Nonced
from carrack.server.wire import OwnTable

PAGE = 50  # tables that are listed at once
RANKS = {"playing": 0, "gathering": 1}  # of what can still be played; all others come after
CLOSED = "closed"


class Summary(Struct, omit_defaults=True):
    """What a list shows of a table, by seat. Everybody may know it, except `guests`, which are ids."""

    names: tuple[str, ...] = ()
    guests: tuple[str, ...] = ()
    awaited: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    is_board: bool = False


def summarize(room: Room) -> str:
    """Return the summary of a table as the database has it."""
    facts = picture.table_facts(room)
    summary = Summary(
        names=tuple(seat["name"] if seat.get("is_taken", True) else "" for seat in facts["seats"]),
        guests=tuple(chair.guest for chair in room.chairs),
        awaited=() if room.table is None else tuple(picture.awaited(room, room.table)),
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


async def list_own_tables(engine: AsyncEngine, guest: str, skip: int) -> list[OwnTable]:
    """Return a page of a guest's tables: running ones first, those before others that wait for the guest.

    After them come tables that gather, and last those that are over; within each the one that changed last is first.
    """
    tables, seated = schema.tables, schema.members
    rank = case(RANKS, value=tables.c.life, else_=len(RANKS))
    query = (
        select(tables.c.id, tables.c.life, tables.c.game, tables.c.changed, tables.c.host, tables.c.summary)
        .join(seated, seated.c.table_id == tables.c.id)
        .where(seated.c.guest_id == guest, tables.c.life != CLOSED)
        .order_by(rank, tables.c.changed.desc(), tables.c.id)
        .limit(PAGE)
        .offset(skip)
    )
    async with engine.connect() as connection:
        found = [_own_table(guest, *row) for row in await connection.execute(query)]
    return sorted(found, key=lambda one: (RANKS.get(one.life, len(RANKS)), one.is_board, not _is_turn(one)))


def _own_table(guest: str, ident: str, life: Any, game: str, changed: float, host: str, text: str) -> OwnTable:
    summary = msgspec.json.decode(text, type=Summary)
    yours = [seat for seat, one in enumerate(summary.guests) if one == guest]
    names, awaited, winners = list(summary.names), list(summary.awaited), list(summary.winners)
    return OwnTable(ident, life, game, changed, names, yours, awaited, winners, host == guest, summary.is_board)


def _is_turn(one: OwnTable) -> bool:
    return one.life == "playing" and not set(one.yours).isdisjoint(one.awaited)
