"""D3: turns, phases, boxes, and what becomes of a worker."""

import random

import pytest

import carrack
from support.discovery import asked, event_args, legal, see, table

BOTH = pytest.mark.parametrize("edition", ["2007", "2015"])
BOXES = ["initiative", "dock", "goods", "shipping", "buildings", "discovery", "specialists", "warfare"]


@pytest.mark.clause("D3.1")
@BOTH
def test_eight_turns_in_three_ages(edition: str) -> None:
    g = carrack.new_game("discovery", players=3, seed=5, edition=edition)
    choose = random.Random(5)
    while not g.is_over:
        g.play(choose.choice(g.legal_moves()))
    turns = [(row["amount"], row["age"]) for row in event_args(g.events(), "turn")]
    assert turns == [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2), (7, 3), (8, 3)]


def phases(edition: str) -> list[str]:
    """What a turn reports, from its last placement on, each thing once."""
    t = table(players=3, edition=edition).goods(0, silver=3).own(0, "trading-post").ship_here(0).hand(0, colonist=1)
    events = t.game().play("place colonist initiative")
    steps = [str(e.args.get("reason", e.kind)) for e in events if e.kind not in {"box", "look", "goods-go", "shuffled"}]
    return list(dict.fromkeys(steps))


@pytest.mark.clause("D3.2")
def test_phases_of_2015() -> None:
    assert phases("2015")[:4] == ["placed", "initiative", "sets", "buildings"]
    assert set(phases("2015")[4:-1]) == {"market", "ship-comes", "offered", "colonists", "ordered"}
    assert phases("2015")[-1] == "turn"


@pytest.mark.clause("D3.3")
def test_phases_of_2007_and_the_order_of_its_refresh() -> None:
    assert phases("2007") == [
        "placed", "initiative", "sets", "buildings",
        "offered", "market", "ship-comes", "colonists", "ordered", "turn",
    ]  # fmt: skip


@pytest.mark.clause("D3.4")
@BOTH
def test_boxes_resolve_from_top_to_bottom(edition: str) -> None:
    t = table(players=3, edition=edition).discovered("peru").troops("peru", 0, soldier=1).troops("peru", 1, colonist=1)
    t = t.stand("dock-1", 0).stand("goods-1", 0).stand("buildings-1", 0).stand("specialists-6", 0).stand("warfare-1", 0)
    g = t.money(30).explorers(0, colonist=1).shippers(0, colonist=1).hand(0, colonist=1).game()
    kinds = []
    for text in ("place colonist initiative", "send peru", "take silver", "buy settlers", "explore brazil"):
        kinds.append(asked(g).kind)
        g.play(text)
    for text in ("train captain", "battle peru s1"):
        kinds.append(asked(g).kind)
        g.play(text)
    assert kinds == ["place", "send", "take", "buy", "explore", "training", "warfare"]
    boxes = [row["box"] for row in event_args(g.events(), "box")]
    assert [box for box in boxes if box in BOXES] == BOXES


@pytest.mark.clause("D3.4")
@BOTH
def test_a_box_resolves_from_left_to_right(edition: str) -> None:
    t = table(players=4, edition=edition).market(silver=1, sugar=1, gold=1, tobacco=1)
    for space, seat in enumerate((2, 0, 3, 1), start=1):
        t = t.stand(f"goods-{space}", seat)
    g = t.at("goods").game()
    takers: list[int] = []
    for good in ("silver", "sugar", "gold"):
        takers += g.deciders
        g.play(f"take {good}")
    assert takers == [2, 0, 3]


@pytest.mark.clause("D3.5")
@BOTH
def test_a_resolved_worker_returns_to_supply(edition: str) -> None:
    t = table(players=3, edition=edition).stand("goods-1", 0, "captain").stand("buildings-1", 1)
    g = t.market(silver=1, sugar=1).at("goods").game()
    assert see(g).worker("supply", 0, "captain") == 4
    g.play("take silver")
    assert g.deciders == (1,)
    assert see(g).worker("supply", 0, "captain") == 5
    assert see(g).space("goods-1") is None


