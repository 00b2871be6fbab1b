"""Where two powers meet: nations, buildings and variants, as the clauses of each settle it."""

from typing import Any

import pytest

import carrack
from support.discovery import CARDS, COUNTERS, Layout, asked, event_args, legal, refused, see, table
from support.nations import sailing_order

clause = pytest.mark.clause
EARLY_DECK = 6
UNDISCOVERED = [
    "new-france", "new-england", "virginia", "florida", "new-spain", "new-granada", "peru", "brazil",
]  # fmt: skip


def power(nation: str, turn: int = 4, **options: Any) -> Layout:
    """Three players with builders and the expansion; seat 1 has the nation."""
    t = table(players=3, nations="random", builders=True, expansion_buildings=True, **options)
    return t.turn(turn).nation(1, nation)


# England and others at the dock


@clause("D3.7", "D12.1", "D14-II-University")
def test_university_after_england() -> None:
    """England puts the owner's worker last; the University brings it back to the front."""
    t = power("england").own(0, "university").discovered("peru").stand("dock-1", 0, "soldier").stand("dock-2", 2)
    g = t.at("dock").game()
    assert (g.deciders, asked(g).kind) == ((1,), "join")
    g.play("join 0 next s2 colonist")
    assert (g.deciders, asked(g).kind, legal(g)) == ((0,), "front", ["pass", "front dock-2"])
    g.play("front dock-2")
    assert sailing_order(g) == [(0, "soldier"), (2, "colonist")]


@clause("D3.7", "D12.1", "D14-II-University")
def test_no_university_window_where_england_left_its_owner_in_front() -> None:
    t = power("england").own(0, "university").discovered("peru").stand("dock-1", 2).stand("dock-2", 0)
    g = t.at("dock").game()
    g.play("join 0 next s0 colonist")
    assert (g.deciders, asked(g).kind) == ((0,), "send")


@clause("D12.1", "D14-II-University", "D18.1")
def test_university_brings_a_colonist_england_added_to_the_front() -> None:
    t = power("england").own(1, "university").discovered("peru").stand("dock-1", 0).stand("dock-2", 2)
    g = t.at("dock").game()
    g.play("join 2 next s0 colonist next s2 colonist")
    assert (g.deciders, legal(g)) == ((1,), ["pass", "front joined-1"])
    g.play("front joined-1")
    assert sailing_order(g) == [(1, "colonist"), (0, "colonist"), (2, "colonist"), (1, "colonist")]


@clause("D12.1", "D14-II-Mayflower", "D4.8")
def test_a_mayflower_ship_goes_with_its_worker_and_counts_as_used() -> None:
    """England moves the worker from behind Y to the first place; his ship is in no set all the same."""
    t = power("england").own(0, "mayflower").ships(1, 0, 0).goods(0, gold=2).discovered("peru").money(0, 0, 0)
    t.hand(0, captain=1).hand(2, colonist=1)
    g = t.at("order").game()
    g.play("place captain mayflower")
    g.play("place colonist dock")
    g.play("join 0 next s0 captain")
    assert see(g).sailing == [1, 0, 0]
    assert sailing_order(g) == [(0, "captain"), (2, "colonist")]
    assert (see(g).turn, see(g).money) == (5, [0, 0, 0])


@clause("D12.1", "D14-II-Mayflower")
def test_whom_england_puts_behind_y_uses_no_ship_of_his() -> None:
    t = power("england").own(0, "mayflower").ships(1, 0, 1).goods(0, gold=2).goods(2, silver=2).money(0, 0, 0)
    t.discovered("peru").hand(0, captain=1).hand(2, colonist=1)
    g = t.at("order").game()
    g.play("place captain mayflower")
    g.play("place colonist dock")
    g.play("join 0 next s0 captain")  # seat 2's colonist stands behind Y now
    sailing_order(g)
    assert see(g).money == [0, 0, 3]


@clause("D12.1", "D14-II-Mayflower")
def test_declined_england_leaves_the_mayflower_behind_y() -> None:
    t = power("england").own(0, "mayflower").ships(1, 0, 0).stand("mayflower-1", 0, "captain")
    g = t.discovered("peru").stand("dock-1", 2).at("dock").game()
    g.play("pass")
    assert sailing_order(g) == [(2, "colonist"), (0, "captain")]


