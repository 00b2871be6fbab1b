"""Fixtures of a database that several servers can share, for the conftest of a folder to import."""

import os
from collections.abc import Callable, Iterator

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


@pytest.fixture(scope="session")
def new_postgresql(postgres: Postgres) -> Callable[[], str]:
    words = dict(word.split("=") for word in postgres.where.split())

    def make() -> str:
        with psycopg.connect(f"{postgres.where} dbname=postgres", autocommit=True) as connection:
            connection.execute("DROP SCHEMA public CASCADE")  # much quicker than a new database
            connection.execute("CREATE SCHEMA public")
        return f"postgresql+psycopg://{words['user']}@{words['host']}:{words['port']}/postgres"

    return make


@pytest.fixture
def postgresql(new_postgresql: Callable[[], str]) -> str:
    """The URL of an empty database that several processes can share."""
    return new_postgresql()
