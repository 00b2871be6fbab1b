"""Table files in the user's data folder."""

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from carrack.table.folder import folder

if TYPE_CHECKING:
    from carrack.table import Table

SUFFIX = ".carrack"


def new_path(game: str) -> Path:
    """A new file name for a table."""
    folder().mkdir(parents=True, exist_ok=True)
    name = f"{game}-{datetime.now().astimezone():%Y%m%d-%H%M%S}"
    paths = (folder() / f"{name}{more}{SUFFIX}" for more in ("", *(f"-{count}" for count in range(2, 1000))))
    return next(path for path in paths if not path.exists())


def newest_unfinished() -> "Table | None":
    """The unfinished table that was played last; unreadable files are skipped."""
    from carrack.engine.errors import CarrackError
    from carrack.table import Table

    for path in sorted(folder().glob(f"*{SUFFIX}"), key=lambda file: file.stat().st_mtime, reverse=True):
        try:
            table = Table.open(path)
        except (CarrackError, OSError):
            continue
        if table.status == "playing":
            return table
        table.close()
    return None
