"""D4: placing workers."""

import pytest

from support.discovery import Layout, asked, legal, refused, see, table

BOTH = pytest.mark.parametrize("edition", ["2007", "2015"])
PLACES = [
    "initiative", "dock", "goods", "shipping", "buildings", "discovery", "captain", "merchant", "missionary", "soldier",
    "training", "warfare",
]  # fmt: skip
SPACES = {"goods": 4, "buildings": 5, "warfare": 4, "dock": 5}  # the dock: with three players


@pytest.mark.clause("D4.1")
@BOTH
def test_players_place_one_worker_each_in_player_order(edition: str) -> None:
    t = table(players=3, edition=edition).order(2, 0, 1)
    g = t.hand(0, colonist=2).hand(1, colonist=2).hand(2, colonist=2).game()
    placers: list[int] = []
    for _ in range(5):
        placers += g.deciders
        g.play("place colonist shipping")
    assert [*placers, *g.deciders] == [2, 0, 1, 2, 0, 1]


@pytest.mark.clause("D4.1")
def test_a_player_without_workers_is_skipped() -> None:
    g = table(players=3).hand(0, colonist=1).hand(1, colonist=3).hand(2, colonist=2).game()
    placers: list[int] = []
    for _ in range(6):
        placers += g.deciders
        g.play("place colonist shipping")
    assert placers == [0, 1, 2, 1, 2, 1]


@pytest.mark.clause("D4.1")
@BOTH
def test_a_worker_must_be_placed(edition: str) -> None:
    g = table(players=3, edition=edition).hand(0, colonist=1).game()
    assert "pass" not in legal(g)
    assert refused(g, "pass") == "must-choose"


@pytest.mark.clause("D4.1")
def test_the_phase_ends_when_nobody_has_workers_and_none_is_saved() -> None:
    g = table(players=3).hand(0, colonist=1).hand(2, merchant=1).game()
    g.play("place colonist shipping")
    assert see(g).turn == 1
    g.play("place merchant initiative")
    s = see(g)
    assert (s.turn, s.hand) == (2, [[5, 0, 0, 0, 0, 0]] * 3)


@pytest.mark.clause("D4.1")
def test_only_workers_at_hand_can_be_placed() -> None:
    g = table(players=3).hand(0, colonist=1).game()
    assert refused(g, "place captain shipping") == "no-worker"


@pytest.mark.clause("D4.1")
@BOTH
def test_a_player_without_workers_still_has_income_benefits_and_explorers(edition: str) -> None:
    t = table(players=3, edition=edition).goods(1, silver=3).own(1, "trading-post").explorers(1, colonist=1)
    g = t.counter("peru", "1/2/1/4").hand(0, colonist=1).game()
    g.play("place colonist shipping")
    assert (g.deciders, asked(g).kind) == ((1,), "explore")
    g.play("explore peru")
    assert see(g).money[1] == 10 + 1 + 3 + 5


@pytest.mark.clause("D4.2")
@BOTH
def test_any_worker_may_go_to_any_box(edition: str) -> None:
    workers = ["colonist", "captain", "merchant", "missionary", "soldier"]
    g = table(players=3, edition=edition).hand(0, **dict.fromkeys(workers, 1)).game()
    assert sorted(legal(g)) == sorted(f"place {worker} {place}" for worker in workers for place in PLACES)


@pytest.mark.clause("D4.3")
@BOTH
def test_initiative_takes_one_worker_of_each_player_on_the_lowest_number(edition: str) -> None:
    g = table(players=3, edition=edition).hand(0, colonist=2).hand(1, soldier=1).hand(2, colonist=1).game()
    g.play("place colonist initiative")
    g.play("place soldier initiative")
    g.play("place colonist shipping")
    s = see(g)
    assert [s.space(f"initiative-{n}") for n in (1, 2, 3)] == [(0, "colonist"), (1, "soldier"), None]
    assert "place colonist initiative" not in legal(g)
    assert refused(g, "place colonist initiative") == "initiative-once"


@pytest.mark.clause("D4.3")
@pytest.mark.parametrize(("edition", "players"), [("2007", 5), ("2015", 6)])
def test_there_is_a_number_for_every_player(edition: str, players: int) -> None:
    t = table(players=players, edition=edition)
    for seat in range(players):
        t = t.hand(seat, colonist=1 + (seat == 0))
    g = t.game()
    for _ in range(players):
        g.play("place colonist initiative")
    s = see(g)
    assert [s.space(f"initiative-{n + 1}") for n in range(players)] == [(seat, "colonist") for seat in range(players)]


@pytest.mark.clause("D4.4")
@BOTH
@pytest.mark.parametrize("box", SPACES)
def test_the_lowest_free_space_is_taken_and_several_of_one_player_are_allowed(edition: str, box: str) -> None:
    g = table(players=3, edition=edition).hand(0, colonist=3).hand(1, captain=1).game()
    g.play(f"place colonist {box}")
    g.play(f"place captain {box}")
    g.play(f"place colonist {box}")
    s = see(g)
    assert [s.space(f"{box}-{n}") for n in (1, 2, 3, 4)] == [(0, "colonist"), (1, "captain"), (0, "colonist"), None]


