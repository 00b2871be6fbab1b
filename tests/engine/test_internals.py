"""Private attributes stay in the module that defines them, and a game's internal half stays in the engine."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import carrack

SOURCE = Path(carrack.__file__).parent
MODULES = sorted(path for part in ("engine", "table", "client") for path in (SOURCE / part).rglob("*.py"))


def private_names(tree: ast.Module) -> Iterator[ast.Attribute]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and re.match("_[a-z]", node.attr):
            yield node


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_module_reads_private_attributes_of_another(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    own = {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}
    for node in private_names(tree):
        if isinstance(node.value, ast.Name) and node.value.id in {"self", "cls"}:
            own.add(node.attr)
    assert [f"{node.lineno}: {node.attr}" for node in private_names(tree) if node.attr not in own] == []


def test_only_the_engine_uses_timelines() -> None:
    outside = [path for path in SOURCE.rglob("*.py") if path.relative_to(SOURCE).parts[0] != "engine"]
    assert [path for path in outside if re.search("timeline", path.read_text(encoding="utf-8"))] == []
