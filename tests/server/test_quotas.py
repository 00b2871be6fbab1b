"""Quotas of guests: they hold for all processes together, are told in every language, and make room again."""

import asyncio
from typing import Any

import pytest

from carrack.server.config import SETTINGS, Config
from carrack.server.local import WITHOUT_QUOTAS
from support.site import Person, Site, opened

SEATS = [{"kind": "mine"}, {"kind": "open"}]
TABLE = {"game": "toy", "seats": SEATS}
QUOTAS = ("tables_per_guest", "bots_per_guest", "chat_per_hour", "rows_per_guest")


def at(site: Site, person: Person) -> Person:
    """The same guest at another process."""
    return Person(site, person.token, f"{person.name}-there")


def counted(site: Site, code: str) -> float:
    """How many refusals the metrics tell of."""
    return sum(site.counted("carrack_problems_total", over=over, code=code) for over in ("http", "socket"))


async def all_at_once(people: list[Person], path: str, bodies: list[dict[str, Any]]) -> list[int]:
    """Call from all processes at the same time; the statuses."""
    calls = [person.call("POST", path, body) for person, body in zip(people * len(bodies), bodies, strict=False)]
    return [answer.status_code for answer in await asyncio.gather(*calls)]


def test_quotas_are_settings_with_sane_defaults() -> None:
    assert set(QUOTAS) <= SETTINGS.keys()
    assert all(getattr(Config(), name) > 0 for name in QUOTAS)
    assert set(WITHOUT_QUOTAS) == set(QUOTAS)  # nobody limits who plays at home


async def test_a_guest_has_so_many_open_tables_and_a_finished_one_makes_room(database: str) -> None:
    async with opened(database, tables_per_guest=2) as site:
        ana, bea = await site.guests("Ana", "Bea")
        tables = [(await ana.ask("POST", "/tables", TABLE))["id"] for _ in range(2)]
        problem = await ana.refused("too-many-tables", 409, "POST", "/tables", TABLE)
        assert "2 open tables" in problem["detail"]
        await bea.ask("POST", "/tables", TABLE)  # others are not concerned
        await ana.ask("POST", f"/tables/{tables[0]}/seats/0/leave", {})
        third = await site.table(ana, bea)
        await ana.refused("too-many-tables", 409, "POST", "/tables", TABLE)
        fork = {"number": 0, "seats": [{"kind": "mine"}, {"kind": "bot", "level": 0}], "is_board": True}
        await ana.refused("too-many-tables", 409, "POST", f"/tables/{third}/forks", fork)
        for person, seat in ((ana, 0), (bea, 1)):
            await person.ask("POST", f"/tables/{third}/seats/{seat}/void", {})
        await ana.ask("POST", "/tables", TABLE)
        await ana.refused("too-many-tables", 409, "POST", f"/tables/{third}/rematch")
        assert counted(site, "too-many-tables") == 4


async def test_tables_that_were_left_alone_for_a_month_do_not_count(database: str) -> None:
    days = 0.0

    async with opened(database, tables_per_guest=1, now=lambda: 1e9 + days * 86400) as site:
        ana = await site.guest("Ana")
        await ana.ask("POST", "/tables", TABLE)
        days = 29
        await ana.refused("too-many-tables", 409, "POST", "/tables", TABLE)
        days = 31
        await ana.ask("POST", "/tables", TABLE)


async def test_a_guest_has_so_many_bots_and_a_removed_one_makes_room(database: str) -> None:
    async with opened(database, bots_per_guest=2) as site:
        ana, bea = await site.guests("Ana", "Bea")
        bots = [await ana.bot() for _ in range(2)]
        problem = await ana.refused("too-many-bots", 409, "POST", "/bots", {"name": "Rob"})
        assert "2 bots" in problem["detail"]
        await bea.bot()
        await ana.ask("DELETE", f"/bots/{bots[0].name}")
        await ana.bot()
        assert counted(site, "too-many-bots") == 1


async def test_a_guest_says_so_much_in_an_hour_at_all_tables_together(database: str) -> None:
    minutes = 0.0

    async with opened(database, chat_per_hour=3, now=lambda: 1e9 + minutes * 60) as site:
        ana, bea = await site.guests("Ana", "Bea")
        tables = [await site.table(ana, bea) for _ in range(2)]
        for minutes in (0, 10, 20):
            first = {"text": "Ho", "key": ana.key()}
            await ana.ask("POST", f"/tables/{tables[minutes == 10]}/chat", first)
        path = f"/tables/{tables[0]}/chat"
        minutes = 25
        answer = await ana.call("POST", path, {"text": "Ho", "key": ana.key()})
        assert answer.headers["retry-after"] == str(35 * 60)
        problem = await ana.refused("too-much-chat", 429, "POST", path, {"text": "Ho", "key": ana.key()})
        assert problem["retry_after"] == 35 * 60
        await ana.ask("POST", path, first)  # what was said already is answered as before
        await bea.ask("POST", path, {"text": "Ho", "key": bea.key()})
        async with ana.live(tables[0], 0) as wire:
            await wire.send({"type": "say", "text": "Ho", "key": "over-a-socket"})
            assert (await wire.until("problem"))["problem"]["code"] == "too-much-chat"
        minutes = 61
        await ana.ask("POST", path, {"text": "Ho", "key": ana.key()})
        assert counted(site, "too-much-chat") == 3


