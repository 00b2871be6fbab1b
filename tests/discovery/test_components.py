"""D1: what is in the box, how much of it there is, and who may see it."""

import random
from collections import Counter

import pytest

import carrack
from support.discovery import GOODS, event_args, legal, see, table

BOTH = pytest.mark.parametrize("edition", ["2007", "2015"])

AGE_I = [
    "settlers", "settlers", "monastery", "trade-routes", "training-grounds", "indentured-servitude", "conquistadors",
    "navigator", "conquest-of-the-inca-empire", "trading-post", "new-world-cartography",
]  # fmt: skip
AGE_II = [
    "indian-allies", "privateers", "ship-yards", "cathedral", "taxation", "university", "west-indies-co",
    "colonization-laws", "rum-distillery", "marketplace", "military-academy", "fortress", "stables",
]  # fmt: skip
AGE_III = [
    "militia", "mercantilism", "population", "navy", "power", "prosperity", "glory", "wealth", "migration", "factory",
]  # fmt: skip


@pytest.mark.clause("D1.1")
@pytest.mark.parametrize(("edition", "most"), [("2007", 5), ("2015", 6)])
def test_two_to_five_or_six_play(edition: str, most: int) -> None:
    for players in range(2, most + 1):
        assert carrack.new_game("discovery", players=players, seed=1, edition=edition).players == players
    for players in (1, most + 1):
        with pytest.raises(carrack.OptionError, match="players"):
            carrack.new_game("discovery", players=players, seed=1, edition=edition)


@pytest.mark.clause("D1.2")
@BOTH
def test_each_player_has_29_colonists_beside_his_marker_and_30_specialists(edition: str) -> None:
    s = see(carrack.new_game("discovery", players=3, seed=4, edition=edition))
    for seat in range(3):
        in_play = [a + b for a, b in zip(s.supply[seat], s.hand[seat], strict=True)]
        assert in_play == [29, 5, 5, 10, 10, 0]  # colonists, captains, merchants, missionaries, soldiers, no builders


@pytest.mark.clause("D1.2")
@BOTH
def test_the_order_marker_is_a_colonist_whatever_stood_in_the_initiative_box(edition: str) -> None:
    g = table(players=3, edition=edition).stand("initiative-1", 1, "captain").at("refresh").game()
    s = see(g)
    assert s.order[0] == 1
    assert s.worker("supply", 1, "captain") == 5
    assert s.worker("supply", 1) + s.worker("hand", 1) == 29


@pytest.mark.clause("D1.3")
@BOTH
def test_eight_ships_can_be_won(edition: str) -> None:
    s = see(carrack.new_game("discovery", players=3, seed=1, edition=edition))
    assert s.ship_here + s.ships_left == 8


@pytest.mark.clause("D1.3")
@pytest.mark.parametrize(("won", "comes"), [(6, 1), (7, 0)])
def test_when_no_ship_is_left_none_comes(won: int, comes: int) -> None:
    g = table(players=3).ships(won).shippers(1, colonist=1).at("shipping").game()
    s = see(g)
    assert (s.turn, s.ships, s.ship_here) == (2, [won, 1, 0], comes)


@pytest.mark.clause("D1.4")
@BOTH
def test_there_are_46_goods(edition: str) -> None:
    s = see(carrack.new_game("discovery", players=3, seed=1, edition=edition))
    goods = Counter(s.pile) + Counter(dict(zip(GOODS, s.market, strict=True)))
    goods.update(["fur", "fish", "tobacco", "indigo", "sugar", "gold", "cocoa", "silver", "coffee"])  # the regions'
    assert goods == {
        "silver": 6, "sugar": 6, "gold": 5, "tobacco": 5, "coffee": 4, "indigo": 4, "fur": 4, "cattle": 3, "cocoa": 3,
        "fish": 3, "rice": 3,
    }  # fmt: skip
    assert goods.total() == 46


@pytest.mark.clause("D1.5")
@BOTH
def test_there_are_16_counters_and_16_cards(edition: str) -> None:
    s = see(carrack.new_game("discovery", players=3, seed=1, edition=edition))
    assert len([c for c in s.counters if c != "none"]) + len(s.aside) == 16
    assert len(set(s.deck)) == len(s.deck) == 16


@pytest.mark.clause("D1.6")
@pytest.mark.parametrize(("edition", "number"), [("2007", 11), ("2015", 12)])
def test_buildings_of_age_i(edition: str, number: int) -> None:
    s = see(carrack.new_game("discovery", players=3, seed=1, edition=edition))
    assert sorted(s.row() + s.stack) == sorted(AGE_I + ["plague-1"] * (edition == "2015"))
    assert len(s.row() + s.stack) == number


