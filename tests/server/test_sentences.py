"""Every code of the server has a status, a sentence in every language, and a test that provokes it."""

import ast
from pathlib import Path

import pytest

import carrack
from carrack.engine.languages import PACKAGE, languages
from carrack.server.errors import STATUS, Refused, choose_language, problem
from carrack.server.tables.table_state import NEXT
from support.messages import Messages, Wanted, faults

HERE = Path(__file__)
SOURCE = Path(carrack.__file__).parent / "server"


def raised() -> dict[str, set[str]]:
    """The codes that the server raises, and the details that every place gives with one."""
    codes: dict[str, set[str]] = {}
    for file in SOURCE.rglob("*.py"):
        for call in ast.walk(ast.parse(file.read_text("utf-8"))):
            match call:
                case ast.Call(func=ast.Name(id="Refused"), args=[ast.Constant(value=str(code))], keywords=details):
                    given = {str(detail.arg) for detail in details}
                    codes[code] = codes.get(code, given) & given
    return codes


FRAMEWORK = ("no-such-path", "no-such-method", "too-large")  # what Litestar refuses, given our names


def test_every_code_has_a_status() -> None:
    assert raised().keys() | set(FRAMEWORK) == STATUS.keys()


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_the_catalogue_has_what_is_said_and_nothing_else(lang: str) -> None:
    want: Wanted = {f"error-{code}": details for code, details in raised().items()}
    want |= {f"error-{code}": set() for code in FRAMEWORK if code not in raised()}
    want |= {f"status-{status}": set() for status in STATUS.values()}
    messages = Messages((PACKAGE / lang / "server.ftl").read_text("utf-8"))
    assert faults(messages, want, {}) == []


def test_there_is_a_catalogue_in_every_language() -> None:
    assert languages("server") == languages()


@pytest.mark.parametrize("code", sorted(STATUS))
def test_a_code_is_provoked_by_a_test(code: str) -> None:
    tests = "".join(file.read_text("utf-8") for file in HERE.parent.glob("test_*.py") if file != HERE)
    assert f'"{code}"' in tests


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_every_life_is_told(lang: str) -> None:
    sentences = {problem(Refused("wrong-life", life=life), lang).detail for life in NEXT}
    assert len(sentences) == len(NEXT)


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        ("", "en"),
        ("fr", "fr"),
        ("tlh, it;q=0.5, fr;q=0.4", "it"),
        ("en;q=0.1, fr-CA;q=0.9", "fr"),
        ("*", "en"),
        ("it;q=x, fr", "fr"),
    ],
)
def test_the_language_is_the_best_of_those_wanted(header: str, lang: str) -> None:
    assert choose_language(header) == lang
