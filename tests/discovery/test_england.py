"""D12.1: the advantage of England."""

import pytest

from support.discovery import Layout, asked, asked_until, event_args, legal, refused, see
from support.nations import power, sailing_order

clause = pytest.mark.clause
DOCK_ORDERS = 2


def england() -> Layout:
    """On the dock: a colonist of seat 0, a merchant of seat 2, a soldier of England."""
    t = power("england").discovered("peru").stand("dock-1", 0).stand("dock-2", 2, "merchant")
    return t.stand("dock-3", 1, "soldier").at("dock")


@clause("D12.1", "D3.7")
def test_england_is_asked_just_before_the_dock_resolves() -> None:
    g = england().game()
    assert (g.deciders, asked(g).kind) == ((1,), "join")
    assert legal(g) == ["pass", "join 0", "join 1", "join 2"]


@clause("D12.1")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_england_adds_up_to_two_colonists_from_supply(number: int) -> None:
    g = england().game()
    events = g.play(f"join {number}")
    assert event_args(events, "joined") == [{"seat": 1, "amount": number}]
    assert see(g).worker("supply", 1) == 29 - number
    workers = [(who - 1) // 6 for who in see(g).spaces if who]
    assert sorted(workers) == sorted([0, 1, 2] + [1] * number)


@clause("D12.1")
def test_england_orders_everybodys_workers() -> None:
    g = england().game()
    g.play("join 2 next s1 colonist next s2 merchant next s1 soldier next s0 colonist")
    assert sailing_order(g) == [
        (1, "colonist"), (2, "merchant"), (1, "soldier"), (0, "colonist"), (1, "colonist"),
    ]  # fmt: skip
    s = see(g)
    assert (s.troop("peru", 1), s.troop("peru", 1, "soldier"), s.troop("peru", 2, "merchant")) == (2, 1, 1)
    assert s.money[2] == 15  # the merchant arrived from the dock


@clause("D12.1")
def test_england_may_order_without_adding() -> None:
    g = england().game()
    g.play("join 0 next s2 merchant next s0 colonist")
    assert sailing_order(g) == [(2, "merchant"), (0, "colonist"), (1, "soldier")]
    assert see(g).used[1][DOCK_ORDERS] == 1


@clause("D12.1")
def test_only_workers_on_the_dock_are_ordered() -> None:
    g = england().game()
    g.play("join 0")
    assert legal(g) == ["next s1 soldier", "next s2 merchant", "next s0 colonist"]
    assert refused(g, "next s1 colonist") == "not-on-dock"
    g.play("next s2 merchant")
    assert refused(g, "next s2 merchant") == "not-on-dock"


@clause("D12.1")
def test_workers_on_x_and_y_are_ordered_too() -> None:
    t = power("england").discovered("peru").own(0, "indentured-servitude").own(2, "colonization-laws")
    g = t.stand("dock-1", 1, "captain").stand("dock-x", 0).stand("dock-y", 2).at("dock").game()
    g.play("join 1 next s2 colonist next s0 colonist next s1 colonist")
    assert sailing_order(g) == [(2, "colonist"), (0, "colonist"), (1, "colonist"), (1, "captain")]


@clause("D12.1")
def test_spaces_do_not_limit_england() -> None:
    t = power("england").discovered("peru").stand("dock-x", 0).stand("dock-y", 2).own(0, "indentured-servitude")
    for number in range(1, 6):  # all there are with three players
        t.stand(f"dock-{number}", 0)
    g = t.own(2, "colonization-laws").at("dock").game()
    g.play("join 2 next s1 colonist next s1 colonist next s2 colonist")
    assert sailing_order(g) == [(1, "colonist")] * 2 + [(2, "colonist")] + [(0, "colonist")] * 6


@clause("D12.1")
def test_no_more_colonists_join_than_are_in_supply() -> None:
    g = england().troops("caribbean", 1, colonist=28).bounty_gone().game()
    assert legal(g) == ["pass", "join 0", "join 1"]
    assert refused(g, "join 2") == "too-few-colonists"


@clause("D12.1", "D18.2")
def test_with_nobody_on_the_dock_england_can_only_add() -> None:
    g = power("england").discovered("peru").at("dock").game()
    assert legal(g) == ["pass", "join 1", "join 2"]
    assert refused(g, "join 0") == "order-changes-nothing"
    g.play("join 2")
    assert sailing_order(g) == [(1, "colonist"), (1, "colonist")]


@clause("D12.1", "D18.2")
@pytest.mark.parametrize("seats", [(), (0,), (0, 0), (1, 1)])
def test_england_is_not_asked_where_nothing_would_change(seats: tuple[int, ...]) -> None:
    """No colonist to add, and nobody to change places with another."""
    t = power("england").discovered("peru").troops("caribbean", 1, colonist=29 - seats.count(1)).bounty_gone()
    for number, seat in enumerate(seats, 1):
        t.stand(f"dock-{number}", seat)
    g = t.at("dock").game()
    assert asked(g).kind == ("send" if seats else "place")


@clause("D12.1", "D3.7")
def test_an_order_that_changes_nothing_is_spent_all_the_same() -> None:
    g = england().game()
    g.play("join 0 next s0 colonist next s2 merchant")
    assert sailing_order(g) == [(0, "colonist"), (2, "merchant"), (1, "soldier")]
    assert see(g).used[1] == [0, 0, 1, 0, 0, 0, 0]


@clause("D12.1")
def test_england_has_its_power_once() -> None:
    g = england().game()
    g.play("join 2 next s1 colonist next s2 merchant next s1 soldier next s0 colonist")
    assert (1, "join") not in {(seat, kind) for _, seat, kind in asked_until(g, 5)}


@clause("D12.1", "D3.7")
def test_england_keeps_what_it_declines() -> None:
    g = power("england").at("dock").game()
    assert [row for row in asked_until(g, 5) if row[2] == "join"] == [(turn, 1, "join") for turn in (1, 2, 3, 4)]


@clause("D12.1")
def test_declining_leaves_the_dock_as_it_is() -> None:
    g = england().game()
    g.play("pass")
    assert sailing_order(g) == [(0, "colonist"), (2, "merchant"), (1, "soldier")]