@clause("D12.1", "D5.2.3", "D14-II-Cathedral")
def test_workers_england_reordered_still_arrive_from_the_dock() -> None:
    t = power("england").own(2, "cathedral").discovered("peru").stand("dock-1", 0).stand("dock-2", 2, "missionary")
    g = t.at("dock").game()
    g.play("join 0 next s2 missionary")
    g.play("send peru")
    s = see(g)
    assert (s.troop("peru", 2, "missionary"), s.troop("peru", 2)) == (1, 2)


@clause("D12.1", "D5.2.2")
def test_a_colonist_england_added_may_be_the_third_that_takes_the_good() -> None:
    g = power("england").troops("peru", 1, colonist=1).at("dock").game()
    g.play("join 2")
    assert sailing_order(g) == [(1, "colonist")] * 2
    assert (see(g).troop("peru", 1), see(g).good(1, "silver")) == (3, 1)


@clause("D12.1", "D2.10")
def test_builders_are_ordered_like_any_worker() -> None:
    g = power("england").discovered("peru").stand("dock-1", 0).stand("dock-2", 2, "builder").at("dock").game()
    g.play("join 0 next s2 builder")
    assert sailing_order(g) == [(2, "builder"), (0, "colonist")]


# France


@clause("D3.7", "D12.3", "D14-II-University")
def test_france_before_the_university() -> None:
    t = power("france").own(0, "university").market(gold=1, rice=1, fur=1).stand("goods-1", 2).stand("goods-2", 0)
    g = t.at("goods").game()
    assert (g.deciders, asked(g).kind) == ((1,), "first-good")
    g.play("take rice")
    assert (g.deciders, legal(g)) == ((0,), ["pass", "front goods-2"])
    g.play("front goods-2")
    assert (g.deciders, legal(g)) == ((0,), ["pass", "take gold", "take fur"])


@clause("D3.7", "D12.3", "D14-II-University")
def test_a_university_used_after_france_took_the_last_good_is_spent_for_nothing() -> None:
    t = power("france").own(0, "university").market(gold=1).stand("goods-1", 2).stand("goods-2", 0)
    g = t.at("goods").game()
    g.play("take gold")
    g.play("front goods-2")
    s = see(g)
    assert (s.turn, s.used[0][1], [sum(goods) for goods in s.goods]) == (5, 1, [0, 1, 0])


@clause("D12.3", "D6.1")
def test_what_france_took_pays_this_turn() -> None:
    g = power("france").goods(1, gold=2).market(gold=1).money(0, 0, 0).at("goods").game()
    g.play("take gold")
    assert see(g).money == [0, 3, 0]


# Holland


@clause("D12.5", "D5.4.1", "D3.5")
def test_shipping_workers_return_with_nothing_when_holland_takes_the_ship() -> None:
    t = power("holland").shippers(0, captain=2, merchant=1).shippers(1, colonist=2).shippers(2, builder=1)
    g = t.at("shipping").game()
    events = g.play("use")
    s = see(g)
    assert (s.ships, event_args(events, "ship-won")) == ([0, 1, 0], [])
    assert s.shippers == [[0] * 6] * 3
    assert [s.worker("supply", 0, "captain"), s.worker("supply", 0, "merchant")] == [5, 5]
    assert s.worker("supply", 2, "builder") == 10


@clause("D3.7", "D12.5", "D14-II-University")
def test_university_after_holland() -> None:
    t = power("holland").own(0, "university").order(2, 0, 1).shippers(0, colonist=1).shippers(2, colonist=1)
    g = t.at("shipping").game()
    assert (g.deciders, asked(g).kind) == ((1,), "claim")
    g.play("pass")
    assert (g.deciders, legal(g)) == ((0,), ["pass", "front order"])
    g.play("front order")
    assert see(g).ships == [1, 0, 0]


@clause("D12.5", "D6.2", "D14-II-Privateers")
def test_hollands_ship_serves_in_this_turns_income_and_privateers() -> None:
    g = power("holland").goods(1, gold=2).own(1, "privateers").money(10, 0, 10).at("shipping").game()
    g.play("use")
    assert see(g).money == [9, 3 + 2, 9]


@clause("D12.5", "D1.3")
def test_the_last_ship_may_be_hollands() -> None:
    g = power("holland").ships(4, 0, 3).ship_here(1).at("shipping").game()
    g.play("use")
    assert (see(g).ships, see(g).ship_here, see(g).ships_left) == ([4, 1, 3], 0, 0)


# Italy


