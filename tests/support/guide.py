"""Follows a guide to the letter: applies its code blocks to a copy of the project."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from support.scripts import ROOT

COPIED = ("src/carrack", "tests", "scripts", "docs", "pyproject.toml")
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
        with file.open("a", encoding="utf-8") as opened:
            opened.write(block.text)
        return
    lines = block.text.splitlines(keepends=True)
    before = "".join(line[1:] for line in lines if line[0] in " -")
    after = "".join(line[1:] for line in lines if line[0] in " +")
    text = file.read_text("utf-8")
    assert text.count(before) == 1, f"{block.file} has this not once:\n{before}"
    file.write_text(text.replace(before, after), encoding="utf-8")


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python on a copy of the project, whose sources come before the installed ones."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder / "src"), str(folder / "tests")])}
    program = [sys.executable, *arguments]
    return subprocess.run(program, cwd=folder, env=env, capture_output=True, text=True, check=False)


def pytest_on(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run tests of a copy, in one process."""
    return run(folder, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "0", *arguments)
