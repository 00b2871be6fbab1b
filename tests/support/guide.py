"""Follows a guide to the letter: applies its code blocks to a copy of the project."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from support.client import client
from support.scripts import ROOT, load_script

COPIED = ("src/carrack", "tests", "scripts", "docs", "web/src", "pyproject.toml")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "node_modules")


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


def copy_parts(folder: Path, *parts: str) -> None:
    """Copy folders and files of the tree, without compiled modules and installed packages."""
    for part in parts:
        source = ROOT / part
        if source.is_dir():
            shutil.copytree(source, folder / part, ignore=LEFT_OUT)
        else:
            shutil.copyfile(source, folder / part)


def copy_project(folder: Path) -> Path:
    """Copy the sources, the tests and what they read; return the folder."""
    copy_parts(folder, *COPIED)
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


class Guide:
    """A guide of docs/guides, and a copy of some parts of the tree on which a test follows it."""

    def __init__(self, name: str, copy: Path, *parts: str) -> None:
        self.page = ROOT / "docs" / "guides" / f"{name}.md"
        self.text = self.page.read_text("utf-8")
        self.copy = copy
        copy_parts(copy, *parts)

    def commands(self) -> list[list[str]]:
        """The lines of each block of commands."""
        return commands(self.page)

    def code(self) -> list[tuple[Path, str]]:
        """Each block with a title: the file that it names, in the copy, and what the block has."""
        return [(self.copy / block.file, block.text) for block in blocks(self.page)]

    def write_code(self) -> None:
        """Apply each block with a title to its file in the copy."""
        for block in blocks(self.page):
            apply(block, self.copy)

    def link_packages(self) -> None:
        """Let the web client of the copy use the packages of this checkout, which are installed if they are missing."""
        done = client("messages")
        assert done.returncode == 0, done.stderr
        shutil.copy(ROOT / ".editorconfig", self.copy)  # prettier reads it
        (self.copy / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")

    def style_faults(self, *files: str) -> str:
        """Return the faults that prettier and eslint find in these files of the copied web client; '' if they pass."""
        said = ""
        for words in (["prettier/bin/prettier.cjs", "--check"], ["eslint/bin/eslint.js"]):
            command = [*load_script("client").node(), f"node_modules/{words[0]}", *words[1:], *files]
            done = subprocess.run(command, cwd=self.copy / "web", capture_output=True, text=True, check=False)
            said += done.stdout + done.stderr if done.returncode else ""
        return said

    def run(self, command: str) -> subprocess.CompletedProcess[str]:
        """Run a command of the guide in the copy."""
        return run_command(self.copy, command)

    def env(self) -> dict[str, str]:
        """The environment in which the sources of the copy are imported."""
        return environment(self.copy)
