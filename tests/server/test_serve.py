"""`carrack serve`, really run: it starts, tells how it is, logs nothing of anybody's business, and stops in order."""

import asyncio
import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from carrack.cli.errors import DAMAGED, UNAVAILABLE
from carrack.cli.messages import LANGUAGES, say
from support.command import refused
from support.postgres import free_port
from support.site import Person, Site


@contextmanager
def serving(database: str, log: Path, **settings: object) -> Iterator[tuple["subprocess.Popen[bytes]", str]]:
    """A server of its own process, and where it is; its log goes into a file."""
    env = {**os.environ, "CARRACK_LOG_FORMAT": "json", "CARRACK_LOG_LEVEL": "debug", "CARRACK_DATABASE": database}
    env |= {f"CARRACK_{name.upper()}": str(value) for name, value in settings.items()}
    with log.open("wb") as out:
        server = subprocess.Popen([sys.executable, "-m", "carrack", "serve", "--port", "0"], stderr=out, env=env)
    try:
        until = time.monotonic() + 50
        while not (ready := [line for line in lines(log) if line["event"] == "ready"]):
            assert server.poll() is None, log.read_text()
            assert time.monotonic() < until, log.read_text()
            time.sleep(0.05)
        yield server, f"http://127.0.0.1:{ready[0]['port']}"
    finally:
        server.kill()
        server.wait()


def lines(log: Path) -> list[Any]:
    return [json.loads(line) for line in log.read_text().splitlines(keepends=True) if line.endswith("\n")]


TABLE = {"game": "discovery", "seats": [{"kind": "mine"}] * 2}


async def test_a_server_stops_in_order_and_keeps_what_it_acknowledged(tmp_path: Path) -> None:
    log, file = tmp_path / "log", tmp_path / "tables.db"

    async def talk(person: Person, table: str, said: list[int]) -> None:
        while True:
            try:
                answer = await person.call("POST", f"/tables/{table}/chat", {"text": "on and on", "key": person.key()})
            except httpx.TransportError:
                return
            assert answer.status_code == 201, answer.text
            said.append(answer.json()["number"])

    with serving(f"sqlite:///{file}", log) as (server, base):
        said: list[int] = []
        async with httpx.AsyncClient(base_url=base, timeout=30) as client:
            site = Site(base, client)
            ana = await site.guest("Ana")
            table = (await ana.ask("POST", "/tables", TABLE))["id"]
            async with connect(f"{base.replace('http', 'ws')}/api/tables/{table}/live") as wire:
                await wire.send('{"type": "hello"}')
                await wire.recv()
                talking = asyncio.ensure_future(talk(ana, table, said))
                while len(said) < 20:
                    await wire.recv()
                server.send_signal(signal.SIGTERM)
                await wire.wait_closed()
                assert wire.close_code == 1012
                await talking
        assert server.wait(30) == 0
    assert lines(log)[-1]["event"] == "stopped"
    with sqlite3.connect(file) as connection:
        kept = {number for (number,) in connection.execute("SELECT number FROM chat")}
    connection.close()
    assert set(said) <= kept


SECRETS = ("Wilhelmina", "sesame", "nightingale", "albatross", "ALBATROSS")


