"""Slots in turns: by owner, whatever each asks for, and none is lost when somebody gives up."""

import asyncio
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from carrack.bots import Budget
from carrack.bots.remote import Answer, Question
from carrack.engine.view import View
from carrack.server.storage.schema import Guest
from carrack.server.tables.actions import start
from carrack.server.tables.bot_workers import FairQueue
from carrack.server.tables.commands import ActionCommand
from carrack.server.tables.table_state import TableState
from support.site import Person, Site, opened, until

MANY = 150
DECISION = 0.03  # seconds
ROUNDS = 8


@asynccontextmanager
async def waiting(queue: FairQueue, *owners: str) -> AsyncIterator[list[str]]:
    """Who is served, in order; all ask at once while the only slot is taken."""
    served: list[str] = []

    async def ask(owner: str) -> None:
        async with queue.slot(owner):
            served.append(owner)

    async with queue.slot("first"):
        tasks = [asyncio.ensure_future(ask(owner)) for owner in owners]
        await asyncio.sleep(0)
    await asyncio.gather(*tasks)
    yield served


async def test_owners_take_turns() -> None:
    async with waiting(FairQueue(1), *"aaaa", "b", *"cc", "b") as served:
        assert "".join(served) == "abcabcaa"


async def test_who_waits_alone_is_served_in_order() -> None:
    queue = FairQueue(1)
    served: list[int] = []

    async def ask(number: int) -> None:
        async with queue.slot("a"):
            served.append(number)

    async with queue.slot("a"):
        tasks = [asyncio.ensure_future(ask(number)) for number in range(5)]
        await asyncio.sleep(0)
    await asyncio.gather(*tasks)
    assert served == list(range(5))


async def test_no_slot_is_lost_or_doubled_when_people_give_up() -> None:
    rng = random.Random(5)

    queue = FairQueue(3)
    held = 0

    async def ask() -> None:
        async with queue.slot(rng.choice("abcd")):
            held += 1
            assert held <= 3
            try:
                await asyncio.sleep(rng.random() / 500)
            finally:
                held -= 1

    tasks = [asyncio.ensure_future(ask()) for _ in range(400)]
    while not all(task.done() for task in tasks):
        rng.choice(tasks).cancel()
        await asyncio.sleep(0.0005)
    assert queue._free == 3
    assert queue._waiting == {}


async def endless_table(site: Site, host: Person) -> None:
    """A table at which bots play on and on."""
    seats = [{"kind": "mine"}, {"kind": "bot", "level": 0}]
    ident = (await host.ask("POST", "/tables", {"game": "discovery", "seats": seats}))["id"]

    def begin(state: TableState) -> None:
        start(state, Guest(state.host, "", "en"))
        assert state.table is not None
        state.table.resign(0)

    await site.registry.execute(ActionCommand(ident, begin))


async def next_move(site: Site, table: str) -> int | None:
    """The first move of seat 0 as soon as it has to choose; None once the game is over."""
    while True:
        state = await site.registry.read(table, lambda state: state)
        assert state.table is not None
        if state.life != "playing":
            return None
        if 0 in state.table.game.deciders:
            return state.table.game.legal_moves(0)[0]
        await asyncio.sleep(0.01)


async def test_a_guest_with_many_tables_does_not_slow_another(sqlite: str) -> None:
    """Between Bea's move and her bot's answer at most a few bots of Ana's 150 tables decide; before, about 100 did."""

    async with opened(sqlite, tables_per_guest=0) as site:
        bot_runner = site.registry.bot_runner
        bot_runner._is_open = False  # until all tables are there
        ana, bea = await site.guests("Ana", "Bea")
        for _ in range(MANY // 30):
            await asyncio.gather(*(endless_table(site, ana) for _ in range(30)))
        table = await site.table(bea, game="discovery", more_seats=[{"kind": "bot", "level": 0}])
        owners: list[str] = []  # of all decisions, in the order in which they were made
        choose, ask = bot_runner.workers.choose, bot_runner.workers._ask

        async def slowly(asked: Question, seconds: float, *, is_retry: bool) -> Answer:
            await asyncio.sleep(DECISION)
            return await ask(asked, seconds, is_retry=is_retry)

        async def listening(level: int | str, seed: int, view: View, budget: Budget, owner: str = "") -> int:
            move = await choose(level, seed, view, budget, owner)
            owners.append(owner)
            return move

        mine = await site.registry.read(table, lambda state: state.host)
        bot_runner.workers._ask = slowly  # type: ignore[method-assign]  # as bots of a higher level would be
        bot_runner.workers.choose = listening  # type: ignore[method-assign]  # changes nothing
        bot_runner._is_open = True
        for place in list(site.registry.tables.values()):
            bot_runner.wake(place)
        await until(lambda: len(owners) > 20)
        others: list[int] = []
        seconds: list[float] = []
        move = await next_move(site, table)
        while len(others) < ROUNDS and move is not None:
            before, began = len(owners), time.perf_counter()
            await bea.play(table, 0, move)
            move = await next_move(site, table)
            if mine in owners[before:]:
                others.append(owners[before:].index(mine))
                seconds.append(time.perf_counter() - began)
        assert len(others) == ROUNDS
        assert max(others) <= 10
        assert len(set(owners)) == 2
        worst = 1000 * max(seconds)
        figures = f"{len(others)} bot moves beside {MANY} busy tables: worst {worst:.0f} ms, after {others} others"
        print(figures)  # noqa: T201 - for the docs
