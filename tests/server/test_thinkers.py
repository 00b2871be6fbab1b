"""Bots in processes of their own: killed, hanging, dying, raising; whatever happens, there is a move."""

import asyncio
import logging
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import carrack
from carrack.bots import Budget, make
from carrack.server.tables.bot_workers import BotWorkers, NoBotWorker
from support import odd_bots
from support.site import until

TESTS = Path(__file__).parents[1]
ODD = "support.odd_bots:"
QUICK = Budget(0.05, 0.05)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where odd bots leave word; from now on processes find them."""
    monkeypatch.setenv(odd_bots.FOLDER, str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", str(TESTS))
    return tmp_path


@pytest.fixture
def game() -> carrack.Game:
    return carrack.new_game("empire", players=3, seed=7)


async def pids(folder: Path, count: int) -> list[int]:
    """The processes that think, once there are so many."""

    def found() -> list[int]:
        names = [int(path.name) for path in folder.iterdir() if path.name.isdecimal()]
        return names if len(names) >= count else []

    return await until(found)


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def gone(pid: int) -> None:
    await until(lambda: not is_alive(pid))


def asking(thinkers: BotWorkers, game: carrack.Game, level: int | str, budget: Budget = QUICK) -> "asyncio.Task[int]":
    seat = game.deciders[0]
    return asyncio.ensure_future(thinkers.choose(level, 1, game.view(seat), budget))


def level_1(game: carrack.Game) -> int:
    return make(1, 1).choose(game.info(game.deciders[0]), QUICK)


async def test_a_move_is_the_bots_own(game: carrack.Game) -> None:
    thinkers = BotWorkers(1, grace=30)
    assert await asking(thinkers, game, 1) == level_1(game)
    await thinkers.close()


async def test_a_process_that_is_killed_in_mid_thought_is_replaced(folder: Path, game: carrack.Game) -> None:
    thinkers = BotWorkers(1, grace=60)
    thought = asking(thinkers, game, f"{ODD}Waiting")
    (first,) = await pids(folder, 1)
    os.kill(first, signal.SIGKILL)
    second = next(pid for pid in await pids(folder, 2) if pid != first)
    assert not is_alive(first)
    (folder / odd_bots.GO).touch()
    assert await thought == game.legal_moves(game.deciders[0])[0]
    assert is_alive(second)  # and is kept
    await thinkers.close()
    assert not is_alive(second)


@pytest.mark.parametrize("is_noticed", [True, False])
@pytest.mark.asyncio(loop_factories=["asyncio", "uvloop"])
async def test_a_worker_that_is_killed_while_idle_costs_one_retry_and_no_level(
    game: carrack.Game, caplog: pytest.LogCaptureFixture, is_noticed: bool
) -> None:
    """All workers are killed, which used to exhaust the tries; a lower level than 0 could not stand in."""

    with caplog.at_level(logging.WARNING):
        thinkers = BotWorkers(2, grace=30)
        await asyncio.gather(*(asking(thinkers, game, 0) for _ in range(2)))
        idle = list(thinkers._idle)
        assert len(idle) == 2
        for thinker in idle:
            os.kill(thinker.process.pid, signal.SIGKILL)
        if is_noticed:
            await until(lambda: not any(thinker.is_alive for thinker in idle))
        assert await asking(thinkers, game, 0) in game.legal_moves(game.deciders[0])
        assert len(thinkers._idle) == 1
        await thinkers.close()
    assert not [record for record in caplog.records if "lower level" in record.getMessage()]


async def test_one_that_takes_too_long_is_killed_and_a_lower_level_decides(
    folder: Path, game: carrack.Game, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        thinkers = BotWorkers(1, grace=2.0)
        thought = asking(thinkers, game, f"{ODD}Waiting")
        (pid,) = await pids(folder, 1)
        await gone(pid)
        assert await thought == level_1(game)
        await thinkers.close()
    assert [record.getMessage() for record in caplog.records if record.name == "carrack.server"] == [
        f"a bot of level {ODD}Waiting took too long; a lower level decides, if there is one"
    ]


@pytest.mark.parametrize(("name", "what"), [("Dying", "died"), ("Raising", "failed with ValueError"), ("No", "failed")])
async def test_one_that_cannot_decide_leaves_it_to_a_lower_level(
    folder: Path, game: carrack.Game, caplog: pytest.LogCaptureFixture, name: str, what: str
) -> None:
    with caplog.at_level(logging.WARNING):
        thinkers = BotWorkers(1, grace=30)
        assert await asking(thinkers, game, f"{ODD}{name}") == level_1(game)
        await thinkers.close()
    (record,) = [one for one in caplog.records if one.name == "carrack.server"]
    assert what in record.getMessage()
    assert "supporter" not in record.getMessage()


async def test_what_a_bot_prints_is_no_answer(folder: Path, game: carrack.Game) -> None:
    thinkers = BotWorkers(1, grace=30)
    for _ in range(2):
        assert await asking(thinkers, game, f"{ODD}Printing") == game.legal_moves(game.deciders[0])[-1]
    await thinkers.close()


async def test_if_nobody_can_decide_that_is_said(game: carrack.Game) -> None:
    """A game that the other processes do not know."""

    thinkers = BotWorkers(1, grace=30)
    toy = carrack.new_game("toy", players=2, seed=1)
    with pytest.raises(NoBotWorker):
        await asking(thinkers, toy, 1)
    assert await asking(thinkers, game, 0) in game.legal_moves(game.deciders[0])
    await thinkers.close()


SERVER = """
import asyncio
import carrack
from carrack.bots import Budget
from carrack.server.tables.bot_workers import BotWorkers
game = carrack.new_game("empire", players=3, seed=7)
asyncio.run(BotWorkers(1, 60).choose("support.odd_bots:Waiting", 1, game.view(game.deciders[0]), Budget()))
"""


async def test_nobody_thinks_on_when_the_server_is_killed(folder: Path) -> None:
    server = subprocess.Popen([sys.executable, "-c", SERVER])

    (pid,) = await pids(folder, 1)
    server.kill()
    server.wait(10)
    await gone(pid)
