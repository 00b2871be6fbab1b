"""Bad input anywhere is refused with 4xx and a problem; never is it a fault of ours."""

import asyncio
import json
import logging
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosedError
from websockets.frames import CloseCode

from carrack.server.run import LARGEST_FRAME
from carrack.server.tables.table_state import TableState
from support.site import Person, opened

GOOD: dict[tuple[str, str], dict[str, Any]] = {
    ("POST", "/guests"): {"name": "Eva", "lang": "en"},
    ("PUT", "/session"): {"name": "Eva", "lang": "en"},
    ("POST", "/tables"): {
        "game": "toy",
        "seats": [{"kind": "mine", "level": 1}, {"kind": "bot", "level": 0}],
        "options": {"coins": 4},
        "is_public": False,
    },
    ("POST", "/tables/T/chat"): {"text": "Hi", "key": "12345678"},
    ("POST", "/tables/T/seats/0/join"): {"code": "", "nonce": "00" * 16},
    ("PUT", "/tables/T/seats/0/nonce"): {"nonce": "00" * 16},
    ("POST", "/tables/T/seats/0/leave"): {"level": 1},
    ("POST", "/tables/T/seats/0/void"): {"agrees": True},
    ("POST", "/tables/T/seats/0/moves"): {
        "move": "bid 1",
        "number": 0,
        "takebacks": 0,
        "revision": 0,
        "key": "12345678",
    },
    ("POST", "/tables/T/seats/0/retract"): {"number": 0, "takebacks": 0, "revision": 0, "key": "12345678"},
    ("POST", "/tables/T/seats/0/undo"): {"number": 0, "takebacks": 0, "revision": 0, "key": "12345678"},
    ("POST", "/tables/T/seats/0/take-back"): {"number": 0, "takebacks": 0, "knowing": True, "key": "12345678"},
    ("POST", "/tables/T/seats/0/preview"): {"move": "bid 1"},
    ("POST", "/tables/T/seats/0/why-not"): {"move": "bid 1"},
    ("PUT", "/tables/T/seats/0/standing/answers/bid"): {"text": "bid 1"},
    ("POST", "/tables/T/seats/0/standing/orders"): {
        "kind": "sell",
        "amount": 1,
        "moves": [],
        "about": "",
        "key": "12345678",
    },
    ("PUT", "/tables/T/seats/0/standing/plan"): {
        "bids": [{"place": 2, "amount": 1, "tied": "hold"}],
        "ready": True,
        "key": "12345678",
    },
    ("PUT", "/tables/T/seats/0/standing/filters"): {"filters": []},
    ("POST", "/tables/T/forks"): {
        "number": 0,
        "seat": 0,
        "seats": [{"kind": "mine"}, {"kind": "bot", "level": 0}],
        "is_public": False,
        "is_board": True,
    },
    ("POST", "/tables/T/seats/0/back"): {"number": 0, "takebacks": 0, "revision": 0, "to": 0, "key": "12345678"},
}
VALUES: list[Any] = [
    None, True, -1, 0, 1.5, 10**30, "", "x", "\x00", "\ud800", "é" * 41, "x" * 3000, [], [[]], [{}], {}, {"a": 1},
    {"kind": "mine"}, [{"kind": "bot", "level": 99}, {"kind": "mine"}], {"players": 3}, {"seed": 1}, "bid 99999999999",
]  # fmt: skip


KEPT = ("/guests", "/tables", "/tables/T/chat", "/tables/T/seats/0/moves")  # calls whose texts are stored


@pytest.mark.parametrize(("method", "path"), sorted(GOOD))
async def test_every_field_with_every_odd_value_is_answered(database: str, method: str, path: str) -> None:
    await odd(database, method, path)


@pytest.mark.parametrize("path", KEPT)
async def test_no_odd_text_troubles_a_database(database: str, path: str) -> None:
    await odd(database, "POST", path)


