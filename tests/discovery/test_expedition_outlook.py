"""The chance of an expedition that a preview tells (D5.6): a count over the counters that the seat has not seen."""

from collections import Counter
from typing import Any

import pytest

import carrack
from carrack.games.discovery import board
from carrack.games.discovery.expedition_outlook import ExpeditionOutlook
from carrack.games.discovery.outlook import Outlook
from carrack.games.discovery.prizes import Winnings
from support.discovery import REGIONS, Layout, table

clause = pytest.mark.clause
CREW = {"colonist": 2, "captain": 1, "soldier": 1}  # of strength 5


def sailors(**options: Any) -> Layout:
    """Three players, of whom seat 0 has workers of strength 5 in the discovery box, and seat 1 others."""
    layout = table(players=3, **options).explorers(0, **CREW).explorers(1, colonist=1)
    return layout.counter("peru", "4/5/5/7").counter("florida", "2/4/3/5").at("discovery")


def told(game: carrack.Game, text: str, seat: int = 0) -> ExpeditionOutlook:
    """The outlook of an expedition."""
    found = game.outlook(seat, text)
    assert isinstance(found, Outlook)
    assert found.expedition is not None
    return found.expedition


def chances(found: ExpeditionOutlook) -> dict[int, int]:
    return {row.resistance: row.count for row in found.chances}


def unseen(game: carrack.Game, seat: int) -> list[tuple[int, int, int, int]]:
    """All counters of the game less those that the seat sees: known ones, won ones and those out of the game."""
    view: Any = game.view(seat)
    kinds = list(board.COUNTERS)
    left = Counter(board.COUNTERS)
    for numbers in (*view.won, view.gone_counters):
        left.subtract(dict(zip(kinds, numbers, strict=True)))
    for word in view.counters:
        if word not in {None, "none"}:
            left[tuple(map(int, word.split("/")))] -= 1  # type: ignore[index]  # four numbers
    return list(left.elements())


def check_is_a_count(game: carrack.Game, seat: int, text: str, cut: int = 0) -> ExpeditionOutlook:
    """Compare the chance with a count over the counters that the seat has not seen."""
    found = told(game, text, seat)
    possible = unseen(game, seat)
    needs = [max(need - cut, 0) for _, _, need, _ in possible]
    assert chances(found) == dict(Counter(needs))
    assert (found.beaten, found.possible) == (sum(need <= found.strength for need in needs), len(possible))
    return found


@clause("D5.6.3")
@pytest.mark.parametrize(
    ("workers", "strength"),
    [
        ("colonist 0 captain 1 soldier 0", 2),
        ("colonist 2 captain 0 soldier 1", 3),
        ("colonist 2 captain 1 soldier 1", 5),
        ("colonist 0", 3),
        ("", 5),
    ],
)
def test_strength_is_that_of_the_workers_named_and_of_all_of_other_types(workers: str, strength: int) -> None:
    found = told(sailors().game(), f"explore peru {workers}".strip())
    assert found.strength == strength


@clause("D5.6.1")
def test_a_single_worker_sails_without_being_named() -> None:
    assert told(sailors().order(1, 0, 2).game(), "explore peru", 1).strength == 1


@clause("D5.6.2")
def test_before_anybody_has_looked_any_of_the_sixteen_counters_may_lie_there() -> None:
    found = check_is_a_count(sailors().game(), 0, "explore peru colonist 0")
    assert (found.strength, found.beaten, found.possible) == (3, 11, 16)
    assert found.known is None
    assert found.wins == Winnings((1, 2), (2, 5), (4, 5))


@clause("D5.6.4", "D5.6.5")
@pytest.mark.parametrize(
    ("text", "beaten", "wins"),
    [
        ("explore peru", 1, Winnings((4, 4), (5, 5), (7, 7))),
        ("explore peru colonist 0", 0, None),
        ("explore florida colonist 0", 1, Winnings((2, 2), (4, 4), (5, 5))),
    ],
)
def test_a_counter_that_everybody_saw_succeeds_or_is_too_strong(text: str, beaten: int, wins: Winnings | None) -> None:
    game = sailors().knows(0, "peru", "florida").knows(1, "peru", "florida").knows(2, "peru", "florida").game()
    found = told(game, text)
    assert (found.known, found.chances) == (5 if "peru" in text else 3, ())
    assert (found.beaten, found.possible, found.wins) == (beaten, 1, wins)


@clause("D11.2")
def test_a_counter_that_the_seat_scouted_is_certain_and_missing_elsewhere() -> None:
    game = sailors(scouting=True).game()
    game.play("scout peru")
    assert told(game, "explore peru").known == 5
    found = check_is_a_count(game, 0, "explore brazil colonist 1")
    assert (found.possible, chances(found)[5]) == (15, 1)


