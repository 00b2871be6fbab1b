"""Standing answers and orders: what they do in both games, when they go, and that nobody else sees them."""

from pathlib import Path
from typing import Any

import pytest

import carrack
from carrack.table import Order, Table, TableError
from support import discovery, empire
from support.tables import ANA, BEA, BOT, CLEO, around, run, seen, toy
from support.toys import won_by_s0


def text(table: Table) -> str | None:
    """What a step plays; there must be something."""
    played = table.step()
    assert played is not None
    return played.text


# Answers --------------------------------------------------------------------------------------------------------------


def university() -> Table:
    """Seat 0 has the University and stands second on tracks that follow each other."""
    t = discovery.table(players=2, edition="2015").turn(4).own(0, "university").order(1, 0)
    for track in ("dock", "goods"):
        t.stand(f"{track}-1", 1).stand(f"{track}-2", 0)
    return around(t.at("dock").game(), ANA, BEA)


def test_an_answer_passes_all_windows_of_the_university() -> None:
    table = university()
    assert table.game.ask is not None
    assert (table.game.ask.kind, table.waiting) == ("front", (0,))
    table.set_answer(0, "front", "pass")
    assert list(table.waiting) == []
    assert text(table) == "pass"
    while table.game.ask.kind != "front":
        (seat,) = table.waiting
        table.play(seat, table.game.legal_moves(seat)[0])
    assert table.waiting == ()
    assert text(table) == "pass"
    assert table.answers(0) == {"front": "pass", "front-mid": "pass"}


def crowded_dock(version: int = 2) -> Table:
    """Seat 0 has the University; its worker is the last of four on the dock."""
    t = discovery.table(players=3, rules_version=version).turn(4).own(0, "university").discovered("peru")
    for space, seat in enumerate((1, 1, 1, 0), 1):
        t.stand(f"dock-{space}", seat, "merchant" if space == 2 else "colonist")
    return around(t.at("dock").game(), ANA, BEA, CLEO)


def questions(table: Table) -> list[str]:
    """What Ana is asked until the dock is empty; she passes."""
    found = []
    while table.game.ask is not None and table.game.ask.kind in ("front", "front-mid", "send"):
        run(table)
        (seat,) = table.waiting
        if seat == 0:
            found.append(table.game.ask.kind)
        table.play(seat, "pass")
    return found


def test_windows_between_two_workers_are_passed_unless_the_owner_wants_them() -> None:
    table = crowded_dock()
    assert (table.answers(0), table.wanted_asks(0)) == ({"front-mid": "pass"}, ())
    assert (table.answers(1), table.wanted_asks(1)) == ({}, ())
    assert table.has_standing(0)
    assert questions(table) == ["front", "send"]
    table = crowded_dock()
    table.set_answer(0, "front-mid", None)
    assert (table.answers(0), table.wanted_asks(0)) == ({}, ("front-mid",))
    assert questions(table) == ["front", "front-mid", "front-mid", "send"]


def test_who_wanted_to_be_asked_between_two_workers_may_change_his_mind() -> None:
    table = crowded_dock()
    table.set_answer(0, "front-mid", None)
    with pytest.raises(TableError, match="nothing-stands"):
        table.set_answer(0, "front-mid", None)
    table.set_answer(0, "front-mid", "pass")
    assert (table.answers(0), table.wanted_asks(0)) == ({"front-mid": "pass"}, ())
    assert questions(table) == ["front", "send"]


def test_skipping_needs_no_bot_and_no_other_answer_at_the_table() -> None:
    """A server lets answers play without bots, and only where something may stand."""
    table = crowded_dock()
    table.play(0, "pass")
    table.play(1, "send peru")
    assert (table.game.ask is not None and table.game.ask.kind, table.waiting) == ("front-mid", ())
    played = table.step(bots=False)
    assert played is not None
    assert (played.seat, played.text, table.waiting) == (0, "pass", (1,))


def test_version_1_knows_no_windows_to_skip() -> None:
    table = crowded_dock(1)
    assert (table.answers(0), table.has_standing(0)) == ({}, False)


