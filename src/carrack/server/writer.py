"""The one writer of a process: all that waits is committed in one transaction, and answered after it."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from carrack.server.errors import Refused

MOST = 500  # calls in one transaction
Work = Callable[[AsyncConnection], Awaitable[Any]]
Bulk = Callable[[AsyncConnection, list[Any]], Awaitable[list[Exception | None]]]


class Clash(Exception):
    """Somebody else has written that version of a table."""


class _Job(NamedTuple):
    work: Work | Bulk
    item: Any  # of work that is done in bulk
    at: str  # the table, if it is about one
    done: asyncio.Future[Any]


Outcome = tuple[_Job, Any, Exception | None]


class Writer:
    """Commits in groups. `run` is its task."""

    def __init__(self, engine: AsyncEngine, seen: Callable[[int, float], None] | None = None) -> None:
        self._engine = engine
        self._seen = seen  # told how many jobs a transaction had, and how long it took
        self._single: list[_Job] = []
        self._bulk: list[_Job] = []
        self._waiting = asyncio.Event()
        self.commits = 0  # transactions so far

    async def write(self, work: Work, at: str = "") -> Any:
        """Do some work on the database; when this returns it is durable. What the work raises undoes it alone."""
        return await self._wait(self._single, work, None, at)

    async def write_along(self, bulk: Bulk, item: Any) -> None:
        """Let an item be written with all others that wait for the same; when this returns it is durable.

        `bulk` takes all items at once, and tells of each what is wrong with it.
        """
        await self._wait(self._bulk, bulk, item, "")

    async def _wait(self, jobs: list[_Job], work: Work | Bulk, item: Any, at: str) -> Any:
        job = _Job(work, item, at, asyncio.get_running_loop().create_future())
        jobs.append(job)
        self._waiting.set()
        return await job.done

    async def run(self) -> None:
        """Work until cancelled."""
        while True:
            await self._waiting.wait()
            # Two transactions: tables that are written in one are locked in one order, whoever writes them.
            for jobs, commit in ((self._bulk, self._do_bulk), (self._single, self._do_single)):
                batch = jobs[:MOST]
                del jobs[:MOST]
                if batch:
                    await self._commit(batch, commit)
            if not self._bulk and not self._single:
                self._waiting.clear()

    async def _commit(
        self, batch: list[_Job], commit: Callable[[AsyncConnection, list[_Job]], Awaitable[list[Outcome]]]
    ) -> None:
        began = time.perf_counter()
        try:
            async with self._engine.connect() as plain:
                connection = await plain.execution_options(writes=True)
                async with connection.begin():
                    told = await commit(connection, batch)
            self.commits += 1
        except (SQLAlchemyError, OSError) as error:
            _refuse(batch, error)
            return
        except BaseException as error:
            _refuse(batch, error)
            raise
        if self._seen is not None:
            self._seen(len(batch), time.perf_counter() - began)
        for job, result, fault in told:
            if job.done.done():  # nobody waits any more
                continue
            if fault is None:
                job.done.set_result(result)
            else:
                job.done.set_exception(fault)

    @staticmethod
    async def _do_single(connection: AsyncConnection, batch: list[_Job]) -> list[Outcome]:
        told: list[Outcome] = []
        for job in sorted(batch, key=lambda job: job.at):
            try:
                async with connection.begin_nested():
                    told.append((job, await job.work(connection), None))  # type: ignore[call-arg]  # it is no bulk
            except (Clash, Refused) as error:
                told.append((job, None, error))
        return told

    @staticmethod
    async def _do_bulk(connection: AsyncConnection, batch: list[_Job]) -> list[Outcome]:
        kinds: dict[Any, list[_Job]] = {}
        for job in batch:
            kinds.setdefault(job.work, []).append(job)
        told: list[Outcome] = []
        for bulk, jobs in kinds.items():
            try:
                async with connection.begin_nested():
                    faults = await bulk(connection, [job.item for job in jobs])
            except IntegrityError:  # something is there already; each alone will tell what
                faults = [await _do_one(connection, bulk, job.item) for job in jobs]
            told += [(job, None, fault) for job, fault in zip(jobs, faults, strict=True)]
        return told


async def _do_one(connection: AsyncConnection, bulk: Bulk, item: Any) -> Exception | None:
    try:
        async with connection.begin_nested():
            return (await bulk(connection, [item]))[0]
    except IntegrityError:
        return Clash()


def _refuse(batch: list[_Job], error: BaseException) -> None:
    for job in batch:
        if not job.done.done():
            refused = Refused("not-saved")
            refused.__cause__ = error
            job.done.set_exception(refused)
