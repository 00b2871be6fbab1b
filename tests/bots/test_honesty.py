"""Bots know what their seat knows: permuting all that it cannot know changes neither a move nor a value."""

import json

import pytest

import carrack
from carrack import Game, Info
from carrack.bots import Budget, make
from carrack.bots.greedy import GreedyBot
from support.bot_census import GAMES, IS_COMPILED, LEVELS, SLOW, Setting, nodes, settings, waiting

A_GAME = 12 if IS_COMPILED else 3
WORLDS = 3 if IS_COMPILED else 2  # that look alike to a seat
TABLES = [setting for game in GAMES for setting in settings(game)[:: 1 if IS_COMPILED else 3]]
QUICK = Budget(effort=0.1 if IS_COMPILED else 0.01)


def thoughts(level: str, info: Info) -> tuple[int, dict[int, int]]:
    """The move, and what each move that was looked at is worth."""
    bot = make(level, 5)
    values = bot.values(info, QUICK) if isinstance(bot, GreedyBot) else {}
    return bot.choose(info, QUICK), values


def same_to(game: Game, seat: int) -> list[Info]:
    """What a seat knows, come by in other ways: by wire, or in worlds where all that it does not know differs."""
    view = game.view(seat)
    sent = carrack.from_builtins(json.loads(json.dumps(carrack.to_builtins(view))))
    return [Info(sent), *(carrack.what_if(view, seed).info(seat) for seed in range(WORLDS))]


def hidden_in(game: Game) -> int:
    return game.state.key()


@pytest.mark.parametrize("setting", TABLES, ids=str)
def test_what_a_seat_cannot_know_changes_neither_move_nor_value(setting: Setting) -> None:
    for number, (game, seat, where) in enumerate(nodes(setting, A_GAME)):
        for level in LEVELS:
            if level == SLOW and not IS_COMPILED and number % 3 != 1:
                continue
            wanted = thoughts(level, game.info(seat))
            for info in same_to(game, seat):
                assert thoughts(level, info) == wanted, f"{where}: level {level}"


def test_worlds_that_look_alike_are_not_alike() -> None:
    """Or the test above would prove nothing: almost every position hides something."""
    found = nodes(Setting("discovery", 3, {}), 6)
    differing = [len({hidden_in(carrack.what_if(p.game.view(p.seat), seed)) for seed in range(WORLDS)}) for p in found]
    assert differing == [WORLDS] * len(found)


@pytest.mark.parametrize("level", LEVELS)
def test_a_sealed_choice_of_a_rival_is_not_known(level: str) -> None:
    game = carrack.new_game("empire", players=3, seed=1, version="beginner", auction="sealed", trade_offers=0)
    while game.ask is None or game.ask.kind != "sealed-bid":
        game.play(game.legal_moves(waiting(game))[0], waiting(game))
    rival = waiting(game)
    moves = game.legal_moves(rival)
    thought = []
    for move in (moves[0], moves[-1]):
        game.play(move, rival)
        thought.append(thoughts(level, game.info(waiting(game))))
        game.retract(rival)
    assert thought[0] == thought[1]


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_carries_nothing_from_one_decision_to_the_next(level: str) -> None:
    """Or it could tell one view from another by what came before it."""
    found = [p.game.info(p.seat) for game in GAMES for p in nodes(Setting(game, 3, {}), 5)]
    used = make(level, 5)
    first = [used.choose(info, QUICK) for info in found]
    assert [used.choose(info, QUICK) for info in reversed(found)] == first[::-1]
