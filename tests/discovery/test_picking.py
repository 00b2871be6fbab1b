"""The workers of a region that the seat that is asked may name: victims of battles and plagues, and migrants."""

import pytest

import carrack
from carrack.games.discovery.figures import Figures
from carrack.games.discovery.picking import Fight, Picking
from support.discovery import Layout, legal, table

SEAN, ANGELO = 0, 1


def named(game: carrack.Game) -> Picking | None:
    found = game.figures()
    assert isinstance(found, Figures)
    return found.picking


def battle(layout: Layout | None = None) -> carrack.Game:
    t = layout or table(players=2)
    t = t.bounty_gone().stand("warfare-1", SEAN).at("warfare").troops("peru", SEAN, colonist=2, soldier=2)
    g = t.troops("peru", ANGELO, colonist=2, missionary=1, soldier=1).game()
    assert named(g) is None
    g.play("battle peru s1")
    return g


@pytest.mark.clause("D5.8.4")
def test_the_attacker_names_as_many_victims_as_soldiers_and_then_the_defender() -> None:
    g = battle()
    fight = Fight(SEAN, ANGELO, 2, 1, 0)
    assert named(g) == Picking("kill", "peru", ANGELO, [2, 0, 0, 1, 1, 0, 0], 2, 2, fight=fight)
    g.play("kill colonist kill soldier")
    assert named(g) == Picking("kill", "peru", SEAN, [2, 0, 0, 0, 2, 0, 0], 1, 1, fight=fight)


@pytest.mark.clause("D5.8.4")
def test_who_was_named_cannot_be_named_again_and_types_ascend() -> None:
    g = battle()
    g.play("kill missionary")
    found = named(g)
    assert found is None or found.owner == SEAN, "the soldier was the only one left to name"
    g = battle()
    g.play("kill colonist")
    found = named(g)
    assert found is not None
    assert (found.pool, found.most) == ([1, 0, 0, 1, 1, 0, 0], 1)


@pytest.mark.clause("D14-III-Militia")
def test_a_militia_can_be_named_by_the_attacker_only() -> None:
    g = battle(table(players=2).own(ANGELO, "militia"))
    found = named(g)
    assert found is not None
    assert found.fight == Fight(SEAN, ANGELO, 2, 2, 1)
    assert found.pool == [2, 0, 0, 1, 1, 0, 1]
    g.play("kill colonist kill militia")
    found = named(g)
    assert found is not None
    assert (found.owner, found.pool, found.least) == (SEAN, [2, 0, 0, 0, 2, 0, 0], 2)


@pytest.mark.clause("D14-II-Plague")
def test_the_owner_of_a_colony_names_one_worker_that_the_plague_takes() -> None:
    t = table(players=2).turn(4).offer("plague-2").money(30).stand("buildings-1", SEAN).at("buildings")
    g = t.troops("peru", ANGELO, colonist=1, merchant=1, soldier=1).game()
    g.play("buy plague-2")
    assert named(g) == Picking("lose", "peru", ANGELO, [1, 0, 1, 0, 1, 0, 0], 1, 1)


@pytest.mark.clause("D14-III-Plague")
@pytest.mark.parametrize(("colonists", "most"), [(4, 3), (2, 2)])
def test_the_buyer_of_a_plague_names_up_to_three_colonists(colonists: int, most: int) -> None:
    t = table(players=2).turn(7).offer("plague-3").money(30).stand("buildings-1", SEAN).at("buildings")
    g = t.troops("peru", ANGELO, colonist=colonists, captain=1).game()
    g.play("buy plague-3")
    if named(g) is None:
        g.play("blight peru s1")
    assert named(g) == Picking("cull", "peru", ANGELO, [colonists, 0, 0, 0, 0, 0, 0], 0, most)
    assert legal(g)[-1] == f"cull {most}"


@pytest.mark.clause("D14-III-Migration")
def test_migrants_are_named_up_to_two_and_soldiers_stay() -> None:
    t = table(players=2, edition="2007").turn(7).own(SEAN, "migration").bounty_gone().discovered("florida")
    g = t.troops("caribbean", SEAN, colonist=2, missionary=1, soldier=1).at("benefits").game()
    g.play("benefit migration migrate caribbean florida")
    assert named(g) == Picking("migrant", "caribbean", SEAN, [2, 0, 0, 1, 0, 0, 0], 1, 2, "florida")
    g.play("migrant colonist")
    assert named(g) == Picking("migrant", "caribbean", SEAN, [1, 0, 0, 1, 0, 0, 0], 0, 1, "florida")
