"""The arena: balanced seats, blocks as units, the same however many processes, pictures and files of the result."""

from collections import Counter
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from msgspec.structs import replace

from carrack.bots.arena import CHALLENGE, FIELD, ArenaPlan, ArenaResult, line_ups, run_arena, seatings
from carrack.bots.batch import Cost, Timing
from carrack.bots.chart import LETTER, ChartWords, arena_svg
from carrack.bots.intervals import Figure, mean_of, share_of
from carrack.engine.errors import OptionError
from support.figures import holds
from support.players import FIRST, LAST

NOTHING = Timing(0, 0.0, 0.0, ())
RANDOM = "0"


def plan(*bots: str, **more: Any) -> ArenaPlan:
    return ArenaPlan(**{"bots": bots, "game": "toy", "players": 3, "deals": 6, **more})


@pytest.fixture(scope="module")
def result() -> ArenaResult:
    return run_arena(plan(FIRST, LAST, RANDOM, deals=12))


@pytest.mark.parametrize("kind", [CHALLENGE, FIELD])
@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("bots", range(2, 7))
def test_every_bot_plays_every_seat_equally_often_in_each_block(bots: int, players: int, kind: str) -> None:
    if kind == CHALLENGE and bots != 2:
        return
    tables = line_ups(bots, players, kind)
    for seed in range(8):
        block = seatings(tables, seed)
        assert len(set(block)) == len(block)
        times = [Counter(seating[seat] for seating in block) for seat in range(players)]
        assert all(time == times[0] for time in times)
        assert set(times[0]) == set(range(bots))
        if kind == FIELD:
            assert len(set(times[0].values())) == 1


def test_a_challenger_sits_alone_among_copies() -> None:
    assert seatings(line_ups(2, 4, CHALLENGE), 0) == [(0, 1, 1, 1), (1, 1, 1, 0), (1, 1, 0, 1), (1, 0, 1, 1)]


def test_more_bots_than_seats_meet_in_all_combinations() -> None:
    assert line_ups(4, 2, FIELD) == [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]


def test_neighbours_change_from_deal_to_deal_until_each_has_sat_by_each() -> None:
    left = Counter[tuple[int, int]]()
    for seed in range(10, 16):
        for seating in seatings(line_ups(4, 4, FIELD), seed):
            left.update((seating[seat], seating[(seat + 1) % 4]) for seat in range(4))
    assert len(left) == 12
    assert len(set(left.values())) == 1


def test_the_result_is_the_same_for_any_number_of_processes() -> None:
    one, two, three = (run_arena(plan(LAST, RANDOM, jobs=jobs)) for jobs in (1, 2, 3))
    assert (one.timing.jobs, two.timing.jobs, three.timing.jobs) == (1, 2, 3)
    decisions = [[clock.decisions for clock in result.timing.clocks] for result in (one, two, three)]
    assert decisions[0] == decisions[1] == decisions[2]
    assert replace(one, timing=NOTHING) == replace(two, timing=NOTHING) == replace(three, timing=NOTHING)


def test_runs_of_neighbouring_seeds_are_one_run() -> None:
    whole = run_arena(plan(FIRST, LAST, RANDOM, deals=4, seed=8))
    halves = [run_arena(plan(FIRST, LAST, RANDOM, deals=2, seed=seed)) for seed in (8, 10)]
    assert whole.games == halves[0].games + halves[1].games


