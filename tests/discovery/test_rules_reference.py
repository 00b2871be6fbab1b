"""The rules reference of `discovery`: true to the data, its marks and names right, every clause linked to a test.

What holds for every game is tested in `tests/engine/test_rules_references.py`.
"""

import re
from collections import Counter

import pytest

import carrack
from carrack.engine.narrate import term
from carrack.engine.reference import clause as look_up
from carrack.games.discovery import asks, board, buildings, nations, reasons
from carrack.games.discovery.options import OPTIONS
from carrack.games.discovery.versions import FIXES
from support.rules_pages import (
    LANGUAGES,
    SCRIPT,
    checked_anchors,
    every_language,
    every_other_language,
    line_marks,
)
from support.scripts import ROOT

EDITIONS = ("2007", "2015")
VERSIONS = tuple(f"v{version}" for version in carrack.rules_versions("discovery"))
CLAUSES = (ROOT / "tests" / "discovery" / "clauses.txt").read_text(encoding="utf-8").splitlines()
NOTES = {"D17"}  # about the sources: nothing that play could prove
# Titles that French or Italian share with English: names, and words that the languages have in common.
SAME_TITLES = {
    "fr": {
        "D2.11", "D4.3", "D5.1", "D12.3", "D12.4", "D14-I-Conquistadors", "D14-I-Magellan", "D14-III-Migration",
        "D14-III-Population", "D17",
    },
    "it": {"D14-II-Mayflower"},
}  # fmt: skip
AND = {"en": "and", "fr": "et", "it": "e"}


ENGLISH = carrack.rules("discovery")


def building_clauses() -> dict[str, str]:
    """The clause of each building, by its age and its name in English."""
    ids = {(id_.split("-")[1], ENGLISH[id_].title): id_ for id_ in ENGLISH if SCRIPT.ENTRY.match(id_)}
    found = {row.name: ids["I" * row.age, term("discovery", "building", row.name, "en")] for row in buildings.CATALOGUE}
    assert sorted(found.values()) == sorted(ids.values())
    return found


@every_other_language
def test_no_title_is_left_in_english(lang: str) -> None:
    clauses = carrack.rules("discovery", lang)
    assert {id_ for id_, found in clauses.items() if found.title == ENGLISH[id_].title} == SAME_TITLES[lang]


@every_language
def test_marks_stand_at_the_beginning_of_a_paragraph_and_are_known(lang: str) -> None:
    for id_, found in carrack.rules("discovery", lang).items():
        marked = line_marks(lang, found.text)
        assert {mark for marks in marked for mark in marks} <= {*EDITIONS, *VERSIONS, "ruling", "assumption"}, id_
        assert sum(map(len, marked)) == found.text.count("["), id_


@every_language
def test_kind_edition_and_option_say_what_the_text_says(lang: str) -> None:
    options = {option.key for option in OPTIONS}
    for id_, found in carrack.rules("discovery", lang).items():
        marks = {mark for line in line_marks(lang, found.text) for mark in line}
        assert found.kind == next((kind for kind in ("assumption", "ruling") if kind in marks), ""), id_
        assert found.edition in ("", *EDITIONS), id_
        assert not (found.edition and marks & set(EDITIONS)), id_
        assert found.option == "" or found.option in options, id_


def test_every_fix_of_a_version_is_marked_in_its_clause() -> None:
    for fix in FIXES:
        marks = {mark for line in line_marks("en", ENGLISH[fix.clause].text) for mark in line}
        assert f"v{fix.since}" in marks, fix.knob
    marked = {id_ for id_, found in ENGLISH.items() if any("v2" in line for line in line_marks("en", found.text))}
    assert marked == {fix.clause for fix in FIXES}


@every_language
def test_every_clause_that_a_text_names_exists(lang: str) -> None:
    for id_, found in carrack.rules("discovery", lang).items():
        text = found.text
        for known in sorted(ENGLISH, key=len, reverse=True):
            text = re.sub(rf"(?<!\w){re.escape(known)}(?!\w|\.\d)", "", text)
        assert re.findall(r"\bD\d[\w.-]*", text) == [], id_


def test_french_puts_a_space_before_the_dollar() -> None:
    for id_, found in carrack.rules("discovery", "fr").items():
        told = f"{found.title}\n{found.text}".replace("en $", "")
        assert re.findall(r"[^\u00a0(]\$(?! désigne)", told) == [], id_


@every_language
def test_buildings_and_nations_have_the_names_of_the_catalogue(lang: str) -> None:
    clauses = carrack.rules("discovery", lang)
    for building, id_ in building_clauses().items():
        assert clauses[id_].title == term("discovery", "building", building, lang)
    for number, nation in enumerate(nations.NATIONS, 1):
        assert clauses[f"D12.{number}"].title.lower() == term("discovery", "nation", nation.name, lang).lower()


