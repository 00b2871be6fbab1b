"""D8: the board is made ready for the next turn."""

import pytest

from carrack.games.discovery.buildings import AGES, NAMES
from support.discovery import GOODS, event_args, see, table

EDITIONS = pytest.mark.parametrize("edition", ["2007", "2015"])

# All goods that lie in no region: out of the game but for what a test takes off.
ALL_GONE = {
    "silver": 5,
    "sugar": 5,
    "gold": 4,
    "tobacco": 4,
    "coffee": 3,
    "indigo": 3,
    "fur": 3,
    "cattle": 3,
    "cocoa": 2,
    "fish": 2,
    "rice": 3,
}


def counted(**goods: int) -> list[int]:
    return [goods.get(good, 0) for good in GOODS]


@pytest.mark.clause("D8.1")
def test_2015_goods_left_over_leave_the_game() -> None:
    t = table(players=2).market(silver=2, fur=1).pile("gold", "gold", "rice", "fish").at("refresh")
    after = see(t.game())
    assert after.gone_goods == counted(silver=2, fur=1)
    assert after.market == counted(gold=2, rice=1, fish=1)


@pytest.mark.clause("D8.1")
def test_2007_goods_left_over_go_back_into_the_pile() -> None:
    """46 less nine in regions and three left over are 34; with those three and without four new ones, 33."""
    t = table(players=2, edition="2007").market(silver=2, fur=1).at("refresh")
    after = see(t.game())
    assert after.gone_goods == counted()
    assert (len(after.pile), sum(after.market)) == (33, 4)


@pytest.mark.clause("D8.1")
def test_2007_goods_left_over_are_mixed_in_before_new_ones_are_drawn() -> None:
    g = table(players=2, edition="2007").market(silver=2, fur=1).hand(0, colonist=1).at("order").game()
    events = g.play("place colonist shipping")
    told_of = [event.kind for event in events if event.kind in ("goods-go", "shuffled", "market")]
    assert told_of == ["goods-go", "goods-go", "shuffled", "market", "market", "market", "market"]


@pytest.mark.clause("D8.1")
def test_2007_goods_left_over_can_come_again_at_once() -> None:
    gone = ALL_GONE | {"rice": 1, "fur": 2}
    after = see(table(players=2, edition="2007").market(rice=2, fur=1).gone(**gone).at("refresh").game())
    assert after.market == counted(rice=2, fur=1)


@pytest.mark.clause("D8.1")
def test_2015_goods_left_over_cannot_come_again() -> None:
    gone = ALL_GONE | {"rice": 1, "fur": 2}
    after = see(table(players=2).market(rice=2, fur=1).gone(**gone).at("refresh").game())
    assert after.market == counted()
    assert after.gone_goods == list(ALL_GONE.values())


@pytest.mark.clause("D8.1")
@EDITIONS
def test_four_goods_are_drawn(edition: str) -> None:
    t = table(players=2, edition=edition).market().pile("indigo", "cocoa", "indigo", "cattle", "gold").at("refresh")
    assert see(t.game()).market == counted(indigo=2, cocoa=1, cattle=1)


@pytest.mark.clause("D8.1")
@EDITIONS
def test_as_many_goods_as_there_are_come_when_the_pile_is_short(edition: str) -> None:
    t = table(players=2, edition=edition).market().gone(**ALL_GONE | {"rice": 1, "gold": 3}).at("refresh")
    assert see(t.game()).market == counted(rice=2, gold=1)


@pytest.mark.clause("D8.2")
@EDITIONS
def test_a_new_ship_comes_into_an_empty_box(edition: str) -> None:
    after = see(table(players=2, edition=edition).ship_here(0).ships(1).at("refresh").game())
    assert (after.ship_here, after.ships_left) == (1, 6)


@pytest.mark.clause("D8.2")
@EDITIONS
def test_no_second_ship_comes(edition: str) -> None:
    after = see(table(players=2, edition=edition).ship_here(1).ships(1).at("refresh").game())
    assert (after.ship_here, after.ships_left) == (1, 6)


