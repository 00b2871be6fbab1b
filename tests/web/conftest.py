"""The web client, built, and a browser."""

import pytest

from support.client import client
from support.programs import need_program


@pytest.fixture(scope="session")
def built() -> None:
    """Build the web client; does nothing if it is up to date."""
    done = client("build")
    assert done.returncode == 0, done.stderr


@pytest.fixture(scope="session")
def chromium(built: None) -> str:
    """The path of a browser, with a web client for it to open."""
    return need_program("chromium")
