"""The one writer of a process: all that waits is committed in one transaction, and answered after it."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from carrack.server.errors import Refused

MOST = 500  # calls in one transaction
Work = Callable[[AsyncConnection], Awaitable[Any]]


class Clash(Exception):
    """Somebody else has written that version of a table."""


class _Job(NamedTuple):
    work: Work
    done: asyncio.Future[Any]


class Writer:
    """Commits in groups. `run` is its task."""

    def __init__(self, engine: AsyncEngine, seen: Callable[[int, float], None] | None = None) -> None:
        self._engine = engine
        self._seen = seen  # told how many jobs a transaction had, and how long it took
        self._jobs: asyncio.Queue[_Job] = asyncio.Queue()
        self.commits = 0  # transactions so far

    async def write(self, work: Work) -> Any:
        """Do some work on the database; when this returns it is durable. What the work raises undoes it alone."""
        job = _Job(work, asyncio.get_running_loop().create_future())
        self._jobs.put_nowait(job)
        return await job.done

    async def run(self) -> None:
        """Work until cancelled."""
        while True:
            batch = [await self._jobs.get()]
            while not self._jobs.empty() and len(batch) < MOST:
                batch.append(self._jobs.get_nowait())
            try:
                await self._commit(batch)
            except (SQLAlchemyError, OSError) as error:
                _refuse(batch, error)
            except BaseException as error:
                _refuse(batch, error)
                raise

    async def _commit(self, batch: list[_Job]) -> None:
        told: list[tuple[_Job, Any, Exception | None]] = []
        began = time.perf_counter()
        async with self._engine.connect() as plain:
            connection = await plain.execution_options(writes=True)
            async with connection.begin():
                for job in batch:
                    try:
                        async with connection.begin_nested():
                            told.append((job, await job.work(connection), None))
                    except (Clash, Refused) as error:
                        told.append((job, None, error))
        self.commits += 1
        if self._seen is not None:
            self._seen(len(batch), time.perf_counter() - began)
        for job, result, fault in told:
            if job.done.done():  # nobody waits any more
                continue
            if fault is None:
                job.done.set_result(result)
            else:
                job.done.set_exception(fault)


def _refuse(batch: list[_Job], error: BaseException) -> None:
    for job in batch:
        if not job.done.done():
            refused = Refused("not-saved")
            refused.__cause__ = error
            job.done.set_exception(refused)
