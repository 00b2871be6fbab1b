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


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A connection that offers `write_texts` to the application, beside ASGI messages."""

    config: ServerConfig

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count the connection. It fits: the HTTP connection it was before has just been uncounted."""
        super().connection_made(transport)
        peer = None if self.client is None else self.client[0]
        self._peer: str | None = peer
        self._is_counted = self.config.connections.take(peer)

    def connection_lost(self, exc: Exception | None) -> None:
        """Uncount the connection."""
        super().connection_lost(exc)
        if self._is_counted:
            self.config.connections.give_back(self._peer)

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
