"""The environment in which one plays: the wheel, and when it is made again."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from support.machine import COMPILED_WHEEL, NEW, Machine, posix

pytestmark = posix


FURNISH = (
    "build/tools/bin/uv pip install --quiet --exact --python .venv/bin/python"
    " --constraint requirements/dev.lock -r pyproject.toml --extra"
)


def test_play_installs_the_compiled_wheel_and_no_more_than_it_needs(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    done = machine.run("scripts/compiled.sh", "play")
    assert (done.returncode, done.stderr) == (0, "carrack: setting up .venv for the present sources\n")
    calls = machine.calls()
    tools = "build/tools/bin/uv pip install --quiet --python build/tools/bin/python -r -"
    wheel = "a wheel, CARRACK_BUILD= CARRACK_BUILD_CACHE=build/core"
    order = [calls.index(call) for call in (tools, "the-build-system", NEW, f"{FURNISH} play", wheel, COMPILED_WHEEL)]
    assert order == sorted(order)
    assert not machine.has(".venv-dev")
    assert not machine.has(".venv/pure")


def test_play_again_does_nothing(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    machine.run("scripts/compiled.sh", "play")
    again = machine.run("scripts/compiled.sh", "play")
    assert (again.returncode, again.stderr) == (0, "")
    assert machine.calls() == [".venv/bin/python -c "]


def test_nor_does_it_need_the_tools_for_that(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    machine.run("scripts/compiled.sh", "play")
    shutil.rmtree(machine.checkout / "build")
    machine.run("scripts/compiled.sh", "play")
    assert machine.calls() == [".venv/bin/python -c "]


CHANGES: dict[str, Callable[[Machine], object]] = {
    "a changed source": lambda machine: machine.write("src/carrack/core.py", "two"),
    "a new one": lambda machine: machine.write("src/carrack/locale/en/new.ftl", ""),
    "one less": lambda machine: (machine.checkout / "src/carrack/core.py").unlink(),
    "one with another name": lambda machine: (machine.checkout / "src/carrack/core.py").rename(
        machine.checkout / "src/carrack/heart.py"
    ),
    "another build": lambda machine: machine.write("hatch_build.py", ""),
}


@pytest.mark.parametrize("change", CHANGES)
def test_the_wheel_alone_is_installed_again_after(tmp_path: Path, change: str) -> None:
    machine = Machine(tmp_path)
    machine.run("scripts/compiled.sh", "play")
    CHANGES[change](machine)
    assert machine.run("scripts/compiled.sh", "play").returncode == 0
    assert machine.calls()[-1] == COMPILED_WHEEL
    assert machine.wheels() == ["either"]
    assert NEW not in machine.calls()
    assert not [call for call in machine.calls() if call.startswith(FURNISH)]


def test_other_flags_make_another_wheel(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    machine.run("scripts/compiled.sh", "play")
    machine.run("scripts/compiled.sh", "play", CFLAGS="-g")
    assert machine.wheels() == ["either"]


@pytest.mark.parametrize("name", ["src/carrack/__pycache__/core.pyc", "src/carrack/.ruff_cache/tag", "README.md"])
def test_what_is_no_source_changes_nothing(tmp_path: Path, name: str) -> None:
    machine = Machine(tmp_path)
    machine.run("scripts/compiled.sh", "play")
    machine.write(name, "new")
    machine.run("scripts/compiled.sh", "play")
    assert machine.wheels() == []


def test_a_changed_pyproject_renews_what_is_beside_the_wheel_too(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    machine.run("scripts/compiled.sh", "play")
    machine.write("pyproject.toml", "# changed\n")
    machine.run("scripts/compiled.sh", "play")
    assert f"{FURNISH} play" in machine.calls()
    assert NEW not in machine.calls()
    assert machine.calls()[-1] == COMPILED_WHEEL


def test_a_change_during_the_build_is_seen_by_the_next(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    machine.tell("meanwhile", 'echo two >src/carrack/core.py; rm "$BIN/meanwhile"')
    machine.run("scripts/compiled.sh", "play")
    machine.run("scripts/compiled.sh", "play")
    assert machine.wheels() == ["either"]
    machine.run("scripts/compiled.sh", "play")
    assert machine.wheels() == []


def test_an_interrupted_build_is_done_again(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    machine.run("scripts/compiled.sh", "play")
    machine.tell("meanwhile", 'rm "$BIN/meanwhile"; exit 1')
    assert machine.run("scripts/compiled.sh", "test").returncode == 1
    machine.run("scripts/compiled.sh", "test")
    assert machine.wheels() == ["compiled"]


def test_the_tests_add_what_they_need_and_play_leaves_it(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    machine.run("scripts/compiled.sh", "play")
    machine.run("scripts/compiled.sh", "test")
    assert f"{FURNISH} test" in machine.calls()
    assert NEW not in machine.calls()
    assert machine.wheels() == ["compiled"]
    machine.run("scripts/compiled.sh", "play")
    assert machine.wheels() == []
    machine.write("pyproject.toml", "# changed\n")
    machine.run("scripts/compiled.sh", "play")
    assert f"{FURNISH} test" in machine.calls()


def test_an_environment_made_by_other_means_is_replaced(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    machine.write(".venv/bin/ruff", "of an editable install, as .venv was until 0.1")
    machine.run("scripts/compiled.sh", "play")
    assert NEW in machine.calls()


def test_the_benchmark_has_an_environment_of_its_own(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    assert machine.run("scripts/compiled.sh", "bench").returncode == 0
    assert f"{FURNISH} bench".replace(".venv/", ".venv-bench/") in machine.calls()
    assert machine.calls()[-1] == COMPILED_WHEEL.replace(".venv/", ".venv-bench/")
    assert machine.wheels() == ["compiled"]
    assert not machine.has(".venv")
