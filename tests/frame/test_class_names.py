"""A class name means one thing in the whole package, so that a search for it finds one definition.

Games may share a name, as `Auction`: each has a part that does the same.
"""

import ast
from collections import defaultdict
from pathlib import Path

import carrack

PACKAGE = Path(carrack.__file__).parent


def test_no_class_name_is_defined_in_two_places() -> None:
    found: dict[str, set[str]] = defaultdict(set)
    for file in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                place = file.relative_to(PACKAGE).as_posix()
                found[node.name].add("games" if place.startswith("games/") else place)
    assert {name: files for name, files in found.items() if len(files) > 1} == {}
