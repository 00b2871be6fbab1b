"""What an offer would change at the next development of the seat that accepts or makes it."""

from typing import Any

import msgspec
import pytest

import carrack
from carrack.games.empire.outlook import Outlook
from support.empire import Layout, in_turns, table
from support.open_empire import act, market

LUXURY = {"good": 1, "population": 1, "gold": 9}


def lot(**cards: int) -> carrack.Game:
    """An auction of three in which seat 0 holds some cards, seat 1 gold and a colony, and seat 2 nothing."""
    layout = table(players=3, version="beginner").hold(0, **cards).hold(1, gold=9, colony=1, revolt=1)
    return layout.auction("good").game()


@pytest.mark.clause("E3.2", "E3.5", "E5.7")
def test_a_good_that_is_traded_away_is_missing_for_the_luxury() -> None:
    game = act(lot(**LUXURY), "s1 offer s0 give 4 gold for 1 good")
    assert game.outlook(0, "accept s1 1") == Outlook(
        {"luxury": -1, "unrest": 1}, {"supporter": -1, "revolt": 1, "good": 1}, -2
    )


@pytest.mark.clause("E3.3", "E5.7")
def test_a_colony_that_is_asked_for_makes_an_industry() -> None:
    found = lot(population=1, gold=9).outlook(0, "offer anybody give 2 gold for 1 colony")
    assert found == Outlook({"industry": 1, "unrest": -1}, {"revolt": -1, "good": 1}, 1)


@pytest.mark.clause("E5.7")
def test_traded_supporters_and_revolts_count_as_support_though_no_line_changes() -> None:
    game = act(lot(gold=9, supporter=1), "s1 offer s0 give 1 revolt 3 gold for 1 supporter")
    assert game.outlook(0, "accept s1 1") == Outlook({}, {}, -2)


@pytest.mark.clause("E3.5", "E5.7")
def test_gold_that_is_given_away_is_missing_for_the_interest() -> None:
    game = table(players=3, version="beginner").hold(0, bond=2, gold=2).auction("good").game()
    assert game.outlook(0, "offer s1 give 1 gold done") == Outlook({}, {"revolt": 1, "gold": 1}, -1)


@pytest.mark.clause("E5.7")
def test_an_offer_in_a_trade_window_and_its_counter_offer_are_worked_out_too() -> None:
    layout = in_turns(players=2, version="beginner").hold(0, population=1, gold=3).hold(1, colony=1)
    game = layout.trade().game()
    industry = Outlook({"industry": 1, "unrest": -1}, {"revolt": -1, "good": 1}, 1)
    assert game.outlook(0, "offer s1 give 3 gold for 1 colony") == industry
    game.play("offer s1 give 3 gold for 1 colony", 0)
    given_away = game.outlook(1, "accept")
    assert given_away == Outlook({}, {}, 0)
    assert game.outlook(1, "counter give 1 colony for 2 gold") == given_away


@pytest.mark.parametrize("text", ["bid 3", "content", "offer s1", "counter s1 1"])
def test_what_is_no_trade_has_no_outlook(text: str) -> None:
    game = act(lot(**LUXURY), "s1 offer s0 give 4 gold for 1 good")
    assert game.outlook(0, text) is None


def test_the_rest_of_an_offer_that_was_begun_has_no_outlook() -> None:
    game = act(lot(**LUXURY), "s0 offer s1", "s0 give 1 good")
    assert game.outlook(0, "for 1 colony done") is None


def test_the_outlook_of_an_illegal_move_is_its_refusal() -> None:
    with pytest.raises(carrack.IllegalMove):
        lot(**LUXURY).outlook(0, "accept s1 1")


def test_an_outlook_changes_nothing() -> None:
    game = act(market().auction("good").game(), "s2 offer s0 give 1 colony for 5 gold")
    before = msgspec.to_builtins(game.view(0))
    assert game.outlook(0, "accept s2 1") is not None
    assert msgspec.to_builtins(game.view(0)) == before


def swapped(swap: bool, **options: Any) -> Layout:
    """A table of three in which seats 1 and 2 hold different cards, or each those of the other."""
    cards = [{"supporter": 4, "good": 2, "gold": 12}, {"revolt": 3, "colony": 1, "population": 2, "gold": 12}]
    first, second = reversed(cards) if swap else cards
    layout = table(players=3, **options).hold(0, bond=2, good=1, population=1, gold=9)
    return layout.hold(1, **first).hold(2, **second)


@pytest.mark.clause("E1.4", "E5.7")
@pytest.mark.parametrize(
    "text", ["accept s1 1", "accept s2 1", "offer s1 give 1 good for 3 colony", "offer anybody give 1 bond done"]
)
def test_no_outlook_tells_what_others_hold(text: str) -> None:
    acts = ("s1 offer s0 give 5 gold for 1 bond", "s2 offer anybody give 6 gold for 1 good")
    games = [act(swapped(swap).auction("good").game(), *acts) for swap in (False, True)]
    assert games[0].outlook(0, text) == games[1].outlook(0, text) is not None


@pytest.mark.clause("E3.1", "E5.7")
def test_a_development_after_the_trade_brings_what_the_outlook_said() -> None:
    """The forecast after accepting differs from that before it by the outlook."""
    game = act(swapped(False).auction("good").game(), "s2 offer s0 give 1 population 1 colony for 1 good")
    before: Any = game.figures()
    told: Any = game.outlook(0, "accept s2 1")
    act(game, "s0 accept s2 1")
    after: Any = game.figures()
    assert told.support == after.development[0].support - before.development[0].support

    def amounts(forecast: Any) -> dict[str, int]:
        return {line.what: line.amount for line in forecast.lines}

    now, then = amounts(after.development[0]), amounts(before.development[0])
    assert told.lines == {what: n for what in {**then, **now} if (n := now.get(what, 0) - then.get(what, 0))}