def test_a_file_remembers_who_wants_to_be_asked(tmp_path: Path) -> None:
    t = discovery.table(players=2).turn(4).own(0, "university").hand(0, colonist=1)
    with around(t.game(), ANA, BEA, path=tmp_path / "table") as table:
        table.set_answer(0, "front-mid", None)
    with Table.open(tmp_path / "table") as table:
        assert table.wanted_asks(0) == ("front-mid",)


def test_what_stands_is_played_for_one_seat_when_its_caller_wants() -> None:
    table = toy(ANA, BEA, CLEO)
    assert table.standing_seats() == []
    for seat in (1, 2):
        table.set_answer(seat, "bid", "bid 1")
    assert table.standing_seats() == [1, 2]
    assert table.play_standing(2, table.game.number).text is None  # nobody sees it
    assert (table.game.committed, table.standing_seats()) == ((2,), [1])
    for seat in (0, 2):  # nothing stands for the one, and the other has chosen
        with pytest.raises(TableError, match="nothing-stands"):
            table.play_standing(seat)
    with pytest.raises(TableError, match="stale"):
        table.play_standing(1, table.game.number + 1)


def test_an_answer_stays_until_it_is_removed() -> None:
    table = around(won_by_s0(), ANA, BOT)
    table.set_answer(0, "card", "take")
    table.set_answer(0, "card", "peek")
    assert table.answers(0) == {"card": "peek"}
    table.set_answer(0, "card", None)
    assert (table.answers(0), table.waiting) == ({}, (0,))
    with pytest.raises(TableError, match="nothing-stands"):
        table.set_answer(0, "card", None)


def test_an_answer_that_is_not_legal_is_dropped_and_the_person_is_told_and_asked() -> None:
    table = around(won_by_s0(), ANA, BEA)
    table.set_answer(0, "card", "peek")
    assert text(table) == "peek"
    assert (table.answers(0), table.waiting) == ({}, (0,))  # the second question is whether to bury it
    (note,) = table.notes(0)
    assert (note.number, note.kind, note.text, note.why.code) == (2, "answer", "peek", "not-asked")
    assert table.notes(1) == ()
    assert carrack.narrate(note.error()) == (
        "Your auto-answer “peek” was not possible when its turn came, so it was removed. Choose a move yourself."
    )


def test_a_person_may_choose_otherwise_than_stands() -> None:
    table = around(won_by_s0(), ANA, BEA)
    table.set_answer(0, "card", "peek")
    table.play(0, "take")
    assert table.answers(0) == {"card": "peek"}


@pytest.mark.parametrize(
    ("ask", "answer", "code"),
    [("tea", "pass", "no-such-ask"), ("give", "give moon", "not-understood"), ("give", 7, "no-such-move")],
)
def test_answers_are_checked_when_they_are_set(ask: str, answer: Any, code: str) -> None:
    table = toy(ANA, BOT)
    with pytest.raises(carrack.CarrackError) as caught:
        table.set_answer(0, ask, answer)
    assert caught.value.code == code
    assert table.answers(0) == {}


def test_bots_have_no_answers_and_no_orders() -> None:
    table = Table.create("empire", (ANA, BOT), seed=1)
    with pytest.raises(TableError, match="not-a-person"):
        table.set_answer(1, "trade", "pass")
    with pytest.raises(TableError, match="not-a-person"):
        table.set_order(1, Order.bid(3))
    with pytest.raises(TableError, match="not-a-person"):
        table.drop_order(1, 0)


# Bids in the card game ------------------------------------------------------------------------------------------------


def auction(card: str = "colony", **options: Any) -> Table:
    """Three people with ten gold each; seat 0 opens, and they bid in turns."""
    t = empire.table(players=3, **{"auction": "turns", **options})
    for seat in range(3):
        t.hold(seat, gold=10)
    return around(t.auction(card).game(), ANA, BEA, CLEO)


