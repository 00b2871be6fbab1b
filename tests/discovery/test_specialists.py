"""D5.7: the specialists box; D1.8: what happens when a type has run out."""

import pytest

from support.discovery import asked, legal, see, table

BOTH = pytest.mark.parametrize("edition", ["2007", "2015"])
TYPES = ["colonist", "captain", "merchant", "missionary", "soldier"]
LIMITS = {"captain": 5, "merchant": 5, "missionary": 10, "soldier": 10}
SPACES = {"captain": 1, "merchant": 2, "missionary": 3, "soldier": 4}


@pytest.mark.clause("D5.7.1")
@pytest.mark.parametrize("worker", SPACES)
def test_in_2007_a_worker_earns_the_specialist_of_its_space(worker: str) -> None:
    s = see(table(players=3, edition="2007").stand(f"specialists-{SPACES[worker]}", 1).at("specialists").game())
    assert s.turn == 2
    assert [s.worker("hand", 1, t) for t in TYPES] == [5] + [int(t == worker) for t in TYPES[1:]]
    assert s.worker("supply", 1, worker) == LIMITS[worker] - 1


@pytest.mark.clause("D5.7.1")
@pytest.mark.parametrize("worker", SPACES)
def test_in_2015_a_worker_earns_the_specialist_of_its_space_if_its_owner_wants(worker: str) -> None:
    g = table(players=3).stand(f"specialists-{SPACES[worker]}", 1).at("specialists").game()
    assert legal(g) == ["pass", f"train {worker}"]
    g.play(f"train {worker}")
    s = see(g)
    assert s.turn == 2
    assert [s.worker("hand", 1, t) for t in TYPES] == [5] + [int(t == worker) for t in TYPES[1:]]
    assert s.money[1] == 10


@pytest.mark.clause("D5.7.1")
def test_in_2015_a_specialist_forgone_is_not_received() -> None:
    g = table(players=3).stand("specialists-1", 1).at("specialists").game()
    g.play("pass")
    assert see(g).hand[1] == [5, 0, 0, 0, 0, 0]
    assert see(g).worker("supply", 1, "captain") == 5


@pytest.mark.clause("D5.7.1")
@BOTH
def test_a_specialist_can_be_placed_in_the_next_turn(edition: str) -> None:
    g = table(players=3, edition=edition).stand("specialists-1", 0).at("specialists").game()
    if edition == "2015":
        g.play("train captain")
    assert see(g).turn == 2
    assert "place captain shipping" in legal(g)


@pytest.mark.clause("D5.7.1")
@BOTH
def test_training_costs_five_dollars_for_one_of_any_kind(edition: str) -> None:
    for worker in SPACES:
        g = table(players=3, edition=edition).money(5).stand("specialists-6", 0).at("specialists").game()
        assert legal(g) == ["pass", "train captain", "train merchant", "train missionary", "train soldier"]
        g.play(f"train {worker}")
        s = see(g)
        assert (s.money[0], s.worker("hand", 0, worker), sum(s.hand[0])) == (0, 1, 6)


@pytest.mark.clause("D5.7.1")
@BOTH
def test_with_less_than_five_dollars_training_gives_nothing(edition: str) -> None:
    g = table(players=3, edition=edition).money(4).stand("specialists-6", 0).at("specialists").game()
    s = see(g)
    assert (s.turn, s.money[0], s.hand[0]) == (2, 4, [5, 0, 0, 0, 0, 0])


@pytest.mark.clause("D5.7.1")
@BOTH
def test_no_builder_is_trained_without_builders(edition: str) -> None:
    g = table(players=3, edition=edition).stand("specialists-6", 0).at("specialists").game()
    assert g.why_not(0, "train builder") is not None


@pytest.mark.clause("D5.7.1")
@BOTH
def test_the_worker_who_trained_returns_to_supply(edition: str) -> None:
    g = table(players=3, edition=edition).stand("specialists-6", 0, "merchant").at("specialists").game()
    g.play("train soldier")
    assert see(g).worker("supply", 0, "merchant") == 5


@pytest.mark.clause("D1.8")
def test_swap_out_is_asked_only_when_none_is_in_supply() -> None:
    t = table(players=3, edition="2007").troops("peru", 0, captain=4).bounty_gone().stand("specialists-1", 0)
    s = see(t.at("specialists").game())
    assert (s.turn, s.worker("hand", 0, "captain"), s.worker("supply", 0, "captain")) == (2, 1, 0)


