"""A pool of processes that play blocks of games and return each game when it ends."""

import os
import signal
import traceback
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from typing import Any, NoReturn, TypeAlias

from msgspec import Struct

from carrack.bots.match import GameResult, Seating, Setting, play_game
from carrack.engine.errors import CarrackError

Block: TypeAlias = Sequence[Seating]
Played: TypeAlias = Generator[tuple[int, int, GameResult], None, None]
Pipe: TypeAlias = Any  # a Connection; its class differs between systems
PATIENCE = 5.0  # seconds for a terminated process to end


class Failure(Struct, frozen=True):
    """A CarrackError sent between processes; pickled directly it would lose its details."""

    code: str
    details: dict[str, object]
    trace: str


class Worker:
    """A process that plays blocks, and its current block."""

    def __init__(self, process: SpawnProcess, pipe: Pipe) -> None:
        self.process = process
        self.pipe = pipe
        self.block = -1
        self.played = 0


def processes(jobs: int, blocks: int) -> int:
    """The number of processes to start; 0 jobs mean one per processor."""
    return max(1, min(jobs or os.cpu_count() or 1, blocks))


def play_blocks(setting: Setting, blocks: Sequence[Block], jobs: int = 1) -> Played:
    """Yield the number of the block, the number of the game in it, and the result of each game when it ends.

    With one job everything runs in this process. Closing the iterator terminates all others.
    """
    jobs = processes(jobs, len(blocks))
    if jobs == 1:
        for number, block in enumerate(blocks):
            for game, seating in enumerate(block):
                yield number, game, play_game(setting, seating)
        return
    workers: list[Worker] = []
    try:
        _start(setting, jobs, workers)
        waiting = iter(range(len(blocks)))
        busy: dict[object, Worker] = {w.pipe: w for w in workers if _hand_out(w, blocks, waiting)}
        while busy:
            for pipe in wait([worker.pipe for worker in busy.values()]):
                worker = busy[pipe]
                result = _receive(worker, blocks)
                number, game = worker.block, worker.played
                worker.played += 1
                if worker.played == len(blocks[number]) and not _hand_out(worker, blocks, waiting):
                    del busy[pipe]
                yield number, game, result
    finally:
        for worker in workers:
            worker.process.terminate()
        for worker in workers:
            worker.process.join(PATIENCE)
            worker.pipe.close()


def _start(setting: Setting, jobs: int, workers: list[Worker]) -> None:
    """Start processes. Ctrl-C reaches all of them at once; all but the parent must ignore it, also while they load."""
    context = get_context("spawn")  # a fork would copy the locks of other threads, and exists on some systems only
    with held_interrupts():
        for _ in range(jobs):
            here, there = context.Pipe()
            process = context.Process(target=_serve, args=(there, setting), daemon=True)
            process.start()
            there.close()
            workers.append(Worker(process, here))


@contextmanager
def held_interrupts() -> Iterator[None]:
    """Block Ctrl-C; processes that start now inherit the mask. No effect on systems without signal masks."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)


def _hand_out(worker: Worker, blocks: Sequence[Block], waiting: Iterator[int]) -> bool:
    """Send a process the next block, if there is one."""
    number = next(waiting, None)
    if number is None:
        return False
    worker.block, worker.played = number, 0
    try:
        worker.pipe.send(tuple(blocks[number]))
    except OSError:
        _mourn(worker, blocks)
    return True


def _receive(worker: Worker, blocks: Sequence[Block]) -> GameResult:
    try:
        result = worker.pipe.recv()
    except (EOFError, OSError):
        _mourn(worker, blocks)
    if isinstance(result, Failure):
        error = CarrackError(result.code, **result.details)
        error.add_note(result.trace)
        raise error
    assert isinstance(result, GameResult)
    return result


def _mourn(worker: Worker, blocks: Sequence[Block]) -> NoReturn:
    """Raise `worker-died` with the exit code and the deal of a process that ended."""
    worker.process.join(PATIENCE)
    raise CarrackError("worker-died", exit=worker.process.exitcode, seed=blocks[worker.block][0].seed) from None


def _serve(pipe: Pipe, setting: Setting) -> None:
    """Play the blocks received through a pipe until its other end closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent handles Ctrl-C and terminates this process
    try:
        while True:
            for seating in pipe.recv():
                try:
                    result: GameResult | Failure = play_game(setting, seating)
                except CarrackError as error:
                    result = Failure(error.code, error.details, "".join(traceback.format_exception(error)))
                pipe.send(result)
    except (EOFError, OSError):
        return