def test_a_bid_order_raises_by_as_little_as_would_win() -> None:
    table = auction()
    table.set_order(0, Order.bid(5))
    assert table.waiting == ()
    assert text(table) == "bid 1"
    table.play(1, "bid 3")
    table.play(2, "bid 3")
    assert text(table) == "pass"  # bids that are shared do not count: hers would win
    table.play(1, "bid 4")
    table.play(2, "pass")
    assert text(table) == "bid 5"


def test_a_bid_order_never_bids_against_itself() -> None:
    table = auction()
    table.set_order(0, Order.bid(9))
    assert text(table) == "bid 1"
    table.play(1, "pass")
    table.play(2, "pass")
    assert text(table) == "pass"
    table.play(1, "pass")
    table.play(2, "pass")
    assert empire.event_args(table.game, "won") == [(0, 1, "colony")]


def test_a_bid_order_goes_no_higher_than_it_says_nor_than_the_gold() -> None:
    table = auction()
    table.set_order(0, Order.bid(2))
    table.set_order(1, Order.bid(99))
    assert [text(table), text(table)] == ["bid 1", "bid 2"]
    table.play(2, "bid 10")
    assert [text(table), text(table)] == ["pass", "pass"]  # two are no more than two, and gold is ten


def test_a_bid_order_is_used_up_when_its_auction_is_over() -> None:
    t = empire.table(players=2, auction="turns", trades="off")
    table = around(t.hold(0, gold=10).hold(1, gold=10).at("exploration").game(), ANA, BEA)
    table.set_order(0, Order.bid(3))
    assert text(table) == "bid 1"
    assert table.orders(0) == (Order("bid", 3, begun=0),)
    table.play(1, "pass")
    assert text(table) == "pass"
    table.play(1, "pass")
    assert table.game.ask is not None
    assert (table.orders(0), table.game.ask.kind, table.notes(0)) == ((), "bid", ())
    table.play(1, "pass")
    assert table.waiting == (0,)


def test_a_bid_order_may_wait_for_a_card() -> None:
    table = auction("bond")
    table.set_order(0, Order.bid(3, "colony"))
    assert table.waiting == (0,)
    table.set_order(0, Order.bid(2, "bond"))
    assert text(table) == "bid 1"
    for seat in (1, 2):
        table.play(seat, "pass")
    table.step()
    for seat in (1, 2):
        table.play(seat, "pass")
    assert table.orders(0) == (Order.bid(3, "colony"),)


def test_bid_orders_bid_unseen_too() -> None:
    table = auction(auction="sealed")
    table.set_order(0, Order.bid(3))
    table.set_order(1, Order.bid(2))
    assert run(table) == [None, None]
    table.play(2, "pass")
    assert empire.event_args(table.game, "bids") == [(0, 1), (1, 1)]
    run(table)
    table.play(2, "pass")
    run(table)
    table.play(2, "pass")
    assert empire.event_args(table.game, "bids")[2:] == [(0, 2), (1, 2), (0, 3)]
    run(table)
    table.play(2, "pass")
    assert empire.event_args(table.game, "won") == [(0, 3, "colony")]
    assert (table.orders(0), table.orders(1)) == ((), ())


def test_a_way_back_gives_a_bid_order_its_auction_again() -> None:
    t = empire.table(players=2, auction="turns").hold(0, gold=10).hold(1, gold=10)
    table = around(t.auction("colony").game(), ANA, BOT)
    table.play(0, "bid 1")
    table.play_bot(1, "bid 2")
    table.set_order(0, Order.bid(3))
    table.step()
    assert table.orders(0)[0].begun == 2
    table.take_back(0, knowing=True)  # to what the order decided; a bid binds, so the game is marked
    assert (table.game.number, table.orders(0)[0].begun, table.waiting) == (2, None, (0,))
    table.play(0, "pass")
    table.play_bot(1, "bid 3")
    assert text(table) == "pass"  # three would only be shared
    assert table.orders(0) == (Order("bid", 3, begun=4),)


# Bids in the board game -----------------------------------------------------------------------------------------------


