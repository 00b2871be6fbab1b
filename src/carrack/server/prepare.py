"""Trying a database before anybody is served from it."""

import asyncio
import sqlite3
import time
from contextlib import closing

from alembic.util import CommandError
from sqlalchemy.exc import InterfaceError, OperationalError, SQLAlchemyError

from carrack.server.database import migrate, open_database
from carrack.server.database_file import file_of, protect_file
from carrack.server.logs import log
from carrack.server.sqlite_check import Damaged, check_pages

PATIENCE = 20.0  # seconds for the database to answer and be brought up to date
PAUSES = (0.5, 1.0, 2.0, 4.0, 5.0)  # seconds between tries; the last is repeated
MAY_PASS = (OperationalError, InterfaceError, sqlite3.OperationalError, OSError, TimeoutError)  # by itself


class NoDatabase(Exception):
    """The database cannot be used; the text says why. `is_lasting`: to try again later would not help."""

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
                protect_file(file)  # before anybody makes one that others can read
            await asyncio.to_thread(_try_file, engine.url.database or "")
        await asyncio.wait_for(migrate(engine), PATIENCE)
    except Damaged as error:
        raise DamagedDatabase(str(error), is_lasting=True) from error
    except (SQLAlchemyError, sqlite3.Error, CommandError, OSError, TimeoutError) as error:
        cause = getattr(error, "orig", None) or error  # what the driver says; SQLAlchemy adds statements and links
        reason = str(cause).partition("\n")[0].strip() or type(cause).__name__
        raise NoDatabase(reason, is_lasting=not isinstance(error, MAY_PASS)) from error
    finally:
        await engine.dispose()


def _try_file(file: str) -> None:
    """Raise unless the file can be written; the asynchronous driver leaves a thread behind that complains at length."""
    with closing(sqlite3.connect(file, timeout=PATIENCE)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        connection.rollback()
        check_pages(connection)
