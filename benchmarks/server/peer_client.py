"""A match of boardgame.io under load: four sockets that speak its socket.io protocol."""

import argparse
import asyncio
from functools import partial
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct
from socket_client import Socket, connect

if TYPE_CHECKING:
    from load import Load

SEATS = 4
SPACE = "/voyage,"


class _Ctx(Struct):
    currentPlayer: str  # noqa: N815 - the peer's name
    gameover: bool | None = None


class _State(Struct):
    ctx: _Ctx
    stateID: int = msgspec.field(name="_stateID")  # noqa: N815 - the peer's name


class _Synced(Struct):
    state: _State


_decode_update = msgspec.json.Decoder(tuple[str, str, _State, object]).decode
_decode_sync = msgspec.json.Decoder(tuple[str, str, _Synced]).decode


class PeerTable:
    """A match of boardgame.io."""

    def __init__(self, args: argparse.Namespace, load: "Load", at: int, name: str) -> None:
        self._args = args
        self._load = load
        self._at = at
        self._name = name
        self._sockets: list[Socket] = []
        self._synced: list[asyncio.Event] = [asyncio.Event() for _ in range(SEATS)]
        self._state: _State | None = None
        self._ids = [-1] * SEATS
        self._mover = 0
        self.is_over = False
        self._is_moving = False

    @property
    def received(self) -> int:
        return sum(socket.received for socket in self._sockets)

    async def sit_down(self) -> None:
        for seat in range(SEATS):
            path = "/socket.io/?EIO=4&transport=websocket"
            socket = await connect(self._args.host, self._args.port, path, partial(self._hear, seat))
            self._sockets.append(socket)
            await asyncio.wait_for(self._synced[seat].wait(), 20)

    @property
    def is_ready(self) -> bool:
        return self._state is not None and not self._is_moving and len(set(self._ids)) == 1

    def move(self) -> None:
        assert self._state is not None
        self._is_moving = True
        seat = self._mover = int(self._state.ctx.currentPlayer)
        payload = {"type": "sail", "args": [self._state.stateID % 40], "playerID": str(seat), "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": payload}
        event = ["update", action, self._state.stateID, self._name, str(seat)]
        self._sockets[seat].send(b"42" + SPACE.encode() + msgspec.json.encode(event))

    def _hear(self, seat: int, socket: Socket, text: bytes) -> None:
        if text == b"2":  # ping
            socket.send(b"3")
        elif text.startswith(b"0"):
            socket.send(b"40" + SPACE.encode())
        elif text.startswith(b"40"):
            event = ["sync", self._name, str(seat), None, SEATS]
            socket.send(b"42" + SPACE.encode() + msgspec.json.encode(event))
        elif text.startswith(b"42"):
            body = text[2 + len(SPACE) :]
            if body.startswith(b'["sync"'):
                self._take(seat, _decode_sync(body)[2].state)
                self._synced[seat].set()
            elif body.startswith(b'["update"'):
                self._take(seat, _decode_update(body)[2])
                if seat == self._mover and self._is_moving:
                    self._is_moving = False
                    self._load.moved(self._at)
                if self.is_ready:
                    self._load.delivered(self._at)
                    self._load.ready(self._at)

    def _take(self, seat: int, state: _State) -> None:
        self._ids[seat] = state.stateID
        self._state = state
        self.is_over = state.ctx.gameover is not None
