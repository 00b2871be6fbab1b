"""Lines of hand-written code are at most 120 characters long. Formatters wrap code, but not comments and strings."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LONGEST = 120
# Without web/src, whose comments are not wrapped yet.
FOLDERS = ("src", "tests", "scripts", "benchmarks", "web/build", "web/scripts", "web/public", "web/tests")
KINDS = {".py", ".sh", ".ts", ".mjs", ".js"}
PRAGMA = re.compile(r"  # (?:noqa|type: ignore).*")  # must stand behind the code
BUILT = ROOT / "src" / "carrack" / "web"


def files(folder: str) -> list[Path]:
    """Return the hand-written files below a folder."""
    found = [file for file in (ROOT / folder).rglob("*") if file.suffix in KINDS]
    return [file for file in found if not file.is_relative_to(BUILT)]


@pytest.mark.parametrize("folder", FOLDERS)
def test_lines_are_short(folder: str) -> None:
    lines = [
        (file.relative_to(ROOT).as_posix(), number)
        for file in files(folder)
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        if len(PRAGMA.sub("", line)) > LONGEST
    ]
    assert files(folder)
    assert lines == []
