"""A PostgreSQL that hangs: nobody waits for ever, nothing acknowledged is lost, and all goes on when it does."""

import asyncio
import time
from typing import Any

import pytest

from carrack.server.http.routes import service
from carrack.server.storage import postgresql
from carrack.server.storage.database import NoDatabase, prepare
from support.postgres import Postgres
from support.site import Person, Site, opened

LOOKERS = 30  # more than the pool has connections


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgresql, "ANSWER_SECONDS", 2.0)
    monkeypatch.setattr(postgresql, "CONNECT_SECONDS", 2)
    monkeypatch.setattr(service, "FRESH", 0.0)


async def timed_health(site: Site) -> tuple[int, str, float]:
    began = time.monotonic()
    answer = await site.client.get("/health")
    return answer.status_code, answer.json()["status"], time.monotonic() - began


async def until_well(site: Site) -> None:
    async with asyncio.timeout(30):
        while (await timed_health(site))[0] != 200:  # noqa: ASYNC110 - it is asked as a monitor does
            await asyncio.sleep(0.1)


async def test_calls_to_a_database_that_hangs_are_refused_and_work_again_when_it_goes_on(
    postgresql: str, postgres: Postgres
) -> None:
    async def bid(person: Person, table: str, amount: int) -> tuple[dict[str, Any], Any]:
        body = {"number": 0, "takebacks": 0, "move": f"bid {amount}", "key": person.key()}
        return body, await person.call("POST", f"/tables/{table}/seats/0/moves", body)

    async with opened(postgresql) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table, other = await site.table(ana, bea), await site.table(ana, bea)
        for amount in range(3):
            assert (await bid(ana, table, amount))[1].status_code == 200
        async with ana.live(table, 0) as wire:
            await wire.until("fresh")
            assert (await timed_health(site))[:2] == (200, "ready")
            with postgres.frozen():
                calls = [asyncio.ensure_future(bid(ana, table, 2))]
                calls += [asyncio.ensure_future(bid(ana, other, 1)) for _ in range(5)]
                looks = [asyncio.ensure_future(bea.call("GET", f"/tables/{other}")) for _ in range(LOOKERS)]
                await wire.send({"type": "say", "text": "hello", "key": "hello-hello"})
                for _ in range(4):
                    status, why, seconds = await timed_health(site)
                    assert (status, why) == (503, "no-database")
                    assert seconds < 3
                moved = await asyncio.wait_for(asyncio.gather(*calls), 20)
                looked = await asyncio.wait_for(asyncio.gather(*looks), 20)
                for answer in [answer for _, answer in moved] + looked:
                    assert answer.status_code == 503
                    assert answer.json()["code"] in {"no-database", "not-saved"}
                heard = await wire.until("problem")
                assert heard["key"] == "hello-hello"
                assert heard["problem"]["code"] in {"no-database", "not-saved"}
                began = time.monotonic()
                again = await asyncio.gather(*(bea.call("GET", f"/tables/{other}") for _ in range(LOOKERS)))
                assert {answer.status_code for answer in again} == {503}
                assert time.monotonic() - began < 10  # they do not fail one after the other
            await until_well(site)
            assert (await ana.look(table, 0))["revision"] in (3, 4)  # the one that was refused may have been kept
            body, _ = moved[0]
            done = await ana.ask("POST", f"/tables/{table}/seats/0/moves", body)  # the same key: once in all
            assert done["revision"] == 4
            seen = await ana.look(table, 0)
            assert (seen["revision"], seen["sections"]["view.choice"]) == (4, "bid 2")
            await wire.send({"type": "say", "text": "hello", "key": "hello-hello"})
            await wire.until("done")
        assert [line["text"] for line in await ana.ask("GET", f"/tables/{table}/chat")] == ["hello"]
        assert site.counted("carrack_problems_total", over="http", code="no-database") > 0


async def test_a_server_that_starts_waits_for_its_database(
    postgresql: str, postgres: Postgres, caplog: pytest.LogCaptureFixture
) -> None:
    with postgres.frozen():
        starting = asyncio.ensure_future(prepare(postgresql, 60))
        while "cannot be used yet" not in caplog.text:
            assert not starting.done()
            await asyncio.sleep(0.05)
    await starting


async def test_a_server_that_starts_does_not_wait_for_ever(postgresql: str, postgres: Postgres) -> None:
    with postgres.frozen(), pytest.raises(NoDatabase) as refused:
        await prepare(postgresql, 1)
    assert not refused.value.is_lasting
