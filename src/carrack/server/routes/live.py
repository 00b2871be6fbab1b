"""The live connection to a table."""

import asyncio
import math
from contextlib import suppress
from typing import Any, TypeVar

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from sqlalchemy.exc import SQLAlchemyError

from carrack.engine.errors import CarrackError
from carrack.server.actions import check_private, check_seat
from carrack.server.calls import send_line, send_node
from carrack.server.client import Client
from carrack.server.database import AWAY
from carrack.server.errors import Refused
from carrack.server.guest import Guest
from carrack.server.hall import Hall, Place
from carrack.server.limits import Limiter
from carrack.server.live import Listener, encode
from carrack.server.picture import address
from carrack.server.problems import choose_language, problem
from carrack.server.room import Room
from carrack.server.session import NAME, Seal
from carrack.server.wire import Done, Fresh, Hello, Ping, Pong, SaidNow, Say, Spoke, Told, Trouble

PATIENCE = 10.0  # seconds for the first message
FAREWELL = 10.0  # seconds for a connection that is cut off to end, which one that reads nothing never does
REVOKED = 15.0  # seconds after which a bot whose token was taken away hears no more
LARGEST = 64 * 1024  # bytes of a message
MINUTE = 60.0
MOST_EXCESS = 50  # messages in a row that come too soon
BROKEN_RULES = 1008
TRY_AGAIN = 1013
AnySocket = WebSocket[Any, Any, Any]
T = TypeVar("T")
HELLO = msgspec.json.Decoder(Hello)
SPOKE: msgspec.json.Decoder[Spoke] = msgspec.json.Decoder(Spoke)


class Ear(Listener):
    """A guest's connection: it is cut off as soon as its seat is somebody else's."""

    def __init__(self, place: Place, seat: int | None, guest: Guest | None) -> None:
        super().__init__(seat)
        self._place = place
        self._guest = "" if guest is None else guest.id
        self.stay: asyncio.Timeout | None = None  # how long it may stay

    def send(self, message: Told | str) -> None:
        """Put a message behind the others, if it may be heard here."""
        room = self._place.room
        if self.seat is not None and room is not None and room.chairs[self.seat].guest != self._guest:
            self.cut()
        else:
            super().send(message)

    def cut(self) -> None:
        """End the connection, whether the other side hears of it or not."""
        super().cut()
        if self.stay is not None:
            self.stay.reschedule(asyncio.get_running_loop().time() + FAREWELL)


@websocket("/api/tables/{ident:str}/live")
async def live(
    socket: AnySocket, hall: NamedDependency[Hall], seal: NamedDependency[Seal], ident: FromPath[str]
) -> None:
    """Listen to a table, and play there."""
    await socket.accept()
    lang = choose_language(socket.headers.get("accept-language", ""))
    try:
        hello = _decode(await asyncio.wait_for(socket.receive_data("text"), PATIENCE), HELLO)
        token = hello.token or seal.open(socket.cookies.get(NAME, ""))
        guest = None if token is None else await hall.store.guest(token)
        if hello.token is not None and guest is None:
            raise Refused("bad-token")
        lang = lang if guest is None else guest.lang
        await _serve(socket, hall, ident, guest, hello, lang)
    except CarrackError as error:
        await _send(socket, Trouble(problem(error, lang)))
        await socket.close(BROKEN_RULES)
    except AWAY:
        await _send(socket, Trouble(problem(Refused("no-database"), lang)))
        await socket.close(TRY_AGAIN)
    except TimeoutError:
        await socket.close(BROKEN_RULES)
    except WebSocketDisconnect:
        pass


async def _serve(socket: AnySocket, hall: Hall, ident: str, guest: Guest | None, hello: Hello, lang: str) -> None:
    async with hall.at(ident) as place:
        listener = Ear(place, hello.seat, guest)

        def sit(room: Room) -> None:
            """Take everything up at once, so that nothing is missed and nothing comes twice."""
            check_private(room, guest)
            if hello.seat is not None:
                check_seat(room, guest, hello.seat)
            picture = msgspec.structs.replace(place.channel.look(room, hello.seat))
            missed = None
            if hello.update is not None and hello.revision is not None:
                missed = place.channel.missed(hello.seat, hello.update, hello.revision)
            address(picture, room, guest)
            for message in [Fresh(picture)] if missed is None else missed:
                listener.send(message)

        said = await hall.store.said(ident, hello.chat, lately=True)
        await hall.listen(place, listener, sit)
        # What is said between these two comes twice, with the same number, rather than never.
        for line in said:
            listener.send(SaidNow(line))
        tasks = [asyncio.ensure_future(_send_all(socket, listener))]
        if guest is not None and guest.is_bot:
            tasks.append(asyncio.ensure_future(_watch_token(hall, hello.token or "", listener)))
        try:
            with suppress(TimeoutError):  # nothing could be sent to it any more, not even that it ends
                async with asyncio.timeout(None) as listener.stay:
                    await _receive_all(socket, hall, ident, guest, hello, listener, lang)
        finally:
            listener.stay = None
            hall.leave(place, listener)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


async def _watch_token(hall: Hall, token: str, listener: Listener) -> None:
    """Cut a bot off whose token was taken away, at whatever process."""
    while not listener.is_lost:
        await asyncio.sleep(REVOKED)
        with suppress(SQLAlchemyError, OSError):  # the database is away: another time
            if await hall.store.guest(token) is None:
                listener.cut()


async def _send_all(socket: AnySocket, listener: Listener) -> None:
    while (texts := await listener.unread()) is not None:
        for text in texts:
            await socket.send_data(text, "text")
    await socket.close(TRY_AGAIN)


async def _receive_all(
    socket: AnySocket, hall: Hall, ident: str, guest: Guest | None, hello: Hello, listener: Listener, lang: str
) -> None:
    client: Client = socket.state["client"]
    pace = Limiter(0 if client.is_near else hall.config.messages_per_minute, MINUTE)
    excess = 0
    while excess < MOST_EXCESS:
        text = await socket.receive_data("text")
        wait = pace.wait()
        excess = excess + 1 if wait else 0
        key = ""
        try:
            call = _decode(text, SPOKE)
            key = "" if isinstance(call, Ping) else call.key
            if wait:
                raise Refused("too-many", retry_after=math.ceil(wait))
            if isinstance(call, Ping):
                listener.send(Pong())
                continue
            if guest is None:
                raise Refused("no-token")
            if guest.is_bot and await hall.store.guest(hello.token or "") is None:
                raise Refused("bad-token")  # it was taken away meanwhile
            if isinstance(call, Say):
                listener.send(Done(key, await send_line(hall, guest, ident, call)))
            elif hello.seat is None:
                raise Refused("not-seated")
            else:
                listener.send(Done(key, await send_node(hall, guest, ident, hello.seat, call)))
        except CarrackError as error:
            listener.send(Trouble(problem(error, lang), key))
        except AWAY:
            listener.send(Trouble(problem(Refused("no-database"), lang), key))
    await socket.close(BROKEN_RULES)


def _decode(text: str | bytes, decoder: msgspec.json.Decoder[T]) -> T:
    if len(text) > LARGEST:
        raise Refused("too-large")
    try:
        return decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("bad-request", field="") from error


async def _send(socket: AnySocket, message: Told) -> None:
    await socket.send_data(encode(message).decode(), "text")
