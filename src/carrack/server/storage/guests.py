"""Queries and writes of guests and their tokens, the server's own secrets, and the quotas of each guest.

A quota is checked in the transaction that adds one more, with the guest's row locked, so that it holds for all
processes together. The quota of rows is checked by `actions`, on the table's rows in memory.
"""

import math
from collections.abc import Sequence
from hashlib import sha256

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy import text as sql
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from carrack.server.api_types.answers import BotInfo
from carrack.server.config import Config
from carrack.server.errors import Refused
from carrack.server.storage import schema
from carrack.server.storage.schema import NOTIFY, OPEN, REVOKED, Guest

OWNER = "owner"  # the secret with the token of a local server's owner


class GuestStore:
    """Queries and writes of guests, their tokens, and the server's own secrets."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._can_notify = engine.dialect.name == "postgresql"

    @staticmethod
    async def add(connection: AsyncConnection, guest: Guest, token: str, now: float) -> None:
        """Insert a guest, with a hash of the token."""
        values = {**msgspec.structs.asdict(guest), "token": _hash(token), "made": now}
        await connection.execute(insert(schema.guests).values(values))

    @staticmethod
    async def rename(connection: AsyncConnection, guest: str, name: str, lang: str) -> None:
        """Change a guest's name and language; existing chat lines and seats keep the old name."""
        guests = schema.guests
        await connection.execute(update(guests).where(guests.c.id == guest).values(name=name, lang=lang))

    async def by_token(self, token: str) -> Guest | None:
        """Return the guest with a token; None if it is unknown or revoked."""
        guests = schema.guests
        query = select(guests.c.id, guests.c.name, guests.c.lang, guests.c.owner)
        query = query.where(guests.c.token == _hash(token), ~guests.c.is_revoked)
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else Guest(*row)

    @staticmethod
    async def is_revoked(connection: AsyncConnection, token: str) -> bool | None:
        """Return whether a token was revoked; None if it never existed."""
        guests = schema.guests
        found: bool | None = await connection.scalar(select(guests.c.is_revoked).where(guests.c.token == _hash(token)))
        return found

    async def bots(self, owner: str) -> list[BotInfo]:
        """Return a guest's bots whose tokens are valid, the oldest first."""
        guests = schema.guests
        query = select(guests.c.id, guests.c.name, guests.c.made).where(guests.c.owner == owner, ~guests.c.is_revoked)
        async with self._engine.connect() as connection:
            return [BotInfo(*row) for row in await connection.execute(query.order_by(guests.c.made, guests.c.id))]

    async def revoke(self, connection: AsyncConnection, guest: str, owner: str | None = None) -> bool:
        """Revoke a guest's token and return whether there was one. With `owner`: only a bot of that guest."""
        guests = schema.guests
        mine = (guests.c.id == guest) & ~guests.c.is_revoked
        if owner is not None:
            mine &= guests.c.owner == owner
        is_done = (await connection.execute(update(guests).where(mine).values(is_revoked=True))).rowcount == 1
        if is_done and self._can_notify:
            await connection.execute(NOTIFY, {"channel": REVOKED, "words": [guest]})
        return is_done

    async def revoked_among(self, some: Sequence[str]) -> list[str]:
        """Return those of some guests whose tokens were revoked."""
        guests = schema.guests
        async with self._engine.connect() as connection:
            return list(await connection.scalars(select(guests.c.id).where(guests.c.id.in_(some), guests.c.is_revoked)))

    # Secrets of the server --------------------------------------------------------------------------------------------

    async def secret(self, name: str, fresh: bytes) -> bytes:
        """Return a secret of the server; the first process to ask stores its `fresh` one."""
        query = "INSERT INTO secrets (name, value) VALUES (:name, :value) ON CONFLICT (name) DO NOTHING"
        async with self._engine.connect() as plain:
            connection = await plain.execution_options(writes=True)
            async with connection.begin():
                await connection.execute(sql(query), {"name": name, "value": fresh})
                kept = select(schema.secrets.c.value).where(schema.secrets.c.name == name)
                return bytes(await connection.scalar(kept) or fresh)

    @staticmethod
    async def owner_token(connection: AsyncConnection) -> str | None:
        """Return the token of a local server's owner, if it was ever replaced."""
        kept = await connection.scalar(select(schema.secrets.c.value).where(schema.secrets.c.name == OWNER))
        return None if kept is None else bytes(kept).decode()

    @staticmethod
    async def replace_owner_token(connection: AsyncConnection, old: str, new: str) -> None:
        """Replace the owner's revoked token."""
        guests, kept = schema.guests, schema.secrets
        await connection.execute(
            update(guests).where(guests.c.token == _hash(old)).values(token=_hash(new), is_revoked=False)
        )
        await connection.execute(delete(kept).where(kept.c.name == OWNER))
        await connection.execute(insert(kept).values(name=OWNER, value=new.encode()))


def _hash(token: str) -> bytes:
    return sha256(token.encode("utf-8", "surrogateescape")).digest()


HOUR = 3600.0
RECENT = 30 * 24 * HOUR  # seconds; tables unchanged for longer do not count


class Quotas:
    """Checks the quotas of a server; a quota of 0 is none."""

    def __init__(self, config: Config) -> None:
        self._config = config

    async def check_tables(self, connection: AsyncConnection, guest: str) -> None:
        """Raise unless a guest may open one more table."""
        most, tables = self._config.tables_per_guest, schema.tables
        if most:
            mine = (tables.c.host == guest) & tables.c.life.in_(OPEN)
            is_recent = tables.c.changed > self._config.now() - RECENT
            query = select(func.count()).select_from(tables).where(mine, is_recent)
            if int(await connection.scalar(query) or 0) >= most:
                raise Refused("too-many-tables", most=most)

    async def check_bots(self, connection: AsyncConnection, owner: str) -> None:
        """Raise unless a guest may have one more bot."""
        most, guests = self._config.bots_per_guest, schema.guests
        if most:
            query = select(func.count()).select_from(guests).where(guests.c.owner == owner, ~guests.c.is_revoked)
            if int(await connection.scalar(query) or 0) >= most:
                raise Refused("too-many-bots", most=most)

    async def check_chat(self, connection: AsyncConnection, guest: str) -> None:
        """Raise unless a guest may say one more line."""
        most, chat, now = self._config.chat_per_hour, schema.chat, self._config.now()
        if most:
            mine = (chat.c.guest_id == guest) & (chat.c.made > now - HOUR)
            query = select(chat.c.made).where(mine).order_by(chat.c.made.desc()).offset(most - 1).limit(1)
            oldest = await connection.scalar(query)  # of as many as may be said in an hour
            if oldest is not None:
                raise Refused("too-much-chat", most=most, retry_after=math.ceil(oldest + HOUR - now))
