"""The one writer of a process: commits all waiting jobs in one transaction, then answers them."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

from sqlalchemy import Connection, select
from sqlalchemy.exc import DataError, IntegrityError, ProgrammingError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from carrack.server.errors import Refused
from carrack.server.observability import log, place_of
from carrack.server.storage import schema
from carrack.server.storage.database import direct_engine

LOG_SECONDS = 10.0  # between two log lines about failed writes
OF_THE_CALL = (DataError, IntegrityError, ProgrammingError)  # faults of the values written, not of the database


class WriteFaults:
    """Tracks when writes last succeeded and failed. `count` is called with the reason of every failure."""

    def __init__(self, count: Callable[[str], None] | None = None, now: Callable[[], float] = time.monotonic) -> None:
        self._count = count
        self._now = now
        self._worked = float("-inf")
        self._failed = float("-inf")
        self._logged = float("-inf")
        self._unlogged = 0  # failed transactions since the last log line

    @property
    def is_failing(self) -> bool:
        """Whether the last write failed."""
        return self._failed > self._worked

    def failed_within(self, seconds: float) -> bool:
        """Whether a write failed within the last `seconds`."""
        return self._now() - self._failed < seconds

    def worked_within(self, seconds: float) -> bool:
        """Whether a write worked within the last `seconds`."""
        return self._now() - self._worked < seconds

    def mark_success(self) -> None:
        """A transaction was committed."""
        if self.is_failing:
            log.warning("the database takes writes again")
            self._logged = float("-inf")
        self._worked = self._now()

    def mark_failure(self, error: BaseException) -> None:
        """A transaction failed."""
        reason = reason_of(error)
        if self._count is not None:
            self._count(reason)
        if not isinstance(error, OF_THE_CALL):
            self._failed = self._now()
        self._unlogged += 1
        if self._now() - self._logged >= LOG_SECONDS:
            log.error("the database refused to write", extra={"reason": reason, "times": self._unlogged})
            self._logged, self._unlogged = self._now(), 0


def reason_of(error: BaseException) -> str:
    """Return the driver's name of an error, such as SQLITE_FULL or 53100; it holds no values."""
    cause = getattr(error, "orig", None) or error
    return getattr(cause, "sqlite_errorname", None) or getattr(cause, "sqlstate", None) or type(cause).__name__


MOST = 500  # calls in one transaction
Work = Callable[[AsyncConnection], Awaitable[Any]]
Faults = list[Exception | None]
Bulk = Callable[[Connection, list[Any]], Faults]


class WriteConflict(Exception):
    """Another writer has stored that version of a table, or that key, first."""


class _Single(NamedTuple):
    work: Work
    at: str  # the table it is about, if any
    guest: str  # the guest whose row is locked first, if any
    done: asyncio.Future[Any]


class _Item(NamedTuple):
    item: Any
    done: asyncio.Future[None]


