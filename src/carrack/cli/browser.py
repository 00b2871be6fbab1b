"""The browser of `carrack play`: checks whether one can be opened, and the address of the page it opens."""

import json
import os
import sys
import webbrowser
from collections.abc import Sequence
from typing import Any
from urllib.parse import urlencode

SCREENS = ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")  # set where windows can be opened, on systems that may have none


def can_open_browser() -> bool:
    """Whether a graphical browser can be opened here; text browsers cannot show our pages."""
    if sys.platform not in {"win32", "darwin"} and not any(map(os.environ.get, SCREENS)):
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True


def has_page() -> bool:
    """Whether the server and the built client are installed."""
    try:
        from carrack.server.local import has_client
    except ModuleNotFoundError:
        return False
    return has_client()


def shipped_levels(bots: Sequence[str]) -> list[int] | None:
    """The numbers of the bots' levels; None if one is a user's own bot, which the server does not have."""
    from carrack.bots import LEVELS

    known = {name: level.number for level in LEVELS for name in (str(level.number), level.name)}
    numbers = [known[name] for name in bots if name in known]
    return numbers if len(numbers) == len(bots) else None


def start_path(lang: str | None) -> str:
    """The path of the start page, in a language if one was given."""
    return f"/#/?{urlencode({'lang': lang})}" if lang else "/"


def creation_path(
    game: str, options: dict[str, Any], names: Sequence[str], bots: Sequence[int], lang: str | None
) -> str:
    """The path of the page of a new table, filled in with these values; in `names` "" stands for no name."""
    people = [{"kind": "mine", "name": name} if name else {"kind": "mine"} for name in names]
    seats = [*people, *({"kind": "bot", "level": level} for level in bots)]
    table = json.dumps({"game": game, "options": options, "seats": seats}, separators=(",", ":"))
    return f"/#/new?{urlencode({'table': table, **({'lang': lang} if lang else {})})}"
