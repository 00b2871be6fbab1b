"""D2: the table before the first move."""

from typing import Any

import pytest

import carrack
from support.discovery import REGIONS, event_args, legal, see, table

BOTH = pytest.mark.parametrize("edition", ["2007", "2015"])
LAST_AGE = [
    "militia", "mercantilism", "population", "navy", "power", "prosperity", "glory", "wealth", "migration", "factory",
    "plague-3",
]  # fmt: skip


def opened(players: int = 4, seed: int = 1, **options: Any) -> carrack.Game:
    return carrack.new_game("discovery", players=players, seed=seed, **options)


@pytest.mark.clause("D2.1")
@BOTH
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_later_player_has_a_dollar_more(edition: str, players: int) -> None:
    s = see(opened(players, edition=edition))
    assert [s.money[seat] for seat in s.order] == [10, 11, 12, 13, 14][:players]


@pytest.mark.clause("D2.1")
def test_the_sixth_player_has_fifteen_dollars() -> None:
    s = see(opened(6))
    assert [s.money[seat] for seat in s.order] == [10, 11, 12, 13, 14, 15]


@pytest.mark.clause("D2.1")
def test_the_order_is_random() -> None:
    orders = {tuple(see(opened(3, seed)).order) for seed in range(40)}
    assert orders == {(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)}


@pytest.mark.clause("D2.2")
@BOTH
def test_each_player_starts_with_five_colonists(edition: str) -> None:
    s = see(opened(3, edition=edition))
    assert s.hand == [[5, 0, 0, 0, 0, 0]] * 3
    assert s.supply == [[24, 5, 5, 10, 10, 0]] * 3


@pytest.mark.clause("D2.3")
@BOTH
def test_a_counter_lies_on_every_region_but_the_caribbean(edition: str) -> None:
    g = opened(edition=edition)
    s = see(g)
    assert [region for region in REGIONS if s.is_discovered(region)] == ["caribbean"]
    assert [region for region, c in zip(REGIONS, s.counters, strict=True) if c == "none"] == ["caribbean"]


@pytest.mark.clause("D2.3")
def test_the_counters_are_random_and_eight_stay_aside_face_down() -> None:
    assert len({tuple(see(opened(seed=seed)).counters) for seed in range(10)}) == 10
    g = opened()
    assert carrack.to_builtins(g.view(0))["aside"] == [None] * 8


@pytest.mark.clause("D2.4")
def test_the_deck_is_shuffled() -> None:
    decks = {tuple(see(opened(seed=seed)).deck) for seed in range(10)}
    assert len(decks) == 10
    assert len({frozenset(deck) for deck in decks}) == 1


@pytest.mark.clause("D2.5")
@BOTH
def test_nine_goods_lie_on_the_regions_and_four_in_the_box(edition: str) -> None:
    s = see(opened(edition=edition))
    assert s.bounty == 0b111111111
    assert sum(s.market) == 4
    assert len(s.pile) == 46 - 9 - 4


@pytest.mark.clause("D2.5")
def test_the_goods_in_the_box_are_random() -> None:
    assert len({tuple(see(opened(seed=seed)).market) for seed in range(10)}) > 5


@pytest.mark.clause("D2.6")
@BOTH
def test_five_buildings_of_age_i_lie_open(edition: str) -> None:
    g = opened(edition=edition)
    s = see(g)
    assert len(s.row()) == 5
    assert s.stack_age == 1
    assert len(s.stack) == {"2007": 6, "2015": 7}[edition]
    assert len({tuple(see(opened(seed=seed, edition=edition)).row()) for seed in range(10)}) > 5


@pytest.mark.clause("D2.7")
@BOTH
def test_a_ship_lies_in_the_shipping_box(edition: str) -> None:
    assert see(opened(edition=edition)).ship_here == 1


