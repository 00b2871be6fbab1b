"""Machines without a C compiler, and the suite on both cores."""

from pathlib import Path

import pytest

from support.machine import COMPILED_WHEEL, NO_COMPILER, PURE_WHEEL, RECORD, Machine, posix

pytestmark = posix


# Without a compiler ---------------------------------------------------------------------------------------------------


def test_without_a_compiler_play_is_pure_and_one_line_says_why(tmp_path: Path) -> None:
    machine = Machine(tmp_path, obstacle=NO_COMPILER)
    done = machine.run("scripts/compiled.sh", "play")
    assert done.returncode == 0
    _, line = done.stderr.splitlines()
    assert f"the core cannot be compiled and will run some 40 times slower: {NO_COMPILER} (Debian" in line
    assert machine.wheels() == ["pure"]
    assert machine.calls()[-1] == PURE_WHEEL
    again = machine.run("scripts/compiled.sh", "play")
    assert (again.returncode, again.stderr, machine.wheels()) == (0, "", [])


def test_once_there_is_a_compiler_it_is_used(tmp_path: Path) -> None:
    machine = Machine(tmp_path, obstacle=NO_COMPILER)
    machine.run("scripts/compiled.sh", "play")
    machine.tell("obstacle", "")
    machine.run("scripts/compiled.sh", "play")
    assert machine.calls()[-1] == COMPILED_WHEEL
    assert not machine.has(".venv/pure")


def test_root_installs_a_compiler_and_says_so(tmp_path: Path) -> None:
    machine = Machine(tmp_path, root=True, obstacle=NO_COMPILER)
    machine.program("apt-get", RECORD + 'case "$*" in *install*) echo -n >"$BIN/obstacle" ;; esac')
    done = machine.run("scripts/compiled.sh", "play")
    assert "running as root: apt-get install gcc libc6-dev python3-dev" in done.stderr
    assert "apt-get install -q -y --no-install-recommends gcc libc6-dev python3-dev" in machine.calls()
    assert machine.calls()[-1] == COMPILED_WHEEL


@pytest.mark.parametrize("failing", ["update", "install"])
def test_root_who_cannot_plays_pure_and_is_not_asked_to_wait_again(tmp_path: Path, failing: str) -> None:
    machine = Machine(tmp_path, root=True, obstacle=NO_COMPILER)
    machine.program("apt-get", RECORD + f'[ "$1" != {failing} ]')
    assert machine.run("scripts/compiled.sh", "play").returncode == 0
    assert machine.calls()[-1] == PURE_WHEEL
    machine.run("scripts/compiled.sh", "play")
    assert [call for call in machine.calls() if call.startswith("apt-get")] == []


@pytest.mark.parametrize("part", ["play", "test", "bench"])
def test_ci_fails_without_a_compiler(tmp_path: Path, part: str) -> None:
    machine = Machine(tmp_path, obstacle=NO_COMPILER)
    machine.run("scripts/compiled.sh", "test")
    done = machine.run("scripts/compiled.sh", part, CI="true")
    assert done.returncode == 1
    assert f"in CI nothing is skipped: {NO_COMPILER}" in done.stderr


def test_a_benchmark_without_a_compiler_fails(tmp_path: Path) -> None:
    done = Machine(tmp_path, obstacle=NO_COMPILER).run("scripts/compiled.sh", "bench")
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == f"carrack: the core cannot be compiled: {NO_COMPILER}"


