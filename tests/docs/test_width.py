"""Pages wrap at 100 characters, so that they can be read and compared as text."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WIDEST = 100
PAGES = [
    page.relative_to(ROOT).as_posix()
    for folder, pattern in ((ROOT, "*.md"), (ROOT / ".github", "**/*.md"), (ROOT / "docs", "**/*.md"))
    for page in sorted(folder.glob(pattern))
    if page.parent.name != "rules"  # written by scripts/rules.py, a line a paragraph
]
UNBROKEN = re.compile(r"\||!\[| +members:|\S+$| *[-*] \S+$")  # tables, pictures, settings, a line of one word


@pytest.mark.parametrize("page", PAGES)
def test_prose_wraps(page: str) -> None:
    prose = re.sub(r"^```.*?^```$", "", (ROOT / page).read_text("utf-8"), flags=re.DOTALL | re.MULTILINE)
    assert [line for line in prose.splitlines() if len(line) > WIDEST and not UNBROKEN.match(line)] == []
