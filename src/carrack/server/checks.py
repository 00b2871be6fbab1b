"""What texts from outside must be, so that they can be shown, compared and stored everywhere."""

import re

from carrack.bots import LEVELS
from carrack.engine.secret import NONCE_BYTES
from carrack.server.errors import Refused
from carrack.server.texts import tidy

LONGEST_NAME = 40
LONGEST_LINE = 500
KEY = "[!-~]{8,64}"
NONCE = f"[0-9a-f]{{{2 * NONCE_BYTES}}}"
_KEY = re.compile(KEY)
_IDENT = re.compile(r"[A-Za-z0-9_-]{22}")
_NONCE = re.compile(NONCE)


def check_text(text: str, longest: int, field: str, *, keeps_emoji: bool = False) -> str:
    """A text that says something and fits, made tidy; `keeps_emoji` is for chat, see `tidy`."""
    text = tidy(text, keeps_emoji=keeps_emoji)
    if not text or len(text) > longest:
        raise Refused("bad-text", field=field, longest=longest)
    return text


def check_key(key: str) -> None:
    """Raise unless this can be the key of a call."""
    if not _KEY.fullmatch(key):
        raise Refused("bad-key", field="key")


def check_nonce(nonce: str) -> None:
    """Raise unless this is a nonce in hexadecimal."""
    if not _NONCE.fullmatch(nonce):
        raise Refused("bad-nonce", field="nonce", bytes=NONCE_BYTES)


def check_level(level: int, field: str) -> None:
    """Raise unless there is such a level; other bots are named by modules, which nobody outside may load."""
    if level not in {known.number for known in LEVELS}:
        raise Refused("bad-level", field=field, level=level)


def check_ident(ident: str, code: str = "no-such-table") -> None:
    """Raise unless this can be the id of a table, or of something else that is refused by that code."""
    if not _IDENT.fullmatch(ident):
        raise Refused(code)
