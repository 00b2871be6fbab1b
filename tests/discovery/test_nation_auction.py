"""D13.2: the auction for nations and player order of the 2015 edition."""

import pytest

import carrack
from support.discovery import asked, event_args, legal, refused, see

pytestmark = pytest.mark.clause("D13.2")
clause = pytest.mark.clause
NATIONS = ["england", "spain", "france", "portugal", "holland", "italy"]


def auction(players: int = 4, seed: int = 1) -> carrack.Game:
    return carrack.new_game("discovery", players=players, seed=seed, nations="auction")


def hold(*moves: str, players: int = 4, seed: int = 1) -> tuple[carrack.Game, list[int]]:
    """An auction with these moves, and the seats as they sit from the first opener on."""
    g = auction(players, seed)
    opener = g.deciders[0]
    for move in moves:
        g.play(move)
    return g, [(opener + i) % players for i in range(players)]


ROUND = ("bid 5", "pass", "pass", "pass", "nation france")  # the opener of four has it for 5


@clause("D2.11")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_everyone_has_fifteen_dollars_and_no_nation(players: int) -> None:
    g = auction(players)
    assert (asked(g).kind, see(g).money, see(g).nation) == ("bid", [15] * players, [0] * players)
    assert event_args(g.events(), "turn") == []


def test_a_random_player_opens() -> None:
    assert {auction(4, seed).deciders[0] for seed in range(40)} == {0, 1, 2, 3}


def test_the_opener_must_bid_at_least_a_dollar() -> None:
    g = auction()
    assert legal(g) == [f"bid {n}" for n in range(1, 16)]
    assert refused(g, "pass") == "must-open"


def test_the_others_bid_higher_or_pass_clockwise() -> None:
    g, seats = hold("bid 5")
    assert (g.deciders, legal(g)) == ((seats[1],), ["pass", *(f"bid {n}" for n in range(6, 16))])
    assert refused(g, "bid 5") == "bid-too-low"
    g.play("bid 6")
    assert g.deciders == (seats[2],)
    g.play("pass")
    g.play("bid 7")
    assert g.deciders == (seats[0],)


def test_who_passes_is_out_of_this_round() -> None:
    g, seats = hold("bid 5", "pass", "bid 6", "pass", "bid 7")
    assert g.deciders == (seats[2],)
    g.play("bid 8")
    assert g.deciders == (seats[0],)


def test_nobody_bids_more_than_he_has() -> None:
    """Fifteen is all there is: nobody can go higher, and the round is over."""
    g, seats = hold("bid 15")
    assert (g.deciders, asked(g).kind, see(g).money[seats[0]]) == ((seats[0],), "nation", 0)


@pytest.mark.parametrize("bid", [2, 6, 14])
def test_the_winner_pays_and_takes_any_nation(bid: int) -> None:
    g, seats = hold("bid 1", "pass", "pass", f"bid {bid}", "pass")
    assert (g.deciders, asked(g).kind) == ((seats[3],), "nation")
    assert see(g).money[seats[3]] == 15 - bid
    assert legal(g) == [f"nation {nation}" for nation in NATIONS]
    g.play("nation holland")
    assert see(g).nation[seats[3]] == 5


def test_the_losers_of_a_round_pay_nothing() -> None:
    g, seats = hold("bid 5", "bid 9", "pass", "bid 10", "pass", "pass", "nation spain")
    assert [see(g).money[seat] for seat in seats] == [15, 15, 15, 5]


def test_a_nation_is_taken_once() -> None:
    g, _ = hold(*ROUND, "bid 1", "pass", "pass")
    assert legal(g) == [f"nation {nation}" for nation in NATIONS if nation != "france"]
    assert refused(g, "nation france") == "nation-taken"


