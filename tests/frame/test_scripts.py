"""Set-up on machines that lack something, played with stand-ins for the machine's programs."""

import os
import shutil
import stat
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TOOLS = ("sh", "cat", "chmod", "cksum", "cmp", "cp", "dirname", "env", "find", "mkdir", "mv", "rm", "sort", "touch")

pytestmark = pytest.mark.skipif(os.name != "posix", reason="the scripts are for POSIX shells")

# Writes down what a program is asked to do: one from the PATH by its name, one of an environment by its path.
RECORD = 'case $0 in "$BIN"/*) echo "${0##*/} $*" ;; *) echo "$0 $*" ;; esac >>"$LOG"\n'
# What follows makes an environment at its last argument.
MAKE = 'for place; do :; done; rm -rf "$place"; mkdir -p "$place/bin"; cp "$BIN/inner-python" "$place/bin/python"'
# A python3 that knows venv, and ensurepip once apt-get has installed it.
PYTHON = f"""{RECORD}
case "$*" in
    *version_info*) exit 0 ;;
    *ensurepip*) [ -e "$BIN/has-ensurepip" ] ;;
    "-m venv "*) {MAKE} ;;
    "-m virtualenv --version") [ -e "$BIN/has-virtualenv" ] ;;
    "-m virtualenv "*) {MAKE} ;;
    "-m pip --version") [ -e "$BIN/has-pip" ] ;;
    "-m pip --python "*) cp "$BIN/inner-uv" build/tools/bin/uv ;;
    *) exit 1 ;;
esac
"""
# The python of an environment. What it builds is compiled unless it is told otherwise or cannot.
INNER_PYTHON = f"""{RECORD}
case "$*" in
    -VV) cat "$BIN/version" ;;
    "-m pip install --quiet uv") cp "$BIN/inner-uv" "${{0%/*}}/uv" ;;
    hatch_build.py) cat "$BIN/obstacle"; [ ! -s "$BIN/obstacle" ] ;;
    *tomllib*) echo the-build-system ;;
    *build_wheel*)
        echo "a wheel, CARRACK_BUILD=$CARRACK_BUILD CARRACK_BUILD_CACHE=$CARRACK_BUILD_CACHE" >>"$LOG"
        if [ -e "$BIN/meanwhile" ]; then . "$BIN/meanwhile"; fi
        if [ -e "$BIN/compiling-fails" ]; then
            [ "$CARRACK_BUILD" != compiled ] || exit 1
            CARRACK_BUILD=pure
        fi
        mkdir -p build/wheel
        if [ "$CARRACK_BUILD" = pure ]; then name=py3-none-any; else name=cp311-cp311-linux_x86_64; fi
        touch "build/wheel/carrack-0.1.0-$name.whl"
        ;;
esac
"""
INNER_UV = f"""{RECORD}
case "$*" in
    "venv "*) {MAKE} ;;
    *" -r -") cat >>"$LOG" ;;
    *[[]dev]*) cp "$BIN/inner-pytest" .venv-dev/bin/pytest ;;
    *"--extra test") cp "$BIN/inner-pytest" .venv/bin/pytest ;;
esac
"""
INNER_PYTEST = 'echo "$0 $* as $CARRACK_EXPECT" >>"$LOG"\n[ "$CARRACK_EXPECT" != "$(cat "$BIN/failing")" ]\n'

INSTALL = "build/tools/bin/uv pip install --quiet --python .venv/bin/python --no-deps --reinstall build/wheel/carrack"
COMPILED_WHEEL = f"{INSTALL}-0.1.0-cp311-cp311-linux_x86_64.whl"
PURE_WHEEL = f"{INSTALL}-0.1.0-py3-none-any.whl"
NO_COMPILER = "there is no C compiler (cc)"


