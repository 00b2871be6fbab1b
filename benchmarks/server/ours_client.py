"""A table of carrack under load: four sockets, and random moves from the menus that the server sends."""

import argparse
import asyncio
import random
from functools import partial
from typing import TYPE_CHECKING

import msgspec
from msgspec import UNSET, Struct, UnsetType, field
from socket_client import Socket, connect

if TYPE_CHECKING:
    from load import Load

SEATS = 4


class _Refusal(Struct):
    """Why a choice is not legal; its fields are not read."""


class _Choice(Struct):
    move: int
    refusal: _Refusal | None


class _Facts(Struct):
    life: str


class _Sections(Struct):
    table: _Facts | UnsetType = UNSET
    awaited: tuple[int, ...] | UnsetType = UNSET
    number: int | UnsetType = field(default=UNSET, name="view.number")
    menu: list[_Choice] | UnsetType = UNSET


class _FullView(Struct):
    sections: _Sections


class _Answer(Struct):
    number: int


class _Problem(Struct):
    code: str


class _Message(Struct):
    """Any message of the server; other fields are not decoded."""

    type: str
    picture: _FullView | None = None
    sections: _Sections | None = None
    answer: _Answer | None = None
    problem: _Problem | None = None


_decode = msgspec.json.Decoder(_Message).decode


class OurTable:
    """A table of the server."""

    def __init__(self, args: argparse.Namespace, load: "Load", at: int, name: str) -> None:
        self._args = args
        self._load = load
        self._at = at
        self._name = name
        self._rng = random.Random(at)
        self._sockets: list[Socket] = []
        self._seated = [asyncio.Event() for _ in range(SEATS)]
        self._numbers = [0] * SEATS
        self._menus: list[list[int]] = [[] for _ in range(SEATS)]
        self._awaited: list[tuple[int, ...]] = [()] * SEATS
        self._number = 0  # of the position after the last answered move
        self._moves = 0
        self._is_moving = False
        self._undelivered: set[int] = set()  # seats without an update of the last move
        self._mover = 0
        self.is_over = False

    @property
    def received(self) -> int:
        return sum(socket.received for socket in self._sockets)

    async def sit_down(self) -> None:
        for seat in range(SEATS):
            port = self._args.other_port if seat >= SEATS // 2 and self._args.other_port else self._args.port
            path = f"/api/tables/{self._name}/live"
            socket = await connect(self._args.host, port, path, partial(self._hear, seat))
            hello = {"type": "hello", "token": self._args.token, "seat": seat}
            socket.send(msgspec.json.encode(hello))
            self._sockets.append(socket)
            await asyncio.wait_for(self._seated[seat].wait(), 60)

    def _next(self) -> int | None:
        for seat in range(SEATS):
            if seat in self._awaited[seat] and self._menus[seat] and self._numbers[seat] >= self._number:
                return seat
        return None

    @property
    def is_ready(self) -> bool:
        return not self._is_moving and not self._undelivered and self._next() is not None

    def move(self) -> None:
        seat = self._next()
        assert seat is not None
        self._moves += 1
        self._is_moving = True
        self._mover = seat
        call = {
            "type": "move",
            "number": self._numbers[seat],
            "takebacks": 0,
            "move": self._rng.choice(self._menus[seat]),
            "key": f"{self._at}-move-{self._moves}",
        }
        self._undelivered = set(range(SEATS))
        self._sockets[seat].send(msgspec.json.encode(call))

    def _hear(self, seat: int, _socket: Socket, text: bytes) -> None:
        message = _decode(text)
        kind = message.type
        if kind in {"change", "fresh"}:
            sections = message.sections if message.picture is None else message.picture.sections
            assert sections is not None
            if sections.number is not UNSET:
                self._numbers[seat] = sections.number
            if sections.menu is not UNSET:
                self._menus[seat] = [choice.move for choice in sections.menu if choice.refusal is None]
            if sections.awaited is not UNSET:
                self._awaited[seat] = sections.awaited
            if sections.table is not UNSET:
                self.is_over = sections.table.life != "playing"
            self._undelivered.discard(seat)
            self._seated[seat].set()
        elif kind == "done":
            assert message.answer is not None
            self._number = message.answer.number
            self._is_moving = False
            self._load.moved(self._at)
        elif kind == "problem":
            assert message.problem is not None
            self._load.problems[message.problem.code] += 1
            self._is_moving = False
            self._undelivered.clear()
            self._load.begun.pop(self._at, None)
        else:
            return
        if not self._is_moving and not self._undelivered:
            self._load.delivered(self._at)
            self._load.ready(self._at)
