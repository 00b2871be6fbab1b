"""A server that is killed, really, under load: what was answered is there, once, and pending choices too."""

import asyncio
import random
from typing import Any

import httpx

from support.server_process import serving
from support.site import Person

TABLES = 3  # of each game
KILLS = 3


class Bidder:
    """Changes one seat's sealed choice as quickly as it can, and knows what was acknowledged."""

    def __init__(self, person: Person, table: str, seat: int, rng: random.Random) -> None:
        self.person = person
        self.table = table
        self.seat = seat
        self.rng = rng
        self.sent: tuple[str, dict[str, Any]] | None = None  # without an answer
        self.revision = 0
        self.choice: str | None = None

    def next_call(self) -> tuple[str, dict[str, Any]]:
        body = {"number": 0, "takebacks": 0, "revision": self.revision, "key": self.person.key()}
        if self.choice is not None and self.rng.random() < 0.3:
            return "retract", body
        return "moves", {**body, "move": f"bid {self.rng.randrange(3)}"}

    @property
    def acknowledged(self) -> int:
        return self.revision

    async def check(self) -> None:
        """See that what was acknowledged is there; what was under way may have been kept too."""
        seen = await self.person.look(self.table, self.seat)
        extra = seen["revision"] - self.revision
        assert extra in ((0, 1) if self.sent else (0,))
        answer = self.sent[1].get("move") if extra and self.sent else self.choice
        assert seen["sections"]["view.choice"] == answer

    async def play(self) -> None:
        """Play until the server is gone; then again, the unanswered call first and under the same key."""
        while True:
            path, body = self.sent = self.sent or self.next_call()
            try:
                answer = await self.person.call("POST", f"/tables/{self.table}/seats/{self.seat}/{path}", body)
            except httpx.TransportError:
                return
            assert answer.status_code == 200, answer.text
            self.revision += 1
            assert answer.json()["revision"] == self.revision  # none lost, none twice
            self.choice = body.get("move")
            self.sent = None


class Mover:
    """Plays a game at random for all its seats, and knows where the last answer said it stands."""

    def __init__(self, person: Person, table: str, rng: random.Random) -> None:
        self.person = person
        self.table = table
        self.rng = rng
        self.sent: tuple[int, dict[str, Any]] | None = None  # without an answer
        self.stands: tuple[int, int, int] | None = None  # seat, number, revision
        self.acknowledged = 0

    async def look(self, seat: int) -> tuple[int, int, int]:
        seen = await self.person.look(self.table, seat)
        return seat, seen["sections"]["view.number"], seen["revision"]

    async def check(self) -> None:
        """See that the game stands where it was acknowledged to be, or where the unanswered move led; ask again."""
        if self.stands is None:
            return
        kept = await self.look(self.stands[0])
        assert self.sent is not None or kept == self.stands
        assert kept[1:] >= self.stands[1:]
        if self.sent is not None:
            seat, body = self.sent
            before = await self.look(seat)
            is_kept = before[1] != body["number"] or before[2] != body["revision"]
            await self.send(seat, body)
            assert not is_kept or self.stands == before  # it was there, and is not played twice

    async def play(self) -> None:
        """Play until the server is gone, or the game is over."""
        try:
            while (call := await self.next_call()) is not None:
                self.sent = call
                await self.send(*call)
        except httpx.TransportError:
            return

    async def next_call(self) -> tuple[int, dict[str, Any]] | None:
        awaited = (await self.person.look(self.table))["sections"]["awaited"]
        if not awaited:
            return None
        seen = await self.person.look(self.table, awaited[0])
        legal = [choice["move"] for choice in seen["sections"]["menu"] if not choice["refusal"]]
        node = {"number": seen["sections"]["view.number"], "takebacks": 0, "revision": seen["revision"]}
        return awaited[0], {**node, "move": self.rng.choice(legal), "key": self.person.key()}

    async def send(self, seat: int, body: dict[str, Any]) -> None:
        answer = await self.person.ask("POST", f"/tables/{self.table}/seats/{seat}/moves", body)
        assert (answer["number"], answer["revision"]) > (body["number"], body["revision"])
        self.stands = (seat, answer["number"], answer["revision"])
        self.acknowledged += 1
        self.sent = None


async def test_every_acknowledged_move_survives_a_kill(database: str) -> None:
    rng = random.Random(5)
    acknowledged: list[int] = []

    async with serving(database) as (site, server):
        players: list[Bidder | Mover] = []
        for at in range(TABLES):
            ana, bea = await site.guests(f"Ana{at}", f"Bea{at}")
            players.append(Bidder(ana, await site.table(ana, bea), 0, rng))
            for game in ("discovery", "empire"):
                table = await site.table(ana, game=game, more_seats=[{"kind": "mine"}] * 2)
                players.append(Mover(ana, table, rng))

        def done() -> int:
            return sum(player.acknowledged for player in players)

        for _ in range(KILLS):
            before = done()
            load = asyncio.gather(*(player.play() for player in players))
            while done() == before and not load.done():  # noqa: ASYNC110 - the players know of no event
                await asyncio.sleep(0.01)
            await asyncio.sleep(rng.uniform(0.1, 0.6))
            await server.kill_and_restart(site, load)
            acknowledged.append(done() - before)
            for player in players:
                await player.check()
    assert len(acknowledged) == KILLS
    assert all(acknowledged)