def scholars(seat: int) -> Layout:
    """Turn 8: seat 0 on the captain's space, seat 2 on the merchant's, Italy on the soldier's; one has the Age."""
    t = power("italy", turn=8).own(seat, "age-of-reason").stand("specialists-1", 0).stand("specialists-2", 2)
    return t.stand("specialists-4", 1).at("specialists")


@clause("D18.5", "D12.6", "D14-III-Age of Reason")
@pytest.mark.parametrize(("ousts", "points"), [("pass", 4), ("oust captain", 8)])
def test_age_of_reason_counts_after_italys_replacement(ousts: str, points: int) -> None:
    g = scholars(1).game()
    g.play(ousts)
    assert g.scores()[1] == points


@clause("D18.5", "D12.6", "D14-III-Age of Reason")
@pytest.mark.parametrize(
    ("ousts", "counted"), [("pass", [1, 1, 1]), ("oust captain", [0, 2, 1]), ("oust merchant", [1, 2, 0])]
)
def test_who_stands_in_the_box_once_italy_is_done(ousts: str, counted: list[int]) -> None:
    g = scholars(1).stand("specialists-1", 0, "builder").game()
    g.play(ousts)
    assert see(g).scholars == counted


@clause("D18.5", "D12.6", "D14-III-Age of Reason")
@pytest.mark.parametrize(("ousts", "points"), [("pass", 4), ("oust captain", 0), ("oust merchant", 4)])
def test_age_of_reason_does_not_count_a_worker_italy_replaced(ousts: str, points: int) -> None:
    g = scholars(0).game()
    g.play(ousts)
    assert g.scores()[0] == points
    while not g.is_over:
        g.play("pass")
    assert g.scores()[0] == points  # whether the specialists are taken or not


@clause("D18.5", "D5.7.1", "D7.3")
@pytest.mark.parametrize("edition", ["2007", "2015"])
def test_the_specialists_box_is_played_in_full_in_turn_8(edition: str) -> None:
    t = table(players=3, edition=edition).turn(8).stand("specialists-1", 0).stand("specialists-6", 2)
    g = t.money(0, 0, 9).at("specialists").game()
    if edition == "2015":
        assert (g.deciders, legal(g)) == ((0,), ["pass", "train captain"])
        g.play("train captain")
    assert see(g).worker("hand", 0, "captain") == 1
    assert (g.deciders, asked(g).kind) == ((2,), "training")
    g.play("train soldier")
    assert (g.is_over, see(g).money) == (True, [0, 0, 4])


@clause("D18.5", "D12.6")
def test_italys_power_is_played_in_turn_8_too() -> None:
    g = power("italy", turn=8).stand("specialists-6", 0).at("specialists").game()
    assert (g.deciders, legal(g)) == ((1,), ["pass", "oust training"])
    g.play("oust training")
    g.play("train builder")
    assert (g.is_over, see(g).money[1]) == (True, 5)


@clause("D18.2", "D12.6")
def test_italy_replacing_its_own_worker_is_not_offered() -> None:
    g = scholars(1).game()
    assert legal(g) == ["pass", "oust captain", "oust merchant"]
    assert refused(g, "oust soldier") == "own-worker-there"


@clause("D12.6", "D1.8")
def test_italy_earning_a_captain_without_supply_may_swap_one_out() -> None:
    t = power("italy").troops("peru", 1, captain=5).stand("specialists-1", 0).at("specialists")
    g = t.game()
    g.play("oust captain")
    g.play("train captain")
    assert (g.deciders, asked(g).kind, legal(g)) == ((1,), "swap", ["pass", "swap peru"])


# Portugal


@clause("D12.4", "D14-I-Plague")
@pytest.mark.parametrize(("colonists", "won"), [(1, False), (2, True)])
def test_plague_i_lowers_portugals_three_to_two(colonists: int, won: bool) -> None:
    t = power("portugal").own(1, "plague-1").explorers(1, colonist=colonists).deck("china").at("discovery")
    g = t.game()
    events = g.play(f"explore early-deck colonist {colonists}")
    assert bool(see(g).charted[1]) is won
    assert event_args(events, "card-lost") == ([] if won else [{"seat": 1, "card": "china", "amount": 2}])


@clause("D12.4", "D14-I-Plague", "D5.5.5")
def test_anothers_plague_does_not_help_portugal() -> None:
    t = power("portugal").own(0, "plague-1").explorers(1, colonist=2).deck("china").at("discovery")
    g = t.game()
    events = g.play("explore early-deck colonist 2")
    assert event_args(events, "card-lost") == [{"seat": 1, "card": "china", "amount": 3}]


