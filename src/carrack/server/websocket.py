"""A live connection to a table: receives calls, sends broadcasts.

It uses ASGI without the framework: connections are many, and every layer would cost memory and time for each of them.
"""

import asyncio
import math
import re
from contextlib import suppress
from typing import TypeVar

import msgspec

from carrack.engine.errors import CarrackError
from carrack.server.api_types.answers import (
    Done,
    FullView,
    Numbers,
    Pong,
    ProblemMessage,
    ServerMessage,
    StandingRevision,
    TableView,
)
from carrack.server.api_types.requests import BidPlan, ClientMessage, Hello, Ping, Say
from carrack.server.errors import Refused, choose_language, problem
from carrack.server.http.asgi import Client, Message, Receive, Scope, Send, header
from carrack.server.http.middleware import RateLimiter
from carrack.server.http.protocol import AT_ONCE
from carrack.server.http.sessions import CookieToken, SessionCookies
from carrack.server.observability import log, place_of
from carrack.server.storage.database import AWAY
from carrack.server.storage.schema import Guest
from carrack.server.tables.actions import check_private, check_seat
from carrack.server.tables.broadcast import Listener, Write, encode
from carrack.server.tables.commands import MoveCommand, PlanCommand, Reply, send_chat
from carrack.server.tables.registry import HostedTable, TableRegistry
from carrack.server.tables.table_state import TableState
from carrack.server.tables.views import add_reader_facts


class Disconnected(Exception):
    """The peer has closed the connection."""


class Socket:
    """A WebSocket for texts. `write` sends one directly, if the protocol offers that."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.write: Write | None = (scope.get("extensions") or {}).get(AT_ONCE, {}).get("write")
        self._receive = receive
        self._send = send
        self._is_closed = False

    async def accept(self) -> None:
        """Accept the connection."""
        await self._receive()
        await self._tell({"type": "websocket.accept"})

    async def receive(self) -> str:
        """Return the next text; empty for a binary message. Raises Disconnected."""
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            raise Disconnected
        return message.get("text") or ""

    async def send(self, text: bytes) -> None:
        """Send a text through ASGI. Raises Disconnected."""
        if self._is_closed:
            raise Disconnected
        await self._tell({"type": "websocket.send", "text": text.decode()})

    async def close(self, code: int) -> None:
        """Close the connection, once."""
        if self._is_closed:
            return
        self._is_closed = True
        await self._tell({"type": "websocket.close", "code": code, "reason": ""})

    async def _tell(self, message: Message) -> None:
        try:
            await self._send(message)
        except OSError as error:
            raise Disconnected from error


HELLO_SECONDS = 10.0  # for the first message to arrive
CLOSE_SECONDS = 10.0  # for a connection to close in order; a peer that does not read never does
LARGEST_MESSAGE = 64 * 1024  # characters of a message
MINUTE = 60.0
MOST_EXCESS = 50  # consecutive messages over the rate limit, after which the connection is closed
BROKEN_RULES = 1008
OUR_FAULT = 1011
TRY_AGAIN = 1013
TEMPLATE = "/api/tables/{ident}/live"
PATH = re.compile(TEMPLATE.format(ident="([^/]+)"))
T = TypeVar("T")
HELLO = msgspec.json.Decoder(Hello)
CLIENT_MESSAGES: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class GuestListener(Listener):
    """The connection of a guest. It is disconnected as soon as its seat belongs to somebody else."""

    def __init__(self, hosted: HostedTable, seat: int | None, guest: Guest | None, write: Write | None = None) -> None:
        super().__init__(seat, write)
        self._hosted = hosted
        self._guest = guest
        self.deadline: asyncio.Timeout | None = None  # when the receiving loop is ended by force

    def send(self, message: ServerMessage | bytes) -> None:
        """Send a message, if the guest still owns the seat."""
        state = self._hosted.state
        if self.is_disconnected:
            return
        if self.seat is not None and state is not None and not self._is_seated(state, self.seat):
            self.disconnect()
        else:
            super().send(message)

    def _is_seated(self, state: TableState, seat: int) -> bool:
        """Whether the seat is still the guest's; assumed while the seats are being renumbered."""
        if len(state.reseatings) != self.reseatings:
            return True
        return self._guest is not None and state.setups[seat].guest == self._guest.id

    def send_full_view(self, state: TableState, view: TableView) -> None:
        """Send a full view, with the facts about its reader."""
        add_reader_facts(view, state, self._guest)
        self.send(FullView(view))

    def disconnect(self) -> None:
        """End the connection, even if the peer no longer reads."""
        if self.is_disconnected:
            return
        super().disconnect()
        if self.deadline is not None:
            self.deadline.reschedule(asyncio.get_running_loop().time() + CLOSE_SECONDS)


