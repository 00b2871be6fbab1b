"""Tables whose bots are due: they take turns, go on after a start, and are driven by one process."""

import asyncio
import logging
import os
import signal
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from carrack.bots import Budget
from carrack.engine.view import View
from carrack.server.tables.bot_runner import BotRunner
from carrack.server.tables.commands import ActionCommand
from carrack.server.tables.table_state import TableState
from support import odd_bots
from support.site import Person, Site, opened, until

TESTS = Path(__file__).parents[1]
WAITING = "support.odd_bots:Waiting"
CHEATING = "support.odd_bots:Cheating"
TABLES = 20


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where odd bots leave word; from now on processes find them."""
    monkeypatch.setenv(odd_bots.FOLDER, str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", str(TESTS))
    return tmp_path


class DecisionLog:
    """All decisions that a server's bots were asked for, by the seed of their table."""

    def __init__(self, bot_runner: BotRunner) -> None:
        self.tables: list[int] = []
        self._choose = bot_runner.workers.choose
        bot_runner.workers.choose = self.choose  # type: ignore[method-assign]  # listens in, changes nothing

    async def choose(self, level: int | str, seed: int, view: View, budget: Budget, owner: str = "") -> int:
        self.tables.append(seed // 8)
        return await self._choose(level, seed, view, budget, owner)


async def bots_table(host: Person, bots: int, **more: Any) -> str:
    """A table at which bots have the first choices."""
    seats = [{"kind": "mine"}, *[{"kind": "bot", "level": 0}] * bots]
    made = await host.ask("POST", "/tables", {"game": "empire", "seats": seats, **more})
    ident: str = made["id"]
    await host.ask("POST", f"/tables/{ident}/start")
    return ident


async def waiting_table(site: Site, ana: Person, bea: Person, level: str = WAITING) -> str:
    """A table at which an odd bot has to choose in Bea's place, and then Ana."""
    table = await site.table(ana, bea, game="empire")

    def act(state: TableState) -> None:
        assert state.table is not None
        state.table.replace(1, level)  # no caller could ask for that

    await site.registry.execute(ActionCommand(table, act))
    return table


async def due(site: Site) -> list[str]:
    return await site.registry.store.tables_due("", float("inf"), float("inf"), 100)


async def test_twenty_tables_take_turns_for_one_process(database: str) -> None:
    """The first has five bots, the others one; nobody gets ahead by more than a decision."""

    async with opened(database, thinkers=1, waiting=5) as site:
        calls = DecisionLog(site.registry.bot_runner)
        ana = await site.guest("Ana")
        tables = [await bots_table(ana, 5 if at == 0 else 1) for at in range(TABLES)]
        for table in tables:
            await ana.ask("POST", f"/tables/{table}/seats/0/resign")  # from now on bots play on and on
        start = len(calls.tables)
        await until(lambda: len(calls.tables) >= start + 6 * TABLES)
        counts = Counter(calls.tables[start : start + 6 * TABLES])
        assert len(counts) == TABLES
        assert max(counts.values()) - min(counts.values()) <= 2


@pytest.mark.asyncio(loop_factories=["uvloop"])
async def test_the_next_bot_moves_at_once_although_its_worker_was_killed_while_idle(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    """In the event loop of a real server. Before, the table waited for the next takeover, 15 seconds later."""

    with caplog.at_level(logging.WARNING):
        async with opened(sqlite) as site:
            ana = await site.guest("Ana")
            table = await bots_table(ana, 2)
            await ana.awaited(table, 0)
            thinkers = site.registry.bot_runner.workers
            (idle,) = await until(lambda: list(thinkers._idle))
            os.kill(idle.process.pid, signal.SIGKILL)
            await until(lambda: not idle.is_alive)
            menu = (await ana.look(table, 0))["sections"]["menu"]
            before = await site.registry.read(table, lambda state: state.version)
            await until(lambda: site.registry.tables[table].bot_task is None)
            await ana.play(table, 0, next(choice["move"] for choice in menu if not choice["refusal"]))
            began = time.perf_counter()
            place = site.registry.tables[table]
            await until(lambda: place.state is not None and place.state.version > before + 1)
            assert time.perf_counter() - began < 5
    assert [one.getMessage() for one in caplog.records if "bots rest" in one.getMessage()] == []


@pytest.mark.parametrize("level", [WAITING, CHEATING])
async def test_a_bot_that_hangs_or_cheats_does_not_stop_its_table(database: str, folder: Path, level: str) -> None:
    async with opened(database, grace_seconds=2.0) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await waiting_table(site, ana, bea, level)
        while (await ana.look(table))["sections"]["awaited"] != [0]:
            async with ana.live(table) as wire:
                await wire.until("change")


async def test_bots_go_on_when_the_server_starts_and_nobody_looks(database: str, folder: Path) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        tables = [await waiting_table(site, ana, bea) for _ in range(3)]
        await until(lambda: any(path.name.isdecimal() for path in folder.iterdir()))
        assert sorted(await due(site)) == sorted(tables)
        before = [len(await site.registry.store.since(table, 0)) for table in tables]
    (folder / odd_bots.GO).touch()
    async with opened(database, takeover_seconds=0.2) as site:
        await all_done(site)
        assert [len(await site.registry.store.since(table, 0)) for table in tables] == [
            version + 1 for version in before
        ]
        await until(lambda: not site.registry.tables)  # and they left memory again
        for table in tables:
            assert (await ana_again(site, ana).look(table))["sections"]["awaited"] == [0]


async def test_another_process_leaves_a_table_alone_that_is_driven(postgresql: str, folder: Path) -> None:
    async with opened(postgresql) as one, opened(postgresql) as other:
        ana, bea = await one.guests("Ana", "Bea")
        table = await waiting_table(one, ana, bea)
        calls = DecisionLog(other.registry.bot_runner)
        there = ana_again(other, ana)
        for _ in range(5):
            await there.look(table)
        await until(lambda: other.registry.tables[table].bot_task is None)
        assert calls.tables == []
        (folder / odd_bots.GO).touch()
        await all_done(one)
        assert (await there.look(table))["sections"]["awaited"] == [0]
        assert calls.tables == []


async def test_another_process_takes_a_table_over_whose_driver_is_gone(postgresql: str, folder: Path) -> None:
    async with opened(postgresql, takeover_seconds=0.2) as other:
        async with opened(postgresql) as one:
            ana, bea = await one.guests("Ana", "Bea")
            one.registry.bot_runner.stop()
            await waiting_table(one, ana, bea)
        (folder / odd_bots.GO).touch()
        await all_done(other)


def ana_again(site: Site, ana: Person) -> Person:
    """The same guest at another server."""
    return Person(site, ana.token, ana.name)


async def all_done(site: Site) -> None:
    """Wait until no bot is due."""
    for _ in range(1000):
        if not await due(site):
            return
        await asyncio.sleep(0.01)
    raise AssertionError("bots are still due")
