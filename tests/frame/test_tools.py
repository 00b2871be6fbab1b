"""Set-up on machines that lack something: the tools, and the environment for work on the sources."""

from pathlib import Path

import pytest

from support.machine import MAKE, NEW, PYTHON, RECORD, Machine, posix

pytestmark = posix


# The tools: an environment with uv ------------------------------------------------------------------------------------


def test_tools_are_made_once(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    assert machine.run("scripts/setup.sh", "tools").returncode == 0
    assert "python3 -m venv --clear build/tools" in machine.calls()
    assert machine.calls()[-1] == "build/tools/bin/python -m pip install --quiet uv"
    again = machine.run("scripts/setup.sh", "tools")
    assert (again.returncode, again.stderr) == (0, "")
    assert machine.calls() == ["build/tools/bin/python -c ", "build/tools/bin/uv --version"]


@pytest.mark.parametrize("broken", ["python", "uv"])
def test_tools_that_no_longer_run_are_made_again(tmp_path: Path, broken: str) -> None:
    machine = Machine(tmp_path)
    machine.run("scripts/setup.sh", "tools")
    (machine.checkout / "build/tools/bin" / broken).write_text("exit 1", encoding="utf-8")
    assert machine.run("scripts/setup.sh", "tools").returncode == 0
    assert "python3 -m venv --clear build/tools" in machine.calls()


def test_root_is_told_before_packages_are_installed(tmp_path: Path) -> None:
    machine = Machine(tmp_path, root=True, can_make=False)
    machine.program("apt-get", RECORD + 'case "$*" in *install*) touch "$BIN/has-ensurepip"; echo unpacking ;; esac')
    done = machine.run("scripts/setup.sh", "tools")
    assert done.returncode == 0
    assert done.stderr.index("running as root: apt-get install python3-venv") < done.stderr.index("unpacking")
    assert "apt-get install -q -y --no-install-recommends python3-venv" in machine.calls()
    assert "python3 -m venv --clear build/tools" in machine.calls()


def test_a_user_installs_no_packages_and_falls_back_on_pip(tmp_path: Path) -> None:
    machine = Machine(tmp_path, can_make=False)
    machine.program("apt-get", RECORD)
    machine.tell("has-pip")
    assert machine.run("scripts/setup.sh", "tools").returncode == 0
    assert [call for call in machine.calls() if call.startswith("apt-get")] == []
    assert "python3 -m venv --without-pip --clear build/tools" in machine.calls()
    assert machine.calls()[-1] == "python3 -m pip --python build/tools/bin/python install --quiet uv"


def test_root_without_apt_get_falls_back_too(tmp_path: Path) -> None:
    machine = Machine(tmp_path, root=True, can_make=False)
    machine.tell("has-pip")
    assert machine.run("scripts/setup.sh", "tools").returncode == 0


def test_uv_makes_the_environment_where_venv_cannot(tmp_path: Path) -> None:
    machine = Machine(tmp_path, can_make=False)
    machine.program("uv", RECORD + f'case $1 in venv) {MAKE} ;; pip) cp "$BIN/inner-uv" build/tools/bin/uv ;; esac')
    assert machine.run("scripts/setup.sh", "tools").returncode == 0
    assert "uv venv --quiet --clear --python python3 build/tools" in machine.calls()
    assert machine.calls()[-1] == "uv pip install --quiet --python build/tools/bin/python uv"


def test_so_does_virtualenv_as_a_module(tmp_path: Path) -> None:
    machine = Machine(tmp_path, can_make=False)
    machine.tell("has-virtualenv")
    assert machine.run("scripts/setup.sh", "tools").returncode == 0
    assert "python3 -m virtualenv --quiet --clear build/tools" in machine.calls()
    assert machine.has("build/tools/bin/uv")


def test_so_does_virtualenv_as_a_program(tmp_path: Path) -> None:
    machine = Machine(tmp_path, can_make=False)
    machine.program("virtualenv", RECORD + MAKE)
    assert machine.run("scripts/setup.sh", "tools").returncode == 0
    assert "virtualenv --quiet --clear --python python3 build/tools" in machine.calls()
    assert machine.has("build/tools/bin/uv")


def test_nothing_to_make_an_environment_with_is_one_clear_sentence(tmp_path: Path) -> None:
    machine = Machine(tmp_path, can_make=False)
    done = machine.run("scripts/compiled.sh", "play")
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].startswith("carrack: this python3 cannot make an environment; install")
    assert not machine.has(".venv")


def test_an_old_python_is_refused(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    machine.program("python3", "exit 1")
    done = machine.run("scripts/compiled.sh", "play")
    assert done.returncode == 1
    assert "Python 3.11 or newer is needed" in done.stderr


def test_a_python_can_be_named(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    machine.program("python3.99", PYTHON)
    assert machine.run("scripts/setup.sh", "tools", PYTHON="python3.99").returncode == 0
    assert "python3.99 -m venv --clear build/tools" in machine.calls()


@pytest.mark.parametrize("script", ["setup.sh", "compiled.sh"])
@pytest.mark.parametrize("words", [(), ("work",)])
def test_what_to_set_up_must_be_said(tmp_path: Path, script: str, words: tuple[str, ...]) -> None:
    done = Machine(tmp_path).run(f"scripts/{script}", *words)
    assert done.returncode == 1
    assert f"carrack: {script}: say " in done.stderr


# .venv-dev: the sources as they stand ---------------------------------------------------------------------------------

EDITABLE = (
    "build/tools/bin/uv pip install --quiet --python .venv-dev/bin/python"
    " --constraint requirements/dev.lock --editable .[dev]"
)
NEW_DEV = "build/tools/bin/uv venv --quiet --clear --python build/tools/bin/python .venv-dev"


def test_set_up_for_development_happens_once(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    done = machine.run("scripts/setup.sh", "dev")
    assert done.stderr == "carrack: setting up .venv-dev (once; it takes some seconds)\n"
    assert machine.calls()[-2:] == [NEW_DEV, EDITABLE]
    assert not machine.has(".venv")
    again = machine.run("scripts/setup.sh", "dev")
    assert (again.returncode, again.stderr) == (0, "")
    assert machine.calls() == [".venv-dev/bin/python -c "]


@pytest.mark.parametrize("file", ["pyproject.toml", "requirements/dev.lock"])
def test_a_changed_list_of_packages_is_installed_again(tmp_path: Path, file: str) -> None:
    machine = Machine(tmp_path)
    machine.run("scripts/setup.sh", "dev")
    machine.write(file, "# changed\n")
    machine.run("scripts/setup.sh", "dev")
    assert machine.calls()[-1] == EDITABLE
    assert NEW_DEV not in machine.calls()


def test_a_moved_checkout_gets_new_environments(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    machine.run("scripts/setup.sh", "dev")
    machine.run("scripts/compiled.sh", "play")
    machine.checkout = machine.checkout.rename(tmp_path / "moved")
    assert machine.run("scripts/setup.sh", "dev").returncode == 0
    assert NEW_DEV in machine.calls()
    assert machine.run("scripts/compiled.sh", "play").returncode == 0
    assert NEW in machine.calls()


def test_so_does_one_with_another_python(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    machine.run("scripts/setup.sh", "dev")
    (machine.checkout / ".venv-dev/bin/python").write_text("exit 1", encoding="utf-8")
    assert machine.run("scripts/setup.sh", "dev").returncode == 0
    assert NEW_DEV in machine.calls()
