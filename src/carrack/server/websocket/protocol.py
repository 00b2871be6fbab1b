"""uvicorn's WebSocket protocol with limits, and a direct way to write texts without ASGI's queue.

Every move is sent to all seats and spectators, so the cost of a single send dominates.
"""

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import State

from carrack.server.http.protocol import ServerConfig

AT_ONCE = "carrack.at_once"  # the name of our ASGI extension
TEXT = 0x81  # the first byte of a frame that is a whole text; see RFC 6455, 5.2
MOST_PIECES = 100  # frames of one message; empty ones would otherwise fill the memory
SHORT, MIDDLE = 125, 0xFFFF  # lengths that one byte says, or one and two more


class MessageQueue:
    """The part of asyncio.Queue that uvicorn uses, for one reader.

    An asyncio.Queue holds four deques, 3 kB in all, and nearly every connection is idle.
    """

    __slots__ = ("_messages", "_waiting")

    def __init__(self) -> None:
        self._messages: list[Any] = []  # short: uvicorn stops reading while a message waits here
        self._waiting: asyncio.Future[None] | None = None  # set while the reader waits

    def empty(self) -> bool:
        """Return whether no message waits."""
        return not self._messages

    def put_nowait(self, message: Any) -> None:
        """Add a message and wake the reader."""
        self._messages.append(message)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def get(self) -> Any:
        """Wait for a message, and remove and return it."""
        while not self._messages:
            self._waiting = asyncio.get_running_loop().create_future()
            try:
                await self._waiting
            finally:
                self._waiting = None
        return self._messages.pop(0)


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A connection that offers `write_texts` to the application, beside ASGI messages."""

    config: ServerConfig

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count the connection. It fits: the HTTP connection it was before has just been uncounted."""
        super().connection_made(transport)
        self.queue = MessageQueue()  # type: ignore[assignment]  # it has the methods that uvicorn calls
        peer = None if self.client is None else self.client[0]
        self._peer: str | None = peer
        self._is_counted = self.config.connections.take(peer)

    def connection_lost(self, exc: Exception | None) -> None:
        """Uncount the connection."""
        super().connection_lost(exc)
        if self._is_counted:
            self.config.connections.give_back(self._peer)

    def start_keepalive(self) -> None:
        """Free the headers of the handshake, which has just ended: nobody reads them again, and a connection lasts."""
        super().start_keepalive()
        self.request.headers.clear()  # the parser holds the request as long as the connection lasts
        self.response.headers.clear()

    def handle_ping(self) -> None:
        """Answer a ping, unless the peer does not read: unsent pongs would fill the memory."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def handle_cont(self, event: Frame) -> None:
        """Add a continuation frame; abort the connection if a message has too many."""
        super().handle_cont(event)
        if len(self.frames) > MOST_PIECES:
            self.transport.abort()

    def handle_connect(self, event: Any) -> None:
        """Offer `write_texts` to the application."""
        super().handle_connect(event)
        if hasattr(self, "scope"):  # else it was refused
            self.scope["extensions"][AT_ONCE] = {"write": self.write_texts}

    def write_texts(self, *texts: bytes) -> bool:
        """Write texts as frames if the transport is writable; return whether they were written."""
        if not self.writable.is_set() or self.conn.state is not State.OPEN or self.transport.is_closing():
            return False
        self.transport.write(b"".join([part for text in texts for part in (frame_head(len(text)), text)]))
        return True


def frame_head(length: int) -> bytes:
    """Return the frame header of a text of that many bytes."""
    if length <= SHORT:
        return bytes((TEXT, length))
    if length <= MIDDLE:
        return bytes((TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((TEXT, 127)) + length.to_bytes(8, "big")
