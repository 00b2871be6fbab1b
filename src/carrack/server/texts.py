"""Cleans names and chat lines from outside: strips invisible, control and bidirectional characters."""

import unicodedata

from carrack.server.ignorable import ALSO_UNSEEN, IGNORABLE

MOST_MARKS = 2  # accents on one letter beyond the one that it may have been composed with
JOINER = "\u200d"  # joins several emoji into one
EMOJI_STYLE = "\ufe0f"  # asks for the coloured form of the emoji before it
# Letters and signs, says Unicode, but nobody sees them: Hangul fillers, an empty Braille cell, blank hieroglyphs and a
# note without a head.
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
    """Drop ignorable code points, or turn them into blanks where they take up room."""
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
