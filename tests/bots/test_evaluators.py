"""Inside the evaluations: shortcuts say what the long way says, and nothing that is foreseen is foreseen wrongly."""

from itertools import product
from typing import Any

import pytest

import carrack
from carrack.bots.core.evaluator import LARGE, SCALE, candidates, redeal_hidden
from carrack.bots.evaluators import evaluator_for, evaluator_with, shipped_weights
from carrack.engine.core.chance import QuickChance
from carrack.engine.core.frames import seat_of, step_of
from carrack.engine.errors import OptionError
from carrack.engine.titles import find
from carrack.games.discovery.bots.core.evaluation import SIZE, STAGES, DiscoveryEvaluator
from carrack.games.discovery.core import move, place, step
from carrack.games.discovery.core.state import Discovery
from carrack.games.empire.bots.core.bids import reservation
from carrack.games.empire.bots.core.evaluation import EmpireEvaluator
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
    weights = shipped_weights(game)
    assert weights.game == game
    assert set(weights.players) == set(weights.origin) == {str(setting.players) for setting in settings(game)}
    for players in weights.players:
        evaluator = evaluator_for(game, int(players))
        assert len(evaluator.weights) == evaluator.size * evaluator.stages


def distinct_evaluator() -> DiscoveryEvaluator:
    """An evaluator to whom no two features weigh the same, so that none can stand for another."""
    rows = [[(37 * i * i + 101 * stage + i) % 9973 - 5000 for i in range(SIZE)] for stage in range(STAGES)]
    evaluator = evaluator_with("discovery", rows)
    assert isinstance(evaluator, DiscoveryEvaluator)
    return evaluator


# Discovery ---------------------------------------------------------------------------------------------------------


def placements(setting: Setting, seed: int) -> Any:
    """Every placement of a random game, with the position just after it: nothing runs on."""
    state = opened("discovery", setting.players, seed, **setting.options)
    rng = carrack.Rng(seed)
    while not state.is_over():
        moves = state.moves()
        if step_of(state.agenda[state.depth - 1]) == step.ASK_PLACE:
            seat = seat_of(state.agenda[state.depth - 1])
            for chosen in moves:
                if move.PLACE <= chosen < move.FRONT:
                    after = state.copy()
                    after.steps[step.ASK_PLACE].apply(after, seat, 0, 0, 0, chosen)
                    yield state, seat, chosen - move.PLACE, after
        state.apply(moves[rng.below(len(moves))])


@pytest.mark.parametrize("setting", settings("discovery")[:: 1 if IS_COMPILED else 4], ids=str)
def test_placing_is_what_the_evaluation_gains(setting: Setting) -> None:
    evaluator = distinct_evaluator()
    seen = set()
    for state, seat, what, after in placements(setting, setting.players):
        type_, which = divmod(what, place.PLACES)
        seen.add(which)
        gained = evaluator.worth(after, seat) - evaluator.worth(state, seat)
        assert evaluator.placing(state, seat, type_, which) == gained, (
            f"turn {state.turn}, worker {type_}, place {which}"
        )
    assert {place.SHIPPING, place.DISCOVERY, place.WARFARE, place.BUILDINGS, place.DOCK, place.INITIATIVE} <= seen


def test_strength_beyond_what_any_counter_takes_gains_nothing() -> None:
    evaluator = distinct_evaluator()
    state = opened("discovery", 2, 1)
    assert isinstance(state, Discovery)
    for number in range(12):
        before = evaluator.worth(state, 0)
        gain = evaluator.placing(state, 0, 0, place.DISCOVERY)
        state.hand[0] -= 1
        state.explorers[0] += 1
        assert gain == evaluator.worth(state, 0) - before, number


# Empire ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("version", ["beginner", "standard"])
def test_a_development_is_foreseen_as_it_comes(version: str) -> None:
    state = opened("empire", 4, 1, version=version)
    assert isinstance(state, Empire)
    evaluator = evaluator_for("empire", 4)
    assert isinstance(evaluator, EmpireEvaluator)
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
                evaluator.purse[kind] = state.card(seat, kind)
            evaluator.develop(state, nation)
            foreseen = [evaluator.purse[kind] for kind in range(CARDS)]
            assert foreseen == [after.card(seat, kind) for kind in range(CARDS)], (trial, seat, nation)


def test_a_card_is_worth_just_what_it_costs_at_its_reservation_price() -> None:
    evaluator = evaluator_for("empire", 4)
    assert isinstance(evaluator, EmpireEvaluator)
    rng = carrack.Rng(1)
    for position, card in product(nodes(Setting("empire", 4, {}), 20), range(2, 5)):
        state = position.game.info(position.seat).sample(1)
        assert isinstance(state, Empire)
        for seat in range(4):
            price = reservation(evaluator, state, seat, card, rng)
            now = evaluator.holding(state, seat, card, 0, 0)
            assert -1 <= price <= state.card(seat, GOLD)
            if price >= 0:
                assert evaluator.holding(state, seat, card, 1, -price) > now


# What both share ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_values_of_all_seats_add_up_to_nothing(game: str) -> None:
    """Who is ahead is so of the others; rounding apart."""
    for position in nodes(Setting(game, 4, {}), 5):
        state = position.game.info(position.seat).sample(1)
        evaluator = evaluator_for(game, 4)
        assert abs(sum(int(evaluator.value(state, seat)) for seat in range(4))) <= 4
        assert -LARGE < evaluator.value(state, 0) < LARGE


def test_a_game_that_is_over_is_worth_its_points() -> None:
    state = opened("empire", 3, 4)
    state.playout(carrack.Rng(1), 100_000)
    evaluator = evaluator_for("empire", 3)
    scores = [state.score(seat) * SCALE for seat in range(3)]
    assert [evaluator.value(state, seat) for seat in range(3)] == [
        scores[seat] - (sum(scores) - scores[seat]) // 2 for seat in range(3)
    ]


def test_of_many_amounts_both_ends_and_some_between_are_looked_at() -> None:
    state = opened("empire", 2, 1, version="beginner", auction="turns", trade_offers=0)
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
        redeal_hidden(state, seat, rng)
        assert sorted(state.slots) == sorted(before)
        assert state.observe(seat) == observed


def test_bots_refuse_a_game_without_an_evaluation() -> None:
    with pytest.raises(OptionError) as refused:
        evaluator_for("toy", 2)
    assert (refused.value.code, refused.value.details["game"]) == ("no-evaluation", "toy")
