"""The core knows what buildings do and what rulings say, never whose they are: it names no building and no edition.

Looked at are identifiers and strings; comments and docstrings may refer to clauses.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import carrack
from carrack.games.discovery import buildings

PACKAGE = Path(carrack.__file__).parent
FILES = sorted(  # all but what cites the rulebooks
    [
        *(file for file in PACKAGE.glob("engine/**/*.py") if file.stem not in {"reference", "reference_text"}),
        *PACKAGE.glob("games/discovery/core/*.py"),
    ]
)
EDITIONS = ("2007", "2015", "edition", "editions")
OTHER_THINGS = {
    "militia": "the soldier that fights for a day: a victim like any worker",
    "conquistadors": "the soldiers' share of the plunder (D5.6.4)",
}
BUILDINGS = {re.sub(r"-\d$", "", name) for name in buildings.NAMES} - set(OTHER_THINGS)


def names(file: Path) -> Iterator[tuple[int, str]]:
    """The module's name, and each identifier and string in it, docstrings aside, with its line."""
    yield 0, file.stem
    tree = ast.parse(file.read_text(encoding="utf-8"))
    prose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        line = getattr(node, "lineno", 0)
        if isinstance(node, ast.Constant) and id(node) not in prose:
            yield line, str(node.value)
        for field in ("id", "attr", "name", "arg", "asname", "module"):
            if isinstance(value := getattr(node, field, None), str):
                yield line, value


def words(name: str) -> str:
    """The words of an identifier or text, with a dash on each side: `AskStable` is `-ask-stable-`."""
    return f"-{re.sub(r'[^a-z0-9]+', '-', re.sub(r'(?<=[a-z])(?=[A-Z])', '-', name).lower())}-"


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_it_names_no_building_and_no_edition(file: Path) -> None:
    found = [
        f"{file.name}:{line}: {name}"
        for line, name in names(file)
        if any(f"-{word}-" in words(name) for word in (*BUILDINGS, *EDITIONS))
    ]
    assert found == []


def test_it_would_notice() -> None:
    assert "-west-indies-co-" in words("WEST_INDIES_CO")
    assert "-papal-edict-" in words("AskPapalEdict")
    assert "west-indies-co" in BUILDINGS
    assert "plague" in BUILDINGS
