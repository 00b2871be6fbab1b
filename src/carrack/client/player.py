"""One seat at one table: it listens, thinks when it is asked, and sends its move."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any
from uuid import uuid4

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from carrack.bots import Bot, Budget
from carrack.client.calls import Calls, NoServer, Refusal
from carrack.engine.api import from_builtins
from carrack.engine.info import Info

LARGEST = 4 * 1024 * 1024  # bytes of a message that is listened to
BEFORE = "gathering"
DURING = "playing"
PASSING = {"stale", "stale-revision", "wrong-life", "not-a-person"}  # refusals that the next change answers
FAULTS = 500  # the status from which on the server is to blame
Think = Callable[[Callable[[], int]], Awaitable[int]]


class BadMove(Exception):
    """The bot chose what the server refuses."""


class SeatLost(Exception):
    """The seat is not the bot's any more: the host has changed the seats before the game."""


class Player:
    """A bot in a seat. `think` runs what it is given where thinking disturbs nobody."""

    def __init__(self, calls: Calls, bot: Bot, table: str, seat: int, budget: Budget, think: Think) -> None:
        self.calls = calls
        self.bot = bot
        self.table = table
        self.seat = seat
        self.sections: dict[str, Any] = {}
        self._budget = budget
        self._think = think
        self._numbers: dict[str, int] = {}  # to resume from
        self._news = asyncio.Event()
        self._fault: Exception | None = None
        self.has_heard = False  # since the last connection

    @property
    def facts(self) -> Any:
        """What the public knows of the table."""
        return self.sections.get("table", {})

    @property
    def is_kept(self) -> bool:
        """Whether the host has put another bot in this one's place."""
        return bool(self.facts["seats"][self.seat].get("is_away"))

    @property
    def is_done(self) -> bool:
        """Whether there is nothing to play any more."""
        return self.facts.get("life", BEFORE) not in {BEFORE, DURING}

    async def play(self) -> None:
        """Play until the game is over. NoServer if the connection is lost; then call it again."""
        self.has_heard = False
        try:
            async with connect(f"{self.calls.live}/api/tables/{self.table}/live", max_size=LARGEST) as socket:
                hello = {"type": "hello", "token": self.calls.token, "seat": self.seat, **self._numbers}
                await socket.send(json.dumps(hello))
                listening = asyncio.ensure_future(self._listen(socket))
                try:
                    await self._answer(socket)
                finally:
                    listening.cancel()
                    await asyncio.gather(listening, return_exceptions=True)
        except (OSError, InvalidHandshake, WebSocketException) as error:
            raise NoServer(str(error)) from error

    async def _listen(self, socket: ClientConnection) -> None:
        """Take up what the server tells, while the bot thinks too."""
        try:
            async for text in socket:
                self._hear(json.loads(text))
                self._news.set()
            self._fault = NoServer("closed")
        except WebSocketException as error:
            self._fault = NoServer(str(error))
        self._news.set()

    def _hear(self, message: Any) -> None:
        match message["type"]:
            case "fresh":
                picture = message["picture"]
                self.sections = picture["sections"]
                self._note(picture)
                if picture["seat"] is None:
                    self._fault = SeatLost()
                else:
                    self.seat = picture["seat"]  # the host may have changed its number
            case "change":
                self.sections = {**self.sections, **message["sections"]}
                self.sections = {name: told for name, told in self.sections.items() if told is not None}
                self._note(message)
            case "problem" if message["problem"]["status"] >= FAULTS:  # over in a while, and then it is asked again
                self._fault = NoServer(message["problem"]["detail"])
            case "problem" if message["problem"]["code"] == "not-your-seat":
                self._fault = SeatLost()
            case "problem" if message["problem"]["code"] not in PASSING:
                problem = message["problem"]
                refusal = Refusal(problem["code"], problem["detail"])
                is_fatal = message["key"] == "" or problem["status"] == 401
                self._fault = refusal if is_fatal else BadMove(problem["detail"])

    def _note(self, numbers: Any) -> None:
        self._numbers = {"update": numbers["update"], "revision": numbers["revision"]}
        self.has_heard = True

    async def _answer(self, socket: ClientConnection) -> None:
        """Move whenever the seat is asked something new."""
        answered: tuple[Any, ...] = ()
        self._fault = None
        self._news.set()
        while not self.is_done:
            await self._news.wait()
            self._news.clear()
            if self._fault is not None:
                raise self._fault
            facts = self.facts
            agreed = facts.get("agreed")
            if agreed and self.seat not in agreed and not self.is_kept and not self.is_done:
                # A bot wants what the people want.
                await self.calls.ask("POST", f"/tables/{self.table}/seats/{self.seat}/void", {"agrees": True})
            node = (self.sections.get("view.number"), self.sections.get("view.takebacks"), *self._numbers.values())
            if self.seat not in self.sections.get("awaited", ()) or self.is_kept or node == answered:
                continue
            view = {name.removeprefix("view."): told for name, told in self.sections.items() if name[:5] == "view."}
            move = await self._think(lambda view=view: self._choose(view))  # type: ignore[misc]  # bound as it is now
            answered = node
            sent = {"type": "move", "move": move, "number": node[0], "takebacks": node[1], "key": uuid4().hex}
            await socket.send(json.dumps(sent))

    def _choose(self, view: dict[str, Any]) -> int:
        return self.bot.choose(Info(from_builtins(view)), self._budget)