def test_buildings_belong_to_the_editions_and_options_of_their_rows() -> None:
    rows = [row for row in buildings.BUILDINGS if row.set == buildings.BASE]
    both = {row.name for row in rows if not row.only}
    base = {row.name for row in rows}
    for building, id_ in building_clauses().items():
        found = ENGLISH[id_]
        assert found.option == ("" if building in base else "expansion_buildings"), id_
        twice = sum(row.name == building for row in rows) == len(EDITIONS)
        assert (found.edition == "") == (building in both or twice), id_
        needs_builders = any(row.name == building and row.needs_builders for row in buildings.BUILDINGS)
        assert found.text.startswith("Only with the option “Builders”.") == needs_builders, id_


@every_language
def test_counters_cards_and_map_are_the_boards(lang: str) -> None:
    """The reference numbers them resistance first, as players compare that first."""
    numbers, counters, cards = carrack.rules("discovery", lang)["D15"].text.splitlines()
    assert numbers
    told: Counter[tuple[int, ...]] = Counter()
    for entry in counters.partition(": ")[2].split(" · "):
        resistance, plunder, each, points = map(int, re.findall(r"\d+", entry))
        told[plunder, each, resistance, points] += 2 if "(" in entry else 1
    assert told == board.COUNTERS
    entries = cards.partition(": ")[2].rstrip(".").split(" · ")
    for entry, (card, (plunder, each, resistance, points)) in zip(entries, board.CARDS.items(), strict=True):
        name = term("discovery", "card", card, lang)
        assert entry == f"{name} {resistance}/{plunder}/{each}/{points}"

    regions, near, *_, assumed = carrack.rules("discovery", lang)["D16"].text.splitlines()
    names = {region: term("discovery", "region", region, lang) for region in board.REGIONS}
    listed = [
        f"{names[region]} ({term('discovery', 'good', good, lang)})" for region, (good, _) in board.REGIONS.items()
    ]
    assert ", ".join(listed) in regions
    borders = {frozenset((one, other)) for one, (_, neighbours) in board.REGIONS.items() for other in neighbours}
    certain = {border for border in borders if board.OPEN_REGION in border}
    assert [border for border in certain if not all(names[region] in near for region in border)] == []
    order = list(board.REGIONS)
    pairs = {
        " ".join((names[a], AND[lang], names[b])) for a, b in (sorted(b, key=order.index) for b in borders - certain)
    }
    assert set(re.split("[;:] ", re.split("\u202f?: ", assumed.rstrip("."))[-1].replace("\u202f", ""))) == pairs


def test_every_clause_of_a_refusal_exists() -> None:
    cited = {clause for clause, _, _ in reasons.CODES.values()} | set(reasons.WHEN.values())
    assert cited - set(ENGLISH) == set()


def test_every_clause_that_tests_may_name_exists() -> None:
    assert set(CLAUSES) - set(ENGLISH) == set()


def test_every_ask_has_a_clause_to_read() -> None:
    assert set(asks.CLAUSES) == set(asks.KINDS)
    for cited in asks.CLAUSES.values():
        for edition, id_ in (dict.fromkeys(EDITIONS, cited) if isinstance(cited, str) else cited).items():
            assert ENGLISH[id_].text, id_
            assert isinstance(cited, str) or ENGLISH[id_].edition in {"", edition}, id_


def test_every_clause_is_linked_to_a_test() -> None:
    linked = SCRIPT.linked_tests("discovery")
    assert [id_ for id_, found in ENGLISH.items() if found.text and id_ not in NOTES and id_ not in linked] == []
    assert set(linked) - set(ENGLISH) == set()


@every_language
def test_links_of_a_page_lead_somewhere(lang: str) -> None:
    anchors = checked_anchors(f"discovery.{lang}.md")
    assert {SCRIPT.anchor(id_) for id_ in ENGLISH} <= anchors


def test_a_clause_can_be_cited() -> None:
    found = look_up("discovery", "D14-I-Spoils of War: ship", "fr")
    assert (found.id, found.title) == ("D14-I-Spoils of War: ship", "Trésors de guerre (bateau)")
    assert (found.edition, found.option, found.kind) == ("2015", "expansion_buildings", "")
    assert look_up("discovery", "D5.8.3") == ENGLISH["D5.8.3"]
    assert ENGLISH["D5.8.3"].kind == "ruling"
    assert ENGLISH["D5.8"].text == ""


def test_the_reference_is_the_callers_to_change() -> None:
    carrack.rules("discovery").clear()
    assert carrack.rules("discovery") == ENGLISH


@pytest.mark.parametrize(
    ("code", "game", "id_", "lang"),
    [
        ("unknown-game", "draughts", "D1.1", "en"),
        ("unknown-language", "discovery", "D1.1", "tlh"),
        ("unknown-language", "discovery", "D1.1", "../en"),
        ("unknown-clause", "discovery", "D99", "en"),
    ],
)
def test_what_is_not_there_is_refused(code: str, game: str, id_: str, lang: str) -> None:
    with pytest.raises(carrack.CarrackError) as caught:
        look_up(game, id_, lang)
    assert caught.value.code == code
    assert [narrated for narrated in LANGUAGES if not carrack.narrate(caught.value, narrated)] == []
