"""D14-II-University: once, a worker of the owner's goes to the front of a track."""

import pytest

import carrack
from support.discovery import Layout, event_args, legal, see, table

EDITIONS = pytest.mark.parametrize("edition", ["2007", "2015"])
pytestmark = pytest.mark.clause("D14-II-University")
clause = pytest.mark.clause

TRACKS = {
    "2007": ["initiative", "dock", "buildings"],
    "2015": ["initiative", "dock", "goods", "buildings", "warfare"],
}


def university(edition: str = "2015", players: int = 3) -> Layout:
    """Turn 4: seat 0 has the University; seat 0 is first in player order unless said otherwise."""
    return table(players=players, edition=edition).turn(4).own(0, "university")


def queue(t: Layout, track: str, *seats: int) -> Layout:
    """Colonists of these seats on the first spaces of a track."""
    for space, seat in enumerate(seats, 1):
        t.stand(f"{track}-{space}", seat)
    return t


def standing(g: carrack.Game, track: str, n: int) -> list[int | None]:
    """Whose workers stand on the first n spaces of a track."""
    spaces = [see(g).space(f"{track}-{space}") for space in range(1, n + 1)]
    return [who[0] if who else None for who in spaces]


def everywhere(edition: str) -> Layout:
    """Seat 0 stands second to seat 1 on every track, and is second in player order."""
    t = university(edition).order(1, 0, 2).offer("taxation", "fortress", "stables").money(14, 14, 14)
    for track in ("initiative", "dock", "goods", "buildings", "warfare"):
        queue(t, track, 1, 0)
    return t


@EDITIONS
def test_the_university_scores_five_points_used_or_not(edition: str) -> None:
    g = university(edition).order(1, 0, 2).hand(0, colonist=1).at("order").game()
    assert g.scores() == (5, 0, 0)
    g.play("front order")
    assert g.scores() == (5, 0, 0)


@EDITIONS
def test_on_his_placement_turns_the_owner_may_go_to_the_front_of_any_track(edition: str) -> None:
    g = everywhere(edition).hand(0, colonist=1).at("order").game()
    g.play("pass")
    fronts = [move for move in legal(g) if move.startswith("front")]
    assert fronts == [*(f"front {track}-2" for track in TRACKS[edition]), "front order"]


@EDITIONS
def test_nobody_else_is_offered_a_place_in_front(edition: str) -> None:
    t = queue(university(edition).order(1, 0, 2).hand(1, colonist=1), "dock", 0, 1)
    g = t.at("order").game()
    g.play("pass")  # the owner's, for the player order
    assert g.deciders == (1,)
    assert not [move for move in legal(g) if move.startswith("front")]


@EDITIONS
@pytest.mark.parametrize("track", ["initiative", "dock", "buildings"])
def test_the_others_shift_right(edition: str, track: str) -> None:
    g = queue(university(edition).hand(0, colonist=1), track, 1, 2, 0).at("order").game()
    events = g.play(f"front {track}-3")
    assert standing(g, track, 3) == [0, 1, 2]
    assert event_args(events, "fronted") == [{"seat": 0, "type": "colonist", "space": f"{track}-3"}]


@pytest.mark.parametrize("track", ["goods", "warfare"])
def test_2015_goods_and_warfare_too(track: str) -> None:
    g = queue(university().hand(0, colonist=1), track, 1, 0, 2).at("order").game()
    g.play(f"front {track}-2")
    assert standing(g, track, 3) == [0, 1, 2]


@pytest.mark.parametrize("track", ["goods", "warfare"])
def test_2007_not_goods_and_warfare(track: str) -> None:
    g = queue(university("2007").hand(0, colonist=1), track, 1, 0).at("order").game()
    assert g.why_not(0, f"front {track}-2") is not None
    assert not [move for move in legal(g) if move.startswith("front")]


@EDITIONS
def test_those_behind_the_place_left_do_not_move(edition: str) -> None:
    g = queue(university(edition).hand(0, colonist=1), "dock", 1, 0, 2).at("order").game()
    g.play("front dock-2")
    assert standing(g, "dock", 4) == [0, 1, 2, None]


