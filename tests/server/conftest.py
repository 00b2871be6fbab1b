"""The databases: every test that asks for one runs on both."""

import os
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from support.postgres import Postgres, find_binaries, running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    binaries = find_binaries()
    if binaries is None:
        assert not os.environ.get("CI"), "no PostgreSQL to test with"
        pytest.skip("no PostgreSQL to test with")
    with running(binaries) as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """The URL of an empty database."""
    url: str = request.getfixturevalue(request.param)
    return url


@pytest.fixture
def postgresql(postgres: Postgres) -> str:
    """The URL of an empty database that several processes can share."""
    with psycopg.connect(f"{postgres.where} dbname=postgres", autocommit=True) as connection:
        connection.execute("DROP SCHEMA public CASCADE")  # much quicker than a new database
        connection.execute("CREATE SCHEMA public")
    words = dict(word.split("=") for word in postgres.where.split())
    return f"postgresql+psycopg://{words['user']}@{words['host']}:{words['port']}/postgres"


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}"
