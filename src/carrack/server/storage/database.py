"""Open, check and migrate the database: SQLite or PostgreSQL, set up so that commits are durable.

The file of an SQLite database is private to its owner, and checked for damage before use.
"""

import asyncio
import os
import sqlite3
import threading
import time
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config as Alembic
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as TookTooLong
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from carrack.server.config import full_url
from carrack.server.observability import log

AWAY = (OperationalError, InterfaceError, TookTooLong)  # errors of an unavailable database
MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = 0x6361_7272  # the advisory lock of PostgreSQL during a migration
THREADS = 4  # connections to SQLite beside the writer's
BUSY = 10_000  # milliseconds that SQLite waits for another process's transaction


def open_database(url: str) -> AsyncEngine:
    """Return an engine for a URL; nothing is connected yet."""
    url = full_url(url)
    is_sqlite = make_url(url).get_backend_name() == "sqlite"
    if not is_sqlite:
        return _open_postgresql(url)
    # A connection to SQLite is a thread: a few are enough, and callers wait for one.
    engine = create_async_engine(url, pool_size=THREADS, max_overflow=0)
    _listen_sqlite(engine.sync_engine)
    return engine


def _open_postgresql(url: str) -> AsyncEngine:
    from carrack.server.storage.postgresql import CONNECT_SECONDS, POOL_SECONDS, Connector  # its driver is an extra

    settings: dict[str, Any] = {"async_creator_fn": Connector().connect}
    if "connect_timeout" not in make_url(url).query:
        settings["connect_timeout"] = CONNECT_SECONDS
    return create_async_engine(url, pool_timeout=POOL_SECONDS, connect_args=settings)


def direct_engine(engine: AsyncEngine) -> Engine | None:
    """Return a synchronous engine of the same SQLite database, for the writer's thread; None for others."""
    if engine.dialect.name != "sqlite":
        return None
    direct = create_engine(engine.url.set(drivername="sqlite"), pool_size=1, max_overflow=0)
    _listen_sqlite(direct)
    return direct


def _listen_sqlite(engine: Engine) -> None:
    if (file := file_of(engine.url)) is not None:
        # Before the first connection creates the file: it must never be readable by others.
        event.listen(engine, "do_connect", lambda *_: protect_file(file))
    event.listen(engine, "connect", _set_sqlite)
    event.listen(engine, "begin", _begin_sqlite)


