"""Every file, folder, module and function of the project that a page names exists."""

import os
import re
from functools import cache
from pathlib import Path
from pkgutil import resolve_name

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


CALLED = re.compile(r"`([A-Za-z_][\w.]*)\([^`]*\)`|`([A-Z]\w*(?:\.\w+)+)`")
CODE = ("src", "web/src", "web/scripts", "web/tests", "tests", "scripts", "benchmarks")


@cache
def words_of_the_code() -> frozenset[str]:
    """Every identifier that occurs in the code."""
    found: set[str] = set()
    for folder in CODE:
        for extension in ("py", "ts", "svelte", "mjs"):
            for file in (ROOT / folder).rglob(f"*.{extension}"):
                if not SKIPPED & set(file.parts):
                    found.update(re.findall(r"\w+", file.read_text("utf-8")))
    return frozenset(found)


@pytest.mark.parametrize("page", PAGES)
def test_the_functions_and_methods_that_a_page_names_exist(page: str) -> None:
    """`name(…)` and `Class.name` in a page: each part of the name occurs in the code."""
    text = re.sub(r"```.*?```", "", (ROOT / page).read_text("utf-8"), flags=re.DOTALL)
    named = [(call or dotted).split(".") for call, dotted in CALLED.findall(text)]
    assert [name for name in named if not set(name) <= words_of_the_code()] == []


DOTTED = re.compile(r"`(carrack(?:\.\w+)+)")
IMPORTED = re.compile(r"^\s*from (carrack(?:\.\w+)+) import (\w+(?:, \w+)*)", re.MULTILINE)
NOT_PYTHON = re.compile(r"carrack\.(?:db|svg|example\.org)")  # files and a host
WRITTEN_BY_READERS = re.compile(r"carrack\.games\.pearls\..*|carrack\.server\.api_types\.answers\.Chapter")


def is_importable(name: str) -> bool:
    """Whether a dotted name is a module of the package, or something in one."""
    try:
        resolve_name(name)
    except (ImportError, AttributeError):
        return False
    return True


@pytest.mark.parametrize("page", PAGES)
def test_the_modules_that_a_page_names_exist(page: str) -> None:
    text = (ROOT / page).read_text("utf-8")
    named = set(DOTTED.findall(text))
    named |= {f"{module}.{name}" for module, names in IMPORTED.findall(text) for name in names.split(", ")}
    skipped = (NOT_PYTHON, WRITTEN_BY_READERS)
    python = [name for name in sorted(named) if not any(kind.fullmatch(name) for kind in skipped)]
    assert [name for name in python if not is_importable(name)] == []
