"""Planned bids: what they do for each card of a round, when they go, and how few sittings a round by mail takes."""

from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

import carrack
from carrack.table import Order, Seat, Table, TableError
from carrack.table.planned_move import Tied
from support import empire
from support.sittings_by_mail import CLAIMING, PEOPLE, ROUNDS, play_by_mail, step_by_mail
from support.tables import ANA, BEA, BOT, CLEO, around, run

ROW = ("bond", "good", "population", "colony", "population", "colony")  # the first is covered in round 1


def table(*gold: int, phase: str = "exploration", seats: tuple[Seat, ...] = (ANA, BEA, CLEO), **options: Any) -> Table:
    """Return a table of people with gold, before the first card of round 1, which lies at place 2."""
    layout = empire.table(players=len(gold), **options).row(*ROW)
    for seat, amount in enumerate(gold):
        layout.hold(seat, gold=amount, good=1)
    return around(layout.at(phase).game(), *seats[: len(gold)])


def planned(table: Table, seat: int, *limits: int, tied: Tied = "hold", ready: bool = False) -> None:
    """Plan bids for the cards from place 2 on."""
    table.set_plan(seat, [Order.planned(place, limit, tied) for place, limit in enumerate(limits, 2)], ready)


def won(table: Table) -> list[tuple[Any, ...]]:
    run(table)
    return empire.event_args(table.game, "won")


def place(table: Table) -> object:
    assert table.game.ask is not None
    return table.game.ask.args.get("number")


# What a planned bid does ----------------------------------------------------------------------------------------------


def test_a_plan_raises_to_one_more_than_the_highest_other_bid_and_is_then_content() -> None:
    t = table(10, 10, 10)
    planned(t, 0, 5)
    t.play(1, "bid 3")
    assert run(t) == ["bid 4", "content"]
    assert t.waiting == (1, 2)
    t.play(2, "bid 5")
    assert run(t) == ["content"]  # six would be more than the limit


def test_a_plan_does_nothing_while_its_seat_would_win() -> None:
    t = table(10, 10, 10)
    planned(t, 0, 9)
    t.play(0, "offer s1 give 1 good for 1 gold")  # no bid: the plan stands
    assert run(t) == ["bid 1", "content"]
    t.play(1, "bid 5")
    t.play(2, "bid 5")
    assert run(t) == ["content"]  # fives are shared, so one wins


def test_a_limit_of_0_stays_at_0() -> None:
    t = table(10, 10, 10)
    planned(t, 0, 0)
    assert run(t) == ["content"]
    t.play(1, "bid 1")
    assert run(t) == ["content"]


@pytest.mark.parametrize(
    ("tied", "moves"), [("hold", ["content"]), ("withdraw", ["withdraw"]), ("raise", ["bid 4", "content"])]
)
def test_when_tied_at_its_limit_a_plan_holds_withdraws_or_bids_one_more(tied: Tied, moves: list[str]) -> None:
    t = table(10, 10, 10)
    t.play(1, "bid 2")
    planned(t, 0, 3, tied=tied)
    assert run(t) == ["bid 3", "content"]
    t.play(1, "bid 3")
    assert run(t) == moves


def test_one_more_is_bid_once() -> None:
    t = table(10, 10, 10)
    t.play(1, "bid 2")
    planned(t, 0, 3, tied="raise")
    run(t)
    t.play(1, "bid 3")
    assert run(t) == ["bid 4", "content"]
    t.play(1, "bid 4")
    assert run(t) == ["content"]


def test_who_has_no_gold_for_more_is_tied_at_the_limit() -> None:
    t = table(3, 10, 10)
    t.play(1, "bid 2")
    planned(t, 0, 9, tied="withdraw")
    assert run(t) == ["bid 3"]  # who can neither raise nor withdraw is not asked
    t.play(1, "bid 3")
    assert run(t) == ["withdraw"]


def test_plans_of_all_play_a_whole_round_and_gold_that_is_gone_is_not_bid() -> None:
    t = table(5, 4, 0)
    planned(t, 0, 9, 9, 9, 9, 9, ready=True)
    planned(t, 1, 2, 3, 2, 0, 0, ready=True)
    planned(t, 2, 0, 0, 0, 0, 0, ready=True)
    assert won(t)[:2] == [(0, 3, "good"), (1, 3, "population")]
    assert sum(amount for seat, amount, _ in empire.event_args(t.game, "won") if seat == 0) <= 5
    assert empire.question(t.game) == "sell"
    assert [t.orders(seat) for seat in range(3)] == [(), (), ()]
    assert [t.notes(seat) for seat in range(3)] == [(), (), ()]


