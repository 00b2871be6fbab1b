"""How a server starts when its database is away, damaged or of a newer carrack, and how it ends if it cannot."""

import configparser
import os
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from carrack.cli.errors import BAD_INPUT, DAMAGED, INTERRUPTED, UNAVAILABLE
from carrack.cli.messages import LANGUAGES
from carrack.server.storage.database import Damaged, check_pages
from server.test_serve import lines
from support.postgres import Postgres, free_port
from support.site import opened

ROOT = Path(__file__).parents[2]
PAGE = 4096


async def filled(file: Path) -> None:
    """Make a database with some tables and a long chat."""
    async with opened(f"sqlite:///{file}") as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await site.table(ana, bea)
        for _ in range(100):
            await ana.ask("POST", f"/tables/{table}/chat", {"text": "x" * 500, "key": ana.key()})


def spoil(file: Path, page: int) -> None:
    with file.open("r+b") as out:
        out.seek(page * PAGE)
        out.write(os.urandom(PAGE))


def refused(*args: str, code: int, env: dict[str, str] | None = None) -> str:
    """The line with which the command refuses, run as a service runs it: its exit code is what counts."""
    command = [sys.executable, "-m", "carrack", *args]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env={**os.environ, **(env or {})})
    assert done.returncode == code, done.stderr
    assert done.stdout == ""
    return done.stderr.splitlines()[-1]


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_damaged_pages_are_found_at_the_start(tmp_path: Path, lang: str) -> None:
    file = tmp_path / "tables.db"
    await filled(file)
    pages = file.stat().st_size // PAGE
    assert pages > 20
    spoil(file, pages // 2)
    message = refused("serve", "--lang", lang, "--database", f"sqlite:///{file}", code=DAMAGED)
    assert {"en": "damaged", "fr": "endommagée", "it": "danneggiata"}[lang] in message


async def test_most_spoilt_pages_are_found(tmp_path: Path) -> None:
    file, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    await filled(file)
    pages = file.stat().st_size // PAGE
    found = 0
    for page in range(pages):
        copy.write_bytes(file.read_bytes())
        spoil(copy, page)
        connection = sqlite3.connect(copy)
        try:
            check_pages(connection)
        except (Damaged, sqlite3.DatabaseError):
            found += 1
        connection.close()
    assert found > pages * 0.8  # what is inside a text has no checksum


def test_a_check_of_a_large_file_ends_in_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    connection = sqlite3.connect(tmp_path / "large.db")
    connection.execute("CREATE TABLE large (number INTEGER PRIMARY KEY, text TEXT, other TEXT)")
    connection.execute("CREATE INDEX by_text ON large (text)")
    numbers = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200000)"
    connection.execute(f"INSERT INTO large {numbers} SELECT i, hex(i * 7919), hex(i) FROM n")
    connection.commit()
    monkeypatch.setattr("carrack.server.storage.database.CHECK_SECONDS", 0.001)
    # However fast the machine is, the check is not over before it is interrupted.
    connection.set_progress_handler(lambda: time.sleep(0.01), 1_000)
    check_pages(connection)
    assert "only a part of its pages was checked" in caplog.text
    monkeypatch.setattr("carrack.server.storage.database.CHECK_SECONDS", 600.0)
    connection.set_progress_handler(None, 0)
    caplog.clear()
    check_pages(connection)
    assert not caplog.text
    connection.close()


def test_exit_codes_say_whether_to_try_again(tmp_path: Path, newer_database: str) -> None:
    refused("serve", "--database", newer_database, code=DAMAGED)
    (tmp_path / "no.db").write_text("this is a letter" * 100)
    (tmp_path / "no.db").chmod(0o600)
    refused("serve", "--database", f"sqlite:///{tmp_path}/no.db", code=DAMAGED)
    refused("serve", "--database", f"sqlite:///{tmp_path}/none/tables.db", env=AT_ONCE, code=UNAVAILABLE)
    refused("serve", "--database", f"postgresql://127.0.0.1:{free_port()}/x", env=AT_ONCE, code=UNAVAILABLE)
    refused("serve", "--database", "mysql://127.0.0.1/x", code=BAD_INPUT)


AT_ONCE = {"CARRACK_START_SECONDS": "0"}


def test_the_unit_and_the_documentation_know_the_exit_codes() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.read_string((ROOT / "deploy" / "carrack.service").read_text("utf-8"))
    service = unit["Service"]
    assert service["Restart"] == "on-failure"
    never = {int(code) for code in service["RestartPreventExitStatus"].split()}
    assert never == {BAD_INPUT, DAMAGED}
    assert UNAVAILABLE not in never
    assert unit["Unit"]["StartLimitIntervalSec"] == "0"
    hosting = (ROOT / "docs" / "guides" / "hosting.md").read_text("utf-8")
    for code in (BAD_INPUT, DAMAGED, UNAVAILABLE):
        assert f"| {code} |" in hosting
    command = (ROOT / "docs" / "reference" / "command.md").read_text("utf-8")
    for code in (BAD_INPUT, DAMAGED, UNAVAILABLE, INTERRUPTED):
        assert f"| {code} |" in command


def test_a_database_that_starts_after_the_server_is_waited_for(
    postgresql: str, postgres: Postgres, tmp_path: Path
) -> None:
    log = tmp_path / "log"
    settings = {"CARRACK_LOG_FORMAT": "json", "CARRACK_DATABASE": postgresql.replace("+psycopg", "")}

    def events() -> list[str]:
        assert server.poll() is None, log.read_text()
        assert time.monotonic() < until, log.read_text()
        time.sleep(0.05)
        return [line["event"] for line in lines(log)]

    postgres.stop(signal.SIGINT)
    try:
        with log.open("wb") as out:
            command = [sys.executable, "-m", "carrack", "serve", "--port", "0"]
            server = subprocess.Popen(command, stderr=out, env={**os.environ, **settings})
        until = time.monotonic() + 50
        try:
            while "the database cannot be used yet" not in events():
                pass
            postgres.start()
            while "ready" not in events():
                pass
        finally:
            server.kill()
            server.wait()
    finally:
        if not postgres.is_running:
            postgres.start()
