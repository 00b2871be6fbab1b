"""Set-up on machines that lack something, played with stand-ins for the machine's programs."""

import os
import shutil
import stat
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TOOLS = ("sh", "cat", "cmp", "cp", "dirname", "env", "mkdir", "rm", "chmod", "ls", "touch")

pytestmark = pytest.mark.skipif(os.name != "posix", reason="the scripts are for POSIX shells")

# A python3 that knows venv, and ensurepip once apt-get has installed it. It writes down what it is asked to do.
PYTHON = """
echo "python3 $*" >>"$LOG"
case "$*" in
    *version_info*) exit 0 ;;
    *ensurepip*) [ -e "$BIN/has-ensurepip" ] ;;
    "-m venv "*) mkdir -p .venv/bin; cp "$BIN/inner-python" .venv/bin/python; cp "$BIN/uv-of-venv" .venv/bin/uv ;;
    "-m pip --version") [ -e "$BIN/has-pip" ] ;;
    "-m pip "*) exit 0 ;;
    *) exit 1 ;;
esac
"""
RECORD = 'echo "${0##*/} $*" >>"$LOG"\n'


class Machine:
    """A checkout and a PATH with only the programs given to it."""

    def __init__(self, folder: Path, *, root: bool) -> None:
        self.checkout = folder / "checkout"
        self.bin = folder / "bin"
        self.log = folder / "log"
        self.bin.mkdir(parents=True)
        self.log.touch()
        shutil.copytree(ROOT / "scripts", self.checkout / "scripts")
        for name in ("pyproject.toml", "hatch_build.py"):
            shutil.copy(ROOT / name, self.checkout)
        for tool in TOOLS:
            found = shutil.which(tool)
            assert found
            (self.bin / tool).symlink_to(found)
        self.program("id", f"echo {0 if root else 1000}")
        self.program("python3", PYTHON)
        self.program("inner-python", RECORD)
        self.program("uv-of-venv", RECORD)

    def program(self, name: str, body: str, *, folder: Path | None = None) -> None:
        file = (folder or self.bin) / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"#!/bin/sh\n{body}\n", encoding="utf-8")
        file.chmod(file.stat().st_mode | stat.S_IXUSR)

    def run(self, *command: str, **environment: str) -> "subprocess.CompletedProcess[str]":
        env = {"PATH": str(self.bin), "BIN": str(self.bin), "LOG": str(self.log), **environment}
        return subprocess.run(
            ["/bin/sh", *command], cwd=self.checkout, env=env, check=False, capture_output=True, text=True
        )

    def calls(self) -> list[str]:
        return self.log.read_text(encoding="utf-8").splitlines()


def test_set_up_happens_once(tmp_path: Path) -> None:
    machine = Machine(tmp_path, root=False)
    (machine.bin / "has-ensurepip").touch()
    assert machine.run("scripts/setup.sh", "play").returncode == 0
    assert machine.calls()[-1] == "uv pip install --quiet --python .venv/bin/python --editable ."
    machine.log.write_text("", encoding="utf-8")
    again = machine.run("scripts/setup.sh", "play")
    assert (again.returncode, again.stderr) == (0, "")
    assert machine.calls() == ["python -c "]


def test_set_up_for_development_serves_play_too(tmp_path: Path) -> None:
    machine = Machine(tmp_path, root=False)
    (machine.bin / "has-ensurepip").touch()
    machine.run("scripts/setup.sh", "dev")
    assert machine.calls()[-1] == "uv pip install --quiet --python .venv/bin/python --editable .[dev]"
    assert machine.run("scripts/setup.sh", "play").stderr == ""


def test_a_changed_pyproject_is_installed_again(tmp_path: Path) -> None:
    machine = Machine(tmp_path, root=False)
    (machine.bin / "has-ensurepip").touch()
    machine.run("scripts/setup.sh", "play")
    with (machine.checkout / "pyproject.toml").open("a", encoding="utf-8") as file:
        file.write("# changed\n")
    machine.log.write_text("", encoding="utf-8")
    machine.run("scripts/setup.sh", "play")
    assert [call for call in machine.calls() if call.startswith("uv ")]
    assert [call for call in machine.calls() if "-m venv" in call] == []


