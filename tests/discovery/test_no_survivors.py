"""D11.1: the variant in which a counter that beat an expedition leaves the game."""

import pytest

import carrack
from support.discovery import CARDS, COUNTERS, Layout, asked, event_args, see, table

pytestmark = pytest.mark.clause("D11.1")
clause = pytest.mark.clause
PERU = 7


def beaten(counter: str = "4/5/5/7", *, no_survivors: bool = True, seed: int = 1) -> Layout:
    """Seat 0 is about to fail in Peru; seat 1 explores after him."""
    t = table(players=3, no_survivors=no_survivors, seed=seed).counter("peru", counter)
    return t.explorers(0, colonist=1).explorers(1, captain=5).at("discovery")


def test_a_counter_that_beat_an_expedition_leaves_the_game() -> None:
    g = beaten().game()
    before = see(g)
    events = g.play("explore peru")
    s = see(g)
    assert event_args(events, "repelled") == [{"seat": 0, "region": "peru", "amount": 5}]
    assert event_args(events, "replaced") == [{"region": "peru"}]
    assert (before.gone_counters, s.gone_counters) == ([0] * 12, [int(kind == "4/5/5/7") for kind in COUNTERS[:12]])
    assert "4/5/5/7" not in s.counters
    assert not s.is_discovered("peru")


def test_it_is_seen_by_all() -> None:
    g = beaten().game()
    g.play("explore peru")
    looked = {"zone": "counters", "slot": "peru", "token": "4/5/5/7"}
    assert event_args(g.events(), "look")[0] == looked
    assert carrack.to_builtins(g.view(None))["gone_counters"] == see(g).gone_counters


def test_an_unused_counter_takes_its_place() -> None:
    g = beaten().game()
    before = see(g).aside
    g.play("explore peru")
    s = see(g)
    assert (len(before), len(s.aside)) == (8, 7)
    assert sorted([*s.aside, s.counters[PERU]]) == sorted(before)


def test_the_new_counter_lies_face_down() -> None:
    g = beaten().game()
    g.play("explore peru")
    for seat in (0, 1, 2, None):
        view = carrack.to_builtins(g.view(seat))
        assert (view["counters"][PERU], view["counters_known"][PERU]) == (None, 0)


def test_any_of_the_unused_ones_may_come() -> None:
    came = set()
    for seed in range(150):
        g = beaten(seed=seed).game()
        g.play("explore peru")
        came.add(see(g).counters[PERU])
    assert came == set(COUNTERS[:12]) - {"4/5/5/7"}


def test_the_next_expedition_meets_the_new_counter() -> None:
    g = beaten().game()
    g.play("explore peru")
    counter = see(g).counters[PERU]
    g.play("explore peru captain 5")
    assert event_args(g.events(), "discovered") == [{"seat": 1, "region": "peru", "counter": counter}]


@clause("D5.6.5")
def test_with_none_left_the_counter_goes_back_face_down() -> None:
    spent = [
        "1/2/1/4", "1/2/1/4", "1/3/2/4", "1/3/2/4", "1/2/2/4", "2/4/3/5", "2/2/3/5", "2/2/3/5",
    ]  # fmt: skip
    g = beaten().gone_counters(*spent).game()
    assert see(g).aside == []
    gone = see(g).gone_counters
    events = g.play("explore peru")
    s = see(g)
    assert (s.counters[PERU], s.gone_counters, event_args(events, "replaced")) == ("4/5/5/7", gone, [])


def test_the_last_unused_one_still_comes() -> None:
    spent = ["1/2/1/4", "1/2/1/4", "1/3/2/4", "1/3/2/4", "1/2/2/4", "2/4/3/5", "2/2/3/5"]
    g = beaten().gone_counters(*spent).game()
    (last,) = see(g).aside
    g.play("explore peru")
    assert (see(g).aside, see(g).counters[PERU]) == ([], last)


def test_a_success_replaces_nothing() -> None:
    g = beaten("1/2/1/4").game()
    g.play("explore peru")
    s = see(g)
    assert (s.gone_counters, len(s.aside), s.is_discovered("peru")) == ([0] * 12, 8, True)


@clause("D5.6.6")
def test_cards_are_shuffled_back_all_the_same() -> None:
    t = table(players=3, no_survivors=True).all_discovered().explorers(0, colonist=1).deck("china")
    g = t.at("discovery").game()
    events = g.play("explore deck")
    s = see(g)
    assert (sorted(s.deck), s.gone_counters, event_args(events, "replaced")) == (sorted(CARDS), [0] * 12, [])


@clause("D5.6.8")
def test_the_workers_sent_return_to_supply_in_spite_of_its_name() -> None:
    g = beaten().game()
    g.play("explore peru")
    assert (see(g).worker("explorers", 0), see(g).worker("supply", 0)) == (0, 29)


@clause("D5.6.5")
def test_without_the_variant_the_counter_stays_and_all_know_it() -> None:
    g = beaten(no_survivors=False).game()
    g.play("explore peru")
    s = see(g)
    assert (s.counters[PERU], s.gone_counters, len(s.aside)) == ("4/5/5/7", [0] * 12, 8)
    assert carrack.to_builtins(g.view(None))["counters"][PERU] == "4/5/5/7"


@clause("D10.2")
def test_a_counter_that_left_scores_for_nobody() -> None:
    g = beaten().game()
    g.play("explore peru")
    assert (g.scores(), see(g).won, asked(g).kind) == ((0, 0, 0), [[0] * 12] * 3, "explore")
