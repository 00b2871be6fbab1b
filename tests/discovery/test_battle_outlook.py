"""What a battle or a war would do, before it is declared (D5.8)."""

import pytest

import carrack
from carrack.games.discovery.battle_outlook import Battlefield, BattleOutlook
from carrack.games.discovery.outlook import Outlook
from support.discovery import TYPES, Layout, see, table

SEAN, ANGELO, THIRD = 0, 1, 2


def at_war() -> Layout:
    """Sean has a worker in the warfare box, and enough money for a war."""
    return table(players=3).bounty_gone().stand("warfare-1", SEAN).money(13).at("warfare")


def foreseen(game: carrack.Game, text: str) -> BattleOutlook:
    found = game.outlook(SEAN, text)
    assert isinstance(found, Outlook)
    assert found.battle is not None
    return found.battle


@pytest.mark.clause("D5.8.1", "D5.8.4")
def test_a_battle_is_free_and_each_soldier_removes_one() -> None:
    g = at_war().troops("peru", SEAN, colonist=2, soldier=2).troops("peru", ANGELO, colonist=3, soldier=1).game()
    assert foreseen(g, "battle peru s1") == BattleOutlook(
        ANGELO, 0, (Battlefield("peru", (4, 4), 2, 1, (3, 2), 0, (SEAN, ANGELO), (SEAN,)),)
    )


@pytest.mark.clause("D5.8.4")
def test_soldiers_remove_no_more_than_there_are() -> None:
    g = at_war().troops("peru", SEAN, soldier=3).troops("peru", ANGELO, colonist=1).game()
    (field,) = foreseen(g, "battle peru s1").battles
    assert (field.removes, field.loses, field.left) == (1, 0, (3, 0))


@pytest.mark.clause("D5.8.4")
def test_nobody_leads_an_empty_region() -> None:
    g = at_war().troops("peru", SEAN, soldier=1).troops("peru", ANGELO, soldier=1).game()
    (field,) = foreseen(g, "battle peru s1").battles
    assert (field.left, field.leaders, field.leaders_after) == ((0, 0), (SEAN, ANGELO), ())


@pytest.mark.clause("D5.8.5")
def test_a_third_player_may_take_the_lead_without_a_fight() -> None:
    t = at_war().troops("peru", SEAN, soldier=2).troops("peru", ANGELO, colonist=4).troops("peru", THIRD, colonist=3)
    (field,) = foreseen(t.game(), "battle peru s1").battles
    assert (field.leaders, field.leaders_after) == ((ANGELO,), (THIRD,))


@pytest.mark.clause("D5.8.3")
def test_a_war_has_a_battle_in_every_region_where_both_meet_from_north_to_south() -> None:
    t = at_war().troops("brazil", SEAN, soldier=1).troops("brazil", ANGELO, colonist=2)
    t = t.troops("florida", SEAN, colonist=2).troops("florida", ANGELO, soldier=1)
    t = t.troops("peru", SEAN, colonist=1).troops("peru", ANGELO, colonist=1).troops("virginia", SEAN, soldier=2)
    war = foreseen(t.game(), "war s1")
    assert (war.enemy, war.price) == (ANGELO, 10)
    assert [(field.region, field.removes, field.loses) for field in war.battles] == [
        ("florida", 0, 1),
        ("brazil", 1, 0),
    ]


@pytest.mark.clause("D14-III-Militia")
def test_whether_the_militia_falls_is_the_attackers_choice() -> None:
    """One soldier hits a worker, and Sean and Angelo are level; or the militia, and Angelo leads."""
    t = at_war().own(ANGELO, "militia").troops("peru", SEAN, colonist=3, soldier=1).troops("peru", ANGELO, colonist=4)
    (field,) = foreseen(t.game(), "battle peru s1").battles
    assert (field.removes, field.loses, field.left, field.militia) == (1, 1, (3, 3), 1)
    assert (field.leaders, field.leaders_after) == ((SEAN, ANGELO), None)


@pytest.mark.clause("D5.8.3", "D5.8.4")
def test_a_war_does_what_was_foreseen() -> None:
    t = at_war().troops("brazil", SEAN, soldier=2).troops("brazil", ANGELO, colonist=3, soldier=1)
    g = t.troops("florida", SEAN, colonist=2).troops("florida", ANGELO, soldier=1).game()
    war = foreseen(g, "war s1")
    g.play("war s1")
    g.play("kill colonist")  # the first victim must be a colonist too
    after = see(g)
    assert after.money[SEAN] == 13 - war.price
    for field in war.battles:
        left = [sum(after.troop(field.region, seat, type_) for type_ in TYPES) for seat in (SEAN, ANGELO)]
        assert (field.region, *left) == (field.region, *field.left)


def test_other_moves_have_no_such_outlook() -> None:
    assert at_war().troops("peru", SEAN, soldier=1).troops("peru", ANGELO, colonist=1).game().outlook(0, "pass") is None
