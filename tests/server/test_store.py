"""The store: rows under a lock, groups in one transaction, snapshots, several processes, tables that leave memory."""

import asyncio
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, delete, event, func, select, text
from sqlalchemy.exc import OperationalError

from carrack.server.errors import Refused
from carrack.server.storage import schema
from carrack.server.storage.database import migrate, open_database
from carrack.server.storage.schema import Nonced
from carrack.server.storage.writer import WriteConflict, Writer
from carrack.server.tables.executor import SNAPSHOT_EVERY, addition, load_table
from support.site import Site, opened


async def count(site: Site, table: Any) -> int:
    async with site.registry.store.engine.connect() as connection:
        return int(await connection.scalar(select(func.count()).select_from(table)) or 0)


async def test_the_migrations_make_what_the_schema_says(database: str) -> None:
    engine = open_database(database)
    await migrate(engine)
    await migrate(engine)  # a second time changes nothing

    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))

    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await engine.dispose()


async def test_several_processes_may_start_at_once(database: str) -> None:
    engines = [open_database(database) for _ in range(3)]
    await asyncio.gather(*map(migrate, engines))
    for engine in engines:
        await engine.dispose()


async def test_what_is_committed_is_on_the_disk(database: str) -> None:
    engine = open_database(database)
    async with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            assert await connection.scalar(text("PRAGMA journal_mode")) == "wal"
            assert await connection.scalar(text("PRAGMA synchronous")) == 2
            assert await connection.scalar(text("PRAGMA foreign_keys")) == 1
        else:
            assert await connection.scalar(text("SHOW synchronous_commit")) == "on"
    await engine.dispose()


async def test_all_that_waits_is_committed_in_one_transaction(database: str) -> None:
    engine = open_database(database)
    await migrate(engine)
    writer = Writer(engine)

    async def one(connection: Any) -> int:
        return int(await connection.scalar(text("SELECT 1")))

    waiting = [asyncio.ensure_future(writer.write(one)) for _ in range(50)]
    await asyncio.sleep(0)
    task = asyncio.ensure_future(writer.run())
    assert await asyncio.gather(*waiting) == [1] * 50
    assert writer.commits == 1
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    await engine.dispose()


async def test_a_clash_undoes_its_own_work_and_no_other(database: str) -> None:
    async with opened(database) as site:
        writer = site.registry.writer

        async def clash(connection: Any) -> None:
            await site.registry.guests.add(connection, _guest("a"), "token a", 1.0)
            raise WriteConflict

        async def good(connection: Any) -> None:
            await site.registry.guests.add(connection, _guest("b"), "token b", 1.0)

        answers = await asyncio.gather(writer.write(clash), writer.write(good), return_exceptions=True)
        assert [type(answer) for answer in answers] == [WriteConflict, type(None)]
        assert await site.registry.guests.by_token("token a") is None
        assert await site.registry.guests.by_token("token b") is not None


@pytest.mark.parametrize("many", [1, 2, 3, 5])
async def test_of_tables_that_are_written_together_the_stale_one_alone_clashes(database: str, many: int) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        registry = site.registry
        states = [
            await registry.read(await site.table(ana, bea, started=False), lambda state: state) for _ in range(many)
        ]
        for state in states:
            state.do(Nonced(0, "ab" * 16))
        states[-1].version -= 1
        added = [[addition(state, 1.0, None, "nobody")] for state in states]
        before = registry.writer.commits
        answers = await asyncio.gather(
            *(registry.writer.write_batched(registry.store.add_all, one) for one in added), return_exceptions=True
        )
        assert registry.writer.commits == before + 1
        assert [type(answer) for answer in answers] == [*[type(None)] * (many - 1), WriteConflict]
        kept = [await load_table(registry.store, state.ident) for state in states]
        assert [state is not None and state.nonces == {0: b"\xab" * 16} for state in kept] == [
            *[True] * (many - 1),
            False,
        ]
        for state in states:
            registry.tables[state.ident].discard_state()


def _guest(ident: str) -> Any:
    from carrack.server.storage.schema import Guest

    return Guest(ident, "Ana", "en")


async def test_two_processes_serve_one_table(database: str) -> None:
    async with opened(database) as one, opened(database) as two:
        ana, bea = await one.guests("Ana", "Bea")
        table = await one.table(ana, bea)
        there = type(ana)(two, ana.token, "Ana2")
        before = await there.look(table, 0)
        await ana.play(table, 0, "bid 1")
        assert (await there.look(table, 0))["sections"]["view.choice"] == "bid 1"
        assert (await there.look(table, 0))["update"] == before["update"] + 1
        await type(bea)(two, bea.token, "Bea2").play(table, 1, "bid 2")
        assert (await ana.look(table, 0))["sections"]["view.number"] == 1
        assert await ana.look(table, 0) == await there.look(table, 0)


