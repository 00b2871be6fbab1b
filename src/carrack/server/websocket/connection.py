"""A live connection to a table: receives calls, sends what the table broadcasts.

It speaks ASGI directly: there are many connections, and each layer between costs memory and time for every one.
"""

import asyncio
import math
import re
from contextlib import suppress
from typing import TypeVar

import msgspec

from carrack.engine.errors import CarrackError
from carrack.server.api_types import Done, Fresh, Hello, Numbers, Picture, Ping, Pong, Say, Spoke, Told, Trouble
from carrack.server.errors import Refused, choose_language, problem
from carrack.server.http.asgi import Message, Receive, Scope, Send, header
from carrack.server.http.clients import Client, RateLimiter
from carrack.server.http.sessions import Kept, SessionCookies
from carrack.server.logs import log, place_of
from carrack.server.storage.database import AWAY
from carrack.server.storage.rows import Guest
from carrack.server.tables.actions import check_private, check_seat
from carrack.server.tables.chat import say
from carrack.server.tables.commands import Reply
from carrack.server.tables.hosted_table import HostedTable
from carrack.server.tables.listeners import Listener, Write, encode
from carrack.server.tables.moves import MoveCommand
from carrack.server.tables.registry import TableRegistry
from carrack.server.tables.table_state import TableState
from carrack.server.tables.views import address
from carrack.server.websocket.protocol import AT_ONCE


class Disconnected(Exception):
    """The other side has hung up."""


class Socket:
    """A connection for texts. `write` is a quick way to send one, where the server has it."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.write: Write | None = (scope.get("extensions") or {}).get(AT_ONCE, {}).get("write")
        self._receive = receive
        self._send = send
        self._is_closed = False

    async def accept(self) -> None:
        """Open it."""
        await self._receive()
        await self._tell({"type": "websocket.accept"})

    async def receive(self) -> str:
        """The next text; empty for anything else that comes."""
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            raise Disconnected
        return message.get("text") or ""

    async def send(self, text: bytes) -> None:
        """Send a text."""
        if self._is_closed:
            raise Disconnected
        await self._tell({"type": "websocket.send", "text": text.decode()})

    async def close(self, code: int) -> None:
        """Hang up, once."""
        if self._is_closed:
            return
        self._is_closed = True
        await self._tell({"type": "websocket.close", "code": code, "reason": ""})

    async def _tell(self, message: Message) -> None:
        try:
            await self._send(message)
        except OSError as error:
            raise Disconnected from error


PATIENCE = 10.0  # seconds for the first message
FAREWELL = 10.0  # seconds for a connection that is cut off to end, which one that reads nothing never does
LARGEST = 64 * 1024  # letters of a message
MINUTE = 60.0
MOST_EXCESS = 50  # messages in a row that come too soon
BROKEN_RULES = 1008
OUR_FAULT = 1011
TRY_AGAIN = 1013
TEMPLATE = "/api/tables/{ident}/live"
PATH = re.compile(TEMPLATE.format(ident="([^/]+)"))
T = TypeVar("T")
HELLO = msgspec.json.Decoder(Hello)
SPOKE: msgspec.json.Decoder[Spoke] = msgspec.json.Decoder(Spoke)


class GuestListener(Listener):
    """A guest's connection: it is cut off as soon as its seat is somebody else's."""

    def __init__(self, hosted: HostedTable, seat: int | None, guest: Guest | None, write: Write | None = None) -> None:
        super().__init__(seat, write)
        self._hosted = hosted
        self._guest = guest
        self.stay: asyncio.Timeout | None = None  # how long it may stay

    def send(self, message: Told | bytes) -> None:
        """Put a message behind the others, if it may be heard here."""
        state = self._hosted.state
        if self.is_lost:
            return
        if self.seat is not None and state is not None and not self._is_seated(state, self.seat):
            self.cut()
        else:
            super().send(message)

    def _is_seated(self, state: TableState, seat: int) -> bool:
        """Whether the seat is still the guest's; while its number changes that cannot be told."""
        if len(state.reseatings) != self.reseatings:
            return True
        return self._guest is not None and state.chairs[seat].guest == self._guest.id

    def send_fresh(self, state: TableState, picture: Picture) -> None:
        """Send a whole picture, with what is about its reader."""
        address(picture, state, self._guest)
        self.send(Fresh(picture))

    def cut(self) -> None:
        """End the connection, whether the other side hears of it or not."""
        if self.is_lost:
            return
        super().cut()
        if self.stay is not None:
            self.stay.reschedule(asyncio.get_running_loop().time() + FAREWELL)


