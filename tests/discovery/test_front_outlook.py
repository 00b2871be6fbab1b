"""What bringing a worker to the front would change, told before it is done (D14-II-University)."""

from typing import Any

import carrack
from carrack.games.discovery.outlook import Outlook
from carrack.games.discovery.words import WORDS
from support import discovery

DOCK = WORDS["space"].index("dock-1")


def foreseen(game: carrack.Game, text: str) -> Any:
    found = game.outlook(0, text)
    assert isinstance(found, Outlook)
    assert found.front is not None
    return found.front


def test_the_outlook_has_the_spaces_that_the_move_makes() -> None:
    layout = discovery.table(players=3).turn(4).own(0, "university").discovered("peru")
    for space, seat in enumerate((1, 2, 0), 1):
        layout.stand(f"dock-{space}", seat)
    game = layout.at("dock").game()
    then = foreseen(game, "front dock-3")
    assert [(who - 1) // 6 for who in then.spaces[DOCK : DOCK + 3]] == [0, 1, 2]
    before = discovery.see(game).spaces
    assert (before[DOCK] - 1) // 6 == 1, "nothing has moved yet"
    game.play("front dock-3")
    assert then.spaces == discovery.see(game).spaces


def test_workers_that_were_resolved_stay_where_they_are() -> None:
    layout = discovery.table(players=3).turn(4).own(0, "university")
    for space, seat in enumerate((1, 2, 0), 1):
        layout.stand(f"initiative-{space}", seat)
    game = layout.at("initiative").game()
    game.play("pass")
    assert discovery.asked(game).kind == "front-mid"
    then = foreseen(game, "front initiative-3")
    assert [(who - 1) // 6 for who in then.spaces[:3]] == [1, 0, 2]


def test_the_outlook_has_the_player_order() -> None:
    game = discovery.table(players=3).turn(4).own(0, "university").order(2, 1, 0).hand(0, colonist=1).game()
    while discovery.asked(game).kind not in {"place", "front"} or game.deciders != (0,):
        discovery.idle(game)
    assert foreseen(game, "front order").order == [0, 2, 1]


def test_other_moves_have_no_such_outlook() -> None:
    game = discovery.table(players=3).hand(0, colonist=1).game()
    assert game.outlook(0, "place colonist dock") is None
