"""Follows a guide of docs/guides on a copy of the tree: its commands are run there, its code is put into its files."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
IGNORED = shutil.ignore_patterns("__pycache__", "node_modules", "*.so")


class Guide:
    """A guide, and the copy of the tree on which it is followed."""

    def __init__(self, name: str, copy: Path, *parts: str) -> None:
        self.text = (ROOT / "docs" / "guides" / f"{name}.md").read_text("utf-8")
        self.copy = copy
        for part in parts:
            shutil.copytree(ROOT / part, copy / part, ignore=IGNORED)

    def commands(self) -> list[list[str]]:
        """The lines of each block of commands."""
        return [block.splitlines() for block in re.findall(r"```sh\n(.*?)```", self.text, re.DOTALL)]

    def code(self) -> list[tuple[Path, str]]:
        """Each block with a title: the file that it names, in the copy, and what the block has."""
        found = re.findall(r'```\w+ title="([^"]*)"\n(.*?)```', self.text, re.DOTALL)
        return [(self.copy / path, text) for path, text in found]

    def write_code(self) -> None:
        """Put each block with a title into its file: a difference at its place, anything else at the end."""
        for file, text in self.code():
            old = file.read_text("utf-8") if file.exists() else ""
            file.parent.mkdir(parents=True, exist_ok=True)
            lines = text.splitlines(keepends=True)
            if lines[-1].startswith("+"):
                before = "".join(line[1:] for line in lines if line.startswith(" "))
                assert old.count(before) == 1, f"{file} has no such place: {before}"
                file.write_text(old.replace(before, "".join(line[1:] for line in lines)), "utf-8")
            else:
                file.write_text(f"{old}\n\n{text}" if old else text, "utf-8")

    def run(self, command: str) -> subprocess.CompletedProcess[str]:
        """Run a command of the guide in the copy, with this interpreter and the sources of the copy."""
        programs = {"python": sys.executable, "carrack": f"{sys.executable} -m carrack"}
        programs["pytest"] = f"{sys.executable} -m pytest"
        command = re.sub(r"\.venv-dev/bin/(\w+)", lambda found: programs[found[1]], command)
        return subprocess.run(
            command, shell=True, cwd=self.copy, env=self.env(), capture_output=True, text=True, check=False
        )

    def env(self) -> dict[str, str]:
        """The environment in which the sources of the copy are imported."""
        return {**os.environ, "PYTHONPATH": str(self.copy / "src")}
