"""Whose turn it is: people, bots, sealed choices, several people at one screen."""

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import carrack
from carrack.bots import Budget
from carrack.table import Seat, StepResult, Table, TableError
from contract.settings import Setting, discovery, examples
from support import empire
from support.tables import ANA, BEA, BOT, CLEO, around, run, seen, toy
from support.toys import won_by_s0

# Through the engine's door --------------------------------------------------------------------------------------------


def test_a_move_goes_through_the_engine_and_tells_what_its_mover_sees() -> None:
    table = around(won_by_s0(), ANA, BEA)
    events = table.play(0, "peek")
    assert [event.kind for event in events] == ["look"]
    assert "token" in events[0].args
    assert events == table.game.events(events[0].serial, 0)


def test_a_move_may_be_an_id_or_a_line() -> None:
    table = around(won_by_s0(), ANA, BEA)
    table.play(0, table.game.parse("take", 0)[0])
    table.play(0, "give s1 coins 2")
    assert table.game.to_dict()["coins"] == [2, 6]


def test_what_the_engine_refuses_is_refused_with_its_reason() -> None:
    table = around(won_by_s0(), ANA, BEA)
    before = table.game.entries()
    with pytest.raises(carrack.IllegalMove) as caught:
        table.play(1, "take")
    assert caught.value.refusal.code == "not-your-turn"
    with pytest.raises(carrack.IllegalMove):
        table.play(0, "bury")
    assert table.game.entries() == before


@pytest.mark.parametrize(("number", "takebacks"), [(0, None), (2, 0), (1, 1), (0, 0)])
def test_an_answer_to_a_node_that_is_no_more_is_stale(number: int, takebacks: int | None) -> None:
    table = around(won_by_s0(), ANA, BEA)
    with pytest.raises(TableError) as caught:
        table.play(0, "take", number=number, takebacks=takebacks)
    assert (caught.value.code, caught.value.details) == ("stale", {"number": 1, "takebacks": 0})
    table.play(0, "take", **caught.value.details)  # type: ignore[arg-type]  # the details are ints here


def test_a_rewind_makes_answers_stale_even_at_the_same_number() -> None:
    table = around(won_by_s0(), ANA, BEA)
    table.play(0, "take")
    table.play(0, "give s1")
    table.undo(0)
    with pytest.raises(TableError, match="stale"):
        table.play(0, "pass", number=2, takebacks=0)
    table.play(0, "pass", number=2, takebacks=1)


@pytest.mark.parametrize("seat", [-1, 2, "0", True, None])
def test_every_call_knows_which_seats_there_are(seat: Any) -> None:
    table = toy(ANA, BOT)
    calls = (
        lambda: table.play(seat, "bid 0"),
        lambda: table.retract(seat),
        lambda: table.think(seat),
        lambda: table.play_bot(seat, "bid 0"),
        lambda: table.undo_limit(seat),
        lambda: table.undo(seat),
        lambda: table.take_back(seat),
        lambda: table.set_answer(seat, "give", "pass"),
        lambda: table.answers(seat),
        lambda: table.set_order(seat, None),  # type: ignore[arg-type]  # what no caller should give
        lambda: table.drop_order(seat, 0),
        lambda: table.orders(seat),
        lambda: table.notes(seat),
        lambda: table.resign(seat),
        lambda: table.replace(seat, 0),
        lambda: table.give_back(seat),
        lambda: table.agree_to_void(seat),
        lambda: table.refuse_void(seat),
    )
    for call in calls:
        with pytest.raises(carrack.CarrackError, match="no-such-seat"):
            call()


# Sealed choices, hot seat ---------------------------------------------------------------------------------------------


def test_people_at_one_screen_choose_unseen_in_any_order() -> None:
    table = toy(ANA, BEA, CLEO)
    assert list(table.waiting) == [0, 1, 2]
    table.play(1, "bid 2")
    assert list(table.waiting) == [0, 2]
    table.play(0, "bid 1")
    table.play(1, "bid 3")  # she may change her mind
    table.retract(0)
    assert list(table.waiting) == [0, 2]
    table.play(2, "bid 0")
    table.play(0, "bid 2")
    assert (table.game.number, table.waiting) == (1, (1,))


