"""A guide of docs/guides with the copy of the tree on which a test follows it."""

import shutil
import subprocess
from pathlib import Path

from support import guide
from support.scripts import ROOT


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

    def run(self, command: str) -> subprocess.CompletedProcess[str]:
        """Run a command of the guide in the copy."""
        return guide.run_command(self.copy, command)

    def env(self) -> dict[str, str]:
        """The environment in which the sources of the copy are imported."""
        return guide.environment(self.copy)
