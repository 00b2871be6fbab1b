"""A bot in one seat of one table: it receives updates, thinks when it is asked, and sends its move."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any
from uuid import uuid4

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from carrack.bots import Bot, Budget
from carrack.client.http_client import HttpClient, RequestRefused, ServerUnreachable
from carrack.engine.api import from_builtins
from carrack.engine.info import Info

MAX_MESSAGE = 4 * 1024 * 1024  # bytes
BEFORE = "gathering"
DURING = "playing"
TRANSIENT = {"stale", "stale-revision", "changed", "wrong-life", "not-a-person"}  # the next update resolves them
SERVER_ERROR = 500  # lowest status of an error of the server itself
Think = Callable[[Callable[[], int]], Awaitable[int]]
Node = tuple[Any, ...]  # number of moves and of takebacks


class BadMove(Exception):
    """The bot chose a move that the server refuses."""


class SeatLost(Exception):
    """The seat is not the bot's any more: the host changed the seats before the game."""


class SeatPlayer:
    """A bot in a seat.

    Args:
        http: The server.
        bot: The bot.
        table: The table's id.
        seat: The seat.
        budget: How long the bot may think about a move.
        think: Runs a function in another thread, so that updates are received meanwhile.
    """

    def __init__(self, http: HttpClient, bot: Bot, table: str, seat: int, budget: Budget, think: Think) -> None:
        self._http = http
        self.bot = bot
        self.table = table
        self.seat = seat
        self.sections: dict[str, Any] = {}
        self._budget = budget
        self._think = think
        self._numbers: dict[str, int] = {}  # of the last update, to resume from
        self._updated = asyncio.Event()
        self._fault: Exception | None = None
        self._sent: dict[str, Node] = {}  # for which node a move was sent, by its key
        self._refused: list[tuple[Node, str]] = []  # moves to check: for which node, and the server's sentence
        self.has_update = False  # whether an update arrived since the last connection

    @property
    def facts(self) -> Any:
        """The public facts of the table."""
        return self.sections.get("table", {})

    @property
    def is_replaced(self) -> bool:
        """Whether the host has put another bot into this seat."""
        return bool(self.facts["seats"][self.seat].get("is_away"))

    @property
    def is_done(self) -> bool:
        """Whether the game has ended or was ended."""
        return self.facts.get("life", BEFORE) not in {BEFORE, DURING}

    async def play(self) -> None:
        """Play until the game is over.

        Raises:
            ServerUnreachable: The connection was lost; call it again to resume.
            SeatLost: The seat is not the bot's any more.
            BadMove: The bot chose a move that is refused.
            RequestRefused: The server refuses the connection or a request.
        """
        self.has_update = False
        try:
            async with connect(f"{self._http.live}/api/tables/{self.table}/live", max_size=MAX_MESSAGE) as socket:
                hello = {"type": "hello", "token": self._http.token, "seat": self.seat, **self._numbers}
                await socket.send(json.dumps(hello))
                receiving = asyncio.ensure_future(self._receive(socket))
                try:
                    await self._answer(socket)
                finally:
                    receiving.cancel()
                    await asyncio.gather(receiving, return_exceptions=True)
        except (OSError, InvalidHandshake, WebSocketException) as error:
            raise ServerUnreachable(str(error)) from error

    async def _receive(self, socket: ClientConnection) -> None:
        """Receive updates, even while the bot thinks."""
        try:
            async for text in socket:
                self._handle(json.loads(text))
                self._updated.set()
            self._fault = ServerUnreachable("closed")
        except WebSocketException as error:
            self._fault = ServerUnreachable(str(error))
        self._updated.set()

    def _handle(self, message: Any) -> None:
        match message["type"]:
            case "fresh":
                picture = message["picture"]
                self.sections = picture["sections"]
                self._store_numbers(picture)
                if picture["seat"] is None:
                    self._fault = SeatLost()
                else:
                    self.seat = picture["seat"]  # the host may have changed its number
            case "change":
                self.sections = {**self.sections, **message["sections"]}
                self.sections = {name: value for name, value in self.sections.items() if value is not None}
                self._store_numbers(message)
            case "problem" if message["problem"]["status"] >= SERVER_ERROR:  # transient: the next connection asks again
                self._fault = ServerUnreachable(message["problem"]["detail"])
            case "problem" if message["problem"]["code"] == "not-your-seat":
                self._fault = SeatLost()
            case "problem" if message["problem"]["code"] not in TRANSIENT:
                problem = message["problem"]
                if message["key"] == "" or problem["status"] == 401:
                    self._fault = RequestRefused(problem["code"], problem["detail"])
                else:
                    self._refused.append((self._sent[message["key"]], problem["detail"]))

    def _store_numbers(self, numbers: Any) -> None:
        self._numbers = {"update": numbers["update"], "revision": numbers["revision"]}
        self.has_update = True

    async def _answer(self, socket: ClientConnection) -> None:
        """Send a move whenever the seat is asked at a new node."""
        answered: tuple[Any, ...] = ()
        self._fault = None
        self._refused.clear()
        self._updated.set()
        while not self.is_done:
            await self._updated.wait()
            self._updated.clear()
            if self._fault is not None:
                raise self._fault
            while self._refused:
                await self._check_refusal(*self._refused.pop())
            facts = self.facts
            agreed = facts.get("agreed")
            if agreed and self.seat not in agreed and not self.is_replaced and not self.is_done:
                # A bot agrees to end the game when people want to.
                await self._http.ask("POST", f"/tables/{self.table}/seats/{self.seat}/void", {"agrees": True})
            node = (self.sections.get("view.number"), self.sections.get("view.takebacks"), *self._numbers.values())
            if self.seat not in self.sections.get("awaited", ()) or self.is_replaced or node == answered:
                continue
            view = {name.removeprefix("view."): value for name, value in self.sections.items() if name[:5] == "view."}
            move = await self._think(lambda view=view: self._choose(view))  # type: ignore[misc]  # bound as it is now
            answered = node
            key = uuid4().hex
            self._sent[key] = node[:2]
            sent = {"type": "move", "move": move, "number": node[0], "takebacks": node[1], "key": key}
            await socket.send(json.dumps(sent))

    async def _check_refusal(self, node: Node, detail: str) -> None:
        """Ignore the refusal of a move if another seat moved first, which can happen in an open node.

        Raises:
            BadMove: The position is still the one for which the bot chose.
        """
        now = (await self._http.ask("GET", f"/tables/{self.table}"))["sections"]
        if (now.get("view.number"), now.get("view.takebacks")) == node:
            raise BadMove(detail)

    def _choose(self, view: dict[str, Any]) -> int:
        return self.bot.choose(Info(from_builtins(view)), self._budget)
