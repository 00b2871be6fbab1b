"""The rules reference: complete, the same in three languages, true to the data, linked to tests, and up to date."""

import re

import pytest

import carrack
from carrack.engine.narrate import term
from carrack.engine.reference import clause as look_up
from carrack.games.empire import asks, reasons
from carrack.games.empire.core.card import BOND, COLONY, GOLD, GOOD, POPULATION, REVOLT
from carrack.games.empire.nations import NATIONS
from carrack.games.empire.options import OPTIONS
from support.rules_pages import LANGUAGES, QUOTES, SCRIPT, every_language, every_other_language, pages
from support.scripts import ROOT

STARTS = (GOLD, GOOD, POPULATION, COLONY, BOND)  # in the order in which E7.1 lists them


ENGLISH = carrack.rules("empire")


def line_marks(lang: str, text: str) -> list[tuple[str, ...]]:
    """The marks of each paragraph, rulings by their English name."""
    ruling = SCRIPT.say(lang, "ruling")
    return [tuple("ruling" if mark == ruling else mark for mark in SCRIPT.marks(line)[0]) for line in text.splitlines()]


@every_other_language
def test_languages_have_the_same_clauses_in_the_same_order(lang: str) -> None:
    assert list(carrack.rules("empire", lang)) == list(ENGLISH)


@every_language
def test_every_clause_has_a_title_and_all_but_headings_a_text(lang: str) -> None:
    clauses = carrack.rules("empire", lang)
    assert [id_ for id_, found in clauses.items() if id_ != found.id or not found.title.strip()] == []
    headings = {id_.rpartition(".")[0] for id_ in clauses} - {""}
    assert headings <= set(clauses)
    assert {id_ for id_, found in clauses.items() if not found.text} == headings
    assert [id_ for id_, found in clauses.items() if found.text != found.text.strip() or "\n\n" in found.text] == []


@every_other_language
def test_nothing_is_left_in_english(lang: str) -> None:
    clauses = carrack.rules("empire", lang)
    assert [id_ for id_, found in clauses.items() if found.text and found.text == ENGLISH[id_].text] == []
    assert [id_ for id_, found in clauses.items() if found.title == ENGLISH[id_].title] == []


@every_other_language
def test_languages_mark_the_same_paragraphs(lang: str) -> None:
    for id_, found in carrack.rules("empire", lang).items():
        english = ENGLISH[id_]
        assert (found.edition, found.kind, found.option) == ("", english.kind, english.option), id_
        assert line_marks(lang, found.text) == line_marks("en", english.text), id_


@every_language
def test_rulings_are_marked_at_the_beginning_of_a_paragraph(lang: str) -> None:
    options = {option.key for option in OPTIONS}
    for id_, found in carrack.rules("empire", lang).items():
        marks = [mark for line in line_marks(lang, found.text) for mark in line]
        assert marks == ["ruling"] * found.text.count("["), id_
        assert found.kind == ("ruling" if marks else ""), id_
        assert found.option == "" or found.option in options, id_


@every_language
def test_every_clause_that_a_text_names_exists(lang: str) -> None:
    for id_, found in carrack.rules("empire", lang).items():
        assert set(re.findall(r"\bE\d+(?:\.\d+)*", found.text)) <= set(ENGLISH), id_


@every_language
def test_options_are_called_what_the_catalogue_calls_them(lang: str) -> None:
    named = {term("empire", "option", option.key, lang) for option in OPTIONS}
    texts = [found.text for found in carrack.rules("empire", lang).values()]
    assert {name for text in texts for name in re.findall(QUOTES[lang], text)} <= named


@every_language
def test_typography(lang: str) -> None:
    for id_, found in carrack.rules("empire", lang).items():
        told_ = f"{found.title}\n{found.text}"
        assert re.findall(r"['\"`]|\.\.\.|  | \n", told_) == [], id_
        wrong = r"[^\u202f][:;?!»]|«[^\u202f]" if lang == "fr" else r"[\u202f\u00a0]"
        assert re.findall(wrong, told_) == [], id_


@every_language
def test_nations_have_the_names_and_numbers_of_the_game(lang: str) -> None:
    lines = carrack.rules("empire", lang)["E7.1"].text.splitlines()[1:-1]
    for number, (nation, line) in enumerate(zip(NATIONS, lines, strict=True)):
        left, _, right = line.replace("\u202f", "").partition("→")
        name, starts, institution, _ = re.split(r": |\. |(?<=\d), [^:]*\. ", left)
        assert name == f"{number} {term('empire', 'nation', nation.name, lang)}"
        assert starts == "/".join(str(nation.start[card]) for card in STARTS)
        assert institution.lower() == term("empire", "institution", nation.institution, lang)
        extra = re.findall(r"(?<=\d), \w+ (\d+)", left)
        assert [int(number) for number in extra] == [nation.start[REVOLT]] * bool(nation.start[REVOLT])
        amounts = [int(number) for number in re.findall(r"\d+", right)]
        assert amounts == [*nation.pays.values(), *nation.gains.values()]


def test_every_clause_of_a_refusal_exists() -> None:
    cited = {clause for clause, _, _ in reasons.CODES.values()} | {*reasons.WHEN.values(), *reasons.CLAUSES.values()}
    assert [id_ for id_ in sorted(cited) if id_ not in ENGLISH or not ENGLISH[id_].text] == []


def test_every_ask_has_a_clause_to_read() -> None:
    assert set(asks.CLAUSES) == set(asks.KINDS)
    assert [id_ for id_ in asks.CLAUSES.values() if id_ not in ENGLISH or not ENGLISH[id_].text] == []


def test_every_clause_is_linked_to_a_test() -> None:
    linked = SCRIPT.linked_tests("empire")
    assert [id_ for id_, found in ENGLISH.items() if found.text and id_ not in linked] == []
    assert set(linked) - set(ENGLISH) == set()


@pytest.mark.parametrize("page", [*(f"empire.{lang}.md" for lang in LANGUAGES), "tests.md"])
def test_the_pages_are_up_to_date(page: str) -> None:
    """If not, run scripts/rules.py."""
    assert (ROOT / "docs" / "reference" / "rules" / page).read_text(encoding="utf-8") == pages()[page]


@every_language
def test_links_of_a_page_lead_somewhere(lang: str) -> None:
    page = pages()[f"empire.{lang}.md"]
    anchors = re.findall('<a id="([^"]*)">', page)
    assert len(set(anchors)) == len(anchors)
    assert set(re.findall(r"\]\(#([^)]*)\)", page)) <= set(anchors)
    assert {SCRIPT.anchor(id_) for id_ in ENGLISH} | {"own"} == set(anchors), "and no table of editions"


def test_links_of_the_page_of_tests_lead_somewhere() -> None:
    links = re.findall(r"\]\((\w+\.en\.md)#([^)]*)\)", pages()["tests.md"])
    assert {page for page, _ in links} == {"discovery.en.md", "empire.en.md"}
    assert [(page, anchor) for page, anchor in links if f'<a id="{anchor}">' not in pages()[page]] == []


def test_a_clause_can_be_cited() -> None:
    assert look_up("empire", "E5.8") == ENGLISH["E5.8"]
    assert look_up("empire", "E2.1", "fr").option == "version"
    with pytest.raises(carrack.CarrackError) as caught:
        look_up("empire", "D1.1")
    assert caught.value.code == "unknown-clause"