def test_a_bond_that_was_won_pays_later_bids() -> None:
    layout = empire.table(players=2).row("good", "bond", "colony", "population", "population", "colony")
    t = around(layout.hold(0, gold=2).hold(1, gold=9).at("exploration").game(), ANA, BEA)
    planned(t, 1, 1, 8, 0, 0, 0)
    planned(t, 0, 2, 9, 0, 0, 0)
    assert won(t)[:2] == [(0, 1, "bond"), (0, 8, "colony")]  # with two gold of her own


@pytest.mark.parametrize("auction", ["turns", "sealed"])
def test_plans_bid_in_other_auctions_too(auction: str) -> None:
    t = table(5, 4, auction=auction, trades="off")
    planned(t, 0, 5, 0, 0, 0, 0)
    planned(t, 1, 2, 3, 0, 0, 0)
    assert won(t)[0][0] == 0
    assert won(t)[1][0] == 1


# When it goes ---------------------------------------------------------------------------------------------------------


def test_a_planned_bid_is_used_up_when_its_card_is_settled_even_if_it_did_nothing() -> None:
    t = table(10, 10, 10)
    planned(t, 0, 3, 4)
    t.play(0, "bid 5")
    assert [order.lot for order in t.orders(0)] == [3]
    for seat in (1, 2):
        t.play(seat, "content")
    run(t)
    assert (place(t), [order.lot for order in t.orders(0)]) == (3, [3])


@pytest.mark.parametrize("act", ["bid 5", "withdraw"])
def test_a_raise_or_a_withdrawal_by_hand_turns_the_plan_off_for_this_card(act: str) -> None:
    t = table(10, 10, 10)
    t.play(1, "content")
    t.set_plan(0, [Order.planned(3, 7)])
    planned(t, 0, 0, 4)
    t.play(0, act)
    assert [order.lot for order in t.orders(0)] == [3]
    assert t.game.why_not(0, "bid 9") is None or act == "withdraw"


def test_spaces_before_a_bid_by_hand_do_not_keep_the_plan() -> None:
    t = table(10, 10, 10)
    planned(t, 0, 9)
    t.play(0, " bid 1")
    t.play(1, "bid 3")
    assert run(t) == []


def test_a_bid_ordered_for_any_card_waits_like_a_planned_one() -> None:
    t = table(10, 10, 10)
    t.set_order(0, Order.bid(5))
    assert t.plans_are_early()
    assert t.planning_seats() == [0]
    assert t.step(bots=False, plans=False) is None


def test_an_offer_by_hand_leaves_the_plan_on() -> None:
    t = table(10, 10, 10)
    planned(t, 0, 3)
    t.play(0, "offer s1 give 1 good for 2 gold")
    assert len(t.orders(0)) == 1


def test_a_plan_waits_while_its_person_makes_up_an_offer() -> None:
    t = table(10, 10, 10)
    t.play(0, "offer s1")
    planned(t, 0, 3)
    assert run(t) == []
    assert t.waiting == (0, 1, 2)
    t.play(0, "give 1 good done")
    assert run(t) == ["bid 1", "content"]


def test_at_the_end_of_the_round_all_planned_bids_vanish() -> None:
    t = table(0, 0, 0, phase="commerce")
    planned(t, 0, 1, 1, 1, 1, 1, tied="withdraw", ready=True)
    for seat in range(3):
        t.play(seat, "sell 0")
    run(t)
    for seat in (1, 2):
        planned(t, seat, 0, 0, 0, 0, 0, tied="withdraw", ready=True)
    run(t)
    assert t.game.to_dict()["round"] == 2
    assert ([t.orders(seat) for seat in range(3)], [t.is_ready(seat) for seat in range(3)]) == ([()] * 3, [False] * 3)


def test_a_plan_replaces_the_plan_before_and_leaves_other_orders() -> None:
    t = table(10, 10, 10, phase="commerce")
    t.set_order(0, Order.bid(2))
    planned(t, 0, 3, 4)
    t.set_plan(0, [Order.planned(6, 1, "raise")])
    assert t.orders(0) == (Order.planned(6, 1, "raise"), Order.bid(2))
    t.set_plan(0, [])
    assert t.orders(0) == (Order.bid(2),)


def test_a_file_keeps_a_plan(tmp_path: Path) -> None:
    layout = empire.table(players=2).row(*ROW).hold(0, gold=5)
    with around(layout.at("commerce").game(), ANA, BEA, path=tmp_path / "table") as t:
        planned(t, 0, 3, 4, tied="withdraw", ready=True)
        orders = t.orders(0)
    with Table.open(tmp_path / "table") as t:
        assert (t.orders(0), t.is_ready(0), t.is_ready(1)) == (orders, True, False)


def test_who_resigns_leaves_no_plan() -> None:
    t = table(10, 10, 10, phase="commerce")
    planned(t, 0, 3, ready=True)
    t.resign(0)
    assert (t.orders(0), t.is_ready(0)) == ((), False)


