"""Nobody is asked to confirm their own act: the table says for them that they are content, once all others are."""

from typing import Any

import pytest

import carrack
from carrack.table import Seat, Table, TableError
from support import empire
from support.tables import ANA, BEA, BOT, CLEO, around, run

AT_BOARD = [["rounds", 0, 0, 0, 0], ["board", 0, 1, 0, 0]]


def lot(*seats: Seat, **options: Any) -> Table:
    """People with ten gold each bid for a colony, all at once."""
    layout = empire.table(players=len(seats), **options)
    for seat in range(len(seats)):
        layout.hold(seat, gold=10, good=1)
    return around(layout.auction("colony").game(), *seats)


def board(*seats: Seat) -> Table:
    """People with ten gold and a good each, after the last card of the round."""
    layout = empire.table(players=len(seats))
    for seat in range(len(seats)):
        layout.hold(seat, gold=10, good=1)
    return around(carrack.load({**layout.position(), "agenda": AT_BOARD}), *seats)


def test_who_made_the_last_raise_is_content_once_all_others_are() -> None:
    table = lot(ANA, BEA, CLEO)
    table.play(0, "bid 3")
    table.play(1, "content")
    assert run(table) == []  # Cleo may still raise
    assert table.waiting == (0, 2)
    table.play(2, "content")
    assert list(table.waiting) == []
    assert run(table)[0] == "content"
    assert empire.event_args(table.game, "won") == [(0, 3, "colony")]


def test_who_made_an_earlier_raise_is_asked() -> None:
    table = lot(ANA, BEA, CLEO)
    table.play(0, "bid 3")
    table.play(1, "bid 4")
    for seat in (1, 2):
        table.play(seat, "content")
    assert run(table) == []
    assert table.waiting == (0,)


def test_nobody_is_content_without_having_acted() -> None:
    table = lot(ANA, BEA)
    table.play(1, "content")
    assert run(table) == []
    assert table.waiting == (0,)


def test_a_raise_that_nobody_can_answer_settles_the_card() -> None:
    layout = empire.table(players=2, trades="off").hold(0, gold=10)
    table = around(layout.auction("colony").game(), ANA, BEA)
    table.play(1, "content")  # Bea has no gold, but could withdraw from the tie
    table.play(0, "bid 1")
    assert run(table)[0] == "content"
    assert empire.event_args(table.game, "won") == [(0, 1, "colony")]


def test_a_bot_that_is_content_leaves_nothing_to_confirm() -> None:
    table = lot(ANA, BOT)
    table.play(0, "bid 3")
    table.play_bot(1, "content")
    played = table.step()
    assert played is not None
    assert (played.seat, played.text) == (0, "content")
    assert empire.event_args(table.game, "won") == [(0, 3, "colony")]


def test_who_has_begun_an_offer_since_is_asked() -> None:
    table = lot(ANA, BEA)
    table.play(0, "bid 3")
    table.play(0, "offer s1")
    table.play(1, "content")
    assert run(table) == []
    assert table.waiting == (0,)
    table.play(0, "give 1 good done")
    assert run(table)[0] == "content"


def test_who_made_the_last_offer_is_asked_for_more() -> None:
    """There may be more offers to make, or, after a trade, gold to bid."""
    table = board(ANA, BEA, CLEO)
    table.play(0, "offer anybody give 1 good for 2 gold")
    table.play(1, "ready")
    table.play(2, "ready")
    assert run(table) == []
    assert table.waiting == (0,)


def test_who_has_traded_is_asked_whether_to_raise() -> None:
    table = lot(ANA, BEA)
    table.play(0, "bid 3")
    table.play(1, "offer s0 give 2 gold for 1 good")
    table.play(0, "accept s1 1")
    table.play(1, "content")
    assert run(table) == []
    assert table.waiting == (0,)


def test_who_goes_back_is_asked() -> None:
    table = lot(ANA, BOT)
    table.play(0, "bid 3")
    table.play(0, "offer s1 give 1 good for 2 gold")
    table.take_back(0, knowing=True)  # to the offer: the raise stands
    table.play_bot(1, "content")
    assert table.step() is None
    assert table.waiting == (0,)


def test_a_table_says_for_the_silent_that_they_want_no_more() -> None:
    table = lot(ANA, BEA, BOT)
    played = table.be_quiet(1)
    assert (played.seat, played.text) == (1, "content")
    assert table.waiting == (0,)
    with pytest.raises(TableError, match="not-asked"):
        table.be_quiet(1)
    with pytest.raises(TableError, match="not-a-person"):
        table.be_quiet(2)
    with pytest.raises(TableError, match="not-asked"):
        Table.create("discovery", (ANA, BEA), seed=7).be_quiet(0)
