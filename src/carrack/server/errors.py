"""Refused requests: errors with their HTTP status, problem+json in the caller's language, and the checks of input.

Checks clean or refuse names, chat lines, keys, nonces, levels and ids. They know no table; `actions` checks the rest.
"""

import re
import unicodedata
from collections.abc import Sequence

from msgspec.structs import replace

from carrack.bots import LEVELS
from carrack.engine.catalogue import catalogue
from carrack.engine.errors import CarrackError, NotationError, OptionError, TooEarly
from carrack.engine.languages import languages
from carrack.engine.narrate import narrate
from carrack.engine.secret import NONCE_BYTES
from carrack.engine.titles import find
from carrack.engine.types import Refusal
from carrack.server.api_types.answers import Problem
from carrack.table import TableError


class Refused(CarrackError):
    """A request that the server refuses. Nothing was changed, except perhaps after `not-saved`."""


class RefusedMove(CarrackError):
    """A move that the rules refuse, with the arguments of its message."""

    def __init__(self, refusal: Refusal, seat: int, names: Sequence[str]) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal
        self.seat = seat
        self.names = names


STATUS = {
    "bad-request": 400,
    "no-token": 401,
    "bad-token": 401,
    "not-your-seat": 403,
    "not-host": 403,
    "not-seated": 403,
    "bad-code": 403,
    "bad-origin": 403,
    "no-key": 403,
    "not-for-bots": 403,
    "not-your-bot": 403,
    "seat-for-bot": 403,
    "seat-kept": 403,
    "no-such-table": 404,
    "no-such-path": 404,
    "no-such-node": 404,
    "no-such-method": 405,
    "too-slow": 408,
    "wrong-life": 409,
    "seat-taken": 409,
    "already-seated": 409,
    "seats-empty": 409,
    "seats-changed": 409,
    "rematch-made": 409,
    "key-reused": 409,
    "stale-revision": 409,
    "not-a-board": 409,
    "too-many-tables": 409,
    "too-many-bots": 409,
    "too-many-rows": 409,
    "too-large": 413,
    "bad-host": 421,
    "bad-text": 422,
    "bad-nonce": 422,
    "bad-key": 422,
    "bad-level": 422,
    "no-own-seat": 422,
    "wrong-seats": 422,
    "not-alone": 422,
    "too-many": 429,
    "too-much-chat": 429,
    "head-too-large": 431,
    "internal": 500,
    "unreadable-table": 500,
    "no-database": 503,
    "too-busy": 503,
    "not-saved": 503,
}

LANGUAGES = languages("server")
MOST_LANGUAGES = 20  # of an Accept-Language header that are parsed
LONGEST_LANGUAGES = 1000  # characters of it
DEFAULT = "en"


def problem(error: CarrackError, lang: str) -> Problem:
    """Return an error as problem+json, with its message in a language."""
    status = _status(error)
    answer = Problem(f"urn:carrack:{error.code}", _say(lang, f"status-{status}"), status, "", error.code)
    if isinstance(error, RefusedMove):
        refusal = error.refusal
        plain = replace(refusal, remedy="", clause="")
        answer.detail = narrate(plain, lang, error.seat, error.names)
        answer.clause = refusal.clause
        if refusal.remedy:
            words = catalogue(lang, refusal.game, find(refusal.game).locale)
            answer.remedy = words.format(f"remedy-{refusal.remedy}", {})
    elif isinstance(error, Refused):
        args = {key: value if isinstance(value, int) else str(value) for key, value in error.details.items()}
        answer.detail = _say(lang, f"error-{error.code}", **args)
    else:
        answer.detail = narrate(error, lang)
    for key, value in error.details.items():
        if key in {"number", "takebacks", "revision", "retry_after"} and isinstance(value, int):
            setattr(answer, key, value)
        elif key in {"field", "table"}:
            setattr(answer, key, str(value))
    return answer


def choose_language(header: str) -> str:
    """Return the preferred language of an Accept-Language header that has a catalogue. Long headers are truncated."""
    wanted = []
    for at, part in enumerate(header[:LONGEST_LANGUAGES].split(",")[:MOST_LANGUAGES]):
        word, _, rest = part.partition(";")
        weight = rest.strip().removeprefix("q=")
        try:
            wanted.append((-float(weight) if weight else -1.0, at, word.strip().lower().partition("-")[0]))
        except ValueError:
            continue
    return next((word for _, _, word in sorted(wanted) if word in LANGUAGES), DEFAULT)


def _status(error: CarrackError) -> int:
    if isinstance(error, Refused):
        return STATUS[error.code]
    if isinstance(error, TableError | TooEarly):
        return STATUS["not-saved"] if error.code == "not-saved" else 409
    if isinstance(error, RefusedMove | NotationError | OptionError):
        return 422
    return 409