class LiveEndpoint:
    """Lets people listen to tables, and play there."""

    def __init__(self, registry: TableRegistry, session_cookies: SessionCookies) -> None:
        self._registry = registry
        self._session_cookies = session_cookies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a connection until one of the two hangs up."""
        found = PATH.fullmatch(scope["path"])
        if found is None:
            raise Refused("no-such-path")
        scope["path_template"] = TEMPLATE
        lang, kept = choose_language(header(scope, b"accept-language")), self._session_cookies.read(scope)
        client: Client = scope["state"]["client"]
        scope["headers"] = []  # nobody reads them again, and a connection lasts
        socket = Socket(scope, receive, send)
        try:
            await socket.accept()
            await self._meet(socket, found[1], client, lang, kept)
        except Disconnected:
            pass
        except Exception as error:  # noqa: BLE001 - whatever it is, it is told without its values
            log.error("%s at %s", type(error).__name__, place_of(error))
            with suppress(Disconnected):
                await socket.close(OUR_FAULT)

    async def _meet(self, socket: Socket, ident: str, client: Client, lang: str, kept: Kept | None) -> None:
        """Hear who comes, and to which seat."""
        registry = self._registry
        try:
            hello = _decode(await asyncio.wait_for(socket.receive(), PATIENCE), HELLO)
            token = hello.token or (kept and kept.token)
            guest = None if token is None else await registry.store.guest(token)
            if hello.token is not None and guest is None:
                raise Refused("bad-token")
            lang = lang if guest is None else guest.lang
            pace = RateLimiter(0 if client.is_near else registry.config.messages_per_minute, MINUTE)
            with registry.use(ident) as hosted:
                await LiveConnection(socket, registry, hosted, guest, hello, lang).last(pace)
        except CarrackError as error:
            await socket.send(encode(self._trouble(error, lang)))
            await socket.close(BROKEN_RULES)
        except AWAY as error:
            log.error("%s at %s", type(error).__name__, place_of(error))
            await socket.send(encode(self._trouble(Refused("no-database"), lang)))
            await socket.close(TRY_AGAIN)
        except TimeoutError:
            await socket.close(BROKEN_RULES)

    def _trouble(self, error: CarrackError, lang: str) -> Trouble:
        """A refusal as a message, counted."""
        self._registry.metrics.refused("socket", error.code)
        return Trouble(problem(error, lang))


class LiveConnection:
    """Somebody at a table, at a seat or looking on."""

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

    async def last(self, pace: RateLimiter) -> None:
        """Tell them what happens and do what they say, until they go."""
        registry, hosted, ear, hello = self._registry, self._hosted, self._listener, self._hello
        with registry.revocations.watching("" if self._guest is None else self._guest.id, ear):
            await registry.listen(hosted, ear, hello.chat, self._sit)
            sending = asyncio.ensure_future(self._send_all())
            try:
                with suppress(TimeoutError):  # nothing could be sent to it any more, not even that it ends
                    async with asyncio.timeout(None) as ear.stay:
                        await self._receive_all(pace)
            finally:
                ear.stay = None
                registry.leave(hosted, ear)
                sending.cancel()
                await asyncio.gather(sending, return_exceptions=True)

    def _sit(self, state: TableState) -> None:
        """Take everything up at once, so that nothing is missed and nothing comes twice."""
        hello, guest, broadcast = self._hello, self._guest, self._hosted.broadcast
        check_private(state, guest)
        if hello.seat is not None:
            check_seat(state, guest, hello.seat)
        self._listener.reseatings = len(state.reseatings)
        picture = broadcast.look(state, hello.seat)
        missed = None
        if hello.update is not None and hello.revision is not None:
            missed = broadcast.missed(hello.seat, hello.update, hello.revision)
        if missed is None:
            self._listener.send_fresh(state, picture)
            return
        for message in missed:
            self._listener.send(message)

    async def _send_all(self) -> None:
        while (texts := await self._listener.unread()) is not None:
            texts.reverse()
            while texts:  # what was sent is not held while we wait for more
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
                call = _decode(text, SPOKE)
                key = "" if isinstance(call, Ping) else call.key
                if wait:
                    raise Refused("too-many", retry_after=math.ceil(wait))
                await self._do(call)
            except CarrackError as error:
                self._refuse(error, key)
            except AWAY as error:
                log.error("%s at %s", type(error).__name__, place_of(error))
                self._refuse(Refused("no-database"), key)
        await self._socket.close(BROKEN_RULES)

    def _refuse(self, error: CarrackError, key: str) -> None:
        """Tell of a refusal, and count it."""
        self._registry.metrics.refused("socket", error.code)
        self._listener.send(Trouble(problem(error, self._lang), key))

    async def _do(self, call: Spoke) -> None:
        """Carry out what they say, and answer."""
        registry, guest, hello, ear = self._registry, self._guest, self._hello, self._listener
        if isinstance(call, Ping):
            ear.send(Pong())
            return
        if guest is None:
            raise Refused("no-token")
        if ear.is_lost:  # it is about to end: its token was revoked, or its seat is somebody else's
            return
        if guest.is_bot and await registry.store.guest(hello.token or "") is None:
            raise Refused("bad-token")  # it was taken away meanwhile
        if isinstance(call, Say):
            ear.send(Done(call.key, await say(registry, guest, self._hosted.ident, call)))
            return
        if ear.seat is None:
            raise Refused("not-seated")
        reply: Reply[Numbers] = Reply(ear, lambda numbers: Done(call.key, numbers))
        await registry.execute(MoveCommand(self._hosted.ident, guest, ear.seat, call, reply))


def _decode(text: str | bytes, decoder: msgspec.json.Decoder[T]) -> T:
    if len(text) > LARGEST:
        raise Refused("too-large")
    try:
        return decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("bad-request", field="") from error