def test_the_winners_take_the_places_in_player_order_one_after_the_other() -> None:
    """Won by the third from the opener, then the opener, then the second; the fourth is left."""
    g, seats = hold(
        "bid 1", "pass", "bid 2", "pass", "pass", "nation italy",
        "bid 3", "pass", "bid 4", "pass", "nation holland",
        "bid 1", "bid 2", "pass", "nation france",
        "nation england",
    )  # fmt: skip
    # Openers: seats[0]; seats[1]; seats[3]. In the second round the order of speaking is 1, 3, 0.
    assert see(g).order == [seats[2], seats[0], seats[1], seats[3]]
    assert [NATIONS[see(g).nation[seat] - 1] for seat in see(g).order] == ["italy", "holland", "france", "england"]
    assert (see(g).turn, g.deciders, asked(g).kind) == (1, (seats[2],), "place")
    ordered = [(row["seat"], row["amount"]) for row in event_args(g.events(), "ordered")]
    assert ordered == [(seats[2], 1), (seats[0], 2), (seats[1], 3), (seats[3], 4)]


def test_the_next_round_is_opened_by_the_next_player_clockwise() -> None:
    g, seats = hold(*ROUND)
    assert (g.deciders, asked(g).kind) == ((seats[1],), "bid")
    assert refused(g, "pass") == "must-open"


def test_a_round_is_not_opened_by_who_has_a_nation() -> None:
    """The player after the opener won the first round: the one after him opens the second."""
    g, seats = hold("bid 1", "bid 2", "pass", "pass", "pass", "nation france")
    assert (g.deciders, asked(g).kind) == ((seats[2],), "bid")
    g.play("bid 1")
    assert g.deciders == (seats[3],)
    g.play("bid 2")
    assert g.deciders == (seats[0],)
    g.play("bid 3")
    assert g.deciders == (seats[2],)  # who has a nation bids no more


def test_who_passed_in_one_round_may_bid_in_the_next() -> None:
    g, seats = hold(*ROUND, "bid 1")
    assert (g.deciders, "bid 2" in legal(g)) == ((seats[2],), True)


def test_bids_begin_anew_in_every_round() -> None:
    g, _ = hold(*ROUND)
    assert legal(g) == [f"bid {n}" for n in range(1, 16)]


@pytest.mark.parametrize(("bid", "paid"), [(1, 1), (2, 1), (3, 2), (4, 2), (7, 4), (8, 4), (14, 7), (15, 8)])
def test_the_last_player_pays_half_the_previous_winning_bid_rounded_up(bid: int, paid: int) -> None:
    g, seats = hold("bid 9", "pass", "pass", "nation spain", players=3)
    g.play(f"bid {bid}")
    if bid < 15:
        g.play("pass")
    g.play("nation italy")
    assert (g.deciders, asked(g).kind) == ((seats[2],), "nation")
    assert legal(g) == ["nation england", "nation france", "nation portugal", "nation holland"]
    g.play("nation england")
    assert [see(g).money[seat] for seat in seats] == [15 - 9, 15 - bid, 15 - paid]
    assert see(g).order == seats


def test_two_players_hold_one_round() -> None:
    g, seats = hold("bid 3", "pass", "nation portugal", players=2)
    assert (g.deciders, asked(g).kind) == ((seats[1],), "nation")
    g.play("nation england")
    assert ([see(g).money[seat] for seat in seats], see(g).order) == ([12, 13], seats)


def test_the_sixth_of_six_takes_the_nation_that_is_left() -> None:
    g = auction(6)
    opener = g.deciders[0]
    for nation in ("italy", "holland", "portugal", "france", "england"):
        g.play("bid 4")
        while asked(g).kind == "bid":
            g.play("pass")
        g.play(f"nation {nation}")
    last = (opener + 5) % 6
    assert see(g).nation[last] == 1 + NATIONS.index("spain")
    assert see(g).money[last] == 13
    assert (asked(g).kind, g.deciders) == ("conquest", (last,))


@clause("D2.1")
def test_there_is_no_bonus_for_a_later_place() -> None:
    g = auction(5)
    for nation in NATIONS[2:]:
        g.play("bid 1")
        while asked(g).kind == "bid":
            g.play("pass")
        g.play(f"nation {nation}")
    g.play("nation england")
    assert (see(g).turn, see(g).money) == (1, [14] * 5)


def test_a_nation_won_serves_from_the_first_turn() -> None:
    g, seats = hold("bid 3", "pass", "nation holland", "nation england", players=2)
    while asked(g).kind == "place":
        g.play("place colonist goods" if "place colonist goods" in legal(g) else "place colonist shipping")
    while asked(g).kind in ("join", "take"):
        g.play("pass")
    assert (asked(g).kind, g.deciders) == ("claim", (seats[0],))
