"""Follows a guide to the letter: applies its code blocks to a copy of the project."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from support.scripts import ROOT

COPIED = ("src/carrack", "tests", "scripts", "docs", "web/src", "pyproject.toml")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "web", "node_modules")


class Block(NamedTuple):
    """A code block that names a file: its language, the file, and the text."""

    language: str
    file: str
    text: str


def blocks(page: Path) -> list[Block]:
    """The blocks of a page that name a file in their title, in order."""
    found = re.findall(r'^```(\w+) title="([^"]+)"\n(.*?)^```$', page.read_text("utf-8"), re.DOTALL | re.MULTILINE)
    return [Block(*block) for block in found]


def commands(page: Path) -> list[list[str]]:
    """The lines of each block of commands of a page."""
    found = re.findall(r"^```sh\n(.*?)^```$", page.read_text("utf-8"), re.DOTALL | re.MULTILINE)
    return [block.splitlines() for block in found]


def copy_project(folder: Path) -> Path:
    """A copy of the sources, the tests and what they read, without the built web client."""
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, folder / name, ignore=LEFT_OUT)
        else:
            shutil.copyfile(source, folder / name)
    return folder


def apply(block: Block, folder: Path) -> None:
    """Apply a block: a `diff` where its lines say, anything else at the end of its file, which may be new."""
    file = folder / block.file
    if block.language != "diff":
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("a", encoding="utf-8") as opened:
            opened.write(block.text)
        return
    lines = block.text.splitlines(keepends=True)
    before = "".join(line[1:] for line in lines if line[0] in " -")
    after = "".join(line[1:] for line in lines if line[0] in " +")
    text = file.read_text("utf-8")
    assert text.count(before) == 1, f"{block.file} has this not once:\n{before}"
    file.write_text(text.replace(before, after), encoding="utf-8")


def environment(folder: Path) -> dict[str, str]:
    """Return the environment in which the sources of a copy come before the installed ones."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder / "src"), str(folder / "tests")])}


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python on a copy of the project, whose sources come before the installed ones."""
    program = [sys.executable, *arguments]
    return subprocess.run(program, cwd=folder, env=environment(folder), capture_output=True, text=True, check=False)


def run_command(folder: Path, command: str) -> subprocess.CompletedProcess[str]:
    """Run a command of a guide in a copy, with this interpreter in place of that of .venv-dev."""
    programs = {name: f"{sys.executable} -m {name}" for name in ("carrack", "pytest")} | {"python": sys.executable}
    command = re.sub(r"\.venv-dev/bin/(\w+)", lambda found: programs[found[1]], command)
    env = environment(folder)
    return subprocess.run(command, shell=True, cwd=folder, env=env, capture_output=True, text=True, check=False)


def run_scripts(page: Path, folder: Path) -> None:
    """Run the scripts that a guide ends with; they must leave the records of earlier versions of the rules as they are.

    Only `client.py types` is left out: it needs the packages of the web client.
    """
    before = earlier_records(folder)
    scripts = [line for block in commands(page) for line in block if "python scripts/" in line]
    assert any("scripts/golden.py --all" in line for line in scripts)
    for line in scripts:
        if "client.py" not in line:
            done = run_command(folder, line)
            assert done.returncode == 0, done.stdout + done.stderr
    assert earlier_records(folder) == before


def earlier_records(folder: Path) -> dict[str, str]:
    """The golden records of the released versions of the rules."""
    return {file.name: file.read_text("utf-8") for file in (folder / "tests" / "golden").glob("[12]-*.txt")}


def pytest_on(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run tests of a copy, in one process."""
    return run(folder, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "0", *arguments)
