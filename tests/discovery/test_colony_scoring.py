"""D9: what regions score for those who hold them."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from support.discovery import REGIONS, see, table
from support.oracle_colonies import colony_points

EDITIONS = pytest.mark.parametrize("edition", ["2007", "2015"])


def points(*workers: int, edition: str = "2015", turn: int = 3) -> list[int]:
    """What the seats score for a Caribbean with so many colonists of each."""
    t = table(players=len(workers), edition=edition).turn(turn)
    for seat, n in enumerate(workers):
        t.troops("caribbean", seat, colonist=n)
    scoring = {3: 0, 6: 1, 8: 2}[turn]
    return [scored[scoring] for scored in see(t.at("score").game()).colony_points]


@pytest.mark.clause("D9.1")
@EDITIONS
def test_a_region_where_nobody_has_three_does_not_score(edition: str) -> None:
    assert points(2, 1, 0, edition=edition) == [0, 0, 0]
    assert points(2, 2, 2, edition=edition) == [0, 0, 0]


@pytest.mark.clause("D9.1")
@EDITIONS
def test_three_workers_of_one_player_make_a_region_score(edition: str) -> None:
    assert points(3, 2, 0, edition=edition) == [6, 2, 0]


@pytest.mark.clause("D9.2")
@EDITIONS
def test_most_workers_score_six_and_second_most_two(edition: str) -> None:
    assert points(4, 7, 5, edition=edition) == [0, 6, 2]


@pytest.mark.clause("D9.2")
@EDITIONS
def test_fewer_than_three_workers_do_not_bar_from_second_place(edition: str) -> None:
    assert points(0, 1, 3, edition=edition) == [0, 2, 6]


@pytest.mark.clause("D9.2")
@pytest.mark.parametrize("turn", [3, 6, 8])
def test_every_scoring_pays_the_same(turn: int) -> None:
    assert points(4, 7, 5, turn=turn) == [0, 6, 2]


@pytest.mark.clause("D9.1", "D9.2")
@pytest.mark.parametrize("type_", ["colonist", "captain", "merchant", "missionary", "soldier"])
def test_workers_of_every_type_count_one(type_: str) -> None:
    t = table(players=2).turn(3).troops("caribbean", 0, **{type_: 3}).troops("caribbean", 1, colonist=2)
    assert see(t.at("score").game()).colony_points == [[6, 0, 0], [2, 0, 0]]


@pytest.mark.clause("D9.1", "D9.2")
def test_workers_of_different_types_add_up() -> None:
    t = table(players=2).turn(3).troops("caribbean", 0, captain=1, merchant=1, missionary=1, soldier=1)
    t.troops("caribbean", 1, colonist=3)
    assert see(t.at("score").game()).colony_points == [[6, 0, 0], [2, 0, 0]]


@pytest.mark.clause("D9.3")
@EDITIONS
def test_two_tied_for_first_score_two_each_and_nobody_is_second(edition: str) -> None:
    assert points(4, 4, 3, edition=edition) == [2, 2, 0]
    assert points(3, 0, 3, edition=edition) == [2, 0, 2]


@pytest.mark.clause("D9.3")
@EDITIONS
def test_three_or_more_tied_for_first_score_nothing_and_nobody_is_second(edition: str) -> None:
    assert points(3, 3, 3, 2, edition=edition) == [0, 0, 0, 0]
    assert points(3, 3, 3, 3, edition=edition) == [0, 0, 0, 0]


@pytest.mark.clause("D9.4")
@EDITIONS
def test_those_tied_for_second_score_nothing(edition: str) -> None:
    assert points(5, 2, 2, 1, edition=edition) == [6, 0, 0, 0]
    assert points(5, 4, 4, 4, edition=edition) == [6, 0, 0, 0]


@pytest.mark.clause("D9.5")
@EDITIONS
def test_alone_in_a_region_scores_six(edition: str) -> None:
    assert points(0, 3, 0, edition=edition) == [0, 6, 0]


@pytest.mark.clause("D9.1", "D9.2")
@pytest.mark.parametrize("region", REGIONS)
def test_every_region_scores(region: str) -> None:
    t = table(players=2).turn(3).troops(region, 0, colonist=3).troops(region, 1, colonist=1)
    assert see(t.at("score").game()).colony_points == [[6, 0, 0], [2, 0, 0]]


@pytest.mark.clause("D9.1")
def test_the_workers_there_now_count_whoever_took_the_good() -> None:
    t = table(players=2).turn(6).bounty_kept("caribbean").goods(0, sugar=1)
    t.troops("caribbean", 0, colonist=2).troops("caribbean", 1, colonist=2)
    assert see(t.at("score").game()).colony_points == [[0, 0, 0], [0, 0, 0]]


@pytest.mark.clause("D9.2")
def test_points_of_regions_and_of_scorings_add_up() -> None:
    t = table(players=2).turn(6).colony_points(0, 4).colony_points(1, 8)
    t.troops("peru", 0, colonist=3).troops("virginia", 0, colonist=3).troops("peru", 1, colonist=1)
    assert see(t.at("score").game()).colony_points == [[4, 12, 0], [8, 2, 0]]


colonies = st.tuples(st.integers(0, 3), st.integers(0, 1), st.integers(0, 1))


@pytest.mark.clause("D9.1", "D9.2", "D9.3", "D9.4", "D9.5")
@settings(max_examples=60)
@given(st.data())
def test_random_positions_score_as_the_clauses_tell(data: st.DataObject) -> None:
    players = data.draw(st.integers(2, 6))
    turn, scoring = data.draw(st.sampled_from([(3, 0), (6, 1), (8, 2)]))
    found = data.draw(st.lists(st.sampled_from(REGIONS), min_size=1, max_size=9, unique=True))
    t = table(players=players).turn(turn)
    counts = []
    for region in found:
        row = data.draw(st.lists(colonies, min_size=players, max_size=players))
        for seat, (colonists, missionaries, soldiers) in enumerate(row):
            t.troops(region, seat, colonist=colonists, missionary=missionaries, soldier=soldiers)
        counts.append([sum(there) for there in row])
    scored = see(t.at("score").game()).colony_points
    assert [points[scoring] for points in scored] == colony_points(counts)
