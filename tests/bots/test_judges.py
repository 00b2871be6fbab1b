"""Inside the evaluations: shortcuts say what the long way says, and nothing that is foreseen is foreseen wrongly."""

from itertools import product
from typing import Any

import pytest

import carrack
from carrack.bots.core.discovery import SIZE, STAGES, DiscoveryJudge
from carrack.bots.core.empire import EmpireJudge
from carrack.bots.core.judge import LARGE, SCALE, candidates, shake_up
from carrack.bots.judges import judge_for, judge_from, shipped
from carrack.engine.core.chance import QuickChance
from carrack.engine.titles import find
from carrack.games.discovery.core import move, place, step
from carrack.games.discovery.core.state import Discovery
from carrack.games.empire.core import step as empire_step
from carrack.games.empire.core.card import CARDS, GOLD
from carrack.games.empire.core.rules import NATIONS
from carrack.games.empire.core.state import Empire
from support.bot_census import GAMES, IS_COMPILED, Setting, nodes, settings

AMPLE = 1000  # of everything, in the bank


def opened(game: str, players: int, seed: int, **options: Any) -> Any:
    """A position without the border around it."""
    title = find(game)
    state = title.open(players, title.default_options(players, options), 1, QuickChance(seed))
    state.run_on()
    return state


# Weights -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_weights_are_shipped_for_all_player_counts_with_their_origin(game: str) -> None:
    weights = shipped(game)
    assert weights.game == game
    assert set(weights.players) == set(weights.origin) == {str(setting.players) for setting in settings(game)}
    for players in weights.players:
        judge = judge_for(game, int(players))
        assert len(judge.weights) == judge.size * judge.stages


def distinct_judge() -> DiscoveryJudge:
    """A judge to whom no two features weigh the same, so that none can stand for another."""
    rows = [[(37 * i * i + 101 * stage + i) % 9973 - 5000 for i in range(SIZE)] for stage in range(STAGES)]
    judge = judge_from("discovery", rows)
    assert isinstance(judge, DiscoveryJudge)
    return judge


# Discovery ---------------------------------------------------------------------------------------------------------


def placements(setting: Setting, seed: int) -> Any:
    """Every placement of a random game, with the position just after it: nothing runs on."""
    state = opened("discovery", setting.players, seed, **setting.options)
    rng = carrack.Rng(seed)
    while not state.is_over():
        moves = state.moves()
        if state.agenda[state.depth - 1] & 255 == step.ASK_PLACE:
            seat = (state.agenda[state.depth - 1] >> 8) & 15
            for chosen in moves:
                if move.PLACE <= chosen < move.FRONT:
                    after = state.copy()
                    after.steps[step.ASK_PLACE].apply(after, seat, 0, 0, 0, chosen)
                    yield state, seat, chosen - move.PLACE, after
        state.apply(moves[rng.below(len(moves))])


@pytest.mark.parametrize("setting", settings("discovery")[:: 1 if IS_COMPILED else 4], ids=str)
def test_placing_is_what_the_evaluation_gains(setting: Setting) -> None:
    judge = distinct_judge()
    seen = set()
    for state, seat, what, after in placements(setting, setting.players):
        type_, which = divmod(what, place.PLACES)
        seen.add(which)
        gained = judge.worth(after, seat) - judge.worth(state, seat)
        assert judge.placing(state, seat, type_, which) == gained, f"turn {state.turn}, worker {type_}, place {which}"
    assert {place.SHIPPING, place.DISCOVERY, place.WARFARE, place.BUILDINGS, place.DOCK, place.INITIATIVE} <= seen


def test_strength_beyond_what_any_counter_takes_gains_nothing() -> None:
    judge = distinct_judge()
    state = opened("discovery", 2, 1)
    assert isinstance(state, Discovery)
    for number in range(12):
        before = judge.worth(state, 0)
        gain = judge.placing(state, 0, 0, place.DISCOVERY)
        state.hand[0] -= 1
        state.explorers[0] += 1
        assert gain == judge.worth(state, 0) - before, number


