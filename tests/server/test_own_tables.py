"""A guest's own tables, as the server lists them."""

from typing import Any

import pytest
from alembic import command
from sqlalchemy import Connection

from carrack.server.storage import store
from carrack.server.storage.database import alembic_config, migrate, open_database
from support.site import Person, clock, opened

MINE, OPEN = {"kind": "mine"}, {"kind": "open"}
BOTH = ["Ana", "Bea"]


async def mine(person: Person, skip: int = 0) -> list[Any]:
    """What is listed for a person, without the times."""
    found = await person.ask("GET", f"/tables/mine?skip={skip}")
    return [{key: value for key, value in one.items() if key != "changed"} for one in found]


async def ids(person: Person, skip: int = 0) -> list[str]:
    return [one["id"] for one in await mine(person, skip)]


def listed(table: str, life: str, names: list[str], yours: list[int], **more: Any) -> dict[str, Any]:
    usual = {"awaited": [], "asked": "", "winners": [], "is_host": True, "is_board": False}
    return {"id": table, "life": life, "game": "toy", "names": names, "yours": yours, **usual, **more}


async def test_tables_are_listed_for_who_sits_there_by_what_can_be_done(database: str) -> None:
    async with opened(database, now=clock()) as site:
        ana, bea, eva = await site.guests("Ana", "Bea", "Eva")
        over = await site.table(ana, bea)
        await site.play_on(over)
        winners = (await ana.look(over))["sections"]["table"]["winners"]
        void = await site.table(ana, bea)
        for seat, person in enumerate((ana, bea)):
            await person.ask("POST", f"/tables/{void}/seats/{seat}/void", {})
        turn = await site.table(ana, bea)
        gathers = await site.table(ana, bea, started=False, more_seats=[OPEN])
        waits = await site.table(ana, bea)
        await ana.play(waits, 0, "bid 1")
        fork = {"number": 0, "seats": [MINE, MINE], "is_board": True, "seat": 0}
        board = (await ana.ask("POST", f"/tables/{turn}/forks", fork))["id"]
        closed = await ana.table_with("open")
        await ana.ask("POST", f"/tables/{closed}/seats/0/leave", {})
        assert await mine(ana) == [
            listed(turn, "playing", BOTH, [0], awaited=[0, 1], asked="bid"),
            listed(waits, "playing", BOTH, [0], awaited=[1], asked="bid"),
            listed(board, "playing", ["Ana", "Ana"], [0, 1], awaited=[0, 1], asked="bid", is_board=True),
            listed(gathers, "gathering", ["Ana", "Bea", ""], [0]),
            listed(void, "void", BOTH, [0]),
            listed(over, "over", BOTH, [0], winners=winners),
        ]
        assert await ids(bea) == [waits, turn, gathers, void, over]
        assert await ids(eva) == []
        await bea.play(turn, 1, "bid 0")
        assert await ids(bea) == [waits, turn, gathers, void, over], "the turn is the other's"
        await bea.ask("POST", f"/tables/{gathers}/seats/1/leave", {})
        assert gathers not in await ids(bea)
        await eva.ask("POST", f"/tables/{gathers}/seats/1/join", {})
        assert await mine(eva) == [listed(gathers, "gathering", ["Ana", "Eva", ""], [1], is_host=False)]
        await bea.ask("POST", f"/tables/{turn}/seats/1/leave", {"level": 0})
        assert turn in await ids(bea), "a bot keeps the seat, and it stays hers"
    async with opened(database) as later:
        assert await ids(Person(later, eva.token)) == [gathers]


async def test_the_list_is_bounded_and_goes_on_where_it_ended(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "OWN_PAGE", 3)

    async with opened(database, now=clock()) as site:
        ana = await site.guest("Ana")
        made = [await ana.table_with("open") for _ in range(7)][::-1]
        assert [await ids(ana, skip) for skip in (0, 3, 6, 9)] == [made[:3], made[3:6], made[6:], []]
        for skip in ("-1", "x", "10001", "99999999999999999999"):
            await ana.refused("bad-request", 400, "GET", f"/tables/mine?skip={skip}")


async def test_a_sealed_choice_that_is_changed_leaves_no_trace_in_any_list(database: str) -> None:
    async with opened(database, now=clock()) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await site.table(ana, bea, is_public=True)
        await bea.play(table, 1, "bid 1")

        async def seen() -> list[Any]:
            return [await who.ask("GET", path) for who, path in ((ana, "/tables/mine"), (site.nobody, "/tables"))]

        before = await seen()
        for move in ("bid 2", "bid 0"):
            await bea.play(table, 1, move)
            assert await seen() == before
        await ana.play(table, 0, "bid 3")
        assert await seen() != before


async def test_tables_of_earlier_versions_are_listed_too(database: str) -> None:
    def downgrade(connection: Connection) -> None:
        config = alembic_config()
        config.attributes["connection"] = connection
        command.downgrade(config, "0007")

    async with opened(database, now=clock()) as site:
        ana, bea, eva = await site.guests("Ana", "Bea", "Eva")
        plays = await site.table(ana, bea)
        gathers = await site.table(ana, bea, eva, started=False)
        await bea.ask("POST", f"/tables/{gathers}/seats/1/leave", {})
        people = (ana, bea, eva)
        before = [await mine(person) for person in people]
    engine = open_database(database)
    async with engine.connect() as plain:
        connection = await plain.execution_options(writes=True)
        async with connection.begin():
            await connection.run_sync(downgrade)
    await migrate(engine)
    await engine.dispose()
    async with opened(database, now=clock()) as site:
        there = [Person(site, person.token, person.name) for person in people]
        after = [await mine(person) for person in there]
        unknown = [[{**one, "awaited": [], "asked": ""} for one in some] for some in before]
        assert after == unknown, "who has to choose is known after the next move"
        assert [[one["id"] for one in some] for some in before] == [[plays, gathers], [plays], [gathers]]
        await there[0].play(plays, 0, "bid 1")
        assert (await mine(there[1]))[0]["awaited"] == [1]


async def test_a_browser_that_is_a_guests_stays_that_guests(database: str) -> None:
    async with opened(database) as site:
        body = {"name": "Ana", "keeps": "cookie"}
        origin = {"origin": site.base}
        first = (await site.client.post("/api/guests", json=body, headers=origin)).json()
        made = await site.client.post("/api/tables", json={"game": "toy", "seats": [MINE, OPEN]}, headers=origin)
        again = await site.client.post("/api/guests", json={**body, "name": "Anna"}, headers=origin)
        assert again.json() == {**first, "name": "Anna"}, "two tabs may say hello, and nobody loses a seat"
        (own,) = (await site.client.get("/api/tables/mine")).json()
        assert own["id"] == made.json()["id"]


async def test_a_rematch_is_listed_for_those_who_are_asked_to_come(database: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await site.table(ana, bea)
        await site.play_on(table)
        new = (await ana.ask("POST", f"/tables/{table}/rematch"))["id"]
        assert (await mine(bea))[0] == listed(new, "gathering", ["Ana", ""], [], is_host=False)
        await bea.ask("POST", f"/tables/{new}/seats/1/join", {})
        assert (await mine(bea))[0]["yours"] == [1]
