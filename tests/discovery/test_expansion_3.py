"""D14, age III: the four buildings of the expansion."""

import pytest

import carrack
from support.discovery import COUNTERS, Layout, event_args, legal, refused, see
from support.expansion import expanded, on_offer, points

clause = pytest.mark.clause
BUILDINGS = ("age-of-discovery", "new-world-capital-city", "age-of-reason", "re-write-history")


def shop(building: str, money: int = 20, players: int = 2, turn: int = 7) -> Layout:
    return on_offer(building, turn, money, players)


def last_turn(*owned: str, players: int = 2, at: str = "benefits") -> Layout:
    """Turn 8; seat 0 has buildings and nobody has money or goods."""
    return expanded(players, 8).bounty_gone().market().money(*[0] * players).own(0, *owned).at(at)


def counters(g: carrack.Game, seat: int) -> dict[str, int]:
    """The counters a seat has won."""
    won = see(g).won[seat]
    return {COUNTERS[kind]: n for kind, n in enumerate(won) if n}


@clause("D10.3")
@pytest.mark.parametrize("building", BUILDINGS)
def test_none_of_them_has_points_of_its_own(building: str) -> None:
    g = last_turn(building).game()
    assert (g.is_over, g.scores()) == (True, (0, 0))


# Age of Discovery


@clause("D14-III-Age of Discovery")
@pytest.mark.parametrize(
    ("regions", "cards", "worth"),
    [
        ((), (), 0),
        (("peru",), (), 4),
        ((), ("china",), 4),
        (("peru", "brazil", "florida"), ("china", "japan"), 20),
    ],
)
def test_age_of_discovery_scores_four_a_counter_and_card(
    regions: tuple[str, ...], cards: tuple[str, ...], worth: int
) -> None:
    g = last_turn("age-of-discovery").discovered(*regions).deck_won(0, *cards).deck_won(1, "siam").game()
    assert points(g, "age-of-discovery") == worth


@clause("D14-III-Age of Discovery", "D10.2")
def test_age_of_discovery_comes_on_top_of_their_own_points() -> None:
    g = last_turn("age-of-discovery").deck_won(0, "china", "japan").deck_won(1, "siam").game()
    assert g.scores() == (6 + 5 + 8, 5)


@clause("D14-III-Age of Discovery")
def test_age_of_discovery_counts_two_equal_counters_twice() -> None:
    t = last_turn("age-of-discovery").won(0, "1/2/1/4", "1/2/1/4").won(1, "4/5/5/7")
    g = t.game()
    assert (g.scores(), points(g, "age-of-discovery")) == ((4 + 4 + 8, 7), 8)


# New World Capital City


