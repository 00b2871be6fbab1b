"""D5.8: battles and wars, with the rulebooks' examples."""

import pytest

from support.discovery import Layout, asked, event_args, legal, refused, see, table

BOTH = pytest.mark.parametrize("edition", ["2007", "2015"])
SEAN, ANGELO, THIRD = 0, 1, 2


def at_war(edition: str = "2015", worker: str = "colonist") -> Layout:
    """Sean has a worker on the first space of the warfare box."""
    return table(players=3, edition=edition).bounty_gone().stand("warfare-1", SEAN, worker).at("warfare")


@pytest.mark.clause("D5.8.1")
@BOTH
def test_a_worker_fights_a_battle_a_war_or_not_at_all(edition: str) -> None:
    t = at_war(edition).troops("peru", SEAN, soldier=1).troops("peru", ANGELO, colonist=2)
    assert legal(t.game()) == ["pass", "battle peru s1", "war s1"]


@pytest.mark.clause("D5.8.1")
@BOTH
def test_a_battle_is_free_and_a_war_costs_ten_dollars(edition: str) -> None:
    for text, money in (("pass", 12), ("battle peru s1", 12), ("war s1", 2)):
        t = at_war(edition).money(12).troops("peru", SEAN, soldier=1).troops("peru", ANGELO, colonist=2)
        g = t.game()
        g.play(text)
        assert see(g).money[SEAN] == money


@pytest.mark.clause("D5.8.1")
@BOTH
@pytest.mark.parametrize("worker", ["colonist", "captain", "soldier"])
def test_the_type_of_the_worker_in_the_box_is_no_matter(edition: str, worker: str) -> None:
    g = at_war(edition, worker).troops("peru", SEAN, soldier=1).troops("peru", ANGELO, colonist=3).game()
    g.play("battle peru s1")
    assert see(g).troop("peru", ANGELO) == 2


@pytest.mark.clause("D5.8.1")
@BOTH
def test_each_worker_in_turn_and_several_of_one_player(edition: str) -> None:
    t = at_war(edition).stand("warfare-2", ANGELO).stand("warfare-3", SEAN).money(10)
    t = t.troops("peru", SEAN, soldier=1).troops("peru", ANGELO, colonist=3)
    t = t.troops("peru", THIRD, colonist=1)
    g = t.game()
    fighters: list[int] = []
    for text in ("battle peru s1", "pass", "war s1"):
        fighters += g.deciders
        g.play(text)
    assert fighters == [SEAN, ANGELO, SEAN]
    s = see(g)
    assert (s.troop("peru", ANGELO), s.money[SEAN]) == (1, 0)


@pytest.mark.clause("D5.8.2")
@BOTH
def test_without_a_soldier_on_either_side_there_is_no_battle(edition: str) -> None:
    t = at_war(edition).troops("peru", SEAN, colonist=3).troops("peru", ANGELO, colonist=3)
    g = t.troops("brazil", SEAN, soldier=1).troops("brazil", ANGELO, colonist=1).game()
    assert legal(g) == ["pass", "battle brazil s1", "war s1"]
    assert refused(g, "battle peru s1") == "no-soldier-there"


@pytest.mark.clause("D5.8.2")
@BOTH
def test_a_soldier_of_the_defender_is_enough(edition: str) -> None:
    t = at_war(edition).troops("peru", SEAN, colonist=2).troops("peru", ANGELO, soldier=1)
    g = t.game()
    assert legal(g) == ["pass", "battle peru s1", "war s1"]
    g.play("battle peru s1")
    s = see(g)
    assert (s.troop("peru", SEAN), s.troop("peru", ANGELO, "soldier")) == (1, 1)


@pytest.mark.clause("D5.8.2")
@BOTH
def test_both_must_have_a_worker_there(edition: str) -> None:
    t = at_war(edition).troops("peru", SEAN, soldier=1).troops("brazil", ANGELO, soldier=1)
    t = t.troops("florida", SEAN, soldier=1).troops("florida", THIRD, colonist=1)
    g = t.game()
    assert legal(g) == ["pass", "battle florida s2", "war s2"]
    assert refused(g, "battle peru s1") == "enemy-not-there"
    assert refused(g, "battle brazil s1") == "no-worker-there"
    assert refused(g, "battle peru s0") == "not-yourself"


@pytest.mark.clause("D5.8.2")
@BOTH
def test_a_battle_is_in_one_region_against_one_opponent(edition: str) -> None:
    t = at_war(edition).troops("peru", SEAN, soldier=1).troops("peru", ANGELO, colonist=2)
    t = t.troops("peru", THIRD, colonist=2).troops("brazil", SEAN, soldier=1).troops("brazil", ANGELO, colonist=2)
    g = t.game()
    g.play("battle peru s2")
    s = see(g)
    assert (s.troop("peru", THIRD), s.troop("peru", ANGELO), s.troop("brazil", ANGELO)) == (1, 2, 2)


