"""D5.6: the discovery box."""

import pytest

import carrack
from support.discovery import asked, event_args, legal, see, table

BOTH = pytest.mark.parametrize("edition", ["2007", "2015"])
CARDS = [
    "mississippi", "great-lakes", "pampas", "california", "philippines", "south-seas", "ethiopia", "amazon",
    "northwest-territory", "australia", "japan", "siam", "spice-islands", "india", "circumnavigation", "china",
]  # fmt: skip


@pytest.mark.clause("D5.6.1")
@BOTH
def test_players_explore_in_player_order(edition: str) -> None:
    t = table(players=4, edition=edition).order(2, 0, 3, 1)
    t = t.explorers(0, colonist=1).explorers(1, colonist=1).explorers(2, colonist=1)
    g = t.at("discovery").game()
    explorers: list[int] = []
    for region in ("peru", "brazil", "florida"):
        explorers += g.deciders
        g.play(f"explore {region}")
    assert explorers == [2, 0, 1]  # seat 3 has nobody in the box


@pytest.mark.clause("D5.6.1")
@BOTH
def test_a_player_explores_once_a_turn(edition: str) -> None:
    g = table(players=3, edition=edition).explorers(0, captain=3).counter("peru", "1/2/1/4").at("discovery").game()
    g.play("explore peru captain 1")
    assert (see(g).turn, asked(g).kind) == (2, "place")
    for _ in range(15):
        g.play("place colonist shipping")
    assert (see(g).turn, asked(g).kind, g.deciders) == (2, "explore", (0,))


@pytest.mark.clause("D5.6.1")
@BOTH
def test_a_player_need_not_explore(edition: str) -> None:
    t = table(players=3, edition=edition).explorers(0, captain=1, colonist=2).explorers(1, colonist=1)
    g = t.at("discovery").game()
    g.play("pass")
    assert g.deciders == (1,)
    assert see(g).explorers[0] == [2, 1, 0, 0, 0, 0]


@pytest.mark.clause("D5.6.1")
@BOTH
def test_at_least_one_worker_sails(edition: str) -> None:
    g = table(players=3, edition=edition).explorers(0, colonist=1, captain=2).at("discovery").game()
    refusal = g.why_not(0, "explore peru colonist 0 captain 0")
    assert refusal is not None
    assert refusal.code == "nobody-sails"
    g.play("explore peru colonist 0")
    assert legal(g) == ["captain 1", "captain 2"]


@pytest.mark.clause("D5.6.1")
def test_no_more_workers_sail_than_stand_in_the_box() -> None:
    g = table(players=3).explorers(0, colonist=2, captain=2).at("discovery").game()
    g.play("explore peru")
    assert legal(g) == ["colonist 0", "colonist 1", "colonist 2"]
    with pytest.raises(carrack.IllegalMove):
        g.play("colonist 3")


@pytest.mark.clause("D5.6.2")
@BOTH
def test_the_counter_is_turned_up_only_after_region_and_workers_are_named(edition: str) -> None:
    t = table(players=3, edition=edition).explorers(0, colonist=2, soldier=2).counter("peru", "4/5/5/7")
    g = t.at("discovery").game()
    assert event_args(g.play("explore peru"), "look") == []
    assert event_args(g.play("colonist 1"), "look") == []
    looked = event_args(g.play("soldier 2"), "look")[0]
    assert looked == {"zone": "counters", "slot": "peru", "token": "4/5/5/7"}


@pytest.mark.clause("D5.6.2")
@BOTH
def test_only_an_undiscovered_region_can_be_explored(edition: str) -> None:
    g = table(players=3, edition=edition).discovered("peru").explorers(0, colonist=1).at("discovery").game()
    assert legal(g) == [
        "pass", "explore new-france", "explore new-england", "explore virginia", "explore florida", "explore new-spain",
        "explore new-granada", "explore brazil",
    ]  # fmt: skip
    refusal = g.why_not(0, "explore peru")
    assert refusal is not None
    assert refusal.code == "already-discovered"


@pytest.mark.clause("D5.6.3")
@BOTH
@pytest.mark.parametrize(
    ("workers", "strength"),
    [
        ({"colonist": 1}, 1), ({"captain": 1}, 2), ({"merchant": 1}, 1), ({"missionary": 1}, 1), ({"soldier": 1}, 1),
        ({"captain": 2}, 4), ({"colonist": 1, "captain": 1, "merchant": 1, "missionary": 1, "soldier": 1}, 6),
    ],
)  # fmt: skip
def test_a_captain_counts_two_and_any_other_one(edition: str, workers: dict[str, int], strength: int) -> None:
    g = table(players=3, edition=edition).explorers(0, **workers).at("discovery").game()
    events = g.play(" ".join(["explore peru", *(f"{worker} {n}" for worker, n in workers.items())]))
    assert event_args(events, "expedition") == [{"seat": 0, "target": "peru", "amount": strength}]


