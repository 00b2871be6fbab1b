"""A view cache shows what views show, and keeps the fields that did not change."""

import random
from typing import Any

import msgspec
import pytest

import carrack
from carrack import Game
from carrack.engine.view_cache import ViewCache
from carrack.games.discovery import figures
from carrack.games.discovery.core.state import Discovery
from carrack.games.discovery.title import TITLE
from support.covering import PLAYERS, covering
from support.wander import wander


def shown(game: Game, seat: int | None) -> dict[str, Any]:
    data = msgspec.structs.asdict(game.view(seat))
    return {name: data[name] for name in game.view(seat).__struct_fields__}


def seen_by(cache: ViewCache, seat: int | None) -> dict[str, Any]:
    return cache.public_fields() | ({} if seat is None else cache.seat_fields(seat))


@pytest.mark.parametrize("name", ["toy", "discovery", "empire"])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_view_cache_shows_what_views_show(name: str, seed: int) -> None:
    rng = random.Random(seed)
    game = carrack.new_game(name, players=3, seed=seed)
    cache = ViewCache(game)
    seats = (None, 0, 1, 2)
    while not game.is_over:
        for seat in rng.sample(seats, 4):
            seen, wanted = seen_by(cache, seat), shown(game, seat)
            assert list(seen) == list(wanted)
            assert msgspec.json.encode(seen) == msgspec.json.encode(wanted)
            if seat is not None:
                assert cache.choices(seat) == game.choices(seat)
                assert cache.undo_limit(seat) == game.undo_limit(seat)
        assert cache.figures() == msgspec.structs.asdict(game.figures())
        wander(game, rng, rng.choice([1, 1, 1, 6]))


@pytest.mark.parametrize("row", covering("discovery"), ids=str)
def test_figures_are_true_whatever_is_played(row: dict[str, Any]) -> None:
    """A cache works most of them out anew only when a table has changed that they follow from."""
    rng = random.Random(str(row))
    options = dict(row)
    game = carrack.new_game("discovery", players=options.pop(PLAYERS), seed=rng.randrange(1000), **options)
    cache = ViewCache(game)
    while not game.is_over:
        assert cache.figures() == msgspec.structs.asdict(game.figures())
        wander(game, rng, 1)
    assert cache.figures() == msgspec.structs.asdict(game.figures())


@pytest.mark.skipif(not hasattr(Discovery.copy, "__code__"), reason="what is compiled reads its tables unseen")
def test_figures_follow_from_the_tables_that_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who reads another table must name it, or a cache goes on showing what was."""
    rng = random.Random(1)
    game = carrack.new_game(
        "discovery", players=4, seed=1, expansion_buildings=True, buy_points=True, reduced_luck=True
    )
    tables = {table.name for table in TITLE.tables}
    read: set[str] = set()

    def spy(self: Discovery, name: str) -> Any:
        if name in tables:
            read.add(name)
        return object.__getattribute__(self, name)

    while carrack.to_builtins(game.view(None))["stack_age"] < 3:  # the buildings that were shown are in the stack
        wander(game, rng, 20)
    state, twin = game.state, game.state
    assert isinstance(state, Discovery)
    monkeypatch.setattr(Discovery, "copy", lambda _: twin)  # a copy reads them all
    monkeypatch.setattr(Discovery, "__getattribute__", spy)
    figures.figures(state, [TITLE.score_sheet(state, seat) for seat in range(4)])
    for building in range(state.kinds):  # whoever may own it
        TITLE.building_points(state, 0, building)
    assert read - {"turn"} == set(figures.FIGURED)  # the turn is of the stage, which is always looked at


def test_what_did_not_change_is_the_same_object() -> None:
    game = carrack.new_game("discovery", players=4, seed=1)
    cache = ViewCache(game)
    before = seen_by(cache, 0)
    game.play(game.legal_moves()[0])
    after = seen_by(cache, 0)
    changed = [name for name in after if after[name] is not before[name]]
    assert "number" in changed
    assert len(changed) < len(after) / 2
    assert all(after[name] != before[name] for name in changed)


def test_figures_that_did_not_change_are_the_same_objects() -> None:
    game = carrack.new_game("discovery", players=4, seed=1)
    cache = ViewCache(game)
    before = cache.figures().copy()
    while game.figures() == carrack.new_game("discovery", players=4, seed=1).figures():
        game.play(game.legal_moves()[0])
    after = cache.figures()
    changed = [name for name in after if after[name] is not before[name]]
    assert changed
    assert len(changed) < len(after)
    assert all(after[name] != before[name] for name in changed)


@pytest.mark.parametrize("name", ["toy", "discovery", "empire"])
def test_menus_and_ways_back_are_true_after_going_back(name: str) -> None:
    rng = random.Random(2)
    game = carrack.new_game(name, players=3, seed=2)
    cache = ViewCache(game)
    for _ in range(60):
        wander(game, rng, rng.choice([1, 1, 3]))
        if rng.random() < 0.4:
            game.rewind(max(0, game.number - rng.choice([1, 2, 5])))
        for seat in range(3):
            assert cache.choices(seat) == game.choices(seat)
            assert cache.undo_limit(seat) == game.undo_limit(seat)


def test_choices_that_look_the_same_are_the_same_in_all_games() -> None:
    games = [carrack.new_game("discovery", players=4, seed=seed) for seed in (1, 1)]
    while all(choice.refusal is None for choice in games[0].choices()):
        for game in games:
            game.play(game.legal_moves()[0])
    seat = games[0].deciders[0]
    one, other = (ViewCache(game).choices(seat) for game in games)
    assert any(choice.refusal is not None for choice in one)
    assert all(choice is twin for choice, twin in zip(one, other, strict=True))


def test_a_choice_that_is_in_is_seen_by_its_own_seat_only() -> None:
    game = carrack.new_game("toy", players=3, seed=1)
    cache = ViewCache(game)
    assert seen_by(cache, 1)["choice"] is None
    game.play("bid 1", 1)
    assert [seen_by(cache, seat)["choice"] for seat in (None, 0, 1, 2)] == [None, None, "bid 1", None]
    game.retract(1)
    assert seen_by(cache, 1)["choice"] is None


def test_own_is_only_what_the_public_does_not_see() -> None:
    rng = random.Random(3)
    game = carrack.new_game("toy", players=3, seed=3)
    cache = ViewCache(game)
    differed: set[str] = set()
    while not game.is_over:
        public = cache.public_fields()
        for seat in range(3):
            own = cache.seat_fields(seat)
            assert [name for name, value in own.items() if value == public[name]] == []
            differed |= own.keys()
        wander(game, rng, 1)
    assert {"seat", "choice", "pile"} <= differed