@pytest.mark.clause("D1.6")
@pytest.mark.parametrize(("edition", "number"), [("2007", 13), ("2015", 14)])
def test_buildings_of_age_ii(edition: str, number: int) -> None:
    s = see(table(players=3, edition=edition).turn(3).at("refresh").game())
    assert sorted(s.row() + s.stack) == sorted(AGE_II + ["plague-2"] * (edition == "2015"))
    assert len(s.row() + s.stack) == number


@pytest.mark.clause("D1.6")
@pytest.mark.parametrize(("edition", "number"), [("2007", 10), ("2015", 11)])
def test_buildings_of_age_iii(edition: str, number: int) -> None:
    s = see(table(players=3, edition=edition).turn(6).at("refresh").game())
    assert sorted(s.row() + s.stack) == sorted(AGE_III + ["plague-3"] * (edition == "2015"))
    assert len(s.row() + s.stack) == number


@pytest.mark.clause("D1.7")
def test_money_never_runs_out() -> None:
    g = table(players=3).money(5000, 5000, 5000).own(2, "trading-post").at("benefits").game()
    assert see(g).money == [5000, 5000, 5005]


@pytest.mark.clause("D1.8")
@BOTH
def test_a_worker_from_supply_needs_one_there(edition: str) -> None:
    t = table(players=3, edition=edition).discovered("peru").troops("caribbean", 0, colonist=29).bounty_gone()
    g = t.stand("dock-1", 0, "missionary").at("dock").game()
    g.play("send peru")
    s = see(g)
    assert (s.troop("peru", 0, "missionary"), s.troop("peru", 0)) == (1, 0)


@pytest.mark.clause("D1.9")
def test_all_holdings_are_public() -> None:
    t = table(players=3).money(3, 14, 15).goods(1, silver=2).ships(0, 1, 2).own(2, "settlers", "navigator")
    t = t.all_discovered().deck_won(0, "japan").hand(0, colonist=2).hand(1, soldier=1).explorers(1, captain=2)
    g = t.game()
    for seat in (None, 0, 1, 2):
        shown = carrack.to_builtins(g.view(seat))
        for field in ("money", "goods", "ships", "owned", "won", "charted", "hand", "supply", "explorers", "troops"):
            assert shown[field] == g.to_dict()[field], (seat, field)


@pytest.mark.clause("D1.9")
def test_counters_deck_pile_and_stack_are_hidden() -> None:
    g = carrack.new_game("discovery", players=3, seed=1)
    for seat in (None, 0, 1, 2):
        shown = carrack.to_builtins(g.view(seat))
        assert [c for c in shown["counters"] if c != "none"] == [None] * 8
        for zone, size in (("aside", 8), ("deck", 16), ("pile", 33), ("stack", 7)):
            assert shown[zone] == [None] * size


@pytest.mark.clause("D1.9")
def test_what_beat_an_expedition_is_known_to_all_from_then_on() -> None:
    g = table(players=3).explorers(1, colonist=1).counter("peru", "4/5/5/7").at("discovery").game()
    g.play("explore peru")
    for seat in (None, 0, 1, 2):
        shown = carrack.to_builtins(g.view(seat))
        assert [c for c in shown["counters"] if c is not None] == ["none", "4/5/5/7"]  # the Caribbean's and Peru's


@pytest.mark.clause("D1.9")
def test_a_failed_card_is_seen_by_all_and_then_shuffled_away() -> None:
    g = table(players=3).all_discovered().explorers(1, colonist=1).deck("china").at("discovery").game()
    g.play("explore deck")
    assert event_args(g.events(), "card-lost") == [{"seat": 1, "card": "china", "amount": 6}]
    for seat in (None, 0, 1, 2):
        assert carrack.to_builtins(g.view(seat))["deck"] == [None] * 16


@pytest.mark.clause("D1.10")
@BOTH
def test_nothing_a_player_has_won_ever_passes_to_another(edition: str) -> None:
    choose = random.Random(11)
    for seed in range(3):
        g = carrack.new_game("discovery", players=3, seed=seed, edition=edition)
        before = see(g)
        while not g.is_over:
            g.play(choose.choice(g.legal_moves()))
            after = see(g)
            for field in ("goods", "owned", "won"):
                for had, has in zip(getattr(before, field), getattr(after, field), strict=True):
                    assert all(a <= b for a, b in zip(had, has, strict=True)), field
            assert all(a <= b for a, b in zip(before.ships, after.ships, strict=True))
            assert all(a & ~b == 0 for a, b in zip(before.charted, after.charted, strict=True))
            before = after


@pytest.mark.clause("D1.10")
def test_a_player_on_turn_is_offered_no_trade() -> None:
    g = table(players=3).money(20, 20, 20).goods(0, silver=2).goods(1, gold=2).hand(0, colonist=1).game()
    assert {text.split()[0] for text in legal(g)} == {"place"}