@pytest.mark.clause("D4.4")
@BOTH
@pytest.mark.parametrize("box", SPACES)
def test_a_box_is_full_when_its_spaces_are_taken(edition: str, box: str) -> None:
    t = table(players=3, edition=edition).hand(0, colonist=2).hand(1, colonist=1)
    for number in range(1, SPACES[box]):
        t = t.stand(f"{box}-{number}", number % 3)
    g = t.game()
    g.play(f"place colonist {box}")
    assert see(g).space(f"{box}-{SPACES[box]}") == (0, "colonist")
    assert f"place colonist {box}" not in legal(g)
    assert refused(g, f"place colonist {box}") == "box-full"


def queue(box: str, seats: list[int]) -> Layout:
    """Workers of these seats on the first spaces of a box, just before it resolves."""
    t = table(players=3)
    for number, seat in enumerate(seats, start=1):
        t = t.stand(f"{box}-{number}", seat)
    return t.at(box)


@pytest.mark.clause("D4.4")
def test_who_finds_no_good_gets_nothing() -> None:
    g = queue("goods", [0, 1, 2]).market(silver=1, gold=1).game()
    g.play("take silver")
    g.play("take gold")
    s = see(g)
    assert (s.turn, [sum(goods) for goods in s.goods]) == (2, [1, 1, 0])
    assert s.worker("supply", 2) + s.worker("hand", 2) == 29


@pytest.mark.clause("D4.4")
def test_a_space_of_the_goods_box_is_open_though_no_good_is_left_for_it() -> None:
    t = (
        table(players=3)
        .market(silver=1)
        .hand(0, colonist=1)
        .stand("goods-1", 1)
        .stand("goods-2", 1)
        .stand("goods-3", 1)
    )
    assert "place colonist goods" in legal(t.game())


@pytest.mark.clause("D4.4")
def test_a_space_of_the_buildings_box_is_open_though_no_building_is_left_for_it() -> None:
    t = table(players=3).offer("settlers").hand(0, colonist=1)
    for number in range(1, 5):
        t = t.stand(f"buildings-{number}", 1)
    assert "place colonist buildings" in legal(t.game())


@pytest.mark.clause("D4.4")
def test_who_finds_no_building_gets_nothing() -> None:
    g = queue("buildings", [0, 1]).offer("settlers").game()
    g.play("buy settlers")
    s = see(g)
    assert (s.turn, s.money, s.owns(1)) == (2, [0, 10, 10], [])


@pytest.mark.clause("D4.5")
@BOTH
@pytest.mark.parametrize("box", ["shipping", "discovery"])
def test_shipping_and_discovery_take_any_number(edition: str, box: str) -> None:
    g = table(players=3, edition=edition).hand(0, colonist=21).game()
    for _ in range(20):
        g.play(f"place colonist {box}")
    field = {"shipping": "shippers", "discovery": "explorers"}[box]
    assert see(g).worker(field, 0) == 20
    assert f"place colonist {box}" in legal(g)


@pytest.mark.clause("D4.6")
@BOTH
def test_each_specialist_space_takes_one_worker_and_any_free_one_may_be_chosen(edition: str) -> None:
    spaces = {"captain": 1, "merchant": 2, "missionary": 3, "soldier": 4, "training": 6}
    for place, number in spaces.items():
        g = table(players=3, edition=edition).hand(0, colonist=2).game()
        g.play(f"place colonist {place}")
        assert see(g).space(f"specialists-{number}") == (0, "colonist")
        assert refused(g, f"place colonist {place}") == "space-taken"
        assert [f"place colonist {other}" in legal(g) for other in spaces] == [other != place for other in spaces]


@pytest.mark.clause("D4.6")
@BOTH
def test_there_is_no_builder_space_without_builders(edition: str) -> None:
    g = table(players=3, edition=edition).hand(0, colonist=2).game()
    assert refused(g, "place colonist builder") == "not-in-this-game"


@pytest.mark.clause("D4.6")
def test_specialist_spaces_resolve_in_their_order_training_last() -> None:
    t = table(players=5)
    for seat, number in enumerate((6, 4, 3, 2, 1)):
        t = t.stand(f"specialists-{number}", seat)
    g = t.at("specialists").game()
    resolved: list[int] = []
    for worker in ("captain", "merchant", "missionary", "soldier"):
        resolved += g.deciders
        g.play(f"train {worker}")
    assert [*resolved, *g.deciders] == [4, 3, 2, 1, 0]
    assert asked(g).kind == "training"


@pytest.mark.clause("D4.7")
@BOTH
def test_x_and_y_are_never_chosen(edition: str) -> None:
    t = table(players=3, edition=edition).own(0, "indentured-servitude").own(0, "colonization-laws").hand(0, colonist=2)
    for number in range(1, 6):
        t = t.stand(f"dock-{number}", 1)
    g = t.game()
    assert see(g).space("dock-x") is None
    assert see(g).space("dock-y") is None
    assert refused(g, "place colonist dock") == "box-full"


@pytest.mark.clause("D4.7")
@BOTH
@pytest.mark.parametrize(("building", "space"), [("indentured-servitude", "dock-x"), ("colonization-laws", "dock-y")])
def test_the_free_colonist_of_the_building_stands_there(edition: str, building: str, space: str) -> None:
    s = see(table(players=3, edition=edition).own(1, building).at("benefits").game())
    assert s.space(space) == (1, "colonist")
    assert s.worker("hand", 1) == 5
    assert s.worker("supply", 1) == 29 - 1 - 5
