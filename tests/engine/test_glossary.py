"""The glossary: the words of the catalogues, all of them and nothing else, and which of them no rulebook has."""

import re
from pathlib import Path

import pytest

from carrack.engine import titles
from carrack.engine.languages import PACKAGE, languages
from carrack.engine.narrate import term
from carrack.games.discovery.buildings import rows_of
from carrack.games.discovery.versions import VERSIONS

GLOSSARY = (Path(__file__).parents[2] / "docs" / "reference" / "glossary.md").read_text(encoding="utf-8")
COLUMNS = ("en", "fr", "it")
DOMAINS = {
    "discovery": ("type", "region", "good", "box", "nation", "building", "card", "source", "option"),
    "empire": ("card", "nation", "institution", "phase", "source", "option"),
}
TITLES = {game: titles.find(game) for game in DOMAINS}  # imported here: that runs functions of the core
LEVELS = {"discovery": "##", "empire": "###"}  # of the headings: all words of `empire` are in one section
TERMS = {"discovery": 30, "empire": 10}  # more than so many
OURS = "*"  # behind a word that no rulebook of its language has

Row = dict[str, str]  # a language, and the word with its mark


def rows(game: str, heading: str) -> list[list[str]]:
    """The rows of all tables below headings of a game that end so, without their first two lines."""
    found = []
    pattern = rf"^{LEVELS[game]} [^\n]*{re.escape(heading)}\n(.*?)(?=^##|\Z)"
    for section in re.findall(pattern, GLOSSARY, re.MULTILINE | re.DOTALL):
        table = [line for line in section.splitlines() if line.startswith("|")]
        found += [[cell.strip() for cell in line.strip("|").split("|")] for line in table[2:]]
    return found


def glossary(game: str, domain: str) -> dict[str, Row]:
    """The words of a domain by their ids."""
    return {cells[0].strip("`"): dict(zip(COLUMNS, cells[1:], strict=True)) for cells in rows(game, f"(`{domain}`)")}


def known(game: str, domain: str) -> list[str]:
    title = TITLES[game]
    if domain == "option":
        return [option.key for option in title.options]
    return list(title.sources if domain == "source" else title.words[domain])


@pytest.mark.parametrize(("game", "domain"), [(game, domain) for game in DOMAINS for domain in DOMAINS[game]])
def test_the_glossary_has_every_word_as_the_catalogues_have_it(game: str, domain: str) -> None:
    assert set(COLUMNS) <= set(languages(game))
    told = {
        word: {lang: cell.removesuffix(OURS) for lang, cell in row.items()}
        for word, row in glossary(game, domain).items()
    }
    assert told == {word: {lang: term(game, domain, word, lang) for lang in COLUMNS} for word in known(game, domain)}


@pytest.mark.parametrize("game", DOMAINS)
def test_every_table_of_words_is_compared(game: str) -> None:
    found = re.findall(rf"^{LEVELS[game]} .*\(`(\w+)`\)$", GLOSSARY, re.MULTILINE)
    assert set(found) == set(DOMAINS[game])


@pytest.mark.parametrize("lang", COLUMNS)
@pytest.mark.parametrize("game", DOMAINS)
def test_the_terms_are_those_of_the_catalogues(game: str, lang: str) -> None:
    files = [PACKAGE / lang / f"{name}.ftl" for name in (game, "engine")]
    told = " ".join(file.read_text(encoding="utf-8") for file in files).lower()
    words = [cells[COLUMNS.index(lang)].removesuffix(OURS).lower() for cells in rows(game, "Terms")]
    assert len(words) > TERMS[game]
    assert not [word for word in words if word not in told and word[:-1] not in told], "in the singular or the plural"


def test_a_building_without_a_rulebook_in_its_language_is_marked() -> None:
    marked = {
        lang: {word for word, row in glossary("discovery", "building").items() if row[lang].endswith(OURS)}
        for lang in COLUMNS
    }
    in_2007 = {row.name for row in rows_of("2007", expansion=False, builders=False, version=VERSIONS[-1])}
    assert marked == {"en": set(), "fr": set(), "it": set(known("discovery", "building")) - in_2007}


def test_empire_has_no_rulebook_but_the_english_one() -> None:
    words = [row for domain in DOMAINS["empire"] for row in glossary("empire", domain).values()]
    words += [dict(zip(COLUMNS, cells, strict=True)) for cells in rows("empire", "Terms")]
    assert [row for row in words if not (row["fr"].endswith(OURS) and row["it"].endswith(OURS))] == []


def test_of_things_of_empire_the_rulebook_has_the_english_names() -> None:
    names = [row["en"] for domain in ("card", "nation", "institution") for row in glossary("empire", domain).values()]
    assert [name for name in names if name.endswith(OURS)] == []