class Machine:
    """A checkout and a PATH with only the programs given to it."""

    def __init__(self, folder: Path, *, root: bool = False, can_make: bool = True, obstacle: str = "") -> None:
        self.checkout = folder / "checkout"
        self.bin = folder / "bin"
        self.log = folder / "log"
        self.bin.mkdir(parents=True)
        self.log.touch()
        shutil.copytree(ROOT / "scripts", self.checkout / "scripts")
        for name in ("pyproject.toml", "hatch_build.py"):
            shutil.copy(ROOT / name, self.checkout)
        self.write("src/carrack/core.py", "one")
        for tool in TOOLS:
            found = shutil.which(tool)
            assert found
            (self.bin / tool).symlink_to(found)
        self.program("id", f"echo {0 if root else 1000}")
        self.program("python3", PYTHON)
        self.program("inner-python", INNER_PYTHON)
        self.program("inner-uv", INNER_UV)
        self.program("inner-pytest", INNER_PYTEST)
        self.tell("version", "Python 3.11.7")
        self.tell("obstacle", obstacle)
        self.tell("failing", "")
        if can_make:
            self.tell("has-ensurepip")

    def program(self, name: str, body: str) -> None:
        file = self.bin / name
        file.write_text(f"#!/bin/sh\n{body}\n", encoding="utf-8")
        file.chmod(file.stat().st_mode | stat.S_IXUSR)

    def tell(self, name: str, text: str = "") -> None:
        """Sets what the stand-ins look at."""
        (self.bin / name).write_text(text, encoding="utf-8")

    def write(self, name: str, text: str) -> None:
        file = self.checkout / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def run(self, *command: str, **environment: str) -> "subprocess.CompletedProcess[str]":
        """Runs a script; `calls` are those of this run."""
        self.log.write_text("", encoding="utf-8")
        env = {"PATH": str(self.bin), "BIN": str(self.bin), "LOG": str(self.log), **environment}
        return subprocess.run(
            ["/bin/sh", *command], cwd=self.checkout, env=env, check=False, capture_output=True, text=True
        )

    def calls(self) -> list[str]:
        return self.log.read_text(encoding="utf-8").splitlines()

    def wheels(self) -> list[str]:
        """As what kinds of wheel the last run built one."""
        told = [call.split("=")[1].split()[0] for call in self.calls() if call.startswith("a wheel, ")]
        return ["either" if kind == "CARRACK_BUILD_CACHE" else kind for kind in told]

    def has(self, name: str) -> bool:
        return (self.checkout / name).exists()


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

EDITABLE = "build/tools/bin/uv pip install --quiet --python .venv-dev/bin/python --editable .[dev]"
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


def test_a_changed_pyproject_is_installed_again(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    machine.run("scripts/setup.sh", "dev")
    machine.write("pyproject.toml", "# changed\n")
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


# .venv: the wheel -----------------------------------------------------------------------------------------------------

NEW = "build/tools/bin/uv venv --quiet --clear --python build/tools/bin/python .venv"
FURNISH = "build/tools/bin/uv pip install --quiet --exact --python .venv/bin/python -r pyproject.toml"


def test_play_installs_the_compiled_wheel_and_no_more_than_it_needs(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    done = machine.run("scripts/compiled.sh", "play")
    assert (done.returncode, done.stderr) == (0, "carrack: setting up .venv for the present sources\n")
    calls = machine.calls()
    tools = "build/tools/bin/uv pip install --quiet --python build/tools/bin/python -r -"
    wheel = "a wheel, CARRACK_BUILD= CARRACK_BUILD_CACHE=build/core"
    order = [calls.index(call) for call in (tools, "the-build-system", NEW, FURNISH, wheel, COMPILED_WHEEL)]
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
    assert FURNISH not in machine.calls()


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
    assert FURNISH in machine.calls()
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
    assert f"{FURNISH} --extra test" in machine.calls()
    assert NEW not in machine.calls()
    assert machine.wheels() == ["compiled"]
    machine.run("scripts/compiled.sh", "play")
    assert machine.wheels() == []
    machine.write("pyproject.toml", "# changed\n")
    machine.run("scripts/compiled.sh", "play")
    assert f"{FURNISH} --extra test" in machine.calls()


def test_an_environment_made_by_other_means_is_replaced(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    machine.write(".venv/bin/ruff", "of an editable install, as .venv was until 0.1")
    machine.run("scripts/compiled.sh", "play")
    assert NEW in machine.calls()


def test_the_benchmark_has_an_environment_of_its_own(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    assert machine.run("scripts/compiled.sh", "bench").returncode == 0
    assert f"{FURNISH} --extra bench".replace(".venv/", ".venv-bench/") in machine.calls()
    assert machine.calls()[-1] == COMPILED_WHEEL.replace(".venv/", ".venv-bench/")
    assert machine.wheels() == ["compiled"]
    assert not machine.has(".venv")


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
        ".venv-dev/bin/pytest -n auto --durations=10 -k income as interpreted",
        ".venv/bin/pytest -n auto --durations=10 -k income as compiled",
    ]


@pytest.mark.parametrize("half", ["interpreted", "compiled"])
def test_a_failing_suite_fails_the_command(tmp_path: Path, half: str) -> None:
    machine = Machine(tmp_path)
    machine.run("scripts/setup.sh", "dev")
    machine.tell("failing", half)
    assert machine.run("scripts/test.sh").returncode == 1
    assert machine.calls()[-1].endswith(half)


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


# The Makefile ---------------------------------------------------------------------------------------------------------


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
        ("lint", ["setup.sh dev"], {".venv-dev"}),
        ("test", ["setup.sh dev", "test.sh"], {".venv-dev"}),
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