@pytest.mark.clause("D5.8.3")
@BOTH
def test_the_rulebooks_war(edition: str) -> None:
    t = at_war(edition).money(10)
    for region in ("new-granada", "new-spain", "new-england"):
        t = t.troops(region, SEAN, soldier=1, colonist=1)
    for region in ("florida", "new-france"):
        t = t.troops(region, SEAN, colonist=2)
    for region in ("new-granada", "new-france", "new-spain"):
        t = t.troops(region, ANGELO, colonist=2)
    g = t.troops("florida", ANGELO, soldier=1).game()
    events = g.play("war s1")
    assert event_args(events, "war") == [{"seat": SEAN, "seat_enemy": ANGELO}]
    assert [row["region"] for row in event_args(events, "battle")] == ["florida", "new-spain", "new-granada"]
    s = see(g)
    assert s.money[SEAN] == 0
    assert [s.troop(r, ANGELO) for r in ("new-granada", "new-france", "new-spain")] == [1, 2, 1]
    assert [s.troop(r, SEAN) for r in ("florida", "new-france", "new-england")] == [1, 2, 1]
    assert s.troop("florida", ANGELO, "soldier") == 1


@pytest.mark.clause("D5.8.3")
@BOTH
def test_who_has_less_than_ten_dollars_may_not_declare_war(edition: str) -> None:
    g = at_war(edition).money(9).troops("peru", SEAN, soldier=1).troops("peru", ANGELO, colonist=2).game()
    assert legal(g) == ["pass", "battle peru s1"]
    assert refused(g, "war s1") == "no-war-chest"


@pytest.mark.clause("D5.8.3")
@BOTH
def test_a_war_needs_a_region_to_fight_in(edition: str) -> None:
    t = at_war(edition).troops("peru", SEAN, soldier=1).troops("peru", ANGELO, colonist=2)
    g = t.troops("florida", SEAN, colonist=1).troops("florida", THIRD, colonist=1).game()
    assert "war s2" not in legal(g)
    assert refused(g, "war s2") == "no-battlefield"


@pytest.mark.clause("D5.8.3")
@BOTH
def test_the_ten_dollars_are_paid_at_declaration(edition: str) -> None:
    t = at_war(edition).money(15).troops("peru", SEAN, soldier=1).troops("peru", ANGELO, colonist=1, captain=1)
    g = t.game()
    events = g.play("war s1")
    assert asked(g).kind == "kill"
    assert see(g).money[SEAN] == 5
    assert event_args(events, "paid") == [{"seat": SEAN, "amount": 10, "reason": "war"}]


@pytest.mark.clause("D5.8.4")
@BOTH
def test_the_rulebooks_battle(edition: str) -> None:
    t = at_war(edition).troops("new-france", SEAN, soldier=2, colonist=3)
    g = t.troops("new-france", ANGELO, soldier=1, colonist=4).game()
    g.play("battle new-france s1 kill colonist kill soldier")
    assert g.deciders == (ANGELO,)
    g.play("kill soldier")
    s = see(g)
    assert s.troops[0][SEAN] == [3, 0, 0, 0, 1, 0]
    assert s.troops[0][ANGELO] == [3, 0, 0, 0, 0, 0]


@pytest.mark.clause("D5.8.4")
@BOTH
def test_the_attacker_names_his_victims_first_and_all_fall_together(edition: str) -> None:
    t = at_war(edition).troops("peru", SEAN, soldier=1, colonist=1).troops("peru", ANGELO, soldier=1, colonist=1)
    g = t.game()
    g.play("battle peru s1")
    assert (asked(g).kind, g.deciders, legal(g)) == ("kill", (SEAN,), ["kill colonist", "kill soldier"])
    g.play("kill soldier")
    # Angelo's soldier is lost, but not gone: he still strikes.
    assert (asked(g).kind, g.deciders, legal(g)) == ("kill", (ANGELO,), ["kill colonist", "kill soldier"])
    assert see(g).troop("peru", ANGELO, "soldier") == 1
    g.play("kill soldier")
    s = see(g)
    assert (s.troops[7][SEAN], s.troops[7][ANGELO]) == ([1, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0])


