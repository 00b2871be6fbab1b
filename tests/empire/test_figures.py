"""The figures that clients without the rules show: the next development, prices, bids that would win."""

import pytest

import carrack
from carrack.engine.game import timeline_of
from carrack.engine.titles import find
from carrack.games.empire.figures import Figures, Forecast, ForecastLine, More, RowCard
from support.empire import held, in_turns, play, question, table

QUIET = {"trade": "pass", "board": "ready"}  # the moves of seats that want no more trade


def figures(game: carrack.Game) -> Figures:
    found = game.figures()
    assert isinstance(found, Figures)
    return found


def laura() -> carrack.Game:
    """The rulebook's example in a trade window: two luxuries, an industry, two protectorates, two bonds."""
    layout = in_turns(players=2).nation(0, "ottomans").nation(1, "venice")
    return layout.hold(0, good=2, population=3, colony=5, bond=2).hold(1, gold=1).trade().game()


@pytest.mark.clause("E3.1", "E3.2", "E3.3", "E3.4", "E3.5", "E7.1")
def test_the_next_development_is_worked_out_line_by_line() -> None:
    forecast = figures(laura()).development[0]
    assert forecast.lines == [
        ForecastLine("luxury", 2, {"good": 2, "population": 2}, {"supporter": 2, "good": -2}),
        ForecastLine("industry", 1, {"population": 1, "colony": 1}, {"good": 1}),
        ForecastLine("protectorate", 2, {"colony": 4}, {"population": 2, "bond": 4, "gold": 30}),
        ForecastLine("bonds", 2, {"bond": 2}, {"gold": -2}),
    ]
    assert forecast.support == 2


@pytest.mark.clause("E3.2", "E3.3", "E3.5")
def test_one_more_card_of_each_kind_is_told_with_what_it_brings() -> None:
    game = in_turns(players=2, version="beginner").hold(0, good=1, population=2, bond=1).trade().game()
    forecast = figures(game).development[0]
    assert [line.what for line in forecast.lines] == ["luxury", "unrest", "bonds"]
    assert forecast.lines[2].changes == {"revolt": 1}, "without gold a bond brings a revolt"
    assert forecast.support == 1 - 1 - 1
    assert forecast.more == [
        More("good", ["luxury"], {"supporter": 1, "revolt": -1, "good": -1}),
        More("population", ["unrest"], {"revolt": 1}),
        More("colony", ["industry"], {"revolt": -1, "good": 1}),
        More("bond", ["bonds"], {"revolt": 1}),
    ]


@pytest.mark.parametrize("mode", ["turns", "open"])
@pytest.mark.parametrize("strict", [False, True])
def test_a_development_brings_what_was_worked_out(strict: bool, mode: str) -> None:
    checked = 0
    trades = "windows" if mode == "turns" else "open"
    game = carrack.new_game(
        "empire",
        players=3,
        seed=5,
        auction=mode,
        trades=trades,
        trade_offers=1,
        claim_rounds=9,
        strict_bank=strict,
    )
    while not game.is_over:
        is_trade = question(game) in QUIET
        before = figures(game).development
        cards = [held(game, seat) for seat in range(3)]
        told = len(game.events())
        seat = next(one for one in game.deciders if one not in game.committed)
        moves = game.legal_moves(seat)
        game.play(QUIET[question(game)] if is_trade else moves[(game.number * 7 + told) % len(moves)], seat)
        # Whoever wants no more trade as the last one changes no cards but by the development that follows.
        if is_trade and any(event.kind == "phase" for event in game.events(told) if "development" in str(event.args)):
            for one in range(3):
                changed = dict(cards[one])
                for line in before[one].lines:
                    for card, n in line.changes.items():
                        changed[card] = changed.get(card, 0) + n
                assert {card: n for card, n in changed.items() if n} == held(game, one)
            checked += 1
    assert checked == 5


@pytest.mark.clause("E2.4")
def test_before_nations_are_claimed_nothing_can_be_worked_out() -> None:
    game = carrack.new_game("empire", players=3, seed=1)
    assert figures(game).development == [Forecast([], 0, [])] * 3


@pytest.mark.clause("E4.2")
def test_the_price_of_a_good_falls_with_every_good_that_is_sold() -> None:
    assert figures(laura()).prices == [10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]


@pytest.mark.clause("E5.2", "E5.4")
def test_bids_that_would_win_are_those_above_all_others_or_between_shared_ones() -> None:
    layout = in_turns(players=4, trade_offers=0)
    for seat, gold in enumerate((9, 9, 9, 4)):
        layout.hold(seat, gold=gold)
    game = layout.auction("colony").game()
    assert figures(game).leader == -1
    assert figures(game).wins == [[(1, 9)]] * 3 + [[(1, 4)]]
    play(game, "bid 5", "bid 5", "bid 3")
    now = figures(game)
    assert now.leader == 2, "5 is shared"
    assert now.wins == [[(6, 9)], [(6, 9)], [(3, 4), (6, 9)], [(4, 4)]]
    play(game, "pass", "withdraw")
    now = figures(game)
    assert (now.leader, now.wins) == (1, [[], [(5, 9)], [(6, 9)], []])


def test_no_bid_wins_where_nothing_is_auctioned() -> None:
    found = figures(laura())
    assert (found.leader, found.wins) == (-1, [])


# The cards of the row -------------------------------------------------------------------------------------------------

ROW = ("colony", "good", "bond", "population", "colony", "population")


def bidding(**options: bool) -> carrack.Game:
    """The first card of round 1, at place 2, is auctioned; one seat has a population, the other has nothing."""
    return table(players=2, **options).row(*ROW).hold(0, population=1, gold=3).at("exploration").game()


@pytest.mark.clause("E3.1", "E3.2", "E3.4", "E3.5", "E5.5")
@pytest.mark.parametrize("strict", [False, True])
def test_cards_of_the_row_are_counted_one_by_one_from_the_left(strict: bool) -> None:
    found = figures(bidding(strict_bank=strict)).row
    assert found[0] == [
        RowCard(2, "good", {}, ["luxury"], {"supporter": 1, "revolt": -1}),
        RowCard(3, "bond", {"gold": 10}, ["bonds"], {"gold": -1}),
        RowCard(4, "population", {}, ["unrest"], {"revolt": 1}),
        RowCard(5, "colony", {}, ["industry"], {"revolt": -1, "good": 1}),
        RowCard(6, "population", {}, ["unrest"], {"revolt": 1}),
    ]
    assert [one.changes for one in found[1]][:2] == [{}, {"gold": -1}], "a good alone is of no use"


def test_cards_that_were_auctioned_are_counted_no_more_even_if_nobody_won_them() -> None:
    cached = bidding()
    before = figures(cached)
    for seat in (0, 1):
        if seat in cached.deciders:
            cached.play("content", seat)
    title = find("empire")
    now = title.figures(timeline_of(cached).state, before)
    assert now == figures(cached)
    assert [one.place for one in figures(cached).row[0]] == [3, 4, 5, 6]


def test_the_row_is_worked_out_only_while_bids_are_made() -> None:
    assert figures(laura()).row == []
