"""Simulation: what it counts, by seat and by bot, and that processes change nothing."""

from statistics import fmean, stdev
from typing import Any

import pytest
from msgspec.structs import replace

from carrack.bots.batch import Cost, Timing
from carrack.bots.intervals import Figure, wilson
from carrack.bots.match import Seating, Setting, play_game
from carrack.bots.simulate import SimulationPlan, SimulationResult, run_simulation
from carrack.engine.errors import OptionError
from support.players import FIRST, LAST

NOTHING = Timing(0, 0.0, 0.0, ())


def plan(*bots: str, **more: Any) -> SimulationPlan:
    return SimulationPlan(**{"bots": bots, "game": "toy", "players": 3, "games": 20, "seed": 5, **more})


def test_figures_follow_from_the_games() -> None:
    result = run_simulation(plan(FIRST, LAST, FIRST))
    setting = Setting("toy", 3, {})
    games = [play_game(setting, Seating(seed, (FIRST, LAST, FIRST))) for seed in range(5, 25)]
    for seat, player in enumerate(result.by_seat):
        scores = [game.scores[seat] for game in games]
        assert player.seats == (seat,)
        assert player.wins == pytest.approx(sum(game.share(seat) for game in games))
        assert player.share == wilson(player.wins, 20)
        assert (player.score.mean, player.score.sd) == pytest.approx((fmean(scores), stdev(scores)))
        assert (player.score.least, player.score.most) == (min(scores), max(scores))
    first, last = result.by_bot
    assert (first.bot, first.seats, last.bot, last.seats) == (FIRST, (0, 2), LAST, (1,))
    assert first.wins == pytest.approx(result.by_seat[0].wins + result.by_seat[2].wins)
    assert first.wins + last.wins == pytest.approx(20)
    assert first.score.count == 40
    lengths = [sum(clock.decisions for clock in game.clocks) for game in games]
    assert result.length.mean == fmean(lengths)
    assert result.decisions == sum(lengths) == sum(clock.decisions for clock in result.timing.clocks)
    assert result.decisions_per_second == pytest.approx(result.decisions / result.timing.seconds)


def test_the_result_is_the_same_for_any_number_of_processes() -> None:
    one, two = (run_simulation(plan("0", FIRST, LAST, games=5, jobs=jobs)) for jobs in (1, 2))
    assert replace(one, timing=NOTHING) == replace(two, timing=NOTHING)


def test_one_bot_sits_everywhere_if_no_other_is_named() -> None:
    result = run_simulation(plan("0", games=2))
    assert result.bots == ("0", "0", "0")
    (player,) = result.by_bot
    assert player.seats == (0, 1, 2)
    assert player.share == Figure(1, 1, 1)


def test_a_real_game_can_be_simulated() -> None:
    result = run_simulation(SimulationPlan(bots=("0",), players=2, games=2, options={"edition": "2007"}))
    assert (result.game, result.options["edition"], result.games) == ("discovery", "2007", 2)


def test_a_result_survives_json() -> None:
    result = run_simulation(plan("0", games=3))
    assert SimulationResult.from_json(result.to_json()) == result


def test_progress_counts_games_and_the_cost_is_told_once() -> None:
    steps: list[tuple[int, int]] = []
    costs: list[Cost] = []
    run_simulation(plan(FIRST, games=3), lambda done, total: steps.append((done, total)), costs.append)
    assert steps == [(1, 3), (2, 3), (3, 3)]
    assert [cost.games for cost in costs] == [3]


def test_a_stopped_run_keeps_its_games() -> None:
    def stop(done: int, total: int) -> None:
        if done == 7:
            raise KeyboardInterrupt

    result = run_simulation(plan(FIRST), stop)
    assert (result.complete, result.games, result.asked, result.length.count) == (False, 7, 20, 7)


@pytest.mark.parametrize(("more", "field"), [({"games": 0}, "games"), ({"bots": (FIRST, LAST)}, "bots")])
def test_a_plan_that_cannot_be_is_refused_by_field(more: dict[str, Any], field: str) -> None:
    with pytest.raises(OptionError) as caught:
        run_simulation(plan(**{"bots": (FIRST,), **more}))
    assert caught.value.details["field"] == field
