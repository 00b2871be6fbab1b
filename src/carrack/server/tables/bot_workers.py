"""Worker processes that compute bots' decisions, and one more that replays finished games.

A worker is replaced when it dies or takes too long. Threads would not do: one that computes holds Python's
global lock, and nobody would be answered in time.
"""

import asyncio
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TypeVar

from carrack.bots import Budget
from carrack.bots.remote import (
    COMMAND,
    HEAD,
    Answer,
    Failed,
    MoveReply,
    MoveRequest,
    Prove,
    Proved,
    Question,
    Sum,
    Summed,
    decode,
    pack,
)
from carrack.engine.api import to_builtins
from carrack.engine.view import View
from carrack.server.errors import Refused
from carrack.server.observability import log


class FairQueue:
    """Hands out slots round-robin: the first waiting request of each owner, then the second of each, and so on.

    An owner with one request waits for at most one request of every other owner, and for a slot to become free.
    """

    def __init__(self, slots: int) -> None:
        self._free = slots
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}  # by owner; the first owner is next

    @asynccontextmanager
    async def slot(self, owner: str) -> AsyncIterator[None]:
        """Hold a slot inside this block."""
        await self._acquire(owner)
        try:
            yield
        finally:
            self._release()

    async def _acquire(self, owner: str) -> None:
        if self._free:  # nobody waits while a slot is free
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(turn)
        try:
            await turn
        except BaseException:
            if turn.done() and not turn.cancelled():  # it was served and cancelled at once
                self._release()
            else:
                self._drop(owner, turn)
            raise

    def _release(self) -> None:
        """Give the slot to the next request, or count it as free."""
        while self._waiting:
            owner = next(iter(self._waiting))
            turn = self._waiting[owner][0]
            self._drop(owner, turn)
            if owner in self._waiting:
                self._waiting[owner] = self._waiting.pop(owner)  # the owner's next request comes after the others'
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1

    def _drop(self, owner: str, turn: "asyncio.Future[None]") -> None:
        requests = self._waiting.get(owner)
        if requests is not None and turn in requests:
            requests.remove(turn)
            if not requests:
                del self._waiting[owner]


TRIES = 2  # attempts at a question if worker processes die
START_SECONDS = 60.0  # for a process to start
END_SECONDS = 2.0  # for a process to end by itself
REPLAY_SECONDS = 60.0  # to replay a finished game
STAND_INS = (1, 0)  # levels that decide if the bot's own level fails
A = TypeVar("A", MoveReply, Summed, Proved)


class NoBotWorker(Exception):
    """No worker could decide, at any level."""


class BotWorkers:
    """A pool of at most `count` processes for bots, each started when first needed. Owners of questions take turns.

    One more process replays finished games, so that no bot waits for that.
    """

    def __init__(self, count: int, grace: float) -> None:
        self._free = FairQueue(count)
        self._free_for_replay = asyncio.Semaphore(1)
        self._grace = grace
        self._idle: list[BotWorker] = []

    async def choose(self, level: int | str, seed: int, view: View, budget: Budget, owner: str = "") -> int:
        """Return a bot's move for a view. If its worker dies, hangs or fails, a lower level decides.

        `owner` is the host of the table; hosts take turns. Raises NoBotWorker if no level can decide.
        """
        seen = to_builtins(view)
        levels = [level, *(stand_in for stand_in in STAND_INS if isinstance(level, str) or stand_in < level)]
        for one in levels:
            asked = MoveRequest(one, seed, seen, budget.seconds, budget.effort)
            answer = await self._try(asked, MoveReply, budget.seconds + self._grace, owner)
            if isinstance(answer, MoveReply):
                return answer.move
            log.warning("a bot of level %s %s; a lower level decides, if there is one", one, answer)
        raise NoBotWorker

    async def sum_up(self, entries: str) -> Summed:
        """Return the score sheets of a finished game."""
        return await self._replay(Sum(entries), Summed)

    async def prove(self, record: str) -> Proved:
        """Verify a record: every move, and every token against the secret."""
        return await self._replay(Prove(record), Proved)

    async def _replay(self, asked: Question, kind: type[A]) -> A:
        answer = await self._try(asked, kind, REPLAY_SECONDS)
        if isinstance(answer, str):
            log.warning("replaying a game %s", answer)
            raise Refused("too-busy")
        return answer

    async def _try(self, asked: Question, kind: type[A], seconds: float, owner: str = "") -> A | str:
        """Return the answer, or the reason why there is none."""
        for attempt in range(TRIES):
            try:
                async with self._free.slot(owner) if isinstance(asked, MoveRequest) else self._free_for_replay:
                    answer = await self._ask(asked, seconds, is_retry=attempt > 0)
            except TimeoutError:
                return "took too long"
            except (OSError, EOFError):
                continue
            if isinstance(answer, Failed):
                return f"failed with {answer.error}"
            if isinstance(answer, kind):
                return answer
        return "died"

    async def _ask(self, asked: Question, seconds: float, *, is_retry: bool) -> Answer:
        if is_retry:  # the others may have died of the same cause: only a new one is surely alive
            await self._end_idle()
        worker = await self._take_idle() or await BotWorker.start()
        try:
            answer = await worker.ask(asked, seconds)
        except BaseException:
            await worker.end()
            raise
        self._idle.append(worker)
        return answer

    async def _take_idle(self) -> "BotWorker | None":
        """Return an idle worker that is alive; drop dead ones."""
        while self._idle:
            worker = self._idle.pop()
            if worker.is_alive:
                return worker
            log.warning("a bot worker died while it was idle")
            await worker.end()
        return None

    async def _end_idle(self) -> None:
        while self._idle:
            await self._idle.pop().end()

    async def close(self) -> None:
        """End all workers. No question may follow."""
        await self._end_idle()


class BotWorker:
    """One worker process. After any exception it must be ended."""

    def __init__(self, process: Process) -> None:
        self.process = process

    @classmethod
    async def start(cls) -> "BotWorker":
        """Start a process and wait until it is ready."""
        # In a process session of its own: Ctrl-C in the terminal must reach the server only, which ends the worker.
        process = await asyncio.create_subprocess_exec(*COMMAND, stdin=PIPE, stdout=PIPE, start_new_session=True)
        worker = cls(process)
        try:
            await asyncio.wait_for(worker._receive(), START_SECONDS)
        except BaseException:
            await worker.end()
            raise
        return worker

    @property
    def is_alive(self) -> bool:
        """Whether the process runs, as far as the event loop has noticed."""
        assert self.process.stdin is not None
        return self.process.returncode is None and not self.process.stdin.is_closing()

    async def ask(self, asked: Question, seconds: float) -> Answer:
        """Return its answer. Raises TimeoutError after `seconds`, EOFError if the process is dead."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(pack(asked))
        except RuntimeError as error:  # uvloop's way to say that the pipe is closed; asyncio drops the data
            raise EOFError from error
        return await asyncio.wait_for(self._receive(), seconds)

    async def _receive(self) -> Answer:
        assert self.process.stdout is not None
        head = await self.process.stdout.readexactly(HEAD)
        return decode(await self.process.stdout.readexactly(int.from_bytes(head, "big")))

    async def end(self) -> None:
        """End the process, by force if necessary."""
        assert self.process.stdin is not None
        self.process.stdin.close()  # the process ends when its input closes, even while computing
        try:
            await asyncio.wait_for(self.process.wait(), END_SECONDS)
        except TimeoutError:
            self.process.kill()
            await self.process.wait()
