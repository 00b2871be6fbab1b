"""A server without a proxy before it: what one connection may send, how long it may take, how many there may be."""

import asyncio
import socket
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import pytest
from websockets.frames import Opcode

from carrack.server.errors import choose_language
from carrack.server.http import protocol
from carrack.server.http.asgi import TrustedProxies
from carrack.server.http.protocol import MOST_HEAD, MOST_HEADERS, MOST_LINE, MOST_PIPELINED, ConnectionCounter
from support.raw_http import dial, read_answer
from support.site import Site, opened, until

START = b"GET /api/games HTTP/1.1\r\nHost: x\r\n"
GAMES = START + b"\r\n"
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@asynccontextmanager
async def dialled(site: Site) -> AsyncIterator[Streams]:
    reader, writer = await dial(site.base)
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


async def until_closed(reader: asyncio.StreamReader) -> bytes:
    """All that comes before the server hangs up."""
    try:
        return await asyncio.wait_for(reader.read(), 10)
    except ConnectionError:
        return b""


async def push(writer: asyncio.StreamWriter, piece: bytes) -> None:
    """Send pieces until the server hangs up."""
    with suppress(ConnectionError):
        while True:
            writer.write(piece)
            await writer.drain()
            await asyncio.sleep(0)


@pytest.mark.parametrize(
    "start",
    [
        START + b"Accept-Language: ",
        START + b"X: 1\r\n" * 3 + b"Cookie: ",
        b"GET /api/games?",
        START + b"en" * 50,  # the name of a header
        START + b"Connection: upgrade\r\nUpgrade: websocket\r\nCookie: ",
        b"POST /api/guests HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n0\r\nTrailer: ",
        b"POST /api/guests HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1;name=",
    ],
    ids=["language", "cookie", "query", "name", "upgrade", "trailer", "chunk"],
)
async def test_no_part_of_a_request_grows_without_end(
    sqlite: str, start: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocol, "LINGER_SECONDS", 0.2)

    async with opened(sqlite) as site, dialled(site) as (reader, writer):
        writer.write(start)
        pushing = asyncio.ensure_future(push(writer, b"a" * 4096))
        answer = await until_closed(reader)
        await asyncio.wait_for(pushing, 10)
        assert answer.startswith((b"HTTP/1.1 431 ", b"HTTP/1.1 400 ")) or b"POST" in start, answer
        assert (await site.client.get("/api/games")).status_code == 200