def test_what_is_chosen_unseen_shows_to_nobody_else() -> None:
    table, other = toy(ANA, BEA, CLEO), toy(ANA, BEA, CLEO)
    table.play(1, "bid 2")
    other.play(1, "bid 0")
    for eyes in (0, 2, None):
        assert seen(table, eyes) == seen(other, eyes)
    assert seen(table, 1) != seen(other, 1)


def test_bots_choose_unseen_too_and_what_they_chose_is_not_told() -> None:
    table = toy(ANA, BOT, BOT)
    assert table.step() == StepResult(1, 0, None)
    assert table.step() == StepResult(2, 0, None)
    assert table.step() is None
    assert table.waiting == (0,)
    assert [event.kind for event in table.game.events(seat=0)] == ["shuffled"]


def test_nothing_can_be_retracted_that_is_not_in() -> None:
    table = toy(ANA, BOT)
    with pytest.raises(carrack.CarrackError, match="nothing-to-retract"):
        table.retract(0)
    with pytest.raises(TableError, match="not-a-person"):
        table.retract(1)


def test_an_empire_is_claimed_by_people_and_bots_at_once() -> None:
    ours, theirs, third = empire.NATIONS[:3]
    table = around(empire.claiming(ours, theirs, third), ANA, BOT, BEA)
    table.play(2, f"select {third}")
    run(table)
    assert (table.waiting, table.game.committed) == ((0,), (1, 2))
    table.play(0, f"select {ours}")
    assert table.game.number == 1


# Bots -----------------------------------------------------------------------------------------------------------------


def test_a_step_is_one_decision_and_says_which() -> None:
    table = Table.create("discovery", (ANA, BOT, BOT), seed=7)  # the order of play is 1, 2, 0
    played = table.step()
    assert played is not None
    assert (played.seat, played.number, table.game.number) == (1, 0, 1)
    assert played.text is not None
    assert table.game.entries()[-1].startswith(f"0 s1 {played.text}")


def test_bots_can_be_run_elsewhere() -> None:
    table, other = (Table.create("discovery", (ANA, BOT, BOT), seed=7) for _ in range(2))
    assert table.step(bots=False) is None
    seat = table.next_bot()
    assert seat == 1
    entries = table.game.entries()
    move = table.think(seat, Budget(0.5))
    assert table.game.entries() == entries
    played = table.play_bot(seat, move, table.game.number, table.game.takebacks)
    assert played == other.step()


def test_a_bot_that_thought_about_another_node_is_stale() -> None:
    table = Table.create("discovery", (ANA, BOT, BOT), seed=7)
    move = table.think(1)
    with pytest.raises(TableError, match="stale"):
        table.play_bot(1, move, number=1)


def test_a_bot_plays_only_for_its_seat_and_in_its_turn() -> None:
    table = Table.create("discovery", (ANA, BOT, BOT), seed=7)
    with pytest.raises(TableError, match="not-asked"):
        table.think(2)
    for call in (table.think, lambda seat: table.play_bot(seat, "pass")):
        with pytest.raises(TableError, match="not-a-bot"):
            call(0)
    with pytest.raises(carrack.IllegalMove):
        table.play_bot(1, "pass")
    with pytest.raises(carrack.IllegalMove):
        table.play_bot(1, 10**9)
    with pytest.raises(TableError, match="not-a-person"):
        table.play(1, table.think(1))


WHOLE = [
    discovery(2, "2007"),
    discovery(3, "2007", "start_auction"),
    discovery(4, "2015", "builders", "expansion_buildings", "no_survivors", "scouting", nations="auction"),
    Setting("empire", 2, (("version", "beginner"), ("auction", "sealed"), ("trade_offers", 1))),
    Setting("empire", 3, (("trade_offers", 1),)),
    Setting("empire", 4, (("auction", "sealed"), ("trade_offers", 0), ("strict_bank", True))),
]


