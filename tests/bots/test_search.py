"""The searches: random numbers keyed by node, halving on paired worlds, horizons and judges."""

from collections import Counter

import pytest

import carrack
from carrack.bots import Budget, Judge, make
from carrack.bots.core.evaluator import SCALE
from carrack.bots.core.keys import below, hashed, reseed
from carrack.bots.core.search import Search, best_part
from carrack.bots.evaluators import evaluator_for
from carrack.bots.greedy import ENDS
from carrack.bots.planner import PlannerBot
from carrack.engine.core.frames import step_of
from carrack.engine.core.state import PASS, State
from carrack.engine.info import Info
from carrack.games.discovery.core.rules import LAST_TURN
from carrack.games.discovery.core.step import ASK_BUY
from support.bot_census import GAMES, Setting, nodes


def test_each_bit_of_a_key_moves_with_its_last_number() -> None:
    moved = 0
    for number in range(64):
        moved |= hashed(12345, number) ^ hashed(12345, number + 1)
    assert moved == 2**62 - 1
    counts = Counter(below(7, number, 5) for number in range(1000))
    assert set(counts) == set(range(5))
    assert min(counts.values()) > 150


def test_a_generator_begins_again_at_a_key() -> None:
    rng, other = carrack.Rng(1), carrack.Rng(2)
    rng.word()
    reseed(rng, hashed(3, 4))
    reseed(other, hashed(3, 4))
    assert [rng.word() for _ in range(5)] == [other.word() for _ in range(5)]
    reseed(other, hashed(3, 5))
    assert rng.word() != other.word()


def test_halving_keeps_the_best_part_and_what_is_equal_to_it() -> None:
    totals = [5, 9, 1, 7, 7, 3, 8]
    assert best_part([0, 1, 2, 3, 4, 5, 6], totals, 2) == [1, 3, 4, 6]
    assert best_part([0, 1, 2, 3, 4, 5, 6], totals, 3) == [1, 3, 4, 6]
    assert best_part([0, 1, 2, 5, 6], totals, 3) == [1, 6]
    assert best_part([1, 2, 5], totals, 3) == [1, 5], "one alone would be compared with nothing"
    assert best_part([2, 5], totals, 3) == [2, 5]


def placement() -> Info:
    """A first placement: many moves, and every turn is still to come."""
    return carrack.new_game("discovery", players=4, seed=3, builders=True, expansion_buildings=True).info(0)


def search_of(info: Info, keyed: bool) -> tuple[Search, State]:
    assert info.seat is not None
    world = info.sample(5)
    while world.decider() != info.seat:
        world.apply(world.moves()[0])
    return Search(evaluator_for("discovery", 4), world, info.seat, 99, ENDS, keyed, None), world


def test_moves_that_lead_to_equal_positions_are_worth_the_same() -> None:
    """Keyed numbers do not depend on what was drawn before, also not by another playout."""
    search, world = search_of(placement(), True)
    move = world.moves()[0]
    values = [search.play_out(world, move, number) for number in (0, 1, 0, 1)]
    assert values[:2] == values[2:]
    assert values[0] != values[1]


def spread_of(keyed: bool) -> float:
    """How far the difference of two moves scatters from world to world."""
    search, world = search_of(placement(), keyed)
    first, second = world.moves()[:2]
    lead = [int(search.play_out(world, first, n)) - int(search.play_out(world, second, n)) for n in range(16)]
    mean = sum(lead) / len(lead)
    return sum((one - mean) ** 2 for one in lead)


def test_keyed_numbers_keep_playouts_in_step() -> None:
    assert spread_of(True) < spread_of(False)


@pytest.mark.parametrize("game", GAMES)
def test_a_longer_horizon_plays_on_for_more_turns(game: str) -> None:
    position = next(p for p in nodes(Setting(game, 3, {}), 12) if len(p.game.legal_moves(p.seat)) > 2)
    evaluator = evaluator_for(game, 3)
    state = position.game.state.copy()
    start = state.copy()
    rng = carrack.Rng(1)
    beyond: list[int] = []
    while not state.is_over() and len(beyond) < 3:
        if evaluator.is_beyond(state, start, len(beyond) + 1):
            beyond.append(evaluator.stage(state) - evaluator.stage(start))
        else:
            state.apply(evaluator.direct(state, rng))
    assert beyond == sorted(set(beyond))
    assert beyond


class Miser(Judge):
    """Written in plain Python: only the points so far count, and nobody else's."""

    def value(self, s: State, seat: int) -> int:
        return SCALE * s.score(seat)


class MiserBot(PlannerBot):
    def judge(self, info: Info) -> Judge:
        return Miser()


@pytest.mark.parametrize("game", GAMES)
def test_a_judge_in_plain_python_evaluates_the_ends_of_playouts(game: str) -> None:
    seen = 0
    for position in nodes(Setting(game, 3, {}), 8):
        info = position.game.info(position.seat)
        values = MiserBot(4).values(info, Budget(effort=0.02))
        if len(values) > 1:
            seen += 1
            assert all(value >= 0 for value in values.values()), "points, no leads"
        assert MiserBot(4).choose(info, Budget(effort=0.02)) in position.game.legal_moves(position.seat)
    assert seen


def test_parameters_bound_the_search() -> None:
    info = placement()
    for moves in (2, 5):
        bot = make(f"2?moves={moves}&worlds=1", 1)
        assert isinstance(bot, PlannerBot)
        assert len(bot.values(info, Budget())) == moves
    few, more = make("2?effort=0.05", 1), make("2", 1)
    assert isinstance(few, PlannerBot)
    assert isinstance(more, PlannerBot)
    assert few.values(info, Budget()) == more.values(info, Budget(effort=0.05))


@pytest.mark.parametrize("game", GAMES)
def test_direct_rules_are_legal(game: str) -> None:
    for setting in (Setting(game, 2, {}), Setting(game, 5, {})):
        evaluator = evaluator_for(game, setting.players)
        state = setting.new(6).state.copy()
        rng = carrack.Rng(2)
        while not state.is_over():
            move = evaluator.direct(state, rng)
            assert move in state.moves()
            state.apply(move)


def test_direct_rules_buy_what_does_something_at_once() -> None:
    """Such a building is compared with buying nothing: the worker who could buy leaves the box in both cases."""
    evaluator = evaluator_for("discovery", 4)
    bought = 0
    for seed in range(700, 704):
        game = carrack.new_game("discovery", players=4, seed=seed, builders=True, expansion_buildings=True)
        state = game.state.copy()
        rng = carrack.Rng(seed)
        while not state.is_over() and evaluator.stage(state) < LAST_TURN:
            move = evaluator.direct(state, rng)
            is_asked = step_of(state.agenda[state.depth - 1]) == ASK_BUY and len(state.moves()) > 1
            if is_asked and evaluator.best_reply(state, rng) != PASS:
                assert move != PASS
                bought += 1
            state.apply(move)
    assert bought > 20