@pytest.mark.parametrize(
    ("head", "status"),
    [
        (b"X: " + b"a" * (MOST_LINE - 100) + b"\r\n", 200),
        (b"X: " + b"a" * MOST_LINE + b"\r\n", 431),
        (b"".join(b"X-%d: %b\r\n" % (at, b"a" * 4000) for at in range(MOST_HEAD // 4000 + 1)), 431),
        (b"X: 1\r\n" * (MOST_HEADERS - 5), 200),
        (b"X: 1\r\n" * (MOST_HEADERS + 1), 431),
    ],
)
@pytest.mark.parametrize("upgrade", [b"", b"Connection: Upgrade\r\nUpgrade: websocket\r\n"])
async def test_a_head_that_is_too_large_is_refused_as_such(
    sqlite: str, head: bytes, status: int, upgrade: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(sqlite) as site, dialled(site) as (reader, writer):
        writer.write(START + upgrade + head + b"\r\n")
        answer = await read_answer(reader)
        assert answer.status == (400 if upgrade and status == 200 else status)  # no key: not really a WebSocket
        if status == 431:
            assert b"content-type: application/problem+json" in answer.head
            assert b'"code":"head-too-large"' in answer.body
            assert b"x-content-type-options: nosniff" in answer.head
            assert await until_closed(reader) == b""
            assert site.counted("carrack_problems_total", over="http", code="head-too-large") == 1
    assert "Error" not in caplog.text


def test_a_language_is_chosen_from_the_beginning_of_its_header() -> None:
    assert choose_language("de, it;q=0.5, fr;q=0.8") == "fr"
    assert choose_language(("zz," * 30) + "fr") == "en"
    assert choose_language("fr" + "," * 6_000_000) == "fr"
    assert choose_language("x" * 6_000_000 + ",fr") == "en"


@pytest.mark.parametrize("sent", [b"", b"\r\n", b"GET", START, b"\r\n\r\n" + START])
async def test_who_never_finishes_a_head_is_let_go(sqlite: str, sent: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "HEAD_SECONDS", 0.3)

    async with opened(sqlite) as site, dialled(site) as (reader, writer):
        writer.write(sent)
        answer = await until_closed(reader)
        assert answer.startswith(b"HTTP/1.1 408 ") if sent.strip() else answer == b""
        assert not sent.strip() or b'"code":"too-slow"' in answer


async def seconds_until_closed(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, piece: bytes) -> float:
    """Send a piece again and again until the server closes the connection; return how long that took."""
    began = asyncio.get_running_loop().time()
    closed = asyncio.ensure_future(until_closed(reader))
    while not closed.done():
        writer.write(piece)
        await asyncio.sleep(0.05)
    return asyncio.get_running_loop().time() - began


@pytest.mark.parametrize("piece", [b"\r\n", b"a"])
@pytest.mark.parametrize("before", [b"", GAMES])
async def test_who_sends_a_head_by_the_letter_is_let_go(
    sqlite: str, before: bytes, piece: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocol, "HEAD_SECONDS", 0.5)

    async with opened(sqlite) as site, dialled(site) as (reader, writer):
        if before:
            writer.write(before)
            assert (await read_answer(reader)).status == 200
        if piece == b"a":
            writer.write(START + b"X: ")
        assert await seconds_until_closed(reader, writer, piece) < 5


async def test_who_sends_a_body_by_the_letter_that_nobody_reads_is_let_go(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocol, "BODY_SECONDS", 0.5)

    async with opened(sqlite) as site, dialled(site) as (reader, writer):
        writer.write(START + b"Content-Length: 60000\r\n\r\n")
        assert (await read_answer(reader)).status == 200
        assert await seconds_until_closed(reader, writer, b"a") < 5


async def test_a_connection_that_is_kept_serves_one_request_after_the_other(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocol, "HEAD_SECONDS", 0.3)
    monkeypatch.setattr(protocol, "BODY_SECONDS", 0.3)

    async with opened(sqlite) as site, dialled(site) as (reader, writer):
        for _ in range(4):
            writer.write(GAMES)
            assert (await read_answer(reader)).status == 200
            await asyncio.sleep(0.2)  # in all longer than one request may take to arrive
        writer.write(GAMES[:30])
        await asyncio.sleep(0.1)
        writer.write(GAMES[30:])
        assert (await read_answer(reader)).status == 200


async def test_pipelined_requests_are_answered_in_order_up_to_a_number(sqlite: str) -> None:
    async with opened(sqlite) as site:
        async with dialled(site) as (reader, writer):
            writer.write(GAMES * MOST_PIPELINED)
            assert [(await read_answer(reader)).status for _ in range(MOST_PIPELINED)] == [200] * MOST_PIPELINED
        async with dialled(site) as (reader, writer):
            pushing = asyncio.ensure_future(push(writer, GAMES * 1000))
            answers = await until_closed(reader)
            assert answers.count(b"HTTP/1.1 ") <= MOST_PIPELINED
            await asyncio.wait_for(pushing, 10)
        assert (await site.client.get("/api/games")).status_code == 200


def test_connections_are_limited_in_all_and_by_client() -> None:
    connections = ConnectionCounter(10, 3, TrustedProxies(["10.0.0.1"]))
    assert [connections.take("203.0.113.1") for _ in range(4)] == [True, True, True, False]
    assert not connections.take("203.0.113.1")
    connections.give_back("203.0.113.1")
    assert connections.take("203.0.113.1")
    assert [connections.take(f"2001:db8::{at}") for at in range(3)] == [True] * 3
    assert not connections.take("2001:db8::4")  # one line of a provider
    assert [connections.take("10.0.0.1") for _ in range(3)] == [True] * 3
    assert not connections.take("203.0.113.9")  # what is left is for this machine and its proxies
    assert connections.take("127.0.0.1")
    assert not connections.take("127.0.0.1")
    assert not connections.take(None)
    for peer in ["203.0.113.1"] * 3 + ["2001:db8::9"] * 3 + ["10.0.0.1"] * 3 + ["127.0.0.1"]:
        connections.give_back(peer)
    assert len(connections) == 0
    assert all(ConnectionCounter(0, 0, TrustedProxies([])).take("203.0.113.1") for _ in range(10_000))


async def test_a_connection_too_many_is_refused_and_the_others_are_not(sqlite: str) -> None:
    async with opened(sqlite, connections=4) as site:
        ana = await site.guest("Ana")
        table = await site.table(ana, await site.guest("Bea"))
        async with ana.live(table, 0) as wire, dialled(site) as first, dialled(site) as second:
            await wire.until("fresh")
            async with dialled(site) as (reader, _):
                answer = await read_answer(reader)
                assert answer.status == 429
                assert b'"code":"too-many"' in answer.body
                assert b"retry-after: " in answer.head
            await wire.settle()
            for reader, writer in (first, second):
                writer.write(GAMES)
                assert (await read_answer(reader)).status == 200
        await until(lambda: len(site.connections) == 1)  # that of our client
        async with dialled(site) as (reader, writer):
            writer.write(GAMES)
            assert (await read_answer(reader)).status == 200


async def deaf_socket(site: Site, table: str) -> socket.socket:
    """A WebSocket whose client reads nothing but the answer to its opening."""
    plain = socket.create_connection(("127.0.0.1", int(site.base.rpartition(":")[2])))
    plain.setblocking(False)
    loop = asyncio.get_running_loop()
    head = f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    head += "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    await loop.sock_sendall(plain, head.encode())
    received = b""
    while not received.endswith(b"\r\n\r\n"):
        received += await loop.sock_recv(plain, 1)
    assert received.startswith(b"HTTP/1.1 101 ")
    return plain


def frame(opcode: Opcode, payload: bytes, *, is_last: bool = True) -> bytes:
    return struct.pack("!BB4x", (0x80 if is_last else 0) | opcode, 0x80 | len(payload)) + payload


async def test_pings_of_a_client_that_does_not_read_fill_no_memory(sqlite: str) -> None:
    async with opened(sqlite) as site:
        table = await site.table(*await site.guests("Ana", "Bea"))
        with await deaf_socket(site, table) as plain:
            (server_side,) = [one for one in site.connections if isinstance(one, protocol.WebSocketProtocol)]
            hello = frame(Opcode.TEXT, b'{"type":"hello"}')
            await asyncio.get_running_loop().sock_sendall(plain, hello)
            pings = frame(Opcode.PING, bytes(125)) * 1000
            for _ in range(200):
                await asyncio.get_running_loop().sock_sendall(plain, pings)
            assert server_side.transport.get_write_buffer_size() < 1_000_000


async def test_a_message_in_very_many_pieces_ends_the_connection(sqlite: str) -> None:
    async with opened(sqlite) as site:
        table = await site.table(*await site.guests("Ana", "Bea"))
        with await deaf_socket(site, table) as plain:
            loop = asyncio.get_running_loop()
            await loop.sock_sendall(plain, frame(Opcode.TEXT, b"{", is_last=False))
            with suppress(ConnectionError):
                await loop.sock_sendall(plain, frame(Opcode.CONT, b"", is_last=False) * 2 * protocol.MOST_PIECES)
            async with asyncio.timeout(8):  # less than it would be waited for the end of a first message
                await until(
                    lambda: not [one for one in site.connections if isinstance(one, protocol.WebSocketProtocol)]
                )


async def test_a_live_connection_outlasts_the_deadlines_of_its_handshake(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocol, "HEAD_SECONDS", 0.3)
    monkeypatch.setattr(protocol, "BODY_SECONDS", 0.3)

    async with opened(sqlite) as site:
        ana, bea = await site.guests("Ana", "Bea")
        async with ana.live(await site.table(ana, bea), 0) as wire:
            await wire.settle()
            await asyncio.sleep(0.6)
            await wire.settle()