async def test_health_metrics_and_a_log_without_secrets(database: str, tmp_path: Path) -> None:
    log = tmp_path / "log"
    port = free_port()
    secrets: list[str] = list(SECRETS)
    with serving(database, log, metrics_port=port) as (server, base):
        async with httpx.AsyncClient(base_url=base, timeout=30) as client:
            site = Site(base, client)
            healthy = await client.get("/health")
            assert (healthy.status_code, healthy.json()["status"]) == (200, "ready")
            assert "server" not in healthy.headers
            assert "# HELP" not in (await client.get("/metrics")).text  # they have a port of their own
            ana = await site.guest("Wilhelmina")
            seats = [{"kind": "mine"}, {"kind": "bot", "level": 0}]
            table = (await ana.ask("POST", "/tables", {"game": "discovery", "seats": seats, "is_public": True}))["id"]
            secrets.extend([ana.token, table])
            await ana.ask("POST", f"/tables/{table}/start")
            await ana.ask("POST", f"/tables/{table}/chat", {"text": "nightingale", "key": ana.key()})
            await client.get(f"/api/tables/{table}?seat=0&token=sesame", headers={"authorization": "Bearer albatross"})
            await client.get("/api/albatross/%0aINFO sesame")
            await client.request("ALBATROSS", "/api/games")
            await client.get("/api/games", headers={"user-agent": "albatross\tsesame", "referer": "sesame"})
            async with ana.live(table, 0) as wire:
                await wire.send({"type": "say", "text": "nightingale", "key": "sesame-sesame"})
                await wire.until("done")
                seen = await ana.awaited(table, 0)
                moves = seen["sections"]["menu"]
                node = await ana.node(table, 0)
                await ana.call("POST", f"/tables/{table}/seats/0/moves", {**node, "move": "sesame"})
                assert moves is not None
            async with httpx.AsyncClient() as watcher:
                answer = (await watcher.get(f"http://127.0.0.1:{port}/metrics")).text
            count = re.compile(r"^(\w+?)(?:\{(.*)\})? ([0-9.e+-]+)$", re.MULTILINE)
            found = {(name, labels): float(value) for name, labels, value in count.findall(answer)}
            assert found["carrack_calls_total", 'method="POST",route="/api/guests",status="201"'] == 1
            assert found["carrack_tables", ""] == 1
            assert found["carrack_sockets", ""] == 0
            assert found["carrack_commit_jobs_count", ""] >= 4
            assert found["carrack_commit_seconds_count", ""] == found["carrack_commit_jobs_count", ""]
            assert ("carrack_bots_waiting", "") in found
            assert not any(secret in answer for secret in secrets)
        server.send_signal(signal.SIGINT)
        assert server.wait(30) == 0
    text = log.read_text()
    calls = [line for line in lines(log) if line["event"] == "call"]
    assert {"/api/guests", "/api/tables/{ident}", "/health", "-"} <= {call["route"] for call in calls}
    assert {call["status"] for call in calls} >= {101, 200, 201, 401, 404}
    for secret in secrets:
        assert secret not in text


def test_what_cannot_be_is_told_in_one_line(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        database = f"sqlite:///{tmp_path / 'tables.db'}"
        message = refused("serve", "--port", str(port), "--database", database, code=UNAVAILABLE)
        assert message == f"Error: Can’t listen on 127.0.0.1, port {port}: Address already in use."
        env = {"CARRACK_METRICS_PORT": str(port)}
        message = refused("serve", "--port", "0", "--database", database, env=env, code=UNAVAILABLE)
        assert str(port) in message
    now = {"CARRACK_START_SECONDS": "0"}
    message = refused("serve", "--database", f"sqlite:///{tmp_path}/none/tables.db", env=now, code=UNAVAILABLE)
    assert "unable to open" in message
    (tmp_path / "no.db").write_text("this is a letter" * 100)
    (tmp_path / "no.db").chmod(0o600)
    assert "not a database" in refused("serve", "--database", f"sqlite:///{tmp_path}/no.db", code=DAMAGED)
    database = f"postgresql://ana:sesame@127.0.0.1:{free_port()}/carrack"
    message = refused("serve", "--database", database, env=now, code=UNAVAILABLE)
    assert "refused" in message
    assert "sesame" not in message
    assert "none.toml" in refused("serve", "--config", str(tmp_path / "none.toml"))


def test_a_database_of_a_newer_carrack_is_left_alone(newer_database: str) -> None:
    assert "9999" in refused("serve", "--database", newer_database, code=DAMAGED)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    for module, extra in (("litestar", "server"), ("structlog", "server"), ("psycopg", "postgres")):
        with monkeypatch.context() as patch:
            for name in list(sys.modules):
                if name.partition(".")[0] == module or name.startswith("carrack.server"):
                    patch.delitem(sys.modules, name)
            patch.setitem(sys.modules, module, None)
            message = refused("serve", "--lang", lang, "--database", "postgresql://127.0.0.1:1/x")
            assert message.endswith(f'pip install "carrack[{extra}]"')
            assert say(lang, "needs-extra", extra=extra) in message
