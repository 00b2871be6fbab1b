"""The bot process of a server: it reads requests, each with a view, and writes the bots' moves. It also scores and
verifies finished games, which would block the server.

It ends with its parent, even while it is computing, because its input then ends. It imports little to start quickly.
"""

import os
import sys
from functools import cache
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO

import msgspec
from msgspec import Struct

from carrack.bots.bot import Bot, Budget
from carrack.bots.levels import make
from carrack.engine.api import from_builtins, replay
from carrack.engine.errors import RecordError
from carrack.engine.history import GameSummary, Sheets, summary
from carrack.engine.info import Info
from carrack.engine.replay import verify
from carrack.engine.types import Mismatch

HEAD = 4  # bytes of the length prefix
COMMAND = (sys.executable, "-P", "-m", "carrack.bots.remote")


class MoveRequest(Struct, frozen=True, tag="asked"):
    """Request: the move of a bot of a level and seed for this view."""

    level: int | str
    seed: int
    view: dict[str, Any]
    seconds: float
    effort: float


class Sum(Struct, frozen=True, tag="sum"):
    """Request: the points of a game with these entries."""

    entries: str


class Prove(Struct, frozen=True, tag="prove"):
    """Request: verify a record."""

    record: str


class Ready(Struct, frozen=True, tag="ready"):
    """Reply: the process has started."""


class MoveReply(Struct, frozen=True, tag="chosen"):
    """Reply: a bot's move."""

    move: int


class Summed(Struct, frozen=True, tag="summed"):
    """Reply: the points at the end, and how they came about."""

    sheets: Sheets
    summary: GameSummary


class Proved(Struct, frozen=True, tag="proved"):
    """Reply: tokens that differ from what the secret gives; `fault`: why the record cannot be read."""

    mismatches: tuple[Mismatch, ...]
    fault: str = ""


class Failed(Struct, frozen=True, tag="failed"):
    """Reply: an exception of this type was raised."""

    error: str


Question = MoveRequest | Sum | Prove
Answer = Ready | MoveReply | Summed | Proved | Failed
_asked: msgspec.msgpack.Decoder[Question] = msgspec.msgpack.Decoder(Question)
_answer: msgspec.msgpack.Decoder[Answer] = msgspec.msgpack.Decoder(Answer)
decode = _answer.decode


def pack(message: Question | Answer) -> bytes:
    """A message with its length prefix."""
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(HEAD, "big") + body


def handle_question(asked: Question) -> Answer:
    """Handle one request."""
    try:
        match asked:
            case MoveRequest():
                bot = _bot(asked.level, asked.seed)
                return MoveReply(bot.choose(Info(from_builtins(asked.view)), Budget(asked.seconds, asked.effort)))
            case Sum():
                game = replay(asked.entries)
                return Summed(tuple(game.score_sheet(seat) for seat in range(game.players)), summary(game))
            case Prove():
                return _prove(asked.record)
    except Exception as error:  # noqa: BLE001 - bots are other people's, and one that fails must not end the others
        return Failed(type(error).__name__)


def _prove(record: str) -> Proved:
    try:
        return Proved(verify(record))
    except RecordError as error:
        return Proved((), error.code)


@cache
def _bot(level: int | str, seed: int) -> Bot:
    return make(level, seed)


def _read_all(source: BinaryIO, questions: "SimpleQueue[Question]") -> None:
    while len(head := source.read(HEAD)) == HEAD:
        questions.put(_asked.decode(source.read(int.from_bytes(head, "big"))))
    os._exit(0)  # nobody waits for the current request any more


def main() -> None:
    """Handle requests until the input ends."""
    source = sys.stdin.buffer
    with os.fdopen(os.dup(sys.stdout.fileno()), "wb") as answers:
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # a bot's own output must not mix with replies
        questions: SimpleQueue[Question] = SimpleQueue()
        Thread(target=_read_all, args=(source, questions), daemon=True).start()
        reply: Answer = Ready()
        while True:
            answers.write(pack(reply))
            answers.flush()
            reply = handle_question(questions.get())


if __name__ == "__main__":
    main()