async def test_a_guest_changes_so_much_at_one_table_and_can_still_leave(database: str) -> None:
    async with opened(database, rows_per_guest=6) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await site.table(ana, bea)
        for amount in (1, 2, 3, 4, 5, 6):
            await ana.play(table, 0, f"bid {amount % 3}")
        state = site.registry.tables[table].state
        assert state is not None
        assert state.written == {await ident(bea): 1, await ident(ana): 6}
        site.registry.tables.clear()  # who reads the table anew counts the same
        body = {**await ana.node(table, 0), "move": "bid 1"}
        problem = await ana.refused("too-many-rows", 409, "POST", f"/tables/{table}/seats/0/moves", body)
        assert "6 changes" in problem["detail"]
        for path in ("retract", "undo"):
            node = await ana.node(table, 0)
            await ana.refused("too-many-rows", 409, "POST", f"/tables/{table}/seats/0/{path}", node)
        await ana.refused("too-many-rows", 409, "POST", f"/tables/{table}/seats/0/void", {})
        answer = {"text": "pass"}
        await ana.refused("too-many-rows", 409, "PUT", f"/tables/{table}/seats/0/standing/answers/bid", answer)
        order = {"kind": "bid", "amount": 1, "key": ana.key()}
        await ana.refused("too-many-rows", 409, "POST", f"/tables/{table}/seats/0/standing/orders", order)
        await ana.ask("GET", f"/tables/{table}/seats/0/standing")
        assert counted(site, "too-many-rows") == 6
        await bea.play(table, 1, "bid 2")
        other = await site.table(ana, bea)
        await ana.play(other, 0, "bid 1")
        await ana.ask("POST", f"/tables/{other}/seats/0/leave", {})


async def ident(person: Person) -> str:
    answer: str = (await person.ask("GET", "/session"))["id"]
    return answer


async def test_a_table_that_gathers_takes_only_so_many_changes_of_a_guest(sqlite: str) -> None:
    async with opened(sqlite, rows_per_guest=4) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await ana.table_with("open")
        for _ in range(2):
            await bea.ask("POST", f"/tables/{table}/seats/1/join", {})
            await bea.ask("POST", f"/tables/{table}/seats/1/leave", {})
        await bea.refused("too-many-rows", 409, "POST", f"/tables/{table}/seats/1/join", {})


@pytest.mark.parametrize("what", ["tables", "bots", "chat"])
async def test_two_processes_share_a_quota(postgresql: str, what: str) -> None:
    """Thirty calls at once, half of them at each process: as many succeed as the quota allows, and not one more."""

    quotas = {"tables_per_guest": 5, "bots_per_guest": 5, "chat_per_hour": 5}
    async with opened(postgresql, **quotas) as one, opened(postgresql, **quotas) as two:
        ana, bea = await one.guests("Ana", "Bea")
        people = [ana, at(two, ana)]
        if what == "tables":
            statuses = await all_at_once(people, "/tables", [TABLE] * 30)
        elif what == "bots":
            statuses = await all_at_once(people, "/bots", [{"name": "Rob"}] * 30)
        else:
            table = await one.table(ana, bea)
            lines = [{"text": "Ho", "key": f"line-number-{at}"} for at in range(30)]
            statuses = await all_at_once(people, f"/tables/{table}/chat", lines)
        assert sorted(statuses) == [201] * 5 + [429 if what == "chat" else 409] * 25
        code = "too-much-chat" if what == "chat" else f"too-many-{what}"
        assert counted(one, code) + counted(two, code) == 25


async def test_quotas_of_many_guests_at_two_processes_do_not_lock_each_other_out(postgresql: str) -> None:
    """Lines, tables, bots and new names of five guests, all mixed: everything is answered, and nothing deadlocks."""

    async with opened(postgresql) as one, opened(postgresql) as two:
        people = await one.guests("Ana", "Bea", "Cleo", "Dora", "Eva")
        tables = [await one.table(*people, started=False) for _ in range(2)]
        calls = []
        for turn in range(12):
            for person in people:
                there = at(two, person) if turn % 2 else person
                path = f"/tables/{tables[turn % 2]}/chat"
                calls.append(there.ask("POST", path, {"text": "Ho", "key": f"{person.name}-line-{turn}"}))
                if turn % 4 == 0:
                    calls.append(there.ask("POST", "/tables", TABLE))
                    calls.append(there.ask("POST", "/bots", {"name": "Rob"}))
                    calls.append(there.ask("PUT", "/session", {"name": person.name, "lang": "en"}))
        await asyncio.gather(*calls)
