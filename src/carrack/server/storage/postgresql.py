"""Connections to PostgreSQL that give up on a server which does not answer.

A database server that hangs keeps its connections open, and cannot enforce its own timeouts. So every wait for an
answer has a timeout here. After one the connection is closed, because its protocol state is unknown.
"""

import asyncio
from typing import Any

from psycopg import AsyncConnection, OperationalError
from psycopg.abc import RV, PQGen
from psycopg.errors import _WaitTimeout
from psycopg.pq import TransactionStatus
from psycopg.waiting import wait_async

ANSWER_SECONDS = 8.0  # for the answer to a statement
CONNECT_SECONDS = 5  # for a new connection
POOL_SECONDS = 8.0  # for a connection that others use
PAUSE_SECONDS = 1.0  # after a connection failed, in which no other is tried
INTERVAL = 0.1  # seconds between looks at the clock, as psycopg has it


class TimedConnection(AsyncConnection[Any]):
    """A connection that is closed when an answer takes too long, or when its caller is cancelled."""

    def __del__(self, *_: Any) -> None:
        """Close a connection that the pool dropped: SQLAlchemy does so if its caller is cancelled while connecting.

        psycopg's own method warns instead, except of connections in its own pool.
        """
        if hasattr(self, "pgconn"):
            self.pgconn.finish()

    async def wait(
        self,
        gen: PQGen[RV],
        interval: float = INTERVAL,
        timeout: float | None = None,  # noqa: ASYNC109 - as psycopg has it
    ) -> RV:
        """Wait for an answer. With a `timeout` of its own, such as that of `notifies`, the caller handles it."""
        limit = ANSWER_SECONDS if timeout is None else timeout
        try:
            return await wait_async(gen, self.pgconn.socket, interval=interval, timeout=limit)
        except _WaitTimeout as error:
            if timeout is not None:
                raise
            self.pgconn.finish()
            raise OperationalError("the database did not answer in time") from error
        except asyncio.CancelledError:
            if self.pgconn.transaction_status == TransactionStatus.ACTIVE:
                self.pgconn.finish()
            raise


class Connector:
    """Makes connections for a pool, with a circuit breaker.

    After a failure one connection at a time is tried, with a pause in between, and all other attempts fail at once.
    Otherwise queued callers would fail slowly one after the other, and leave dead connections to the database.
    """

    def __init__(self) -> None:
        self._is_away = False
        self._is_trying = False
        self._not_before = 0.0

    async def connect(self, *args: Any, **settings: Any) -> TimedConnection:
        """Connect, or raise OperationalError."""
        clock = asyncio.get_running_loop().time
        is_trial = self._is_away
        if is_trial and (self._is_trying or clock() < self._not_before):
            raise OperationalError("the database did not answer a moment ago")
        if is_trial:
            self._is_trying = True
        try:
            made = await _connect(*args, **settings)
        except OperationalError:
            self._is_away = True
            self._not_before = clock() + PAUSE_SECONDS
            raise
        finally:
            if is_trial:
                self._is_trying = False
        self._is_away = False
        return made


async def _connect(*args: Any, **settings: Any) -> TimedConnection:
    made = await TimedConnection.connect(*args, **settings)
    try:
        await made.execute("SET synchronous_commit = on")  # even if the configuration differs
        await made.commit()
    except BaseException:
        await made.close()  # nobody else knows of it
        raise
    return made
