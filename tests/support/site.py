"""A real server for tests, in the test's event loop, and clients of it."""

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from carrack.bots import Budget
from carrack.server import Config, make_app
from carrack.server.http.routes.service import HealthCheck
from carrack.server.run import listen, make_server, running
from carrack.server.tables.commands import ActionCommand
from carrack.server.tables.registry import TableRegistry
from carrack.server.tables.table_state import TableState
from carrack.table import Table

T = TypeVar("T")
BUDGET = Budget(seconds=0.05, effort=0.05)
NO_LIMITS: dict[str, Any] = {"calls_per_minute": 0, "messages_per_minute": 0, "guests_per_hour": 0}


class Person:
    """A guest, or somebody without a token."""

    def __init__(self, site: "Site", token: str = "", name: str = "") -> None:
        self.site = site
        self.token = token
        self.name = name
        self._keys = count()

    def key(self) -> str:
        return f"key-{self.name or 'nobody'}-{next(self._keys):06}"

    async def call(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        headers |= more.pop("headers", {})
        if body is not None:
            more["json"] = body
        return await self.site.client.request(method, f"/api{path}", headers=headers, **more)

    async def ask(self, method: str, path: str, body: Any = None, **more: Any) -> Any:
        """Send a request; it must succeed."""
        answer = await self.call(method, path, body, **more)
        assert answer.is_success, (answer.status_code, answer.text)
        return answer.json() if answer.content else None

    async def refused(self, code: str, status: int, method: str, path: str, body: Any = None, **more: Any) -> Any:
        """Send a request; it must be refused."""
        answer = await self.call(method, path, body, **more)
        assert (answer.status_code, answer.json().get("code")) == (status, code), answer.text
        assert answer.headers["content-type"] == "application/problem+json"
        told = answer.json()
        assert told["type"] == f"urn:carrack:{code}"
        assert told["status"] == status
        assert told["title"]
        assert told["detail"].endswith((".", ")"))
        return told

    async def bot(self, name: str = "Rob") -> "Person":
        """A bot with a token of this guest; it is named by its id."""
        told = await self.ask("POST", "/bots", {"name": name})
        return Person(self.site, told["token"], told["id"])

    async def table_with(self, *kinds: str) -> str:
        """Return a table of this guest that has not started, with more seats of these kinds."""
        return await self.site.table(self, started=False, more_seats=[{"kind": kind} for kind in kinds])

    async def look(self, table: str, seat: int | None = None) -> Any:
        return await self.ask("GET", f"/tables/{table}" + ("" if seat is None else f"?seat={seat}"))

    async def node(self, table: str, seat: int) -> dict[str, Any]:
        """The node that is there now, with a new key."""
        seen = await self.look(table, seat)
        view = seen["sections"]
        return {"number": view["view.number"], "takebacks": view["view.takebacks"], "key": self.key()}

    async def play(self, table: str, seat: int, move: str | int) -> Any:
        node = await self.node(table, seat)
        return await self.ask("POST", f"/tables/{table}/seats/{seat}/moves", {**node, "move": move})

    async def awaited(self, table: str, seat: int) -> Any:
        """The table once the seat has to choose."""
        async with self.live(table, seat) as wire:
            while True:
                seen = await self.look(table, seat)
                if seat in seen["sections"]["awaited"]:
                    return seen
                await wire.until("fresh", "change")

    @asynccontextmanager
    async def live(self, table: str, seat: int | None = None, **more: Any) -> AsyncIterator["Wire"]:
        async with connect(f"{self.site.base.replace('http', 'ws')}/api/tables/{table}/live") as socket:
            wire = Wire(socket)
            await wire.send({"type": "hello", **({"token": self.token} if self.token else {}), "seat": seat, **more})
            yield wire


class Wire:
    """A live connection; `heard` is every text it got."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[str] = []

    async def send(self, message: Any) -> None:
        await self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def next(self) -> Any:
        text = await asyncio.wait_for(self.socket.recv(), 30)
        assert isinstance(text, str)
        self.heard.append(text)
        return json.loads(text)

    async def until(self, *kinds: str) -> Any:
        while (message := await self.next())["type"] not in kinds:
            pass
        return message

    async def closed(self) -> int | None:
        """The code with which the server ends the connection."""
        with suppress(ConnectionClosed):
            while True:
                await self.next()
        return self.socket.close_code

    async def settle(self) -> list[Any]:
        """Return all messages before the answer to a ping."""
        await self.send({"type": "ping"})
        told = []
        while (message := await self.next())["type"] != "pong":
            told.append(message)
        return told


class Site:
    """A server and its address."""

    def __init__(
        self,
        base: str,
        client: httpx.AsyncClient,
        registry: TableRegistry | None = None,
        server: uvicorn.Server | None = None,
        health_check: HealthCheck | None = None,
    ) -> None:
        self.base = base
        self.client = client
        self._registry = registry
        self._server = server
        self._health_check = health_check
        self.nobody = Person(self)

    @property
    def registry(self) -> TableRegistry:
        assert self._registry is not None
        return self._registry

    @property
    def connections(self) -> set[Any]:
        """The open connections, as the server has them."""
        assert self._server is not None
        return self._server.server_state.connections

    @property
    def health_check(self) -> HealthCheck:
        assert self._health_check is not None
        return self._health_check

    def counted(self, name: str, **labels: str) -> float:
        """The value of a metric; 0 if it was never counted."""
        return self.registry.metrics.collectors.get_sample_value(name, labels) or 0.0

    async def guest(self, name: str, lang: str = "en") -> Person:
        told = await self.nobody.ask("POST", "/guests", {"name": name, "lang": lang})
        return Person(self, told["token"], name)

    async def guests(self, *names: str) -> list[Person]:
        return [await self.guest(name) for name in names]

    async def table(self, *people: Person, game: str = "toy", started: bool = True, **more: Any) -> str:
        """A table with these people, the first of them as host."""
        host, *others = people
        seats = [{"kind": "mine"}, *({"kind": "open"} for _ in others), *more.pop("more_seats", [])]
        made = await host.ask("POST", "/tables", {"game": game, "seats": seats, **more})
        ident: str = made["id"]
        for seat, person in enumerate(others, 1):
            await person.ask("POST", f"/tables/{ident}/seats/{seat}/join", {})
        if started:
            await host.ask("POST", f"/tables/{ident}/start")
        return ident

    async def play_on(self, table: str, until: int | None = None, waits_for: int | None = None, pick: int = 0) -> None:
        """Let people play up to a number, until a seat is asked or to the end, in one call.

        They play the first move there is, or the one at `pick`. Where all choose at once, each plays another, so that
        nobody claims the same for ever; where everybody may act at any time, they want no more.
        """

        def act(state: TableState) -> None:
            assert state.table is not None
            game = state.table.game
            while not game.is_over and (until is None or game.number < until):
                asked = [seat for seat in game.deciders if seat not in game.committed]
                if waits_for in asked:
                    break
                seat = asked[0]
                moves = game.legal_moves(seat)
                move = moves[seat % len(moves) if game.mode == "sealed" else pick]
                if game.mode == "open":
                    move = next(choice.move for choice in game.choices(seat) if choice.kind in {"content", "ready"})
                state.table.play(seat, move)
            state.play_due_orders()

        await self.registry.execute(ActionCommand(table, act))


@asynccontextmanager
async def opened(database: str, port: int = 0, **settings: Any) -> AsyncIterator[Site]:
    """A server that runs, with real sockets."""
    pauses: dict[str, Any] = {"order_pause": (0.0, 0.0), "bot_pause_seconds": 0.0, "plan_pause_seconds": 0.0}
    config = Config(database, **{"budget": BUDGET, **pauses, **settings})
    app = make_app(config)
    at = listen("127.0.0.1", port)
    base = f"http://127.0.0.1:{at.getsockname()[1]}"
    server = make_server(app, config)
    async with running(server, at), httpx.AsyncClient(base_url=base, timeout=30) as client:
        yield Site(base, client, app.state.registry, server, app.state.health_check)


def site_in(folder: Path) -> AbstractAsyncContextManager[Site]:
    """A server whose tables are in a folder and whose deals are the same on every run, so that a failure repeats."""
    return opened(f"sqlite+aiosqlite:///{folder / 'tables.db'}", random_bytes=counted(), **NO_LIMITS)


def begin_at(monkeypatch: pytest.MonkeyPatch, position: dict[str, Any]) -> None:
    """Let every new table begin at a position, as it is when the table is created; at the start if it is empty then."""
    create = Table.create

    def create_there(*words: Any, **more: Any) -> Table:
        return create(*words, **({**more, "position": position} if position else more))

    monkeypatch.setattr(Table, "create", create_there)


async def until(found: Callable[[], T]) -> T:
    """Wait until a condition returns something, and return it."""
    for _ in range(3000):
        if what := found():
            return what
        await asyncio.sleep(0.01)
    raise AssertionError("it never came")


def counted(seed: int = 1) -> Callable[[int], bytes]:
    """Bytes that repeat."""
    return random.Random(seed).randbytes


def clock() -> Callable[[], float]:
    """A clock that ticks when it is read."""
    ticks: Iterator[int] = count(1_000_000)
    return lambda: float(next(ticks))
