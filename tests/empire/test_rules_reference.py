"""The rules reference of `empire`: true to the data, its marks and names right, every clause linked to a test.

What holds for every game is tested in `tests/engine/test_rules_references.py`.
"""

import re

import pytest

import carrack
from carrack.engine.narrate import term
from carrack.engine.reference import clause as look_up
from carrack.games.empire import asks, reasons
from carrack.games.empire.core.card import BOND, COLONY, GOLD, GOOD, POPULATION, REVOLT
from carrack.games.empire.nations import NATIONS
from carrack.games.empire.options import OPTIONS
from support.rules_pages import SCRIPT, checked_anchors, every_language, every_other_language, line_marks

STARTS = (GOLD, GOOD, POPULATION, COLONY, BOND)  # in the order in which E7.1 lists them


ENGLISH = carrack.rules("empire")


@every_other_language
def test_no_title_is_left_in_english(lang: str) -> None:
    clauses = carrack.rules("empire", lang)
    assert [id_ for id_, found in clauses.items() if found.title == ENGLISH[id_].title] == []


@every_language
def test_rulings_are_marked_at_the_beginning_of_a_paragraph(lang: str) -> None:
    options = {option.key for option in OPTIONS}
    for id_, found in carrack.rules("empire", lang).items():
        assert not found.edition, id_
        marks = [mark for line in line_marks(lang, found.text) for mark in line]
        assert marks == ["ruling"] * found.text.count("["), id_
        assert found.kind == ("ruling" if marks else ""), id_
        assert found.option == "" or found.option in options, id_


@every_language
def test_every_clause_that_a_text_names_exists(lang: str) -> None:
    for id_, found in carrack.rules("empire", lang).items():
        assert set(re.findall(r"\bE\d+(?:\.\d+)*", found.text)) <= set(ENGLISH), id_


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


@every_language
def test_links_of_a_page_lead_somewhere(lang: str) -> None:
    anchors = checked_anchors(f"empire.{lang}.md")
    assert {SCRIPT.anchor(id_) for id_ in ENGLISH} | {"own"} == anchors, "and no table of editions"


def test_a_clause_can_be_cited() -> None:
    assert look_up("empire", "E5.8") == ENGLISH["E5.8"]
    assert look_up("empire", "E2.1", "fr").option == "version"
    with pytest.raises(carrack.CarrackError) as caught:
        look_up("empire", "D1.1")
    assert caught.value.code == "unknown-clause"
