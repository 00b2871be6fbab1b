"""How often somebody may call, and who that is behind a proxy."""

import json
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from carrack.server.http import middleware
from carrack.server.http.asgi import TrustedProxies
from carrack.server.http.middleware import RateLimiter
from support.site import Site, opened

FAR = {"x-forwarded-for": "203.0.113.9"}


class Clock:
    def __init__(self) -> None:
        self.time = 100.0

    def __call__(self) -> float:
        return self.time


def test_so_many_times_in_so_many_seconds() -> None:
    clock = Clock()
    limiter = RateLimiter(4, 60.0, clock)
    assert [limiter.wait("a") for _ in range(4)] == [0.0] * 4
    assert limiter.wait("a") == pytest.approx(15)
    assert limiter.wait("b") == 0.0
    clock.time += 15
    assert limiter.wait("a") == 0.0
    assert limiter.wait("a") == pytest.approx(15)
    clock.time += 600
    assert [bool(limiter.wait("a")) for _ in range(5)] == [False] * 4 + [True]
    assert [RateLimiter(0, 60.0, clock).wait("a") for _ in range(1000)] == [0.0] * 1000


def test_who_has_rested_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(middleware, "MOST_KNOWN", 10)
    clock = Clock()
    limiter = RateLimiter(1, 60.0, clock)
    for number in range(10):
        limiter.wait(str(number))
    assert limiter.wait("3") > 0
    clock.time += 61
    limiter.wait("new")
    assert len(limiter._full) == 1


def test_many_at_once_are_not_looked_through_at_each_call(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(middleware, "MOST_KNOWN", 10)
    limiter = RateLimiter(1, 60.0, Clock())
    looked_through = []
    for number in range(1000):
        before = limiter._full
        limiter.wait(str(number))
        if limiter._full is not before:
            looked_through.append(number)
    assert len(limiter._full) == 1000
    assert looked_through == [10, 20, 40, 80, 160, 320, 640]


@pytest.mark.parametrize(
    ("peer", "forwarded", "who", "is_near"),
    [
        ("127.0.0.1", None, "127.0.0.1", True),
        ("::1", None, "::/64", True),
        (None, None, "near", True),
        ("127.0.0.1", "203.0.113.9", "203.0.113.9", False),
        ("127.0.0.1", "6.6.6.6, 203.0.113.9", "203.0.113.9", False),  # the first was made up by the client
        ("127.0.0.1", "203.0.113.9, 10.1.2.3", "203.0.113.9", False),  # two proxies of ours
        ("127.0.0.1", "127.0.0.1", "127.0.0.1", False),
        ("127.0.0.1", "nonsense", "127.0.0.1", False),
        ("198.51.100.7", "203.0.113.9", "198.51.100.7", False),  # no proxy of ours
        ("2001:db8:1:2:3:4:5:6", None, "2001:db8:1:2::/64", False),
        ("127.0.0.1", "2001:db8:1:2::ffff", "2001:db8:1:2::/64", False),
        ("::ffff:198.51.100.7", None, "198.51.100.7", False),
    ],
)
def test_whom_a_connection_comes_from(peer: str | None, forwarded: str | None, who: str, is_near: bool) -> None:
    headers = [(b"x-forwarded-for", forwarded.encode()), (b"x-forwarded-proto", b"https")] if forwarded else []
    scope: dict[str, Any] = {"client": None if peer is None else (peer, 1234), "scheme": "http", "headers": headers}
    client = TrustedProxies(("127.0.0.1", "10.0.0.0/8")).client(scope)
    assert (client.who, client.is_near) == (who, is_near)
    assert client.is_secure == (peer == "127.0.0.1" and forwarded is not None)


async def test_calls_beyond_the_limit_are_told_when_to_come_back(database: str) -> None:
    async with opened(database, calls_per_minute=5) as site:
        for _ in range(5):
            await site.nobody.ask("GET", "/games", headers=FAR)
        answer = await site.nobody.call("GET", "/games", headers={**FAR, "accept-language": "fr"})
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many")
        assert answer.headers["content-type"] == "application/problem+json"
        assert 1 <= int(answer.headers["retry-after"]) <= 12
        assert answer.json()["retry_after"] == int(answer.headers["retry-after"])
        assert answer.json()["detail"].startswith("Trop de demandes.")
        await site.nobody.ask("GET", "/games", headers={"x-forwarded-for": "203.0.113.10"})
        for _ in range(10):  # a program of this machine
            await site.nobody.ask("GET", "/games")


async def test_files_of_the_client_are_no_calls(database: str, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<head></head>")

    async with opened(database, calls_per_minute=1, web=tmp_path) as site:
        for _ in range(5):
            assert (await site.client.get("/", headers=FAR)).status_code == 200
            assert (await site.client.get("/health", headers=FAR)).status_code == 200
        assert (await site.client.get("/api/games", headers=FAR)).status_code == 200
        assert (await site.client.get("/api/games", headers=FAR)).status_code == 429


async def test_one_client_cannot_make_guests_without_end(database: str) -> None:
    async with opened(database, guests_per_hour=2, base_path="/x") as site:
        answers = [await site.client.post("/x/api/guests", json={"name": "Eva"}, headers=FAR) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert int(answers[-1].headers["retry-after"]) > 1000


def where(site: Site, table: str) -> str:
    return f"{site.base.replace('http', 'ws')}/api/tables/{table}/live"


async def test_sockets_of_one_client_and_of_all_are_limited(database: str) -> None:
    async with opened(database, sockets_per_client=1, sockets=2) as site:
        table = await site.table(*await site.guests("Ana", "Bea"))
        async with connect(where(site, table), additional_headers=FAR):
            with pytest.raises(InvalidStatus) as refused:
                await connect(where(site, table), additional_headers=FAR)
            assert refused.value.response.status_code == 429
            assert refused.value.response.headers["retry-after"] == "60"
            async with connect(where(site, table)):
                with pytest.raises(InvalidStatus):
                    await connect(where(site, table))
        async with connect(where(site, table), additional_headers=FAR):
            pass


async def test_messages_that_come_too_soon_are_refused_and_at_last_cut_off(database: str) -> None:
    async with opened(database, messages_per_minute=3) as site:
        ana = await site.guest("Ana")
        table = await site.table(ana, await site.guest("Bea"))
        async with connect(where(site, table), additional_headers=FAR) as socket:
            await socket.send(json.dumps({"type": "hello", "token": ana.token, "seat": 0}))
            for _ in range(3):
                await socket.send('{"type": "ping"}')
            await socket.send(json.dumps({"type": "say", "text": "too soon", "key": "12345678"}))
            heard: list[Any] = []
            while not heard or heard[-1]["type"] != "problem":
                heard.append(json.loads(await socket.recv()))
            assert [message["type"] for message in heard].count("pong") == 3
            assert heard[-1]["key"] == "12345678"
            assert heard[-1]["problem"]["code"] == "too-many"

            async def insist() -> None:
                while True:
                    await socket.send('{"type": "ping"}')
                    await socket.recv()

            with pytest.raises(ConnectionClosed) as closed:
                await insist()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1008
        assert await ana.ask("GET", f"/tables/{table}/chat") == []
