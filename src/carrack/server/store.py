"""Reading and writing tables, guests, keys and chat. Whatever writes is work for the writer."""

from hashlib import sha256
from typing import NamedTuple

import msgspec
from sqlalchemy import ColumnElement, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from carrack import __version__
from carrack.engine.snapshot import snapshot
from carrack.server import schema
from carrack.server.errors import Refused
from carrack.server.guest import Guest
from carrack.server.room import Room
from carrack.server.rows import decode, encode
from carrack.server.wire import BotInfo, Listed, Said, Spoken
from carrack.server.writer import Clash

EVERY = 50  # rows between two snapshots
LOBBY = 200  # tables listed at most
PAGE = 200  # lines of chat read at once
LISTED = ("gathering", "playing")


class Key(NamedTuple):
    """What a guest calls a call, and a digest of what it asks for."""

    key: str
    digest: bytes


class Answered(NamedTuple):
    """A call of a guest with a key, and what it was answered."""

    guest: str
    key: Key
    answer: bytes


class Store:
    """The database of a server."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self.is_alone = engine.dialect.name == "sqlite"  # one process for one file

    # Tables ----------------------------------------------------------------------------------------------------------

    async def version(self, ident: str) -> int:
        """How many rows a table has; 0 if there is none."""
        async with self._engine.connect() as connection:
            query = select(schema.tables.c.version).where(schema.tables.c.id == ident)
            return int(await connection.scalar(query) or 0)

    async def load(self, ident: str) -> Room | None:
        """A table from its rows."""
        rows, shots = schema.rows, schema.snapshots
        async with self._engine.connect() as connection:
            query = select(rows.c.body, rows.c.number).where(rows.c.table_id == ident).order_by(rows.c.version)
            found = (await connection.execute(query)).all()
            mine = (shots.c.table_id == ident) & (shots.c.maker == __version__)
            shot = await connection.scalar(select(shots.c.body).where(mine))
        if not found:
            return None
        room = Room.resume(ident, [decode(row.body) for row in found], shot)
        room.update = found[-1].number
        return room

    async def lobby(self) -> list[Listed]:
        """The public tables that gather or play, the liveliest first."""
        tables = schema.tables
        query = select(tables.c.id, tables.c.life, tables.c.game, tables.c.changed)
        query = (
            query.where(tables.c.is_public, tables.c.life.in_(LISTED)).order_by(tables.c.changed.desc()).limit(LOBBY)
        )
        async with self._engine.connect() as connection:
            return [Listed(*row) for row in await connection.execute(query)]

    @staticmethod
    async def keep(
        connection: AsyncConnection, room: Room, now: float, answered: Answered | None, driver: str = ""
    ) -> None:
        """Write the fresh rows of a table; Clash if somebody else was quicker. `driver` is who lets its bots play."""
        last = room.version + len(room.fresh)
        is_due = room.life == "playing" and room.table is not None and room.table.next_bot() is not None
        drive = {"bot_is_due": is_due, "driver": driver, "driven": now}
        facts = {"version": last, "life": room.life, "changed": now, "host": room.host, **drive}
        tables = schema.tables
        if room.version == 0:
            opened = room.opened
            more = {"id": room.ident, "game": opened.game, "is_public": opened.is_public, "made": now}
            await connection.execute(insert(tables).values(facts | more))
        else:
            mine = (tables.c.id == room.ident) & (tables.c.version == room.version)
            if (await connection.execute(update(tables).where(mine).values(facts))).rowcount != 1:
                raise Clash
        await connection.execute(
            insert(schema.rows),
            [
                {"table_id": room.ident, "version": version, "number": room.update, "body": encode(row)}
                for version, row in enumerate(room.fresh, room.version + 1)
            ],
        )
        if answered is not None:
            await _add_key(connection, room.ident, answered.guest, answered.key, answered.answer)
        if room.table is not None and room.version // EVERY != last // EVERY:
            await connection.execute(delete(schema.snapshots).where(schema.snapshots.c.table_id == room.ident))
            shot = {"table_id": room.ident, "maker": __version__, "body": snapshot(room.table.game)}
            await connection.execute(insert(schema.snapshots).values(shot))

    async def due(self, driver: str, before: float, most: int) -> list[str]:
        """Tables whose bot is due, and that are this driver's or were last driven long ago; those first."""
        tables = schema.tables
        query = select(tables.c.id).where(tables.c.bot_is_due, _may_drive(driver, before))
        async with self._engine.connect() as connection:
            return list(await connection.scalars(query.order_by(tables.c.driven).limit(most)))

    @staticmethod
    async def claim(connection: AsyncConnection, ident: str, driver: str, before: float, now: float) -> bool:
        """Make somebody the driver of a table, unless somebody else is."""
        tables = schema.tables
        mine = (tables.c.id == ident) & tables.c.bot_is_due & _may_drive(driver, before)
        done = await connection.execute(update(tables).where(mine).values(driver=driver, driven=now))
        return done.rowcount == 1

    async def answered(self, ident: str, guest: str, key: Key) -> bytes | None:
        """What a guest's call with that key was answered, if it was."""
        keys = schema.keys
        query = select(keys.c.digest, keys.c.answer).where(
            keys.c.table_id == ident, keys.c.guest_id == guest, keys.c.key == key.key
        )
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            return None
        if row.digest != key.digest:
            raise Refused("key-reused", field="key")
        return bytes(row.answer)

    # Guests ----------------------------------------------------------------------------------------------------------

    @staticmethod
    async def add_guest(connection: AsyncConnection, guest: Guest, token: str, now: float) -> None:
        """Write a guest; of the token only a hash."""
        values = {**msgspec.structs.asdict(guest), "token": _hash(token), "made": now}
        await connection.execute(insert(schema.guests).values(values))

    async def guest(self, token: str) -> Guest | None:
        """The guest with a token."""
        guests = schema.guests
        query = select(guests.c.id, guests.c.name, guests.c.lang, guests.c.owner)
        query = query.where(guests.c.token == _hash(token), ~guests.c.is_revoked)
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else Guest(*row)

    async def bots(self, owner: str) -> list[BotInfo]:
        """The bots of a guest that may still play, the oldest first."""
        guests = schema.guests
        query = select(guests.c.id, guests.c.name, guests.c.made).where(guests.c.owner == owner, ~guests.c.is_revoked)
        async with self._engine.connect() as connection:
            return [BotInfo(*row) for row in await connection.execute(query.order_by(guests.c.made, guests.c.id))]

    @staticmethod
    async def revoke(connection: AsyncConnection, owner: str, bot: str) -> bool:
        """Take the token of a guest's bot away; whether there was one."""
        guests = schema.guests
        mine = (guests.c.id == bot) & (guests.c.owner == owner) & ~guests.c.is_revoked
        return (await connection.execute(update(guests).where(mine).values(is_revoked=True))).rowcount == 1

    async def hosted(self, host: str) -> list[Listed]:
        """The tables of a host that gather or play, the liveliest first."""
        tables = schema.tables
        query = select(tables.c.id, tables.c.life, tables.c.game, tables.c.changed)
        query = query.where(tables.c.host == host, tables.c.life.in_(LISTED)).order_by(tables.c.changed.desc())
        async with self._engine.connect() as connection:
            return [Listed(*row) for row in await connection.execute(query.limit(LOBBY))]

    # Chat ------------------------------------------------------------------------------------------------------------

    async def said(self, ident: str, since: int) -> list[Said]:
        """What was said after a number, as far as a page goes."""
        chat = schema.chat
        query = select(chat.c.number, chat.c.name, chat.c.text, chat.c.made)
        query = query.where(chat.c.table_id == ident, chat.c.number > since).order_by(chat.c.number).limit(PAGE)
        async with self._engine.connect() as connection:
            return [Said(*row) for row in await connection.execute(query)]

    @staticmethod
    async def say(connection: AsyncConnection, ident: str, guest: Guest, text: str, now: float, key: Key) -> Said:
        """Write a line of chat; Clash if that was done under the same key."""
        tables, keys, chat = schema.tables, schema.keys, schema.chat
        # The table's own line is the lock: two processes must not give out one number.
        await connection.execute(update(tables).where(tables.c.id == ident).values(changed=now))
        mine = (keys.c.table_id == ident) & (keys.c.guest_id == guest.id) & (keys.c.key == key.key)
        if (await connection.execute(select(keys.c.key).where(mine))).first() is not None:
            raise Clash
        last = await connection.scalar(select(func.max(chat.c.number)).where(chat.c.table_id == ident))
        said = Said(int(last or 0) + 1, guest.name, text, now)
        values = {**msgspec.structs.asdict(said), "table_id": ident, "guest_id": guest.id}
        await connection.execute(insert(chat).values(values))
        answer = msgspec.json.encode(Spoken(said.number))
        await _add_key(connection, ident, guest.id, key, answer)
        return said


def _may_drive(driver: str, before: float) -> ColumnElement[bool]:
    return or_(schema.tables.c.driver == driver, schema.tables.c.driven <= before)


async def _add_key(connection: AsyncConnection, ident: str, guest: str, key: Key, answer: bytes) -> None:
    values = {"table_id": ident, "guest_id": guest, "key": key.key, "digest": key.digest, "answer": answer}
    await connection.execute(insert(schema.keys).values(values))


def _hash(token: str) -> bytes:
    return sha256(token.encode("utf-8", "surrogateescape")).digest()
