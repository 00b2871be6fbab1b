"""The suite itself: no test can hang, async tests need no runner, and a run in the background is as good as one in a
terminal.
"""

import ast
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from carrack.engine.core import rng
from support.halves import ONCE, TESTS, is_of_other_half, no_core

ROOT = Path(__file__).parents[2]
PYTEST = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist")


HANGS = """
import threading


def test_hang():
    threading.Event().wait()


def test_next():
    pass
"""


def run(*args: str, cwd: Path = ROOT, ignores_ctrl_c: bool = False) -> subprocess.CompletedProcess[str]:
    """Run pytest as a program of its own; if wanted, with SIGINT ignored as `nohup … &` has it."""

    def ignore() -> None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)

    return subprocess.run(
        [*PYTEST, *args],
        cwd=cwd,
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=ignore if ignores_ctrl_c else None,
    )


def test_every_test_has_a_time_limit(request: pytest.FixtureRequest) -> None:
    assert request.config.pluginmanager.hasplugin("timeout")
    assert 0 < float(request.config.getini("timeout")) <= 600


def test_a_test_that_hangs_fails(tmp_path: Path) -> None:
    (tmp_path / "test_hang.py").write_text(HANGS)
    done = run("-o", "timeout=1", "test_hang.py", cwd=tmp_path)
    assert "1 failed, 1 passed" in done.stdout
    assert "Timeout" in done.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGINT to ignore")
def test_programs_can_be_stopped_by_ctrl_c_in_a_run_that_ignores_it() -> None:
    done = run("tests/cli/test_measuring.py", "-k", "ctrl_c", ignores_ctrl_c=True)
    assert done.returncode == 0, done.stdout


# Files that run an event loop by themselves, with the reason.
OWN_LOOPS = {
    "server/test_fuzz.py": "Hypothesis calls a plain function for each example, all against one server",
    "server/test_schema.py": "schemathesis is synchronous, so that the server needs a thread of its own",
}
RUNNERS = {"run", "Runner", "run_until_complete"}


def starts_a_loop(tree: ast.AST) -> bool:
    """Whether code calls asyncio.run, asyncio.Runner or a loop's run_until_complete."""
    called = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call)]
    names = [name for name in called if isinstance(name, ast.Attribute) and name.attr in RUNNERS]
    return any(name.attr == "run_until_complete" or ast.unparse(name.value) == "asyncio" for name in names)


def test_async_tests_are_run_by_the_plugin_and_not_wrapped() -> None:
    tests = ROOT / "tests"
    files = {file.relative_to(tests).as_posix(): ast.parse(file.read_text("utf-8")) for file in tests.rglob("*.py")}
    assert len(files) > 200
    assert {name for name, tree in files.items() if starts_a_loop(tree)} == set(OWN_LOOPS)


def test_an_async_test_fails_where_what_it_awaits_fails(tmp_path: Path) -> None:
    """A coroutine that nobody runs would pass."""
    (tmp_path / "test_loop.py").write_text("async def test_it():\n    assert False\n")
    done = run("-o", "asyncio_mode=auto", "test_loop.py", cwd=tmp_path)
    assert "1 failed" in done.stdout


def test_what_runs_in_one_half_is_there() -> None:
    assert [name for name in ONCE if not (TESTS / name).exists()] == []


@pytest.mark.parametrize(("half", "other"), [("interpreted", "compiled"), ("compiled", "interpreted"), ("", "")])
def test_a_half_leaves_out_what_the_other_runs(monkeypatch: pytest.MonkeyPatch, half: str, other: str) -> None:
    monkeypatch.setenv("CARRACK_EXPECT", half)
    assert {name for name in ONCE if is_of_other_half(TESTS / name)} == {name for name in ONCE if ONCE[name] == other}
    assert not is_of_other_half(TESTS / "discovery" / "test_golden.py")


def test_a_call_of_the_core_is_noticed() -> None:
    if Path(rng.__file__).suffix != ".py":
        pytest.skip("calls of compiled functions are not seen")
    with pytest.raises(AssertionError, match="core"), no_core():
        rng.Rng(1)
