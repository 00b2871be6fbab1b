"""Who said a line of chat can be told, whatever name they took: by seat, by a stable id, and names that collide."""

import json

import pytest
from alembic import command
from sqlalchemy import Connection, text

from carrack.server.storage.database import alembic_config, migrate, open_database
from carrack.server.storage.store import fold
from support.site import Person, opened


async def say(person: Person, table: str, line: str = "Ho") -> None:
    await person.ask("POST", f"/tables/{table}/chat", {"text": line, "key": person.key()})


async def rename(person: Person, name: str) -> None:
    await person.ask("PUT", "/session", {"name": name, "lang": "en"})


@pytest.mark.parametrize("name", ["Ana", "ANA", "\uff21na"])
async def test_a_guest_who_takes_another_name_is_still_told_apart(database: str, name: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await site.table(ana, bea)
        async with site.nobody.live(table) as wire:
            await say(ana, table)
            await say(bea, table)
            await rename(bea, name)
            await say(bea, table, "I resign")
            await say(ana, table)
            heard = [(await wire.until("said"))["line"] for _ in range(4)]
        assert [line["seat"] for line in heard] == [0, 1, 1, 0]
        assert [line["is_namesake"] for line in heard] == [False, False, True, True]
        first, second, third, fourth = (line["speaker"] for line in heard)
        assert first == fourth
        assert second == third
        assert first != second
        assert await site.nobody.ask("GET", f"/tables/{table}/chat") == heard
        ids = [(await person.ask("GET", "/session"))["id"] for person in (ana, bea)]
        assert not any(ident in json.dumps(heard) for ident in ids)
        other = await site.table(ana, bea)
        await say(ana, other)
        assert (await ana.ask("GET", f"/tables/{other}/chat"))[0]["speaker"] not in {first, second}


async def test_who_takes_the_seat_and_name_of_somebody_who_left_is_marked(sqlite: str) -> None:
    async with opened(sqlite) as site:
        ana, bea, other = await site.guests("Ana", "Bea", "Bea")
        table = await ana.table_with("open")
        for person in (bea, other):
            await person.ask("POST", f"/tables/{table}/seats/1/join", {})
            await say(person, table)
            await person.ask("POST", f"/tables/{table}/seats/1/leave", {})
        first, second = await ana.ask("GET", f"/tables/{table}/chat")
        assert (first["seat"], second["seat"]) == (1, 1)
        assert first["speaker"] != second["speaker"]
        assert (first["is_namesake"], second["is_namesake"]) == (False, True)


async def test_two_seats_of_one_person_are_no_namesakes(sqlite: str) -> None:
    async with opened(sqlite) as site:
        ana = await site.guest("Ana")
        table = await site.table(ana, more_seats=[{"kind": "mine"}])
        await say(ana, table)
        (line,) = await ana.ask("GET", f"/tables/{table}/chat")
        assert (line["seat"], line["is_namesake"]) == (0, False)


def test_names_that_read_alike_are_one() -> None:
    assert len({fold(name) for name in ("Straße", "STRASSE", "strasse", "\uff33trasse")}) == 1
    assert fold("Ana") != fold("Anna")


CHAIRS = [{"kind": "mine", "guest": "a"}, {"kind": "open"}, {"kind": "open"}]
OLD_ROWS = [
    {"type": "opened", "chairs": CHAIRS},
    {"type": "joined", "seat": 1, "guest": "b", "name": "Bea"},
    {"type": "left", "seat": 1},
    {"type": "joined", "seat": 2, "guest": "b", "name": "Bea"},
    {"type": "started"},
]
OLD_LINES = [("t", "a", 0), ("t", "b", 2), ("t", "c", None), ("damaged", "a", None)]


async def test_lines_of_before_get_the_seat_of_their_speaker(database: str) -> None:
    def fill(connection: Connection) -> None:
        config = alembic_config()
        config.attributes["connection"] = connection
        command.upgrade(config, "0006")
        for guest in "abc":
            sql = "INSERT INTO guests (id, token, name, lang, made) VALUES (:id, :token, 'Ana', 'en', 0)"
            connection.execute(text(sql), {"id": guest, "token": guest.encode()})
        for table in ("t", "damaged"):
            sql = (
                "INSERT INTO tables (id, version, life, game, is_public, made, changed)"
                " VALUES (:id, 1, 'playing', 'toy', :no, 0, 0)"
            )
            connection.execute(text(sql), {"id": table, "no": False})
        rows = [("t", json.dumps(row).encode()) for row in OLD_ROWS] + [("damaged", b"\xff")]
        for version, (table, body) in enumerate(rows):
            sql = "INSERT INTO rows (table_id, version, number, body) VALUES (:table, :version, 0, :body)"
            connection.execute(text(sql), {"table": table, "version": version, "body": body})
        for number, (table, guest, _) in enumerate(OLD_LINES):
            sql = (
                "INSERT INTO chat (table_id, number, guest_id, name, text, made)"
                " VALUES (:table, :number, :guest, 'Ana', 'Ho', 0)"
            )
            connection.execute(text(sql), {"table": table, "number": number, "guest": guest})

    engine = open_database(database)
    async with engine.begin() as connection:
        await connection.run_sync(fill)
    await migrate(engine)
    async with engine.connect() as connection:
        query = "SELECT table_id, guest_id, seat, is_namesake FROM chat ORDER BY number"
        found = [tuple(row) for row in await connection.execute(text(query))]
    assert found == [(*line, False) for line in OLD_LINES]
    await engine.dispose()