def test_a_new_plan_counts_at_once_for_who_went_back() -> None:
    t = table(10, 10, seats=(ANA, BOT))
    t.play(0, "bid 3")
    t.take_back(0, knowing=True)
    planned(t, 0, 2)
    t.play_bot(1, "bid 1")
    played = t.step()
    assert played is not None
    assert (played.seat, played.text) == (0, "bid 2")


# Who has sent one -----------------------------------------------------------------------------------------------------


def planners(t: Table) -> list[int]:
    return list(t.planners)


def test_who_has_sent_a_plan_is_known_until_the_round_is_over() -> None:
    t = table(10, 10, 10)
    assert planners(t) == []
    planned(t, 2, 0, 0, 0, 0, 0, ready=True)
    planned(t, 0, 3, ready=True)
    assert planners(t) == [0, 2]
    t.play(0, "bid 5")
    assert (t.orders(0), planners(t)) == ((), [0, 2]), "what is left of a plan is private"
    t.play(1, "offer s0 give 1 good for 1 gold")
    assert (t.is_ready(0), planners(t)) == (False, [0, 2])
    planned(t, 0, 0, 0, 0, 0, 0, ready=True)
    planned(t, 1, 0, 0, 0, 0, 0, ready=True)
    run(t)
    assert (t.game.to_dict()["round"], planners(t)) == (2, [])


def test_an_empty_plan_is_none() -> None:
    t = table(10, 10, 10)
    planned(t, 0, 3)
    t.set_plan(0, [])
    assert planners(t) == []
    t.set_plan(0, [], ready=True)
    assert planners(t) == [0]


def test_a_file_keeps_who_has_sent_a_plan(tmp_path: Path) -> None:
    layout = empire.table(players=2).row(*ROW).hold(0, gold=5)
    with around(layout.at("commerce").game(), ANA, BEA, path=tmp_path / "table") as t:
        planned(t, 0, 3)
    with Table.open(tmp_path / "table") as t:
        assert planners(t) == [0]
        t.resign(0)
        assert planners(t) == []


# Played by the caller -------------------------------------------------------------------------------------------------


def test_planned_bids_of_an_open_node_can_be_left_to_the_caller() -> None:
    t = table(10, 10, 10)
    planned(t, 0, 3)
    t.set_answer(1, "lot", "content")
    step = t.step(plans=False)
    assert step is not None
    assert (step.seat, step.text) == (1, "content")
    assert t.step(plans=False) is None
    assert t.planning_seats() == [0]
    assert [t.play_standing(0).text, t.play_standing(0).text] == ["bid 1", "content"]
    assert t.planning_seats() == []


def test_no_planned_bid_is_left_where_bids_are_made_in_turns() -> None:
    t = table(5, 4, auction="turns", trades="off")
    planned(t, 0, 5)
    assert t.planning_seats() == []
    assert t.step(plans=False) is not None


# Held back by mail ----------------------------------------------------------------------------------------------------


def test_plans_are_early_until_everybody_has_one_or_has_bid() -> None:
    t = table(10, 10, 10)
    assert not t.plans_are_early(), "there are none"
    planned(t, 0, 5)
    planned(t, 1, 4)
    assert t.plans_are_early()
    assert step_by_mail(t) == []
    t.play(2, "offer s0 give 1 good for 1 gold")
    assert t.plans_are_early(), "an offer is no bid"
    t.play(2, "bid 1")
    assert not t.plans_are_early()
    assert step_by_mail(t)[-3:] == ["bid 4", "content", "content"]
    assert t.waiting == (2,)
    t.play(2, "content")
    step_by_mail(t)
    assert place(t) == 3


def test_plans_go_on_answering_although_somebody_is_asked_again() -> None:
    t = table(10, 10, 10)
    planned(t, 0, 5)
    planned(t, 1, 4)
    t.play(2, "content")  # with no bids at all
    played = step_by_mail(t)
    assert played.count("content") == 2
    assert "bid 5" in played
    assert t.waiting == (2,), "asked once more, at the end"


def test_a_plan_for_other_cards_does_not_count_for_this_one() -> None:
    t = table(10, 10)
    planned(t, 0, 5, 5)
    t.set_plan(1, [Order.planned(3, 4)])
    assert t.plans_are_early()
    t.play(1, "content")
    assert step_by_mail(t) == ["bid 1", "content"]


def test_plans_that_are_sent_later_change_nothing_for_those_before() -> None:
    """The same plans in any order of arrival give the same prices: nobody gains by waiting."""
    found = set()
    for order in permutations(range(3)):
        t = table(9, 9, 9)
        limits = {0: (5, 2, 0, 3, 0), 1: (4, 4, 1, 0, 0), 2: (0, 3, 3, 0, 2)}
        for seat in order:
            planned(t, seat, *limits[seat], ready=True)
            step_by_mail(t)
        found.add(tuple(empire.event_args(t.game, "won")))
    assert len(found) == 1


