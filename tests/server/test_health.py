"""Whether the server says that it is well when it is, and only then."""

import asyncio

import pytest
from sqlalchemy import text

from carrack.server.http.routes import service
from support.site import Site, opened


async def health(site: Site) -> tuple[int, str]:
    answer = await site.client.get("/health")
    return answer.status_code, answer.json()["status"]


@pytest.mark.parametrize(
    ("statement", "status"),
    [
        ("DELETE FROM alembic_version", "other-shape"),
        ("DROP TABLE alembic_version", "no-database"),
        ("DROP TABLE secrets", "cannot-write"),
    ],
)
async def test_a_server_is_well_only_with_its_database(
    database: str, statement: str, status: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "FRESH", 0.0)
    monkeypatch.setattr(service, "PROBED", 0.0)

    async with opened(database) as site:
        assert await health(site) == (200, "ready")
        async with site.registry.store.engine.begin() as connection:
            await connection.execute(text(statement))
        assert await health(site) == (503, status)


async def test_a_database_that_does_not_answer_in_time_is_none(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "PATIENCE", 0.0)

    async with opened(database) as site:
        assert await health(site) == (503, "no-database")


async def test_however_many_ask_it_is_checked_once_a_second_and_written_seldom(database: str) -> None:
    async with opened(database) as site:
        began = asyncio.get_running_loop().time()
        commits = site.registry.writer.commits
        for _ in range(10):
            assert set(await asyncio.gather(*(health(site) for _ in range(20)))) == {(200, "ready")}
        seconds = asyncio.get_running_loop().time() - began
        assert site.health_check.checks <= 1 + seconds / service.FRESH
        assert site.registry.writer.commits - commits <= 1 + seconds / service.PROBED
