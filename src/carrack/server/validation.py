"""Checks of input texts: names, chat lines, keys, ids. Strips invisible, control and bidirectional characters."""

import re
import unicodedata

from carrack.bots import LEVELS
from carrack.engine.secret import NONCE_BYTES
from carrack.server.errors import Refused

LONGEST_NAME = 40
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
