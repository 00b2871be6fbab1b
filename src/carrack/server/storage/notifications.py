"""LISTEN and NOTIFY between the processes that share one PostgreSQL: names and numbers only; receivers read the rest.

With SQLite there is one process, and nothing is sent.
"""

import asyncio
from collections.abc import Callable
from typing import Any

from sqlalchemy import bindparam, text
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.types import String

from carrack.server.logs import log

ROWS = "carrack_rows"  # table:version
CHAT = "carrack_chat"  # table:number
PRESENCE = "carrack_presence"  # process:table:seats:watching:asks
ALIVE = "carrack_alive"  # process, or -process when it ends
REVOKED = "carrack_revoked"  # the guest whose token is not good any more
CHANNELS = (ROWS, CHAT, PRESENCE, ALIVE, REVOKED)
NOTIFY = text("SELECT pg_notify(:channel, word) FROM unnest(:words) AS word").bindparams(
    bindparam("words", type_=ARRAY(String))
)
SILENCE = 10.0  # seconds of silence, our own words included, after which a connection is given up
PAUSES = (0.05, 0.1, 0.25, 0.5, 1.0)  # seconds before each try to connect again


class Notifier:
    """Listens and calls. `hear` gets every channel and word; `missed` runs when words may have been lost."""

    def __init__(self, engine: AsyncEngine, hear: Callable[[str, str], None], missed: Callable[[], None]) -> None:
        self._engine = engine
        self._hear = hear
        self._missed = missed
        self._words: list[tuple[str, str]] = []
        self._calling = asyncio.Event()
        self.is_silent = engine.dialect.name != "postgresql"

    def call(self, channel: str, word: str) -> None:
        """Tell the other processes, soon and if possible."""
        if not self.is_silent:
            self._words.append((channel, word))
            self._calling.set()

    async def call_now(self) -> None:
        """Tell what waits."""
        words, self._words = self._words, []
        self._calling.clear()
        channels: dict[str, list[str]] = {}
        for channel, word in words:
            channels.setdefault(channel, []).append(word)
        async with self._engine.begin() as connection:
            for channel, some in channels.items():
                await connection.execute(NOTIFY, {"channel": channel, "words": list(dict.fromkeys(some))})

    async def call_for_ever(self) -> None:
        """Tell whatever there is to tell. What cannot be told is dropped: after a break everything is told anew."""
        while True:
            await self._calling.wait()
            try:
                await self.call_now()
            except (SQLAlchemyError, OSError) as error:
                log.warning("nobody was told: %s", type(error).__name__)

    async def listen_for_ever(self) -> None:
        """Hear the others; when the database goes away, connect again and find out what was missed."""
        if self.is_silent:
            return
        faults = (SQLAlchemyError, OSError, self._engine.dialect.loaded_dbapi.Error)
        tries = 0
        while True:
            was_listening = False
            try:
                async with self._engine.connect() as connection:
                    plain = await connection.execution_options(isolation_level="AUTOCOMMIT")
                    for channel in CHANNELS:
                        await plain.exec_driver_sql(f"LISTEN {channel}")
                    tries = 0
                    was_listening = True
                    raw: Any = (await plain.get_raw_connection()).driver_connection
                    try:
                        self._missed()
                        await self._listen(raw)
                    finally:
                        await connection.invalidate()  # it listens: nobody else should have it
            except faults as error:
                log.warning("the other processes are out of hearing: %s", type(error).__name__)
                if was_listening:
                    # The other connections are broken too. Not after a failed try: by then others may have good ones,
                    # and a pool that was disposed of does not close what is given back to it.
                    await self._engine.dispose()
            await asyncio.sleep(PAUSES[min(tries, len(PAUSES) - 1)])
            tries += 1

    async def _listen(self, raw: Any) -> None:
        has_heard = True
        while has_heard:
            has_heard = False
            async for notice in raw.notifies(timeout=SILENCE):
                has_heard = True
                try:
                    self._hear(notice.channel, notice.payload)
                except ValueError:
                    log.warning("a word on %s was not understood", notice.channel)
