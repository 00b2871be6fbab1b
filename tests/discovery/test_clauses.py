"""Every clause of the base game has a test that carries its id: `@pytest.mark.clause("D5.2.2")`."""

import ast
from functools import cache
from pathlib import Path

HERE = Path(__file__).parent
CLAUSES = (HERE / "clauses.txt").read_text(encoding="utf-8").splitlines()


@cache
def marked() -> dict[str, list[str]]:
    """The ids that tests carry, and which tests do."""
    found: dict[str, list[str]] = {}
    for file in sorted(HERE.glob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] == "clause":
                for argument in node.args:
                    found.setdefault(ast.literal_eval(argument), []).append(f"{file.name}:{node.lineno}")
    return found


def test_every_clause_is_listed_once() -> None:
    assert len(set(CLAUSES)) == len(CLAUSES)


def test_every_clause_of_the_base_game_has_a_test() -> None:
    assert [clause for clause in CLAUSES if clause not in marked()] == []


def test_every_clause_a_test_names_exists() -> None:
    assert {clause: tests for clause, tests in marked().items() if clause not in CLAUSES} == {}
