"""Tables that cannot be read: their people are told why, and everybody else's bots go on."""

import logging
import re
from collections.abc import Callable

import pytest
from sqlalchemy import delete, select, update

from carrack import __version__
from carrack.server.storage import schema
from carrack.server.tables import bot_runner
from carrack.server.tables.bot_runner import BotRunner
from support.site import Person, Site, opened, until

BROKEN = 7
Harm = Callable[[bytes], bytes]
HARMS: dict[str, Harm] = {
    "not JSON": lambda body: body[:-20],
    "not UTF-8": lambda body: body.replace(b"carrack", b"\xff\xfe"),
    "an unknown field": lambda body: body.replace(b'"header"', b'"heading"'),
    "an unknown line": lambda body: body.replace(b"carrack-entries", b"carrack-enterprise"),
}


def newer(body: bytes) -> bytes:
    """A beginning under rules that do not exist yet."""
    return re.sub(rb'(\\"rules_version\\":)\d+', rb"\g<1>99", body)


async def bots_table(host: Person) -> str:
    """A table at which bots play on and on."""
    seats = [{"kind": "mine"}, {"kind": "bot", "level": 0}]
    ident: str = (await host.ask("POST", "/tables", {"game": "discovery", "seats": seats}))["id"]
    await host.ask("POST", f"/tables/{ident}/start")
    await host.ask("POST", f"/tables/{ident}/seats/0/resign")
    return ident


async def spoil(site: Site, table: str, harm: Harm) -> None:
    """Change the row with which the game began, and drop the snapshot."""
    rows, shots = schema.rows, schema.snapshots
    async with site.registry.store.engine.begin() as connection:
        found = (await connection.execute(select(rows).where(rows.c.table_id == table))).all()
        (begun,) = [row for row in found if b'"started"' in row.body]
        body = harm(bytes(begun.body))
        assert body != begun.body
        mine = (rows.c.table_id == table) & (rows.c.version == begun.version)
        await connection.execute(update(rows).where(mine).values(body=body))
        await connection.execute(delete(shots).where(shots.c.table_id == table))


def versions(site: Site, table: str) -> Callable[[], int]:
    def found() -> int:
        place = site.registry.tables.get(table)
        return 0 if place is None or place.state is None else place.state.version

    return found


async def test_tables_that_cannot_be_read_do_not_keep_others_from_going_on(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """They wait longest, fill whole pages of what is due, and the next round is an hour away."""
    monkeypatch.setattr(bot_runner, "PAGE", 2)

    with caplog.at_level(logging.WARNING):
        async with opened(database) as site:
            site.registry.bot_runner.stop()
            ana = await site.guest("Ana")
            tables = [await bots_table(ana) for _ in range(BROKEN + 1)]
            harms = [*HARMS.values(), newer, *HARMS.values()]
            for table, harm in zip(tables[:BROKEN], harms, strict=False):
                await spoil(site, table, harm)
        async with opened(database, takeover_seconds=3600.0, now=lambda: 4e9) as site:
            good = versions(site, tables[-1])
            await until(lambda: good() > 25)
            async with site.registry.store.engine.connect() as connection:
                query = select(schema.tables.c.id, schema.tables.c.resume_after).where(
                    schema.tables.c.resume_failures == 1
                )
                failed = {row.id: row.resume_after for row in await connection.execute(query)}
            assert failed == dict.fromkeys(tables[:BROKEN], 4e9 + 3600)
            assert site.registry.metrics.postponed._value.get() == BROKEN
            assert site.registry.metrics.unreadable._value.get() == BROKEN
    logged = [
        record.getMessage() for record in caplog.records if "bots rest at a table for 3600 s" in record.getMessage()
    ]
    assert len(logged) == BROKEN


@pytest.mark.parametrize("name", [*HARMS, "newer"])
async def test_people_at_such_a_table_are_told_why(sqlite: str, name: str) -> None:
    async with opened(sqlite) as site:
        site.registry.bot_runner.stop()
        ana = await site.guest("Ana")
        table = await bots_table(ana)
        await spoil(site, table, newer if name == "newer" else HARMS[name])
        site.registry.tables.clear()
        problem = await ana.refused("unreadable-table", 500, "GET", f"/tables/{table}")
        assert ("newer version" in problem["detail"]) == (name == "newer")
        async with ana.live(table, 0) as wire:
            assert (await wire.next())["problem"] == problem
        headers = {"accept-language": "it"}
        there = await site.nobody.refused("unreadable-table", 500, "GET", f"/tables/{table}", headers=headers)
        assert "Chiedi a chi gestisce il server" in there["detail"]


async def test_a_snapshot_that_is_damaged_is_done_without(sqlite: str) -> None:
    async with opened(sqlite) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await site.table(ana, bea, game="discovery")
        seen = await ana.look(table)
        shot = {"table_id": table, "maker": __version__, "body": b"{"}
        async with site.registry.store.engine.begin() as connection:
            await connection.execute(delete(schema.snapshots))
            await connection.execute(schema.snapshots.insert().values(shot))
        site.registry.tables.clear()
        assert await ana.look(table) == seen


async def test_the_pause_doubles_up_to_an_hour_and_ends_with_a_move(database: str) -> None:
    async with opened(database) as site:
        registry = site.registry
        ana, bea = await site.guests("Ana", "Bea")
        table = await site.table(ana, bea)
        pauses = [
            await registry.writer.write(lambda connection: registry.store.postpone(connection, table, 100.0, 15.0))
            for _ in range(10)
        ]
        assert pauses == [15, 30, 60, 120, 240, 480, 960, 1920, 3600, 3600]
        await ana.play(table, 0, "bid 1")
        async with registry.store.engine.connect() as connection:
            query = select(schema.tables.c.resume_after, schema.tables.c.resume_failures)
            assert (await connection.execute(query)).one() == (0, 0)


async def test_a_bot_that_nobody_can_run_is_tried_again_later(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that worker processes do not know, so that no level can decide."""

    monkeypatch.setattr(BotRunner, "wake", lambda *_: None)
    async with opened(sqlite, takeover_seconds=0.05) as site:
        ana = await site.guest("Ana")
        await site.table(ana, more_seats=[{"kind": "bot", "level": 0}])
        await until(lambda: site.registry.metrics.postponed._value.get() >= 3)