class LiveEndpoint:
    """The ASGI endpoint of live connections."""

    def __init__(self, registry: TableRegistry, session_cookies: SessionCookies) -> None:
        self._registry = registry
        self._session_cookies = session_cookies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a connection until either side closes it."""
        found = PATH.fullmatch(scope["path"])
        if found is None:
            raise Refused("no-such-path")
        scope["path_template"] = TEMPLATE
        lang, kept = choose_language(header(scope, b"accept-language")), self._session_cookies.read(scope)
        client: Client = scope["state"]["client"]
        scope["headers"] = []  # free the memory: they are not needed again, and a connection lasts
        socket = Socket(scope, receive, send)
        try:
            await socket.accept()
            await self._handshake(socket, found[1], client, lang, kept)
        except Disconnected:
            pass
        except Exception as error:  # noqa: BLE001 - any fault is logged without its values
            log.error("%s at %s", type(error).__name__, place_of(error))
            with suppress(Disconnected):
                await socket.close(OUR_FAULT)

    async def _handshake(self, socket: Socket, ident: str, client: Client, lang: str, kept: CookieToken | None) -> None:
        """Read the hello message, authenticate, and serve the connection."""
        registry = self._registry
        try:
            hello = _decode(await asyncio.wait_for(socket.receive(), HELLO_SECONDS), HELLO)
            token = hello.token or (kept and kept.token)
            guest = None if token is None else await registry.guests.by_token(token)
            if hello.token is not None and guest is None:
                raise Refused("bad-token")
            lang = lang if guest is None else guest.lang
            pace = RateLimiter(0 if client.is_near else registry.config.messages_per_minute, MINUTE)
            with registry.use(ident) as hosted:
                await LiveConnection(socket, registry, hosted, guest, hello, lang).serve(pace)
        except CarrackError as error:
            await socket.send(encode(self._problem_message(error, lang)))
            await socket.close(BROKEN_RULES)
        except AWAY as error:
            log.error("%s at %s", type(error).__name__, place_of(error))
            await socket.send(encode(self._problem_message(Refused("no-database"), lang)))
            await socket.close(TRY_AGAIN)
        except TimeoutError:
            await socket.close(BROKEN_RULES)

    def _problem_message(self, error: CarrackError, lang: str) -> ProblemMessage:
        """Return a problem message, and count it."""
        self._registry.metrics.refused("socket", error.code)
        return ProblemMessage(problem(error, lang))


class LiveConnection:
    """One connection to a table, of a player or a spectator."""

    def __init__(
        self, socket: Socket, registry: TableRegistry, hosted: HostedTable, guest: Guest | None, hello: Hello, lang: str
    ) -> None:
        self._socket = socket
        self._registry = registry
        self._hosted = hosted
        self._guest = guest
        self._hello = hello
        self._lang = lang
        self._listener = GuestListener(hosted, hello.seat, guest, socket.write)

    async def serve(self, pace: RateLimiter) -> None:
        """Send broadcasts and execute received calls until the connection ends."""
        registry, hosted, listener, hello = self._registry, self._hosted, self._listener, self._hello
        with registry.revocations.tracking("" if self._guest is None else self._guest.id, listener):
            await registry.subscribe(hosted, listener, hello.chat, self._resume)
            sending = asyncio.ensure_future(self._send_all())
            try:
                with suppress(TimeoutError):  # the peer does not even read the close frame
                    async with asyncio.timeout(None) as listener.deadline:
                        await self._receive_all(pace)
            finally:
                listener.deadline = None
                registry.unsubscribe(hosted, listener)
                sending.cancel()
                await asyncio.gather(sending, return_exceptions=True)

    def _resume(self, state: TableState) -> None:
        """Send the full view, or the missed changes. Under the table's lock: nothing is lost or sent twice."""
        hello, guest, broadcast = self._hello, self._guest, self._hosted.broadcast
        check_private(state, guest)
        if hello.seat is not None:
            check_seat(state, guest, hello.seat)
        self._listener.reseatings = len(state.reseatings)
        view = broadcast.full_view(state, hello.seat)
        missed = None
        if hello.update is not None and hello.revision is not None:
            missed = broadcast.missed(hello.seat, hello.update, hello.revision)
        if missed is None:
            self._listener.send_full_view(state, view)
            return
        for message in missed:
            self._listener.send(message)

    async def _send_all(self) -> None:
        while (texts := await self._listener.next_texts()) is not None:
            texts.reverse()
            while texts:  # sent texts are freed while waiting
                await self._socket.send(texts.pop())
        await self._socket.close(TRY_AGAIN)

    async def _receive_all(self, pace: RateLimiter) -> None:
        excess = 0
        while excess < MOST_EXCESS:
            text = await self._socket.receive()
            wait = pace.wait()
            excess = excess + 1 if wait else 0
            key = ""
            try:
                call = _decode(text, CLIENT_MESSAGES)
                key = "" if isinstance(call, Ping) else call.key
                if wait:
                    raise Refused("too-many", retry_after=math.ceil(wait))
                await self._execute(call)
            except CarrackError as error:
                self._refuse(error, key)
            except AWAY as error:
                log.error("%s at %s", type(error).__name__, place_of(error))
                self._refuse(Refused("no-database"), key)
        await self._socket.close(BROKEN_RULES)

    def _refuse(self, error: CarrackError, key: str) -> None:
        """Send a problem message, and count it."""
        self._registry.metrics.refused("socket", error.code)
        self._listener.send(ProblemMessage(problem(error, self._lang), key))

    async def _execute(self, call: ClientMessage) -> None:
        """Execute a call and answer it."""
        registry, guest, hello, listener = self._registry, self._guest, self._hello, self._listener
        if isinstance(call, Ping):
            listener.send(Pong())
            return
        if guest is None:
            raise Refused("no-token")
        if listener.is_disconnected:  # the connection ends: the token was revoked, or the seat belongs to somebody else
            return
        if guest.is_bot and await registry.guests.by_token(hello.token or "") is None:
            raise Refused("bad-token")  # it was revoked meanwhile
        if isinstance(call, Say):
            listener.send(Done(call.key, await send_chat(registry, guest, self._hosted.ident, call)))
            return
        if listener.seat is None:
            raise Refused("not-seated")
        if isinstance(call, BidPlan):
            stands: Reply[StandingRevision] = Reply(listener, lambda answer: Done(call.key, answer))
            await registry.execute(PlanCommand(self._hosted.ident, guest, listener.seat, call, stands))
            return
        reply: Reply[Numbers] = Reply(listener, lambda numbers: Done(call.key, numbers))
        await registry.execute(MoveCommand(self._hosted.ident, guest, listener.seat, call, reply))


def _decode(text: str | bytes, decoder: msgspec.json.Decoder[T]) -> T:
    if len(text) > LARGEST_MESSAGE:
        raise Refused("too-large")
    try:
        return decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("bad-request", field="") from error
