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
REVOKED = "carrack_revoked"  # the guest whose token was revoked
CHANNELS = (ROWS, CHAT, PRESENCE, ALIVE, REVOKED)
NOTIFY = text("SELECT pg_notify(:channel, word) FROM unnest(:words) AS word").bindparams(
    bindparam("words", type_=ARRAY(String))
)
SILENCE_SECONDS = 10.0  # without any notification, our own included, after which a connection is given up
PAUSES = (0.05, 0.1, 0.25, 0.5, 1.0)  # seconds before each attempt to reconnect


class Notifier:
    """Sends and receives notifications.

    `hear` gets the channel and payload of each; `missed` runs after every new connection, when some may have been lost.
    """

    def __init__(self, engine: AsyncEngine, hear: Callable[[str, str], None], missed: Callable[[], None]) -> None:
        self._engine = engine
        self._receive = hear
        self._reconnected = missed
        self._queue: list[tuple[str, str]] = []
        self._has_work = asyncio.Event()
        self.is_disabled = engine.dialect.name != "postgresql"

    def notify(self, channel: str, word: str) -> None:
        """Queue a notification to the other processes."""
        if not self.is_disabled:
            self._queue.append((channel, word))
            self._has_work.set()

    async def send_now(self) -> None:
        """Send what is queued."""
        words, self._queue = self._queue, []
        self._has_work.clear()
        channels: dict[str, list[str]] = {}
        for channel, word in words:
            channels.setdefault(channel, []).append(word)
        async with self._engine.begin() as connection:
            for channel, some in channels.items():
                await connection.execute(NOTIFY, {"channel": channel, "words": list(dict.fromkeys(some))})

    async def send_for_ever(self) -> None:
        """Send queued notifications until cancelled. Failed ones are dropped: receivers catch up on reconnect."""
        while True:
            await self._has_work.wait()
            try:
                await self.send_now()
            except (SQLAlchemyError, OSError) as error:
                log.warning("nobody was told: %s", type(error).__name__)

    async def listen_for_ever(self) -> None:
        """Receive notifications until cancelled; reconnect when the database goes away."""
        if self.is_disabled:
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
                        self._reconnected()
                        await self._listen(raw)
                    finally:
                        await connection.invalidate()  # it has LISTEN set: it must not return to the pool
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
            async for notice in raw.notifies(timeout=SILENCE_SECONDS):
                has_heard = True
                try:
                    self._receive(notice.channel, notice.payload)
                except ValueError:
                    log.warning("a word on %s was not understood", notice.channel)
