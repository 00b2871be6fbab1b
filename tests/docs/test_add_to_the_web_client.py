"""The guides "Add a panel" and "Add a theme", followed on one copy of the tree: types, style and tests pass there."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from support.guide import Guide

CLIENT = ".venv-dev/bin/python scripts/client.py "
PANEL_TEST = "tests/components/workers.test.ts"
STYLED = {".svelte", ".ts", ".css"}  # files that the linters read


@pytest.fixture(scope="module")
def guides(tmp_path_factory: pytest.TempPathFactory) -> tuple[Guide, Guide]:
    """Both guides, and a copy of the web client with the panel and the theme, which shares the installed packages."""
    copy: Path = tmp_path_factory.mktemp("tree")
    panel = Guide("add-a-client-panel", copy, "web", "scripts", "src/carrack/locale")
    theme = Guide("add-a-theme", copy)
    panel.link_packages()
    panel.write_code()
    theme.write_code()
    return panel, theme


def commands(guide: Guide) -> list[str]:
    """The commands of a guide, without the remarks behind them."""
    return [line.partition("#")[0].strip() for lines in guide.commands() for line in lines]


def run(guide: Guide, command: str) -> None:
    done = guide.run(command)
    assert done.returncode == 0, done.stdout + done.stderr


@contextmanager
def changed(file: Path, old: str, new: str) -> Iterator[None]:
    """Let a file of the copy have other words for a while."""
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new), "utf-8")
    yield
    file.write_text(text, "utf-8")


def test_the_guides_name_the_commands_that_are_run_here(guides: tuple[Guide, Guide]) -> None:
    panel, theme = guides
    assert commands(panel) == [f"{CLIENT}{words}" for words in ("check", "lint", "test tests/components", "dev")]
    assert commands(theme) == [f"{CLIENT}{words}" for words in ("test tests/contrast.test.ts", "check", "lint", "dev")]


def test_types_know_the_panel_and_the_theme(guides: tuple[Guide, Guide]) -> None:
    panel, _ = guides
    run(panel, f"{CLIENT}check")


def test_a_misspelt_message_fails_the_type_check_as_the_guide_says(guides: tuple[Guide, Guide]) -> None:
    panel, _ = guides
    with changed(panel.copy / "web/src/discovery/Workers.svelte", "board-workers-left", "board-worker-left"):
        done = panel.run(f"{CLIENT}check")
    assert done.returncode == 1
    assert "board-worker-left" in done.stdout


def test_the_files_of_the_guides_have_the_style_of_the_project(guides: tuple[Guide, Guide]) -> None:
    web = guides[0].copy / "web"
    named = {file for guide in guides for file, _ in guide.code()}
    files = sorted(str(file.relative_to(web)) for file in named if file.suffix in STYLED)
    assert len(files) == 7
    assert guides[0].style_faults(*files) == ""


def test_the_test_of_the_panel_passes(guides: tuple[Guide, Guide]) -> None:
    panel, _ = guides
    assert (panel.copy / "web" / PANEL_TEST).is_file()
    run(panel, f"{CLIENT}test {PANEL_TEST}")


def test_the_theme_has_contrast_and_a_name_in_every_language(guides: tuple[Guide, Guide]) -> None:
    _, theme = guides
    run(theme, f"{CLIENT}test tests/contrast.test.ts")
    for catalogue in (theme.copy / "src" / "carrack" / "locale").glob("*/web.ftl"):
        assert "theme-sepia = " in catalogue.read_text("utf-8"), catalogue


def test_a_theme_that_is_too_dark_fails_the_check_of_contrast(guides: tuple[Guide, Guide]) -> None:
    _, theme = guides
    with changed(theme.copy / "web/src/style/tokens.css", "--card: #f9f0de;", "--card: #806040;"):
        done = theme.run(f"{CLIENT}test tests/contrast.test.ts")
    assert done.returncode == 1
    assert "by sepia" in done.stdout
