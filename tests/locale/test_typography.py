"""The typography of French and Italian, and the words that must not stand before a player's name."""

import re

import pytest

from carrack.engine.languages import PACKAGE

NAME = r"\{ \$(?:name|names|audience|seat|seat_\w+) \}"  # a hole that a player's name fills


def lines(lang: str) -> list[tuple[str, str]]:
    """The lines of all messages of a language, each with where it stands."""
    return [
        (f"{file.name}:{number}", line)
        for file in sorted((PACKAGE / lang).glob("*.ftl"))
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if not line.startswith("#")
    ]


def matches(lang: str, pattern: str) -> list[str]:
    return [f"{place} {line.strip()}" for place, line in lines(lang) if re.search(pattern, line)]


def test_french_puts_a_narrow_no_break_space_before_high_punctuation_and_inside_quotes() -> None:
    assert matches("fr", r"[ \u00a0][:;?!»]|«[^\u202f]|[^\u202f]»|\w[;?!](?:\s|$)") == []


def test_italian_has_one_kind_of_quotes() -> None:
    assert matches("it", "[«»]") == []


@pytest.mark.parametrize(
    ("lang", "words"),
    [("fr", "de|que|le|la|si|jusque"), ("it", "a|e|ad|ed")],  # they change before a vowel
)
def test_no_word_that_elides_stands_before_a_name(lang: str, words: str) -> None:
    assert matches(lang, rf"(?<![\w’])(?:{words}) {NAME}") == []
