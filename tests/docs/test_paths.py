"""Every file and folder of the project that a page names exists."""

import os
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [
    page.relative_to(ROOT).as_posix()
    for page in (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md")))
    if page.parent.name != "rules"
]
SKIPPED = {"node_modules", "__pycache__", ".git"}
EXTENSIONS = "py|ts|svelte|mjs|css|html|toml|ftl|sh|svg|md|yml|ini"
NAMED = re.compile(rf"`([\w<>*./-]+?(?:\.(?:{EXTENSIONS})|/))(?:::\w+)?`")
PLACEHOLDER = re.compile(r"<\w+>|\\\*")
MADE_BY_READERS = re.compile(r"mymodule\.py|\.rules\.toml|src/carrack/locale/de/.*|pearls\..*|nation-sweden\.svg")
BUILT = {"words/messages.ts", "assets/"}  # made by a build of the web client, not in git
ARCHITECTURE = "docs/explanation/architecture.md"


@cache
def tree() -> str:
    """All files and folders of the project, a line each; a folder ends with a slash."""
    lines = []
    for folder, names, files in os.walk(ROOT):
        names[:] = [name for name in names if name not in SKIPPED and not name.startswith(".venv")]
        at = Path(folder).relative_to(ROOT).as_posix()
        lines += [f"{at}/{name}/" for name in names] + [f"{at}/{name}" for name in files]
    return "\n".join(lines)


def exists(path: str) -> bool:
    """Whether a file or folder has a path that ends so; `*` and `<name>` stand for any name."""
    pattern = PLACEHOLDER.sub(r"[^/\n]+", re.escape(path))
    return re.search(rf"(?:^|/){pattern}$", tree(), re.MULTILINE) is not None


@pytest.mark.parametrize("page", PAGES)
def test_the_files_that_a_page_names_exist(page: str) -> None:
    named = [path for path in NAMED.findall((ROOT / page).read_text("utf-8")) if path not in BUILT]
    assert [path for path in named if not exists(path) and not MADE_BY_READERS.fullmatch(path)] == []


def test_the_tree_of_the_map_exists() -> None:
    (shown,) = re.findall(r"```\n(src/carrack/\n.*?)```", (ROOT / ARCHITECTURE).read_text("utf-8"), re.DOTALL)
    inside = [f"src/carrack/{line.split()[0].rstrip('/')}/" for line in shown.splitlines() if line.startswith("  ")]
    assert len(inside) > 10
    not_in_git = {"src/carrack/web/"}  # the built web client
    assert [path for path in inside if path not in not_in_git and not exists(path)] == []