@EDITIONS
def test_the_worker_itself_moves(edition: str) -> None:
    t = university(edition).hand(0, colonist=1).stand("dock-1", 1, "soldier").stand("dock-2", 0, "merchant")
    g = t.stand("dock-3", 0, "captain").at("order").game()
    g.play("front dock-3")
    now = see(g)
    assert [now.space(f"dock-{n}") for n in (1, 2, 3)] == [(0, "captain"), (1, "soldier"), (0, "merchant")]


@EDITIONS
def test_using_it_on_a_placement_turn_is_not_the_placement(edition: str) -> None:
    g = queue(university(edition).hand(0, colonist=1).hand(1, colonist=1), "dock", 1, 0).at("order").game()
    g.play("front dock-2")
    assert (g.deciders, g.ask is not None and g.ask.kind, see(g).worker("hand", 0)) == ((0,), "place", 1)
    g.play("place colonist shipping")
    assert g.deciders == (1,)


@clause("D18.1")
@EDITIONS
def test_workers_shift_along_the_occupied_spaces(edition: str) -> None:
    """Spaces 1, 2, X and Y are occupied before and after; 3 stays free."""
    t = queue(university(edition), "dock", 1, 2).stand("dock-x", 0).stand("dock-y", 1).hand(0, colonist=1)
    g = t.own(0, "indentured-servitude").own(1, "colonization-laws").at("order").game()
    g.play("front dock-x")
    now = see(g)
    who = [now.space(space) for space in ("dock-1", "dock-2", "dock-3", "dock-x", "dock-y")]
    assert who == [(0, "colonist"), (1, "colonist"), None, (2, "colonist"), (1, "colonist")]


@clause("D18.1")
@EDITIONS
def test_the_worker_on_y_may_be_moved_past_the_one_on_x(edition: str) -> None:
    t = university(edition).own(0, "colonization-laws").own(1, "indentured-servitude").discovered("peru")
    g = t.stand("dock-x", 1).stand("dock-y", 0, "colonist").at("dock").game()
    assert legal(g) == ["pass", "front dock-y"]
    g.play("front dock-y")
    assert (see(g).space("dock-x"), see(g).space("dock-y")) == ((0, "colonist"), (1, "colonist"))
    assert see(g).space("dock-1") is None
    assert g.deciders == (0,)


@EDITIONS
def test_just_before_initiative_its_money_follows_the_new_spaces(edition: str) -> None:
    g = queue(university(edition), "initiative", 1, 2, 0).money(0, 0, 0).at("initiative").game()
    assert legal(g) == ["pass", "front initiative-3"]
    g.play("front initiative-3")
    assert (see(g).money, see(g).order) == ([1, 2, 3], [0, 1, 2])


@EDITIONS
def test_just_before_the_dock_resolves(edition: str) -> None:
    g = queue(university(edition).discovered("peru"), "dock", 1, 2, 0).at("dock").game()
    assert legal(g) == ["pass", "front dock-3"]
    g.play("front dock-3")
    sailed: list[int] = []
    while g.ask is not None and g.ask.kind == "send":
        sailed += g.deciders
        g.play("send peru")
    assert sailed == [0, 1, 2]


def test_2015_just_before_goods_resolve() -> None:
    g = queue(university().market(gold=1, rice=1), "goods", 1, 0).at("goods").game()
    assert legal(g) == ["pass", "front goods-2"]
    g.play("front goods-2")
    assert (g.deciders, legal(g)) == ((0,), ["pass", "take gold", "take rice"])


def test_2007_not_just_before_goods_resolve() -> None:
    g = queue(university("2007").market(gold=1, rice=1), "goods", 1, 0).at("goods").game()
    assert (g.deciders, legal(g)) == ((1,), ["take gold", "take rice"])


@EDITIONS
def test_just_before_buildings_resolve(edition: str) -> None:
    t = university(edition).offer("taxation", "fortress").money(14, 14)
    g = queue(t, "buildings", 1, 0).at("buildings").game()
    assert legal(g) == ["pass", "front buildings-2"]
    g.play("front buildings-2")
    assert (g.deciders, legal(g)) == ((0,), ["pass", "buy taxation", "buy fortress"])


def fighters(edition: str) -> Layout:
    t = university(edition).troops("peru", 0, soldier=1, colonist=2).troops("peru", 1, soldier=1, colonist=2)
    return queue(t, "warfare", 1, 0).at("warfare")


