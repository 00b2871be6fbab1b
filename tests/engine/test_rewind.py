"""The way back: every earlier node, and no further than where the game began."""

import random

import pytest

import carrack
from carrack.engine import decision_log
from support.toys import finished, won_by_s0


def test_every_earlier_node_comes_back_over_kept_states(monkeypatch: pytest.MonkeyPatch) -> None:
    """States are kept so seldom that the toy is too short for it; here more often, so that leaps cross some."""
    monkeypatch.setattr(decision_log, "CHECKPOINT_EVERY", 4)
    rng = random.Random(2)
    game = carrack.new_game("toy", players=6, seed=3, coins=9)
    past = {}
    while not game.is_over:
        for seat in game.deciders:
            past[game.number] = game.state.key()
            game.play(rng.choice(game.legal_moves(seat)), seat)
    assert game.number > 12
    for leap in (1, 2, 5, 4):
        number = game.number - leap
        game.rewind(number)
        assert game.state.key() == past[number]
    game.rewind(0)
    assert (game.state.key(), game.takebacks) == (past[0], 5)


def test_a_rewind_is_an_event_and_drops_pending_choices() -> None:
    game = carrack.new_game("toy", players=2, seed=5)
    game.play("bid 2", 1)
    game.rewind(0)
    assert (game.committed, game.takebacks) == ((), 1)
    assert [(event.kind, event.args) for event in game.events(game.events()[-1].serial)] == [("rewound", {"number": 0})]


@pytest.mark.parametrize("number", [-1, 3, True, "1", None])
def test_there_is_no_other_number_to_go_to(number: int) -> None:
    game = won_by_s0()
    before = game.to_dict()
    with pytest.raises(carrack.CarrackError, match="no-such-number"):
        game.rewind(number)
    assert game.to_dict() == before


def test_a_loaded_game_does_not_go_back_beyond_its_position() -> None:
    game = carrack.load(won_by_s0().to_dict())
    assert game.undo_limit(0).number == 1
    game.play("take")
    game.rewind(1)
    with pytest.raises(carrack.CarrackError, match="no-such-number"):
        game.rewind(0)


def test_nothing_is_taken_back_once_the_secret_is_out() -> None:
    game = finished()
    game.reveal()
    with pytest.raises(carrack.CarrackError, match="revealed"):
        game.rewind(0)


def test_what_stops_an_undo() -> None:
    game = won_by_s0()
    assert (game.undo_limit(0).number, game.undo_limit(0).code, game.undo_limit(0).seat) == (1, "choice", 1)
    game.play("peek")
    assert (game.undo_limit(0).number, game.undo_limit(0).code, game.undo_limit(0).seat) == (2, "look", 0)
    game.play("take")
    game.play("give s1")
    assert (game.undo_limit(0).number, game.undo_limit(0).code) == (3, "look")
    assert (game.undo_limit(1).number, game.undo_limit(1).code, game.undo_limit(1).seat) == (4, "choice", 0)
    over = finished()
    assert (over.undo_limit(0).number, over.undo_limit(0).code) == (over.number, "over")
    assert carrack.new_game("toy", players=2, seed=1).undo_limit(1).code == "start"
