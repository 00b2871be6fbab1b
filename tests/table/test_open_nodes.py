"""Open nodes at a table: acts that hold whatever others did, and answers that depend on what was seen."""

import pytest

import carrack
from carrack.table import Seat, Table, TableError
from support.tables import ANA, BEA, BOT, CLEO, around


def fair(*seats: Seat) -> Table:
    """A table of the toy at its first fair: an open node at number 3, in which everybody may stake coins."""
    game = carrack.new_game("toy", players=len(seats), seed=5, fair=True)
    for seat in range(len(seats)):
        game.play("bid 0", seat)
    game.play("take")
    game.play("pass")
    assert (game.mode, game.number) == ("open", 3)
    return around(game, *seats)


def test_two_acts_under_one_number_are_both_played() -> None:
    table = fair(ANA, BEA, CLEO)
    table.play(1, "stake coins 1", number=3, takebacks=0)
    table.play(2, "stake coins 2", number=3, takebacks=0)
    assert table.game.to_dict()["coins"] == [4, 3, 2]


def test_an_answer_that_depends_on_what_was_seen_is_refused_once_somebody_has_acted() -> None:
    table = fair(ANA, BEA, CLEO)
    table.play(1, "stake", number=3, takebacks=0)
    with pytest.raises(TableError) as caught:
        table.play(2, "content", number=3, takebacks=0)
    assert (caught.value.code, caught.value.details) == ("changed", {"number": 4, "takebacks": 0})
    assert carrack.narrate(caught.value).startswith("Somebody acted before your answer arrived.")
    table.play(2, "content", number=4, takebacks=0)


@pytest.mark.parametrize(("number", "takebacks"), [(2, 0), (5, 0), (3, 1)])
def test_an_act_for_another_node_is_stale(number: int, takebacks: int) -> None:
    table = fair(ANA, BEA, CLEO)
    table.play(1, "stake", number=3, takebacks=0)
    with pytest.raises(TableError, match="stale"):
        table.play(2, "stake", number=number, takebacks=takebacks)


def test_an_act_that_is_no_longer_legal_is_refused_with_its_reason() -> None:
    table = fair(ANA, BEA)
    table.play(0, "stake", number=3)
    with pytest.raises(carrack.IllegalMove) as caught:
        table.play(0, "stake", number=3)
    assert caught.value.refusal.code == "staking"


def test_who_is_content_is_not_waited_for_but_may_act() -> None:
    table = fair(ANA, BEA, CLEO)
    table.play(0, "content")
    assert list(table.waiting) == [1, 2]
    table.play(0, "stake coins 1")
    assert list(table.waiting) == [0, 1, 2]


def test_bots_act_in_turn_and_people_may_act_between_them() -> None:
    table = fair(ANA, BOT, BOT)
    first = table.step()
    table.play(0, "stake coins 1")
    second = table.step()
    assert first is not None
    assert second is not None
    assert (first.seat, second.seat) == (1, 1)


def test_an_act_cannot_be_undone() -> None:
    table = fair(ANA, BEA)
    table.play(0, "stake")
    with pytest.raises(TableError) as caught:
        table.undo(0)
    assert caught.value.details["why"] == "binds"


def test_a_bot_whose_move_was_overtaken_is_refused_or_played_by_what_it_answers() -> None:
    table = fair(ANA, BOT, BOT)
    table.play(0, "stake")
    table.play_bot(1, "stake", number=3, takebacks=0)
    with pytest.raises(TableError, match="changed"):
        table.play_bot(2, "content", number=3, takebacks=0)