@clause("D12.4", "D14-I-Magellan")
def test_one_captain_of_magellans_beats_any_card_for_portugal() -> None:
    g = power("portugal").own(1, "magellan").explorers(1, captain=1).deck("china").at("discovery").game()
    g.play("explore early-deck")
    assert see(g).charted[1] == 1 << CARDS.index("china")


@clause("D12.4", "D11.2")
def test_portugal_scouts_the_deck_then_leaves_it_or_sails() -> None:
    t = power("portugal", turn=7, scouting=True).explorers(1, colonist=3).deck("mississippi", "china")
    g = t.at("discovery").game()
    assert "scout deck" in legal(g)
    g.play("scout deck")
    assert (asked(g).kind, see(g).money[1], see(g).used[1][EARLY_DECK]) == ("explore", 7, 0)
    g.play("explore early-deck colonist 3")
    assert see(g).charted[1] == 1 << CARDS.index("mississippi")


@clause("D12.4", "D11.2")
def test_having_used_its_age_portugal_scouts_the_deck_no_more() -> None:
    t = power("portugal", scouting=True).used(1, EARLY_DECK).explorers(1, colonist=3).at("discovery")
    assert refused(t.game(), "scout deck") == "deck-too-early"


@clause("D12.4", "D11.1")
def test_an_early_card_that_wins_is_no_counter_and_stays_in_the_game() -> None:
    g = power("portugal", no_survivors=True).explorers(1, colonist=1).deck("china").at("discovery").game()
    g.play("explore early-deck")
    s = see(g)
    assert (sorted(s.deck), s.gone_counters, len(s.aside)) == (sorted(CARDS), [0] * 12, 8)


@clause("D12.4", "D11.3")
@pytest.mark.parametrize("strength", [1, 2])
def test_reconnaissance_does_not_shut_the_deck_to_a_weak_portugal(strength: int) -> None:
    t = power("portugal", advanced_reconnaissance=True).explorers(1, colonist=strength).deck("china")
    for region, counter in zip(UNDISCOVERED, COUNTERS[3:], strict=False):
        t.counter(region, counter)  # all of resistance 3 and more
    g = t.at("discovery").game()
    assert legal(g) == ["pass", "explore early-deck"]
    g.play(f"explore early-deck colonist {strength}")
    assert (see(g).charted[1], see(g).used[1][EARLY_DECK]) == (0, 1)


# Variants with each other


@clause("D11.1", "D11.3")
def test_no_survivors_has_no_effect_under_reconnaissance() -> None:
    """No expedition fails against a counter: whatever is legal succeeds, so that none leaves the game."""
    t = table(players=3, no_survivors=True, advanced_reconnaissance=True).counter("peru", "4/5/5/7")
    g = t.explorers(0, captain=2, colonist=1).at("discovery").game()
    assert g.why_not(0, "explore peru colonist 0 captain 2") is not None
    g.play("explore peru")  # everybody must sail: the rest is forced
    s = see(g)
    assert (s.is_discovered("peru"), s.gone_counters, len(s.aside)) == (True, [0] * 12, 8)


@clause("D11.1", "D11.3", "D5.6.6")
def test_the_deck_is_shuffled_as_ever_under_both() -> None:
    t = table(players=3, no_survivors=True, advanced_reconnaissance=True).all_discovered().deck("china")
    g = t.explorers(0, colonist=1).at("discovery").game()
    g.play("explore deck")
    assert (sorted(see(g).deck), see(g).gone_counters) == (sorted(CARDS), [0] * 12)


@clause("D11.2", "D11.3")
def test_under_reconnaissance_only_the_deck_is_left_to_scout() -> None:
    g = table(players=3, scouting=True, advanced_reconnaissance=True).hand(0, colonist=1).game()
    assert [move for move in legal(g) if move.startswith("scout")] == []
    g = table(players=3, scouting=True, advanced_reconnaissance=True).all_discovered().hand(0, colonist=1).game()
    assert [move for move in legal(g) if move.startswith("scout")] == ["scout deck"]


# The auctions with the rest


def start_auction(**options: Any) -> carrack.Game:
    house = {"edition": "2007", "house_rules": True, "start_auction": True}
    return carrack.new_game("discovery", players=5, seed=2, **{**house, **options})


