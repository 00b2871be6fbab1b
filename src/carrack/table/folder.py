"""The folder of a person's saved tables: `$XDG_DATA_HOME/carrack`, or `~/.local/share/carrack`."""

import os
from pathlib import Path


def folder() -> Path:
    """Return the folder of saved tables."""
    # By hand: platformdirs names other folders on macOS and Windows, where people already have tables in this one.
    data = os.environ.get("XDG_DATA_HOME", "")
    # The XDG specification says that relative paths are ignored.
    home = Path(data) if Path(data).is_absolute() else Path.home() / ".local" / "share"
    return home / "carrack"
