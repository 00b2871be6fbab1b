"""Bots at work, each decision in another process.

Threads will not do: all positions of a game share one scratch menu, so two threads would write over each other's.
"""

import asyncio
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

from carrack.bots import Budget
from carrack.bots.remote import choose, watch
from carrack.engine.start import to_builtins
from carrack.engine.view import View


class Thinkers:
    """So many processes, started when the first bot has to think."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, level: int | str, seed: int, view: View, budget: Budget) -> int:
        """What a bot would play that sees this."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._count, get_context("spawn"), watch)
        pool = self._pool
        call = (level, seed, to_builtins(view), budget.seconds, budget.effort)
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, choose, *call)
        except BrokenProcessPool:
            self._pool = None if self._pool is pool else self._pool  # the next one starts anew
            raise

    def close(self) -> None:
        """Send them home."""
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