def test_orders_bid_for_the_order_of_play() -> None:
    table = Table.create("discovery", (ANA, BEA, CLEO), {"edition": "2007", "start_auction": True}, seed=7)
    for seat, most in enumerate((2, 6, 4)):
        table.set_order(seat, Order.bid(most))
    assert run(table) == ["bid 1", "bid 2", "bid 3", "pass", "bid 4", "pass"]
    assert table.orders(0) == table.orders(1) == table.orders(2) == ()
    assert [event.args["seat"] for event in table.game.events() if event.kind == "ordered"][:3] == [0, 2, 1]


def test_an_order_that_may_not_pass_is_dropped() -> None:
    table = Table.create("discovery", (ANA, BEA, CLEO), {"nations": "auction"}, seed=7)
    (seat,) = table.waiting
    table.set_order(seat, Order.bid(0))
    assert (table.waiting, table.orders(seat)) == ((seat,), ())
    (note,) = table.notes(seat)
    assert (note.kind, note.text, note.why.game) == ("order", "bid 0", "discovery")
    assert "“bid 0”" in carrack.narrate(note.error())


def test_orders_bid_for_nations_round_by_round() -> None:
    table = Table.create("discovery", (ANA, BEA, CLEO), {"nations": "auction"}, seed=7)
    for seat in range(3):
        table.set_order(seat, Order.bid(seat + 1))
        table.set_order(seat, Order.bid(1))
    run(table)
    assert table.game.ask is not None
    assert (table.game.ask.kind, table.waiting) == ("nation", (2,))
    assert [table.orders(seat) for seat in range(3)] == [(Order.bid(1),)] * 3


# Sales ----------------------------------------------------------------------------------------------------------------


def commerce() -> Table:
    """Two people with three goods each are asked what they sell."""
    return around(empire.table(players=2).hold(0, good=3).hold(1, good=3).at("commerce").game(), ANA, BEA)


def test_a_sale_is_chosen_unseen_and_used_up() -> None:
    table = commerce()
    table.set_order(0, Order.sell(2))
    assert table.waiting == (1,)
    assert text(table) is None
    assert (table.orders(0), table.game.committed) == ((), (0,))
    table.play(1, "sell 0")
    assert empire.event_args(table.game, "sold") == [(0, 2), (1, 0)]


def test_a_sale_of_more_than_one_has_is_dropped() -> None:
    table = commerce()
    table.set_order(0, Order.sell(4))
    assert (table.waiting, table.orders(0)) == ((0, 1), ())
    assert [(note.text, note.why.code) for note in table.notes(0)] == [("sell 4", "too-few-goods")]


def test_an_order_comes_before_an_answer_which_speaks_afterwards() -> None:
    table = commerce()
    table.set_answer(0, "sell", "sell 3")
    table.set_order(0, Order.sell(1))
    table.play(1, "sell 0")
    run(table)
    assert empire.event_args(table.game, "sold") == [(0, 1), (1, 0)]


# Placements -----------------------------------------------------------------------------------------------------------


def test_the_first_placement_of_a_ranking_that_is_legal_is_made() -> None:
    table = Table.create("discovery", (ANA, BEA), seed=7)
    (seat,) = table.waiting
    table.set_order(seat, Order.place("place captain discovery", "place colonist dock", "place colonist goods"))
    table.set_order(seat, Order.place("place colonist discovery"))
    assert text(table) == "place colonist dock"
    assert table.orders(seat) == (Order.place("place colonist discovery"),)
    table.play(1 - seat, "place colonist dock")
    assert text(table) == "place colonist discovery"
    assert table.orders(seat) == ()


def test_a_ranking_without_a_legal_placement_is_dropped_when_its_turn_comes() -> None:
    table = Table.create("discovery", (ANA, BEA), seed=7)
    (seat,) = table.waiting
    other = 1 - seat
    table.set_order(other, Order.place("place captain discovery", "place soldier dock"))
    table.set_order(other, Order.place("place colonist goods"))
    assert table.notes(other) == ()
    table.play(seat, "place colonist dock")
    (note,) = table.notes(other)
    assert (note.number, note.text) == (1, "place captain discovery | place soldier dock")
    assert text(table) == "place colonist goods"  # the next order of the row


