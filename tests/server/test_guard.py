"""What protects a server from the web: headers, origins, cookies, names that cannot be guessed."""

import base64
import json
import time
from collections.abc import Callable
from contextlib import aclosing
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from carrack.server.http.asgi import ALWAYS
from carrack.server.http.sessions import LEGACY_NAME, SessionCookies
from carrack.server.storage.guests import GuestStore
from carrack.server.tables import actions, registry
from support.site import Site, opened

FAR = {"x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "https"}
EVIL = {"origin": "https://evil.example"}
ALONE = {"game": "toy", "seats": [{"kind": "mine"}] * 2}


async def test_every_answer_has_the_safe_headers(database: str, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<head></head>")

    async with opened(database, web=tmp_path, calls_per_minute=100, hosts=("127.0.0.1",)) as site:
        answers = [
            await site.client.get(path)
            for path in (
                "/",
                "/tables/x",
                "/gone.js",
                "/api/games",
                "/api/nothing",
                "/health",
                "/schema/openapi.json",
            )
        ]
        answers.append(await site.client.post("/api/guests", content=b"{"))
        answers.append(await site.client.post("/api/guests", json={"name": "x" * 70_000}))
        answers.append(await site.client.post("/api/guests", json={}, headers=EVIL))
        answers.append(await site.client.get("/", headers={"host": "evil.example"}))
        answers.append(await site.client.put("/api/games"))
        assert [answer.status_code for answer in answers] == [
            200,
            200,
            404,
            200,
            404,
            200,
            200,
            400,
            413,
            403,
            421,
            405,
        ]
        for answer in answers:
            for name, value in ALWAYS.items():
                values = answer.headers.get_list(name)
                assert values == [value] or name == "cache-control", (answer.url, name)
            assert "server" not in answer.headers or answer.headers["server"] == "uvicorn"  # serve leaves it out
            assert "strict-transport-security" not in answer.headers
        policy = answers[0].headers["content-security-policy"]
        assert "unsafe" not in policy
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        secure = await site.client.get("/api/games", headers=FAR)
        assert "strict-transport-security" in secure.headers


async def browser(site: Site, name: str) -> httpx.AsyncClient:
    """A guest who keeps a cookie."""
    client = httpx.AsyncClient(base_url=site.base)
    answer = await client.post("/api/guests", json={"name": name, "keeps": "cookie"}, headers={"origin": site.base})
    assert answer.status_code == 201, answer.text
    assert answer.json()["token"] == ""
    return client


def cookie_token(client: httpx.AsyncClient) -> dict[str, str]:
    """The header with a browser's cookies."""
    return {"cookie": "; ".join(f"{name}={value}" for name, value in client.cookies.items())}


async def test_a_browser_is_remembered_by_a_cookie_that_scripts_cannot_read(database: str) -> None:
    async with opened(database) as site:
        body = {"name": "Ana", "keeps": "cookie", "lang": "it"}
        plain = await site.client.post("/api/guests", json=body)
        site.client.cookies.clear()
        secure = await site.client.post("/api/guests", json=body, headers=FAR)
        site.client.cookies.clear()
        for answer, is_secure in ((plain, False), (secure, True)):
            words = answer.headers["set-cookie"].split("; ")
            assert {"HttpOnly", "SameSite=Strict", "Path=/"} <= set(words)
            assert ("Secure" in words) == is_secure
            assert f"Max-Age={180 * 24 * 3600}" in words
        async with aclosing(await browser(site, "Ana")) as ana:
            reply = await ana.get("/api/session")
            assert reply.json()["name"] == "Ana"
            assert f"Max-Age={180 * 24 * 3600}" in reply.headers["set-cookie"]  # for its whole time again
            body = {"name": " Anna\u202e ", "lang": "fr"}
            await ana.put("/api/session", json=body, headers={"origin": site.base})
            known = (await ana.get("/api/session")).json()
            assert (known["name"], known["lang"]) == ("Anna", "fr")
            gone = await ana.delete("/api/session", headers={"origin": site.base})
            assert "Max-Age=0" in gone.headers["set-cookie"]
            assert (await ana.get("/api/session")).status_code == 401


async def test_a_session_outlives_the_server_and_is_shared_by_processes(database: str) -> None:
    async with opened(database) as site, opened(database) as other:
        ana = await browser(site, "Ana")
        cookie = cookie_token(ana)
        assert (await other.client.get("/api/session", headers=cookie)).json()["name"] == "Ana"
        await ana.aclose()
    async with opened(database) as site:
        assert (await site.client.get("/api/session", headers=cookie)).json()["name"] == "Ana"


def test_a_cookie_that_was_changed_or_is_old_is_nobodys(monkeypatch: pytest.MonkeyPatch) -> None:
    session_cookies = SessionCookies(2)
    session_cookies.use(b"k" * 32)
    kept = session_cookies.sign("token")
    assert session_cookies.unsign(kept) == "token"
    for at in range(len(kept)):
        changed = kept[:at] + ("A" if kept[at] != "A" else "B") + kept[at + 1 :]
        assert session_cookies.unsign(changed) in {None, "token"}  # the last letter of base64 has bits to spare
        assert at > len(kept) - 2 or session_cookies.unsign(changed) is None
    other = SessionCookies(2)
    other.use(b"l" * 32)
    assert other.unsign(kept) is None
    assert session_cookies.unsign("") is None
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + 3 * 24 * 3600)
    assert session_cookies.unsign(kept) is None


async def test_a_clock_that_steps_back_costs_nobody_a_seat(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    now = time.time()

    async with opened(database) as site, aclosing(await browser(site, "Ana")) as ana:
        made = await ana.post("/api/tables", json=ALONE, headers={"origin": site.base})
        where = f"{site.base.replace('http', 'ws')}/api/tables/{made.json()['id']}/live"
        for back in (0.05, 1.0, 3600.0, 400 * 24 * 3600.0):
            monkeypatch.setattr(time, "time", lambda back=back: now - back)
            assert (await ana.get("/api/session")).json()["name"] == "Ana"
            async with connect(where, additional_headers=cookie_token(ana), origin=Origin(site.base)) as wire:
                await wire.send(json.dumps({"type": "hello", "seat": 1}))
                assert json.loads(await wire.recv())["picture"]["yours"] == [0, 1]


async def test_two_servers_of_one_host_leave_each_other_their_cookies(
    database: str, new_sqlite: Callable[[], str]
) -> None:
    # One browser, which does not tell ports apart.
    async with opened(database) as one, opened(new_sqlite()) as two, httpx.AsyncClient() as client:
        for site, name in ((one, "Ana"), (two, "Bea")):
            body = {"name": name, "keeps": "cookie"}
            made = await client.post(f"{site.base}/api/guests", json=body, headers={"origin": site.base})
            assert made.status_code == 201
        for site, name in ((one, "Ana"), (two, "Bea"), (one, "Ana")):
            assert (await client.get(f"{site.base}/api/session")).json()["name"] == name
        await client.delete(f"{two.base}/api/session", headers={"origin": two.base})
        assert (await client.get(f"{two.base}/api/session")).status_code == 401
        assert (await client.get(f"{one.base}/api/session")).json()["name"] == "Ana"


async def test_a_cookie_with_the_name_that_all_servers_used_first_is_accepted_and_renewed(database: str) -> None:
    async with opened(database) as site, httpx.AsyncClient(base_url=site.base) as client:
        async with aclosing(await browser(site, "Ana")) as ana:
            ((name, value),) = ana.cookies.items()
        assert name.startswith(f"{LEGACY_NAME}-")
        client.cookies.set(LEGACY_NAME, value, domain="127.0.0.1", path="/")
        table = await client.post("/api/tables", json=ALONE)
        assert table.json()["code"] == "bad-origin", "it is a cookie of ours"
        table = await client.post("/api/tables", json=ALONE, headers={"origin": site.base})
        assert table.status_code == 201
        assert set(client.cookies) == {name}, "the first call has renewed it"
        assert (await client.get("/api/session")).json()["name"] == "Ana"
        client.cookies.set(LEGACY_NAME, "somebody.elses.cookie", domain="127.0.0.1", path="/")
        assert (await client.get("/api/session")).json()["name"] == "Ana"
        assert LEGACY_NAME in client.cookies, "what is not ours is left alone"


async def test_other_sites_cannot_use_a_browsers_cookie(database: str) -> None:
    club = "https://club.example"
    async with opened(database, origins=(club,)) as site, aclosing(await browser(site, "Ana")) as ana:
        table = {"game": "toy", "seats": [{"kind": "mine"}] * 2}
        for headers in (EVIL, {"origin": "null"}, {"origin": site.base + "0"}, {"origin": "https://127.0.0.1"}, {}):
            answer = await ana.post("/api/tables", json=table, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (403, "bad-origin"), headers
        for headers in ({"origin": site.base}, {"origin": club}):
            made = await ana.post("/api/tables", json=table, headers=headers)
            assert made.status_code == 201
        assert "access-control-allow-origin" not in made.headers
        behind = {**FAR, "host": "club.example:80"}
        for page, status in (("http://club.example:80", 403), ("https://club.example:80", 201)):
            answer = await ana.post("/api/tables", json=table, headers={**behind, "origin": page})
            assert answer.status_code == status, answer.text
        # A program with a token of its own has no page that could be somebody else's.
        program = await site.guest("Bea")
        await program.ask("POST", "/tables", table)
        await program.refused("bad-origin", 403, "POST", "/tables", table, headers=EVIL)
        where = f"{site.base.replace('http', 'ws')}/api/tables/{made.json()['id']}/live"
        cookie = cookie_token(ana)
        for origin in ("https://evil.example", None):
            with pytest.raises(InvalidStatus) as refused:
                await connect(where, additional_headers=cookie, origin=origin)  # type: ignore[arg-type]  # NewType
            assert refused.value.response.status_code == 403
        async with connect(where, additional_headers=cookie, origin=Origin(site.base)) as wire:
            await wire.send(json.dumps({"type": "hello", "seat": 1}))
            assert json.loads(await wire.recv())["picture"]["yours"] == [0, 1]


async def test_names_under_which_the_server_is_not_known(database: str) -> None:
    async with opened(database, hosts=("club.example", "[::1]")) as site:
        for host in ("club.example", "club.example:443", "CLUB.example", "[::1]:8000", "[::1]"):
            assert (await site.client.get("/api/games", headers={"host": host})).is_success, host
        for host in ("evil.example", "club.example.evil.example", "127.0.0.1", "evil.example:443"):
            answer = await site.client.get("/api/games", headers={"host": host})
            assert (answer.status_code, answer.json()["code"]) == (421, "bad-host"), host
            assert (await site.client.get("/health", headers={"host": host})).is_success


async def test_ids_tokens_and_codes_have_at_least_128_bits(database: str) -> None:
    assert registry.IDENT_BYTES * 8 >= 128

    async with opened(database) as site:
        ana = await site.guest("Ana")
        seats = [{"kind": "mine"}, {"kind": "invited"}]
        made = await ana.ask("POST", "/tables", {"game": "toy", "seats": seats})
        (invited,) = await ana.ask("GET", f"/tables/{made['id']}/invitations")
        for word, bits in ((made["id"], 128), (invited["code"], 128), (ana.token, 256)):
            assert len(word) * 6 >= bits
        assert len(base64.urlsafe_b64decode(made["id"] + "==")) == 16
        for code in ("", invited["code"][:-1], invited["code"] + "x", "é", "\x00"):
            bea = await site.guest("Bea")
            answer = await bea.call("POST", f"/tables/{made['id']}/seats/1/join", {"code": code})
            assert answer.json()["code"] in {"bad-code", "bad-request"}


async def test_secrets_are_never_compared_letter_by_letter(monkeypatch: pytest.MonkeyPatch, database: str) -> None:
    compared: list[tuple[bytes, bytes]] = []
    looked_up: list[str] = []
    find = GuestStore.by_token

    def compare(one: bytes, other: bytes) -> bool:
        compared.append((one, other))
        return one == other

    async def look_up(self: GuestStore, token: str) -> object:
        looked_up.append(token)
        return await find(self, token)

    monkeypatch.setattr(actions, "compare_digest", compare)
    monkeypatch.setattr(GuestStore, "by_token", look_up)

    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        seats = [{"kind": "mine"}, {"kind": "invited"}]
        made = await ana.ask("POST", "/tables", {"game": "toy", "seats": seats})
        await bea.refused("bad-code", 403, "POST", f"/tables/{made['id']}/seats/1/join", {"code": "wrong"})
        assert [other for _, other in compared] == [b"wrong"]
        assert set(looked_up) == {ana.token, bea.token}
        async with site.registry.store.engine.connect() as connection:  # what is kept is no token
            found = await connection.exec_driver_sql("SELECT token FROM guests")
            kept = [bytes(token) for (token,) in found]
        assert not {ana.token.encode(), bea.token.encode()} & set(kept)
        assert {len(one) for one in kept} == {32}
