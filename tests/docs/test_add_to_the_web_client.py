"""The guides "Add a panel" and "Add a theme", followed on one copy of the tree: types, style and tests pass there."""

import subprocess
from pathlib import Path

import pytest

from support.guides import Guide
from support.scripts import ROOT, load_script

CLIENT = ".venv-dev/bin/python scripts/client.py "
PANEL_TEST = "tests/components/workers.test.ts"
STYLED = {".svelte", ".ts", ".css"}  # files that the linters read


@pytest.fixture(scope="module")
def guides(tmp_path_factory: pytest.TempPathFactory) -> tuple[Guide, Guide]:
    """Both guides, and a copy of the web client with the panel and the theme, which shares the installed packages."""
    modules = ROOT / "web" / "node_modules"
    if not modules.exists():
        pytest.skip("the packages of the web client are not installed")
    copy: Path = tmp_path_factory.mktemp("tree")
    panel = Guide("add-a-client-panel", copy, "web", "scripts", "src/carrack/locale")
    theme = Guide("add-a-theme", copy)
    (copy / ".editorconfig").write_bytes((ROOT / ".editorconfig").read_bytes())  # which the formatter reads
    (copy / "web" / "node_modules").symlink_to(modules)
    panel.write_code()
    theme.write_code()
    return panel, theme


def commands(guide: Guide) -> list[str]:
    """The commands of a guide, without the remarks behind them."""
    return [line.partition("#")[0].strip() for lines in guide.commands() for line in lines]


def run(guide: Guide, command: str) -> None:
    done = guide.run(command)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_guides_name_the_commands_that_are_run_here(guides: tuple[Guide, Guide]) -> None:
    panel, theme = guides
    assert commands(panel) == [f"{CLIENT}{words}" for words in ("check", "lint", "test tests/components", "dev")]
    assert commands(theme) == [f"{CLIENT}{words}" for words in ("test tests/contrast.test.ts", "check", "lint", "dev")]


def test_types_know_the_panel_and_the_theme(guides: tuple[Guide, Guide]) -> None:
    panel, _ = guides
    run(panel, f"{CLIENT}check")


def test_the_files_of_the_guides_have_the_style_of_the_project(guides: tuple[Guide, Guide]) -> None:
    web = guides[0].copy / "web"
    named = {file for guide in guides for file, _ in guide.code()}
    files = sorted(str(file.relative_to(web)) for file in named if file.suffix in STYLED)
    assert len(files) == 7
    for linter in (["prettier/bin/prettier.cjs", "--check"], ["eslint/bin/eslint.js"]):
        command = [*load_script("client").node(), f"node_modules/{linter[0]}", *linter[1:], *files]
        done = subprocess.run(command, cwd=web, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr


def test_the_test_of_the_panel_passes(guides: tuple[Guide, Guide]) -> None:
    panel, _ = guides
    assert (panel.copy / "web" / PANEL_TEST).is_file()
    run(panel, f"{CLIENT}test {PANEL_TEST}")


def test_the_theme_has_contrast_and_a_name_in_every_language(guides: tuple[Guide, Guide]) -> None:
    _, theme = guides
    run(theme, f"{CLIENT}test tests/contrast.test.ts")
    for catalogue in (theme.copy / "src" / "carrack" / "locale").glob("*/web.ftl"):
        assert "theme-sepia = " in catalogue.read_text("utf-8"), catalogue