# What is set ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "order", "code"),
    [
        ("discovery", Order.sell(3), "no-such-order"),
        ("discovery", Order.bid(16), "no-such-order"),
        ("discovery", Order.bid(3, "moon"), "no-such-order"),
        ("discovery", Order.place(), "bad-ranking"),
        ("discovery", Order.place(*["place colonist dock"] * 51), "bad-ranking"),
        ("discovery", Order.place("place moon dock"), "not-understood"),
        ("empire", Order.place("pass"), "no-such-order"),
        ("empire", Order.bid(-1), "no-such-order"),
        ("empire", Order.sell(8), "no-such-order"),
        ("toy", Order.bid(1), "no-such-order"),
        ("empire", Order("steal"), "bad-order"),  # type: ignore[arg-type]  # what no caller should give
        ("empire", Order.bid("3"), "bad-order"),  # type: ignore[arg-type]  # what no caller should give
        ("empire", "bid 3", "bad-order"),
    ],
)
def test_orders_are_checked_when_they_are_set(game: str, order: Any, code: str) -> None:
    table = Table.create(game, (ANA, BEA), seed=1)
    with pytest.raises(carrack.CarrackError) as caught:
        table.set_order(0, order)
    assert caught.value.code == code
    assert table.orders(0) == ()


def test_orders_can_be_dropped_one_by_one() -> None:
    table = Table.create("empire", (ANA, BEA), seed=1)
    for most in (1, 2, 3):
        table.set_order(0, Order.bid(most))
    table.drop_order(0, 1)
    assert table.orders(0) == (Order.bid(1), Order.bid(3))
    for at in (-1, 2):
        with pytest.raises(TableError, match="nothing-stands"):
            table.drop_order(0, at)


def test_there_are_only_so_many_orders() -> None:
    table = Table.create("empire", (ANA, BEA), seed=1)
    for _ in range(50):
        table.set_order(0, Order.bid(1))
    with pytest.raises(TableError, match="too-many-orders"):
        table.set_order(0, Order.bid(1))


def test_an_order_has_not_begun_when_it_is_given() -> None:
    table = Table.create("empire", (ANA, BEA), seed=1)
    table.set_order(0, Order("bid", 3, begun=4))
    assert table.orders(0) == (Order.bid(3),)


# Private --------------------------------------------------------------------------------------------------------------


def pair(kind: str) -> tuple[Table, Table]:
    """The same table twice."""
    if kind == "discovery":
        one, two = (Table.create("discovery", (ANA, BEA, CLEO), seed=7) for _ in range(2))
    else:
        one, two = auction(), auction()
    return one, two


@pytest.mark.parametrize("kind", ["discovery", "empire"])
def test_nobody_sees_the_orders_and_answers_of_others(kind: str) -> None:
    """Views, events and records are the same to the byte with and without them, to everybody."""
    table, other = pair(kind)
    for seat in range(3):
        if kind == "discovery":
            table.set_order(seat, Order.place("place captain dock", "place colonist dock"))
            table.set_order(seat, Order.place("place captain dock"))  # will be dropped, with a note
        else:
            table.set_order(seat, Order.bid(seat + 2))
        table.set_answer(seat, "explore" if kind == "discovery" else "trade", "pass")
    for eyes in (None, 0, 1, 2):
        assert seen(table, eyes) == seen(other, eyes)
    while (made := table.step()) is not None:
        assert made.text is not None
        other.play(made.seat, made.text)
        for eyes in (None, 0, 1, 2):
            assert seen(table, eyes) == seen(other, eyes)
    assert table.game.number >= 3
    assert table.spectator().record() == other.spectator().record()


def test_an_order_leaves_nothing_in_the_engines_entries() -> None:
    table, other = commerce(), commerce()
    table.set_order(0, Order.sell(2))
    run(table)
    other.play(0, "sell 2")
    assert table.game.entries() == other.game.entries()
