"""A queue for a limited number of slots that serves its owners in turns, however much one of them asks for."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


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
        """Give a slot to whoever is next."""
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