async def test_of_two_processes_that_write_the_same_version_one_begins_anew(database: str) -> None:
    async with opened(database) as one, opened(database) as two:
        ana, bea = await one.guests("Ana", "Bea")
        table = await one.table(ana, bea)
        bea_there = type(bea)(two, bea.token, "Bea2")
        body = {"number": 0, "takebacks": 0}
        for _ in range(4):
            await asyncio.gather(
                ana.ask("POST", f"/tables/{table}/seats/0/moves", {**body, "move": "bid 1", "key": ana.key()}),
                bea_there.ask("POST", f"/tables/{table}/seats/1/void", {"agrees": True}),
            )
            await bea_there.ask("POST", f"/tables/{table}/seats/1/void", {"agrees": False})
        seen = await ana.look(table, 0)
        assert seen["revision"] == 4
        assert seen["sections"]["table"]["agreed"] == []


async def test_an_idle_table_leaves_memory_and_comes_back(database: str) -> None:
    async with opened(database, idle_seconds=0.1) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await site.table(ana, bea)
        await ana.play(table, 0, "bid 1")
        before = await ana.look(table, 0)
        async with ana.live(table, 0) as wire:
            await wire.settle()
            await asyncio.sleep(0.4)
            assert table in site.registry.tables  # somebody listens
        await asyncio.sleep(0.6)
        assert site.registry.tables == {}
        assert await ana.look(table, 0) == before


async def test_a_table_is_loaded_from_its_snapshot_and_its_later_rows(database: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await site.table(ana, bea)
        await ana.play(table, 0, "bid 0")
        await bea.play(table, 1, "bid 0")
        await ana.play(table, 0, "take")
        await ana.play(table, 0, "pass")
        node = await ana.node(table, 0)
        for at in range(SNAPSHOT_EVERY):
            key = ana.key()
            body = {**node, "move": f"bid {at % 2}", "key": key}
            await ana.ask("POST", f"/tables/{table}/seats/0/moves", body)
        assert await count(site, schema.snapshots) == 1
        store = site.registry.store
        quick = await load_table(store, table)
        async with store.engine.connect() as connection:
            await connection.execution_options(writes=True)
            await connection.execute(delete(schema.snapshots))
            await connection.commit()
        slow = await load_table(store, table)
        assert quick is not None
        assert slow is not None
        assert quick.table is not None
        assert slow.table is not None
        assert quick.table.game.to_dict() == slow.table.game.to_dict()
        assert quick.table.game.entries() == slow.table.game.entries()
        assert quick.table.game.events(seat=0) == slow.table.game.events(seat=0)
        assert (quick.version, quick.update, quick.revisions) == (slow.version, slow.update, slow.revisions)


async def test_what_the_database_refuses_does_not_count_and_the_table_goes_on(database: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await site.table(ana, bea)
        engine = site.registry.writer.direct or site.registry.store.engine.sync_engine

        def fail(*_: Any) -> None:
            raise OperationalError("commit", {}, Exception("the disk is full"))

        node = await ana.node(table, 0)
        event.listen(engine, "commit", fail)
        move = ("POST", f"/tables/{table}/seats/0/moves", {**node, "move": "bid 1"})
        await ana.refused("not-saved", 503, *move)
        event.remove(engine, "commit", fail)
        seen = await ana.look(table, 0)
        assert (seen["revision"], seen["sections"]["view.choice"]) == (0, None)
        await ana.ask(*move)  # the same key: it was never answered
        assert (await ana.look(table, 0))["sections"]["view.choice"] == "bid 1"


async def test_rows_are_only_ever_added(database: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await site.table(ana, bea)

        async def rows() -> list[bytes]:
            query = select(schema.rows.c.body).order_by(schema.rows.c.version)
            async with site.registry.store.engine.connect() as connection:
                return [bytes(body) for body in await connection.scalars(query)]

        before = await rows()
        await ana.play(table, 0, "bid 1")
        await ana.ask("POST", f"/tables/{table}/seats/0/retract", await ana.node(table, 0))
        await ana.play(table, 0, "bid 0")
        await bea.play(table, 1, "bid 0")
        await ana.play(table, 0, "take")
        await ana.play(table, 0, "give s1")
        await ana.ask("POST", f"/tables/{table}/seats/0/undo", await ana.node(table, 0))
        after = await rows()
        assert after[: len(before)] == before
        assert [b"rewind" in body for body in after[-3:]] == [False, False, True]


async def test_a_writer_that_is_stopped_refuses_what_waits(database: str) -> None:
    engine = open_database(database)
    writer = Writer(engine)

    async def slow(_connection: Any) -> None:
        await asyncio.sleep(60)

    task = asyncio.ensure_future(writer.run())
    waiting = asyncio.ensure_future(writer.write(slow))
    await asyncio.sleep(0.1)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    with pytest.raises(Refused, match="not-saved"):
        await waiting
    await engine.dispose()
