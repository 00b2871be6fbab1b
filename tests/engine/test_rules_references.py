"""The rules references of all games: complete, the same in three languages, well typeset, and up to date."""

import re

import pytest

import carrack
from carrack.engine.narrate import term
from support.rules_pages import LANGUAGES, QUOTES, SCRIPT, every_language, every_other_language, line_marks, pages
from support.scripts import ROOT

every_game = pytest.mark.parametrize("game", carrack.games())


@every_game
@every_other_language
def test_languages_have_the_same_clauses_in_the_same_order(game: str, lang: str) -> None:
    assert list(carrack.rules(game, lang)) == list(carrack.rules(game))


@every_game
@every_language
def test_every_clause_has_a_title_and_all_but_headings_a_text(game: str, lang: str) -> None:
    clauses = carrack.rules(game, lang)
    assert [id_ for id_, found in clauses.items() if id_ != found.id or not found.title.strip()] == []
    headings = {id_.rpartition(".")[0] for id_ in clauses if not SCRIPT.ENTRY.match(id_)} - {""}
    assert headings <= set(clauses)
    assert {id_ for id_, found in clauses.items() if not found.text} == headings
    assert [id_ for id_, found in clauses.items() if found.text != found.text.strip() or "\n\n" in found.text] == []


@every_game
@every_other_language
def test_no_text_is_left_in_english(game: str, lang: str) -> None:
    english = carrack.rules(game)
    clauses = carrack.rules(game, lang)
    assert [id_ for id_, found in clauses.items() if found.text and found.text == english[id_].text] == []


@every_game
@every_other_language
def test_languages_mark_the_same_paragraphs(game: str, lang: str) -> None:
    for id_, english in carrack.rules(game).items():
        found = carrack.rules(game, lang)[id_]
        assert (found.edition, found.kind, found.option) == (english.edition, english.kind, english.option), id_
        assert line_marks(lang, found.text) == line_marks("en", english.text), id_


@every_game
@every_language
def test_options_are_called_what_the_catalogue_calls_them(game: str, lang: str) -> None:
    named = {term(game, "option", option.key, lang) for option in carrack.options(game)}
    texts = [found.text for found in carrack.rules(game, lang).values()]
    assert {name for text in texts for name in re.findall(QUOTES[lang], text)} <= named


@every_game
@every_language
def test_typography(game: str, lang: str) -> None:
    wrong = r"[^\u202f][:;?!»]|«[^\u202f]" if lang == "fr" else r"[\u202f\u00a0]"
    for id_, found in carrack.rules(game, lang).items():
        told = f"{found.title}\n{found.text}"
        assert re.findall(r"['\"`]|\.\.\.|  | \n", told) == [], id_
        assert re.findall(wrong, told) == [], id_


@pytest.mark.parametrize("page", [*(f"{game}.{lang}.md" for game in carrack.games() for lang in LANGUAGES), "tests.md"])
def test_the_pages_are_up_to_date(page: str) -> None:
    """If not, run scripts/rules.py."""
    assert (ROOT / "docs" / "reference" / "rules" / page).read_text(encoding="utf-8") == pages()[page]


def test_there_are_no_other_pages() -> None:
    assert {file.name for file in (ROOT / "docs" / "reference" / "rules").iterdir()} == set(pages())


def test_links_of_the_page_of_tests_lead_somewhere() -> None:
    links = re.findall(r"\]\((\w+\.en\.md)#([^)]*)\)", pages()["tests.md"])
    assert {page for page, _ in links} == {f"{game}.en.md" for game in carrack.games()}
    assert [(page, anchor) for page, anchor in links if f'<a id="{anchor}">' not in pages()[page]] == []
