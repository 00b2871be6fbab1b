"""D13.1 and D2.12: the auction for the player order of the 2007 edition."""

from typing import Any

import pytest

import carrack
from support.discovery import asked, event_args, legal, refused, see

pytestmark = pytest.mark.clause("D13.1")
clause = pytest.mark.clause


def auction(players: int = 3, seed: int = 1, **options: Any) -> carrack.Game:
    return carrack.new_game(
        "discovery", players=players, seed=seed, **{"edition": "2007", "start_auction": True, **options}
    )


def hold(*bids: int, players: int = 3, seed: int = 1, **options: Any) -> tuple[carrack.Game, list[int]]:
    """An auction with these bids, 0 a pass, in the order of speaking; and the seats as they sit from the opener on."""
    g = auction(players, seed, **options)
    opener = g.deciders[0]
    for bid in bids:
        if bid or asked(g).kind == "bid":  # over a bid of 10 nobody can go: those passes are forced
            g.play(f"bid {bid}" if bid else "pass")
    return g, [(opener + i) % players for i in range(players)]


def caribbean_counter(seed: int = 1, players: int = 3) -> tuple[int, int, int, int]:
    """What lies on the Caribbean before the auction."""
    plunder, share, resistance, points = map(int, see(auction(players, seed)).counters[4].split("/"))
    return plunder, share, resistance, points


@clause("D2.12")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everyone_has_ten_dollars(players: int) -> None:
    g = auction(players)
    assert asked(g).kind == "bid"
    assert see(g).money == [10] * players
    assert event_args(g.events(), "turn") == []


@clause("D2.12")
def test_without_the_option_nobody_bids() -> None:
    g = carrack.new_game("discovery", players=3, seed=1, edition="2007")
    assert (asked(g).kind, event_args(g.events(), "opens")) == ("place", [])


@clause("D2.3")
def test_nine_counters_lie_out_and_seven_are_unused() -> None:
    s = see(auction())
    assert (s.counters.count("none"), len(s.counters), len(s.aside)) == (0, 9, 7)
    assert not s.is_discovered("caribbean")
    view = carrack.to_builtins(auction().view(0))
    assert (view["counters"], view["aside"]) == ([None] * 9, [None] * 7)


def test_a_random_player_opens() -> None:
    assert {auction(5, seed).deciders[0] for seed in range(40)} == {0, 1, 2, 3, 4}


def test_the_others_speak_clockwise() -> None:
    g = auction(4)
    opener = g.deciders[0]
    spoke: list[int] = []
    for bid in (1, 2, 3, 4, 5, 6):
        spoke += g.deciders
        g.play(f"bid {bid}")
    assert spoke == [(opener + i) % 4 for i in (0, 1, 2, 3, 0, 1)]


def test_a_first_bid_is_at_least_a_dollar() -> None:
    g = auction()
    assert legal(g) == ["pass", *(f"bid {n}" for n in range(1, 11))]
    assert g.why_not(g.deciders[0], "bid 0") is not None


@pytest.mark.parametrize("bid", [1, 4, 8])
def test_each_bid_is_higher_than_the_last(bid: int) -> None:
    g, _ = hold(bid)
    assert legal(g) == ["pass", *(f"bid {n}" for n in range(bid + 1, 11))]
    assert refused(g, f"bid {bid}") == "bid-too-low"


def test_nobody_bids_more_than_he_has() -> None:
    assert refused(auction(), "bid 11") == "bid-too-high"


def test_who_passes_is_out_for_good() -> None:
    g, seats = hold(1, 0, 2, 3, players=3)
    assert g.deciders == (seats[2],)
    g.play("bid 4")
    assert g.deciders == (seats[0],)


def test_the_first_to_pass_is_last_in_player_order_and_so_on() -> None:
    g, seats = hold(1, 0, 2, 3, 0, 4, 0, 0, players=5)
    # Out in this order: the second to speak, the fifth, the third, the fourth.
    assert see(g).order == [seats[i] for i in (0, 3, 2, 4, 1)]
    assert (see(g).turn, g.deciders, asked(g).kind) == (1, (seats[0],), "place")
    ordered = [(row["seat"], row["amount"]) for row in event_args(g.events(), "ordered")]
    assert ordered == [(seats[1], 5), (seats[4], 4), (seats[2], 3), (seats[3], 2), (seats[0], 1)]


def test_all_others_but_the_first_two_pay_nothing_whatever_they_bid() -> None:
    g, seats = hold(7, 8, 9, 0, 10)
    assert [see(g).order[place] for place in (0, 1, 2)] == [seats[1], seats[2], seats[0]]
    assert see(g).money[seats[0]] == 10


@pytest.mark.parametrize(("bid", "paid"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (8, 4), (9, 5)])
def test_the_second_pays_half_his_last_bid_rounded_up(bid: int, paid: int) -> None:
    g, seats = hold(bid, 0, bid + 1, 0)
    assert see(g).order == [seats[2], seats[0], seats[1]]
    assert see(g).money[seats[0]] == 10 - paid


def test_what_the_second_pays_goes_by_his_own_last_bid_not_the_winners() -> None:
    g, seats = hold(2, 3, 0, 5, 10)
    assert see(g).order == [seats[1], seats[0], seats[2]]
    assert see(g).money[seats[0]] == 10 - 3
    assert asked(g).kind == "place"  # 5 is no 8, whatever the winner bid


