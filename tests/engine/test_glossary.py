"""The glossary: the words of the catalogues, all of them and nothing else, and which of them no rulebook has."""

import re
from pathlib import Path

import pytest

from carrack.engine import titles
from carrack.engine.catalogue import PACKAGE, languages
from carrack.engine.narrate import term
from carrack.games.discovery.buildings import rows_of

GLOSSARY = (Path(__file__).parents[2] / "docs" / "glossary.md").read_text(encoding="utf-8")
GAME = "discovery"
COLUMNS = ("en", "fr", "it")
DOMAINS = ("type", "region", "good", "box", "nation", "building", "card", "source", "option")
OURS = "*"  # behind a word that no rulebook of its language has

Row = dict[str, str]  # a language, and the word with its mark


def rows(heading: str) -> list[list[str]]:
    """The rows of all tables below headings that end so, without their first two lines."""
    found = []
    for section in re.findall(rf"^## [^\n]*{re.escape(heading)}\n(.*?)(?=^## |\Z)", GLOSSARY, re.MULTILINE | re.DOTALL):
        table = [line for line in section.splitlines() if line.startswith("|")]
        found += [[cell.strip() for cell in line.strip("|").split("|")] for line in table[2:]]
    return found


def glossary(domain: str) -> dict[str, Row]:
    """The words of a domain by their ids."""
    return {cells[0].strip("`"): dict(zip(COLUMNS, cells[1:], strict=True)) for cells in rows(f"(`{domain}`)")}


def known(domain: str) -> list[str]:
    title = titles.find(GAME)
    if domain == "option":
        return [option.key for option in title.options]
    return list(title.sources if domain == "source" else title.words[domain])


@pytest.mark.parametrize("domain", DOMAINS)
def test_the_glossary_has_every_word_as_the_catalogues_have_it(domain: str) -> None:
    assert languages(GAME) == COLUMNS
    told = {
        word: {lang: cell.removesuffix(OURS) for lang, cell in row.items()} for word, row in glossary(domain).items()
    }
    assert told == {word: {lang: term(GAME, domain, word, lang) for lang in COLUMNS} for word in known(domain)}


def test_every_table_of_words_is_compared() -> None:
    assert set(re.findall(r"^## .*\(`(\w+)`\)$", GLOSSARY, re.MULTILINE)) == set(DOMAINS)


@pytest.mark.parametrize("lang", COLUMNS)
def test_the_terms_are_those_of_the_catalogues(lang: str) -> None:
    files = [PACKAGE / lang / f"{name}.ftl" for name in (GAME, "engine")]
    told = " ".join(file.read_text(encoding="utf-8") for file in files).lower()
    words = [cells[COLUMNS.index(lang)].removesuffix(OURS).lower() for cells in rows("Terms")]
    assert len(words) > 30
    assert not [word for word in words if word not in told and word[:-1] not in told], "in the singular or the plural"


def test_a_building_without_a_rulebook_in_its_language_is_marked() -> None:
    marked = {
        lang: {word for word, row in glossary("building").items() if row[lang].endswith(OURS)} for lang in COLUMNS
    }
    in_2007 = {row.name for row in rows_of("2007", expansion=False, builders=False)}
    assert marked == {"en": set(), "fr": set(), "it": set(known("building")) - in_2007}
