"""Flips one value of the rules, the pieces or the options at a time and runs the rules tests: some test must fail.

Prints the flips no test noticed and fails if there are more than 5 % of them. Tests that only compare play with an
earlier self (golden records, perft, digests), or look at random positions, are left out: they prove no rule.
"""

import argparse
import json
import math
import os
import random
import re
import resource
import signal
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

LEAST_SHARE = 0.95
LEFT_OUT = (
    "test_golden.py", "test_perft.py", "test_two_cores.py", "test_covering.py", "test_choices.py", "test_refusals.py",
    "test_clauses.py", "test_layers_of_names.py", "test_rules_reference.py",
)  # fmt: skip
PYTEST = [
    str(ROOT / "tests" / "discovery"), f"--rootdir={ROOT}", f"--config-file={ROOT / 'pyproject.toml'}",
    "-o", "addopts=--import-mode=importlib", "-p", "no:cacheprovider", "-p", "no:terminal", "-s",
    *(f"--ignore={ROOT / 'tests' / 'discovery' / name}" for name in LEFT_OUT),
]  # fmt: skip
LONGEST_TEST = 20  # seconds; a flip that makes a game endless is noticed too
MOST_MEMORY = 4 << 30


class Trial:
    """The tests in a fork of this process, up to the first that fails."""

    def __init__(self, name: str, tests: list[pytest.Item], plugin: "Plugin", apply: Any = None) -> None:
        self.name = name
        self.plugin = plugin
        reader, writer = os.pipe()
        sys.stdout.flush()
        self.pid = os.fork()
        if self.pid == 0:
            os.close(reader)
            self._run(tests, apply, writer)
        os.close(writer)
        self.reader = reader

    def _run(self, tests: list[pytest.Item], apply: Any, writer: int) -> None:
        """The fork's part: exit 0 if every test passed, 1 at the first that fails; without a flip, time them all."""
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
        status = 0
        with os.fdopen(writer, "w") as told:
            try:
                if apply is not None:
                    apply()
                for at, test in enumerate(tests):
                    signal.alarm(LONGEST_TEST)
                    start = time.perf_counter()
                    self.plugin.failed = False
                    following = tests[at + 1] if at + 1 < len(tests) else None
                    test.config.hook.pytest_runtest_protocol(item=test, nextitem=following)
                    spent = time.perf_counter() - start
                    if apply is None or self.plugin.failed:
                        told.write(json.dumps([test.nodeid, self.plugin.failed, spent]) + "\n")
                    if apply is not None and self.plugin.failed:
                        status = 1
                        break
            except BaseException as error:  # noqa: BLE001 - whatever a flip breaks, it is noticed
                told.write(json.dumps([repr(error), True, 0]) + "\n")
                status = 1
        os._exit(status)

    def answer(self) -> list[Any]:
        """What the fork told; call it once the fork has ended, or to wait for a long answer."""
        with os.fdopen(self.reader) as told:
            return [json.loads(line) for line in told if line.endswith("\n")]


class Order:
    """Which tests to try first for a flip: those that share rare words with its name, then the quick ones."""

    def __init__(self, tests: list[pytest.Item], seconds: dict[str, float]) -> None:
        self.seconds = seconds
        self.words = {test: words(f"{test.nodeid} {clauses(test)}") for test in tests}
        self.common = Counter(word for found in self.words.values() for word in found)

    def of(self, name: str) -> list[pytest.Item]:
        wanted = words(name)

        def rank(test: pytest.Item) -> tuple[float, float]:
            shared = sum(1 / self.common[word] for word in wanted & self.words[test])
            return -math.ceil(shared * 100), self.seconds[test.nodeid]

        return sorted(self.words, key=rank)


def words(text: str) -> set[str]:
    return set(re.findall(r"[a-z0-9]+", text.lower()))


def clauses(test: pytest.Item) -> str:
    return " ".join(" ".join(mark.args) for mark in test.iter_markers("clause"))


