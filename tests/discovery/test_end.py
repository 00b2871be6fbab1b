"""D10: the end of the game, its points and its ties."""

import pytest

import carrack
from support.discovery import Layout, table

EDITIONS = pytest.mark.parametrize("edition", ["2007", "2015"])


def ended(edition: str = "2015", players: int = 2, money: int = 0) -> Layout:
    """Turn 8, income still to come, nobody with anything."""
    t = table(players=players, edition=edition).turn(8).bounty_kept().market()
    return t.money(*[money] * players).at("income")


def sheet(g: carrack.Game, seat: int) -> list[tuple[str, int, object]]:
    """Sources of points that gave any."""
    lines = g.score_sheet(seat)
    return [
        (line.source, line.points, line.args.get("age") or line.args.get("building")) for line in lines if line.points
    ]


@pytest.mark.clause("D10.1")
@EDITIONS
def test_the_game_ends_after_the_scoring_of_turn_8(edition: str) -> None:
    g = ended(edition).game()
    assert (g.is_over, g.mode, g.deciders) == (True, "over", ())


@pytest.mark.clause("D10.1")
@EDITIONS
def test_turn_7_does_not_end_the_game(edition: str) -> None:
    assert not ended(edition).turn(7).at("income").game().is_over


@pytest.mark.clause("D10.1", "D10.2", "D10.3", "D10.4")
@EDITIONS
def test_all_sources_of_points_add_up(edition: str) -> None:
    t = ended(edition).colony_points(0, 8, 10).troops("caribbean", 0, colonist=3).won(0, "4/5/5/7")
    g = t.deck_won(0, "china").own(0, "taxation", "university").goods(0, rice=3).game()
    assert sheet(g, 0) == [
        ("colonies", 8, 1),
        ("colonies", 10, 2),
        ("colonies", 6, 3),
        ("discoveries", 13, None),
        ("building", 2, "taxation"),
        ("building", 5, "university"),
        ("economy", 3, None),
    ]
    assert g.scores() == (47, 0)


COUNTER_POINTS = {
    "1/2/1/4": 4,
    "1/3/2/4": 4,
    "1/2/2/4": 4,
    "2/4/3/5": 5,
    "2/2/3/5": 5,
    "1/3/3/5": 5,
    "1/2/3/5": 5,
    "2/5/3/5": 5,
    "3/4/4/6": 6,
    "4/5/4/6": 6,
    "4/5/5/7": 7,
    "2/4/5/7": 7,
}
CARD_POINTS = {
    "mississippi": 4,
    "great-lakes": 4,
    "pampas": 4,
    "california": 4,
    "philippines": 5,
    "south-seas": 5,
    "ethiopia": 5,
    "amazon": 4,
    "northwest-territory": 4,
    "australia": 5,
    "japan": 5,
    "siam": 5,
    "spice-islands": 6,
    "india": 6,
    "circumnavigation": 6,
    "china": 6,
}


@pytest.mark.clause("D10.2", "D15")
@pytest.mark.parametrize(("counter", "points"), COUNTER_POINTS.items())
def test_counters_won_score_their_points(counter: str, points: int) -> None:
    assert ended().won(1, counter).game().scores() == (0, points)


@pytest.mark.clause("D10.2", "D15")
@pytest.mark.parametrize(("card", "points"), CARD_POINTS.items())
def test_cards_won_score_their_points(card: str, points: int) -> None:
    assert ended().deck_won(1, card).game().scores() == (0, points)


@pytest.mark.clause("D10.2")
@EDITIONS
def test_two_counters_of_a_kind_score_twice(edition: str) -> None:
    assert ended(edition).won(1, "3/4/4/6", "3/4/4/6").game().scores() == (0, 12)


@pytest.mark.clause("D10.3")
@EDITIONS
def test_buildings_score_their_printed_points(edition: str) -> None:
    t = ended(edition).own(0, "new-world-cartography", "taxation").own(1, "university", "factory").all_discovered()
    g = t.game()
    assert [line for line in sheet(g, 0) if line[0] == "building"] == [
        ("building", 4, "new-world-cartography"),
        ("building", 2, "taxation"),
    ]
    assert sheet(g, 1) == [("building", 5, "university"), ("building", 5, "factory")]


@pytest.mark.clause("D10.3")
@EDITIONS
def test_other_buildings_have_no_printed_points(edition: str) -> None:
    t = ended(edition).own(0, "settlers", "monastery", "trade-routes", "training-grounds", "indentured-servitude")
    t.own(0, "conquistadors", "navigator", "conquest-of-the-inca-empire", "trading-post", "indian-allies", "privateers")
    t.own(0, "ship-yards", "cathedral", "colonization-laws", "rum-distillery", "marketplace", "military-academy")
    t.own(0, "fortress", "stables", "west-indies-co", "militia", "migration")
    if edition == "2015":
        t.own(0, "plague-1", "plague-2", "plague-3")
    assert t.game().scores() == (0, 0)


