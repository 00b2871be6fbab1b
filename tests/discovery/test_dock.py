"""D5.2: the colonist dock."""

import pytest

from support.discovery import asked, event_args, legal, see, table

BOTH = pytest.mark.parametrize("edition", ["2007", "2015"])


@pytest.mark.clause("D5.2.1")
@BOTH
def test_workers_leave_one_at_a_time_in_space_order_x_and_y_last(edition: str) -> None:
    t = table(players=3, edition=edition).discovered("peru")
    t = t.stand("dock-1", 2).stand("dock-2", 0, "soldier").stand("dock-3", 1).stand("dock-x", 2).stand("dock-y", 0)
    g = t.at("dock").game()
    left: list[int] = []
    for region in ("peru", "caribbean", "peru", "caribbean"):
        left += g.deciders
        g.play(f"send {region}")
    assert [*left, *g.deciders] == [2, 0, 1, 2, 0]
    s = see(g)
    assert (s.troop("peru", 2), s.troop("caribbean", 0, "soldier"), s.troop("peru", 1)) == (1, 1, 1)


@pytest.mark.clause("D5.2.1")
@BOTH
def test_a_worker_goes_to_any_discovered_region_and_no_other(edition: str) -> None:
    g = table(players=3, edition=edition).discovered("peru", "virginia").stand("dock-1", 0).at("dock").game()
    assert [text for text in legal(g) if text != "pass"] == ["send virginia", "send caribbean", "send peru"]
    refusal = g.why_not(0, "send brazil")
    assert refusal is not None
    assert refusal.clause == "D5.2.1"


@pytest.mark.clause("D5.2.1")
@BOTH
def test_afterwards_it_stays_there(edition: str) -> None:
    g = table(players=3, edition=edition).discovered("peru").stand("dock-1", 0, "captain").at("dock").game()
    g.play("send peru")
    for _ in range(15):
        g.play("place colonist shipping")
    s = see(g)
    assert (s.turn, s.troop("peru", 0, "captain")) == (3, 1)


@pytest.mark.clause("D5.2.2")
@BOTH
def test_the_first_with_three_workers_takes_the_good_at_once(edition: str) -> None:
    t = table(players=3, edition=edition).troops("peru", 0, colonist=1, soldier=1).troops("peru", 1, colonist=2)
    g = t.stand("dock-1", 1, "captain").stand("dock-2", 0).at("dock").game()
    g.play("send peru")
    assert see(g).good(1, "silver") == 1
    g.play("send peru")
    s = see(g)
    assert (s.troop("peru", 0), s.troop("peru", 0, "soldier")) == (2, 1)
    assert sum(s.goods[0]) == 0
    assert s.bounty == 0b111111111 - (1 << 7)


@pytest.mark.clause("D5.2.2")
@BOTH
def test_two_workers_do_not_take_the_good(edition: str) -> None:
    g = table(players=3, edition=edition).troops("peru", 0, colonist=1).stand("dock-1", 0).at("dock").game()
    g.play("send peru")
    assert see(g).goods[0] == [0] * 11
    assert see(g).bounty == 0b111111111


@pytest.mark.clause("D5.2.2")
def test_others_workers_do_not_help_to_three() -> None:
    t = table(players=3).troops("peru", 0, colonist=1).troops("peru", 1, colonist=2)
    g = t.stand("dock-1", 0).at("dock").game()
    g.play("send peru")
    assert see(g).goods[0] == [0] * 11


@pytest.mark.clause("D5.2.2")
def test_a_good_once_taken_is_not_there_for_a_second_colony_of_three() -> None:
    t = table(players=3).troops("peru", 0, colonist=2).bounty_gone("peru")
    g = t.stand("dock-1", 0).at("dock").game()
    g.play("send peru")
    assert see(g).goods[0] == [0] * 11


@pytest.mark.clause("D5.2.2")
@BOTH
def test_a_fourth_worker_takes_nothing_more(edition: str) -> None:
    t = table(players=3, edition=edition).troops("peru", 0, colonist=2).stand("dock-1", 0).stand("dock-2", 0)
    g = t.at("dock").game()
    g.play("send peru")
    g.play("send peru")
    assert sum(see(g).goods[0]) == see(g).good(0, "silver") == 1


@pytest.mark.clause("D5.2.2")
@BOTH
def test_the_missionarys_colonist_may_be_the_third(edition: str) -> None:
    t = table(players=3, edition=edition).troops("peru", 0, colonist=1).stand("dock-1", 0, "missionary")
    g = t.at("dock").game()
    g.play("send peru")
    assert see(g).good(0, "silver") == 1


