"""Lines of hand-written code are at most 120 characters long. Formatters wrap code, but not comments and strings."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LONGEST = 120
FOLDERS = ("src", "tests", "scripts", "benchmarks", "web/build", "web/scripts", "web/public", "web/src", "web/tests")
KINDS = {".py", ".sh", ".ts", ".mjs", ".js", ".svelte", ".css"}
PRAGMA = re.compile(r"  # (?:noqa|type: ignore).*")  # must stand behind the code
GENERATED = [ROOT / path for path in ("src/carrack/web", "web/src/wire/schema.ts", "web/src/words/messages.ts")]


def files(folder: str) -> list[Path]:
    """Return the hand-written files below a folder."""
    found = [file for file in (ROOT / folder).rglob("*") if file.suffix in KINDS]
    return [file for file in found if not any(file.is_relative_to(one) for one in GENERATED)]


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
