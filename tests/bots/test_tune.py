"""Tuning: the fit is right, a run is the same however it is shared out or interrupted, and leaves nothing behind."""

import json
import os
import random
import sys
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from carrack.bots import tune as tuning_module
from carrack.bots.core.evaluator import SCALE
from carrack.bots.evaluators import evaluation_of, evaluator_with, shipped_weights
from carrack.bots.tune import (
    Batch,
    Sums,
    TunePlan,
    Tuning,
    TuningRound,
    cost_of,
    difference,
    fit,
    new_tuning,
    play_batch,
    read,
    solve,
    tune,
    with_plan,
    write,
)
from carrack.engine.errors import OptionError
from support.scripts import load_script
from support.stopping import stop

TESTS = Path(__file__).parents[1]
SMALL = TunePlan(game="empire", players=2, options={"trade_offers": 0}, rounds=2, games=3, trials=1, seed=5)
SIZE = evaluation_of("empire").size
STAGES = evaluation_of("empire").stages


def test_systems_are_solved() -> None:
    assert solve([[4.0, 2.0], [2.0, 3.0]], [10.0, 8.0]) == pytest.approx([1.75, 1.5])
    rng = random.Random(1)
    for n in (1, 5, 20):
        rows = [[rng.uniform(-1, 1) for _ in range(n)] for _ in range(n + 2)]
        matrix = [[sum(row[i] * row[j] for row in rows) + (i == j) for j in range(n)] for i in range(n)]
        wanted = [rng.uniform(-3, 3) for _ in range(n)]
        right = [sum(a * b for a, b in zip(row, wanted, strict=True)) for row in matrix]
        assert solve(matrix, right) == pytest.approx(wanted)


def sums_of(weights: list[int], rows: int) -> Sums:
    """What a regression would hold if in one stage results followed exactly from features."""
    rng = random.Random(2)
    products = [0] * (STAGES * SIZE * SIZE)
    moments = [0] * (STAGES * SIZE)
    for _ in range(rows):
        x = [rng.randrange(-40, 41) for _ in range(SIZE)]
        result = sum(a * b for a, b in zip(x, weights, strict=True))
        for i in range(SIZE):
            moments[SIZE + i] += x[i] * result
            for j in range(i, SIZE):
                products[(SIZE + i) * SIZE + j] += x[i] * x[j]
    return Sums(products, moments, [0, rows, *[0] * (STAGES - 2)], 1, 0)


def test_a_fit_finds_the_weights_that_results_were_made_of() -> None:
    wanted = [(5 * i) % 13 - 6 for i in range(SIZE)]
    rows = fit(SMALL, sums_of(wanted, 2000))
    assert [round(weight / SCALE, 1) for weight in rows[1]] == pytest.approx(wanted, abs=0.1)
    assert rows[0] == rows[2] == [0] * SIZE, "stages of which nothing is known"


def test_what_is_seldom_seen_stays_small() -> None:
    wanted = [1] * SIZE
    once, often = fit(SMALL, sums_of(wanted, 2)), fit(SMALL, sums_of(wanted, 2000))
    assert sum(map(abs, once[1])) < sum(map(abs, often[1]))


def test_sums_of_lots_are_the_sums_of_all_their_games() -> None:
    weights = shipped_weights("empire").players["2"]
    whole = play_batch(Batch(SMALL, weights, 5, 3, 120))
    parts = play_batch(Batch(SMALL, weights, 5, 1, 120))
    parts.add(play_batch(Batch(SMALL, weights, 6, 2, 120)))
    assert parts == whole
    assert whole.games == 3
    assert any(whole.moments)


def test_games_of_direct_rules_are_games_of_their_own() -> None:
    plan = TunePlan(game="discovery", players=2)
    weights = shipped_weights("discovery").players["2"]
    direct = play_batch(Batch(plan, weights, 5, 1, 40, direct=True))
    assert direct == play_batch(Batch(plan, weights, 5, 1, 40, direct=True))
    assert direct.moments != play_batch(Batch(plan, weights, 5, 1, 40)).moments


def test_the_shipped_weights_of_discovery_can_be_made_again() -> None:
    """Of a few games only: the rows of all turns are fitted, and earlier sets of games count in each fit."""
    script = load_script("refit_discovery")
    for players, sets in script.SETS.items():
        assert f"{sets[0].number} games" in shipped_weights("discovery").origin[str(players)]
    rows = script.refit(4, 4000)
    assert [any(row) for row in rows] == [False, *[True] * 8]


def test_a_run_is_the_same_whatever_the_processes() -> None:
    one = tune(new_tuning(SMALL))
    two = tune(new_tuning(structs.replace(SMALL, jobs=2)))
    assert with_plan(two, SMALL) == one
    assert one.is_done


def test_a_run_that_was_stopped_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    path = tmp_path / "run.json"
    seen: list[tuple[int, int]] = []
    whole = tune(new_tuning(SMALL), progress=lambda done, total: seen.append((done, total)))
    total = 2 * (3 + 2)
    assert seen[-1] == (total, total)
    assert [done for done, _ in seen] == sorted(done for done, _ in seen)

    def stop(done: int, total: int) -> None:
        if done > total // 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        tune(new_tuning(SMALL), path, stop)
    kept = read(path)
    assert (len(kept.rounds), kept.is_done) == (1, False)
    assert tune(kept, path) == whole == read(path)
    assert tune(read(path), path) == whole, "a finished run has nothing left to play"


def test_a_run_goes_on_with_more_rounds() -> None:
    short = tune(new_tuning(structs.replace(SMALL, rounds=1)))
    assert tune(with_plan(short, SMALL)) == tune(new_tuning(SMALL))


