"""Training: gradients are right, a run is the same however it is shared out or interrupted, and it learns."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from msgspec import structs

import carrack
from carrack.bots.nets import net_from, read_net, reader_of
from carrack.bots.training import run as training_module
from carrack.bots.training.figures import calibration, figures
from carrack.bots.training.fit import (
    LAYERS,
    PART_OF_MARKS,
    PART_OF_SOURCES,
    UNIT,
    Fit,
    Minibatch,
    Outputs,
    backward,
    batch_of,
    fit_base,
    forward,
    new_fit,
    read_fit,
    run_pass,
    shape_of,
)
from carrack.bots.training.games import Samples, play_one
from carrack.bots.training.plan import TrainPlan, difference, setting_of
from carrack.bots.training.quantise import quantised
from carrack.bots.training.run import Folder, Training, cost_of, origin_of, train, within
from carrack.engine.errors import OptionError
from support.bot_census import IS_COMPILED

EMPIRE: dict[str, Any] = {"version": "beginner", "trade_offers": 0}
SMALL = TrainPlan(
    game="empire",
    players=2,
    options=EMPIRE,
    mixed=0,
    games=40,
    passes=3,
    traits=8,
    merged=4,
    gate="1",
    trials=2,
    seed=5,
)
# Level 1 has weights that were tuned on games of the other edition.
TOY = TrainPlan(
    game="discovery",
    players=2,
    options={"edition": "2007"},
    mixed=0,
    games=1500,
    direct=0,
    every=4,
    passes=3,
    traits=16,
    merged=8,
    gate="1",
    trials=60,
)
only_compiled = pytest.mark.skipif(not IS_COMPILED, reason="takes many minutes where the core is not compiled")


@pytest.fixture(scope="module")
def samples() -> dict[int, Samples]:
    """Positions of some games with different numbers of players."""
    found: dict[int, Samples] = {}
    for seed, players in ((1, 2), (2, 3), (3, 2)):
        plan = structs.replace(SMALL, players=players)
        one = play_one(plan, seed)
        if players in found:
            first = found[players]
            one = Samples(
                *(np.concatenate([getattr(first, name), getattr(one, name)]) for name in one.__struct_fields__)
            )
        found[players] = one
    return found


# Games ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["discovery", "empire"])
def test_samples_hold_what_became_of_the_game(game: str) -> None:
    plan = structs.replace(SMALL, game=game, options={}, players=2, direct=100)
    one = play_one(plan, 7)
    assert one.rows.shape[1:] == (2, reader_of(game).size)
    assert list(one.stages) == sorted(one.stages), "games go on"
    assert set(one.seeds) == {7}
    assert (one.shares.sum(axis=1) == 1024).all()
    assert (one.points.sum(axis=2) == one.scores).all()
    again = play_one(plan, 7)
    assert all(np.array_equal(getattr(one, name), getattr(again, name)) for name in one.__struct_fields__)


def test_mixed_games_have_all_numbers_of_players_and_many_options() -> None:
    for game, option in (("discovery", "edition"), ("empire", "auction")):
        plan = TrainPlan(game=game, players=4, mixed=100)
        drawn = [setting_of(plan, carrack.Rng(seed)) for seed in range(300)]
        assert {players for players, _ in drawn} == {2, 3, 4, 5, 6}
        assert len({options.get(option) for _, options in drawn}) > 2
        for players, options in drawn[:20]:
            carrack.new_game(game, players=players, seed=1, **options)
    assert setting_of(structs.replace(SMALL, mixed=0), carrack.Rng(1)) == (2, EMPIRE)


def test_plans_that_cannot_be_are_refused() -> None:
    SMALL.check()
    for change in (
        {"players": 9},
        {"games": 5},
        {"mixed": 101},
        {"traits": 7},
        {"merged": 300},
        {"gate": "3"},
        {"options": {"x": 1}},
    ):
        with pytest.raises(OptionError):
            structs.replace(SMALL, **change).check()


def test_plans_are_told_apart_but_for_processes_and_games_that_follow_from_a_budget() -> None:
    assert difference(SMALL, structs.replace(SMALL, jobs=3)) is None
    assert difference(SMALL, structs.replace(SMALL, games=50)) == ("games", 40, 50)
    timed = structs.replace(SMALL, budget=3)
    assert difference(timed, structs.replace(timed, games=50)) is None


# The fit -------------------------------------------------------------------------------------------------------------


def test_the_linear_part_finds_what_is_linear(samples: dict[int, Samples]) -> None:
    shape = shape_of(SMALL, reader_of("empire"))
    rng = np.random.default_rng(1)
    made = {}
    for players in (2, 4):
        rows = rng.integers(0, 5, (3000, players, shape.size)).astype(np.int16)
        scores = (3 * rows[:, :, 1] - 2 * rows[:, :, 4] + players * rows[:, :, 6]).astype(np.int16)
        results = np.zeros((3000, players, 0), np.int16)
        stages = np.full(3000, 2, np.int16)
        made[players] = Samples(np.arange(3000), stages, rows, scores, scores, results, results)
    base = fit_base(shape, made) / 1024
    for players in (2, 4):
        assert base[players - 2, 2, [0, 1, 4, 6]] == pytest.approx([0, 3, -2, players], abs=0.15)
    assert not base[:, 1].any(), "a stage without positions"


def loss(fit: Fit, batch: Minibatch) -> float:
    """The loss whose gradients `backward` returns."""
    outputs: Outputs = forward(fit, batch)
    shape = fit.shape
    last = 2 + shape.sources
    off = np.square((outputs.margins - batch.margins) / UNIT).mean()
    surprise = -(batch.shares * np.log(outputs.chances)).sum(axis=1).mean()
    points = np.square(outputs.out[:, :, 2:last] - batch.points / UNIT).sum(axis=2).mean()
    said = 1 / (1 + np.exp(-outputs.out[:, :, last:]))
    marks = -(batch.marks * np.log(said) + (1 - batch.marks) * np.log(1 - said)).sum(axis=2).mean()
    return float(off + surprise + PART_OF_SOURCES * points + PART_OF_MARKS * marks)


def test_gradients_are_those_of_the_loss(samples: dict[int, Samples]) -> None:
    fit = new_fit(SMALL, shape_of(SMALL, reader_of("empire")), samples)
    rng = np.random.default_rng(2)
    fit.layers = {
        name: (table + 0.05 * rng.standard_normal(table.shape)).astype(np.float64) for name, table in fit.layers.items()
    }
    table = samples[3]
    batch = batch_of(fit, table, np.arange(6))
    for name in batch.__struct_fields__:
        if name != "stages":
            setattr(batch, name, getattr(batch, name).astype(np.float64))
    grads = backward(fit, batch, forward(fit, batch))
    for name in LAYERS:
        flat = fit.layers[name].reshape(-1)
        for at in rng.integers(0, flat.size, 12):
            kept, small = flat[at], 1e-5
            flat[at] = kept + small
            above = loss(fit, batch)
            flat[at] = kept - small
            below = loss(fit, batch)
            flat[at] = kept
            assert grads[name].reshape(-1)[at] == pytest.approx((above - below) / (2 * small), abs=1e-5, rel=1e-3)


def test_a_fit_learns_and_comes_back_from_its_file(samples: dict[int, Samples], tmp_path: Path) -> None:
    plan = structs.replace(SMALL, passes=60)
    shape = shape_of(plan, reader_of("empire"))
    fit = new_fit(plan, shape, samples)
    before = figures(fit, samples, samples)
    for _ in range(30):
        run_pass(plan, fit, samples)
    fit.write(tmp_path / "fit.npz")
    again = read_fit(tmp_path / "fit.npz", shape)
    for one in (fit, again):
        for _ in range(30):
            run_pass(plan, one, samples)
    for name in LAYERS:
        assert np.array_equal(fit.layers[name], again.layers[name])
    after = figures(fit, samples, samples)
    assert after["surprise"] < before["surprise"]
    assert after["points"] < before["points"]
    assert after["marks"] < before["marks"]


def test_whole_numbers_are_near_the_numbers_they_are_made_of(samples: dict[int, Samples]) -> None:
    plan = structs.replace(SMALL, passes=30, traits=16, merged=8)
    fit = new_fit(plan, shape_of(plan, reader_of("empire")), samples)
    for _ in range(30):
        run_pass(plan, fit, samples)
    net = net_from(quantised(fit, "empire", origin_of(plan, {})))
    for seed in range(4):
        state = carrack.new_game("empire", players=3, seed=seed, **EMPIRE).state
        state.playout(carrack.Rng(seed), 10 + 15 * seed)
        reader = net.reader
        rows = np.array(reader.features(state), np.int16).reshape(1, 3, -1)
        empty = np.zeros((1, 3), np.int16)
        points = np.array([[reader.points_of(state, seat) for seat in range(3)]], np.int16)
        marks = np.zeros((1, 3, reader.marks), np.int16)
        stages = np.array([reader.evaluator.stage(state)], np.int16)
        one = Samples(np.zeros(1, np.int64), stages, rows, empty, empty, points, marks)
        said = forward(fit, batch_of(fit, one, np.arange(1)))
        last = 2 + reader.sources
        for seat in range(3):
            assert net.margin(state, seat) / 1024 == pytest.approx(float(said.margins[0, seat]), abs=0.1)
            assert net.chances(state)[seat] / 65536 == pytest.approx(float(said.chances[0, seat]), abs=0.01)
            still = [UNIT * float(one) for one in said.out[0, seat, 2:last]]
            sources = [a / 1024 - b for a, b in zip(net.sources(state, seat), points[0, seat], strict=True)]
            assert sources == pytest.approx(still, abs=0.1)
            shares = [1 / (1 + float(np.exp(-one))) for one in said.out[0, seat, last:]]
            assert [one / 65536 for one in net.marks(state, seat)] == pytest.approx(shares, abs=0.01)


def test_calibration_is_the_distance_of_chances_and_victories() -> None:
    said = np.array([0.2] * 50 + [0.8] * 50)
    true = np.array([0.0] * 40 + [1.0] * 10 + [1.0] * 30 + [0.0] * 20)
    assert calibration(said, true, 2) == pytest.approx(0.1)


# Runs ----------------------------------------------------------------------------------------------------------------


def files(folder: Folder) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.path.glob("*.json"))}


def started(path: Path, plan: TrainPlan) -> tuple[Folder, Training]:
    path.mkdir()
    folder, training = Folder(path), Training(plan)
    folder.write(training)
    return folder, training


def test_a_run_that_was_stopped_at_any_stage_ends_as_if_it_had_not_been(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, training = started(tmp_path / "whole", SMALL)
    cost = cost_of(whole, training)
    assert (cost.games, cost.deals) == (40, 2)
    train(whole, training)
    assert training.is_done
    assert cost_of(whole, training).games == 0
    parts, _ = started(tmp_path / "parts", SMALL)
    stages = ("play", "run_pass", "write_net", "play_blocks")
    real = {name: getattr(training_module, name) for name in stages}
    for name in stages:
        calls: list[int] = []

        def stopping(*args: object, name: str = name, calls: list[int] = calls) -> object:
            calls.append(1)
            if len(calls) > 1 or name in stages[2:]:
                raise KeyboardInterrupt
            return real[name](*args)

        with monkeypatch.context() as patched:
            patched.setattr(training_module, name, stopping)
            with pytest.raises(KeyboardInterrupt):
                train(parts, parts.read())
    (parts.path / "games-00001.part").write_bytes(b"half of it")
    train(parts, parts.read())
    assert files(parts) == files(whole)


def test_a_run_is_the_same_however_it_is_shared_out(tmp_path: Path) -> None:
    one, training = started(tmp_path / "one", SMALL)
    train(one, training)
    two, training = started(tmp_path / "two", structs.replace(SMALL, jobs=2))
    train(two, training)
    assert one.net.read_bytes() == two.net.read_bytes()
    assert one.read().shares == two.read().shares
    origin = read_net(one.net).origin
    assert (origin.first_seed, origin.last_seed, origin.games) == (5, 44, 40)
    assert origin.gate is not None
    assert (origin.gate.level, origin.gate.deals, origin.gate.share) == ("1", 2, sum(one.read().shares) / 2)


def test_a_budget_sets_the_number_of_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training_module, "taste_of", lambda plan: training_module.Taste(0.5, 0.1, 10.0))
    assert within(SMALL, 20.0 + 600.0).games == 1000
    assert within(SMALL, 1.0).games == 20, "at least a batch"


@only_compiled
def test_training_from_nothing_beats_level_1(tmp_path: Path) -> None:
    """Level 1 with the net of 1500 short games wins two of three against level 1, which played these games."""
    folder, training = started(tmp_path / "run", TOY)
    train(folder, training)
    gate = training.gate
    assert gate is not None
    assert gate.mean > 0.55
