"""The versions of the rules: new games take the newest, and earlier ones stay as they were."""

import json

import pytest

import carrack
from carrack.games.discovery.core.move import MOVES_1, MOVES_2
from carrack.games.discovery.core.rules import Rules
from carrack.games.discovery.versions import FIXES, VERSIONS
from support.discovery import idle
from support.versions import lay


def test_new_games_take_the_newest_version() -> None:
    assert carrack.rules_versions("discovery") == VERSIONS
    assert VERSIONS[:2] == (1, 2)
    assert carrack.new_game("discovery", players=3, seed=1).rules_version == VERSIONS[-1]
    assert carrack.new_game("discovery", players=3, seed=1, rules_version=1).rules_version == 1


def test_every_fix_is_a_knob_that_its_version_switches_on() -> None:
    from carrack.games.discovery.title import rules_for

    options = tuple(sorted(carrack.new_game("discovery", players=3, seed=1).options.items()))
    for version in VERSIONS:
        rules: Rules = rules_for(3, version, options)
        assert {fix.knob: getattr(rules, fix.knob) for fix in FIXES} == {
            fix.knob: fix.since <= version for fix in FIXES
        }


def test_ids_of_version_1_stay_and_version_2_adds_its_own_behind_them() -> None:
    assert (carrack.move_space("discovery", 1), carrack.move_space("discovery", 2)) == (MOVES_1, MOVES_2)
    assert carrack.move_space("discovery") == carrack.move_space("discovery", VERSIONS[-1])
    assert carrack.vector_size("discovery", 1) == carrack.vector_size("discovery", 2)


def test_a_move_of_version_2_is_none_in_version_1() -> None:
    old, new = (lay(version=version).hand(0, colonist=1).game() for version in (1, 2))
    for move in ("benefit rum", MOVES_1):
        codes = [refusal.code for g in (old, new) if (refusal := g.why_not(0, move))]
        assert codes == ["no-such-move", "sugar-by-itself"]
    with pytest.raises(carrack.NotationError):
        old.notation(MOVES_1, 0)
    assert new.notation(MOVES_1, 0) == "benefit rum"


@pytest.mark.parametrize("version", VERSIONS)
def test_positions_entries_and_views_keep_their_version(version: int) -> None:
    g = carrack.new_game("discovery", players=3, seed=5, rules_version=version, expansion_buildings=True)
    for _ in range(40):
        idle(g)
    again = [
        carrack.load(json.loads(json.dumps(g.to_dict()))),
        carrack.replay("\n".join(g.entries())),
        carrack.replay(g.record()),
        carrack.what_if(g.view(0)),
    ]
    assert [other.rules_version for other in again] == [version] * 4
    assert carrack.Info(g.view(0)).sample(1).moves() == g.info(0).sample(1).moves()