def test_a_fresh_run_begins_with_nothing_and_takes_its_first_fit() -> None:
    plan = structs.replace(SMALL, fresh=True, rounds=1)
    run = new_tuning(plan)
    assert not any(map(any, run.weights))
    run = tune(run)
    assert run.rounds[0].accepted
    assert any(map(any, run.weights))
    evaluator_with("empire", run.weights)


def test_refused_weights_are_not_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuning_module, "try_out", lambda trial: 0.5)
    run = tune(new_tuning(SMALL))
    assert run.weights == shipped_weights("empire").players["2"], (
        "half of the victories of two is no more than one's share"
    )
    assert [one.accepted for one in run.rounds] == [False, False]
    run.weights[1][0] += 1
    assert run.weights != shipped_weights("empire").players["2"], "a run has weights of its own"


def test_steps_shorten_with_every_refusal_and_no_further_than_that() -> None:
    def step(*accepted: bool) -> float:
        return Tuning(SMALL, [], [TuningRound(1, 0.0, 0.0, taken) for taken in accepted]).step

    assert step() == step(False, True) == 1
    assert step(True, False) == 0.5
    assert step(*[False] * 9) == step(*[False] * 3) > 0


def test_a_file_is_whole_or_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "run.json"
    run = new_tuning(SMALL)
    write(run, path)
    before = path.read_bytes()
    run.rounds.append(TuningRound(1, 2.0, 0.5, True))

    def broken(*_: object) -> None:
        raise OSError("the machine stops here")

    monkeypatch.setattr(Path, "replace", broken)
    with pytest.raises(OSError, match="stops here"):
        write(run, path)
    assert path.read_bytes() == before
    monkeypatch.undo()
    write(run, path)
    assert read(path) == run
    assert [file.name for file in tmp_path.iterdir()] == ["run.json"]


def test_plans_are_told_apart_but_for_processes_and_rounds() -> None:
    assert difference(SMALL, structs.replace(SMALL, jobs=7, rounds=9)) is None
    assert difference(SMALL, structs.replace(SMALL, players=3)) == ("players", 2, 3)
    assert difference(SMALL, structs.replace(SMALL, options={})) == ("options", {"trade_offers": 0}, {})


def test_weights_of_other_features_are_refused(tmp_path: Path) -> None:
    run = new_tuning(SMALL)
    run.weights = [row[:-1] for row in run.weights]
    write(run, tmp_path / "run.json")
    with pytest.raises(ValueError, match="other features"):
        read(tmp_path / "run.json")


def test_what_cannot_be_played_is_refused_at_once() -> None:
    with pytest.raises(OptionError):
        new_tuning(structs.replace(SMALL, players=9))


def test_a_cost_counts_what_is_left() -> None:
    run = new_tuning(SMALL)
    cost = cost_of(run)
    assert cost.games == 2 * (3 + 2)
    assert cost.seconds > 0
    run.rounds.append(TuningRound(3, 0.0, 0.0, False))
    assert cost_of(run).games == 5
    run.rounds.append(TuningRound(3, 0.0, 0.0, False))
    assert cost_of(run) == tuning_module.TuningCost(0, 0.0)


# Stopping ----------------------------------------------------------------------------------------------------------

RUN = """
import sys
from pathlib import Path
from carrack.bots.tune import TunePlan, new_tuning, tune

if __name__ == "__main__":
    plan = TunePlan(game="empire", players=2, options={"trade_offers": 0}, rounds=9999, games=50, trials=1, jobs=2)
    try:
        tune(new_tuning(plan), Path("run.json"), lambda done, total: print(done, file=sys.stderr))
    except KeyboardInterrupt:
        print("stopped", flush=True)
"""


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="needs groups of processes")
def test_ctrl_c_leaves_no_process_behind(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(RUN, encoding="utf-8")
    stopped = stop([sys.executable, str(script)], at_work=r"\d", cwd=tmp_path)
    assert (stopped.code, stopped.printed) == (0, b"stopped\n")
    assert "Traceback" not in stopped.screen
    assert stopped.seconds < 1
    assert stopped.is_alone, "processes are left over"


# Into the package ----------------------------------------------------------------------------------------------------


def test_finished_runs_are_put_among_the_weights(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    script: Any = load_script("weights")
    text = (script.GAMES / "empire" / "bots" / "weights.json").read_text(encoding="utf-8")
    script.GAMES = tmp_path
    file = tmp_path / "empire" / "bots" / "weights.json"
    file.parent.mkdir(parents=True)
    file.write_text(text, encoding="utf-8")
    assert script.written(json.loads(text)) == text, "what is not replaced stays to the byte"
    run = new_tuning(SMALL)
    write(run, tmp_path / "run.json")
    assert script.main([str(tmp_path / "run.json")]) == 2
    assert "0 of 2 rounds; finish it first" in capsys.readouterr().out
    run.weights[1][0] = 4321
    run.rounds = [TuningRound(3, 1.0, 0.6, True), TuningRound(3, 1.0, 0.4, False)]
    write(run, tmp_path / "run.json")
    assert script.main([str(tmp_path / "run.json")]) == 0
    before, after = json.loads(text), json.loads(file.read_text(encoding="utf-8"))
    assert after["players"]["2"][1][0] == 4321
    assert after["origin"]["2"] == "1 of 2 rounds of 3 games accepted, seed 5, trade_offers=0"
    assert after["players"]["3"] == before["players"]["3"]


def test_tuning_begins_with_what_is_shipped_and_leaves_it_alone() -> None:
    before = [row[:] for row in shipped_weights("empire").players["2"]]
    tune(new_tuning(structs.replace(SMALL, rounds=1)))
    assert shipped_weights("empire").players["2"] == before
