"""Where tables of a person are kept: `$XDG_DATA_HOME/carrack`, or `~/.local/share/carrack`."""

import os
from pathlib import Path


def folder() -> Path:
    """The folder of saved tables."""
    # By hand: platformdirs names other folders on macOS and Windows, where people already have tables in this one.
    data = os.environ.get("XDG_DATA_HOME", "")
    # The specification has relative paths ignored.
    home = Path(data) if Path(data).is_absolute() else Path.home() / ".local" / "share"
    return home / "carrack"