# Empire ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("version", ["beginner", "standard"])
def test_a_development_is_foreseen_as_it_comes(version: str) -> None:
    state = opened("empire", 4, 1, version=version)
    assert isinstance(state, Empire)
    judge = judge_for("empire", 4)
    assert isinstance(judge, EmpireJudge)
    rng = carrack.Rng(5)
    for trial in range(400 if IS_COMPILED else 150):
        for kind in range(CARDS):
            state.bank[kind] = AMPLE
            for seat in range(4):
                state.cards[seat * CARDS + kind] = rng.below(7) if rng.below(3) else 0
        nations = [(trial + seat) % NATIONS if version == "standard" else -1 for seat in range(4)]
        for seat, nation in enumerate(nations):
            state.nation[seat] = nation + 1
        after = state.copy()
        after.steps[empire_step.DEVELOPMENT].run(after, 0, 0, 0, 0)
        for seat, nation in enumerate(nations):
            for kind in range(CARDS):
                judge.purse[kind] = state.card(seat, kind)
            judge.develop(state, nation)
            foreseen = [judge.purse[kind] for kind in range(CARDS)]
            assert foreseen == [after.card(seat, kind) for kind in range(CARDS)], (trial, seat, nation)


def test_a_card_is_worth_just_what_it_costs_at_its_reservation_price() -> None:
    judge = judge_for("empire", 4)
    assert isinstance(judge, EmpireJudge)
    rng = carrack.Rng(1)
    for position, card in product(nodes(Setting("empire", 4, {}), 20), range(2, 5)):
        state = position.game.info(position.seat).sample(1)
        assert isinstance(state, Empire)
        for seat in range(4):
            price = judge.reservation(state, seat, card, rng)
            now = judge.holding(state, seat, card, 0, 0)
            assert -1 <= price <= state.card(seat, GOLD)
            if price >= 0:
                assert judge.holding(state, seat, card, 1, -price) > now


# What both share ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_values_of_all_seats_add_up_to_nothing(game: str) -> None:
    """Who is ahead is so of the others; rounding apart."""
    for position in nodes(Setting(game, 4, {}), 5):
        state = position.game.info(position.seat).sample(1)
        judge = judge_for(game, 4)
        assert abs(sum(int(judge.value(state, seat)) for seat in range(4))) <= 4
        assert -LARGE < judge.value(state, 0) < LARGE


def test_a_game_that_is_over_is_worth_its_points() -> None:
    state = opened("empire", 3, 4)
    state.playout(carrack.Rng(1), 100_000)
    judge = judge_for("empire", 3)
    scores = [state.score(seat) * SCALE for seat in range(3)]
    assert [judge.value(state, seat) for seat in range(3)] == [
        scores[seat] - (sum(scores) - scores[seat]) // 2 for seat in range(3)
    ]


def test_of_many_amounts_both_ends_and_some_between_are_looked_at() -> None:
    state = opened("empire", 2, 1, version="beginner", auction="sequential", trade_offers=0)
    while len(state.moves()) < 12:
        state.apply(state.moves()[0])
    moves, found = state.moves(), candidates(state, -1)
    assert set(found) <= set(moves)
    assert (found[0], found[-1]) == (moves[0], moves[-1])
    assert len(found) == len(set(found)) < len(moves)


@pytest.mark.parametrize("game", GAMES)
def test_shaking_up_leaves_what_a_seat_knows_and_loses_nothing(game: str) -> None:
    rng = carrack.Rng(1)
    for game_, seat, _ in nodes(Setting(game, 3, {}), 5):
        state = game_.info(seat).sample(1)
        before = list(state.slots)
        observed = state.observe(seat)
        shake_up(state, seat, rng)
        assert sorted(state.slots) == sorted(before)
        assert state.observe(seat) == observed