class Writer:
    """Commits jobs in groups. `run` is its task.

    SQLite's driver runs in threads, and a transaction through the event loop would switch between the two at every
    statement. So batched items have a thread and a connection of their own, and switch once.
    """

    def __init__(
        self,
        engine: AsyncEngine,
        seen: Callable[[int, float], None] | None = None,
        count_fault: Callable[[str], None] | None = None,
    ) -> None:
        self._engine = engine
        self.faults = WriteFaults(count_fault)
        self._seen = seen  # called with the number of jobs and the seconds of each transaction
        self.direct = direct_engine(engine)
        self._thread = None if self.direct is None else ThreadPoolExecutor(1, "writer")
        self._connection: Connection | None = None  # the thread's own
        self._singles: list[_Single] = []
        self._items: dict[Bulk, list[_Item]] = {}
        self._waiting = asyncio.Event()
        self.commits = 0  # transactions so far

    async def write(self, work: Work, at: str = "", guest: str = "") -> Any:
        """Run `work` in a transaction; when this returns, it is durable. An exception rolls back this work only.

        `at` is the table that it is about. Work that changes a guest's row or counts towards a quota names the `guest`:
        the row is locked, so that two processes cannot both use the last of a quota.
        """
        job = _Single(work, at, guest, asyncio.get_running_loop().create_future())
        self._singles.append(job)
        self._waiting.set()
        return await job.done

    async def write_batched(self, bulk: Bulk, item: Any) -> None:
        """Write an item together with all that wait for the same `bulk`; when this returns, it is durable.

        `bulk` writes all items at once and returns the fault of each, or None.
        """
        job = _Item(item, asyncio.get_running_loop().create_future())
        self._items.setdefault(bulk, []).append(job)
        self._waiting.set()
        await job.done

    async def run(self) -> None:
        """Work until cancelled."""
        while True:
            await self._waiting.wait()
            self._waiting.clear()
            # Batches have transactions of their own: their tables are locked in one order, so there are no deadlocks.
            items, self._items = self._items, {}
            for bulk, jobs in items.items():
                for start in range(0, len(jobs), MOST):
                    await _try(self._commit_items(bulk, jobs[start : start + MOST]))
            singles, self._singles = self._singles, []
            for start in range(0, len(singles), MOST):
                await _try(self._commit_singles(singles[start : start + MOST]))

    def close(self) -> None:
        """Close the thread and its connection."""
        if self._thread is not None and self.direct is not None:
            self._thread.submit(self._disconnect)
            self._thread.shutdown(wait=True)
            self.direct.dispose()

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _count(self, jobs: int, began: float) -> None:
        self.commits += 1
        self.faults.mark_success()
        if self._seen is not None:
            self._seen(jobs, time.perf_counter() - began)

    # Bulks -----------------------------------------------------------------------------------------------------------

    async def _commit_items(self, bulk: Bulk, jobs: list[_Item]) -> None:
        items = [job.item for job in jobs]
        try:
            try:
                faults = await self._transact(bulk, items)
            except IntegrityError:  # one item conflicts; writing each alone finds it
                faults = [await self._transact_one(bulk, item) for item in items]
        except (SQLAlchemyError, OSError) as error:
            self.faults.mark_failure(error)
            _refuse(jobs, error)
            return
        except BaseException as error:
            _refuse(jobs, error)
            raise
        for job, fault in zip(jobs, faults, strict=True):
            _answer(job.done, None, fault)

    async def _transact_one(self, bulk: Bulk, item: Any) -> Exception | None:
        try:
            return (await self._transact(bulk, [item]))[0]
        except IntegrityError:
            return WriteConflict()

    async def _transact(self, bulk: Bulk, items: list[Any]) -> Faults:
        began = time.perf_counter()
        if self._thread is not None:
            faults = await asyncio.get_running_loop().run_in_executor(self._thread, self._transact_direct, bulk, items)
        else:
            async with self._engine.begin() as connection:
                faults = await connection.run_sync(bulk, items)
        self._count(len(items), began)
        return faults

    def _transact_direct(self, bulk: Bulk, items: list[Any]) -> Faults:
        assert self.direct is not None
        if self._connection is None:
            self._connection = self.direct.connect().execution_options(writes=True)
        try:
            with self._connection.begin():
                return bulk(self._connection, items)
        except BaseException:  # the next transaction gets a new connection
            self._disconnect()
            raise

    # Singles ---------------------------------------------------------------------------------------------------------

    async def _commit_singles(self, jobs: list[_Single]) -> None:
        results: list[tuple[_Single, Any, Exception | None]] = []
        first: SQLAlchemyError | None = None
        began = time.perf_counter()
        try:
            async with self._engine.connect() as plain:
                connection = await plain.execution_options(writes=True)
                async with connection.begin():
                    await _lock_guests(connection, {job.guest for job in jobs if job.guest})
                    for job in sorted(jobs, key=lambda job: job.at):
                        first = None
                        try:
                            async with connection.begin_nested():
                                try:
                                    results.append((job, await job.work(connection), None))
                                except SQLAlchemyError as error:
                                    first = error
                                    raise
                        except (WriteConflict, Refused, DataError, IntegrityError) as error:
                            results.append((job, None, error))
        except (SQLAlchemyError, OSError) as error:
            # SQLite ends the transaction when the disk is full, and then rolling back a savepoint fails as well.
            self.faults.mark_failure(first or error)
            _refuse(jobs, error)
            return
        except BaseException as error:
            _refuse(jobs, error)
            raise
        self._count(len(jobs), began)
        for job, result, fault in results:
            _answer(job.done, result, fault)


async def _lock_guests(connection: AsyncConnection, guests: set[str]) -> None:
    """Lock guests' rows, before any table and in one order, so that processes cannot deadlock.

    Rows that refer to a guest can be added meanwhile. SQLite has no row locks: it has one writer at a time.
    """
    if guests and connection.dialect.name != "sqlite":
        known = schema.guests.c.id
        query = select(known).where(known.in_(guests)).order_by(known).with_for_update(key_share=True)
        await connection.execute(query)


async def _try(work: Awaitable[None]) -> None:
    """Run a transaction; its callers got the exception already, and the writer must go on."""
    try:
        await work
    except Exception as error:  # noqa: BLE001 - any fault
        log.error("%s at %s", type(error).__name__, place_of(error))


def _answer(done: asyncio.Future[Any], result: Any, fault: Exception | None) -> None:
    if done.done():  # the caller was cancelled
        return
    if fault is None:
        done.set_result(result)
    else:
        done.set_exception(fault)


def _refuse(jobs: list[_Single] | list[_Item], error: BaseException) -> None:
    for job in jobs:
        refused = Refused("not-saved")
        refused.__cause__ = error
        _answer(job.done, None, refused)
