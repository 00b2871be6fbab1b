"""Whether the server says that it is well when it is, and only then."""

import pytest
from sqlalchemy import text

from carrack.server.routes import health
from support.site import opened, run


@pytest.mark.parametrize(
    ("statement", "status"),
    [
        ("DELETE FROM alembic_version", "other-shape"),
        ("DROP TABLE alembic_version", "no-database"),
    ],
)
def test_a_server_is_well_only_with_its_database(database: str, statement: str, status: str) -> None:
    async def work() -> None:
        async with opened(database) as site:
            well = await site.client.get("/health")
            assert (well.status_code, well.json()["status"]) == (200, "ready")
            async with site.hall.store.engine.begin() as connection:
                await connection.execute(text(statement))
            ill = await site.client.get("/health")
            assert (ill.status_code, ill.json()["status"]) == (503, status)

    run(work())


def test_a_database_that_does_not_answer_in_time_is_none(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "PATIENCE", 0.0)

    async def work() -> None:
        async with opened(database) as site:
            assert (await site.client.get("/health")).status_code == 503

    run(work())