def test_the_second_who_never_bid_pays_nothing() -> None:
    g, seats = hold(0, 0)
    assert see(g).order == [seats[2], seats[1], seats[0]]
    assert see(g).money[seats[1]] == 10
    g, seats = hold(8, 0, 0)
    assert (see(g).order[1], see(g).money[seats[2]], asked(g).kind) == (seats[2], 10, "place")


@pytest.mark.parametrize(("bid", "specialist"), [(1, False), (7, False), (8, True), (9, True)])
def test_the_second_gets_a_specialist_for_a_bid_of_eight_or_more(bid: int, specialist: bool) -> None:
    g, seats = hold(bid, 0, bid + 1, 0)
    if not specialist:
        assert asked(g).kind == "place"
        return
    assert (g.deciders, asked(g).kind) == ((seats[0],), "choose")
    assert legal(g) == ["choose captain", "choose merchant", "choose missionary", "choose soldier"]


def test_a_third_who_bid_eight_gets_none() -> None:
    g, seats = hold(8, 9, 10)
    # The opener and the second cannot go higher: they are out, the opener first.
    assert see(g).order == [seats[2], seats[1], seats[0]]
    assert g.deciders == (seats[1],)
    g.play("choose captain")
    s = see(g)
    assert (asked(g).kind, s.worker("hand", seats[0], "captain"), s.money[seats[0]]) == ("place", 0, 10)


@pytest.mark.parametrize("type_", ["captain", "merchant", "missionary", "soldier"])
def test_the_specialist_is_placed_with_the_five_of_turn_1(type_: str) -> None:
    g, seats = hold(8, 0, 9, 0)
    before = see(g).worker("supply", seats[0], type_)
    g.play(f"choose {type_}")
    s = see(g)
    assert (s.turn, sum(s.hand[seats[0]])) == (1, 6)
    assert (s.worker("hand", seats[0]), s.worker("hand", seats[0], type_)) == (5, 1)
    assert s.worker("supply", seats[0], type_) == before - 1


@clause("D2.12", "D11.5")
def test_the_specialist_may_be_a_builder_where_there_are_builders() -> None:
    g, _ = hold(8, 0, 9, 0, house_rules=True, builders=True)
    assert legal(g)[-1] == "choose builder"


@pytest.mark.parametrize("bid", [1, 6, 10])
def test_the_winner_pays_his_whole_bid(bid: int) -> None:
    g, seats = hold(bid, 0, 0)
    assert see(g).order[0] == seats[0]
    assert see(g).money[seats[0]] == 10 - bid + caribbean_counter()[0]


@pytest.mark.parametrize("seed", range(1, 7))
def test_the_winner_discovers_the_caribbean(seed: int) -> None:
    plunder, _, _, points = caribbean_counter(seed)
    g, seats = hold(3, 0, 0, seed=seed)
    winner = seats[0]
    s = see(g)
    assert (s.discovered, s.counters[4]) == (1 << 4, "none")
    assert s.money[winner] == 10 - 3 + plunder
    assert g.scores() == tuple(points if seat == winner else 0 for seat in range(3))
    assert s.troops[4][winner] == [1, 0, 0, 0, 0, 0]
    assert (s.worker("hand", winner), s.worker("supply", winner)) == (5, 23)  # not one of his five
    assert len(s.aside) == 7


def test_the_resistance_of_the_caribbean_is_ignored() -> None:
    seed = next(seed for seed in range(1, 99) if caribbean_counter(seed)[2] == 5)
    assert see(hold(1, 0, 0, seed=seed)[0]).is_discovered("caribbean")


def test_the_winner_gets_the_counter_openly() -> None:
    g = auction()
    counter = see(g).counters[4]
    winner = g.deciders[0]
    g.play("bid 3")
    g.play("pass")
    g.play("pass")
    assert event_args(g.events(), "discovered") == [{"seat": winner, "region": "caribbean", "counter": counter}]


def test_the_last_one_left_need_not_have_bid() -> None:
    g, seats = hold(0, 0)
    s = see(g)
    assert (s.turn, s.order[0]) == (1, seats[2])
    assert s.is_discovered("caribbean")
    assert s.money[seats[2]] == 10 + caribbean_counter()[0]


def test_there_is_no_bonus_for_a_later_place() -> None:
    g, _ = hold(0, 0, 0, 0, players=5)
    s = see(g)
    assert [s.money[seat] for seat in s.order[1:]] == [10, 10, 10, 10]


@pytest.mark.parametrize(("bids", "paid", "won"), [((5, 0), 0, 5), ((5, 6, 0), 3, 6), ((0,), 0, 0)])
def test_two_players(bids: tuple[int, ...], paid: int, won: int) -> None:
    """The first to pass is second: he pays half of what he bid, if he did."""
    g, _ = hold(*bids, players=2)
    s = see(g)
    first, second = s.order
    assert s.money[second] == 10 - paid
    assert s.money[first] == 10 - won + caribbean_counter(1, 2)[0]
    assert (s.turn, g.deciders, asked(g).kind) == (1, (first,), "place")


def test_two_players_the_second_gets_his_specialist_too() -> None:
    g, seats = hold(8, 9, 0, players=2)
    assert (g.deciders, asked(g).kind, see(g).money[seats[0]]) == ((seats[0],), "choose", 6)
