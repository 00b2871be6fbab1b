"""Games between bots: their seats, repeatability, times, and how faults are reported."""

import os
import signal
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from carrack.bots.match import Clock, GameResult, Seating, Setting, bot_seed, play_game
from carrack.bots.pool import play_blocks
from carrack.engine.api import new_game
from carrack.engine.errors import CarrackError
from support.players import CHEAT, CRASHER, DYING, EXIT, FIRST, LAST

TESTS = Path(__file__).parent.parent
TOY = Setting("toy", 3, {})

ARENA = """
from support.players import SLEEPER
from carrack.bots.arena import ArenaPlan, run_arena

if __name__ == "__main__":
    plan = ArenaPlan(bots=(SLEEPER, SLEEPER), game="toy", players=2, deals=100, jobs={jobs})
    result = run_arena(plan, progress=lambda done, total: print(done, flush=True))
    print("partial" if not result.complete else "all", result.blocks, len(result.games), flush=True)
"""


def untimed(game: GameResult) -> tuple[object, ...]:
    return game.seed, game.scores, game.winners, [clock.decisions for clock in game.clocks]


def finished(scores: tuple[int, ...], winners: tuple[int, ...]) -> GameResult:
    return GameResult(0, scores, winners, (Clock(),) * len(scores), 0.0)


def test_a_game_ends_as_the_same_moves_end_it_by_hand() -> None:
    result = play_game(TOY, Seating(5, (FIRST, FIRST, LAST)))
    game = new_game("toy", players=3, seed=5)
    decisions = [0, 0, 0]
    while not game.is_over:
        for seat in game.deciders:
            decisions[seat] += 1
            game.play(game.legal_moves(seat)[-1 if seat == 2 else 0], seat)
    assert untimed(result) == (5, game.scores(), game.winners(), decisions)


@pytest.mark.parametrize("game", ["discovery", "empire"])
def test_a_game_of_random_bots_is_the_same_again(game: str) -> None:
    setting = Setting(game, 2, {})
    first, again, other = (play_game(setting, Seating(seed, ("0", "0"))) for seed in (3, 3, 4))
    assert untimed(first) == untimed(again)
    assert untimed(first) != untimed(other)


def test_every_decision_is_timed() -> None:
    result = play_game(TOY, Seating(1, (FIRST, FIRST, LAST)))
    for clock in result.clocks:
        assert 0 < clock.mean <= clock.worst <= clock.seconds
        assert clock.mean * clock.decisions == pytest.approx(clock.seconds)
    assert sum(clock.seconds for clock in result.clocks) < result.seconds


def test_clocks_add_up() -> None:
    assert Clock(2, 3.0, 2.0).plus(Clock(1, 4.0, 4.0)) == Clock(3, 7.0, 4.0)
    assert Clock().mean == 0


def test_bots_of_a_deal_have_seeds_of_their_own_that_do_not_change() -> None:
    seeds = {bot_seed(deal, seat) for deal in range(50) for seat in range(6)}
    assert len(seeds) == 300
    assert bot_seed(7, 2) == 3700447342106332954


def test_winners_share_a_victory() -> None:
    game = finished((8, 8, 8, 3), (0, 2))
    assert [game.share(seat) for seat in range(4)] == [0.5, 0, 0.5, 0]


def test_places_go_by_victory_and_then_by_score_with_ties_together() -> None:
    assert finished((8, 8, 8, 3), (0, 2)).order() == ((0, 2), (1,), (3,))
    assert finished((4, 9, 4, 4), (1,)).order() == ((1,), (0, 2, 3))
    assert finished((9, 9), (1,)).order() == ((1,), (0,))  # a tie that the rules broke


@pytest.mark.parametrize(
    ("bot", "reason", "jobs"),
    [
        (CRASHER, "ZeroDivisionError: nothing to divide by", 1),
        (CRASHER, "ZeroDivisionError: nothing to divide by", 2),
        (CHEAT, "IllegalMove: ", 1),
    ],
)
def test_a_bot_that_fails_is_named_with_its_deal(bot: str, reason: str, jobs: int) -> None:
    blocks = [[Seating(seed, (FIRST, bot, FIRST))] for seed in (40, 41)]
    with pytest.raises(CarrackError, match="bot-failed") as caught:
        list(play_blocks(TOY, blocks, jobs))
    error = caught.value
    assert error.code == "bot-failed"
    assert error.details["bot"] == bot
    assert error.details["seat"] == 1
    assert error.details["seed"] in {40, 41}
    assert str(error.details["reason"]).startswith(reason)
    assert (error.__cause__ is not None) if jobs == 1 else ("Traceback" in error.__notes__[0])


def test_a_process_that_dies_is_told_of() -> None:
    blocks = [[Seating(seed, (FIRST, DYING, FIRST))] for seed in (40, 41)]
    with pytest.raises(CarrackError, match="worker-died") as caught:
        list(play_blocks(TOY, blocks, 2))
    assert caught.value.details["exit"] == EXIT
    assert caught.value.details["seed"] in {40, 41}


def test_games_come_with_their_block_and_place() -> None:
    blocks = [[Seating(seed, (FIRST, LAST, FIRST)), Seating(seed, (LAST, FIRST, FIRST))] for seed in range(4)]
    with closing(play_blocks(TOY, blocks, 2)) as games:
        found = {(block, place): untimed(game) for block, place, game in games}
    wanted = {(block, place): untimed(play_game(TOY, blocks[block][place])) for block in range(4) for place in (0, 1)}
    assert found == wanted


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="needs groups of processes")
@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_stops_everything_and_keeps_what_is_done(jobs: int, tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(ARENA.format(jobs=jobs))
    with subprocess.Popen(
        [sys.executable, str(script)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(TESTS), *sys.path])},
    ) as process:
        assert process.stdout
        assert process.stderr
        while int(process.stdout.readline()) < 4:
            pass
        time.sleep(0.2)  # by now the bots sleep, for two minutes
        os.killpg(process.pid, signal.SIGINT)
        pressed = time.monotonic()
        *_, last = process.stdout.read().splitlines()
        assert process.wait(60) == 0
        took = time.monotonic() - pressed
        word, blocks, games = last.split()
        assert word == "partial"
        assert int(blocks) * 2 == int(games) >= 2
        assert process.stderr.read() == ""
    assert took < 60  # it takes less than a second on an idle machine, and two minutes if a bot is waited for
    wait_until_gone(process.pid)


def wait_until_gone(group: int) -> None:
    """No process of a group is left, or will be soon: the one that guards shared memory ends a little later."""
    for _ in range(100):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return
        time.sleep(0.05)
    pytest.fail("processes are left over")