@clause("D13.1", "D11.1")
def test_the_ninth_counter_leaves_seven_to_replace_others() -> None:
    g = start_auction(no_survivors=True)
    for _ in range(4):
        g.play("pass")
    assert len(see(g).aside) == 7
    t = table(players=5, edition="2007", house_rules=True, start_auction=True, no_survivors=True)
    t.discovered("caribbean").counter("peru", "4/5/5/7").explorers(0, colonist=1).at("discovery")
    g = t.game()
    assert len(see(g).aside) == 7
    g.play("explore peru")
    assert (len(see(g).aside), sum(see(g).gone_counters)) == (6, 1)


@clause("D13.1", "D11.3")
def test_the_ninth_counter_lies_face_up_under_reconnaissance() -> None:
    g = start_auction(advanced_reconnaissance=True)
    view = carrack.to_builtins(g.view(None))
    assert view["counters"] == see(g).counters
    assert (view["counters"].count("none"), view["aside"]) == (0, [None] * 7)


@clause("D13.1", "D12.2", "D2.11")
def test_spain_conquers_after_the_auction_of_places_and_its_prizes() -> None:
    g = start_auction(nations="random")
    opener = g.deciders[0]
    g.play("bid 8")
    for _ in range(3):
        g.play("pass")
    g.play("bid 9")
    g.play("pass")
    assert (g.deciders, asked(g).kind) == ((opener,), "choose")
    g.play("choose captain")
    s = see(g)
    spain = s.nation.index(2)
    assert (g.deciders, asked(g).kind) == ((spain,), "conquest")
    assert s.is_discovered("caribbean")
    assert legal(g) == ["pass", *(f"chart {region}" for region in UNDISCOVERED)]
    assert event_args(g.events(), "turn") == []
    g.play("chart peru")
    assert (see(g).turn, see(g).troop("peru", spain, "soldier"), g.deciders) == (1, 1, (s.order[0],))


@clause("D13.2", "D12.2")
def test_spain_conquers_after_the_last_nation_is_taken() -> None:
    g = carrack.new_game("discovery", players=3, seed=1, nations="auction")
    spain = g.deciders[0]
    g.play("bid 9")
    g.play("pass")
    g.play("pass")
    g.play("nation spain")
    g.play("bid 3")
    g.play("pass")
    g.play("nation holland")
    assert event_args(g.events(), "turn") == []
    g.play("nation italy")
    assert (g.deciders, asked(g).kind) == ((spain,), "conquest")
    before = see(g)
    counter = before.counters[7]
    g.play("chart peru")
    s = see(g)
    assert s.money[spain] == 15 - 9 + int(counter.split("/")[0])
    assert (s.turn, s.worker("hand", spain), s.worker("supply", spain, "soldier")) == (1, 5, 9)


@clause("D13.1", "D2.11")
def test_nations_are_dealt_with_the_auction_of_places_and_change_no_order() -> None:
    g = start_auction(nations="random")
    opener = g.deciders[0]
    for _ in range(4):
        g.play("pass")
    s = see(g)
    assert (sorted(s.nation) == sorted(set(s.nation)), 0 in s.nation) == (True, False)
    assert s.order == [(opener + i) % 5 for i in (4, 3, 2, 1, 0)]


@clause("D13.1", "D14-III-Age of Discovery", "D12.2")
def test_counters_of_the_caribbean_and_of_spain_count_like_any() -> None:
    t = table(players=3, expansion_buildings=True).turn(8).own(1, "age-of-discovery")
    g = t.won(1, "1/2/1/4").won(1, "4/5/5/7").discovered("peru").deck_won(1, "china").hand(0, colonist=1).game()
    assert g.scores()[1] == 4 + 7 + 6 + 3 * 4


# Wealth and bought points


@clause("D11.4", "D14-III-Wealth", "D10.5")
def test_wealth_counts_before_and_ties_after_the_last_purchase() -> None:
    """$50 are ten points of Wealth, and five more points; $0 are left, so that the tie is the other's."""
    t = table(players=3, buy_points=True).turn(8).money(50, 9, 0).own(0, "wealth").own(1, "university")
    g = t.deck_won(1, "china", "mississippi").at("score").game()
    g.play("points 5")
    assert g.is_over
    assert (g.scores(), see(g).money) == ((15, 15, 0), [0, 9, 0])
    assert g.winners() == (1,)
