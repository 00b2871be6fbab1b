"""A reader who greps for a clause of the rules finds the code that implements it, under its whole id."""

import re
from functools import cache
from pathlib import Path

import pytest

import carrack

GAMES = Path(carrack.__file__).parent / "games"
LETTERS = {"discovery": "D", "empire": "E"}
NO_CODE = {
    "D1.7": "money is a number: there is no bank to run out",
    "D1.10": "there is no move that would trade with, lend to or give to others",
    "D17": "about the sources",
}
ROWS = re.compile(
    r"D14-"
)  # buildings: rows of `buildings.py`, which test_rules_reference.py compares with their clauses

STEP = re.compile(r"^class \w+\((?:Step\[\w+\]|Benefit|AskFront)\):", re.MULTILINE)
every_game = pytest.mark.parametrize("game", LETTERS)


@cache
def files(game: str) -> dict[str, str]:
    return {str(file.relative_to(GAMES)): file.read_text(encoding="utf-8") for file in (GAMES / game).rglob("*.py")}


def names(text: str, clause: str) -> bool:
    """Whether a text names a clause, and not only one below it or one whose id is longer."""
    return re.search(rf"(?<!\w){re.escape(clause)}(?![\w-]|\.\d)", text) is not None


@every_game
def test_every_clause_is_found_in_the_code(game: str) -> None:
    code = "\n".join(files(game).values())
    clauses = [id_ for id_, clause in carrack.rules(game).items() if clause.text and not ROWS.match(id_)]
    assert [id_ for id_ in clauses if id_ not in NO_CODE and not names(code, id_)] == []


@every_game
def test_every_clause_that_the_code_names_exists(game: str) -> None:
    known = carrack.rules(game)
    cited = re.compile(rf"(?<![\w#]){LETTERS[game]}\d+(?:\.\d+)+")
    found = {file: set(cited.findall(text)) - set(known) for file, text in files(game).items()}
    assert {file: ids for file, ids in found.items() if ids} == {}


@every_game
def test_no_clause_hides_in_a_range(game: str) -> None:
    ranges = re.compile(rf"{LETTERS[game]}\d+[.\d]*\d?\s*[–—]")
    assert {file: ranges.findall(text) for file, text in files(game).items() if ranges.search(text)} == {}


@every_game
def test_every_file_of_steps_names_its_clauses_first(game: str) -> None:
    steps = {file: text for file, text in files(game).items() if STEP.search(text)}
    assert len(steps) > 4
    clause = re.compile(rf"{LETTERS[game]}\d")
    assert [file for file, text in steps.items() if not clause.search(text.splitlines()[0])] == []


def test_a_clause_is_not_found_in_one_below_it() -> None:
    assert names("only once (D5.6.1)", "D5.6.1")
    assert not names("only once (D5.6.1)", "D5.6")
    assert not names("all of it (D5.10)", "D5.1")
