"""The file of an SQLite database: readable by its owner only, since it holds secrets of deals and hashes of tokens."""

import os
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
