"""E1.4: with hidden holdings no menu, refusal or preview tells what another player holds."""

from typing import Any

import pytest

import carrack
from support.empire import table
from support.open_empire import (
    act,
    at_board,
    is_legal,
    lot,
    lying,
    market,
)


@pytest.mark.clause("E1.4", "E5.7")
@pytest.mark.parametrize(
    ("card", "printed"),
    [("supporter", 75), ("revolt", 25), ("good", 45), ("population", 35), ("colony", 30), ("bond", 20), ("gold", 410)],
)
@pytest.mark.parametrize("to", ["s1", "anybody"])
def test_anything_up_to_the_printed_cards_may_be_asked_of_one_who_has_nothing(card: str, printed: int, to: str) -> None:
    game = table(players=3).auction("good").game()
    asked = [is_legal(game, f"s0 offer {to} for {n} {card}") for n in (printed, printed + 1)]
    assert asked == [True, False]


def swapped(*acts: str, swap: bool) -> carrack.Game:
    """A lot of three in which seats 1 and 2 hold different cards, or each those of the other."""
    cards: list[dict[str, int]] = [
        {"supporter": 4, "good": 2, "gold": 12},
        {"revolt": 3, "colony": 1, "bond": 2, "gold": 7},
    ]
    first, second = reversed(cards) if swap else cards
    game = table(players=3).hold(0, bond=2, good=1, gold=9).hold(1, **first).hold(2, **second).auction("good").game()
    return act(game, *acts)


def offered_menu(game: carrack.Game) -> list[Any]:
    """All that the menu of seat 0 tells: choices with ranges and refusals, and the legal moves."""
    return [[repr(choice) for choice in game.choices(0)], game.legal_moves(0)]


PLAYS: tuple[tuple[str, ...], ...] = (
    (),
    ("s0 bid 3",),
    ("s0 offer s1 give 1 bond for 3 colony", "s0 offer anybody for 20 gold"),
    ("s0 offer s1",),
    ("s0 offer s1 give 1 bond",),
    ("s0 offer anybody for 2 revolt",),
    ("s1 offer s0 give 5 gold for 1 bond", "s2 offer anybody give 6 gold for 1 good"),
    ("s1 bid 2", "s2 bid 2", "s0 bid 2", "s1 content"),
    ("s1 withdraw", "s2 offer s0 for 9 gold"),
)
TRIED = (
    "bid 10", "bid 8", "withdraw", "content", "accept s1 1", "accept s2 1", "counter s1 1", "cancel 1",
    "offer s1 for 5 supporter", "offer s2 for 5 supporter", "offer s1 for 13 gold", "offer s2 for 76 supporter",
    "offer anybody for 30 colony", "offer s1 give 3 bond done",
)  # fmt: skip


@pytest.mark.clause("E1.4", "E5.7")
@pytest.mark.parametrize("acts", PLAYS)
def test_no_menu_tells_what_others_hold(acts: tuple[str, ...]) -> None:
    assert offered_menu(swapped(*acts, swap=False)) == offered_menu(swapped(*acts, swap=True))


@pytest.mark.clause("E1.4", "E5.7")
@pytest.mark.parametrize("acts", PLAYS)
def test_no_refusal_tells_what_others_hold(acts: tuple[str, ...]) -> None:
    games = [swapped(*acts, swap=swap) for swap in (False, True)]
    assert [games[0].why_not(0, text) for text in TRIED] == [games[1].why_not(0, text) for text in TRIED]


@pytest.mark.clause("E1.4", "E5.7")
@pytest.mark.parametrize("acts", PLAYS)
def test_no_preview_tells_what_others_hold(acts: tuple[str, ...]) -> None:
    games = [swapped(*acts, swap=swap) for swap in (False, True)]
    allowed = [text for text in TRIED if games[0].why_not(0, text) is None]
    told = [[[event.args for event in game.preview(0, text)] for text in allowed] for game in games]
    assert told[0] == told[1]


@pytest.mark.clause("E1.4", "E3.5", "E5.7")
@pytest.mark.parametrize(("is_open", "shown"), [(False, False), (True, True)])
def test_a_preview_of_the_end_of_a_round_shows_the_development_only_if_holdings_are_open(
    is_open: bool, shown: bool
) -> None:
    game = act(at_board(market(open_holdings=is_open)), "s1 ready", "s2 ready")
    assert ("interest" in [event.kind for event in game.preview(0, "ready")]) == shown


@pytest.mark.clause("E1.4", "E5.7")
def test_an_offer_of_more_than_a_rival_has_lies_there_and_tells_nobody_else() -> None:
    game = act(lot(), "s0 offer s1 give 1 gold for 20 colony")
    assert (lying(game), is_legal(game, "s1 accept s0 1")) == ([(0, 1)], False)
