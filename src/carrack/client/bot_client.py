"""A bot and its tables: it takes the seats reserved for it, and plays them all in one thread."""

import asyncio
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from carrack.bots import Bot, Budget
from carrack.client.http_client import HttpClient, RequestRefused, ServerUnreachable
from carrack.client.seat_player import SeatLost, SeatPlayer

POLL_INTERVAL = 2.0  # seconds between two requests for new tables
FIRST_RETRY, LAST_RETRY = 0.5, 30.0  # seconds until the next try after a connection is lost, doubled each time
TAKEN = {
    "seat-taken",
    "wrong-life",
    "no-such-table",
    "already-seated",
    "seat-for-bot",
}  # refusals: somebody was faster
Report = Callable[..., None]


class BotClient:
    """A bot with a token.

    Args:
        http: The server.
        make_bot: Makes a bot from a seed, which is its seat.
        budget: How long it may think about a move.
        report: Called with `seated`, `unseated`, `lost`, `over` or `void`, and details by keyword.
    """

    def __init__(self, http: HttpClient, make_bot: Callable[[int], Bot], budget: Budget, report: Report) -> None:
        self._http = http
        self._make_bot = make_bot
        self._budget = budget
        self._report = report
        self._was_reached = False  # whether the server ever answered
        self._playing: dict[tuple[str, int], asyncio.Task[None]] = {}
        # All positions of a game share one scratch menu, so bots think in one thread, beside the event loop.
        self._thread = ThreadPoolExecutor(1)

    async def run(self, table: str = "", seat: int | None = None, code: str = "") -> None:
        """Play at one table until its game is over, or at all tables of the owner without end.

        Args:
            table: The table's id; empty: all tables of the bot's owner.
            seat: The seat to take; None: any that is free for this bot.
            code: The invitation to the seat, if it has one.

        Raises:
            ServerUnreachable: The server has never answered.
            RequestRefused: The server refuses the token or the seat.
            BadMove: The bot chose a move that is refused.
        """
        try:
            if table:
                await self._sit_down(table, seat, code)
                await asyncio.gather(*self._playing.values())
            while not table:
                await self._find_tables()
                await self._wait(POLL_INTERVAL)
        finally:
            for task in self._playing.values():
                task.cancel()
            await asyncio.gather(*self._playing.values(), return_exceptions=True)
            self._thread.shutdown(wait=False, cancel_futures=True)

    async def _find_tables(self) -> None:
        for listed in await self._retry(lambda: self._http.ask("GET", "/bots/tables")):
            if any(table == listed["id"] for table, _ in self._playing):
                continue
            try:
                await self._sit_down(listed["id"], None, "")
            except RequestRefused as refusal:
                if refusal.code not in TAKEN:
                    raise

    async def _sit_down(self, table: str, wanted: int | None, code: str) -> None:
        """Take the seats of a table that are free for this bot, and play those it has."""
        seen = await self._retry(lambda: self._http.ask("GET", f"/tables/{table}"))
        mine: list[int] = seen["yours"]
        for seat in _free(seen, wanted, code, bool(mine)):
            joined = await self._http.ask("POST", f"/tables/{table}/seats/{seat}/join", {"code": code})
            mine = joined["yours"]
        for seat in mine:
            if wanted in {None, seat} and (table, seat) not in self._playing and not _is_over(seen):
                self._report("seated", table=table, seat=seat)
                self._playing[table, seat] = asyncio.ensure_future(self._play(table, seat))

    async def _play(self, table: str, seat: int) -> None:
        """Play a seat, reconnecting when the connection is lost."""
        player = SeatPlayer(self._http, self._make_bot(seat), table, seat, self._budget, self._think)
        tries = 0
        while True:
            try:
                await player.play()
                break
            except SeatLost:
                self._report("unseated", table=table, seat=seat)
                return
            except ServerUnreachable as error:
                tries = 0 if player.has_update else tries + 1
                self._report("lost", reason=str(error))
                await asyncio.sleep(_pause(tries))
        facts, seat = player.facts, player.seat
        if facts["life"] == "over":
            self._report("over", table=table, seat=seat, points=facts["scores"][seat], won=seat in facts["winners"])
        else:
            self._report("void", table=table, seat=seat)

    async def _think(self, thought: Callable[[], int]) -> int:
        return await asyncio.get_running_loop().run_in_executor(self._thread, thought)

    async def _retry(self, call: Callable[[], Any]) -> Any:
        """Repeat a request while the server is unreachable; raise if it has never answered."""
        tries = 0
        while True:
            try:
                answer = await call()
            except ServerUnreachable as error:
                if not self._was_reached:
                    raise
                self._report("lost", reason=str(error))
                await asyncio.sleep(_pause(tries))
                tries += 1
            else:
                self._was_reached = True
                return answer

    async def _wait(self, seconds: float) -> None:
        """Wait, but raise at once if a seat's task fails."""
        if not self._playing:
            await asyncio.sleep(seconds)
            return
        done, _ = await asyncio.wait(self._playing.values(), timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
        for task in done:
            task.result()
        self._playing = {place: task for place, task in self._playing.items() if not task.done()}


def _free(seen: Any, wanted: int | None, code: str, sits: bool) -> list[int]:
    """Return the seats to take: the one wanted, or one by invitation, or all that are reserved for bots."""
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
    """Return the seconds to the next try: exponential backoff, with jitter so that bots do not return all at once."""
    return min(FIRST_RETRY * 2.0**tries, LAST_RETRY) * random.uniform(0.5, 1.0)