def _say(lang: str, message: str, **args: int | str) -> str:
    return catalogue(lang, "server").format(message, args)


# Checks of input; names and chat lose invisible, control and bidirectional characters ---------------------------------

LONGEST_LINE = 500
IDENT = "[A-Za-z0-9_-]{22}"  # 16 random bytes in base64
KEY = "[!-~]{8,64}"
NONCE = f"[0-9a-f]{{{2 * NONCE_BYTES}}}"
_KEY = re.compile(KEY)
_IDENT = re.compile(IDENT)
_NONCE = re.compile(NONCE)


def check_text(text: str, longest: int, field: str, *, keeps_emoji: bool = False) -> str:
    """Return a cleaned text. Raises `bad-text` if it is empty or too long. `keeps_emoji` is for chat, see `tidy`."""
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
    """Raise `code` unless `ident` has the form of an id."""
    if not _IDENT.fullmatch(ident):
        raise Refused(code)


MOST_MARKS = 2  # combining marks per character, after composition
JOINER = "\u200d"  # joins several emoji into one
EMOJI_STYLE = "\ufe0f"  # asks for the coloured form of the emoji before it
# Characters that Unicode counts as letters or symbols, but that are invisible: Hangul fillers, an empty Braille cell,
# blank hieroglyphs and a note without a head.
BLANKS = "\u115f\u1160\u2800\u3164\uffa0\U00013441\U00013442\U0001d159"


def tidy(text: str, *, keeps_emoji: bool = False) -> str:
    """Return a text on one line in Unicode's form NFC, without controls, invisible characters and piles of accents.

    With `keeps_emoji` the joiner and the style selector stay inside emoji sequences. Names do without: two that look
    alike must be the same text.
    """
    letters = unicodedata.normalize("NFC", _visible(text, keeps_emoji=keeps_emoji))
    kept: list[str] = []
    marks = 0
    for letter in letters:
        kind = unicodedata.category(letter)
        if kind[0] == "Z" or letter in BLANKS or letter in "\t\n\r\v\f":
            kept.append(" ")
        elif kind[0] == "M" and letter != EMOJI_STYLE:
            marks += 1
            if marks <= MOST_MARKS and kept and kept[-1] != " ":
                kept.append(letter)
            continue
        elif kind[0] != "C" or letter == JOINER:
            kept.append(letter)
        marks = 0
    return " ".join("".join(kept).split())


def _visible(text: str, *, keeps_emoji: bool) -> str:
    """Drop ignorable code points, or replace them by blanks where they take up space."""
    kept: list[str] = []
    for at, letter in enumerate(text):
        if letter in ALSO_UNSEEN:
            continue
        if letter not in IGNORABLE:
            kept.append(letter)
        elif letter in BLANKS:
            kept.append(" ")
        elif keeps_emoji and kept:
            is_style = letter == EMOJI_STYLE and _is_emoji(kept[-1])
            if is_style or (letter == JOINER and _ends_emoji(kept) and _is_emoji(text[at + 1 : at + 2])):
                kept.append(letter)
    return "".join(kept)


def _ends_emoji(letters: list[str]) -> bool:
    return _is_emoji(letters[-1]) or (letters[-1] == EMOJI_STYLE and _is_emoji(letters[-2]))


def _is_emoji(letter: str) -> bool:
    return bool(letter) and unicodedata.category(letter) in {"So", "Sk"}


RANGES = (
    (0x00AD, 0x00AD),  # soft hyphen
    (0x034F, 0x034F),  # combining grapheme joiner
    (0x061C, 0x061C),  # Arabic letter mark
    (0x115F, 0x1160),  # Hangul fillers
    (0x17B4, 0x17B5),  # Khmer inherent vowels
    (0x180B, 0x180F),  # Mongolian variation selectors and vowel separator
    (0x200B, 0x200F),  # zero-width space and joiners, directional marks
    (0x202A, 0x202E),  # directional embeddings and overrides
    (0x2060, 0x206F),  # word joiner, invisible operators, directional isolates
    (0x3164, 0x3164),  # Hangul filler
    (0xFE00, 0xFE0F),  # variation selectors
    (0xFEFF, 0xFEFF),  # byte order mark
    (0xFFA0, 0xFFA0),  # halfwidth Hangul filler
    (0xFFF0, 0xFFF8),  # unassigned
    (0x1BCA0, 0x1BCA3),  # shorthand format controls
    (0x1D173, 0x1D17A),  # musical format controls
    (0xE0000, 0xE0FFF),  # tags, more variation selectors
)
# Marks and symbols that show nothing as well, although Unicode does not count them among these: the filler of Khitan,
# the thick letter selector of Duployan, and the place of an object that is not there.
ALSO_UNSEEN = frozenset("\U00016fe4\U0001bc9d\ufffc")
IGNORABLE = frozenset(chr(code) for first, last in RANGES for code in range(first, last + 1))
