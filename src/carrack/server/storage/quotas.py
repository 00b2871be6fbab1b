"""How much one guest may have: open tables, bots, lines of chat, and changes of one table.

The database counts, in the transaction that adds one more and behind a lock of the guest's line, so that quotas hold
for all processes together. Rows are counted from the table's own rows, which are the same for every process.
"""

import math

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from carrack.server.config import Config
from carrack.server.errors import Refused
from carrack.server.storage import schema
from carrack.server.storage.rows import OPEN

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
