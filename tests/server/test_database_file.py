"""Who can read the database's file: its owner."""

import logging
import os
import sqlite3
import stat
from pathlib import Path

import pytest
from sqlalchemy import make_url

from carrack.server import Config, make_app
from carrack.server.storage.database import BESIDE, file_of, prepare, protect_file
from support.site import opened


def modes(file: Path) -> dict[str, int]:
    """The permissions of a database's files that are there."""
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in file.parent.glob(f"{file.name}*")}


async def use(file: Path) -> dict[str, int]:
    """Let a server write to a database, and tell the permissions of its files meanwhile."""
    async with opened(f"sqlite:///{file}") as site:
        ana, bea = await site.guests("Ana", "Bea")
        await site.table(ana, bea)
        return modes(file)


async def test_a_new_database_is_its_owners(tmp_path: Path) -> None:
    before = os.umask(0o000)
    try:
        modes = await use(tmp_path / "tables.db")
    finally:
        os.umask(before)
    assert modes == dict.fromkeys(("tables.db", "tables.db-wal", "tables.db-shm"), 0o600)


async def test_a_database_that_is_prepared_is_its_owners_from_the_start(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "tables.db"
    before = os.umask(0o000)
    try:
        await prepare(f"sqlite:///{file}")
    finally:
        os.umask(before)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert "readable by others" not in caplog.text


async def test_a_database_that_others_could_read_is_taken_from_them(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "tables.db"
    keeper = sqlite3.connect(file)  # as after a crash: the files beside it are there
    keeper.execute("PRAGMA journal_mode=WAL")
    keeper.execute("CREATE TABLE more (x)")
    keeper.commit()
    for path in tmp_path.iterdir():
        path.chmod(0o644)
    assert len(modes(file)) == 3
    try:
        found_modes = await use(file)
    finally:
        keeper.close()
    assert found_modes == dict.fromkeys(("tables.db", "tables.db-wal", "tables.db-shm"), 0o600)
    warned = [one for one in caplog.records if "readable by others" in one.getMessage()]
    assert {one.__dict__["file"] for one in warned} == set(found_modes)


def test_a_file_that_cannot_be_taken_from_others_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    (tmp_path / "tables.db").touch(0o644)
    monkeypatch.setattr(Path, "chmod", refuse)
    with caplog.at_level(logging.WARNING):
        protect_file(tmp_path / "tables.db")
    assert [one.getMessage() for one in caplog.records] == ["others can read the database"]


@pytest.mark.parametrize(
    ("url", "file"),
    [
        ("sqlite+aiosqlite:////var/lib/carrack.db", Path("/var/lib/carrack.db")),
        ("sqlite:///carrack.db", Path("carrack.db")),
        ("sqlite://", None),
        ("sqlite:///:memory:", None),
        ("sqlite:///file:x?mode=memory&uri=true", None),
        ("postgresql+psycopg://127.0.0.1/carrack", None),
    ],
)
def test_which_file_is_a_databases(url: str, file: Path | None) -> None:
    assert file_of(make_url(url)) == file


async def test_sqlite_keeps_no_other_files(tmp_path: Path) -> None:
    assert set(await use(tmp_path / "tables.db")) <= {f"tables.db{suffix}" for suffix in BESIDE}


def test_an_application_that_is_never_opened_makes_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The documents of the API are made from such an application."""
    monkeypatch.chdir(tmp_path)
    make_app(Config())
    assert list(tmp_path.iterdir()) == []
