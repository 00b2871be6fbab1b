"""A cheap WebSocket client: text messages only, no compression, a mask of zeros."""

import asyncio
import struct
from collections.abc import Callable

HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: Y2FycmFjayBiZW5jaG1hcg==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Socket(asyncio.Protocol):
    """One connection. It calls `hear` with every message and counts the received bytes."""

    def __init__(self, host: str, port: int, path: str, hear: Callable[["Socket", bytes], None]) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.received = 0
        self._request = HANDSHAKE.format(path=path, host=host, port=port).encode()
        self._hear = hear
        self._data = bytearray()
        self._parts: list[bytes] = []

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._request)

    def connection_lost(self, _error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server hung up"))
        self.closed.set_result(None)

    def close(self) -> None:
        self._transport.close()

    def send(self, text: bytes) -> None:
        self._frame(TEXT, text)

    def _frame(self, kind: int, body: bytes) -> None:
        size = len(body)
        if size < 126:
            head = struct.pack("!BB4x", 0x80 | kind, 0x80 | size)
        else:
            head = struct.pack("!BBH4x", 0x80 | kind, 0xFE, size)
        self._transport.write(head + body)

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        self._data += data
        if not self.opened.done():
            end = self._data.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self._data.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(bytes(self._data[:end]).decode()))
                return
            del self._data[: end + 4]
            self.opened.set_result(None)
        at = 0
        buffer = self._data
        while len(buffer) - at >= 2:
            head, size = buffer[at], buffer[at + 1]
            start = at + 2
            if size == 126:
                start += 2
                size = int.from_bytes(buffer[at + 2 : at + 4], "big")
            elif size == 127:
                start += 8
                size = int.from_bytes(buffer[at + 2 : at + 10], "big")
            if len(buffer) < start + size:
                break
            self._take(head, bytes(buffer[start : start + size]))
            at = start + size
        del buffer[:at]

    def _take(self, head: int, body: bytes) -> None:
        kind = head & 15
        if kind == PING:
            self._frame(PONG, body)
        elif kind == CLOSE:
            self._transport.close()
        elif kind in {0, TEXT}:
            self._parts.append(body)
            if head & 0x80:
                text, self._parts = b"".join(self._parts), []
                self._hear(self, text)


async def connect(host: str, port: int, path: str, hear: Callable[["Socket", bytes], None]) -> Socket:
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(host, port, path, hear), host, port)
    await socket.opened
    return socket