@pytest.mark.clause("D3.5")
def test_it_returns_only_after_its_action_is_carried_out() -> None:
    # The last captain himself asks for a captain: while he stands on the space, there is none in supply.
    t = table(players=3).troops("caribbean", 0, captain=4).bounty_gone().stand("specialists-1", 0, "captain")
    g = t.at("specialists").game()
    g.play("train captain")
    assert asked(g).kind == "swap"
    g.play("pass")
    s = see(g)
    assert (s.turn, s.worker("hand", 0, "captain"), s.worker("supply", 0, "captain")) == (2, 0, 1)


@pytest.mark.clause("D3.5")
@BOTH
def test_a_dock_worker_stays_in_its_region(edition: str) -> None:
    g = table(players=3, edition=edition).discovered("peru").stand("dock-1", 0, "captain").at("dock").game()
    g.play("send peru")
    s = see(g)
    assert (s.troop("peru", 0, "captain"), s.worker("supply", 0, "captain")) == (1, 4)


@pytest.mark.clause("D3.5")
@BOTH
def test_an_initiative_worker_is_not_back_in_supply_when_colonists_are_taken(edition: str) -> None:
    t = table(players=3, edition=edition).troops("caribbean", 0, colonist=24).bounty_gone()
    s = see(t.stand("initiative-1", 0).at("initiative").game())
    assert (s.turn, s.worker("hand", 0), s.worker("supply", 0)) == (2, 4, 1)
    assert s.space("initiative-1") is None


@pytest.mark.clause("D3.5")
@BOTH
def test_a_shipping_worker_is_back_in_supply_when_colonists_are_taken(edition: str) -> None:
    t = table(players=3, edition=edition).troops("caribbean", 0, colonist=24).bounty_gone()
    s = see(t.shippers(0, colonist=1).at("shipping").game())
    assert (s.turn, s.worker("hand", 0), s.worker("supply", 0)) == (2, 5, 0)


def resolving(box: str, edition: str) -> carrack.Game:
    """A table where seat 0 has one worker to resolve in a box, and several things to do with it."""
    t = table(players=3, edition=edition).discovered("peru").troops("peru", 0, soldier=1).troops("peru", 1, colonist=1)
    t = t.at(box)
    if box == "discovery":
        return t.explorers(0, colonist=1).game()
    return t.stand({"specialists": "specialists-1", "training": "specialists-6"}.get(box, f"{box}-1"), 0).game()


@pytest.mark.clause("D3.6")
@pytest.mark.parametrize("box", ["dock", "goods", "buildings", "discovery", "specialists", "warfare"])
def test_in_2015_an_action_may_be_forgone(box: str) -> None:
    g = resolving(box, "2015")
    assert g.deciders == (0,)
    assert "pass" in legal(g)


@pytest.mark.clause("D3.6")
def test_a_worker_who_forgoes_the_dock_returns_to_supply() -> None:
    g = resolving("dock", "2015")
    assert see(g).worker("supply", 0) == 28
    g.play("pass")
    s = see(g)
    assert (s.turn, s.worker("supply", 0), s.worker("hand", 0)) == (2, 24, 5)
    assert s.troop("caribbean", 0) == s.troop("peru", 0) == 0


@pytest.mark.clause("D3.6")
def test_a_good_forgone_stays_for_the_next() -> None:
    g = table(players=3).market(silver=1).stand("goods-1", 0).stand("goods-2", 1).at("goods").game()
    g.play("pass")
    assert see(g).worker("supply", 0) == 29
    assert (g.deciders, legal(g)) == ((1,), ["pass", "take silver"])