@clause("D14-III-New World Capital City")
@pytest.mark.parametrize(("builders", "worth"), [(0, 0), (1, 3), (2, 6), (10, 30)])
def test_capital_city_scores_three_a_builder(builders: int, worth: int) -> None:
    t = last_turn("new-world-capital-city").troops("peru", 0, builder=builders // 2, colonist=1)
    g = t.troops("brazil", 0, builder=builders - builders // 2).game()
    assert points(g, "new-world-capital-city") == worth


@clause("D14-III-New World Capital City", "D5.5.5")
def test_capital_city_counts_its_owners_builders_in_the_new_world_only() -> None:
    t = last_turn("new-world-capital-city").troops("peru", 0, builder=1, soldier=2).troops("peru", 1, builder=4)
    g = t.explorers(0, builder=3).game()
    assert (points(g, "new-world-capital-city"), points(g, "new-world-capital-city", 1)) == (3, 0)


@clause("D14-III-New World Capital City")
def test_capital_city_counts_builders_in_regions_that_do_not_score() -> None:
    g = last_turn("new-world-capital-city").troops("caribbean", 0, builder=2).game()
    assert g.scores() == (6, 0)


# Age of Reason


@clause("D14-III-Age of Reason", "D18.5")
@pytest.mark.parametrize("spaces", [(), (3,), (1, 2), (1, 2, 3, 4, 5, 6)])
def test_age_of_reason_scores_four_a_worker_in_the_specialists_box(spaces: tuple[int, ...]) -> None:
    t = last_turn("age-of-reason", at="specialists").money(10)
    for space in spaces:
        t = t.stand(f"specialists-{space}", 0)
    g = t.game()
    while not g.is_over:
        g.play(legal(g)[-1])  # each takes the specialist
    assert points(g, "age-of-reason") == 4 * len(spaces)


@clause("D14-III-Age of Reason", "D18.5")
def test_age_of_reason_counts_whether_the_specialist_is_taken_or_not() -> None:
    t = last_turn("age-of-reason", at="specialists").stand("specialists-2", 0).stand("specialists-6", 0)
    g = t.money(4).game()  # too poor to train, and the other is forgone
    g.play("pass")
    assert (g.is_over, points(g, "age-of-reason"), see(g).hand[0]) == (True, 8, [0] * 6)


@clause("D14-III-Age of Reason", "D5.5.5")
def test_age_of_reason_counts_own_workers_only() -> None:
    t = last_turn("age-of-reason", at="specialists").stand("specialists-1", 0).stand("specialists-2", 1)
    t = t.stand("specialists-3", 1)
    g = t.game()
    while not g.is_over:
        g.play("pass")
    assert (points(g, "age-of-reason"), points(g, "age-of-reason", 1)) == (4, 0)


@clause("D14-III-Age of Reason")
def test_age_of_reason_does_not_count_workers_of_turn_7() -> None:
    t = expanded(turn=7).own(0, "age-of-reason").stand("specialists-1", 0).stand("specialists-2", 0)
    g = t.at("specialists").game()
    g.play("train captain")
    g.play("train merchant")
    assert see(g).turn == 8
    assert points(g, "age-of-reason") == 0


@clause("D14-III-Age of Reason")
def test_age_of_reason_does_not_count_workers_in_other_boxes() -> None:
    t = last_turn("age-of-reason", at="buildings").stand("warfare-1", 0).explorers(0, captain=2)
    g = t.stand("buildings-1", 0).game()
    g.play("pass")
    assert (g.is_over, points(g, "age-of-reason")) == (True, 0)


@clause("D14-III-Age of Reason", "D7.2")
def test_age_of_reason_bought_in_turn_8_counts_that_turn() -> None:
    t = shop("age-of-reason", turn=8).stand("specialists-1", 0).stand("specialists-2", 0)
    g = t.game()
    g.play("buy age-of-reason")
    g.play("pass")
    g.play("pass")
    assert (g.is_over, points(g, "age-of-reason")) == (True, 8)


@clause("D18.5")
def test_in_turn_8_the_specialists_box_is_played_in_full() -> None:
    g = last_turn(at="specialists").money(7, 0).stand("specialists-6", 0).game()
    assert legal(g) == ["pass", *(f"train {t}" for t in ("captain", "merchant", "missionary", "soldier", "builder"))]
    g.play("train captain")
    assert (see(g).money[0], g.is_over) == (2, True)


# Re-Write History


def history() -> Layout:
    """Seat 0 is about to rewrite history; seat 1 has won two counters, seat 2 one, and seat 3 none."""
    return shop("re-write-history", players=4).won(1, "4/5/5/7", "2/4/5/7").won(2, "1/2/1/4")


@clause("D14-III-Re-Write History")
def test_history_takes_a_counter_from_each_of_two_others() -> None:
    g = history().game()
    g.play("buy re-write-history")
    assert legal(g) == ["pass", "rob s1", "rob s2"]
    first = event_args(g.play("rob s1"), "robbed")
    assert legal(g) == ["pass", "rob s2"]
    second = event_args(g.play("rob s2"), "robbed")
    assert [(row["seat"], row["seat_victim"]) for row in first + second] == [(0, 1), (0, 2)]
    taken = {row["counter"]: 1 for row in first + second}
    assert counters(g, 0) == taken
    assert sum(counters(g, 1).values()) == 1
    assert counters(g, 2) == {}
    assert taken["1/2/1/4"] == 1
    assert see(g).turn == 8


@clause("D14-III-Re-Write History")
def test_the_counter_taken_is_random() -> None:
    taken = set()
    for seed in range(12):
        t = history()
        t.seed = seed
        g = t.game()
        g.play("buy re-write-history rob s1")
        taken |= set(counters(g, 0))
    assert taken == {"4/5/5/7", "2/4/5/7"}


@clause("D14-III-Re-Write History")
def test_history_is_rewritten_of_up_to_two_players() -> None:
    g = history().game()
    g.play("buy re-write-history rob s1")
    g.play("pass")
    assert (sum(counters(g, 0).values()), sum(counters(g, 1).values()), counters(g, 2)) == (1, 1, {"1/2/1/4": 1})
    left = history().game()
    left.play("buy re-write-history")
    left.play("pass")
    assert (counters(left, 0), see(left).turn) == ({}, 8)


@clause("D14-III-Re-Write History")
def test_nobody_is_robbed_twice_nor_for_want_of_counters_nor_the_buyer_himself() -> None:
    g = history().won(0, "1/3/2/4").game()
    g.play("buy re-write-history")
    assert refused(g, "rob s3") == "no-counters"
    assert refused(g, "rob s0") == "not-yourself"
    g.play("rob s1")
    assert "rob s1" not in legal(g)


@clause("D14-III-Re-Write History")
def test_no_third_player_is_robbed() -> None:
    g = history().won(3, "1/3/2/4").game()
    g.play("buy re-write-history rob s1")
    assert legal(g) == ["pass", "rob s2", "rob s3"]
    g.play("rob s2")
    assert (see(g).turn, counters(g, 2), counters(g, 3)) == (8, {}, {"1/3/2/4": 1})


@clause("D14-III-Re-Write History")
def test_the_two_need_not_be_neighbours() -> None:
    g = history().won(3, "1/3/2/4").game()
    g.play("buy re-write-history rob s1")
    g.play("rob s3")
    assert (see(g).turn, counters(g, 2), counters(g, 3)) == (8, {"1/2/1/4": 1}, {})


@clause("D14-III-Re-Write History")
def test_no_money_comes_with_the_counters() -> None:
    g = history().money(20, 0, 0, 0).game()
    g.play("buy re-write-history rob s1")
    g.play("rob s2")
    assert see(g).money == [0, 0, 0, 0]


@clause("D14-III-Re-Write History")
def test_cards_are_safe() -> None:
    t = shop("re-write-history", players=3).deck_won(1, "china", "japan").won(2, "1/2/1/4")
    g = t.game()
    g.play("buy re-write-history")
    assert legal(g) == ["pass", "rob s2"]
    g.play("rob s2")
    assert g.scores() == (4, 11, 0)


@clause("D14-III-Re-Write History", "D14.2")
def test_history_may_be_bought_when_nobody_has_a_counter() -> None:
    g = shop("re-write-history").discovered("peru").deck_won(1, "china").game()  # the one of Peru is his own
    g.play("buy re-write-history")
    assert (see(g).owns(0), see(g).turn, sum(see(g).won[0])) == (["re-write-history"], 8, 1)


@clause("D14-III-Re-Write History", "D10.2")
def test_points_of_the_counters_change_hands() -> None:
    t = shop("re-write-history").won(1, "4/5/5/7")
    g = t.game()
    assert g.scores() == (0, 7)
    g.play("buy re-write-history rob s1")
    assert g.scores() == (7, 0)


@clause("D14-III-Re-Write History", "D5.5.3")
def test_history_is_rewritten_once() -> None:
    g = expanded(turn=7).own(0, "re-write-history").won(1, "4/5/5/7").at("benefits").game()
    assert (see(g).turn, g.scores()) == (8, (0, 7))
