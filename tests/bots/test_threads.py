"""A bot thinks in one thread while another asks the game: neither notices."""

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from carrack import Game
from carrack.bots import Budget, make
from carrack.bots.greedy import GreedyBot
from support.bot_census import GAMES, Setting, nodes


@pytest.fixture
def busy_switching() -> Iterator[None]:
    """Threads that take turns as often as possible: what they share comes to light."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(usual)


def think(bot: GreedyBot, game: Game, seat: int) -> dict[int, int]:
    """What a bot sees in the moves of a seat."""
    return bot.values(game.info(seat), Budget(effort=0.05))


@pytest.mark.usefixtures("busy_switching")
@pytest.mark.parametrize("name", GAMES)
def test_a_bot_thinks_while_the_game_is_asked(name: str) -> None:
    bot = make("2", 3)
    assert isinstance(bot, GreedyBot)
    with ThreadPoolExecutor(1) as pool:
        for position in nodes(Setting(name, 3, {}), 2):
            game, seat = position.game, position.seat
            moves, choices, values = game.legal_moves(seat), game.choices(seat), think(bot, game, seat)
            thought = pool.submit(think, bot, game, seat)
            asked = 0
            while asked == 0 or not thought.done():
                assert game.legal_moves(seat) == moves
                assert game.choices(seat) == choices
                asked += 1
            assert thought.result() == values
