"""D15 and D16: what the counters and cards are worth, what the regions carry, and which lie side by side."""

from collections import Counter

import pytest

import carrack
from support.discovery import GOODS, legal, see, table

# Plunder, plunder per soldier, resistance, points; how many there are.
COUNTERS = {
    "1/2/1/4": 2, "1/3/2/4": 2, "1/2/2/4": 1, "2/4/3/5": 1, "2/2/3/5": 2, "1/3/3/5": 1, "1/2/3/5": 1, "2/5/3/5": 1,
    "3/4/4/6": 2, "4/5/4/6": 1, "4/5/5/7": 1, "2/4/5/7": 1,
}  # fmt: skip
CARDS = {
    "mississippi": (2, 1, 3, 4), "great-lakes": (1, 2, 3, 4), "pampas": (2, 1, 3, 4), "california": (2, 1, 4, 4),
    "philippines": (2, 1, 4, 5), "south-seas": (2, 1, 4, 5), "ethiopia": (3, 2, 4, 5), "amazon": (2, 1, 4, 4),
    "northwest-territory": (2, 2, 4, 4), "australia": (2, 1, 4, 5), "japan": (4, 3, 5, 5), "siam": (4, 2, 5, 5),
    "spice-islands": (5, 3, 5, 6), "india": (6, 3, 6, 6), "circumnavigation": (8, 3, 6, 6), "china": (7, 3, 6, 6),
}  # fmt: skip
BOARD = {
    "new-france": ("fur", {"new-england"}),
    "new-england": ("fish", {"new-france", "virginia"}),
    "virginia": ("tobacco", {"new-england", "florida"}),
    "florida": ("indigo", {"virginia", "new-spain", "caribbean"}),
    "caribbean": ("sugar", {"florida", "new-spain", "new-granada"}),
    "new-spain": ("gold", {"florida", "caribbean", "new-granada"}),
    "new-granada": ("cocoa", {"caribbean", "new-spain", "peru", "brazil"}),
    "peru": ("silver", {"new-granada", "brazil"}),
    "brazil": ("coffee", {"new-granada", "peru"}),
}


@pytest.mark.clause("D15", "D1.5")
@pytest.mark.parametrize("edition", ["2007", "2015"])
def test_the_sixteen_counters(edition: str) -> None:
    s = see(carrack.new_game("discovery", players=3, seed=1, edition=edition))
    assert Counter(s.counters + s.aside) - Counter(["none"]) == COUNTERS


@pytest.mark.clause("D15", "D5.6.4")
@pytest.mark.parametrize("counter", COUNTERS)
def test_a_counter_pays_and_counts_what_it_says(counter: str) -> None:
    plunder, per_soldier, resistance, points = map(int, counter.split("/"))
    t = table(players=3).explorers(1, soldier=resistance).counter("peru", counter).at("discovery")
    g = t.game()
    g.play(f"explore peru soldier {resistance}")
    s = see(g)
    assert s.is_discovered("peru")
    assert s.money[1] == 10 + plunder + resistance * per_soldier
    assert g.scores() == (0, points, 0)


@pytest.mark.clause("D15", "D5.6.3")
@pytest.mark.parametrize("counter", [counter for counter in COUNTERS if counter != "1/2/1/4"])  # all but one beat one
def test_a_counter_resists_anything_weaker(counter: str) -> None:
    weaker = int(counter.split("/")[2]) - 1
    g = table(players=3).explorers(1, soldier=weaker).counter("peru", counter).at("discovery").game()
    g.play(f"explore peru soldier {weaker}")
    s = see(g)
    assert (s.turn, s.is_discovered("peru"), s.money[1]) == (2, False, 10)


@pytest.mark.clause("D15", "D1.5")
def test_the_sixteen_cards() -> None:
    assert sorted(see(carrack.new_game("discovery", players=3, seed=1)).deck) == sorted(CARDS)


@pytest.mark.clause("D15", "D5.6.6")
@pytest.mark.parametrize("card", CARDS)
def test_a_card_pays_and_counts_what_it_says(card: str) -> None:
    plunder, per_soldier, resistance, points = CARDS[card]
    g = table(players=3).all_discovered().explorers(1, soldier=resistance).deck(card).at("discovery").game()
    before = g.scores()
    g.play(f"explore deck soldier {resistance}")
    s = see(g)
    assert s.money[1] == 10 + plunder + resistance * per_soldier
    assert g.scores() == (before[0], points, 0)


@pytest.mark.clause("D15", "D5.6.6")
@pytest.mark.parametrize("card", CARDS)
def test_a_card_resists_anything_weaker(card: str) -> None:
    weaker = CARDS[card][2] - 1
    g = table(players=3).all_discovered().explorers(1, soldier=weaker).deck(card).at("discovery").game()
    g.play(f"explore deck soldier {weaker}")
    s = see(g)
    assert (s.turn, s.charted[1], s.money[1], len(s.deck)) == (2, 0, 10, 16)


@pytest.mark.clause("D16", "D5.2.2")
@pytest.mark.parametrize("region", BOARD)
def test_each_region_carries_its_good(region: str) -> None:
    g = table(players=3).all_discovered().troops(region, 1, colonist=2).stand("dock-1", 1).at("dock").game()
    g.play(f"send {region}")
    s = see(g)
    assert sum(s.goods[1]) == 1
    assert s.good(1, BOARD[region][0]) == 1


@pytest.mark.clause("D16")
@pytest.mark.parametrize("region", BOARD)
def test_a_soldier_rides_only_to_a_neighbour(region: str) -> None:
    t = table(players=3).turn(4).own(0, "stables")
    for other in BOARD:
        t.troops(other, 1, colonist=1)
    g = t.troops(region, 0, soldier=1).at("discovery").game()
    assert set(legal(g)) == {"pass"} | {f"stable {region} {neighbour}" for neighbour in BOARD[region][1]}


@pytest.mark.clause("D16")
def test_the_nine_regions_from_north_to_south() -> None:
    g = table(players=3).all_discovered().stand("dock-1", 0).at("dock").game()
    assert [text for text in legal(g) if text != "pass"] == [f"send {region}" for region in BOARD]


@pytest.mark.clause("D16")
def test_cattle_and_rice_belong_to_no_region() -> None:
    s = see(carrack.new_game("discovery", players=3, seed=1))
    lying = Counter(s.pile) + Counter(dict(zip(GOODS, s.market, strict=True)))
    assert (lying["cattle"], lying["rice"]) == (3, 3)
    assert not {"cattle", "rice"} & {good for good, _ in BOARD.values()}