@pytest.mark.clause("D5.8.4")
@BOTH
def test_losses_go_to_their_owners_supply(edition: str) -> None:
    t = at_war(edition).troops("peru", SEAN, soldier=1, missionary=2).troops("peru", ANGELO, soldier=1, captain=2)
    g = t.game()
    g.play("battle peru s1")
    g.play("kill captain")
    g.play("kill missionary")
    s = see(g)
    assert (s.worker("supply", ANGELO, "captain"), s.worker("supply", SEAN, "missionary")) == (4, 9)


@pytest.mark.clause("D5.8.4")
@BOTH
def test_a_soldier_kills_any_worker_of_the_enemy_there(edition: str) -> None:
    t = at_war(edition).troops("peru", SEAN, soldier=1).troops("peru", ANGELO, colonist=1, captain=1, missionary=1)
    g = t.troops("brazil", ANGELO, merchant=1).game()
    g.play("battle peru s1")
    assert legal(g) == ["kill colonist", "kill captain", "kill missionary"]
    assert refused(g, "kill merchant") == "no-such-victim"


@pytest.mark.clause("D5.8.4")
@BOTH
def test_no_more_fall_than_are_there(edition: str) -> None:
    t = at_war(edition).troops("peru", SEAN, soldier=4).troops("peru", ANGELO, colonist=2)
    g = t.game()
    events = g.play("battle peru s1")
    assert event_args(events, "killed") == [{"seat": ANGELO, "amount": 2, "type": "colonist", "region": "peru"}]
    assert see(g).troop("peru", ANGELO) == 0


@pytest.mark.clause("D5.8.4")
@BOTH
def test_killing_is_compulsory(edition: str) -> None:
    t = at_war(edition).troops("peru", SEAN, soldier=1, colonist=1).troops("peru", ANGELO, soldier=1, captain=1)
    g = t.game()
    g.play("battle peru s1")
    assert "pass" not in legal(g)
    g.play("kill captain")
    assert (g.deciders, legal(g)) == ((ANGELO,), ["kill colonist", "kill soldier"])


@pytest.mark.clause("D5.8.4")
@BOTH
def test_each_soldier_kills_one_of_his_owners_choice(edition: str) -> None:
    t = at_war(edition).troops("peru", SEAN, soldier=3).troops("peru", ANGELO, colonist=2, captain=2, merchant=1)
    g = t.game()
    g.play("battle peru s1 kill colonist kill captain kill captain")
    assert see(g).troops[7][ANGELO] == [1, 0, 1, 0, 0, 0]


@pytest.mark.clause("D5.8.4")
@BOTH
def test_in_a_war_losses_leave_at_the_end_of_each_battle_from_north_to_south(edition: str) -> None:
    t = at_war(edition).troops("peru", SEAN, soldier=1).troops("peru", ANGELO, colonist=1, captain=1)
    t = t.troops("virginia", SEAN, soldier=1).troops("virginia", ANGELO, colonist=1, merchant=1)
    g = t.game()
    g.play("war s1")
    assert asked(g).args["region"] == "virginia"
    g.play("kill merchant")
    assert asked(g).args["region"] == "peru"
    assert see(g).worker("supply", ANGELO, "merchant") == 5
    g.play("kill captain")
    s = see(g)
    assert (s.troops[2][ANGELO], s.troops[7][ANGELO]) == ([1, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0])


@pytest.mark.clause("D5.8.4")
def test_a_battle_kills_by_the_soldiers_present_at_its_start() -> None:
    t = at_war().troops("peru", SEAN, soldier=3).troops("peru", ANGELO, soldier=3)
    g = t.game()
    g.play("battle peru s1")
    s = see(g)
    assert (s.troops[7][SEAN], s.troops[7][ANGELO]) == ([0] * 6, [0] * 6)


@pytest.mark.clause("D5.8.5")
@BOTH
@pytest.mark.parametrize("text", ["battle peru s1", "war s1"])
def test_third_parties_neither_help_nor_suffer(edition: str, text: str) -> None:
    t = at_war(edition).troops("peru", SEAN, soldier=1, colonist=1).troops("peru", ANGELO, colonist=3)
    g = t.troops("peru", THIRD, soldier=3, colonist=2).game()
    g.play(text)
    s = see(g)
    assert s.troops[7] == [[1, 0, 0, 0, 1, 0], [2, 0, 0, 0, 0, 0], [2, 0, 0, 0, 3, 0]]


@pytest.mark.clause("D5.8.5", "D5.8.2")
@BOTH
def test_a_third_partys_soldier_makes_no_battle_possible(edition: str) -> None:
    t = at_war(edition).troops("peru", SEAN, colonist=1).troops("peru", ANGELO, colonist=1)
    g = t.troops("peru", THIRD, soldier=1).game()
    assert legal(g) == ["pass", "battle peru s2", "war s2"]