@pytest.mark.clause("D8.2", "D1.3")
@EDITIONS
def test_the_eighth_ship_is_the_last(edition: str) -> None:
    last = see(table(players=2, edition=edition).ship_here(0).ships(4, 3).at("refresh").game())
    assert (last.ship_here, last.ships_left) == (1, 0)
    none = see(table(players=2, edition=edition).ship_here(0).ships(4, 4).at("refresh").game())
    assert (none.ship_here, none.ships_left) == (0, 0)


@pytest.mark.clause("D8.3")
@EDITIONS
def test_three_buildings_left_after_turn_2_are_filled_up_to_five(edition: str) -> None:
    t = table(players=4, edition=edition).turn(2).offer("navigator", "settlers", "trade-routes")
    after = see(t.stack("monastery", "trading-post", "settlers").at("refresh").game())
    assert after.row() == ["navigator", "settlers", "trade-routes", "monastery", "trading-post"]


@pytest.mark.clause("D8.3")
@EDITIONS
def test_after_turn_5_the_buildings_left_stay_too(edition: str) -> None:
    t = table(players=4, edition=edition).turn(5).offer("taxation", "fortress")
    after = see(t.stack("stables", "university", "privateers", "cathedral").at("refresh").game())
    assert after.row() == ["taxation", "fortress", "stables", "university", "privateers"]


@pytest.mark.clause("D8.3")
@EDITIONS
def test_a_full_row_stays_as_it_is(edition: str) -> None:
    row = ["navigator", "settlers", "trade-routes", "monastery", "settlers"]
    t = table(players=4, edition=edition).turn(1).offer(*row)
    assert see(t.at("refresh").game()).row() == row


@pytest.mark.clause("D8.3", "D1.6")
@pytest.mark.parametrize(
    ("edition", "turn", "age", "undrawn"), [("2007", 3, 2, 8), ("2007", 6, 3, 5), ("2015", 3, 2, 9), ("2015", 6, 3, 6)]
)
def test_after_turns_3_and_6_five_of_the_next_age_take_the_place_of_all(
    edition: str, turn: int, age: int, undrawn: int
) -> None:
    row = {3: ("navigator", "settlers", "trade-routes"), 6: ("taxation", "fortress")}[turn]
    after = see(table(players=4, edition=edition).turn(turn).offer(*row).at("refresh").game())
    assert [AGES[NAMES.index(name)] for name in after.row()] == [age] * 5
    assert (after.stack_age, len(after.stack)) == (age, undrawn)


@pytest.mark.clause("D8.3")
@EDITIONS
def test_when_the_stack_is_short_fewer_buildings_lie_out(edition: str) -> None:
    t = table(players=4, edition=edition).turn(2)
    t.own(0, "settlers", "monastery", "trade-routes", "conquistadors", "indentured-servitude")
    t.own(1, "conquest-of-the-inca-empire", "trading-post", *(["plague-1"] if edition == "2015" else []))
    after = see(t.offer("settlers", "navigator").stack("training-grounds").at("refresh").game())
    assert after.row() == ["settlers", "navigator", "training-grounds", "new-world-cartography"]


@pytest.mark.clause("D8.4")
@EDITIONS
def test_each_player_takes_five_colonists(edition: str) -> None:
    after = see(table(players=3, edition=edition).troops("caribbean", 0, colonist=4).at("refresh").game())
    assert [after.worker("hand", seat) for seat in range(3)] == [5, 5, 5]
    assert [after.worker("supply", seat) for seat in range(3)] == [20, 24, 24]


@pytest.mark.clause("D8.4")
@EDITIONS
@pytest.mark.parametrize(("away", "left"), [(24, 5), (26, 3), (29, 0)])
def test_a_player_short_of_colonists_takes_what_is_left(edition: str, away: int, left: int) -> None:
    after = see(table(players=2, edition=edition).troops("caribbean", 0, colonist=away).at("refresh").game())
    assert (after.worker("hand", 0), after.worker("supply", 0)) == (left, 0)


@pytest.mark.clause("D8.4")
def test_the_five_are_added_to_workers_gained() -> None:
    """A Monastery's missionary and a captain won in the specialists box stand beside them."""
    t = table(players=2, edition="2007").own(0, "monastery").stand("specialists-1", 0).at("specialists")
    g = t.game()
    after = see(g)
    assert [after.worker("hand", 0, name) for name in ("colonist", "missionary", "captain")] == [5, 1, 1]


