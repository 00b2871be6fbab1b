"""uvicorn's HTTP and WebSocket protocols with limits on the size, duration and number of requests and connections.

uvicorn leaves these limits to a proxy, and so does its parser: a header, a trailer or a queue of pipelined requests may
grow without end there. A server that people reach directly needs its own.

The WebSocket protocol also has a direct way to write texts without ASGI's queue: every move is sent to all seats and
spectators, so the cost of a single send dominates.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import msgspec
import uvicorn
from litestar import Litestar
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import State

from carrack.server.errors import DEFAULT, Refused, problem
from carrack.server.http.asgi import PROBLEM, TrustedProxies, with_safe_headers
from carrack.server.observability import Metrics, log

RESERVED = 0.1  # share of all connections reserved for this machine and its proxies, so that monitors get in


class ConnectionCounter:
    """Counts open connections by the address of their peer. A limit of 0 is none.

    This machine and trusted proxies count towards the total only: a proxy forwards many clients.
    """

    def __init__(self, most: int, most_each: int, proxies: TrustedProxies) -> None:
        self._most = most
        self._most_each = most_each
        self._proxies = proxies
        self._by_client: Counter[str] = Counter()

    def __len__(self) -> int:
        return self._by_client.total()

    def take(self, peer: str | None) -> bool:
        """Count a new connection; return False, without counting it, if there are too many."""
        client, is_ours = self._proxies.neighbour(peer)
        most = self._most if is_ours else self._most - int(self._most * RESERVED)
        if self._most and len(self) >= most:
            return False
        if self._most_each and not is_ours and self._by_client[client] >= self._most_each:
            return False
        self._by_client[client] += 1
        return True

    def give_back(self, peer: str | None) -> None:
        """Stop counting a connection that was counted."""
        client, _ = self._proxies.neighbour(peer)
        self._by_client[client] -= 1
        if not self._by_client[client]:
            del self._by_client[client]


# HTTP -----------------------------------------------------------------------------------------------------------------

MOST_HEAD = 16 * 1024  # bytes of a request's first line and headers, trailers included
MOST_LINE = 8000  # bytes of the first line or of one header; the WebSocket library refuses more than 8192
MOST_HEADERS = 100
MOST_PIPELINED = 16  # queued requests behind the one in progress
HEAD_SECONDS = 20.0  # for a head to arrive
BODY_SECONDS = 25.0  # for a body; the middleware refuses a slow one earlier, if a handler reads it
LINGER_SECONDS = 2.0  # for a refused client to stop sending and read the response
RETRY_SECONDS = 60


class ServerConfig(uvicorn.Config):
    """uvicorn's settings, with the connection counter and the metrics that all its connections share."""

    def __init__(self, app: Litestar, connections: ConnectionCounter, metrics: Metrics, **settings: object) -> None:
        super().__init__(app, http=HttpProtocol, **settings)  # type: ignore[arg-type]  # uvicorn checks them itself
        self.connections = connections
        self.metrics = metrics


class _RefusedHead(Exception):
    """Stops the parser from inside its callbacks."""