@pytest.mark.clause("D3.6")
@pytest.mark.parametrize("box", ["buildings", "discovery", "warfare"])
def test_in_2007_an_action_may_be_forgone_at_buildings_discovery_and_warfare(box: str) -> None:
    g = resolving(box, "2007")
    assert g.deciders == (0,)
    assert "pass" in legal(g)


@pytest.mark.clause("D3.6")
@BOTH
def test_training_may_be_forgone(edition: str) -> None:
    g = table(players=3, edition=edition).stand("specialists-6", 0).at("specialists").game()
    assert "pass" in legal(g)
    g.play("pass")
    assert see(g).money[0] == 10
    assert see(g).hand[0] == [5, 0, 0, 0, 0, 0]


@pytest.mark.clause("D3.6")
@pytest.mark.parametrize("box", ["dock", "goods"])
def test_in_2007_dock_and_goods_are_compulsory(box: str) -> None:
    g = resolving(box, "2007")
    assert g.deciders == (0,)
    assert "pass" not in legal(g)
    refusal = g.why_not(0, "pass")
    assert refusal is not None
    assert refusal.code == "must-choose"


@pytest.mark.clause("D3.6")
def test_in_2007_a_specialist_comes_unasked() -> None:
    s = see(resolving("specialists", "2007"))
    assert (s.turn, s.hand[0]) == (2, [5, 1, 0, 0, 0, 0])


@pytest.mark.clause("D3.6")
@BOTH
def test_initiative_and_shipping_are_never_forgone(edition: str) -> None:
    t = table(players=3, edition=edition).stand("initiative-1", 0).shippers(1, colonist=1)
    s = see(t.at("initiative").game())  # nobody was asked anything
    assert (s.turn, s.money, s.ships) == (2, [11, 10, 10], [0, 1, 0])


def scholar() -> carrack.Game:
    """Seat 1 owns a University and stands behind seat 0 in the boxes of goods and warfare."""
    t = table(players=3).turn(4).order(1, 0, 2).own(1, "university").stand("goods-1", 0).stand("goods-2", 1)
    t = t.stand("warfare-1", 0).stand("warfare-2", 1).troops("peru", 0, soldier=1).troops("peru", 1, soldier=1)
    return t.market().at("goods").game()


@pytest.mark.clause("D3.7")
def test_stables_come_before_university_just_before_discovery() -> None:
    t = table(players=3).turn(4).order(1, 0, 2).own(0, "stables", "university").troops("florida", 0, soldier=1)
    t.troops("caribbean", 1, colonist=1)
    g = t.explorers(0, colonist=1).explorers(1, colonist=1).at("discovery").game()
    kinds = []
    for _ in range(2):
        kinds.append((asked(g).kind, g.deciders))
        g.play("pass")
    kinds.append((asked(g).kind, g.deciders))
    assert kinds == [("stable", (0,)), ("front", (0,)), ("explore", (1,))]


@pytest.mark.clause("D3.7")
def test_in_2007_stables_wait_for_the_benefits() -> None:
    t = table(players=3, edition="2007").turn(4).own(0, "stables").troops("florida", 0, soldier=1)
    g = t.troops("caribbean", 1, colonist=1).explorers(0, colonist=1).at("discovery").game()
    kinds = [asked(g).kind]
    g.play("pass")
    assert [*kinds, asked(g).kind] == ["explore", "benefit"]


@pytest.mark.clause("D3.7")
def test_a_use_not_made_is_kept() -> None:
    g = scholar()
    assert asked(g).kind == "front"
    g.play("pass")
    assert (asked(g).kind, legal(g)) == ("front", ["pass", "front warfare-2"])


@pytest.mark.clause("D3.7")
def test_a_use_is_spent_even_if_it_gains_nothing() -> None:
    g = scholar()
    g.play("front goods-2")  # no good lies there
    assert (asked(g).kind, g.deciders) == ("warfare", (0,))
    assert see(g).goods[1] == [0] * 11
