"""The guides "Add a panel" and "Add a theme", followed on a copy of the web client: their own commands pass."""

import shutil
from pathlib import Path

import pytest

from support.client import ROOT, client
from support.guides import Guide


def followed(name: str, copy: Path) -> Guide:
    """A copy of the client with the code of a guide, and with the packages of this checkout."""
    done = client("messages")  # installs the packages
    assert done.returncode == 0, done.stderr
    guide = Guide(name, copy, "web", "scripts", "src/carrack/locale")
    shutil.copy(ROOT / ".editorconfig", copy)  # prettier reads it
    (copy / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    guide.write_code()
    return guide


def run_commands(guide: Guide) -> str:
    """Run the commands of a guide, without the development server, which does not end; their output."""
    lines = [line for block in guide.commands() for line in block if " dev " not in line]
    assert len(lines) == 3
    output = ""
    for line in lines:
        done = guide.run(line)
        assert done.returncode == 0, f"{line}\n{done.stdout}{done.stderr}"
        output += done.stdout
    return output


def test_the_panel_of_the_guide_passes_types_style_and_its_test(tmp_path: Path) -> None:
    output = run_commands(followed("add-a-client-panel", tmp_path))
    assert "tests/components/workers.test.ts" in output


def test_a_misspelt_message_fails_the_type_check_as_the_guide_says(tmp_path: Path) -> None:
    guide = followed("add-a-client-panel", tmp_path)
    panel = tmp_path / "web" / "src" / "discovery" / "Workers.svelte"
    panel.write_text(panel.read_text("utf-8").replace("board-workers-left", "board-worker-left"), "utf-8")
    done = guide.run(".venv-dev/bin/python scripts/client.py check")
    assert done.returncode == 1
    assert "board-worker-left" in done.stdout


@pytest.mark.parametrize(("card", "passes"), [("#f9f0de", True), ("#806040", False)], ids=["of the guide", "too dark"])
def test_the_theme_of_the_guide_is_checked_for_contrast(card: str, passes: bool, tmp_path: Path) -> None:
    guide = followed("add-a-theme", tmp_path)
    tokens = tmp_path / "web" / "src" / "style" / "tokens.css"
    text = tokens.read_text("utf-8")
    assert "--card: #f9f0de;" in text
    tokens.write_text(text.replace("--card: #f9f0de;", f"--card: {card};"), "utf-8")
    if passes:
        run_commands(guide)
        return
    done = guide.run(guide.commands()[0][0])
    assert done.returncode == 1
    assert "by sepia" in done.stdout