@pytest.mark.clause("D8.4", "D3.5")
@EDITIONS
def test_an_initiative_worker_is_not_yet_in_supply_when_the_five_are_taken(edition: str) -> None:
    t = table(players=2, edition=edition).troops("caribbean", 0, colonist=25).stand("initiative-1", 0)
    after = see(t.at("refresh").game())
    assert (after.worker("hand", 0), after.worker("supply", 0)) == (3, 1)
    assert after.space("initiative-1") is None


@pytest.mark.clause("D8.5")
@EDITIONS
@pytest.mark.parametrize(
    ("turn", "points"),
    [(1, 0), (2, 0), (3, 6), (4, 0), (5, 0), (6, 6), (7, 0), (8, 6)],
)
def test_colonies_score_after_turns_3_and_6_and_8(edition: str, turn: int, points: int) -> None:
    g = table(players=2, edition=edition).turn(turn).troops("caribbean", 0, colonist=3).at("benefits").game()
    scoring = {3: 0, 6: 1, 8: 2}.get(turn, 0)
    expected = [0, 0, 0]
    expected[scoring] = points
    assert see(g).colony_points == [expected, [0, 0, 0]]


@pytest.mark.clause("D8.6")
@EDITIONS
def test_initiative_goes_first_and_the_others_keep_their_relative_order(edition: str) -> None:
    """Order red, blue, green, orange; green and orange in the initiative box: green, orange, red, blue."""
    t = table(players=4, edition=edition).turn(2).order(0, 1, 2, 3).stand("initiative-1", 2).stand("initiative-2", 3)
    assert see(t.at("refresh").game()).order == [2, 3, 0, 1]


@pytest.mark.clause("D8.6")
@EDITIONS
@pytest.mark.parametrize(
    ("initiative", "new"),
    [((), [3, 1, 0, 2]), ((2,), [2, 3, 1, 0]), ((0, 3), [0, 3, 1, 2]), ((0, 1, 2, 3), [0, 1, 2, 3])],
)
def test_the_order_of_the_initiative_box_counts(edition: str, initiative: tuple[int, ...], new: list[int]) -> None:
    t = table(players=4, edition=edition).order(3, 1, 0, 2)
    for space, seat in enumerate(initiative, 1):
        t.stand(f"initiative-{space}", seat, "soldier")
    g = t.at("refresh").game()
    assert see(g).order == new
    assert g.deciders == (new[0],)


@pytest.mark.clause("D8.6", "D5.1.2")
@EDITIONS
def test_the_old_order_holds_until_the_refresh(edition: str) -> None:
    """The tie for the ship still goes by the old order."""
    t = table(players=2, edition=edition).order(0, 1).stand("initiative-1", 1).shippers(0, colonist=1)
    after = see(t.shippers(1, colonist=1).at("initiative").game())
    assert (after.ships, after.order) == ([1, 0], [1, 0])


@pytest.mark.clause("D8.7")
@EDITIONS
def test_after_turn_8_only_scoring_happens(edition: str) -> None:
    t = table(players=2, edition=edition).turn(8).market(rice=1).ship_here(0).offer("navy")
    t.order(1, 0).stand("initiative-1", 0).troops("caribbean", 1, colonist=3)
    g = t.at("benefits").game()
    after = see(g)
    assert g.is_over
    assert (after.turn, after.order, after.row()) == (8, [1, 0], ["navy"])
    assert (after.market, after.ship_here, after.hand[0]) == (counted(rice=1), 0, [0] * 6)
    assert after.colony_points[1] == [0, 0, 6]


@pytest.mark.clause("D3.3", "D8.1", "D8.2", "D8.3", "D8.4", "D8.6")
@pytest.mark.parametrize(
    ("edition", "kinds"),
    [
        ("2007", ["offered", "market", "ship-comes", "colonists", "ordered", "turn"]),
        ("2015", ["market", "ship-comes", "offered", "colonists", "ordered", "turn"]),
    ],
)
def test_the_refresh_has_its_order(edition: str, kinds: list[str]) -> None:
    g = table(players=2, edition=edition).offer("settlers").hand(0, colonist=1).at("order").game()
    events = g.play("place colonist shipping")
    seen = list(dict.fromkeys(event.kind for event in events if event.kind in kinds))
    assert seen == kinds
    assert event_args(events, "turn") == [{"amount": 2, "age": 1}]
