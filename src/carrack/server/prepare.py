"""Trying a database before anybody is served from it."""

import asyncio
import sqlite3
from contextlib import closing

from alembic.util import CommandError
from sqlalchemy.exc import SQLAlchemyError

from carrack.server.database import migrate, open_database

PATIENCE = 20.0  # seconds for the database to answer and be brought up to date


class NoDatabase(Exception):
    """The database cannot be used; the text says why."""


async def prepare(database: str) -> None:
    """Bring a database up to date, or raise NoDatabase."""
    engine = open_database(database)
    try:
        if engine.dialect.name == "sqlite":
            _try_file(engine.url.database or "")
        await asyncio.wait_for(migrate(engine), PATIENCE)
    except (SQLAlchemyError, sqlite3.Error, CommandError, OSError, TimeoutError) as error:
        cause = getattr(error, "orig", None) or error  # what the driver says; SQLAlchemy adds statements and links
        raise NoDatabase(str(cause).partition("\n")[0].strip() or type(cause).__name__) from error
    finally:
        await engine.dispose()


def _try_file(file: str) -> None:
    """Raise unless the file can be written; the asynchronous driver leaves a thread behind that complains at length."""
    with closing(sqlite3.connect(file, timeout=PATIENCE)) as connection:
        connection.execute("BEGIN IMMEDIATE")