def _set_sqlite(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # we send BEGIN ourselves: Python's driver would not before a savepoint
    cursor = connection.cursor()
    # The patience first: to change the journal's mode takes a lock, too.
    for pragma in (f"busy_timeout={BUSY}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    # Writers lock at once: a reader that becomes a writer cannot wait for another writer.
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


async def migrate(engine: AsyncEngine) -> None:
    """Migrate the database to the newest schema; processes that start at the same time wait."""
    async with engine.connect() as plain:
        connection = await plain.execution_options(writes=True)
        async with connection.begin():
            if engine.dialect.name == "postgresql":
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
            await connection.run_sync(_upgrade)


@cache
def newest() -> frozenset[str]:
    """Return the migrations that an up-to-date database has."""
    return frozenset(ScriptDirectory.from_config(alembic_config()).get_heads())


def alembic_config() -> Alembic:
    config = Alembic()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config


def _upgrade(connection: Connection) -> None:
    config = alembic_config()
    config.attributes["connection"] = connection
    command.upgrade(config, "heads")


PATIENCE = 20.0  # seconds for the database to answer and be migrated
PAUSES = (0.5, 1.0, 2.0, 4.0, 5.0)  # seconds between tries; the last is repeated
# Faults that may pass by themselves.
MAY_PASS = (OperationalError, InterfaceError, sqlite3.OperationalError, OSError, TimeoutError)


class NoDatabase(Exception):
    """The database cannot be used; the text says why. `is_lasting`: a retry would not help."""

    def __init__(self, reason: str, *, is_lasting: bool) -> None:
        super().__init__(reason)
        self.is_lasting = is_lasting


class DamagedDatabase(NoDatabase):
    """Pages of the database are damaged."""


async def prepare(database: str, wait_seconds: float = 0.0) -> None:
    """Check a database and bring it up to date, or raise NoDatabase.

    One that does not answer is tried again for `wait_seconds`, with growing pauses.
    """
    end = time.monotonic() + wait_seconds
    pauses = iter(PAUSES)
    pause = PAUSES[0]
    while True:
        try:
            await _try_once(database)
        except NoDatabase as error:
            pause = next(pauses, pause)
            if error.is_lasting or time.monotonic() + pause > end:
                raise
            log.warning("the database cannot be used yet", extra={"reason": str(error), "again_in": pause})
            await asyncio.sleep(pause)
        else:
            return


async def _try_once(database: str) -> None:
    engine = open_database(database)
    try:
        if engine.dialect.name == "sqlite":
            if (file := file_of(engine.url)) is not None:
                protect_file(file)  # before SQLite creates one that others can read
            await asyncio.to_thread(_try_file, engine.url.database or "")
        await asyncio.wait_for(migrate(engine), PATIENCE)
    except Damaged as error:
        raise DamagedDatabase(str(error), is_lasting=True) from error
    except (SQLAlchemyError, sqlite3.Error, CommandError, OSError, TimeoutError) as error:
        cause = getattr(error, "orig", None) or error  # the driver's error; SQLAlchemy adds statements and links
        reason = str(cause).partition("\n")[0].strip() or type(cause).__name__
        raise NoDatabase(reason, is_lasting=not isinstance(error, MAY_PASS)) from error
    finally:
        await engine.dispose()


def _try_file(file: str) -> None:
    """Raise unless the file can be written. Synchronous: on failure the asynchronous driver leaves a noisy thread."""
    with closing(sqlite3.connect(file, timeout=PATIENCE)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        connection.rollback()
        check_pages(connection)


# The file of an SQLite database ---------------------------------------------------------------------------------------

OWNER_ONLY = 0o600
BESIDE = ("", "-wal", "-shm", "-journal")  # the file, and those that SQLite keeps beside it


def file_of(url: URL) -> Path | None:
    """Return the file of a database, or None if it has none: PostgreSQL, or SQLite in memory."""
    name = url.database or ""
    if url.get_backend_name() != "sqlite" or name in {"", ":memory:"} or name.startswith("file:"):
        return None
    return Path(name)


def protect_file(file: Path) -> None:
    """Create the file if it is missing, and take it from everybody but its owner; warn if that is not possible.

    SQLite gives new files beside it the same permissions. A folder that is missing is reported when SQLite opens it.
    """
    try:
        os.close(os.open(file, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), OWNER_ONLY))
    except OSError:
        return
    for one in (file.with_name(file.name + suffix) for suffix in BESIDE):
        try:
            if one.stat().st_mode & 0o077:
                one.chmod(OWNER_ONLY)
                log.warning("the database was readable by others and is not any more", extra={"file": one.name})
        except FileNotFoundError:
            continue
        except OSError as error:  # it belongs to somebody else, or the file system has no permissions
            log.warning("others can read the database", extra={"file": one.name, "reason": error.strerror})


CHECK_SECONDS = 10.0  # that a check may take; a file that is too large for that is checked in part
BETWEEN_INTERRUPTS = 0.01  # seconds
KIND = 0xFF  # the part of an error's code that says what kind it is


class Damaged(Exception):
    """Pages are damaged; the text says where the first one is."""


def check_pages(connection: sqlite3.Connection) -> None:
    """Raise Damaged if the database is. It must not be in a transaction."""
    began = time.monotonic()
    has_ended = threading.Event()

    def interrupt() -> None:
        """Interrupt a check that takes too long; again and again, since nothing hears it before the check has begun."""
        pause = CHECK_SECONDS
        while not has_ended.wait(pause):
            connection.interrupt()
            pause = BETWEEN_INTERRUPTS

    timer = threading.Thread(target=interrupt, daemon=True)
    timer.start()
    try:
        (result,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.DatabaseError as error:
        kind = getattr(error, "sqlite_errorcode", 0) & KIND
        if kind == sqlite3.SQLITE_INTERRUPT:
            log.warning("the database is large: only a part of its pages was checked", extra={"seconds": CHECK_SECONDS})
            return
        if kind == sqlite3.SQLITE_CORRUPT:
            raise Damaged(str(error)) from error
        raise
    finally:
        has_ended.set()
        timer.join()
    if result != "ok":
        raise Damaged(result.strip().splitlines()[-1])
    log.debug("the database was checked", extra={"ms": round(1000 * (time.monotonic() - began))})
