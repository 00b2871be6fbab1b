"""Flips one value of a game's rules, pieces or options at a time and runs its rules tests: some test must fail.

Prints the flips no test noticed and fails if they are more than 5 % of any game's. Tests that only compare play with an
earlier self (golden records, perft, digests), look at random positions, or read the rules' texts are left out: they
prove no rule.
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
LEFT_OUT = {  # of the folder of each game
    "discovery": (
        "test_golden.py", "test_perft.py", "test_two_cores.py", "test_covering.py", "test_choices.py",
        "test_refusals.py", "test_clauses.py", "test_layers_of_names.py", "test_rules_reference.py",
    ),
    "empire": (
        "test_golden.py", "test_random_games.py", "test_open_games.py", "test_choices.py", "test_refusals.py",
        "test_rules_reference.py",
    ),
}  # fmt: skip
PYTEST = [
    f"--rootdir={ROOT}", f"--config-file={ROOT / 'pyproject.toml'}", "-o", "addopts=--import-mode=importlib",
    "-p", "no:cacheprovider", "-p", "no:terminal", "-s",
]  # fmt: skip
LONGEST_TEST = 20  # seconds; a flip that makes a game endless is noticed too
MOST_MEMORY = 4 << 30
NOT_MADE = 2  # how a fork ends whose flip could not be made


class Trial:
    """The tests in a fork of this process, up to the first that fails."""

    def __init__(self, game: str, name: str, tests: list[pytest.Item], plugin: "Plugin", apply: Any = None) -> None:
        self.game = game
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
                    status = NOT_MADE
                    apply()
                    status = 0
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
                status = status or 1
        os._exit(status)

    def answer(self) -> list[Any]:
        """Return the output of the fork; call it once the fork has ended, or to wait for a long answer."""
        with os.fdopen(self.reader) as told:
            return [json.loads(line) for line in told if line.endswith("\n")]


class Order:
    """Orders the tests for a flip: first those that share rare words with its name, then the quick ones."""

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
        self.tried: Counter[str] = Counter()  # flips of each game
        self.noticed: Counter[str] = Counter()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed = self.failed or report.failed

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed or not session.items:
            asked = " ".join(f"tests/{game}" for game in games(self.arguments))
            raise SystemExit(f"the tests cannot be collected: run pytest {asked}")
        mutants = chosen(self.arguments)
        orders: dict[str, Order] = {}
        for game in dict.fromkeys(game for game, _ in mutants):
            tests = [test for test in session.items if test.path.parent.name == game]
            seconds = dict.fromkeys((test.nodeid for test in tests), 0.0)
            if not self.arguments.sample:  # a sample is drawn where the suite has just passed
                seconds = self._time(game, tests)
            orders[game] = Order([test for test in tests if test.nodeid in seconds], seconds)
        print(f"{len(mutants)} flips, {sum(len(order.seconds) for order in orders.values())} tests", flush=True)
        running: dict[int, Trial] = {}
        for game, mutant in mutants:
            if len(running) >= self.arguments.jobs:
                self._wait(running)
            trial = Trial(game, mutant.name, orders[game].of(mutant.name), self, mutant.apply)
            running[trial.pid] = trial
        while running:
            self._wait(running)
        return True

    def _time(self, game: str, tests: list[pytest.Item]) -> dict[str, float]:
        """Return the duration of each test that passes without any flip."""
        plain = Trial(game, "no flip", tests, self)
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
        self.tried[trial.game] += 1
        if os.waitstatus_to_exitcode(status) == NOT_MADE:  # a fault of the catalogue proves nothing
            print(f"could not be made: {trial.game}: {trial.name}: {rows[0][0]}", flush=True)
        elif status == 0:
            print(f"survived: {trial.game}: {trial.name}", flush=True)
        else:
            self.noticed[trial.game] += 1
            if self.arguments.verbose:
                by = rows[0][0] if rows else f"signal {status}"
                print(f"noticed: {trial.game}: {trial.name}: {by}", flush=True)


def games(arguments: argparse.Namespace) -> list[str]:
    """Return the games whose flips are asked for. Each has the name of the folder of its tests."""
    return [arguments.game] if arguments.game else list(LEFT_OUT)


def flips(game: str) -> list[Any]:
    """All flips of a game. Imported this late, so that the tests' own imports come first and in pytest's way."""
    if game == "empire":
        from support.mutants_of_empire import mutants_of_empire

        return mutants_of_empire()
    from support.mutants_of_options import mutants_of_options
    from support.mutants_of_pieces import mutants_of_pieces
    from support.mutants_of_rules import mutants_of_rules

    return [*mutants_of_rules(), *mutants_of_options(), *mutants_of_pieces()]


def chosen(arguments: argparse.Namespace) -> list[tuple[str, Any]]:
    """The flips to try, each with its game."""
    every = [(game, mutant) for game in games(arguments) for mutant in flips(game)]
    mutants = [(game, mutant) for game, mutant in every if arguments.only in mutant.name]
    if arguments.sample and arguments.sample < len(mutants):
        return random.Random(arguments.seed).sample(mutants, arguments.sample)
    return mutants


def is_enough(noticed: Counter[str], tried: Counter[str]) -> bool:
    """Whether each game's tests notice what they should: none can hide behind the other."""
    return all(noticed[game] / tried[game] >= LEAST_SHARE for game in tried)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="", choices=list(LEFT_OUT), help="only flips of this game")
    parser.add_argument("--sample", type=int, default=0, metavar="N", help="only N flips, where the tests pass")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--only", default="", metavar="TEXT", help="only flips whose names contain TEXT")
    parser.add_argument("--jobs", type=int, default=len(os.sched_getaffinity(0)), help="how many at a time (all cores)")
    parser.add_argument("--verbose", action="store_true", help="name the test that noticed each flip")
    arguments = parser.parse_args()
    plugin = Plugin(arguments)
    start = time.perf_counter()
    where = [str(ROOT / "tests" / game) for game in games(arguments)]
    ignored = [f"--ignore={ROOT / 'tests' / game / name}" for game, names in LEFT_OUT.items() for name in names]
    status = pytest.main([*where, *PYTEST, *ignored], plugins=[plugin])
    noticed, total = plugin.noticed.total(), plugin.tried.total()
    if status not in {pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED} or not total:
        print(f"pytest ended with {status!r}")
        return 2
    if len(plugin.tried) > 1:
        for game, tried in plugin.tried.items():
            print(f"{game}: {plugin.noticed[game]} of {tried} flips noticed: {plugin.noticed[game] / tried:.1%}")
    print(f"{noticed} of {total} flips noticed: {noticed / total:.1%}, in {time.perf_counter() - start:.0f} s")
    return 0 if is_enough(plugin.noticed, plugin.tried) else 1


if __name__ == "__main__":
    sys.exit(main())
