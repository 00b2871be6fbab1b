"""A bot and its tables: it takes the seats that are meant for it, and plays them all, one thought at a time."""

import asyncio
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from carrack.bots import Bot, Budget
from carrack.client.calls import Calls, NoServer, Refusal
from carrack.client.player import Player, SeatLost

LOOK_AGAIN = 2.0  # seconds between two looks for tables
FIRST_WAIT, LONGEST_WAIT = 0.5, 30.0  # seconds until the next try after a connection is lost
GONE = {"seat-taken", "wrong-life", "no-such-table", "already-seated", "seat-for-bot"}  # somebody was quicker
Tell = Callable[..., None]


class Runner:
    """A bot with a token. `tell` hears what happens: `seated`, `unseated`, `lost`, `over`, `void`, with details."""

    def __init__(self, calls: Calls, make_bot: Callable[[int], Bot], budget: Budget, tell: Tell) -> None:
        self._calls = calls
        self._make_bot = make_bot
        self._budget = budget
        self._tell = tell
        self._was_there = False  # the server
        self._playing: dict[tuple[str, int], asyncio.Task[None]] = {}
        # All positions of a game share one scratch menu, so there is one thread to think in, and this one listens.
        self._thread = ThreadPoolExecutor(1)

    async def run(self, table: str = "", seat: int | None = None, code: str = "") -> None:
        """Play at a table until its game is over; without one, at those of the owner for ever."""
        try:
            if table:
                await self._sit_down(table, seat, code)
                await asyncio.gather(*self._playing.values())
            while not table:
                await self._find_tables()
                await self._wait(LOOK_AGAIN)
        finally:
            for task in self._playing.values():
                task.cancel()
            await asyncio.gather(*self._playing.values(), return_exceptions=True)
            self._thread.shutdown(wait=False, cancel_futures=True)

    async def _find_tables(self) -> None:
        for listed in await self._insist(lambda: self._calls.ask("GET", "/bots/tables")):
            if any(table == listed["id"] for table, _ in self._playing):
                continue
            try:
                await self._sit_down(listed["id"], None, "")
            except Refusal as refusal:
                if refusal.code not in GONE:
                    raise

    async def _sit_down(self, table: str, wanted: int | None, code: str) -> None:
        """Take the seats of a table that are free for this bot, and play those that are its own."""
        seen = await self._insist(lambda: self._calls.ask("GET", f"/tables/{table}"))
        mine: list[int] = seen["yours"]
        for seat in _free(seen, wanted, code, bool(mine)):
            joined = await self._calls.ask("POST", f"/tables/{table}/seats/{seat}/join", {"code": code})
            mine = joined["yours"]
        for seat in mine:
            if wanted in {None, seat} and (table, seat) not in self._playing and not _is_over(seen):
                self._tell("seated", table=table, seat=seat)
                self._playing[table, seat] = asyncio.ensure_future(self._play(table, seat))

    async def _play(self, table: str, seat: int) -> None:
        """Play a seat, whatever happens to the connection."""
        player = Player(self._calls, self._make_bot(seat), table, seat, self._budget, self._think)
        tries = 0
        while True:
            try:
                await player.play()
                break
            except SeatLost:
                self._tell("unseated", table=table, seat=seat)
                return
            except NoServer as error:
                tries = 0 if player.has_heard else tries + 1
                self._tell("lost", reason=str(error))
                await asyncio.sleep(_pause(tries))
        facts, seat = player.facts, player.seat
        if facts["life"] == "over":
            self._tell("over", table=table, seat=seat, points=facts["scores"][seat], won=seat in facts["winners"])
        else:
            self._tell("void", table=table, seat=seat)

    async def _think(self, thought: Callable[[], int]) -> int:
        return await asyncio.get_running_loop().run_in_executor(self._thread, thought)

    async def _insist(self, call: Callable[[], Any]) -> Any:
        """Ask again as long as there is no server; not if there never was one."""
        tries = 0
        while True:
            try:
                answer = await call()
            except NoServer as error:
                if not self._was_there:
                    raise
                self._tell("lost", reason=str(error))
                await asyncio.sleep(_pause(tries))
                tries += 1
            else:
                self._was_there = True
                return answer

    async def _wait(self, seconds: float) -> None:
        """Wait, unless the bot has failed meanwhile."""
        if not self._playing:
            await asyncio.sleep(seconds)
            return
        done, _ = await asyncio.wait(self._playing.values(), timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
        for task in done:
            task.result()
        self._playing = {place: task for place, task in self._playing.items() if not task.done()}


def _free(seen: Any, wanted: int | None, code: str, sits: bool) -> list[int]:
    """The seats that this bot takes: the one it was told, else one by invitation, else all that are kept for bots."""
    if seen["sections"]["table"]["life"] != "gathering" or (sits and (wanted is not None or code)):
        return []
    seats = seen["sections"]["table"]["seats"]
    kind = "invited" if code else "remote"
    free = [at for at, seat in enumerate(seats) if seat["kind"] == kind and not seat["is_taken"]]
    if wanted is not None:
        return [wanted]
    return free[:1] if code else free


def _is_over(seen: Any) -> bool:
    return seen["sections"]["table"]["life"] not in {"gathering", "playing"}


def _pause(tries: int) -> float:
    """Longer every time, and never quite the same, so that many bots do not come back at once."""
    return min(FIRST_WAIT * 2.0**tries, LONGEST_WAIT) * random.uniform(0.5, 1.0)
