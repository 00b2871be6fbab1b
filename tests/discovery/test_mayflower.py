"""D4.8 and D14-II-Mayflower: ships as dock places behind Y."""

import pytest

import carrack
from support.discovery import Layout, event_args, legal, see, table

clause = pytest.mark.clause
pytestmark = pytest.mark.clause("D14-II-Mayflower")

MAYFLOWER = "place colonist mayflower"


def mayflower(ships: int = 3, players: int = 2, turn: int = 4) -> Layout:
    """Seat 0 has the Mayflower and ships; Peru and the Caribbean are discovered."""
    t = table(players=players, builders=True, expansion_buildings=True).turn(turn).bounty_gone().market()
    return t.own(0, "mayflower").ships(ships).discovered("peru")


def is_refused(game: carrack.Game, seat: int = 0, text: str = MAYFLOWER) -> bool:
    return text not in legal(game) and game.why_not(seat, text) is not None


# Placing


@clause("D4.8")
def test_a_worker_is_placed_with_a_ship_though_numbered_spaces_are_free() -> None:
    g = mayflower().hand(0, colonist=2).game()
    assert {"place colonist dock", MAYFLOWER} <= set(legal(g))
    events = g.play(MAYFLOWER)
    s = see(g)
    assert event_args(events, "placed") == [{"seat": 0, "type": "colonist", "place": "mayflower"}]
    assert (s.space("mayflower-1"), s.space("dock-1"), s.worker("hand", 0)) == ((0, "colonist"), None, 1)
    assert (s.ships[0], s.sailing) == (3, [1, 0])


@clause("D4.8")
def test_a_worker_is_placed_with_a_ship_when_the_dock_is_full() -> None:
    t = mayflower().hand(0, colonist=2).stand("dock-1", 1).stand("dock-2", 1).stand("dock-3", 1)
    g = t.game()
    assert is_refused(g, text="place colonist dock")
    assert MAYFLOWER in legal(g)


@clause("D4.8")
@pytest.mark.parametrize(("ships", "places"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3), (7, 3)])
def test_up_to_three_ships_a_turn_serve(ships: int, places: int) -> None:
    g = mayflower(ships).hand(0, colonist=places + 2).game()
    for _ in range(places):
        assert MAYFLOWER in legal(g)
        g.play(MAYFLOWER)
    assert is_refused(g)
    assert see(g).sailing == [places, 0]
    standing = [see(g).space(f"mayflower-{place}") for place in (1, 2, 3)]
    assert standing == [(0, "colonist")] * places + [None] * (3 - places)


@clause("D4.8", "D5.5.5")
def test_nobody_else_uses_the_mayflower() -> None:
    g = mayflower().ships(2, 3).hand(1, colonist=2).game()
    assert g.deciders == (1,)
    assert is_refused(g, 1)


@clause("D4.8")
def test_ships_alone_are_no_dock_places() -> None:
    t = table(players=2, builders=True, expansion_buildings=True).turn(4).ships(3).hand(0, colonist=2)
    assert MAYFLOWER not in legal(t.game())


@clause("D4.8", "D4.2")
def test_any_worker_may_sail() -> None:
    types = ("colonist", "captain", "merchant", "missionary", "soldier", "builder")
    g = mayflower().hand(0, **dict.fromkeys(types, 1)).game()
    assert [type_ for type_ in types if f"place {type_} mayflower" in legal(g)] == list(types)
    g.play("place soldier mayflower")
    assert see(g).space("mayflower-1") == (0, "soldier")


@clause("D4.8", "D7.2")
def test_a_mayflower_bought_this_turn_serves_from_the_next() -> None:
    t = mayflower().stand("buildings-1", 0)
    t.d["owned"][0] = [0] * len(t.d["owned"][0])
    g = t.offer("mayflower").money(14).at("buildings").game()
    g.play("buy mayflower")
    assert (see(g).turn, MAYFLOWER in legal(g)) == (5, True)


# Sailing


@clause("D4.8", "D5.2.1")
def test_they_leave_behind_y_in_the_order_they_were_placed() -> None:
    t = mayflower(players=3).own(1, "indentured-servitude").own(2, "colonization-laws")
    t = t.stand("mayflower-1", 0, "soldier").stand("mayflower-2", 0, "merchant").stand("dock-1", 0)
    t = t.stand("dock-2", 1).stand("dock-x", 1).stand("dock-y", 2)
    g = t.at("dock").game()
    left = []
    while g.ask is not None and g.ask.kind == "send":
        left.append((g.deciders[0], g.ask.args["type"]))
        g.play("send peru")
    assert left == [
        (0, "colonist"), (1, "colonist"), (1, "colonist"), (2, "colonist"), (0, "soldier"), (0, "merchant"),
    ]  # fmt: skip


@clause("D4.8", "D5.2.3")
def test_they_arrive_from_the_dock() -> None:
    """A merchant earns five dollars, a missionary brings a colonist, and a soldier stays."""
    t = mayflower().money(0).stand("mayflower-1", 0, "merchant").stand("mayflower-2", 0, "missionary")
    g = t.stand("mayflower-3", 0, "soldier").at("dock").game()
    for _ in range(3):
        g.play("send peru")
    s = see(g)
    assert s.troops[7][0] == [1, 0, 1, 1, 1, 0]
    assert (s.money[0], s.turn) == (5, 5)


