"""D5.5: the capital buildings box."""

import pytest

from support.discovery import asked, legal, see, table

BOTH = pytest.mark.parametrize("edition", ["2007", "2015"])
PRICES = pytest.mark.parametrize(
    ("turn", "building", "price"),
    [
        (1, "settlers", 10), (2, "settlers", 10), (3, "settlers", 10), (4, "fortress", 14), (5, "fortress", 14),
        (6, "fortress", 14), (7, "militia", 20), (8, "militia", 20),
    ],
)  # fmt: skip


@pytest.mark.clause("D5.5.1")
@BOTH
@PRICES
def test_the_price_is_of_the_age(edition: str, turn: int, building: str, price: int) -> None:
    t = table(players=3, edition=edition).turn(turn).offer(building).money(price)
    g = t.stand("buildings-1", 0).at("buildings").game()
    g.play(f"buy {building}")
    assert see(g).money[0] == 0
    assert see(g).owns(0) == [building]


@pytest.mark.clause("D5.5.1")
@BOTH
@PRICES
def test_who_has_a_dollar_less_cannot_buy(edition: str, turn: int, building: str, price: int) -> None:
    t = table(players=3, edition=edition).turn(turn).offer(building)
    t = t.money(price - 1, price).stand("buildings-1", 0).stand("buildings-2", 1)
    g = t.at("buildings").game()
    assert g.deciders == (1,)
    assert see(g).money[0] == price - 1


@pytest.mark.clause("D5.5.1")
@BOTH
def test_each_worker_in_turn_buys_one_of_the_remaining_buildings(edition: str) -> None:
    t = table(players=3, edition=edition).offer("settlers", "navigator", "monastery").money(30, 30, 30)
    g = t.stand("buildings-1", 2).stand("buildings-2", 0).stand("buildings-3", 2).at("buildings").game()
    assert (g.deciders, sorted(legal(g))) == ((2,), ["buy monastery", "buy navigator", "buy settlers", "pass"])
    g.play("buy navigator")
    assert (g.deciders, sorted(legal(g))) == ((0,), ["buy monastery", "buy settlers", "pass"])
    g.play("buy settlers")
    assert (g.deciders, legal(g)) == ((2,), ["pass", "buy monastery"])
    g.play("buy monastery")
    s = see(g)
    assert (s.owns(0), s.owns(1), s.owns(2)) == (["settlers"], [], ["monastery", "navigator"])


@pytest.mark.clause("D5.5.1")
@BOTH
def test_a_player_may_buy_none(edition: str) -> None:
    t = table(players=3, edition=edition).offer("settlers").stand("buildings-1", 0).stand("buildings-2", 1)
    g = t.at("buildings").game()
    g.play("pass")
    assert see(g).money[0] == 10
    assert (g.deciders, legal(g)) == ((1,), ["pass", "buy settlers"])


@pytest.mark.clause("D5.5.1")
def test_only_what_lies_in_the_row_can_be_bought() -> None:
    g = table(players=3).offer("settlers").stand("buildings-1", 0).at("buildings").game()
    refusal = g.why_not(0, "buy monastery")
    assert refusal is not None
    assert refusal.code == "not-on-offer"


@pytest.mark.clause("D5.5.1")
def test_both_settlers_may_be_bought_each_by_its_worker() -> None:
    t = table(players=3).offer("settlers", "settlers").money(20).stand("buildings-1", 0).stand("buildings-2", 0)
    g = t.at("buildings").game()
    g.play("buy settlers")
    g.play("buy settlers")
    assert see(g).owns(0) == ["settlers", "settlers"]


@pytest.mark.clause("D5.5.3")
@BOTH
def test_an_immediate_building_acts_at_purchase_and_once(edition: str) -> None:
    t = table(players=3, edition=edition).offer("conquest-of-the-inca-empire", "settlers").stand("buildings-1", 0)
    g = t.stand("buildings-2", 0).at("buildings").game()
    g.play("buy conquest-of-the-inca-empire")
    assert see(g).money[0] == 20
    g.play("buy settlers")
    s = see(g)
    assert (s.turn, s.money[0]) == (2, 10)
    for _ in range(16):
        g.play("place colonist shipping")
    s = see(g)
    assert (s.turn, s.money[0]) == (3, 10)