def test_a_moved_checkout_gets_a_new_environment(tmp_path: Path) -> None:
    machine = Machine(tmp_path, root=False)
    (machine.bin / "has-ensurepip").touch()
    machine.run("scripts/setup.sh", "play")
    machine.checkout = machine.checkout.rename(tmp_path / "moved")
    machine.log.write_text("", encoding="utf-8")
    assert machine.run("scripts/setup.sh", "play").returncode == 0
    assert "python3 -m venv --clear .venv" in machine.calls()


def test_root_is_told_before_packages_are_installed(tmp_path: Path) -> None:
    machine = Machine(tmp_path, root=True)
    machine.program("apt-get", RECORD + 'case "$*" in *install*) touch "$BIN/has-ensurepip"; echo unpacking ;; esac')
    done = machine.run("scripts/setup.sh", "play")
    assert done.returncode == 0
    assert done.stderr.index("running as root: apt-get install python3-venv") < done.stderr.index("unpacking")
    assert "apt-get install -q -y --no-install-recommends python3-venv" in machine.calls()
    assert "python3 -m venv --clear .venv" in machine.calls()


def test_a_user_installs_no_packages_and_falls_back_on_pip(tmp_path: Path) -> None:
    machine = Machine(tmp_path, root=False)
    machine.program("apt-get", RECORD)
    (machine.bin / "has-pip").touch()
    assert machine.run("scripts/setup.sh", "play").returncode == 0
    assert [call for call in machine.calls() if call.startswith("apt-get")] == []
    assert "python3 -m venv --without-pip --clear .venv" in machine.calls()
    assert "python3 -m pip --python .venv/bin/python install --quiet uv" in machine.calls()


def test_nothing_to_make_an_environment_with_is_one_clear_sentence(tmp_path: Path) -> None:
    machine = Machine(tmp_path, root=False)
    done = machine.run("scripts/setup.sh", "play")
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].startswith("carrack: this python3 cannot make an environment; install")
    assert not (machine.checkout / ".venv").exists()


def test_an_old_python_is_refused(tmp_path: Path) -> None:
    machine = Machine(tmp_path, root=False)
    machine.program("python3", "exit 1")
    done = machine.run("scripts/setup.sh", "play")
    assert done.returncode == 1
    assert "Python 3.11 or newer is needed" in done.stderr


def without_compiler(machine: Machine) -> None:
    machine.program(
        "python", RECORD + 'echo "there is no C compiler (cc)"; exit 1', folder=machine.checkout / ".venv/bin"
    )


def test_without_a_compiler_a_user_skips_the_compiled_half_with_the_reason(tmp_path: Path) -> None:
    machine = Machine(tmp_path, root=False)
    without_compiler(machine)
    machine.program("pytest", RECORD, folder=machine.checkout / ".venv/bin")
    done = machine.run("scripts/test.sh")
    assert done.returncode == 0
    assert "there is no C compiler (cc)" in done.stderr
    assert "SKIPPED: the compiled half" in done.stderr.splitlines()[-1]


def test_without_a_compiler_ci_fails(tmp_path: Path) -> None:
    machine = Machine(tmp_path, root=False)
    without_compiler(machine)
    machine.program("pytest", RECORD, folder=machine.checkout / ".venv/bin")
    done = machine.run("scripts/test.sh", CI="true")
    assert done.returncode == 1
    assert "in CI nothing is skipped: there is no C compiler (cc)" in done.stderr


def test_without_a_compiler_root_installs_one_and_says_so(tmp_path: Path) -> None:
    machine = Machine(tmp_path, root=True)
    without_compiler(machine)
    machine.program("apt-get", RECORD)
    done = machine.run("scripts/compiled.sh")
    assert "running as root: apt-get install gcc libc6-dev python3-dev" in done.stderr
    assert "apt-get install -q -y --no-install-recommends gcc libc6-dev python3-dev" in machine.calls()


def test_a_failing_suite_fails_the_command(tmp_path: Path) -> None:
    machine = Machine(tmp_path, root=False)
    machine.program("pytest", "exit 1", folder=machine.checkout / ".venv/bin")
    assert machine.run("scripts/test.sh").returncode == 1


def test_the_scripts_are_executable() -> None:
    for name in ("setup.sh", "compiled.sh", "test.sh", "../.ci/run"):
        assert os.access(ROOT / "scripts" / name, os.X_OK), name


def test_make_explains_its_targets() -> None:
    make = shutil.which("make")
    if make is None:
        pytest.fail("make is what this suite is started with")
    told = subprocess.run([make, "-s", "-C", str(ROOT)], check=True, capture_output=True, text=True).stdout
    assert "make play" in told
