"""Helpers of the tests of the rules references: the script that writes the pages, and the languages."""

import re
from functools import cache

import pytest

from support.scripts import load_script

LANGUAGES = ("en", "fr", "it")
OTHERS = ("fr", "it")
QUOTES = {"en": "“([^”]*)”", "fr": "«\u202f([^»]*)\u202f»", "it": "“([^”]*)”"}

every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_other_language = pytest.mark.parametrize("lang", OTHERS)

SCRIPT = load_script("rules")


@cache
def pages() -> dict[str, str]:
    """Return the pages that the script would write."""
    found: dict[str, str] = SCRIPT.pages()
    return found


def checked_anchors(page: str) -> set[str]:
    """Return the anchors of a page, of which each is there once; its links to itself lead to them."""
    anchors = re.findall('<a id="([^"]*)">', pages()[page])
    assert len(set(anchors)) == len(anchors)
    assert set(re.findall(r"\]\(#([^)]*)\)", pages()[page])) <= set(anchors)
    return set(anchors)


def line_marks(lang: str, text: str) -> list[tuple[str, ...]]:
    """The marks of each paragraph, rulings and assumptions by their English names."""
    names = {SCRIPT.say(lang, kind): kind for kind in ("ruling", "assumption")}
    return [tuple(names.get(mark, mark) for mark in SCRIPT.marks(line)[0]) for line in text.splitlines()]