@pytest.mark.clause("D5.2.2")
@BOTH
def test_workers_a_building_brings_take_the_good_too(edition: str) -> None:
    t = table(players=3, edition=edition).turn(4).offer("indian-allies").money(20).troops("peru", 0, colonist=1)
    g = t.troops("brazil", 0, colonist=1).stand("buildings-1", 0).at("buildings").game()
    g.play("buy indian-allies")
    g.play("garrison peru")
    assert see(g).good(0, "silver") == 1


@pytest.mark.clause("D5.2.2")
def test_workers_who_migrate_take_the_good_too() -> None:
    t = table(players=3).turn(7).own(0, "migration").troops("peru", 0, colonist=1).troops("brazil", 0, colonist=2)
    g = t.at("benefits").game()
    g.play("benefit migration migrate brazil peru migrant colonist migrant colonist")
    assert see(g).troop("peru", 0) == 3
    assert see(g).good(0, "silver") == 1


@pytest.mark.clause("D5.2.2")
@BOTH
def test_the_free_colonist_of_a_discovery_counts_toward_the_three(edition: str) -> None:
    t = table(players=3, edition=edition).explorers(0, colonist=1).counter("peru", "1/2/1/4").at("discovery")
    g = t.game()
    g.play("explore peru")
    for text in ("place colonist dock", "place colonist shipping", "place colonist shipping"):
        g.play(text)
    g.play("place colonist dock")
    for _ in range(11):
        g.play("place colonist shipping")
    assert asked(g).kind == "send"
    g.play("send peru")
    assert see(g).good(0, "silver") == 0
    g.play("send peru")
    assert see(g).good(0, "silver") == 1


@pytest.mark.clause("D5.2.3")
@BOTH
def test_a_merchant_earns_five_dollars_on_arrival(edition: str) -> None:
    t = table(players=3, edition=edition).discovered("peru").stand("dock-1", 0, "merchant").stand("dock-2", 1)
    g = t.at("dock").game()
    assert see(g).money[0] == 10
    events = g.play("send peru")
    assert see(g).money[0] == 15
    assert event_args(events, "earned") == [{"seat": 0, "amount": 5, "reason": "merchant"}]


@pytest.mark.clause("D5.2.3")
@BOTH
def test_a_missionary_brings_a_colonist_from_supply(edition: str) -> None:
    t = table(players=3, edition=edition).discovered("peru").stand("dock-1", 0, "missionary").stand("dock-2", 1)
    g = t.at("dock").game()
    assert see(g).worker("supply", 0) == 29
    g.play("send peru")
    s = see(g)
    assert (s.troop("peru", 0, "missionary"), s.troop("peru", 0), s.worker("supply", 0)) == (1, 1, 28)


@pytest.mark.clause("D5.2.3")
@BOTH
@pytest.mark.parametrize("worker", ["colonist", "captain", "soldier"])
def test_other_workers_bring_nothing_on_arrival(edition: str, worker: str) -> None:
    t = table(players=3, edition=edition).discovered("peru").stand("dock-1", 0, worker).stand("dock-2", 1)
    g = t.at("dock").game()
    g.play("send peru")
    s = see(g)
    assert s.money[0] == 10
    assert sum(s.troops[7][0]) == s.troop("peru", 0, worker) == 1


@pytest.mark.clause("D5.2.3")
def test_merchant_and_missionary_bring_nothing_when_they_migrate() -> None:
    t = table(players=3, edition="2007").turn(7).own(0, "migration").discovered("brazil").bounty_gone()
    g = t.troops("peru", 0, merchant=1, missionary=1, colonist=1).at("benefits").game()
    g.play("benefit migration migrate peru brazil migrant merchant migrant missionary")
    s = see(g)
    assert s.troops[8][0] == [0, 0, 1, 1, 0, 0]
    assert s.money[0] == 10


@pytest.mark.clause("D5.2.3")
def test_merchant_and_missionary_do_nothing_for_staying_there() -> None:
    s = see(table(players=3).troops("peru", 0, merchant=2, missionary=2).bounty_gone().at("dock").game())
    assert (s.turn, s.money[0], s.troop("peru", 0)) == (2, 10, 0)


@pytest.mark.clause("D5.2.3")
@BOTH
def test_a_soldier_counts_however_he_came(edition: str) -> None:
    t = table(players=3, edition=edition).turn(4).offer("indian-allies").money(14).bounty_gone()
    t = t.troops("peru", 0, colonist=1).troops("peru", 1, colonist=3).stand("buildings-1", 0).stand("warfare-1", 0)
    g = t.at("buildings").game()
    g.play("buy indian-allies")
    g.play("battle peru s1")
    assert see(g).troop("peru", 1) == 1