def test_2015_just_before_warfare_resolves() -> None:
    g = fighters("2015").game()
    assert legal(g) == ["pass", "front warfare-2"]
    g.play("front warfare-2")
    assert (g.deciders, g.ask is not None and g.ask.kind) == ((0,), "warfare")


def test_2007_not_just_before_warfare_resolves() -> None:
    g = fighters("2007").game()
    assert (g.deciders, g.ask is not None and g.ask.kind) == ((1,), "warfare")


@EDITIONS
def test_player_order_just_before_placement(edition: str) -> None:
    t = university(edition).order(1, 2, 0).hand(0, colonist=1).hand(1, colonist=1).hand(2, colonist=1)
    g = t.at("order").game()
    assert (g.deciders, legal(g)) == ((0,), ["pass", "front order"])
    events = g.play("front order")
    assert (see(g).order, g.deciders) == ([0, 1, 2], (0,))
    assert event_args(events, "order-fronted") == [{"seat": 0}]


@EDITIONS
def test_player_order_just_before_shipping(edition: str) -> None:
    t = university(edition).order(1, 0, 2).shippers(0, colonist=1).shippers(1, colonist=1).ship_here(1)
    g = t.at("shipping").game()
    assert legal(g) == ["pass", "front order"]
    g.play("front order")
    assert see(g).ships == [1, 0, 0]


@EDITIONS
def test_player_order_just_before_discovery(edition: str) -> None:
    g = university(edition).order(1, 0, 2).explorers(0, captain=2).explorers(1, captain=2).at("discovery").game()
    assert legal(g) == ["pass", "front order"]
    g.play("front order")
    assert (g.deciders, g.ask is not None and g.ask.kind) == ((0,), "explore")


@EDITIONS
def test_player_order_lasts_until_the_refresh_and_then_counts_as_the_old_one(edition: str) -> None:
    g = university(edition).order(1, 2, 0).stand("initiative-1", 2).at("discovery").game()
    g.play("front order")
    assert (see(g).turn, see(g).order) == (5, [2, 0, 1])


@EDITIONS
def test_player_order_is_not_offered_to_who_is_first(edition: str) -> None:
    g = university(edition).order(0, 1, 2).hand(0, colonist=1).at("order").game()
    assert (g.ask is not None and g.ask.kind, "front order" in legal(g)) == ("place", False)


@clause("D4.1")
@EDITIONS
@pytest.mark.parametrize(
    ("order", "placing"),
    [((1, 0, 2), [1, 0, 2, 0, 1, 2]), ((1, 2, 0), [1, 2, 0, 0, 1, 2])],
)
def test_player_order_changed_in_a_round_leaves_everybody_one_placement_in_it(
    edition: str, order: tuple[int, ...], placing: list[int]
) -> None:
    t = university(edition).order(*order).hand(0, colonist=2).hand(1, colonist=2).hand(2, colonist=2)
    g = t.at("order").game()
    g.play("pass")
    placed: list[int] = []
    while g.ask is not None and g.ask.kind == "place" and see(g).turn == 4:
        if "front order" in legal(g):
            g.play("front order")
        placed += g.deciders
        g.play("place colonist shipping")
    assert placed == placing


@EDITIONS
def test_at_the_start_of_the_refresh_for_initiative(edition: str) -> None:
    """The money was earned before; only the order changes."""
    g = queue(university(edition).order(1, 2, 0).money(0, 0, 0), "initiative", 2, 1, 0).at("refresh").game()
    assert legal(g) == ["pass", "front initiative-3"]
    g.play("front initiative-3")
    assert (see(g).order, see(g).money, see(g).turn) == ([0, 2, 1], [0, 0, 0], 5)


@EDITIONS
def test_turn_8_has_no_refresh_to_use_it_in(edition: str) -> None:
    t = queue(university(edition).turn(8).order(1, 0, 2), "initiative", 1, 0)
    assert t.at("income").game().is_over


