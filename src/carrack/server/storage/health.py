"""Health check: does the database answer, have the expected schema and accept writes?"""

import asyncio
from typing import Literal

from sqlalchemy.exc import SQLAlchemyError

from carrack.server.errors import Refused
from carrack.server.storage.database import newest
from carrack.server.storage.store import Store
from carrack.server.storage.writer import Writer

Status = Literal["ready", "no-database", "other-shape", "cannot-write"]
PATIENCE = 2.0  # seconds for the database to answer
FRESH = 1.0  # seconds that a result is good for
PROBED = 10.0  # seconds without a write, after which one is tried
FAILED = 10.0  # seconds that a refused write of anybody's counts


class HealthCheck:
    """Checks the database at most once a second, however many requests ask.

    A check that hangs is not cancelled, since a hanging database may not notice; meanwhile the status is `no-database`.
    """

    def __init__(self, store: Store, writer: Writer) -> None:
        self._store = store
        self._writer = writer
        self._task: asyncio.Task[Status] | None = None
        self._began = float("-inf")
        self.checks = 0

    async def status(self) -> Status:
        """Return the status, at most a second old; it takes at most PATIENCE seconds."""
        now = asyncio.get_running_loop().time()
        if self._task is None or (self._task.done() and now - self._began >= FRESH):
            self.checks += 1
            self._began = now
            self._task = asyncio.ensure_future(self._check())
        task = self._task
        if not task.done():
            await asyncio.wait([task], timeout=max(self._began + PATIENCE - now, 0.0))
        return task.result() if task.done() else "no-database"

    async def close(self) -> None:
        """Stop a check that is under way."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _check(self) -> Status:
        try:
            shape = await self._store.shape()
        except (SQLAlchemyError, OSError, TimeoutError):
            return "no-database"
        if shape != newest():
            return "other-shape"
        faults = self._writer.faults
        if faults.is_failing or not faults.worked_within(PROBED):
            try:
                await self._writer.write(self._store.probe)
            except Refused:
                return "cannot-write"
        return "cannot-write" if faults.failed_within(FAILED) else "ready"