async def odd(database: str, method: str, path: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await site.table(ana, bea, started=not path.endswith(("join", "nonce")))
        where = path.replace("T", table)
        good = GOOD[method, path]
        bodies: list[Any] = [{**good, field: value} for field in good for value in VALUES]
        bodies += [{**good, "more": 1}, *({k: v for k, v in good.items() if k != field} for field in good), *VALUES]
        raw = [json.dumps(body).encode() for body in bodies]
        raw += [b"", b"{", b"\xff\xfe", b"[" * 5000, b"null", b'{"a":' * 2000]
        for body in raw:
            answer = await ana.call(method, where, content=body, headers={"content-type": "application/json"})
            shown = (body[:80], answer.status_code, answer.text)
            assert answer.status_code < 500, shown
            if answer.status_code >= 400:
                assert answer.headers["content-type"] == "application/problem+json", shown
                assert answer.json()["detail"], shown


async def test_a_body_that_is_not_utf8_is_refused_by_every_call(sqlite: str) -> None:
    async with opened(sqlite) as site:
        ana, bea = await site.guests("Ana", "Bea")
        given = {"ident": await site.table(ana, bea), "seat": "0", "at": "0", "ask": "bid"}
        document = (await site.client.get("/schema/openapi.json")).json()
        bodies = 0
        for path, calls in document["paths"].items():
            for method, call in calls.items():
                if "requestBody" not in call:
                    continue
                name = call["requestBody"]["content"]["application/json"]["schema"]["$ref"].rpartition("/")[2]
                fields = [field.encode() for field in document["components"]["schemas"][name]["properties"]]
                where = path.format(**given).removeprefix("/api")
                for field in [*fields, b"\xc3\x28"]:
                    for text in (b"\xff", b"\xc3\x28", b"\xed\xa0\x80", "Zo\u00eb".encode("latin-1")):
                        body = b'{"%s": "%s"}' % (field, text)
                        answer = await ana.call(
                            method, where, content=body, headers={"content-type": "application/json"}
                        )
                        shown = (method, where, body, answer.text)
                        assert (answer.status_code, answer.json()["code"]) == (400, "bad-request"), shown
                        assert answer.headers["content-type"] == "application/problem+json", shown
                        bodies += 1
        assert bodies > 4 * len(GOOD)


@pytest.mark.parametrize("query", ["seat=-1", "seat=9", "seat=x", "seat=", "since=-1", f"since={10**30}", "since=x"])
@pytest.mark.parametrize("path", ["", "/events", "/record", "/chat", "/replay"])
async def test_odd_questions_are_answered(database: str, query: str, path: str) -> None:
    async with opened(database) as site:
        (ana,) = await site.guests("Ana")
        made = await ana.ask("POST", "/tables", {"game": "toy", "seats": [{"kind": "mine"}] * 2})
        answer = await ana.call("GET", f"/tables/{made['id']}{path}?{query}")
        assert answer.status_code in {200, 400, 403, 409}, answer.text


async def test_paths_methods_and_sizes_that_cannot_be(database: str) -> None:
    async with opened(database) as site:
        ana = await site.guest("Ana")
        await ana.refused("no-such-path", 404, "GET", "/nothing")
        await ana.refused("no-such-method", 405, "DELETE", "/tables")
        await ana.refused("no-such-table", 404, "GET", "/tables/%00")
        await ana.refused("no-such-table", 404, "GET", f"/tables/{'é' * 22}")
        await ana.refused("not-your-seat", 403, "POST", "/tables/T/seats/9/resign".replace("T", await _one(ana)))
        await ana.refused("too-large", 413, "POST", "/guests", {"name": "x" * 70_000})
        await ana.refused("bad-text", 422, "POST", "/guests", {"name": " "})
        await ana.refused("bad-nonce", 422, "PUT", f"/tables/{await _one(ana)}/seats/0/nonce", {"nonce": "0"})
        await ana.refused("bad-request", 400, "POST", "/guests", {"name": 1})
        for token in ("", " x y", " \u00e9"):
            headers = [(b"authorization", f"Bearer{token}".encode("latin-1"))]
            answer = await site.client.post("/api/tables", json={}, headers=headers)
            assert answer.json()["code"] in {"bad-token", "bad-request"}
        basic = {"authorization": "Basic eDp5"}
        assert (await site.client.get(f"/api/tables/{await _one(ana)}", headers=basic)).status_code == 401


async def _one(person: Person) -> str:
    made = await person.ask("POST", "/tables", {"game": "toy", "seats": [{"kind": "mine"}] * 2})
    return str(made["id"])


async def test_bots_of_other_modules_cannot_be_named(database: str) -> None:
    async with opened(database) as site:
        ana = await site.guest("Ana")
        for level in ("os:system", 99):
            body = {"game": "toy", "seats": [{"kind": "mine"}, {"kind": "bot", "level": level}]}
            answer = await ana.call("POST", "/tables", body)
            assert answer.json()["code"] in {"bad-request", "bad-level"}


async def test_odd_messages_are_answered(database: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await site.table(ana, bea)
        async with ana.live(table, 0) as wire:
            await wire.settle()
            for body in [
                *VALUES,
                {"type": "move"},
                {"type": "hello"},
                {"type": "say", "text": "", "key": "12345678"},
            ]:
                await wire.send(json.dumps(body))
                assert (await wire.until("problem"))["problem"]["status"] < 500
            await wire.send("x" * 70_000)
            assert (await wire.until("problem"))["problem"]["code"] == "too-large"
            await wire.settle()
            await wire.send("x" * (LARGEST_FRAME + 1))
            with pytest.raises(ConnectionClosedError) as closed:
                await wire.settle()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == CloseCode.MESSAGE_TOO_BIG
        async with ana.live(table, 0, more=1) as wire:
            assert (await wire.next())["problem"]["code"] == "bad-request"


async def test_a_fault_of_ours_tells_nothing(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise ValueError("the top card is gold")

    with caplog.at_level(logging.DEBUG):
        async with opened(database) as site:
            ana, bea = await site.guests("Ana", "Bea")
            table = await site.table(ana, bea)
            monkeypatch.setattr(TableState, "seats_of", fail)
            problem = await ana.refused("internal", 500, "GET", f"/tables/{table}")
            assert "gold" not in json.dumps(problem)
    assert "ValueError" in caplog.text
    assert "gold" not in caplog.text


async def test_a_silent_connection_is_closed(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from websockets.asyncio.client import connect
    from websockets.exceptions import ConnectionClosed

    monkeypatch.setattr("carrack.server.websocket.HELLO_SECONDS", 0.1)

    async with opened(database) as site:
        base = site.base.replace("http", "ws")
        async with connect(f"{base}/api/tables/{'x' * 22}/live") as socket:
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(socket.recv(), 5)
