"""The way back: undo as the engine bounds it, and take-backs against bots."""

import pytest

import carrack
from carrack.table import Order, Seat, Table, TableError
from carrack.table.take_back import sees_more
from support.tables import ANA, BEA, BOT, around, reason_to_ask, run, toy
from support.toys import won_by_s0

# Undo -----------------------------------------------------------------------------------------------------------------


def test_undo_goes_back_one_decision_of_the_seat() -> None:
    table = around(won_by_s0(), ANA, BEA)
    table.play(0, "take")
    table.play(0, "give s1")
    assert table.undo_limit(0) == table.game.undo_limit(0)
    table.undo(0)
    assert (table.game.number, table.game.takebacks, table.waiting) == (2, 1, (0,))
    assert not table.has_take_backs


def test_undo_takes_a_line_back_whole() -> None:
    table = around(won_by_s0(), ANA, BEA)
    table.play(0, "take")
    table.play(0, "give s1 coins 2")
    assert table.game.number == 4
    table.undo(0)
    assert table.game.number == 2


def test_undo_ends_where_somebody_learned_something() -> None:
    table = around(won_by_s0(), ANA, BEA)
    table.play(0, "take")
    with pytest.raises(TableError) as caught:
        table.undo(0)
    assert (caught.value.code, caught.value.details) == ("nothing-to-undo", {"why": "look"})


def test_undo_ends_where_somebody_else_chose() -> None:
    table = toy(ANA, BEA)
    table.play(0, "bid 3")
    table.play(1, "bid 0")
    with pytest.raises(TableError) as caught:
        table.undo(0)
    assert caught.value.details["why"] == "choice"
    with pytest.raises(TableError, match="not-a-person"):
        toy(ANA, BOT).undo(1)


def test_undo_of_an_unseen_choice_is_retracting_it() -> None:
    table = toy(ANA, BEA)
    table.play(0, "bid 3")
    table.undo(0)
    assert (table.game.committed, table.game.takebacks, table.waiting) == ((), 0, (0, 1))


def test_who_went_back_is_asked_whatever_stands() -> None:
    table = around(won_by_s0(), ANA, BEA)
    table.play(0, "take")
    table.set_answer(0, "give", "pass")
    assert run(table) == ["pass"]
    table.undo(0)
    assert (table.game.number, table.waiting, table.step()) == (2, (0,), None)
    table.play(0, "give s1 coins 1")
    assert table.answers(0) == {"give": "pass"}


def test_a_new_answer_speaks_at_once_even_there() -> None:
    table = around(won_by_s0(), ANA, BEA)
    table.play(0, "take")
    table.play(0, "give s1")
    table.undo(0)
    table.set_answer(0, "give", "pass")
    assert run(table) == ["pass"]


def test_who_retracts_is_asked_whatever_stands() -> None:
    table = toy(ANA, BEA)
    table.set_answer(0, "bid", "bid 1")
    assert run(table) == [None]
    table.retract(0)
    assert (table.waiting, table.step()) == ((0, 1), None)


def test_undo_goes_over_what_a_standing_answer_said() -> None:
    table = around(won_by_s0(), ANA, BEA)
    table.play(0, "take")
    table.set_answer(0, "coins", "coins 1")
    table.play(0, "give s1")
    assert run(table) == ["coins 1"]
    table.undo(0)
    assert (table.game.number, table.waiting) == (2, (0,))


def test_undo_never_crosses_a_gift_that_binds() -> None:
    table = around(won_by_s0(), ANA, BEA)
    table.play(0, "take")
    table.play(0, "give s1 coins 3")
    with pytest.raises(TableError) as caught:
        table.undo(0)
    assert (caught.value.code, caught.value.details) == ("nothing-to-undo", {"why": "binds"})


# Take-backs -----------------------------------------------------------------------------------------------------------


def test_a_take_back_undoes_what_bots_decided_since() -> None:
    table = Table.create("discovery", (ANA, BOT, BOT), seed=7)
    run(table)
    number = table.game.number
    table.play(0, "place colonist dock")
    bots = run(table)
    table.take_back(0)
    assert (table.game.number, table.waiting, table.has_take_backs) == (number, (0,), False)
    table.play(0, "place colonist dock")
    assert run(table) == bots  # asked the same thing again they do the same thing again


def test_take_backs_go_on_decision_by_decision_to_the_first() -> None:
    table = Table.create("discovery", (ANA, BOT, BOT), seed=7)
    for _ in range(3):
        run(table)
        table.play(0, table.game.legal_moves(0)[0])
    numbers = []
    for _ in range(3):
        table.take_back(0, knowing=True)
        numbers.append(table.game.number)
    assert numbers == [8, 5, 2]
    with pytest.raises(TableError, match="nothing-to-take-back"):
        table.take_back(0)


