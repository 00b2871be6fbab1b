"""Tokens that are revoked: refused by every process, and their live connections end."""

import asyncio
from collections.abc import Awaitable, Callable

import httpx
import pytest

from carrack.server.tables import registry
from support.site import Person, Site, opened

TRY_AGAIN = 1013


async def check_refused(site: Site, person: Person, table: str) -> None:
    """Check that a token is refused, over HTTP and live."""
    await person.refused("bad-token", 401, "GET", "/session")
    await person.refused("bad-token", 401, "GET", f"/tables/{table}?seat=0")
    await person.refused("bad-token", 401, "DELETE", "/session")
    async with Person(site, person.token).live(table, 0) as wire:
        assert (await wire.next())["problem"]["code"] == "bad-token"


async def delete_session(_owner: Person, guest: Person) -> None:
    await guest.ask("DELETE", "/session")


async def delete_bot(owner: Person, bot: Person) -> None:
    await owner.ask("DELETE", f"/bots/{bot.name}")


@pytest.mark.parametrize("is_bot", [False, True])
async def test_a_revoked_token_is_refused_everywhere_and_its_connections_end(
    database: str, is_bot: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    # On PostgreSQL processes tell each other; those on one SQLite file, which no host should run, look now and then.
    monkeypatch.setattr(registry, "REVOCATION_SECONDS", 0.1 if database.startswith("sqlite") else 1000.0)
    revoke: Callable[[Person, Person], Awaitable[None]] = delete_bot if is_bot else delete_session

    async with opened(database) as one, opened(database) as two:
        ana, bea = await one.guests("Ana", "Bea")
        who = await ana.bot() if is_bot else bea
        table = await ana.table_with("remote" if is_bot else "open")
        await who.ask("POST", f"/tables/{table}/seats/1/join", {})
        there = Person(two, who.token, who.name)
        async with who.live(table, 1) as here, there.live(table, 1) as far, ana.live(table, 0) as other:
            for wire in (here, far, other):
                await wire.settle()
            await revoke(ana, who)
            assert set(await asyncio.gather(here.closed(), far.closed())) == {TRY_AGAIN}
            await other.settle()  # nobody else's connection ends
        for site, person in ((one, who), (two, there)):
            await check_refused(site, person, table)
        assert one.registry.revocations._listeners == two.registry.revocations._listeners == {}
        seats = (await ana.look(table))["sections"]["table"]["seats"]
        assert seats[1]["is_taken"], "the seat stays, for the others to decide about"
    async with opened(database) as later:
        await check_refused(later, Person(later, who.token), table)


async def test_the_cookie_of_a_session_that_was_deleted_is_nobodys(database: str) -> None:
    async with opened(database) as site, opened(database) as other:
        async with httpx.AsyncClient(base_url=site.base) as browser:
            origin = {"origin": site.base}
            await browser.post("/api/guests", json={"name": "Ana", "keeps": "cookie"}, headers=origin)
            kept = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
            gone = await browser.delete("/api/session", headers=origin)
            assert gone.status_code == 204
            assert not browser.cookies
            assert (await browser.delete("/api/session", headers=origin)).status_code == 204
        for process in (site, other):
            thief = await process.nobody.call("GET", "/session", headers={"cookie": kept})
            assert (thief.status_code, thief.json()["code"]) == (401, "no-token")


async def test_what_no_process_told_of_is_found_in_the_database(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "REVOCATION_SECONDS", 0.1)

    async with opened(postgresql) as site:
        ana = await site.guest("Ana")
        table = await ana.table_with("open")
        async with ana.live(table, 0) as wire:
            await wire.settle()
            async with site.registry.store.engine.begin() as connection:
                await connection.exec_driver_sql("UPDATE guests SET is_revoked = true")
            assert await wire.closed() == TRY_AGAIN
