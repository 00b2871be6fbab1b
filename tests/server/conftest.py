"""The databases: every test that asks for one runs on both."""

import os
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from support.postgres import find_binaries, running


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    binaries = find_binaries()
    if binaries is None:
        assert not os.environ.get("CI"), "no PostgreSQL to test with"
        pytest.skip("no PostgreSQL to test with")
    with running(binaries) as where:
        yield where


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}"
    return empty(request.getfixturevalue("postgres"))


@pytest.fixture
def postgresql(postgres: str) -> str:
    """The URL of an empty database that several processes can share."""
    return empty(postgres)


def empty(where: str) -> str:
    with psycopg.connect(f"{where} dbname=postgres", autocommit=True) as connection:
        connection.execute("DROP SCHEMA public CASCADE")  # much quicker than a new database
        connection.execute("CREATE SCHEMA public")
    words = dict(word.split("=") for word in where.split())
    return f"postgresql+psycopg://{words['user']}@{words['host']}:{words['port']}/postgres"


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}"