@EDITIONS
def test_every_window_of_a_turn_is_offered_once_while_it_is_declined(edition: str) -> None:
    g = everywhere(edition).hand(0, colonist=1).at("order").game()
    asked = []
    while see(g).turn == 4 and g.ask is not None:
        if g.ask.kind == "front":
            asked.append((g.ask.args["box"], legal(g)[1:]))
        moves = legal(g)
        g.play("place colonist shipping" if g.ask.kind == "place" else "pass" if "pass" in moves else moves[0])
    windows = [
        ("order", ["front order"]),
        ("initiative", ["front initiative-2"]),
        ("dock", ["front dock-2"]),
        ("goods", ["front goods-2"]),
        ("shipping", ["front order"]),
        ("buildings", ["front buildings-2"]),
        ("discovery", ["front order"]),
        ("warfare", ["front warfare-2"]),
        ("refresh", ["front initiative-2"]),
    ]
    assert asked == [window for window in windows if edition == "2015" or window[0] not in ("goods", "warfare")]


@EDITIONS
@pytest.mark.parametrize("use", ["front order", "front dock-2", "front initiative-2", "front buildings-2"])
def test_it_is_used_once(edition: str, use: str) -> None:
    """After a use neither this placement turn nor any later window offers it, in this turn or the next."""
    g = everywhere(edition).hand(0, colonist=2).at("order").game()
    if use != "front order":
        g.play("pass")
    g.play(use)
    for _ in range(30):
        assert g.ask is not None
        assert g.ask.kind != "front"
        assert not [move for move in legal(g) if move.startswith("front")]
        moves = legal(g)
        g.play("place colonist shipping" if g.ask.kind == "place" else "pass" if "pass" in moves else moves[0])
    assert see(g).turn > 4


@clause("D18.2")
@EDITIONS
@pytest.mark.parametrize("seats", [(0, 1, 2), (0,), (0, 0, 1), (1, 2), ()])
def test_a_use_that_moves_nothing_is_not_offered(edition: str, seats: tuple[int, ...]) -> None:
    """Already in front, alone, behind his own like, or not there."""
    g = queue(university(edition).hand(0, colonist=1), "dock", *seats).at("order").game()
    assert not [move for move in legal(g) if move.startswith("front")]
    assert g.why_not(0, "front dock-1") is not None


@clause("D18.2")
@EDITIONS
@pytest.mark.parametrize("box", ["initiative", "dock", "goods", "buildings", "warfare", "refresh"])
def test_no_window_opens_where_nothing_would_change(edition: str, box: str) -> None:
    t = university(edition).discovered("peru")
    for track in ("initiative", "dock", "goods", "buildings", "warfare"):
        queue(t, track, 0, 1)
    g = t.at(box).game()
    assert g.ask is not None
    assert g.ask.kind != "front"


@EDITIONS
def test_own_workers_behind_others_are_offered_each_where_they_differ(edition: str) -> None:
    """Of two colonists one is named: either gives the same track."""
    t = queue(university(edition).hand(0, colonist=1), "dock", 1, 0, 0).stand("dock-4", 0, "merchant")
    g = t.at("order").game()
    assert [move for move in legal(g) if move.startswith("front")] == ["front dock-2", "front dock-4"]


@EDITIONS
def test_bought_this_turn_it_serves_from_that_moment(edition: str) -> None:
    """At the purchase, and then in every window of the turn."""
    t = table(players=3, edition=edition).turn(4).order(1, 0, 2).offer("university").money(14)
    t.stand("buildings-1", 0).troops("peru", 0, soldier=1, colonist=2).troops("peru", 1, colonist=2)
    g = queue(queue(t, "warfare", 1, 0), "initiative", 1, 0).at("buildings").game()
    g.play("buy university")
    asked = []
    while see(g).turn == 4 and g.ask is not None:
        if g.ask.kind == "front":
            asked.append(g.ask.args["box"])
        g.play("pass")
    windows = ["discovery", "refresh"] if edition == "2007" else ["discovery", "warfare", "refresh"]
    assert asked == ["purchase", *windows]


@clause("D3.7", "D14-II-Stables")
@pytest.mark.parametrize("stables", [0, 1])
def test_2015_stables_come_before_the_university(stables: int) -> None:
    t = university().order(1, 0, 2).own(stables, "stables").troops("florida", 2, colonist=1)
    g = t.troops("caribbean", stables, soldier=1).at("discovery").game()
    assert (g.deciders, legal(g)) == ((stables,), ["pass", "stable caribbean florida"])
    g.play("pass")
    assert (g.deciders, legal(g)) == ((0,), ["pass", "front order"])
