"""No level ever gives a move that is not legal, whatever is played and whoever sits there."""

import pytest

from support.bot_census import GAMES, IS_COMPILED, LEVELS, SLOW, Census, settings

POSITIONS = 5000 if IS_COMPILED else 100  # of each game
SLOW_EVERY = 8 if IS_COMPILED else 20
# Kinds of asks among them, at least; the rarest need luck.
KINDS = {"discovery": 25 if IS_COMPILED else 10, "empire": 7}


@pytest.mark.parametrize("game", GAMES)
def test_no_move_is_illegal(game: str) -> None:
    census = Census(game).take(POSITIONS, SLOW_EVERY)
    assert census.faults == []
    assert census.positions == POSITIONS
    assert len(census.kinds) >= KINDS[game], "kinds of asks"
    assert census.asked[SLOW] == POSITIONS // SLOW_EVERY
    assert all(census.moves[level].total() == census.asked[level] for level in LEVELS)


def test_all_options_and_player_counts_are_played() -> None:
    for game in GAMES:
        counts = {setting.players for setting in settings(game)}
        assert counts == set(range(2, 7))
    found = {(key, value) for setting in settings("discovery") for key, value in setting.options.items()}
    assert {("edition", "2007"), ("edition", "2015"), ("start_auction", True), ("house_rules", True)} <= found
    assert {("nations", "auction"), ("nations", "random"), ("nations", "off")} <= found
    found = {(key, value) for setting in settings("empire") for key, value in setting.options.items()}
    assert {("version", "beginner"), ("version", "standard")} <= found
    assert {("auction", auction) for auction in ("open", "turns", "sealed")} <= found
    assert {("trades", trades) for trades in ("open", "windows", "ends", "off")} <= found
