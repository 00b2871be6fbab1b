"""The Makefile: its targets, and what they set up."""

import os
import shutil
import subprocess

import pytest

from support.machine import ROOT, posix

pytestmark = posix


def make(*arguments: str) -> str:
    program = shutil.which("make")
    if program is None:
        pytest.fail("make is what this suite is started with")
    command = [program, "-s", "-C", str(ROOT), *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def test_the_scripts_are_executable() -> None:
    for name in ("setup.sh", "compiled.sh", "test.sh", "../.ci/run"):
        assert os.access(ROOT / "scripts" / name, os.X_OK), name


def test_make_explains_its_targets() -> None:
    assert "make play" in make()


@pytest.mark.parametrize(
    ("target", "sets_up", "runs"),
    [
        ("play", ["compiled.sh play"], {".venv"}),
        ("setup", ["setup.sh dev", "compiled.sh test"], set()),
        ("docs", ["setup.sh dev"], {".venv-dev"}),
        ("lint", ["setup.sh dev"], {".venv-dev"}),
        ("check", ["setup.sh dev"], {".venv-dev"}),
        ("lock", ["setup.sh tools"], set()),
        ("test", ["setup.sh dev", "setup.sh dev", "test.sh"], {".venv-dev"}),
        ("mutants", ["setup.sh dev"], {".venv-dev"}),
        ("bench", ["setup.sh dev", "compiled.sh bench"], {".venv-dev", ".venv-bench"}),
    ],
)
def test_a_target_sets_up_what_it_runs(target: str, sets_up: list[str], runs: set[str]) -> None:
    lines = make("-n", target).splitlines()
    assert [line.removeprefix("scripts/").strip() for line in lines if line.startswith("scripts/")] == sets_up
    assert {word.split("/")[0] for line in lines for word in line.split() if word.startswith(".venv")} == runs


def test_clean_forgets_every_environment() -> None:
    removed = {word for line in make("-n", "clean").splitlines() if line.startswith("rm ") for word in line.split()}
    assert {".venv", ".venv-dev", ".venv-bench", ".venv-compiled", "build"} <= removed
