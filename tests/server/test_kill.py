"""A server that is killed, really, under load: what was answered is there, once, and pending choices too."""

import asyncio
import random
import signal
from collections import Counter
from typing import Any

import httpx

from support.postgres import free_port
from support.server_process import start, wait_for
from support.site import Person, Site, run

TABLES = 4
KILLS = 2


class Player:
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


def test_every_acknowledged_move_survives_a_kill(database: str) -> None:
    port = free_port()
    rng = random.Random(5)
    acknowledged: Counter[int] = Counter()

    async def work() -> None:
        server = start(database, port)
        base = f"http://127.0.0.1:{port}"
        try:
            async with httpx.AsyncClient(base_url=base, timeout=30) as client:
                site = Site(base, client)
                await wait_for(site)
                players = []
                for _ in range(TABLES):
                    ana, bea = await site.guests("Ana", "Bea")
                    table = await site.table(ana, bea)
                    players.append(Player(ana, table, 0, rng))
                for kill in range(KILLS):
                    before = sum(player.revision for player in players)
                    load = asyncio.gather(*(player.play() for player in players))
                    await asyncio.sleep(rng.uniform(0.3, 0.8))
                    server.send_signal(signal.SIGKILL)
                    await load
                    assert server.wait(10) == -signal.SIGKILL
                    acknowledged[kill] = sum(player.revision for player in players) - before
                    server = start(database, port)
                    await wait_for(site)
                    for player in players:
                        seen = await player.person.look(player.table, 0)
                        extra = seen["revision"] - player.revision
                        # What was under way may have been kept, if it was not answered any more.
                        assert extra in ((0, 1) if player.sent else (0,))
                        told = player.sent[1].get("move") if extra and player.sent else player.choice
                        assert seen["sections"]["view.choice"] == told
        finally:
            server.kill()
            server.wait(10)

    run(work())
    assert all(acknowledged[kill] > 0 for kill in range(KILLS))