@pytest.mark.clause("D5.6.3")
@BOTH
@pytest.mark.parametrize(("colonists", "discovered"), [(1, False), (2, True), (3, True)])
def test_strength_must_reach_resistance(edition: str, colonists: int, discovered: bool) -> None:
    t = table(players=3, edition=edition).explorers(0, captain=1, colonist=colonists).counter("peru", "3/4/4/6")
    g = t.at("discovery").game()
    g.play(f"explore peru colonist {colonists} captain 1")
    assert see(g).is_discovered("peru") is discovered


@pytest.mark.clause("D5.6.4")
@BOTH
def test_a_success_brings_a_colonist_plunder_and_the_counter(edition: str) -> None:
    t = table(players=3, edition=edition).explorers(1, captain=1, missionary=2).counter("peru", "3/4/4/6")
    g = t.at("discovery").game()
    g.play("explore peru captain 1 missionary 2")
    s = see(g)
    assert s.is_discovered("peru")
    assert s.troops[7] == [[0] * 6, [1, 0, 0, 0, 0, 0], [0] * 6]  # a colonist, none of those sent
    assert s.worker("supply", 1) == 29 - 1 - 5
    assert s.money[1] == 13
    assert g.scores() == (0, 6, 0)


@pytest.mark.clause("D5.6.4")
@BOTH
def test_every_soldier_sent_plunders_and_none_who_stays(edition: str) -> None:
    t = table(players=3, edition=edition).explorers(0, captain=1, soldier=3).counter("peru", "3/4/4/6")
    g = t.at("discovery").game()
    g.play("explore peru captain 1 soldier 2")
    assert see(g).money[0] == 10 + 3 + 2 * 4


@pytest.mark.clause("D5.6.4")
@BOTH
def test_a_discovered_region_is_open_to_all(edition: str) -> None:
    t = table(players=3, edition=edition).explorers(0, colonist=1).counter("peru", "1/2/1/4").at("discovery")
    g = t.game()
    g.play("explore peru")
    g.play("place colonist shipping")
    g.play("place colonist dock")
    for _ in range(13):
        g.play("place colonist shipping")
    assert g.deciders == (1,)
    assert [text for text in legal(g) if text != "pass"] == ["send caribbean", "send peru"]


@pytest.mark.clause("D5.6.4", "D1.8")
@BOTH
def test_without_a_colonist_in_supply_none_comes(edition: str) -> None:
    t = table(players=3, edition=edition).troops("caribbean", 0, colonist=29).bounty_gone().explorers(0, captain=1)
    g = t.counter("peru", "1/2/2/4").at("discovery").game()
    g.play("explore peru")
    s = see(g)
    assert (s.is_discovered("peru"), s.troop("peru", 0), s.money[0]) == (True, 0, 11)


@pytest.mark.clause("D5.6.5")
@BOTH
def test_a_counter_that_beat_an_expedition_goes_back_where_it_lay(edition: str) -> None:
    t = table(players=3, edition=edition).explorers(0, colonist=3).explorers(1, colonist=4).counter("peru", "3/4/4/6")
    g = t.at("discovery").game()
    events = g.play("explore peru colonist 3")
    s = see(g)
    assert event_args(events, "repelled") == [{"seat": 0, "region": "peru", "amount": 4}]
    assert (s.is_discovered("peru"), s.counters[7], s.money[0], s.troop("peru", 0)) == (False, "3/4/4/6", 10, 0)
    assert g.scores() == (0, 0, 0)
    g.play("explore peru colonist 4")  # and can be met there again
    assert see(g).is_discovered("peru")
    assert g.scores() == (0, 6, 0)


@pytest.mark.clause("D5.6.5")
@BOTH
def test_soldiers_of_a_failed_expedition_plunder_nothing(edition: str) -> None:
    t = table(players=3, edition=edition).explorers(0, soldier=2).counter("peru", "2/5/3/5")
    g = t.at("discovery").game()
    g.play("explore peru soldier 2")
    assert see(g).money[0] == 10


@pytest.mark.clause("D5.6.6")
@BOTH
def test_a_card_pays_like_a_counter_but_brings_no_colonist(edition: str) -> None:
    t = table(players=3, edition=edition).all_discovered().explorers(1, captain=2, soldier=2).deck("china")
    g = t.at("discovery").game()
    g.play("explore deck captain 2 soldier 2")
    s = see(g)
    assert s.money[1] == 10 + 7 + 2 * 3
    assert g.scores()[1] == 6
    assert sum(sum(region[1]) for region in s.troops) == 0
    assert "china" not in s.deck
    assert len(s.deck) == 15


