"""The web client, built, and a browser."""

import os

import pytest

from support.client import client
from support.postgres_fixtures import new_postgresql, postgres, postgresql
from support.programs import need_program

__all__ = ["new_postgresql", "postgres", "postgresql"]  # fixtures that tests here ask for


@pytest.fixture(scope="session")
def built() -> None:
    """Build the web client; does nothing if it is up to date."""
    done = client("build")
    assert done.returncode == 0, done.stderr


@pytest.fixture(scope="session")
def chromium(built: None) -> str:
    """The path of a browser, with a web client for it to open."""
    return need_program("chromium")


def pytest_itemcollected(item: pytest.Item) -> None:
    """Run a failed test of the browser once more in CI: on two busy cores a browser misses a deadline now and then.

    The output marks such a test with R and lists it. A test that needs its second run again and again has a race of
    its own, to be mended; elsewhere every failure counts.
    """
    if os.environ.get("CI") and "chromium" in getattr(item, "fixturenames", ()):
        item.add_marker(pytest.mark.flaky(reruns=1))
