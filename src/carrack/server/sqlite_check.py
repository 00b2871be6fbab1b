"""Checks the pages of an SQLite database before it is used: a damaged one loses more with every write."""

import sqlite3
import threading
import time

from carrack.server.logs import log

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
