"""The figures that clients without the rules show."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import carrack
from carrack.games.discovery.figures import Figures, arranged, more
from carrack.games.discovery.words import WORDS
from support import discovery
from support.oracle_colonies import region_points
from support.oracle_sets import SHIP, best_income, worth
from support.random_games import busy, play_out

hands = st.lists(st.sampled_from(WORDS["good"][:5]), max_size=12)


@given(hands, st.integers(0, 4))
def test_sets_pay_best_and_use_every_good_once(hand: list[str], ships: int) -> None:
    """D6.3."""
    held = Counter(hand)
    found = arranged(tuple(held[good] for good in WORDS["good"]), ships)
    assert Counter(good for one in found for good in one.goods) == +held
    assert sum(one.ships for one in found) == ships
    assert sum(one.pays for one in found) == best_income(held, ships)
    for one in found:
        if one.pays:
            assert one.pays == worth((*one.goods, *[SHIP] * one.ships))


def test_figures_follow_the_game() -> None:
    """The stage is the last one that the journal names, and the points are the score."""
    game = carrack.new_game("discovery", players=4, builders=True, nations="random", seed=5)
    rng = carrack.Rng(5)
    stage = "order"
    stages = set()
    while not game.is_over:
        for event in game.play(busy(game.legal_moves(), rng)):
            stage = str(event.args["box"]) if event.kind == "box" else "order" if event.kind == "turn" else stage
        figures = game.figures()
        assert isinstance(figures, Figures)
        sums = tuple(sum(row.points for row in seat.sheet) for seat in figures.seats)
        assert sums == game.scores()
        if not game.is_over:
            stages.add((stage, figures.stage))
    assert {"order", "dock", "goods", "buildings", "discovery", "specialists", "warfare"} <= {now for _, now in stages}
    assert [pair for pair in stages if pair[0] != pair[1]] == []


def test_due_points_are_what_the_colonies_score_at_the_end() -> None:
    """D9: nothing changes the colonies after the last scoring."""
    game = carrack.new_game("discovery", players=4, builders=True, seed=7)
    play_out(game, 7)
    last = [
        row for seat in range(4) for row in game.score_sheet(seat) if row.source == "colonies" and row.args["age"] == 3
    ]
    figures = game.figures()
    assert isinstance(figures, Figures)
    due = figures.due
    assert [sum(region[seat] for region in due) for seat in range(4)] == [row.points for row in last]
    assert any(row.points for row in last)


def test_one_more_colonist_brings_what_the_region_would_score_with_it() -> None:
    """D9: compared with a second implementation; regions that nobody may settle in bring nothing."""
    game = carrack.new_game("discovery", players=4, seed=3)
    rng = carrack.Rng(3)
    compared = set()
    while not game.is_over:
        game.play(busy(game.legal_moves(), rng))
        view = carrack.to_builtins(game.view(None))
        figures = game.figures()
        assert isinstance(figures, Figures)
        for region, crews in enumerate(view["troops"]):
            workers = [sum(crew) for crew in crews]
            for seat in range(4):
                more = [n + (who == seat) for who, n in enumerate(workers)]
                expected = region_points(more)[seat] if view["discovered"] >> region & 1 else 0
                assert figures.with_one_more[region][seat] == expected
                compared.add((figures.due[region][seat], expected))
    assert {(0, 2), (0, 6), (2, 6), (6, 6)} <= compared


def test_builders_count_for_one_more_colonist() -> None:
    """D9.6: whoever becomes first gets the points of the builders too."""
    layout = discovery.table(players=3, builders=True).turn(4).discovered("peru")
    layout.troops("peru", 0, colonist=2).troops("peru", 1, colonist=2, builder=1)
    figures = layout.at("dock").stand("dock-1", 0).game().figures()
    assert isinstance(figures, Figures)
    peru = WORDS["region"].index("peru")
    assert figures.due[peru] == [2 + 2, 6 + 4, 0]
    assert figures.with_one_more[peru] == [2 + 4, 6 + 4, 0]


def test_shipping_values_count_captains_and_merchants_twice() -> None:
    """D5.4.1."""
    game = carrack.new_game("discovery", players=4, builders=True, seed=5)
    rng = carrack.Rng(5)
    seen = set()
    while not game.is_over:
        game.play(busy(game.legal_moves(), rng))
        figures = game.figures()
        assert isinstance(figures, Figures)
        shippers = carrack.to_builtins(game.view(None))["shippers"]
        for crew, value in zip(shippers, figures.shipping, strict=True):
            worth = {"captain": 2, "merchant": 2}
            assert value == sum(n * worth.get(word, 1) for word, n in zip(WORDS["type"], crew, strict=True))
            seen.add(value)
    assert len(seen) > 2


@given(hands, st.integers(0, 4))
def test_one_more_good_or_ship_adds_what_the_best_sets_then_pay(hand: list[str], ships: int) -> None:
    """D6.1, D6.2."""
    held = Counter(hand)
    found = more(tuple(held[good] for good in WORDS["good"]), ships)
    now = best_income(held, ships)
    richer = [best_income(held + Counter([good]), ships) for good in WORDS["good"]]
    assert list(found) == [amount - now for amount in (*richer, best_income(held, ships + 1))]


def test_the_piles_hold_what_lies_in_them() -> None:
    """D1.9: hidden is the order of the pile and of the stack, not what they hold."""
    game = carrack.new_game("discovery", players=3, expansion_buildings=True, seed=6)
    rng = carrack.Rng(6)
    compared = 0
    while not game.is_over:
        game.play(busy(game.legal_moves(), rng))
        figures = game.figures()
        assert isinstance(figures, Figures)
        view = carrack.to_builtins(game.view(None))
        assert sum(figures.piles.goods) == len(view["pile"])
        assert len(figures.piles.buildings) == len(view["stack"])
        offered = {WORDS["building"][number - 1] for number in view["offer_row"] if number}
        assert offered.isdisjoint(set(figures.piles.buildings) - {"settlers"})
        compared += bool(view["pile"] and view["stack"])
    assert compared > 50


def held(game: carrack.Game) -> Figures:
    figures = game.figures()
    assert isinstance(figures, Figures)
    return figures


def test_prices_paid_for_nations_are_known_while_they_are_sold() -> None:
    """D13.2."""
    game = carrack.new_game("discovery", players=3, nations="auction", seed=3)
    assert held(game).paid == [-1, -1, -1]
    first = game.deciders[0]
    for text in ("bid 4", "pass", "pass", "nation france"):
        assert held(game).paid == [-1, -1, -1]
        game.play(text)
    assert [price for price in held(game).paid if price >= 0] == [4]
    assert held(game).paid[first] == 4
    for text in ("bid 3", "pass", "nation italy"):
        game.play(text)
    assert sorted(held(game).paid) == [-1, 3, 4]
    game.play("nation england")
    assert held(game).paid == []


@pytest.mark.clause("D12.1", "D12.3", "D12.4", "D12.5", "D12.6")
@pytest.mark.parametrize(
    ("nation", "charge", "before", "after"),
    [("france", 3, 2, 1), ("italy", 5, 2, 1), ("portugal", 6, 1, 0), ("england", 2, 1, 0), ("holland", 4, 1, 0)],
)
def test_uses_of_a_nations_power_are_counted_down(nation: str, charge: int, before: int, after: int) -> None:
    layout = discovery.table(players=3, nations="random").nation(0, nation)
    assert held(layout.game()).seats[0].power == before
    assert held(layout.used(0, charge).game()).seats[0].power == after


def test_power_counts_the_uses_left_of_every_seat() -> None:
    """D12."""
    layout = discovery.table(players=4, nations="random").nation(0, "france").nation(1, "spain").nation(2, "england")
    game = layout.nation(3, "portugal").market(fish=1, fur=1).stand("goods-1", 1).at("goods").game()
    assert [seat.power for seat in held(game).seats] == [2, 0, 1, 1]
    game.play("take fish")
    assert [seat.power for seat in held(game).seats] == [1, 0, 1, 1]


def test_a_ship_that_carries_a_worker_is_in_no_set() -> None:
    """D14-II-Mayflower."""
    layout = discovery.table(players=2, expansion_buildings=True).turn(5).own(0, "mayflower").ships(2, 1)
    game = layout.market().goods(0, sugar=2).goods(1, rice=2).hand(0, colonist=2).hand(1, colonist=1).game()
    assert [seat.ship_pays for seat in held(game).seats] == [0, 3], "one of two ships is in no set anyway"
    game.play("place colonist mayflower")
    assert held(game).seats[0].ship_pays == 3


def test_prices_by_age_are_those_of_the_rules() -> None:
    """D5.5.1, D11.4."""
    game = carrack.new_game("discovery", players=2, seed=1)
    assert (held(game).age_prices, held(game).point_prices) == ([10, 14, 20], [])
    assert held(carrack.new_game("discovery", players=2, seed=1, buy_points=True)).point_prices == [1, 3, 10]
