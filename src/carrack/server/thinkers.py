"""Bots at work, each decision in another process.

Threads will not do: all positions of a game share one scratch menu, so two threads would write over each other's.
"""

import asyncio
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any

from carrack.bots import Bot, Budget, make
from carrack.engine.info import Info
from carrack.engine.start import from_builtins, to_builtins
from carrack.engine.view import View


class Thinkers:
    """So many processes, started when the first bot has to think."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, level: int | str, seed: int, view: View, budget: Budget) -> int:
        """What a bot would play that sees this."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._count, get_context("spawn"), _watch)
        pool = self._pool
        call = (level, seed, to_builtins(view), budget.seconds, budget.effort)
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, _choose, *call)
        except BrokenProcessPool:
            self._pool = None if self._pool is pool else self._pool  # the next one starts anew
            raise

    def close(self) -> None:
        """Send them home."""
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)


def _watch() -> None:
    """End with the server, however it ended: a killed one tells nobody."""

    def wait() -> None:
        parent = parent_process()
        if parent is not None:
            parent.join()
            os._exit(0)

    Thread(target=wait, daemon=True).start()


@cache
def _bot(level: int | str, seed: int) -> Bot:
    return make(level, seed)


def _choose(level: int | str, seed: int, view: dict[str, Any], seconds: float, effort: float) -> int:
    return _bot(level, seed).choose(Info(from_builtins(view)), Budget(seconds, effort))