def test_a_compiler_that_fails_stops_no_player(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    machine.tell("compiling-fails")
    machine.run("scripts/compiled.sh", "play")
    assert machine.calls()[-1] == PURE_WHEEL
    machine.run("scripts/compiled.sh", "play")
    assert machine.wheels() == []
    machine.write("src/carrack/core.py", "mended")
    machine.run("scripts/compiled.sh", "play")
    assert machine.wheels() == ["either"]


@pytest.mark.parametrize(("part", "settings"), [("test", {}), ("bench", {}), ("play", {"CI": "true"})])
def test_but_everybody_else(tmp_path: Path, part: str, settings: dict[str, str]) -> None:
    machine = Machine(tmp_path)
    machine.run("scripts/compiled.sh", "test")
    machine.write("src/carrack/core.py", "two")
    machine.tell("compiling-fails")
    machine.run("scripts/compiled.sh", "play")
    assert machine.calls()[-1] == PURE_WHEEL
    assert machine.run("scripts/compiled.sh", part, **settings).returncode == 1
    assert machine.wheels() == ["compiled"]


# The tests ------------------------------------------------------------------------------------------------------------


def test_the_suite_runs_on_both_cores(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    machine.run("scripts/setup.sh", "dev")
    assert machine.run("scripts/test.sh", "-k", "income").returncode == 0
    assert [call for call in machine.calls() if "pytest" in call] == [
        ".venv-dev/bin/pytest -n auto --dist worksteal --durations=10 -k income as interpreted",
        ".venv/bin/pytest -n auto --dist worksteal --durations=10 -k income as compiled",
    ]


def test_root_installs_the_programs_that_tests_drive(tmp_path: Path) -> None:
    machine = Machine(tmp_path, root=True)
    machine.program("apt-get", RECORD + 'echo "$RUNLEVEL" >"$BIN/runlevel"')
    machine.program("nginx", "")
    machine.run("scripts/setup.sh", "dev")
    assert machine.run("scripts/test.sh", "-k", "income").returncode == 0
    assert "apt-get install -q -y --no-install-recommends chromium firefox-esr" in machine.calls()
    assert (machine.bin / "runlevel").read_text() == "1\n"  # no service is started


@pytest.mark.parametrize("root", [False, True])
def test_who_cannot_install_them_is_told_which_are_missing(tmp_path: Path, root: bool) -> None:
    machine = Machine(tmp_path, root=root)
    for name in ("chromium", "nginx"):
        machine.program(name, "")
    machine.program("apt-get", RECORD + "exit 1")
    machine.run("scripts/setup.sh", "dev")
    done = machine.run("scripts/test.sh", "-k", "income")
    assert done.returncode == 0
    assert "not installed, so that tests are skipped: firefox-esr (Debian, Ubuntu: apt-get install" in done.stderr


@pytest.mark.parametrize("half", ["interpreted", "compiled"])
def test_a_failing_suite_fails_the_command(tmp_path: Path, half: str) -> None:
    machine = Machine(tmp_path)
    machine.run("scripts/setup.sh", "dev")
    machine.tell("failing", half)
    assert machine.run("scripts/test.sh").returncode == 1
    assert machine.calls()[-1].endswith(half)


@pytest.mark.parametrize("empty", ["interpreted", "compiled"])
def test_a_half_may_have_none_of_the_tests_asked_for(tmp_path: Path, empty: str) -> None:
    machine = Machine(tmp_path)
    machine.tell("empty", empty)
    machine.run("scripts/setup.sh", "dev")
    assert machine.run("scripts/test.sh", "tests/web").returncode == 0


def test_but_not_both(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    machine.tell("empty", "interpreted compiled")
    machine.run("scripts/setup.sh", "dev")
    done = machine.run("scripts/test.sh", "-k", "no-such-test")
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == "carrack: no test was found"


def test_without_a_compiler_a_user_skips_the_compiled_half_with_the_reason(tmp_path: Path) -> None:
    machine = Machine(tmp_path, obstacle=NO_COMPILER)
    machine.run("scripts/setup.sh", "dev")
    done = machine.run("scripts/test.sh")
    assert done.returncode == 0
    assert done.stderr.splitlines()[-1] == f"carrack: SKIPPED: the compiled half of the tests: {NO_COMPILER}"


def test_without_a_compiler_the_tests_fail_in_ci(tmp_path: Path) -> None:
    machine = Machine(tmp_path, obstacle=NO_COMPILER)
    machine.run("scripts/setup.sh", "dev")
    assert machine.run("scripts/test.sh", CI="true").returncode == 1


def test_a_core_that_does_not_compile_fails_the_tests(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    machine.run("scripts/setup.sh", "dev")
    machine.tell("compiling-fails")
    machine.run("scripts/compiled.sh", "play")
    assert machine.run("scripts/test.sh").returncode == 1