def test_who_has_seen_more_since_has_to_say_so_and_the_game_is_marked() -> None:
    table = around(won_by_s0(), ANA, BOT)
    table.play(0, "take")
    assert reason_to_ask(table) == ("sees-more", {"number": 1})
    table.take_back(0, knowing=True)
    assert (table.game.number, table.has_take_backs) == (1, True)


def test_a_take_back_over_an_act_that_binds_asks_first_and_marks_the_game() -> None:
    """Bots cannot consent to it."""
    table = around(won_by_s0(), ANA, BOT)
    table.play(0, "take")
    table.play(0, "give s1 coins 3")
    assert reason_to_ask(table) == ("binds", {"number": 2})
    table.take_back(0, knowing=True)
    assert (table.game.number, table.has_take_backs) == (2, True)


def test_knowing_marks_nothing_where_there_was_nothing_to_know() -> None:
    table = around(won_by_s0(), ANA, BOT)
    table.play(0, "take")
    table.play(0, "pass")
    table.take_back(0, knowing=True)
    assert (table.game.number, table.has_take_backs) == (2, False)


def test_what_was_taken_back_already_was_not_seen_since() -> None:
    table = around(won_by_s0(), ANA, BOT)
    table.play(0, "peek")
    table.play(0, "take")
    table.take_back(0, knowing=True)
    table.take_back(0, knowing=True)
    assert table.game.number == 1
    table.play(0, "take")
    table.play(0, "give s1")
    table.take_back(0)  # the looks of the line that stands lie before it
    assert table.game.number == 2


def test_unseen_choices_of_others_are_something_hidden() -> None:
    table = toy(ANA, BOT)
    table.play(0, "bid 3")
    table.take_back(0)  # not yet: nobody has seen the bot's
    assert (table.game.committed, table.has_take_backs) == ((), False)
    table.play(0, "bid 3")
    run(table)
    with pytest.raises(TableError, match="sees-more"):
        table.take_back(0)
    table.take_back(0, knowing=True)
    assert (table.game.number, table.has_take_backs) == (0, True)


def test_what_another_alone_looked_at_is_not_seen() -> None:
    game = won_by_s0()
    game.play("peek")
    assert sees_more(game, (), 0, 1)
    assert not sees_more(game, (), 1, 1)


def test_take_backs_are_for_tables_of_bots() -> None:
    table = around(won_by_s0(), ANA, BEA)
    table.play(0, "take")
    with pytest.raises(TableError, match="with-people"):
        table.take_back(0, knowing=True)
    table.replace(1, 0)  # she comes back
    with pytest.raises(TableError, match="with-people"):
        table.take_back(0, knowing=True)
    table.resign(1)
    table.take_back(0, knowing=True)
    with pytest.raises(TableError, match="not-a-person"):
        table.take_back(1)


def test_a_take_back_goes_to_an_order_but_not_to_an_answer() -> None:
    table = Table.create("discovery", (ANA, BOT), seed=7)
    run(table)
    first = table.game.number
    table.set_order(0, Order.place("place colonist dock"))
    table.set_answer(0, "place", "place colonist goods")
    run(table)  # by the order first, then by the answer as long as that is legal
    assert table.game.number > first + 4
    table.take_back(0, knowing=True)
    assert (table.game.number, table.waiting, table.orders(0)) == (first, (0,), ())


def test_the_end_can_be_taken_back_until_the_secret_is_revealed() -> None:
    table = toy(ANA, BOT)
    while table.status == "playing":
        if table.step() is None:
            table.play(0, table.game.legal_moves(0)[0])
    with pytest.raises(TableError, match="sees-more"):
        table.take_back(0)
    table.take_back(0, knowing=True)
    assert (table.status, table.has_take_backs) == ("playing", True)
    while table.status == "playing":
        if table.step() is None:
            table.play(0, table.game.legal_moves(0)[-1])
    table.reveal()
    with pytest.raises(carrack.CarrackError, match="revealed"):
        table.take_back(0, knowing=True)
    assert table.status == "over"


def test_a_bot_that_keeps_a_seat_decided_nothing_of_the_persons_own() -> None:
    table = around(won_by_s0(), ANA, BOT)
    table.replace(0, 0)
    table.step()
    table.give_back(0)
    assert table.seats[0] == Seat.human("Ana")
    with pytest.raises(TableError, match="nothing-to-take-back"):
        table.take_back(0)
