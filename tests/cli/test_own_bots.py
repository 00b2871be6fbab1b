"""Bots of users, named `module:Class`: found in the current folder, and faults of theirs told with their line."""

import subprocess
import sys
from pathlib import Path

import pytest

from support.command import NO_LOCALE

SCRIPT = Path(sys.executable).with_name("carrack")  # as installed: Python looks for modules beside it, not here
BOT = """\
from carrack import Info
from carrack.bots import Bot, Budget
{before}

class MyBot(Bot):
    def choose(self, info: Info, budget: Budget) -> int:
        return info.moves()[-1]
"""
ARENA = ("arena", "--players", "2", "--deals", "1", "--bots")
REMOTE = ("bot", "--url", "http://localhost:1", "--token", "none")


def carrack(folder: Path, *args: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [SCRIPT, *args], cwd=folder, env=NO_LOCALE, capture_output=True, text=True, timeout=120, check=False
    )


def refused(folder: Path, *args: str) -> str:
    """The one line with which the command refuses."""
    done = carrack(folder, *args)
    assert (done.returncode, done.stdout) == (2, ""), done.stderr
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr.removeprefix("Error: ").removesuffix("\n")


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_bot_in_the_current_folder_is_found(tmp_path: Path, jobs: str) -> None:
    """The processes that the command starts find it too."""
    (tmp_path / "mymodule.py").write_text(BOT.format(before=""), encoding="utf-8")
    done = carrack(tmp_path, *ARENA, "mymodule:MyBot,mymodule:MyBot", "--jobs", jobs)
    assert (done.returncode, done.stderr) == (0, "")
    assert "mymodule:MyBot" in done.stdout


def test_a_bot_that_joins_a_server_is_found_there_too(tmp_path: Path) -> None:
    (tmp_path / "mymodule.py").write_text(BOT.format(before=""), encoding="utf-8")
    assert "http://localhost:1" in refused(tmp_path, *REMOTE, "mymodule:MyBot")


@pytest.mark.parametrize(
    ("before", "line", "told"),
    [
        ("import nonesuch", 3, "ModuleNotFoundError: No module named 'nonesuch'"),
        ("from carrack import Nonesuch", 3, "ImportError: cannot import name 'Nonesuch' from 'carrack' "),
        ("x = 1\ny = x / 0", 4, "ZeroDivisionError: division by zero"),
        (
            "import json\njson.loads('{')",
            4,
            "JSONDecodeError: ",
        ),  # raised deep in a library, told with the caller's line
        ("def f(:", 3, "SyntaxError: invalid syntax"),
        ("raise SystemExit('usage: mymodule')", 3, "SystemExit: usage: mymodule"),
    ],
)
@pytest.mark.parametrize("command", [(*ARENA, "mymodule:MyBot,0"), (*REMOTE, "mymodule:MyBot")], ids=["arena", "bot"])
def test_a_module_that_cannot_be_imported_is_told_with_its_line(
    tmp_path: Path, command: tuple[str, ...], before: str, line: int, told: str
) -> None:
    file = tmp_path / "mymodule.py"
    file.write_text(BOT.format(before=before), encoding="utf-8")
    complaint = refused(tmp_path, *command)
    assert complaint.startswith(f"The module “mymodule” can’t be imported. {file}:{line}: {told}")


def test_the_line_is_that_of_the_file_that_fails(tmp_path: Path) -> None:
    (tmp_path / "mymodule.py").write_text(BOT.format(before="import helper"), encoding="utf-8")
    (tmp_path / "helper.py").write_text("'''Helps.'''\nimport nonesuch\n", encoding="utf-8")
    complaint = refused(tmp_path, *ARENA, "mymodule:MyBot,0")
    assert f"{tmp_path / 'helper.py'}:2: ModuleNotFoundError: No module named 'nonesuch'" in complaint


@pytest.mark.parametrize(
    ("bot", "complaint"),
    [
        ("nonesuch:MyBot", "There is no module “nonesuch”. Python looks for it in the current folder and "),
        ("nonesuch.inner:MyBot", "There is no module “nonesuch.inner”."),
        ("mymodule:Nonesuch", "The module “mymodule” has no class “Nonesuch”."),
        ("mymodule:Info", "“mymodule:Info” is not a subclass of carrack.bots.Bot."),
    ],
)
def test_what_is_not_there_is_told_apart_from_what_fails(tmp_path: Path, bot: str, complaint: str) -> None:
    (tmp_path / "mymodule.py").write_text(BOT.format(before=""), encoding="utf-8")
    assert refused(tmp_path, *ARENA, f"{bot},0").startswith(complaint)


@pytest.mark.parametrize(
    ("constructor", "line", "told"),
    [
        ("def __init__(self) -> None:\n        self.seed = 0", 9, "TypeError: MyBot.__init__() takes 1 positional "),
        ("def __init__(self, seed: int) -> None:\n        self.seed = seed / 0", 10, "ZeroDivisionError: "),
    ],
)
def test_a_constructor_that_fails_is_told_with_its_line(tmp_path: Path, constructor: str, line: int, told: str) -> None:
    file = tmp_path / "mymodule.py"
    file.write_text(BOT.format(before="") + f"\n    {constructor}\n", encoding="utf-8")
    complaint = refused(tmp_path, *ARENA, "mymodule:MyBot,0")
    assert complaint.startswith(f"The bot “mymodule:MyBot” can’t be created. {file}:{line}: {told}")
