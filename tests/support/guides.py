"""A guide of docs/guides with the copy of the tree on which a test follows it."""

import shutil
import subprocess
from pathlib import Path

from support import guide
from support.client import client
from support.scripts import ROOT, load_script


class Guide:
    """A guide, and a copy of some folders of the tree."""

    def __init__(self, name: str, copy: Path, *parts: str) -> None:
        self.page = ROOT / "docs" / "guides" / f"{name}.md"
        self.text = self.page.read_text("utf-8")
        self.copy = copy
        for part in parts:
            shutil.copytree(
                ROOT / part, copy / part, ignore=shutil.ignore_patterns("__pycache__", "node_modules", "*.so")
            )

    def commands(self) -> list[list[str]]:
        """The lines of each block of commands."""
        return guide.commands(self.page)

    def code(self) -> list[tuple[Path, str]]:
        """Each block with a title: the file that it names, in the copy, and what the block has."""
        return [(self.copy / block.file, block.text) for block in guide.blocks(self.page)]

    def write_code(self) -> None:
        """Apply each block with a title to its file in the copy."""
        for block in guide.blocks(self.page):
            guide.apply(block, self.copy)

    def link_packages(self) -> None:
        """Let the web client of the copy use the packages of this checkout, which are installed if they are missing."""
        done = client("messages")
        assert done.returncode == 0, done.stderr
        shutil.copy(ROOT / ".editorconfig", self.copy)  # prettier reads it
        (self.copy / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")

    def style_faults(self, *files: str) -> str:
        """What prettier and eslint say of these files of the copied web client; an empty text if they pass."""
        said = ""
        for words in (["prettier/bin/prettier.cjs", "--check"], ["eslint/bin/eslint.js"]):
            command = [*load_script("client").node(), f"node_modules/{words[0]}", *words[1:], *files]
            done = subprocess.run(command, cwd=self.copy / "web", capture_output=True, text=True, check=False)
            said += done.stdout + done.stderr if done.returncode else ""
        return said

    def run(self, command: str) -> subprocess.CompletedProcess[str]:
        """Run a command of the guide in the copy."""
        return guide.run_command(self.copy, command)

    def env(self) -> dict[str, str]:
        """The environment in which the sources of the copy are imported."""
        return guide.environment(self.copy)