def test_figures_follow_from_the_games(result: ArenaResult) -> None:
    assert result.blocks == result.deals == 12
    assert len(result.games) == 36
    assert {game.seed for game in result.games} == set(range(12))
    for bot, entrant in enumerate(result.entrants):
        assert entrant.seats == (12, 12, 12)
        shares, scores, margins = ([0.0] * 12 for _ in range(3))
        for game in result.games:
            seat = game.bots.index(bot)
            others = [score for other, score in enumerate(game.scores) if other != seat]
            shares[game.seed] += (seat in game.winners) / len(game.winners) / 3
            scores[game.seed] += game.scores[seat] / 3
            margins[game.seed] += (game.scores[seat] - sum(others) / 2) / 3
        for figure, wanted in zip(
            (entrant.share, entrant.score, entrant.margin),
            (share_of(shares), mean_of(scores), mean_of(margins)),
            strict=True,
        ):
            assert (figure.mean, figure.low, figure.high) == pytest.approx((wanted.mean, wanted.low, wanted.high))
    assert sum(entrant.share.mean for entrant in result.entrants) == pytest.approx(1)
    assert sum(entrant.margin.mean for entrant in result.entrants) == pytest.approx(0)
    decisions = [sum(game.decisions[game.bots.index(bot)] for game in result.games) for bot in range(3)]
    assert [clock.decisions for clock in result.timing.clocks] == decisions


def test_equal_bots_come_out_at_parity() -> None:
    result = run_arena(plan(RANDOM, "random"))
    assert result.pinned == 0
    for entrant in result.entrants:
        assert entrant.share.mean == pytest.approx(1 / 3)
        assert entrant.margin.mean == pytest.approx(0)
    different = run_arena(plan(RANDOM, "support.players:Other", deals=24))
    assert all(holds(entrant.share, 1 / 3) for entrant in different.entrants)


def test_random_stands_at_nought_if_it_takes_part_and_else_the_mean_does(result: ArenaResult) -> None:
    assert result.pinned == 2
    assert result.entrants[2].rating == Figure(0, 0, 0)
    without = run_arena(plan(FIRST, LAST))
    assert without.pinned is None
    assert sum(entrant.rating.mean for entrant in without.entrants) == pytest.approx(0, abs=1e-6)


def test_what_was_played_is_written_down(result: ArenaResult) -> None:
    assert (result.game, result.players, result.rules_version) == ("toy", 3, 1)
    assert result.options == {"coins": 4, "fair": False}
    assert (result.seed, result.deals, result.complete, result.format) == (0, 12, True, FIELD)
    assert result.bots == (FIRST, LAST, RANDOM)


def test_a_result_survives_json(result: ArenaResult) -> None:
    assert ArenaResult.from_json(result.to_json()) == result


def test_progress_counts_games_and_the_cost_is_told_once() -> None:
    steps: list[tuple[int, int]] = []
    costs: list[Cost] = []
    run_arena(plan(FIRST, LAST, deals=2), lambda done, total: steps.append((done, total)), costs.append)
    assert steps == [(done, 6) for done in range(1, 7)]
    (cost,) = costs
    assert cost.games == 6
    assert cost.seconds == pytest.approx(4 * cost.seconds_per_game)


def stop_at(number: int, done: int) -> None:
    if done == number:
        raise KeyboardInterrupt


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_stopped_run_keeps_its_whole_blocks(jobs: int) -> None:
    result = run_arena(plan(FIRST, LAST, deals=40, jobs=jobs), lambda done, _: stop_at(8, done))
    assert not result.complete
    assert 1 <= result.blocks <= 2
    assert len(result.games) == 3 * result.blocks
    assert result.deals == 40


def test_a_run_stopped_before_its_first_block_has_no_result() -> None:
    with pytest.raises(KeyboardInterrupt):
        run_arena(plan(FIRST, LAST), lambda done, _: stop_at(2, done))


@pytest.mark.parametrize(
    ("more", "field"),
    [
        ({"deals": 0}, "deals"),
        ({"jobs": -1}, "jobs"),
        ({"effort": 0.0}, "effort"),
        ({"effort": float("nan")}, "effort"),
        ({"seed": -1}, "seed"),
        ({"format": "duel"}, "format"),
        ({"bots": (FIRST,)}, "bots"),
        ({"bots": (FIRST, LAST, RANDOM), "format": CHALLENGE}, "bots"),
        ({"bots": ("nobody", LAST)}, "bots"),
    ],
)
def test_a_plan_that_cannot_be_is_refused_by_field(more: dict[str, Any], field: str) -> None:
    with pytest.raises(OptionError) as caught:
        run_arena(plan(**{"bots": (FIRST, LAST), **more}))
    assert caught.value.details["field"] == field