# Refusals -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bids", "code"),
    [
        ([Order.planned(0, 3)], "bad-plan"),
        ([Order.planned(7, 3)], "bad-plan"),
        ([Order.planned(2, 3), Order.planned(2, 4)], "bad-plan"),
        ([Order.sell(3)], "bad-plan"),
        (["bid 3"], "bad-plan"),
        ([Order.planned(2, "many")], "bad-plan"),  # type: ignore[arg-type]  # bad input
        ([Order.planned(2, 3, "shout")], "bad-plan"),  # type: ignore[arg-type]  # bad input
        ([Order.planned(1, 3)], "lot-over"),  # under the shortage card
        ([Order.planned(2, 512)], "no-such-order"),
    ],
)
def test_plans_are_checked_when_they_are_set(bids: list[Any], code: str) -> None:
    t = table(10, 10, 10)
    with pytest.raises(TableError) as caught:
        t.set_plan(0, bids)
    assert caught.value.code == code
    assert t.orders(0) == ()


def test_a_card_that_is_settled_cannot_be_planned() -> None:
    t = table(10, 10, 10)
    for seat in range(3):
        t.play(seat, "content")
    with pytest.raises(TableError) as caught:
        planned(t, 0, 3, 4)
    assert (caught.value.code, caught.value.details) == ("lot-over", {"place": 2})


def test_a_planned_bid_is_no_single_order_and_other_games_have_no_plans() -> None:
    with pytest.raises(TableError, match="bad-order"):
        table(10, 10).set_order(0, Order.planned(2, 3))
    with pytest.raises(TableError, match="no-such-order"):
        Table.create("discovery", (ANA, BOT), seed=7).set_plan(0, [])


def test_bots_have_no_plan() -> None:
    with pytest.raises(TableError, match="not-a-person"):
        table(10, 10, seats=(ANA, BOT)).set_plan(1, [])


# Ready by itself ------------------------------------------------------------------------------------------------------


def at_board(ready: int) -> Table:
    """Return a table at the board of a round, with one seat that says ready by itself."""
    layout = empire.table(players=3)
    for seat in range(3):
        layout.hold(seat, gold=5, good=1)
    t = around(
        carrack.load({**layout.position(), "agenda": [["rounds", 0, 0, 0, 0], ["board", 0, 1, 0, 0]]}), ANA, BEA, CLEO
    )
    t.set_plan(ready, [], ready=True)
    return t


def test_who_planned_to_be_ready_is_ready_as_often_as_others_trade() -> None:
    t = at_board(2)
    assert run(t) == ["ready"]
    t.play(0, "offer s1 give 1 good for 1 gold")
    assert run(t) == ["ready"]
    t.play(1, "accept s0 1")
    assert run(t) == ["ready"]
    assert t.waiting == (0, 1)


@pytest.mark.parametrize(
    ("offer", "is_ready"),
    [
        ("offer s2 give 1 good for 5 gold", False),
        ("offer anybody give 1 good for 1 gold", False),
        ("offer s2 give 1 good for 6 gold", True),  # more than Cleo has
        ("offer s1 give 1 good for 1 gold", True),
        ("offer s2 give 1 good done", False),  # a gift
    ],
)
def test_an_offer_that_the_seat_could_accept_brings_it_back(offer: str, is_ready: bool) -> None:
    t = at_board(2)
    run(t)
    t.play(0, offer)
    run(t)
    assert t.is_ready(2) == is_ready
    assert (2 in t.waiting) != is_ready


def test_gold_in_a_bid_may_be_free_again_before_the_round_ends() -> None:
    t = table(10, 5, 10)
    planned(t, 1, 5, ready=True)
    t.play(0, "bid 4")
    assert run(t) == ["bid 5"]
    t.play(0, "offer s1 give 1 good for 3 gold")
    assert not t.is_ready(1)


# By mail --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("options", [{}, {"version": "beginner"}], ids=["standard", "beginner"])
def test_a_round_by_mail_takes_each_of_four_people_three_sittings_at_most(options: dict[str, str], seed: int) -> None:
    """Commerce, the plan, and the end of the round if somebody made them an offer."""
    t, sittings = play_by_mail(seed, options)
    rounds = {key: count for key, count in sittings.items() if key[0] != CLAIMING}
    assert set(rounds) == {(number, seat) for number in range(1, ROUNDS + 1) for seat in range(PEOPLE)}
    assert max(rounds.values()) <= 3
    assert len(sittings) - len(rounds) == (0 if options else PEOPLE), "nations are claimed in the standard version"
    assert all(t.notes(seat) == () for seat in range(PEOPLE))
    assert empire.event_args(t.game, "traded")