@pytest.mark.clause("D10.4")
@EDITIONS
def test_economy_is_what_sets_paid_in_turn_8(edition: str) -> None:
    t = ended(edition).goods(0, sugar=4, gold=3).goods(1, fish=2, cocoa=1).ships(0, 1)
    assert t.game().scores() == (9, 3)


@pytest.mark.clause("D10.4")
@EDITIONS
def test_economy_of_earlier_turns_is_not_added(edition: str) -> None:
    t = table(players=2, edition=edition).turn(7).bounty_kept().market().goods(0, sugar=4).hand(0, colonist=1)
    g = t.at("order").game()
    g.play("place colonist discovery")
    while not g.is_over:
        g.play("place colonist discovery" if g.ask is not None and g.ask.kind == "place" else "pass")
    assert g.scores() == (6, 0)


@pytest.mark.clause("D10.4")
@EDITIONS
def test_money_of_buildings_is_no_economy(edition: str) -> None:
    t = ended(edition).own(0, "trading-post", "privateers").money(0, 5).ships(2)
    assert t.game().scores() == (0, 0)


@pytest.mark.clause("D10.4", "D14-II-West Indies Co.")
@EDITIONS
def test_a_good_gained_after_income_is_no_economy(edition: str) -> None:
    t = ended(edition).own(0, "west-indies-co").goods(0, rice=2).pile("rice")
    assert t.game().scores() == (0, 0)


@pytest.mark.clause("D10.1")
@EDITIONS
def test_most_points_win(edition: str) -> None:
    g = ended(edition, players=3).deck_won(0, "japan").deck_won(1, "china").deck_won(2, "siam").game()
    assert (g.scores(), g.winners()) == ((5, 6, 5), (1,))


@pytest.mark.clause("D10.5")
@EDITIONS
def test_a_tie_goes_to_most_colony_points_of_turn_8(edition: str) -> None:
    """Though the other has more money and goods."""
    t = ended(edition).troops("caribbean", 0, colonist=3).deck_won(1, "china").money(0, 50).goods(1, rice=2)
    g = t.game()
    assert (g.scores(), g.winners()) == ((6, 6), (0,))


@pytest.mark.clause("D10.5")
@EDITIONS
def test_colony_points_of_earlier_turns_break_no_tie(edition: str) -> None:
    g = ended(edition).colony_points(0, 0, 6).deck_won(1, "china").money(0, 1).game()
    assert (g.scores(), g.winners()) == ((6, 6), (1,))


@pytest.mark.clause("D10.5")
@EDITIONS
def test_then_to_most_money(edition: str) -> None:
    """Though the other has more goods and ships."""
    g = ended(edition).money(7, 8).goods(0, rice=1).ships(1).game()
    assert (g.scores(), g.winners()) == ((0, 0), (1,))


@pytest.mark.clause("D10.5")
@EDITIONS
def test_then_to_most_goods(edition: str) -> None:
    g = ended(edition, money=5).goods(0, rice=1).goods(1, gold=1, fur=1).game()
    assert (g.scores(), g.winners()) == ((0, 0), (1,))


@pytest.mark.clause("D10.5")
def test_2007_ships_are_no_goods_in_a_tie() -> None:
    g = ended("2007").goods(0, rice=1).ships(0, 2).game()
    assert (g.scores(), g.winners()) == ((0, 0), (0,))


@pytest.mark.clause("D10.5")
def test_2015_ships_count_with_goods_in_a_tie() -> None:
    g = ended("2015").goods(0, rice=1).ships(0, 2).game()
    assert (g.scores(), g.winners()) == ((0, 0), (1,))


@pytest.mark.clause("D10.5")
def test_2007_one_good_and_no_ship_ties_with_one_good_and_a_ship() -> None:
    g = ended("2007").goods(0, rice=1).goods(1, fur=1).ships(1).game()
    assert g.winners() == (0, 1)


@pytest.mark.clause("D10.5")
def test_2015_one_good_and_a_ship_tie_with_two_goods() -> None:
    g = ended("2015").goods(0, rice=1).goods(1, fur=1, fish=1).ships(1).game()
    assert g.winners() == (0, 1)


@pytest.mark.clause("D10.5")
@EDITIONS
def test_then_the_victory_is_shared(edition: str) -> None:
    g = ended(edition, players=3).deck_won(0, "china").deck_won(2, "india").game()
    assert (g.scores(), g.winners()) == ((6, 0, 6), (0, 2))


@pytest.mark.clause("D10.5")
@EDITIONS
def test_only_those_tied_for_most_points_are_compared(edition: str) -> None:
    """The third has more of everything but points."""
    t = ended(edition, players=3).deck_won(0, "china").deck_won(1, "india").deck_won(2, "siam").money(0, 1, 99)
    assert t.goods(2, rice=2).game().winners() == (1,)
