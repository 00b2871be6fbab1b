"""Several processes on one PostgreSQL: tables, chat and who is there are the same at each."""

import asyncio
import random
import signal
from typing import Any

import psycopg
import pytest

from carrack.server.storage.schema import CHANNELS
from carrack.server.tables import replication
from support import site
from support.postgres import Postgres
from support.server_process import serving
from support.site import Person, Site, Wire, opened

ROUNDS = 12


def at(site: Site, person: Person) -> Person:
    """The same guest at another process."""
    return Person(site, person.token, f"{person.name}-there")


async def until(wire: Wire, kind: str, **wanted: Any) -> Any:
    while True:
        message = await wire.until(kind)
        if {name: message[name] for name in wanted} == wanted:
            return message


async def test_of_moves_that_race_for_one_node_one_wins_and_everybody_hears_of_it(postgresql: str) -> None:
    rng = random.Random(2)

    async with serving(postgresql) as (one, _), serving(postgresql) as (two, _):
        ana, bea = await one.guests("Ana", "Bea")
        table = await one.table(ana, bea, game="discovery")
        people = [ana, bea]
        doubles = [at(two, person) for person in people]
        async with one.nobody.live(table) as here, two.nobody.live(table) as there:
            for wire in (here, there):
                await wire.until("fresh")
            for _ in range(ROUNDS):
                public = (await ana.look(table))["sections"]
                seat = public["awaited"][0]
                menu = (await people[seat].look(table, seat))["sections"]["menu"]
                legal = [choice["move"] for choice in menu if not choice["refusal"]]
                node = {"number": public["view.number"], "takebacks": 0, "move": rng.choice(legal)}
                path = f"/tables/{table}/seats/{seat}/moves"
                rivals = [people[seat], doubles[seat]]
                calls = [person.call("POST", path, {**node, "key": person.key()}) for person in rivals]
                answers = await asyncio.gather(*calls)
                assert sorted(answer.status_code for answer in answers) == [200, 409]
                (loser,) = (answer.json() for answer in answers if answer.status_code == 409)
                (winner,) = (answer.json() for answer in answers if answer.status_code == 200)
                assert (loser["code"], loser["number"]) == ("stale", winner["number"])
                changes = [await wire.until("change") for wire in (here, there)]
                assert changes[0] == changes[1]
                assert changes[0]["sections"]["view.number"] == winner["number"]
            assert await ana.look(table, 0) == await at(two, ana).look(table, 0)


async def test_the_same_key_is_one_move_at_whatever_process(postgresql: str) -> None:
    async with opened(postgresql) as one, opened(postgresql) as two:
        ana, bea = await one.guests("Ana", "Bea")
        table = await one.table(ana, bea)
        await at(two, ana).look(table, 0)  # both have it in memory
        body = {**await ana.node(table, 0), "move": "bid 1"}
        path = f"/tables/{table}/seats/0/moves"
        people = [ana, at(two, ana), ana, at(two, ana)]
        answers = await asyncio.gather(*(person.ask("POST", path, body) for person in people))
        assert answers == [answers[0]] * 4
        assert (await ana.look(table, 0))["revision"] == 1
        await at(two, ana).refused("key-reused", 409, "POST", path, {**body, "move": "bid 2"})


async def test_a_line_of_chat_arrives_once_everywhere(postgresql: str) -> None:
    async with opened(postgresql) as one, opened(postgresql) as two:
        ana, bea = await one.guests("Ana", "Bea")
        table = await one.table(ana, bea)
        async with one.nobody.live(table) as here, two.nobody.live(table) as there:
            for wire in (here, there):
                await wire.until("fresh")
            path = f"/tables/{table}/chat"
            people = [ana, at(two, bea)] * 10
            said = [person.ask("POST", path, {"text": "Ho", "key": person.key()}) for person in people]
            await asyncio.gather(*said)
            for wire in (here, there):
                lines = [(await wire.until("said"))["line"]["number"] for _ in range(20)]
                assert lines == list(range(1, 21))
                assert [one for one in await wire.settle() if one["type"] == "said"] == []


async def test_who_is_there_is_seen_at_every_process(postgresql: str) -> None:
    async with opened(postgresql) as one, opened(postgresql) as two:
        ana, bea = await one.guests("Ana", "Bea")
        table = await one.table(ana, bea)
        async with ana.live(table, 0) as wire:
            async with at(two, bea).live(table, 1) as other:
                await until(other, "presence", seats=[0, 1])  # who comes later hears of who was there
                await until(wire, "presence", seats=[0, 1])
                async with two.nobody.live(table):
                    await until(wire, "presence", seats=[0, 1], watching=1)
                await until(wire, "presence", seats=[0, 1], watching=0)
            await until(wire, "presence", seats=[0])


