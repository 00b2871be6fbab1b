"""Proof that the contract serves its users: a bot that sees only its Info, and a research environment."""

from collections import Counter

import pytest
from pettingzoo.test import api_test  # type: ignore[import-untyped]  # it ships no types

from carrack import Info, Rng
from contract.pettingzoo_adapter import CarrackEnv
from contract.settings import Setting, asked, every_setting


def choose(info: Info, rng: Rng) -> int:
    """A small bot: tries a few of its moves in an imagined world and keeps the one that leads to the best score.

    They are random ones: players who all choose alike could claim the same nation of `empire` for ever.
    """
    assert info.seat is not None
    best, chosen = -(10**9), -1
    moves = info.moves()
    for move in {moves[rng.below(len(moves))] for _ in range(4)}:
        state = info.sample(move)
        while state.decider() != info.seat and not state.is_open():  # in a sealed node others may come first
            state.apply(state.moves()[0])
        state.apply(move, info.seat)
        state.playout(Rng(move), 4)
        if state.score(info.seat) > best:
            best, chosen = state.score(info.seat), move
    return chosen


@every_setting
def test_a_bot_plays_from_its_info_alone(setting: Setting) -> None:
    """A whole game of bots that get an Info, made from a view, and give back a move."""
    game = setting.new(4)
    rng = Rng(4)
    while not game.is_over:
        seat = asked(game)
        game.play(choose(Info(game.view(seat)), rng), seat)
    assert game.winners()


def test_open_nodes_are_stepped_through_the_adapter() -> None:
    """Everybody who may act is selected in turn; whoever is content is left out until something changes."""
    env = CarrackEnv("empire", 3, version="beginner")
    env.reset(seed=3)
    rng = Rng(3)
    acted: Counter[str] = Counter()
    quiet: set[str] = set()  # who is content or ready, and was not asked since
    while not all(env.terminations.values()):
        agent, game = env.agent_selection, env.game
        seat = env.possible_agents.index(agent)
        is_open = game.mode == "open"
        assert (agent in quiet) <= (not is_open), "content with all that has happened, and yet selected"
        assert seat in game.deciders
        moves = env.observe(agent)["action_mask"].nonzero()[0]
        chosen = int(moves[rng.below(len(moves))])
        node, says = game.opened, game.notation(chosen, seat)
        env.step(chosen)
        if not is_open:
            continue
        acted[agent] += 1
        is_same = game.mode == "open" and game.opened == node
        quiet = {env.possible_agents[other] for other in range(3) if other not in game.deciders} if is_same else set()
        assert agent in quiet or not (is_same and says in {"content", "ready"})
    assert set(acted) == set(env.possible_agents)
    assert min(acted.values()) > 20
    assert env.game.winners()


# The checker's advice, where it does not fit: observations with a mask are a dict, who is out of the game has no moves,
# and there is nothing to render.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")
@pytest.mark.filterwarnings("ignore:Environment has not defined a render")
@every_setting
def test_pettingzoo_accepts_the_adapter(setting: Setting) -> None:
    """PettingZoo's own check of an environment, on an adapter of some forty lines."""
    api_test(CarrackEnv(setting.game, setting.players, **dict(setting.options)), num_cycles=120)