@pytest.mark.clause("D2.7")
@pytest.mark.parametrize(
    ("edition", "players"), [("2007", n) for n in range(2, 6)] + [("2015", n) for n in range(2, 7)]
)
def test_the_dock_has_twice_the_players_less_one_spaces(edition: str, players: int) -> None:
    t = table(players=players, edition=edition).hand(0, colonist=2)
    for number in range(1, 2 * players - 1):
        t = t.stand(f"dock-{number}", 1)
    g = t.game()
    g.play("place colonist dock")
    assert see(g).space(f"dock-{2 * players - 1}") == (0, "colonist")
    refusal = g.why_not(0, "place colonist dock")
    assert refusal is not None
    assert refusal.code == "box-full"
    assert "place colonist dock" not in legal(g)


@pytest.mark.clause("D2.7")
@BOTH
def test_x_and_y_are_open_for_the_owners_of_their_buildings(edition: str) -> None:
    t = table(players=2, edition=edition).own(0, "indentured-servitude").own(1, "colonization-laws")
    s = see(t.at("benefits").game())
    assert (s.space("dock-x"), s.space("dock-y")) == ((0, "colonist"), (1, "colonist"))


@pytest.mark.clause("D2.8")
def test_two_players_begin_with_two_captains_each_in_the_discovery_box() -> None:
    s = see(opened(2))
    for seat in (0, 1):
        assert s.explorers[seat] == [0, 2, 0, 0, 0, 0]
        assert s.worker("supply", seat, "captain") == 3


@pytest.mark.clause("D2.8")
def test_the_two_captains_can_be_left_out() -> None:
    assert see(opened(2, two_player_captains=False)).explorers == [[0] * 6] * 2


@pytest.mark.clause("D2.8")
@pytest.mark.parametrize(("edition", "players"), [("2007", 2), ("2007", 3), ("2015", 3), ("2015", 4)])
def test_nobody_else_begins_with_captains(edition: str, players: int) -> None:
    assert see(opened(players, edition=edition)).explorers == [[0] * 6] * players


@pytest.mark.clause("D2.8")
@pytest.mark.parametrize(("edition", "players"), [("2007", 2), ("2015", 3)])
def test_the_two_captains_are_only_for_two_players_of_2015(edition: str, players: int) -> None:
    with pytest.raises(carrack.OptionError):
        opened(players, edition=edition, two_player_captains=True)


@pytest.mark.clause("D2.9")
def test_reduced_luck_shows_ten_buildings_of_the_last_age() -> None:
    g = opened(reduced_luck=True)
    shown = [row["building"] for row in event_args(g.events(), "shown")]
    assert len(set(shown)) == len(shown) == 10
    assert set(shown) < set(LAST_AGE)
    assert sum(carrack.to_builtins(g.view(None))["shown"]) == 10


@pytest.mark.clause("D2.9")
def test_reduced_luck_chooses_at_random_what_leaves_the_game() -> None:
    left_out = set()
    for seed in range(60):
        shown = {row["building"] for row in event_args(opened(seed=seed, reduced_luck=True).events(), "shown")}
        left_out |= set(LAST_AGE) - shown
    assert left_out == set(LAST_AGE)


@pytest.mark.clause("D2.9")
def test_the_ten_shown_are_shuffled_before_turn_7() -> None:
    ten = [name for name in LAST_AGE if name != "glory"]
    rows = set()
    for seed in range(8):
        s = see(table(seed=seed, reduced_luck=True).turn(6).shown(*ten).at("refresh").game())
        assert s.turn == 7
        assert len(s.row()) == 5
        assert sorted(s.row() + s.stack) == sorted(ten)
        rows.add(tuple(s.row()))
    assert len(rows) > 4


@pytest.mark.clause("D2.9")
def test_reduced_luck_is_of_2015_and_off_unless_asked_for() -> None:
    assert event_args(opened().events(), "shown") == []
    with pytest.raises(carrack.OptionError):
        opened(edition="2007", reduced_luck=True)
