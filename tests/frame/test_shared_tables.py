"""Copies of a position share tables until one of them writes: nobody may write to a table that was only read."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from carrack.games.discovery.core.state import Discovery

SOURCE = Path(__file__).resolve().parents[2] / "src" / "carrack"
OWNED = {name.removeprefix("own_") for name in dir(Discovery) if name.startswith("own_")}
FILES = [file for part in ("engine", "bots", "games/discovery") for file in sorted((SOURCE / part).rglob("*.py"))]


def is_shared(table: ast.expr) -> bool:
    """Whether an expression is such a table of a position; rules have tables of the same names."""
    return isinstance(table, ast.Attribute) and table.attr in OWNED and not ast.unparse(table).startswith("rules.")


def holding(target: ast.expr, value: ast.expr) -> Iterator[str]:
    """Yield the locals that hold a shared table after an assignment."""
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        for one, its_value in zip(target.elts, value.elts, strict=True):
            yield from holding(one, its_value)
    elif isinstance(target, ast.Name) and is_shared(value):
        yield target.id


def writes(source: str) -> Iterator[int]:
    """Yield the lines that write to an item of a shared table: of an attribute, or of a local that holds one."""
    for function in ast.walk(ast.parse(source)):
        if not isinstance(function, ast.FunctionDef):
            continue
        held: set[str] = set()
        for node in ast.walk(function):
            if isinstance(node, ast.Assign):
                held |= {name for target in node.targets for name in holding(target, node.value)}
        for node in ast.walk(function):
            if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store):
                table = node.value
                if is_shared(table) or (isinstance(table, ast.Name) and table.id in held):
                    yield node.lineno


def test_writes_to_shared_tables_are_found() -> None:
    assert {"slots", "knows", "counts", "money", "hand", "spaces", "troops"} <= OWNED
    assert list(writes("def f(s):\n    s.hand[0] += 1\n    hand = s.hand\n    hand[1] = 2")) == [2, 4]
    assert list(writes("def f(s):\n    n, hand = 1, s.hand\n    hand[n] = 2")) == [3]
    assert not list(writes("def f(s):\n    s.own_hand()[0] += 1\n    hand = s.own_hand()\n    hand[1] = 2"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(SOURCE).as_posix())
def test_a_table_is_owned_before_it_is_written_to(file: Path) -> None:
    found = list(writes(file.read_text(encoding="utf-8")))
    assert not found, f"take the table by `own_…()`, since a copy of the position may hold it, too: lines {found}"
