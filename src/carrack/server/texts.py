"""Names and lines of chat from outside, made harmless to look at: what shows nothing, or more than itself, goes."""

import unicodedata

MOST_MARKS = 2  # accents on one letter beyond the one that it may have been composed with
JOINER = "\u200d"  # makes one picture of several
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"  # letters, says Unicode, but nobody sees them


def tidy(text: str) -> str:
    """A text in one line and in its usual form, without controls, changes of direction and piles of accents."""
    letters = unicodedata.normalize("NFC", text)
    kept: list[str] = []
    marks = 0
    for at, letter in enumerate(letters):
        kind = unicodedata.category(letter)
        if kind[0] == "Z" or letter in BLANKS or letter in "\t\n\r\v\f":
            kept.append(" ")
        elif kind[0] == "M":
            marks += 1
            if marks <= MOST_MARKS and kept and kept[-1] != " ":
                kept.append(letter)
            continue
        elif letter == JOINER:
            if kept and _is_picture(kept[-1]) and _is_picture(letters[at + 1 : at + 2]):
                kept.append(letter)
        elif kind[0] != "C":
            kept.append(letter)
        marks = 0
    return " ".join("".join(kept).split())


def _is_picture(letter: str) -> bool:
    return bool(letter) and (unicodedata.category(letter) in {"So", "Sk"} or letter == "\ufe0f")
