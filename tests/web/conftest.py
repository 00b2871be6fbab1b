"""The web client is the same whichever core the server runs, so its tests run with the interpreted one alone."""

import os

import pytest

from support.client import client
from support.programs import need_program

collect_ignore_glob = ["test_*.py"] if os.environ.get("CARRACK_EXPECT") == "compiled" else []


@pytest.fixture(scope="session")
def built() -> None:
    """Build the web client; does nothing if it is up to date."""
    done = client("build")
    assert done.returncode == 0, done.stderr


@pytest.fixture(scope="session")
def chromium(built: None) -> str:
    """The path of a browser, with a web client for it to open."""
    return need_program("chromium")