@clause("D11.2")
def test_what_others_scouted_is_unknown_to_the_seat() -> None:
    layout = sailors(scouting=True).knows(0, "florida").knows(1, "peru").knows(2, "brazil")
    found = check_is_a_count(layout.game(), 0, "explore peru")
    assert (found.known, found.possible) == (None, 15)
    found = check_is_a_count(layout.order(1, 0, 2).game(), 1, "explore florida")
    assert (found.known, found.possible, found.strength) == (None, 15, 1)


@clause("D5.6.5")
def test_after_a_failure_everybody_knows_the_counter() -> None:
    game = sailors().order(1, 0, 2).game()
    game.play("explore peru")
    assert game.deciders == (0,)
    assert told(game, "explore peru").known == 5
    assert check_is_a_count(game, 0, "explore florida").possible == 15


@clause("D11.1")
def test_a_counter_that_was_replaced_is_out_of_the_game() -> None:
    game = sailors(no_survivors=True).order(1, 0, 2).game()
    game.play("explore peru")
    found = check_is_a_count(game, 0, "explore peru")
    assert (found.known, found.possible, chances(found)[5]) == (None, 15, 1)


@clause("D14-I-Plague")
def test_plague_lowers_what_is_needed() -> None:
    game = sailors().own(0, "plague-1").game()
    found = check_is_a_count(game, 0, "explore peru colonist 0 captain 1 soldier 0", cut=1)
    assert chances(found) == {0: 2, 1: 3, 2: 6, 3: 3, 4: 2}
    assert found.beaten == 11
    known = sailors().own(0, "plague-1").knows(0, "peru").game()
    assert told(known, "explore peru").known == 4


@clause("D14-I-Magellan")
def test_magellan_makes_captains_stronger() -> None:
    game = sailors(expansion_buildings=True).own(0, "magellan").game()
    assert check_is_a_count(game, 0, "explore peru colonist 0 captain 1 soldier 0").strength == 3


@clause("D11.3")
def test_with_counters_face_up_all_is_known() -> None:
    found = told(sailors(advanced_reconnaissance=True).game(), "explore peru")
    assert (found.known, found.beaten) == (5, 1)


@clause("D5.6.6")
def test_the_deck_is_counted_by_its_cards() -> None:
    layout = table(players=3).explorers(0, captain=2).all_discovered().deck_won(1, "china", "india").at("discovery")
    found = told(layout.game(), "explore deck captain 2")
    needs = Counter(need for card, (_, _, need, _) in board.CARDS.items() if card not in {"china", "india"})
    assert (chances(found), found.beaten, found.possible) == (dict(needs), 10, 14)
    assert found.wins == Winnings((1, 3), (1, 2), (4, 5))


@clause("D5.6.6", "D11.2")
def test_a_scouted_top_card_is_certain() -> None:
    layout = table(players=3, scouting=True).explorers(0, captain=2).all_discovered().deck("spice-islands", "japan")
    found = told(layout.knows(0, "deck").at("discovery").game(), "explore deck")
    assert (found.known, found.beaten, found.possible) == (5, 0, 1)


@clause("D12.4")
@pytest.mark.parametrize(("captains", "beaten"), [(1, 0), (2, 16)])
def test_portugals_early_card_needs_three_whatever_it_is(captains: int, beaten: int) -> None:
    layout = table(players=3, nations="random").nation(0, "portugal").explorers(0, captain=captains).at("discovery")
    found = told(layout.game(), "explore early-deck")
    assert (found.known, found.chances, found.beaten, found.possible) == (3, (), beaten, 16)


def test_what_is_no_expedition_has_no_outlook() -> None:
    game = sailors(scouting=True).game()
    assert game.outlook(0, "scout peru") is None
    assert game.outlook(0, "pass") is None
    game.play("explore peru")
    assert game.outlook(0, "colonist 1") is None


@clause("D1.9")
@pytest.mark.parametrize("region", [region for region in REGIONS if region != "caribbean"])
def test_no_outlook_tells_what_lies_face_down(region: str) -> None:
    """Whatever counters lie there, a seat that has not looked is told the same."""
    games = []
    for hidden, swapped in (("peru", "brazil"), ("brazil", "peru")):
        layout = table(players=3).explorers(0, **CREW).counter(hidden, "4/5/5/7").counter(swapped, "1/2/1/4")
        games.append(layout.at("discovery").game())
    assert games[0].outlook(0, f"explore {region}") == games[1].outlook(0, f"explore {region}")
