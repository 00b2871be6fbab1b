"""Callers who mean no good: they stay where they were let go, send nonsense, read nothing, never finish a sentence."""

import asyncio
import json
import logging
import socket
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from carrack.server import websocket
from carrack.server.api_types.answers import Pong
from carrack.server.api_types.requests import NewSeat
from carrack.server.http import middleware
from carrack.server.storage.schema import Guest
from carrack.server.tables import actions
from carrack.server.tables.broadcast import MOST_UNSENT
from carrack.server.tables.registry import HostedTable
from carrack.server.tables.table_state import TableState
from carrack.server.websocket import Disconnected, Socket
from support.site import Person, Site, opened


async def test_who_has_left_a_seat_hears_nothing_of_who_sits_there_next(database: str) -> None:
    async with opened(database) as site:
        ana, bea, cleo = await site.guests("Ana", "Bea", "Cleo")
        table = await site.table(ana, bea, started=False)
        async with bea.live(table, 1) as wire:
            await wire.settle()
            await bea.ask("POST", f"/tables/{table}/seats/1/leave", {})
            await cleo.ask("POST", f"/tables/{table}/seats/1/join", {})
            await ana.ask("POST", f"/tables/{table}/start")
            assert await wire.closed() == 1013
            assert not [text for text in wire.heard if '"menu"' in text]
        async with bea.live(table, 1) as wire:
            assert (await wire.next())["problem"]["code"] == "not-your-seat"
        async with cleo.live(table, 1) as wire:
            assert (await wire.next())["picture"]["sections"]["menu"]


async def test_an_origin_that_is_none_is_refused(database: str) -> None:
    async with opened(database) as site:
        table = await site.table(*await site.guests("Ana", "Bea"))
        where = f"{site.base.replace('http', 'ws')}/api/tables/{table}/live"
        for origin in ("http://[", "http://[::1", "null", "http://", "://", "\xff", "http://a b"):
            for host in ({}, {"host": ""}):
                headers = {"origin": origin.encode("latin-1"), **host}
                await site.nobody.refused("bad-origin", 403, "DELETE", "/session", headers=headers)
            with pytest.raises(InvalidStatus) as refused:
                await connect(where, additional_headers={"origin": origin})
            assert refused.value.response.status_code == 403


UPGRADE = (
    "GET /api/tables/{table}/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


async def deaf(site: Site, table: str, person: Person, seat: int) -> socket.socket:
    """A connection that reads nothing after it was let in."""
    loop = asyncio.get_running_loop()
    ear = socket.socket()
    ear.setblocking(False)
    await loop.sock_connect(ear, ("127.0.0.1", int(site.base.rpartition(":")[2])))
    await loop.sock_sendall(ear, UPGRADE.format(table=table).encode())
    assert (await loop.sock_recv(ear, 1000)).startswith(b"HTTP/1.1 101 ")
    hello = json.dumps({"type": "hello", "token": person.token, "seat": seat}).encode()
    head = bytes([0x81, 0x80 | 126]) + len(hello).to_bytes(2, "big") + bytes(4)  # a mask of zeros changes nothing
    await loop.sock_sendall(ear, head + hello)
    return ear


async def test_who_reads_nothing_is_let_go(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "CLOSE_SECONDS", 0.1)

    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await site.table(ana, bea)
        async with ana.live(table, 0) as wire:
            with await deaf(site, table, bea, 1):
                while (await wire.until("presence"))["seats"] != [0, 1]:
                    pass
                channel = site.registry.tables[table].broadcast
                (listener,) = [one for one in channel.listeners if one.seat == 1]
                listener.send(b"x" * 30_000_000)  # more than any buffer on the way holds
                await wire.settle()
                for _ in range(MOST_UNSENT + 1):
                    listener.send(b"x")
                while (await wire.until("presence"))["seats"] != [0]:
                    pass
                assert listener not in channel.listeners


BODY = b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 14\r\n\r\n{"


async def test_who_never_finishes_a_request_is_refused(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(middleware, "BODY_SECONDS", 0.2)

    async with opened(database) as site:
        reader, writer = await asyncio.open_connection("127.0.0.1", int(site.base.rpartition(":")[2]))
        writer.write(BODY)
        answer = await reader.readuntil(b"}")
        assert answer.startswith(b"HTTP/1.1 408 ")
        assert b'"code":"too-slow"' in answer
        writer.close()


async def test_who_goes_away_in_mid_request_is_no_fault_of_ours(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO):
        async with opened(database) as site:
            _, writer = await asyncio.open_connection("127.0.0.1", int(site.base.rpartition(":")[2]))
            writer.write(BODY)
            await writer.drain()
            await site.nobody.ask("GET", "/games")
            writer.transport.abort()
            while not [one for one in caplog.records if getattr(one, "status", 0) == 400]:
                await site.nobody.ask("GET", "/games")
    assert not [one for one in caplog.records if one.levelno >= logging.WARNING]


async def test_who_is_cut_off_is_cut_off_once() -> None:
    state = TableState("t" * 22)
    ana, bea = Guest("a" * 22, "Ana", "en"), Guest("b" * 22, "Bea", "en")
    actions.open_table(state, ana, "toy", {}, [NewSeat("mine"), NewSeat("open")], False, bytes(32), [""] * 2)
    place = HostedTable(state.ident)
    place.state = state

    ear = websocket.GuestListener(place, 0, bea)
    async with asyncio.timeout(60) as ear.deadline:
        assert ear.deadline is not None
        ear.send(Pong())
        assert ear.is_disconnected
        ends = ear.deadline.when()
        await asyncio.sleep(0.01)
        ear.send(Pong())
        ear.disconnect()
        assert ear.deadline.when() == ends


async def test_a_socket_is_closed_once() -> None:
    sent: list[Any] = []

    async def receive() -> Any:
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        sent.append(message["type"])

    socket = Socket({}, receive, send)
    await socket.accept()
    await socket.close(1013)
    await socket.close(1008)
    with pytest.raises(Disconnected):
        await socket.send(b"late")
    assert sent == ["websocket.accept", "websocket.close"]
