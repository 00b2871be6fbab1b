"""The file of an SQLite database: private to its owner, and checked for damage before use."""

import os
import sqlite3
import threading
import time
from pathlib import Path

from sqlalchemy import URL

from carrack.server.logs import log

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


SECONDS = 10.0  # that a check may take; a file that is too large for that is checked in part
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
        pause = SECONDS
        while not has_ended.wait(pause):
            connection.interrupt()
            pause = BETWEEN_INTERRUPTS

    timer = threading.Thread(target=interrupt, daemon=True)
    timer.start()
    try:
        (told,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.DatabaseError as error:
        kind = getattr(error, "sqlite_errorcode", 0) & KIND
        if kind == sqlite3.SQLITE_INTERRUPT:
            log.warning("the database is large: only a part of its pages was checked", extra={"seconds": SECONDS})
            return
        if kind == sqlite3.SQLITE_CORRUPT:
            raise Damaged(str(error)) from error
        raise
    finally:
        has_ended.set()
        timer.join()
    if told != "ok":
        raise Damaged(told.strip().splitlines()[-1])
    log.debug("the database was checked", extra={"ms": round(1000 * (time.monotonic() - began))})
