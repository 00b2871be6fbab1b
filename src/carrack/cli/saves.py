"""The tables that are kept in the person's own folder."""

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from carrack.table.folder import folder

if TYPE_CHECKING:
    from carrack.table import Table

SUFFIX = ".carrack"


def new_path(game: str) -> Path:
    """A name for a table that begins now."""
    folder().mkdir(parents=True, exist_ok=True)
    name = f"{game}-{datetime.now().astimezone():%Y%m%d-%H%M%S}"
    paths = (folder() / f"{name}{more}{SUFFIX}" for more in ("", *(f"-{count}" for count in range(2, 1000))))
    return next(path for path in paths if not path.exists())


def newest_unfinished() -> "Table | None":
    """The table that was played last and is not over. Files that cannot be read are not what is looked for."""
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