@pytest.mark.clause("D5.6.6")
@BOTH
def test_a_card_that_beat_an_expedition_is_shuffled_back(edition: str) -> None:
    t = table(players=3, edition=edition).all_discovered().explorers(1, captain=1).deck("china")
    g = t.at("discovery").game()
    events = g.play("explore deck")
    s = see(g)
    assert event_args(events, "card-lost") == [{"seat": 1, "card": "china", "amount": 6}]
    assert "shuffled" in [event.kind for event in events]
    assert sorted(s.deck) == sorted(CARDS)
    assert s.money[1] == 10


@pytest.mark.clause("D5.6.6")
def test_the_shuffled_deck_hides_where_the_card_went() -> None:
    places = set()
    for seed in range(12):
        t = table(players=3, seed=seed).all_discovered().explorers(1, captain=1).deck("china").at("discovery")
        g = t.game()
        g.play("explore deck")
        places.add(see(g).deck.index("china"))
    assert len(places) > 4


@pytest.mark.clause("D5.6.6")
@BOTH
def test_with_all_regions_discovered_only_the_deck_is_explored(edition: str) -> None:
    g = table(players=3, edition=edition).all_discovered().explorers(0, colonist=1).at("discovery").game()
    assert legal(g) == ["pass", "explore deck"]


@pytest.mark.clause("D5.6.6")
@BOTH
def test_the_deck_opens_within_one_discovery_box(edition: str) -> None:
    regions = ["new-france", "new-england", "virginia", "florida", "new-spain", "new-granada", "brazil"]
    t = table(players=3, edition=edition).counter("peru", "1/2/1/4").discovered(*regions)
    g = t.explorers(0, colonist=1).explorers(1, captain=2).deck("mississippi").at("discovery").game()
    assert legal(g) == ["pass", "explore peru"]
    g.play("explore peru")
    assert (g.deciders, legal(g)) == ((1,), ["pass", "explore deck"])
    g.play("explore deck captain 2")
    assert see(g).money == [11, 12, 10]


@pytest.mark.clause("D5.6.6")
@BOTH
def test_an_empty_deck_allows_no_expedition(edition: str) -> None:
    t = table(players=3, edition=edition).all_discovered().deck_won(1, *CARDS).explorers(0, captain=3)
    g = t.at("discovery").game()
    assert (see(g).turn, asked(g).kind) == (2, "place")
    assert see(g).worker("explorers", 0, "captain") == 3


@pytest.mark.clause("D5.6.6")
def test_the_last_card_can_still_be_won() -> None:
    t = table(players=3).all_discovered().deck_won(1, *CARDS[1:]).explorers(0, captain=2).at("discovery")
    g = t.game()
    g.play("explore deck captain 2")
    assert (see(g).deck, see(g).money[0]) == ([], 12)


@pytest.mark.clause("D5.6.7")
@BOTH
def test_the_deck_stays_shut_while_a_region_is_undiscovered(edition: str) -> None:
    regions = ["new-france", "new-england", "virginia", "florida", "new-spain", "new-granada", "brazil"]
    g = table(players=3, edition=edition).discovered(*regions).explorers(0, colonist=1).at("discovery").game()
    assert legal(g) == ["pass", "explore peru"]
    refusal = g.why_not(0, "explore deck")
    assert refusal is not None
    assert refusal.code == "deck-too-early"


@pytest.mark.clause("D5.6.8")
@BOTH
@pytest.mark.parametrize("counter", ["1/2/1/4", "4/5/5/7"])
def test_workers_sent_return_to_supply_win_or_lose_and_the_others_stay(edition: str, counter: str) -> None:
    t = table(players=3, edition=edition).explorers(0, captain=2, soldier=2).explorers(1, colonist=1)
    g = t.counter("peru", counter).at("discovery").game()
    g.play("explore peru captain 1 soldier 1")
    s = see(g)
    assert s.explorers[0] == [0, 1, 0, 0, 1, 0]
    assert (s.worker("supply", 0, "captain"), s.worker("supply", 0, "soldier")) == (4, 9)


@pytest.mark.clause("D5.6.8")
@BOTH
def test_they_return_after_the_rewards(edition: str) -> None:
    # The only colonist not in the Caribbean sails himself: he is not in supply to be the free one.
    t = table(players=3, edition=edition).troops("caribbean", 0, colonist=28).bounty_gone().explorers(0, colonist=1)
    g = t.explorers(1, colonist=1).counter("peru", "1/2/1/4").at("discovery").game()
    g.play("explore peru")
    s = see(g)
    assert (s.is_discovered("peru"), s.troop("peru", 0), s.worker("supply", 0)) == (True, 0, 1)


@pytest.mark.clause("D5.6.8")
@BOTH
def test_workers_who_stayed_can_sail_later_with_new_ones(edition: str) -> None:
    t = table(players=2, edition=edition).explorers(0, captain=1).counter("peru", "2/4/3/5").at("discovery")
    g = t.game()
    g.play("pass")
    g.play("place colonist discovery")
    for _ in range(9):
        g.play("place colonist shipping")
    g.play("explore peru colonist 1 captain 1")
    assert see(g).is_discovered("peru")