class Plugin:
    """Takes the place of pytest's own loop: the tests are collected once, each flip forks from there."""

    def __init__(self, arguments: argparse.Namespace) -> None:
        self.arguments = arguments
        self.failed = False
        self.noticed: dict[str, str] = {}
        self.survivors: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed = self.failed or report.failed

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed or not session.items:
            raise SystemExit("the tests cannot be collected: run pytest tests/discovery")
        mutants = chosen(self.arguments)
        seconds = dict.fromkeys((test.nodeid for test in session.items), 0.0)
        if not self.arguments.sample:  # a sample is drawn where the suite has just passed
            seconds = self._time(session.items)
        order = Order([test for test in session.items if test.nodeid in seconds], seconds)
        print(f"{len(mutants)} flips, {len(seconds)} tests", flush=True)
        running: dict[int, Trial] = {}
        for mutant in mutants:
            if len(running) >= self.arguments.jobs:
                self._wait(running)
            trial = Trial(mutant.name, order.of(mutant.name), self, mutant.apply)
            running[trial.pid] = trial
        while running:
            self._wait(running)
        return True

    def _time(self, tests: list[pytest.Item]) -> dict[str, float]:
        """How long each test takes that passes without any flip."""
        plain = Trial("no flip", tests, self)
        rows = plain.answer()
        os.waitpid(plain.pid, 0)
        if len(rows) < len(tests):  # it would count for nothing, and so would all behind it
            raise SystemExit(f"without any flip this one does not end: {tests[len(rows)].nodeid}")
        for name, failed, _ in rows:
            if failed:
                print(f"left out, since it fails without any flip: {name}", flush=True)
        return {name: spent for name, failed, spent in rows if not failed}

    def _wait(self, running: dict[int, Trial]) -> None:
        pid, status = os.wait()
        trial = running.pop(pid)
        rows = trial.answer()
        if status == 0:
            self.survivors.append(trial.name)
            print(f"survived: {trial.name}", flush=True)
        else:
            self.noticed[trial.name] = rows[0][0] if rows else f"signal {status}"
            if self.arguments.verbose:
                print(f"noticed: {trial.name}: {self.noticed[trial.name]}", flush=True)


def chosen(arguments: argparse.Namespace) -> list[Any]:
    """The flips to try. Imported this late, so that the tests' own imports come first and in pytest's way."""
    from support.mutants_of_options import mutants_of_options
    from support.mutants_of_pieces import mutants_of_pieces
    from support.mutants_of_rules import mutants_of_rules

    every = [*mutants_of_rules(), *mutants_of_options(), *mutants_of_pieces()]
    mutants = [mutant for mutant in every if arguments.only in mutant.name]
    if arguments.sample and arguments.sample < len(mutants):
        return random.Random(arguments.seed).sample(mutants, arguments.sample)
    return mutants


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sample", type=int, default=0, metavar="N", help="only N flips, where the tests pass")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--only", default="", metavar="TEXT", help="only flips whose names contain TEXT")
    parser.add_argument("--jobs", type=int, default=len(os.sched_getaffinity(0)), help="how many at a time (all cores)")
    parser.add_argument("--verbose", action="store_true", help="name the test that noticed each flip")
    arguments = parser.parse_args()
    plugin = Plugin(arguments)
    start = time.perf_counter()
    status = pytest.main(PYTEST, plugins=[plugin])
    total = len(plugin.noticed) + len(plugin.survivors)
    if status not in {pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED} or not total:
        print(f"pytest ended with {status!r}")
        return 2
    share = len(plugin.noticed) / total
    print(f"{len(plugin.noticed)} of {total} flips noticed: {share:.1%}, in {time.perf_counter() - start:.0f} s")
    return 0 if share >= LEAST_SHARE else 1


if __name__ == "__main__":
    sys.exit(main())
