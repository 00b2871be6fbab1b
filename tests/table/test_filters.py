"""Filters for offers: which offers each hides from its seat, how long it lasts, and what it leaves alone."""

from pathlib import Path

import pytest

import carrack
from carrack.table import Seat, Table, TableError
from support import empire
from support.tables import ANA, BEA, BOT, CLEO, around, kept, run


def table(*seats: Seat, path: Path | None = None) -> Table:
    """Return a table in an open auction; everybody holds every card."""
    layout = empire.table(players=3)
    for seat in range(3):
        layout.hold(seat, supporter=2, revolt=2, good=2, gold=9)
    return around(layout.auction("good").game(), *(seats or (ANA, BEA, CLEO)), path=path)


OFFERS = {
    "supporter": "offer s0 give 3 gold for 1 supporter",
    "gold": "offer s0 give 1 good for 2 gold",
    "revolt": "offer s0 give 1 revolt 1 gold done",
    "good": "offer s0 give 1 gold for 1 good",
    "revolt for a good": "offer s0 give 1 revolt for 1 good",
    "to another": "offer s2 give 1 good for 2 gold",
}
ALL = ("supporter", "gold", "revolt", "anybody-1", "anybody-2")


@pytest.mark.parametrize(
    ("filters", "hidden"),
    [
        ((), []),
        (("supporter",), ["supporter"]),
        (("gold",), ["gold"]),
        (("revolt",), ["revolt"]),
        (("anybody-1",), []),
        (ALL, ["supporter", "gold", "revolt"]),
    ],
)
def test_a_filter_hides_offers_to_its_seat_by_what_they_ask_or_give(
    filters: tuple[str, ...], hidden: list[str]
) -> None:
    t = table()
    for offer in OFFERS.values():
        t.play(1, offer)
    t.set_filters(0, filters)
    assert [list(OFFERS)[place - 1] for maker, place in t.filtered_offers(0) if maker == 1] == hidden
    assert t.filtered_offers(2) == ()


@pytest.mark.parametrize(
    ("name", "hidden"), [("gold", ((1, 1), (2, 1))), ("anybody-1", ((1, 1),)), ("anybody-2", ((2, 1),))]
)
def test_offers_to_anybody_are_hidden_too_and_a_filter_can_name_their_maker(
    name: str, hidden: tuple[tuple[int, int], ...]
) -> None:
    t = table()
    for maker in range(3):
        t.play(maker, "offer anybody give 1 good for 2 gold")
    t.set_filters(0, [name])
    assert t.filtered_offers(0) == hidden


def test_a_hidden_offer_still_stands_and_can_be_accepted() -> None:
    t = table()
    t.set_filters(0, ["gold"])
    t.play(1, "offer s0 give 1 good for 2 gold")
    assert t.filtered_offers(0) == ((1, 1),)
    t.play(0, "accept s1 1")
    assert t.filtered_offers(0) == ()
    assert empire.event_args(t.game, "traded")


def test_gifts_with_revolts_to_a_seat_alone_are_declined_while_its_filter_is_set() -> None:
    t = table()
    for offer in OFFERS.values():
        t.play(1, offer)
    t.play(2, "offer anybody give 1 revolt done")
    t.play(2, "offer s1 give 1 revolt done")
    assert t.declined_offers() == ()
    t.set_filters(0, ALL)
    gift = (1, list(OFFERS).index("revolt") + 1)
    assert t.declined_offers() == (gift,), "an offer to anybody is hidden, and others may want it"
    t.replace(0, 1)
    assert t.declined_offers() == (), "the bot in its place may accept"
    t.give_back(0)
    t.set_filters(1, ["revolt"])
    assert t.declined_offers() == (gift, (2, 2))
    t.play(1, f"cancel {gift[1]}")
    assert t.declined_offers() == ((2, 2),)
    t.set_filters(1, [])
    assert t.declined_offers() == ()


def test_filters_are_replaced_as_a_whole_and_listed_in_one_order() -> None:
    t = table()
    t.set_filters(0, ["anybody-2", "gold", "gold"])
    assert (t.filters(0), t.filters(1), t.has_standing(0), t.has_standing(1)) == (
        ("gold", "anybody-2"),
        (),
        True,
        False,
    )
    t.set_filters(0, [])
    assert (t.filters(0), t.has_standing(0)) == ((), False)


def test_filters_survive_a_restart_and_the_rounds_and_go_with_a_resignation(tmp_path: Path) -> None:
    path = tmp_path / "game.table"
    with table(path=path) as t:
        t.set_filters(0, ["revolt", "supporter"])
        t.play(1, OFFERS["revolt"])
        before = kept(t)
    with Table.open(path) as t:
        assert (kept(t), t.filters(0), t.filtered_offers(0)) == (before, ("supporter", "revolt"), ((1, 1),))
        rounds = len(empire.event_args(t.game, "round"))
        while len(empire.event_args(t.game, "round")) == rounds:
            assert t.game.ask is not None
            t.play(t.waiting[0], {"lot": "content", "board": "ready"}.get(t.game.ask.kind, "sell 0"))
        assert t.filters(0) == ("supporter", "revolt")
        t.resign(0)
        assert t.filters(0) == ()


def test_who_is_ready_by_itself_stays_so_when_an_offer_is_hidden() -> None:
    layout = empire.table(players=3)
    for seat in range(3):
        layout.hold(seat, good=1, gold=9)
    position = {**layout.position(), "agenda": [["rounds", 0, 0, 0, 0], ["board", 0, 1, 0, 0]]}
    for filters, is_ready in (((), False), (("gold",), True), (("supporter",), False)):
        t = around(carrack.load(position), ANA, BEA, CLEO)
        t.set_plan(0, [], ready=True)
        t.set_filters(0, filters)
        run(t)
        t.play(1, "offer s0 give 1 good for 2 gold")
        assert t.is_ready(0) is is_ready


@pytest.mark.parametrize("name", ["anybody-0", "anybody-3", "anybody-", "good", ""])
def test_a_filter_that_the_game_does_not_have_is_refused(name: str) -> None:
    t = table()
    t.set_filters(0, ["gold"])
    with pytest.raises(TableError, match="no-such-filter"):
        t.set_filters(0, ["revolt", name])
    assert t.filters(0) == ("gold",)


def test_only_people_at_an_offer_board_have_filters() -> None:
    with pytest.raises(TableError, match="not-a-person"):
        table(ANA, BOT, BOT).set_filters(1, [])
    assert table().filter_names(0) == ALL
    windows = Table.create("empire", (ANA, BOT), {"auction": "turns", "trades": "windows"}, seed=7)
    for other in (windows, Table.create("discovery", (ANA, BOT), seed=7)):
        assert other.filter_names(0) == ()
        with pytest.raises(TableError, match="no-such-filter"):
            other.set_filters(0, ["gold"])