@clause("D4.8", "D3.6")
def test_a_worker_who_stays_behind_returns_to_supply_and_his_ship_was_used() -> None:
    g = mayflower(1).goods(0, rice=2).money(0).stand("mayflower-1", 0, "captain").at("dock").game()
    g.play("pass")
    s = see(g)
    assert (s.turn, s.money[0], s.worker("supply", 0, "captain"), s.troop("peru", 0, "captain")) == (5, 0, 5, 0)


@clause("D4.8", "D5.2.2")
def test_a_third_worker_by_ship_takes_the_good() -> None:
    t = table(players=2, builders=True, expansion_buildings=True).turn(4).own(0, "mayflower").ships(1)
    g = t.troops("peru", 0, colonist=2).stand("mayflower-1", 0).at("dock").game()
    g.play("send peru")
    assert see(g).good(0, "silver") == 1


# Income


@clause("D6.2", "D6.3")
@pytest.mark.parametrize(("ships", "used", "paid"), [(1, 0, 6), (1, 1, 3), (2, 1, 6), (2, 2, 3), (3, 2, 6), (3, 3, 3)])
def test_a_ship_that_served_is_in_no_set_that_turn(ships: int, used: int, paid: int) -> None:
    """Three rice: four alike with a ship, three alike without."""
    t = mayflower(ships).goods(0, rice=3).money(0)
    for place in range(1, used + 1):
        t = t.stand(f"mayflower-{place}", 0)
    g = t.at("dock").game()
    for _ in range(used):
        g.play("send peru")
    assert (see(g).turn, see(g).money[0]) == (5, paid)


@clause("D6.2")
@pytest.mark.parametrize(("used", "paid"), [(0, 9), (1, 6), (2, 3 + 1), (3, 1 + 1)])
def test_each_ship_that_served_is_missing(used: int, paid: int) -> None:
    """Three pairs, and three ships to complete them; what is left over may still be any three."""
    t = mayflower(3).goods(0, rice=2, fur=2, fish=2).money(0).sailing(used).at("income")
    assert see(t.game()).money[0] == paid


@clause("D6.2")
def test_the_ships_of_others_stay_in_their_sets() -> None:
    t = mayflower(1).ships(1, 1).goods(0, rice=2).goods(1, fur=2).money(0, 0).sailing(1).at("income")
    assert see(t.game()).money == [0, 3]


@clause("D10.4")
@pytest.mark.parametrize(("used", "economy"), [(0, 6), (1, 3)])
def test_a_ship_that_served_in_turn_8_earns_no_economy_points(used: int, economy: int) -> None:
    t = mayflower(1, turn=8).goods(0, rice=3).money(0, 0).sailing(used).at("income")
    t.d["won"][0] = [0] * 12
    g = t.game()
    assert (g.is_over, g.scores()) == (True, (economy, 0))


@clause("D4.8")
def test_next_turn_the_ships_serve_anew_or_are_in_sets_again() -> None:
    g = mayflower(1).goods(0, rice=2).money(0).hand(0, colonist=1).game()
    g.play(MAYFLOWER)
    g.play("send peru")
    assert (see(g).turn, see(g).sailing, see(g).money[0]) == (5, [0, 0], 0)
    assert MAYFLOWER in legal(g)
    for _ in range(10):
        g.play("place colonist discovery")
    g.play("pass")
    g.play("pass")
    assert (see(g).turn, see(g).money[0]) == (6, 3)


@clause("D4.8", "D6.2")
def test_a_ship_won_this_turn_is_in_a_set_though_another_served() -> None:
    t = mayflower(1).goods(0, rice=2).money(0).stand("mayflower-1", 0).shippers(0, colonist=1)
    g = t.at("dock").game()
    g.play("send peru")
    assert (see(g).ships[0], see(g).money[0]) == (2, 3)


# What else counts ships


@clause("D14-II-Privateers")
def test_ships_that_served_count_for_privateers() -> None:
    t = mayflower(3).own(0, "privateers").money(0, 10).sailing(3).at("benefits")
    assert see(t.game()).money == [3, 7]


@clause("D14-III-Navy")
def test_ships_that_served_count_for_the_navy() -> None:
    t = mayflower(3, turn=8).own(0, "navy").money(0, 0).sailing(2).at("income")
    g = t.game()
    navy = [line.points for line in g.score_sheet(0) if line.args.get("building") == "navy"]
    assert (g.is_over, navy) == (True, [12])


@clause("D10.5")
@pytest.mark.parametrize(("goods", "winners"), [(1, (0,)), (2, (0, 1)), (3, (1,))])
def test_ships_that_served_count_in_a_tie(goods: int, winners: tuple[int, ...]) -> None:
    """Seat 0 has two ships and both served; seat 1 has goods of different kinds; nobody has points."""
    t = mayflower(2, turn=8).money(0, 0).sailing(2)
    t.d["won"][0] = [0] * 12
    held = dict.fromkeys(("rice", "fur", "fish")[:goods], 1)
    g = t.goods(1, **held).at("benefits").game()  # after the income phase: the third good earns nothing
    assert (g.is_over, g.scores(), g.winners()) == (True, (0, 0), winners)
