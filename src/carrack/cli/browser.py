"""Whether `carrack play` can show a page, and which one it opens."""

import json
import os
import sys
import webbrowser
from collections.abc import Sequence
from typing import Any
from urllib.parse import urlencode

SCREENS = ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")  # variables that promise a window, where a system may have none


def can_open_browser() -> bool:
    """Whether somebody would see a page that is opened here; a browser inside the terminal shows none of ours."""
    if sys.platform not in {"win32", "darwin"} and not any(map(os.environ.get, SCREENS)):
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True


def has_page() -> bool:
    """Whether what the page needs is installed: the server, and the built client."""
    try:
        from carrack.server.local import has_client
    except ModuleNotFoundError:
        return False
    return has_client()


def shipped_levels(bots: Sequence[str]) -> list[int] | None:
    """Bots by the numbers of their levels; None if one is somebody's own, which a server does not have."""
    from carrack.bots import LEVELS

    known = {name: level.number for level in LEVELS for name in (str(level.number), level.name)}
    numbers = [known[name] for name in bots if name in known]
    return numbers if len(numbers) == len(bots) else None


def start_path(lang: str | None) -> str:
    """The start page, in a language if somebody named one."""
    return f"/#/?{urlencode({'lang': lang})}" if lang else "/"


def creation_path(
    game: str, options: dict[str, Any], names: Sequence[str], bots: Sequence[int], lang: str | None
) -> str:
    """The page of a new table, filled in with what was asked for; `names` are those of the people, "" for no name."""
    people = [{"kind": "mine", "name": name} if name else {"kind": "mine"} for name in names]
    seats = [*people, *({"kind": "bot", "level": level} for level in bots)]
    table = json.dumps({"game": game, "options": options, "seats": seats}, separators=(",", ":"))
    return f"/#/new?{urlencode({'table': table, **({'lang': lang} if lang else {})})}"
