"""A disk on which nothing more fits: callers, `/health`, the log and the meters say so, and it passes.

The limit on the size of files makes real writes fail; it can be lifted while the server runs.
"""

import json
import re
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import event
from sqlalchemy.exc import DataError, OperationalError

from carrack.server.errors import Refused
from carrack.server.storage.writer import WriteFaults, reason_of
from server.test_serve import lines, serving
from support.postgres import free_port
from support.site import Person, Site, opened

resource = pytest.importorskip("resource")
SMALL = 400_000  # bytes of a file: the database fits, the log of its changes does not for long
COUNT = re.compile(r"^(\w+?)(?:\{(.*)\})? ([0-9.e+-]+)$", re.MULTILINE)


async def metrics(port: int) -> dict[tuple[str, str], float]:
    async with httpx.AsyncClient() as watcher:
        answer = (await watcher.get(f"http://127.0.0.1:{port}/metrics")).text
    return {(name, labels): float(value) for name, labels, value in COUNT.findall(answer)}


async def health(site: Site) -> tuple[int, str]:
    answer = await site.client.get("/health")
    return answer.status_code, answer.json()["status"]


async def talk_until_refused(person: Person, table: str) -> Any:
    for _ in range(3000):
        answer = await person.call("POST", f"/tables/{table}/chat", {"text": "x" * 500, "key": person.key()})
        if not answer.is_success:
            return answer
    raise AssertionError("it was never full")


@pytest.mark.skipif(sys.platform != "linux", reason="the limit of another process can be set on Linux only")
async def test_a_full_disk_is_told_everywhere_and_passes(tmp_path: Path) -> None:
    log, port = tmp_path / "log", free_port()
    settings = {"metrics_port": port, "log_level": "info"}
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", log, **settings) as (server, base):
        async with httpx.AsyncClient(base_url=base, timeout=30) as client:
            site = Site(base, client)
            ana = await site.guest("Ana")
            seats = [{"kind": "mine"}] * 2
            table = (await ana.ask("POST", "/tables", {"game": "discovery", "seats": seats}))["id"]
            assert await health(site) == (200, "ready")
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (SMALL, resource.RLIM_INFINITY))
            refused = await talk_until_refused(ana, table)
            assert (refused.status_code, refused.json()["code"]) == (503, "not-saved")
            async with ana.live(table, 0) as wire:
                await wire.send({"type": "say", "text": "x" * 500, "key": "hello-hello"})
                assert (await wire.until("problem"))["problem"]["code"] == "not-saved"
            while (status := await health(site)) == (200, "ready"):  # it may be a second old
                pass
            assert status == (503, "cannot-write")
            counted = await metrics(port)
            assert counted["carrack_problems_total", 'code="not-saved",over="http"'] >= 1
            assert counted["carrack_problems_total", 'code="not-saved",over="socket"'] == 1
            assert sum(value for (name, _), value in counted.items() if name == "carrack_write_failures_total") >= 2
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
            await ana.ask("POST", f"/tables/{table}/chat", {"text": "there is room", "key": ana.key()})
            while (status := await health(site)) != (200, "ready"):
                assert status == (503, "cannot-write")
    refusals = [line for line in lines(log) if line["event"] == "the database refused to write"]
    assert refusals
    assert refusals[0]["level"] == "error"
    assert refusals[0]["reason"].startswith("SQLITE_")
    assert [line for line in lines(log) if line["event"] == "the database takes writes again"]
    assert "x" * 20 not in json.dumps(lines(log))


async def test_a_database_without_room_refuses_and_stays_readable(sqlite: str) -> None:
    async with opened(sqlite) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await site.table(ana, bea)
        writer = site.registry.writer
        assert writer.direct is not None
        async with site.registry.store.engine.connect() as connection:
            (size,) = (await connection.exec_driver_sql("PRAGMA page_count")).one()

        def limit(raw: Any, _record: object) -> None:  # every connection from now on has it
            raw.execute(f"PRAGMA max_page_count={size + 10}")

        event.listen(site.registry.store.engine.sync_engine, "connect", limit)
        event.listen(writer.direct, "connect", limit)
        await site.registry.store.engine.dispose()
        await talk_until_refused(ana, table)
        assert (await ana.look(table))["sections"]["table"]["life"] == "playing"
        assert await health(site) == (503, "cannot-write")
        assert site.counted("carrack_write_failures_total", reason="SQLITE_FULL") >= 1


class Clock:
    def __init__(self) -> None:
        self.time = 100.0

    def __call__(self) -> float:
        return self.time


def test_many_refused_writes_are_few_lines(caplog: pytest.LogCaptureFixture) -> None:
    clock = Clock()
    counted: list[str] = []
    faults = WriteFaults(counted.append, clock)
    error = OperationalError("INSERT", {}, Exception("sesame"))
    for _ in range(100):
        faults.mark_failure(error)
        clock.time += 0.5
    assert faults.failed_within(1)
    assert counted == ["Exception"] * 100
    times = [record.times for record in caplog.records]  # type: ignore[attr-defined]  # from `extra`
    assert times == [1, 20, 20, 20, 20]
    assert "sesame" not in caplog.text
    faults.mark_success()
    assert not faults.is_failing
    assert caplog.records[-1].getMessage() == "the database takes writes again"


def test_what_cannot_be_written_is_no_fault_of_the_database() -> None:
    faults = WriteFaults()
    faults.mark_failure(DataError("INSERT", {}, Exception()))
    assert not faults.is_failing
    assert not faults.failed_within(10)
    assert reason_of(Refused("not-saved")) == "Refused"