class HttpProtocol(HttpToolsProtocol):
    """A connection that is refused or closed when it exceeds a limit."""

    config: ServerConfig

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        """Count the connection; refuse it if there are too many."""
        super().connection_made(transport)
        self._head = 0  # bytes of the head that were parsed
        self._unparsed = 0  # bytes received since the parser last called back: it buffers incomplete lines
        self._lines = 0
        self._is_partial = False  # a request has begun and has not ended
        self._is_refused = False
        self._is_upgraded = False
        self._deadline: asyncio.TimerHandle | None = None
        peer = None if self.client is None else self.client[0]
        self._peer: str | None = peer
        self._is_counted = self.config.connections.take(peer)
        if self._is_counted:
            self._expect_within(HEAD_SECONDS)
        else:
            self._refuse(Refused("too-many", retry_after=RETRY_SECONDS))

    def connection_lost(self, exc: Exception | None) -> None:
        """Uncount the connection."""
        self._forget()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse received data; after a refusal it is ignored."""
        if self._is_refused:
            return
        self._unparsed += len(data)
        super().data_received(data)
        if self._is_ending or self._is_upgraded:
            return
        if self._head + self._unparsed > MOST_HEAD:
            self._refuse(Refused("head-too-large"))
        elif self._deadline is None and not self._is_answering and self.timeout_keep_alive_task is None:
            self._expect_within(HEAD_SECONDS)  # a partial request, or empty lines: uvicorn would wait for ever

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to the WebSocket protocol, which counts it again."""
        self._forget()
        super().handle_websocket_upgrade()
        self._is_upgraded = True
        del self.parser  # it refers back to this object: without the cycle both are freed at once

    def send_400_response(self, msg: str) -> None:
        """Send 400 for a parse error, unless we stopped the parser ourselves."""
        if not self._is_refused:
            super().send_400_response(msg)

    # Parser callbacks ------------------------------------------------------------------------------------------------

    def on_message_begin(self) -> None:
        """Start counting the head of a request."""
        super().on_message_begin()
        self._head = self._unparsed = self._lines = 0
        self._is_partial = True

    def on_url(self, url: bytes) -> None:
        """Count a part of the path."""
        super().on_url(url)
        self._count(len(url), len(self.url))

    def on_header(self, name: bytes, value: bytes) -> None:
        """Count a header or trailer."""
        super().on_header(name, value)
        self._lines += 1
        size = len(name) + len(value) + 4
        self._count(size, size)

    def on_headers_complete(self) -> None:
        """Start the request, or queue it behind pipelined ones."""
        self._unparsed = 0
        if len(self.pipeline) >= MOST_PIPELINED:
            self._stop(Refused("too-many", retry_after=RETRY_SECONDS))
        super().on_headers_complete()
        self._expect_within(BODY_SECONDS)

    def on_body(self, body: bytes) -> None:
        """Note that the parser has advanced."""
        self._unparsed = 0
        super().on_body(body)

    def on_chunk_complete(self) -> None:
        """Note that the parser has advanced."""
        self._unparsed = 0

    def on_message_complete(self) -> None:
        """Stop the deadline: the request is complete."""
        self._unparsed = self._head = 0
        self._is_partial = False
        self._expect_within(None)
        super().on_message_complete()

    def _count(self, size: int, line: int) -> None:
        self._unparsed = 0
        self._head += size
        if self._head > MOST_HEAD or line > MOST_LINE or self._lines > MOST_HEADERS:
            self._stop(Refused("head-too-large"))

    # Limits ----------------------------------------------------------------------------------------------------------

    @property
    def _is_ending(self) -> bool:
        return self._is_refused or self.transport.is_closing()

    @property
    def _is_answering(self) -> bool:
        return bool(self.cycle) and not self.cycle.response_complete

    def _expect_within(self, seconds: float | None) -> None:
        """Set the deadline after which the connection is refused or closed; None: no deadline."""
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None if seconds is None else self.loop.call_later(seconds, self._run_out)

    def _run_out(self) -> None:
        self._deadline = None
        if self._is_partial and not self._is_answering:
            self._refuse(Refused("too-slow"))
        else:
            self.transport.close()

    def _forget(self) -> None:
        self._expect_within(None)
        if self._is_counted:
            self._is_counted = False
            self.config.connections.give_back(self._peer)

    def _stop(self, refused: Refused) -> None:
        """Refuse from inside a parser callback."""
        self._refuse(refused)
        raise _RefusedHead

    def _refuse(self, refused: Refused) -> None:
        """Send an error, if no response is in progress, and close the connection.

        The client may still be sending. Closing at once would reset the connection, and the client might lose the
        response; so its data is ignored for a while first.
        """
        self._is_refused = True
        self._expect_within(None)
        refusal = problem(refused, DEFAULT)
        self.config.metrics.refused("http", refusal.code)
        log.info("call", extra={"method": "-", "route": "-", "status": refusal.status, "ms": 0.0})
        if self._is_answering:
            self.transport.close()
            return
        body = msgspec.json.encode(refusal)
        headers = [(b"content-type", PROBLEM.encode()), (b"content-length", str(len(body)).encode())]
        headers += [(b"content-language", DEFAULT.encode()), (b"connection", b"close")]
        if refusal.retry_after is not None:
            headers.append((b"retry-after", str(refusal.retry_after).encode()))
        lines = [b"%b: %b\r\n" % pair for pair in with_safe_headers(headers, is_secure=self.scheme == "https")]
        self.transport.write(b"".join([STATUS_LINE[refusal.status], *lines, b"\r\n", body]))
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self._deadline = self.loop.call_later(LINGER_SECONDS, self.transport.close)


# WebSocket ------------------------------------------------------------------------------------------------------------

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
