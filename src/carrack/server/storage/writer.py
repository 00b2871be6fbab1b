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
from carrack.server.logs import log, place_of
from carrack.server.storage import schema
from carrack.server.storage.database import direct_engine

LOG_SECONDS = 10.0  # between two lines about refused writes
OF_THE_CALL = (DataError, IntegrityError, ProgrammingError)  # what was written is wrong, not the database


class WriteFaults:
    """When writes worked and failed last. `count` is called with the reason of every failure."""

    def __init__(self, count: Callable[[str], None] | None = None, now: Callable[[], float] = time.monotonic) -> None:
        self._count = count
        self._now = now
        self._worked = float("-inf")
        self._failed = float("-inf")
        self._logged = float("-inf")
        self._unlogged = 0  # transactions that failed since the last line

    @property
    def is_failing(self) -> bool:
        """Whether the last write failed."""
        return self._failed > self._worked

    def failed_within(self, seconds: float) -> bool:
        """Whether a write failed so lately."""
        return self._now() - self._failed < seconds

    def worked_within(self, seconds: float) -> bool:
        """Whether a write worked so lately."""
        return self._now() - self._worked < seconds

    def note_success(self) -> None:
        """A transaction was committed."""
        if self.is_failing:
            log.warning("the database takes writes again")
            self._logged = float("-inf")
        self._worked = self._now()

    def note_failure(self, error: BaseException) -> None:
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
    """Return the driver's name for what went wrong, such as SQLITE_FULL or 53100; it holds no values."""
    cause = getattr(error, "orig", None) or error
    return getattr(cause, "sqlite_errorname", None) or getattr(cause, "sqlstate", None) or type(cause).__name__


MOST = 500  # calls in one transaction
Work = Callable[[AsyncConnection], Awaitable[Any]]
Faults = list[Exception | None]
Bulk = Callable[[Connection, list[Any]], Faults]


class VersionConflict(Exception):
    """Somebody else has written that version of a table."""


class _Single(NamedTuple):
    work: Work
    at: str  # the table, if it is about one
    guest: str  # the guest whose line is locked first, if there is one
    done: asyncio.Future[Any]


class _Item(NamedTuple):
    item: Any
    done: asyncio.Future[None]


class Writer:
    """Commits in groups. `run` is its task.

    Calls to SQLite are made by threads, and a transaction through the loop would go to and fro between the two many
    times. So what is written in bulk has a thread and a connection of its own, and goes there once.
    """

    def __init__(
        self,
        engine: AsyncEngine,
        seen: Callable[[int, float], None] | None = None,
        count_fault: Callable[[str], None] | None = None,
    ) -> None:
        self._engine = engine
        self.faults = WriteFaults(count_fault)
        self._seen = seen  # told how many jobs a transaction had, and how long it took
        self.direct = direct_engine(engine)
        self._thread = None if self.direct is None else ThreadPoolExecutor(1, "writer")
        self._connection: Connection | None = None  # the thread's own
        self._singles: list[_Single] = []
        self._items: dict[Bulk, list[_Item]] = {}
        self._waiting = asyncio.Event()
        self.commits = 0  # transactions so far

    async def write(self, work: Work, at: str = "", guest: str = "") -> Any:
        """Do some work on the database; when this returns it is durable. What the work raises undoes it alone.

        `at` is the table that it is about. Whatever changes a guest's line, or counts what a guest has, names the
        guest: other processes that name the same one wait, so that two cannot both add the last that a quota allows.
        """
        job = _Single(work, at, guest, asyncio.get_running_loop().create_future())
        self._singles.append(job)
        self._waiting.set()
        return await job.done

    async def write_batched(self, bulk: Bulk, item: Any) -> None:
        """Let an item be written with all others that wait for the same; when this returns it is durable.

        `bulk` takes all items at once, and tells of each what is wrong with it.
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
            # In transactions of their own: tables that are written in one are locked in one order, whoever writes them.
            items, self._items = self._items, {}
            for bulk, jobs in items.items():
                for start in range(0, len(jobs), MOST):
                    await _try(self._commit_items(bulk, jobs[start : start + MOST]))
            singles, self._singles = self._singles, []
            for start in range(0, len(singles), MOST):
                await _try(self._commit_singles(singles[start : start + MOST]))

    def close(self) -> None:
        """Let thread and connection go."""
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
        self.faults.note_success()
        if self._seen is not None:
            self._seen(jobs, time.perf_counter() - began)

    # Bulks -----------------------------------------------------------------------------------------------------------

    async def _commit_items(self, bulk: Bulk, jobs: list[_Item]) -> None:
        items = [job.item for job in jobs]
        try:
            try:
                faults = await self._transact(bulk, items)
            except IntegrityError:  # something is there already; each alone will tell what
                faults = [await self._transact_one(bulk, item) for item in items]
        except (SQLAlchemyError, OSError) as error:
            self.faults.note_failure(error)
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
            return VersionConflict()

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
        except BaseException:  # the next transaction has a connection that nothing happened to
            self._disconnect()
            raise

    # Singles ---------------------------------------------------------------------------------------------------------

    async def _commit_singles(self, jobs: list[_Single]) -> None:
        told: list[tuple[_Single, Any, Exception | None]] = []
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
                                    told.append((job, await job.work(connection), None))
                                except SQLAlchemyError as error:
                                    first = error
                                    raise
                        except (VersionConflict, Refused, DataError, IntegrityError) as error:
                            told.append((job, None, error))
        except (SQLAlchemyError, OSError) as error:
            # SQLite ends the transaction when its disk is full, and then undoing a part of it fails as well.
            self.faults.note_failure(first or error)
            _refuse(jobs, error)
            return
        except BaseException as error:
            _refuse(jobs, error)
            raise
        self._count(len(jobs), began)
        for job, result, fault in told:
            _answer(job.done, result, fault)


async def _lock_guests(connection: AsyncConnection, guests: set[str]) -> None:
    """Lock guests' lines, before any table and in one order, so that processes never wait for each other in a circle.

    Rows that refer to a guest can be added meanwhile. SQLite has no locks of lines: it has one writer at a time.
    """
    if guests and connection.dialect.name != "sqlite":
        known = schema.guests.c.id
        query = select(known).where(known.in_(guests)).order_by(known).with_for_update(key_share=True)
        await connection.execute(query)


async def _try(work: Awaitable[None]) -> None:
    """Do what others wait behind; a fault of ours in it, which its callers were told of, must not stop them."""
    try:
        await work
    except Exception as error:  # noqa: BLE001 - whatever it is
        log.error("%s at %s", type(error).__name__, place_of(error))


def _answer(done: asyncio.Future[Any], result: Any, fault: Exception | None) -> None:
    if done.done():  # nobody waits any more
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