@pytest.mark.parametrize("setting", WHOLE, ids=str)
def test_bots_play_whole_games(setting: Setting) -> None:
    table = Table.create(setting.game, [BOT] * setting.players, dict(setting.options), seed=1)
    assert table.waiting == ()
    run(table)
    assert (table.status, table.waiting, table.next_bot()) == ("over", (), None)
    assert table.winners() == table.game.winners()


@pytest.mark.parametrize("setting", [WHOLE[0], WHOLE[3]], ids=str)
@examples(2)
@given(seed=st.integers(0, 99))
def test_either_somebody_is_waited_for_or_a_step_is_made_until_the_end(setting: Setting, seed: int) -> None:
    rng = random.Random(seed)
    seats = [rng.choice([Seat.human(), BOT]) for _ in range(setting.players)]
    table = Table.create(setting.game, seats, dict(setting.options), seed=seed)
    while table.status == "playing":
        waiting = table.waiting
        assert all(table.seats[seat].kind == "human" for seat in waiting)
        made = table.step()
        if made is None:
            seat = rng.choice(waiting)
            table.play(seat, rng.choice(table.game.legal_moves(seat)))
        else:
            # A person who acted last in an open node is content without being asked.
            assert table.seats[made.seat].kind == "bot" or made.text in ("content", "ready")
    assert table.game.is_over


# The end --------------------------------------------------------------------------------------------------------------


def changes(table: Table) -> list[Any]:
    """Every call that would change a table with a person on the first seat and a bot on the second."""
    return [
        lambda: table.play(0, "pass"),
        lambda: table.retract(0),
        lambda: table.play_bot(1, "pass"),
        lambda: table.undo(0),
        lambda: table.set_answer(0, "give", "pass"),
        lambda: table.set_order(0, None),  # type: ignore[arg-type]  # what no caller should give
        lambda: table.drop_order(0, 0),
        lambda: table.resign(0),
        lambda: table.replace(0, 0),
        lambda: table.give_back(0),
        lambda: table.agree_to_void(0),
        lambda: table.refuse_void(0),
    ]


def finished() -> Table:
    """A table whose person passed and took until the end."""
    table = toy(ANA, BOT)
    while table.status == "playing":
        if table.step() is None:
            table.play(0, table.game.legal_moves(0)[0])
    return table


def test_after_the_end_nothing_is_played() -> None:
    table = finished()
    assert (table.step(), table.waiting) == (None, ())
    for call in changes(table):
        with pytest.raises(TableError, match="table-over"):
            call()


def test_after_a_game_is_void_nothing_is_played() -> None:
    table = toy(ANA, BOT)
    table.agree_to_void(0)
    assert (table.step(), table.waiting) == (None, ())
    for call in (*changes(table), lambda: table.take_back(0, knowing=True)):
        with pytest.raises(TableError, match="table-void"):
            call()


def test_a_closed_table_can_only_be_read() -> None:
    with toy(ANA, BOT) as table:
        table.play(0, "bid 0")
    assert (table.waiting, table.game.committed) == ((), (0,))
    for call in (*changes(table), table.step, table.reveal, lambda: table.take_back(0, knowing=True)):
        with pytest.raises(TableError, match="table-closed"):
            call()


def test_the_secret_is_revealed_once_the_game_is_over() -> None:
    with pytest.raises(carrack.TooEarly):
        toy(ANA, BOT).reveal()
    table = finished()
    revealed = table.reveal()
    assert table.reveal() == revealed
    assert revealed.secret in table.spectator().record()


# Looking on -----------------------------------------------------------------------------------------------------------


def test_a_spectator_sees_what_the_public_sees() -> None:
    table = around(won_by_s0(), ANA, BEA)
    spectator = table.spectator()
    table.play(0, "peek")
    assert spectator.view == table.game.view(None)
    assert spectator.view.seat is None
    assert spectator.events() == table.game.events(seat=None)
    assert "token" not in spectator.events()[-1].args
    assert spectator.events(len(spectator.events())) == ()
    assert spectator.record() == table.game.record(None)
