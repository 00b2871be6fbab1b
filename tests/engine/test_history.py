"""How a game was: the same as it was told at the time."""

import json
from typing import Any

import pytest

import carrack
from carrack import CarrackError, Game
from carrack.engine.history import decisions, first_number, game_at, known_at, known_to_any_at, position_at, summary
from carrack.engine.snapshot import restore, snapshot

NAMES = ["toy", "discovery", "empire"]


def played(name: str, moves: int | None = None) -> tuple[Game, list[dict[str, Any]], list[list[Any]]]:
    """A game, and its position and views at each of its nodes."""
    game = carrack.new_game(name, players=3, seed=4)
    positions, views = [], []
    while not game.is_over and (moves is None or game.number < moves):
        if not game.committed:
            positions.append(game.to_dict())
            views.append([carrack.to_builtins(game.view(seat)) for seat in (None, 0, 1, 2)])
        seat = next(seat for seat in game.deciders if seat not in game.committed)
        legal = game.legal_moves(seat)
        game.play(legal[(game.number * 7 + seat) % len(legal)], seat)  # claims that differ end (E7.2)
    return game, positions, views


@pytest.mark.parametrize("name", NAMES)
def test_every_node_is_as_it_was(name: str) -> None:
    game, positions, views = played(name, 80)
    restored = restore(snapshot(game), game.entries())
    assert restored is not None
    for number in range(0, len(positions), 7):
        for source in (game, restored):
            assert position_at(source, number) == positions[number]
            past = game_at(source, number)
            assert [carrack.to_builtins(past.view(seat)) for seat in (None, 0, 1, 2)] == views[number]


def test_what_was_taken_back_is_not_there() -> None:
    game = carrack.new_game("toy", players=2, seed=5)
    game.play("bid 0", 0)
    game.play("bid 0", 1)
    game.play("peek")
    game.play("bury")
    game.rewind(1)
    game.play("take")
    assert [[made.text for made in one.moves] for one in decisions(game)][:2] == [["bid 0", "bid 0"], ["take"]]
    assert decisions(game)[0].is_sealed
    assert position_at(game, 1)["takebacks"] == 1


def test_there_are_only_the_nodes_that_stand() -> None:
    game, _, _ = played("toy", 5)
    for number in (-1, game.number + 1):
        with pytest.raises(CarrackError, match="no-such-number"):
            position_at(game, number)
    later = carrack.load(game.to_dict())
    assert first_number(later) == game.number
    with pytest.raises(CarrackError, match="no-such-number"):
        position_at(later, game.number - 1)


@pytest.mark.parametrize("name", NAMES)
def test_what_a_seat_knew_is_what_its_view_told(name: str) -> None:
    game, positions, views = played(name, 60)
    for number in range(0, len(positions), 11):
        for view, seat in zip(views[number], (None, 0, 1, 2), strict=True):
            known = known_at(game, number, seat)
            assert "chance" not in known
            assert known["pending"] == {}
            shared = sorted(view.keys() & known.keys())
            assert json.dumps([known[field] for field in shared]) == json.dumps([view[field] for field in shared])
        anybody = known_to_any_at(game, number)
        for field in (name for name in anybody if name.endswith("_known")):
            zone = field.removesuffix("_known")
            for token, mask, true in zip(anybody[zone], anybody[field], positions[number][zone], strict=True):
                assert token == (true if mask else None)


@pytest.mark.parametrize(("name", "turns"), [("toy", 1), ("discovery", 8), ("empire", 6)])
def test_points_are_told_after_each_turn(name: str, turns: int) -> None:
    game, _, _ = played(name)
    told = summary(game).turns
    assert len(told) == turns
    assert [one.number for one in told] == sorted({one.number for one in told})
    assert told[-1].number == game.number
    assert told[-1].sheets == tuple(game.score_sheet(seat) for seat in range(3))
    for one in told:
        then = game_at(game, one.number)
        assert [sum(line.points for line in sheet) for sheet in one.sheets] == list(then.scores())


@pytest.mark.parametrize("version", ["beginner", "standard"])
def test_the_points_of_a_round_of_empire_are_those_after_its_development(version: str) -> None:
    game = carrack.new_game("empire", players=2, seed=4, version=version, trades="off", auction="turns")
    developed: dict[int, list[int]] = {}
    while not game.is_over:
        seat = next(seat for seat in game.deciders if seat not in game.committed)
        legal = game.legal_moves(seat)
        game.play(legal[(game.number + seat) % len(legal)], seat)
        now = game.to_dict()["round"]
        if now and not game.committed and now not in developed:
            developed[now] = list(game.scores())
            told = summary(game).turns[-1]
            assert (told.turn, [sum(line.points for line in sheet) for sheet in told.sheets]) == (now, developed[now])
    found = {one.turn: [sum(line.points for line in sheet) for sheet in one.sheets] for one in summary(game).turns}
    assert list(found) == [1, 2, 3, 4, 5, 6]
    assert found == developed