def test_a_table_that_cannot_be_is_refused() -> None:
    with pytest.raises(OptionError, match="players"):
        run_arena(plan(FIRST, LAST, players=9))


# The picture ---------------------------------------------------------------------------------------------------------

SVG = "{http://www.w3.org/2000/svg}"


def boxes(svg: str) -> list[tuple[float, float, float, float, str]]:
    """Where texts stand at most: left, top, right, bottom."""
    found = []
    for text in ET.fromstring(svg).iter(SVG + "text"):
        size, x, y = (float(text.attrib[key]) for key in ("font-size", "x", "y"))
        words = text.text or ""
        width = len(words) * size * LETTER
        left = x - width * {"start": 0, "middle": 0.5, "end": 1}[text.attrib["text-anchor"]]
        found.append((left, y - 0.8 * size, left + width, y + 0.25 * size, words))
    return found


def pictures(result: ArenaResult) -> dict[str, str]:
    long = ChartWords(title="All about it " * 20, subtitle="{game} and a long story " * 20, scale="per cent " * 40)
    stopped = replace(result, complete=False, blocks=3)
    thin = [replace(entrant, share=Figure(1.0)) for entrant in result.entrants]
    return {
        "plain": arena_svg(result),
        "long": arena_svg(result, long, ["module.of.a.bot:WithAVeryLongName", "<&\"'>", "Ä" * 40]),
        "stopped": arena_svg(stopped),
        "one block": arena_svg(replace(result, entrants=tuple(thin))),
    }


def test_every_picture_is_xml_with_its_texts_on_the_canvas_and_apart(result: ArenaResult) -> None:
    for svg in pictures(result).values():
        root = ET.fromstring(svg)
        width, height = float(root.attrib["width"]), float(root.attrib["height"])
        assert root.attrib["viewBox"] == f"0 0 {width:.0f} {height:.0f}"
        texts = boxes(svg)
        for at, (left, top, right, bottom, words) in enumerate(texts):
            assert words
            assert left >= 0
            assert top >= 0
            assert right <= width
            assert bottom <= height
            for other in texts[:at]:
                assert left >= other[2] or right <= other[0] or top >= other[3] or bottom <= other[1], (words, other)


def test_a_picture_shows_title_bots_figures_and_parity(result: ArenaResult) -> None:
    svg = arena_svg(result, ChartWords(point=",", parity="parité"), ["premier", "dernier", "hasard"])
    texts = [words for *_, words in boxes(svg)]
    assert texts[0] == "Win shares"
    assert {"premier", "dernier", "hasard", "parité 33,3 %"} <= set(texts)
    mean = f"{100 * result.entrants[0].share.mean:.1f}".replace(".", ",")
    assert f"{mean} %" in texts
    dashed = [line for line in ET.fromstring(svg).iter(SVG + "line") if "stroke-dasharray" in line.attrib]
    assert len(dashed) == 1
    assert dashed[0].attrib["x1"] == dashed[0].attrib["x2"]


def test_what_is_measured_lies_on_its_place_of_the_scale(result: ArenaResult) -> None:
    root = ET.fromstring(arena_svg(result))
    ticks = {
        words: (left + right) / 2 for left, _, right, _, words in boxes(arena_svg(result)) if words.endswith("0 %")
    }
    zero, tenth = ticks["0 %"], ticks["20 %"] - ticks["0 %"]
    dots = [float(dot.attrib["cx"]) for dot in root.iter(SVG + "circle")]
    for dot, entrant in zip(dots, result.entrants, strict=True):
        assert dot == pytest.approx(zero + tenth * entrant.share.mean / 0.2, abs=0.1)


def test_a_stopped_picture_says_so(result: ArenaResult) -> None:
    assert "stopped early: 3 of 12 deals" in pictures(result)["stopped"]