async def test_who_was_at_a_process_that_is_gone_is_not_there_any_more(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replication, "TIMEOUT_SECONDS", 1.0)
    monkeypatch.setattr(replication, "HEARTBEAT_SECONDS", 0.3)

    async with opened(postgresql) as one, serving(postgresql) as (two, server):
        ana, bea = await one.guests("Ana", "Bea")
        table = await one.table(ana, bea)
        async with ana.live(table, 0) as wire, at(two, bea).live(table, 1) as other:
            await until(other, "presence", seats=[0, 1])
            await until(wire, "presence", seats=[0, 1])
            server.process.kill()
            await until(wire, "presence", seats=[0])


async def test_what_happened_while_the_database_was_out_of_reach_is_caught_up_with(postgresql: str) -> None:
    async with opened(postgresql) as one, opened(postgresql) as two:
        ana, bea = await one.guests("Ana", "Bea")
        table = await one.table(ana, bea)
        async with two.nobody.live(table) as wire, at(two, bea).live(table, 1) as other:
            for listener in (wire, other):
                await listener.until("fresh")
            break_connections(postgresql)
            await play_on(ana, table, 0, "bid 0")
            await play_on(bea, table, 1, "bid 0")
            await until(wire, "change", update=(await ana.look(table))["update"])
            break_connections(postgresql)
            await insist(ana, "POST", f"/tables/{table}/chat", {"text": "Back!", "key": ana.key()})
            assert (await wire.until("said"))["line"]["number"] == 1
            async with one.nobody.live(table):
                await until(other, "presence", seats=[1], watching=2)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT])
async def test_the_database_is_started_again_and_everything_goes_on(
    postgres: Postgres, postgresql: str, caplog: pytest.LogCaptureFixture, how: signal.Signals
) -> None:
    def is_at_a_loss() -> bool:
        """Whether those who look for tables of bots have met a database that is away."""
        return "tables cannot be taken over" in caplog.text

    async with opened(postgresql, takeover_seconds=0.3) as one, opened(postgresql) as two:
        ana, bea = await one.guests("Ana", "Bea")
        table = await one.table(ana, bea)
        bots = await one.table(ana, game="empire", more_seats=[{"kind": "bot", "level": 0}], started=False)
        async with ana.live(table, 0) as wire, at(two, bea).live(table, 1) as other:
            for listener in (wire, other):
                await listener.settle()
            postgres.stop(how)
            try:
                node = {"number": 0, "takebacks": 0, "move": "bid 1", "key": ana.key()}
                await wire.send({"type": "move", **node})
                assert (await wire.until("problem"))["problem"]["status"] == 503
                for path in (f"/tables/{table}?seat=0", f"/tables/{table}/chat", "/bots"):
                    await ana.refused("no-database", 503, "GET", path)
                assert (await one.client.get("/health")).status_code == 503
                async with ana.live(table, 0) as late:
                    assert (await late.next())["problem"]["code"] == "no-database"
                await site.until(is_at_a_loss)
            finally:
                postgres.start()
            await play_on(ana, table, 0, "bid 1")  # over the connections that were open all the while
            await play_on(at(two, bea), table, 1, "bid 0")
            for listener in (wire, other):
                await until(listener, "change", update=(await ana.look(table))["update"])
        await insist(ana, "POST", f"/tables/{bots}/start")
        await ana.awaited(bots, 0)
        looking = one.registry.bot_runner._resuming
        assert looking is not None
        assert not looking.done()


async def test_a_word_that_is_none_is_passed_over(postgresql: str) -> None:
    async with opened(postgresql) as one, opened(postgresql) as two:
        ana, bea = await one.guests("Ana", "Bea")
        table = await one.table(ana, bea)
        async with two.nobody.live(table) as wire:
            await wire.until("fresh")
            with psycopg.connect(postgresql.replace("+psycopg", ""), autocommit=True) as connection:
                for channel in CHANNELS:
                    connection.execute("SELECT pg_notify(%s, %s)", [channel, "no:sense"])
                    connection.execute("SELECT pg_notify(%s, %s)", [channel, f"{table}:nonsense"])
            await ana.play(table, 0, "bid 1")
            await wire.until("change")


def break_connections(database: str) -> None:
    """What a restart of the database does to who is connected."""
    with psycopg.connect(database.replace("+psycopg", ""), autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()"
        )


async def play_on(person: Person, table: str, seat: int, move: str) -> None:
    """Play as soon as the server can keep it, under one key."""
    view = (await insist(person, "GET", f"/tables/{table}?seat={seat}"))["sections"]
    body = {"number": view["view.number"], "takebacks": 0, "move": move, "key": person.key()}
    await insist(person, "POST", f"/tables/{table}/seats/{seat}/moves", body)


async def insist(person: Person, method: str, path: str, body: Any = None) -> Any:
    for _ in range(200):
        answer = await person.call(method, path, body)
        if answer.is_success:
            return answer.json()
        assert answer.status_code >= 500, answer.text
        await asyncio.sleep(0.02)
    raise AssertionError("the server does not recover")
