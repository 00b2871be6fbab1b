"""The databases: every test that asks for one runs on both. The event loops: asyncio's, or those a test names."""

import asyncio
import importlib
import importlib.util
import sqlite3
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from carrack.server.api_types.answers import TableFacts
from carrack.server.tables import views
from carrack.server.tables.table_state import TableState
from support.postgres_fixtures import new_postgresql, postgres, postgresql

__all__ = ["new_postgresql", "postgres", "postgresql"]  # fixtures that tests here ask for


def pytest_asyncio_loop_factories(
    config: pytest.Config, item: pytest.Item
) -> Mapping[str, Callable[[], asyncio.AbstractEventLoop]]:
    """Offer uvloop's event loop, in which servers run, to tests marked `asyncio(loop_factories=[…])`."""
    loops = {"asyncio": asyncio.new_event_loop}
    mark = item.get_closest_marker("asyncio")
    if mark is not None and "loop_factories" in mark.kwargs and importlib.util.find_spec("uvloop"):
        loops["uvloop"] = importlib.import_module("uvloop").new_event_loop
    return loops


@pytest.fixture(autouse=True)
def true_facts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Check in every test that cached facts of a table equal freshly computed ones."""

    def checked(state: TableState) -> TableFacts:
        facts = table_facts(state)
        assert facts == views._facts(state)
        return facts

    table_facts = views.table_facts
    monkeypatch.setattr(views, "table_facts", checked)


@pytest.fixture(params=["sqlite", "postgresql"])
def new_database(request: pytest.FixtureRequest) -> Callable[[], str]:
    """Makes URLs of empty databases, each when the last is done with."""
    make: Callable[[], str] = request.getfixturevalue(f"new_{request.param}")
    return make


@pytest.fixture
def database(new_database: Callable[[], str]) -> str:
    """The URL of an empty database."""
    return new_database()


@pytest.fixture
def sqlite(new_sqlite: Callable[[], str]) -> str:
    return new_sqlite()


@pytest.fixture(scope="session")
def new_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Callable[[], str]:
    return lambda: f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('database') / 'tables.db'}"


@pytest.fixture
def newer_database(tmp_path: Path) -> str:
    """The URL of a database that a newer carrack has changed."""
    file = tmp_path / "tables.db"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
    connection.close()
    file.chmod(0o600)
    return f"sqlite:///{file}"
