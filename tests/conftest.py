"""Settings every test shares: the toy game is known, Hypothesis repeats itself, and Ctrl-C can be tested."""

import gc
import inspect
import signal
from collections.abc import Generator
from contextlib import nullcontext
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import toy
from carrack.engine import titles
from support.halves import CORE_FREE, TESTS, is_below, is_of_other_half, no_core

# An example is often a whole game: few of them, always the same, however long they take.
settings.register_profile(
    "ci",
    max_examples=6,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
# `--hypothesis-profile=search` looks for new games, as long as one likes.
settings.register_profile("search", parent=settings.get_profile("ci"), max_examples=200, derandomize=False)
settings.load_profile("ci")

titles.register(toy.TITLE)

# A run in the background (`nohup make test &`) ignores SIGINT, and so would every program that a test starts and
# stops by Ctrl-C: an ignored signal stays ignored in children.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Seconds for an async test without its fixtures, by folder. They wait for servers and browsers, and fail early if one
# never answers; a server's tests take a second or two, a whole game in a browser a minute.
ASYNC_LIMITS = {TESTS / "server": 60, TESTS / "web": 300}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        limit = ASYNC_LIMITS.get(item.path.parent)
        if limit and isinstance(item, pytest.Function) and inspect.iscoroutinefunction(item.function):
            item.add_marker(pytest.mark.timeout(limit, func_only=True))


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Leave out what runs in the other half of `make test` only."""
    return True if is_of_other_half(collection_path) else None


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    with no_core() if is_below(item.path, CORE_FREE) else nullcontext():
        return (yield)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_makereport() -> Generator[None, object, object]:
    """Collect no garbage while a failure is formatted, which parses the source of the test.

    Collecting may run a finalizer that fails; its traceback is parsed too, and CPython 3.11 takes one parse inside
    another for an error of its own (gh-106905). That would end the whole run.
    """
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        return (yield)
    finally:
        if was_enabled:
            gc.enable()