@pytest.mark.clause("D1.8")
@BOTH
@pytest.mark.parametrize("worker", ["captain", "merchant", "missionary"])
def test_a_specialist_in_a_region_of_choice_is_exchanged_for_a_colonist(edition: str, worker: str) -> None:
    rest = LIMITS[worker] - 2
    t = table(players=3, edition=edition).troops("peru", 0, **{worker: rest}).troops("brazil", 0, **{worker: 2})
    g = t.troops("florida", 0, colonist=1).bounty_gone().stand(f"specialists-{SPACES[worker]}", 0, "soldier")
    game = g.at("specialists").game()
    if edition == "2015":
        game.play(f"train {worker}")
    assert (asked(game).kind, legal(game)) == ("swap", ["pass", "swap peru", "swap brazil"])
    game.play("swap brazil")
    s = see(game)
    assert (s.troop("brazil", 0, worker), s.troop("brazil", 0), s.troop("peru", 0, worker)) == (1, 1, rest)
    assert (s.worker("hand", 0, worker), s.worker("supply", 0, worker)) == (1, 0)
    assert s.worker("supply", 0) == 29 - 1 - 1 - 5


@pytest.mark.clause("D1.8")
@BOTH
def test_swap_out_declined_the_worker_is_not_received(edition: str) -> None:
    t = table(players=3, edition=edition).troops("peru", 0, captain=5).bounty_gone().stand("specialists-1", 0)
    g = t.at("specialists").game()
    if edition == "2015":
        g.play("train captain")
    g.play("pass")
    s = see(g)
    assert (s.turn, s.worker("hand", 0, "captain"), s.troop("peru", 0, "captain")) == (2, 0, 5)


@pytest.mark.clause("D1.8")
@BOTH
def test_swap_out_needs_a_colonist_in_supply_and_nobody_is_asked_without(edition: str) -> None:
    t = table(players=3, edition=edition).troops("peru", 0, captain=5).troops("caribbean", 0, colonist=29)
    g = t.bounty_gone().stand("specialists-1", 0, "soldier").at("specialists").game()
    s = see(g)
    assert (s.turn, s.worker("hand", 0, "captain"), s.troop("peru", 0, "captain")) == (2, 0, 5)


@pytest.mark.clause("D1.8")
@BOTH
def test_specialists_outside_the_regions_are_not_exchanged(edition: str) -> None:
    t = table(players=3, edition=edition).explorers(0, captain=5).stand("specialists-1", 0)
    g = t.at("specialists").game()
    s = see(g)
    assert (s.turn, s.worker("hand", 0, "captain"), s.worker("explorers", 0, "captain")) == (2, 0, 5)


@pytest.mark.clause("D1.8")
def test_in_2015_soldiers_are_swapped_out() -> None:
    t = table(players=3).troops("peru", 0, soldier=10).bounty_gone().stand("specialists-4", 0).at("specialists")
    g = t.game()
    g.play("train soldier")
    assert legal(g) == ["pass", "swap peru"]
    g.play("swap peru")
    s = see(g)
    assert (s.troop("peru", 0, "soldier"), s.troop("peru", 0), s.worker("hand", 0, "soldier")) == (9, 1, 1)


@pytest.mark.clause("D1.8")
def test_in_2007_soldiers_are_not_swapped_out() -> None:
    t = table(players=3, edition="2007").troops("peru", 0, soldier=10).bounty_gone().stand("specialists-4", 0)
    s = see(t.at("specialists").game())
    assert (s.turn, s.troop("peru", 0, "soldier"), s.worker("hand", 0, "soldier")) == (2, 10, 0)


@pytest.mark.clause("D1.8")
@BOTH
def test_a_trained_specialist_may_be_swapped_out_too(edition: str) -> None:
    t = table(players=3, edition=edition).troops("peru", 0, captain=5).bounty_gone().stand("specialists-6", 0)
    g = t.at("specialists").game()
    g.play("train captain")
    g.play("swap peru")
    s = see(g)
    assert (s.money[0], s.worker("hand", 0, "captain"), s.troop("peru", 0)) == (5, 1, 1)


@pytest.mark.clause("D1.8")
@BOTH
def test_two_specialists_of_buildings_are_swapped_out_one_at_a_time(edition: str) -> None:
    t = table(players=3, edition=edition).own(0, "trade-routes", "marketplace").bounty_gone()
    g = t.troops("peru", 0, merchant=3).troops("brazil", 0, merchant=2).at("benefits").game()
    assert asked(g).kind == "swap"
    g.play("swap peru")
    assert asked(g).kind == "swap"
    g.play("swap brazil")
    s = see(g)
    assert (s.troop("peru", 0, "merchant"), s.troop("brazil", 0, "merchant")) == (2, 1)
    assert (s.troop("peru", 0), s.troop("brazil", 0), s.worker("hand", 0, "merchant")) == (1, 1, 2)


@pytest.mark.clause("D1.8")
@BOTH
def test_of_two_only_the_one_not_in_supply_is_swapped_out(edition: str) -> None:
    t = table(players=3, edition=edition).own(0, "trade-routes", "marketplace").troops("peru", 0, merchant=4)
    g = t.bounty_gone().at("benefits").game()
    assert asked(g).kind == "swap"
    assert see(g).worker("hand", 0, "merchant") == 1
    g.play("pass")
    assert see(g).worker("hand", 0, "merchant") == 1