@pytest.mark.clause("D5.5.3")
@BOTH
def test_a_one_time_building_may_be_used_at_purchase(edition: str) -> None:
    t = table(players=3, edition=edition).offer("new-world-cartography").counter("peru", "3/4/4/6")
    g = t.stand("buildings-1", 0).at("buildings").game()
    g.play("buy new-world-cartography")
    g.play("chart peru")
    s = see(g)
    assert (s.turn, s.is_discovered("peru"), s.money[0]) == (2, True, 3)


@pytest.mark.clause("D5.5.3")
@BOTH
def test_a_one_time_building_may_be_kept_for_a_later_benefits_phase(edition: str) -> None:
    t = table(players=3, edition=edition).offer("new-world-cartography").counter("peru", "3/4/4/6")
    g = t.stand("buildings-1", 0).at("buildings").game()
    for text in ("buy new-world-cartography", "pass", "pass", *["place colonist shipping"] * 15):
        g.play(text)
    assert (see(g).turn, asked(g).kind) == (2, "benefit")
    g.play("benefit cartography")
    g.play("chart peru")
    s = see(g)
    assert (s.turn, s.is_discovered("peru"), s.money[0]) == (3, True, 3)


@pytest.mark.clause("D5.5.3")
@BOTH
def test_a_one_time_building_is_used_once(edition: str) -> None:
    t = table(players=3, edition=edition).offer("new-world-cartography").stand("buildings-1", 0).at("buildings")
    g = t.game()
    g.play("buy new-world-cartography")
    g.play("chart peru")
    for _ in range(15):
        g.play("place colonist shipping")
    assert (see(g).turn, asked(g).kind) == (3, "place")


@pytest.mark.clause("D5.5.3")
@BOTH
def test_an_ongoing_building_acts_each_benefits_phase(edition: str) -> None:
    t = table(players=3, edition=edition).offer("trading-post").stand("buildings-1", 0).at("buildings")
    g = t.game()
    g.play("buy trading-post")
    money = [see(g).money[0]]
    for _ in range(2):
        for _ in range(15):
            g.play("place colonist shipping")
        money.append(see(g).money[0])
    assert money == [5, 10, 15]


@pytest.mark.clause("D5.5.4")
@BOTH
def test_a_used_up_building_stays_and_counts_for_prosperity(edition: str) -> None:
    t = table(players=3, edition=edition).turn(8).own(0, "conquest-of-the-inca-empire", "indian-allies", "prosperity")
    g = t.at("score").game()
    assert g.is_over
    assert see(g).owns(0) == ["conquest-of-the-inca-empire", "indian-allies", "prosperity"]
    assert g.scores() == (6, 0, 0)


@pytest.mark.clause("D5.5.4")
def test_a_charted_cartography_is_still_owned() -> None:
    g = table(players=3).offer("new-world-cartography").stand("buildings-1", 0).at("buildings").game()
    g.play("buy new-world-cartography")
    g.play("chart peru")
    assert see(g).owns(0) == ["new-world-cartography"]


@pytest.mark.clause("D5.5.5")
@BOTH
def test_a_building_serves_only_its_owner(edition: str) -> None:
    s = see(table(players=3, edition=edition).own(1, "trading-post", "monastery").at("benefits").game())
    assert s.money == [10, 15, 10]
    assert s.hand == [[5, 0, 0, 0, 0, 0], [5, 0, 0, 1, 0, 0], [5, 0, 0, 0, 0, 0]]


@pytest.mark.clause("D5.5.5")
@BOTH
def test_a_building_counts_only_its_owners_things(edition: str) -> None:
    t = table(players=3, edition=edition).turn(8).own(1, "mercantilism", "navy").goods(0, fur=3).goods(1, rice=2)
    g = t.ships(3, 1, 1).at("score").game()
    assert g.scores() == (0, 2 + 4, 0)
