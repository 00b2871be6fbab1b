"""How the points of finished games came about, and the facts that are told of them."""

from random import Random
from typing import Any

import pytest

import carrack
from carrack import Game
from carrack.engine.history import GameSummary, position_at, summary
from carrack.engine.title import Highlight

FULL: dict[str, Any] = {"builders": True, "expansion_buildings": True, "nations": "random"}
WINDOWS: dict[str, Any] = {"auction": "turns", "trades": "windows"}


def finished(name: str, seed: int, players: int = 3, **options: Any) -> Game:
    """A game whose moves are random."""
    game = carrack.new_game(name, players=players, seed=seed, **options)
    rng = Random(seed)
    while not game.is_over:
        seat = next(seat for seat in game.deciders if seat not in game.committed)
        game.play(rng.choice(game.legal_moves(seat)), seat)
    return game


def fact(found: GameSummary, kind: str) -> Highlight:
    return next(one for one in found.highlights if one.kind.startswith(kind))


@pytest.mark.parametrize(
    ("name", "options", "explained"),
    [
        ("discovery", {}, {"colonies", "discoveries"}),
        ("discovery", FULL, {"colonies", "discoveries"}),
        ("empire", {}, {"supporters", "revolts"}),
        ("empire", WINDOWS, {"supporters", "revolts"}),
    ],
)
@pytest.mark.parametrize("seed", [1, 2])
def test_parts_add_up_to_the_lines_of_the_sheets(
    name: str, options: dict[str, Any], explained: set[str], seed: int
) -> None:
    game = finished(name, seed, **options)
    for seat, parts in enumerate(summary(game).parts):
        for line in game.score_sheet(seat):
            if line.source in explained:
                own = [one for one in parts if one.source == line.source and line.args.items() <= one.args.items()]
                assert sum(one.points for one in own) == line.points
                assert all(len(one.args) == len(line.args) + 1 for one in own)


def test_a_record_tells_the_same() -> None:
    game = finished("discovery", 3)
    assert summary(carrack.replay("\n".join(game.entries()))) == summary(game)


def test_what_came_before_a_position_is_not_guessed() -> None:
    game = finished("empire", 3)
    later = carrack.load(position_at(game, game.number - 40))
    while not later.is_over:
        seat = next(seat for seat in later.deciders if seat not in later.committed)
        later.play(later.legal_moves(seat)[0], seat)
    found = summary(later)
    for seat, parts in enumerate(found.parts):
        for line in later.score_sheet(seat):
            own = [one.points for one in parts if one.source == line.source]
            assert not own or sum(own) == line.points


def test_the_facts_of_discovery_are_those_of_the_record() -> None:
    game = finished("discovery", 1, players=4, **FULL)
    found = summary(game)
    troops = game.to_dict()["troops"]
    sizes = {sum(types) for seats in troops for types in seats}
    assert fact(found, "largest-colony").args["amount"] == max(sizes)
    bought = [event for event in game.events() if event.kind == "bought"]
    buy = fact(found, "best-buy").args
    assert {"seat": buy["seat"], "building": buy["building"], "amount": buy["amount"]} in [one.args for one in bought]
    points = {
        line.args["building"]: line.points for line in game.score_sheet(int(buy["seat"])) if "building" in line.args
    }
    assert points[buy["building"]] == buy["points"]
    killed = sum(int(event.args["amount"]) for event in game.events() if event.kind == "killed")
    battle = fact(found, "costliest-battle").args
    assert 0 < int(battle["amount"]) + int(battle["losses"]) <= killed
    sent = fact(found, "boldest-expedition").args
    assert int(sent["amount"]) >= int(sent["resistance"]) > 0
    assert int(sent["points"]) > 0


def test_the_facts_of_empire_are_those_of_the_record() -> None:
    game = finished("empire", 1, players=4, **WINDOWS)
    found = summary(game)
    prices = [int(event.args["amount"]) for event in game.events() if event.kind == "won"]
    assert fact(found, "dearest-card").args["amount"] == max(prices)
    gained = [event for event in game.events() if event.kind == "gained" and event.args["card"] == "supporter"]
    assert fact(found, "best-development").args["amount"] == max(int(event.args["amount"]) for event in gained)
    trade = fact(found, "largest-trade").args
    made = {"seat": trade["seat"], "seat_rival": trade["seat_rival"]}
    counts = {"counts_given": trade["counts_given"], "counts_asked": trade["counts_asked"]}
    assert made | counts in [event.args for event in game.events() if event.kind == "proposed"]
    revolts = [event for event in game.events() if event.kind == "gained" and event.args["card"] == "revolt"]
    assert int(fact(found, "worst-unrest").args["amount"]) >= max(int(event.args["amount"]) for event in revolts)
    sale = fact(found, "best-sale").args
    assert int(sale["amount"]) * int(sale["price"]) == sale["gold"]


def test_the_best_turn_is_the_largest_step_of_the_graph() -> None:
    found = summary(finished("discovery", 6))
    best = fact(found, "best-turn").args
    seat = int(best["seat"])
    totals = {one.turn: sum(line.points for line in one.sheets[seat]) for one in found.turns}
    turn = int(best["turn"])
    assert totals[turn] - totals.get(turn - 1, 0) == best["amount"]


def test_a_game_without_facts_tells_none() -> None:
    found = summary(finished("toy", 1))
    assert found.highlights == ()
    assert found.parts == ()
