"""Proof that the contract serves its users: a bot that sees only its Info, and a research environment."""

import pytest
from pettingzoo.test import api_test  # type: ignore[import-untyped]  # it ships no types

from carrack import Info, Rng
from contract.pettingzoo_adapter import CarrackEnv
from contract.settings import Setting, asked, every_setting


def choose(info: Info) -> int:
    """A small bot: tries a few of its moves in an imagined world and keeps the one that leads to the best score."""
    assert info.seat is not None
    best, chosen = -(10**9), -1
    for move in info.moves()[:4]:
        state = info.sample(move)
        while state.decider() != info.seat:  # in a sealed node others may come first
            state.apply(state.moves()[0])
        state.apply(move)
        state.playout(Rng(move), 4)
        if state.score(info.seat) > best:
            best, chosen = state.score(info.seat), move
    return chosen


@every_setting
def test_a_bot_plays_from_its_info_alone(setting: Setting) -> None:
    """A whole game of bots that get an Info, made from a view, and give back a move."""
    game = setting.new(4)
    while not game.is_over:
        seat = asked(game)
        game.play(choose(Info(game.view(seat))), seat)
    assert game.winners()


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
