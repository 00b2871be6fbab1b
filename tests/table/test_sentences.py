"""Every code of a table has a sentence that says what is given with it, and a test that provokes it."""

import ast
from pathlib import Path

import pytest

import carrack
from carrack.engine.languages import languages
from carrack.table import TableError

HERE = Path(__file__)
SOURCE = Path(carrack.__file__).parent / "table"


def found() -> dict[str, list[str]]:
    """The codes that the package of tables raises, and the details of each."""
    codes = {}
    for file in SOURCE.glob("*.py"):
        for call in ast.walk(ast.parse(file.read_text("utf-8"))):
            match call:
                case ast.Call(func=ast.Name(id="TableError"), args=[ast.Constant(value=str(code))], keywords=details):
                    codes[code] = [str(detail.arg) for detail in details]
    return codes


CODES = found()


def test_there_are_codes() -> None:
    assert {"stale", "sees-more", "in-use"} <= CODES.keys()


@pytest.mark.parametrize("code", sorted(CODES))
def test_a_code_is_provoked_by_a_test(code: str) -> None:
    tests = "".join(file.read_text("utf-8") for file in HERE.parent.glob("test_*.py") if file != HERE)
    narrated = {"order-dropped": "note.error()", "answer-dropped": "note.error()"}
    assert f'"{code}"' in tests or narrated.get(code, "\0") in tests


@pytest.mark.parametrize("lang", languages())
def test_every_code_can_be_told(lang: str) -> None:
    for code, details in CODES.items():
        told = carrack.narrate(TableError(code, **dict.fromkeys(details, 7)), lang)
        assert told.endswith((".", ")"))
