"""Promises about what a seat can know: nothing else reaches it, and the worlds it may imagine are equally likely."""

import json
import random
from collections import Counter
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given

import carrack
import toy
from carrack import Game
from carrack.engine import titles
from carrack.engine.core.state import PUBLIC
from contract.settings import PLACES, SEEDS, Setting, asked, every_setting, eyes, node, seen, step


def worlds(game: Game, seat: int | None) -> list[Game]:
    """Two games that differ only in what the seat cannot know: its unknown tokens, dealt twice."""
    data: dict[str, Any] = game.to_dict()
    eye = PUBLIC if seat is None else PUBLIC | 1 << seat
    for zone in titles.find(game.name).zones:
        known = data[f"{zone.name}_known"]
        data[zone.name] = [token if mask & eye else None for token, mask in zip(data[zone.name], known, strict=True)]
    del data["chance"]
    return [carrack.load(data, seed=seed) for seed in (1, 2)]


@every_setting
@given(seed=SEEDS, place=PLACES)
def test_a_view_is_the_same_in_every_world_it_allows(setting: Setting, seed: int, place: int) -> None:
    """What is hidden from a seat cannot change a byte of its view, record, choices, figures or a preview."""
    game = node(setting, seed, place)
    for eye in eyes(game):
        pair = worlds(game, eye)
        assert pair[0].record(eye) == pair[1].record(eye)
        for world in pair:
            assert seen(world, eye) == seen(game, eye)
            if eye is not None:
                assert world.legal_moves(eye) == game.legal_moves(eye)
                assert world.choices(eye) == game.choices(eye)
                assert world.undo_limit(eye) == game.undo_limit(eye)
                assert world.state.observe(eye) == game.state.observe(eye)
                assert world.own_figures(eye) == game.own_figures(eye)
    seat = asked(game)
    move = random.Random(place).choice(game.legal_moves(seat))
    for world in worlds(game, seat):
        assert world.preview(seat, move) == game.preview(seat, move)
        assert world.outlook(seat, move) == game.outlook(seat, move)


@every_setting
@given(seed=SEEDS, place=PLACES)
def test_what_others_are_told_of_a_move_is_the_same_in_every_world_they_allow(
    setting: Setting, seed: int, place: int
) -> None:
    """Up to the first thing that a seat is told, it hears the same whatever lies hidden from it."""
    game = node(setting, seed, place)
    if game.mode == "sealed":
        return
    mover = asked(game)
    move = random.Random(place).choice(game.legal_moves(mover))
    for eye in eyes(game):
        heard = []
        for world in worlds(game, eye):
            if move in world.legal_moves(mover):
                world.play(move, mover)
                events = world.events(seat=eye)
                first = next((i for i, event in enumerate(events) if event.tells), len(events))
                told = [(event.kind, event.args) for event in events[:first]]
                heard.append((told, world.record(eye) if first == len(events) else ""))
        assert all(told == heard[0] for told in heard)


@every_setting
@given(seed=SEEDS, place=PLACES)
def test_a_sample_leaves_the_view_unchanged(setting: Setting, seed: int, place: int) -> None:
    """A sampled world looks like the view, is made of the view's bytes and a seed alone, and can be played on."""
    game = node(setting, seed, place)
    title = titles.find(setting.game)
    for eye in eyes(game):
        view = game.view(eye)
        remote = carrack.Info(carrack.from_builtins(json.loads(json.dumps(carrack.to_builtins(view)))))
        state = remote.sample(place)
        assert state.key() == game.info(eye).sample(place).key()
        title.check(state)
        if not set(game.committed) - {eye}:
            assert seen(carrack.what_if(view, seed=place), eye) == seen(game, eye)
        if eye is not None:
            assert len(state.observe(eye)) == carrack.vector_size(setting.game, game.rules_version)
            assert state.observe(eye) == game.state.observe(eye)
            assert remote.moves() == game.legal_moves(eye)


@every_setting
@given(seed=SEEDS, place=PLACES)
def test_a_pending_choice_is_nobody_elses_business(setting: Setting, seed: int, place: int) -> None:
    """Others see that a choice is in, never which; it can be changed and taken back until the last one is in."""
    game = node(setting, seed, place)
    if game.mode != "sealed" or len(game.deciders) - len(game.committed) < 2:
        return
    seat = asked(game)
    others = [eye for eye in eyes(game) if eye != seat]
    before = game.to_dict()
    told = set()
    for move in game.legal_moves(seat):
        assert game.play(move, seat) == ()
        assert seat in game.committed
        told.add(repr([(seen(game, eye), game.record(eye), game.info(eye).sample(1).key()) for eye in others]))
    assert len(told) == 1
    game.retract(seat)
    assert game.to_dict() == before


def pile(game: Game, eye: int | None) -> tuple[list[str | None], list[int]]:
    """The toy's pile as a seat sees it, and who knows each card."""
    view = game.view(eye)
    assert isinstance(view, toy.ToyView)
    return view.pile, view.pile_known


def test_a_look_tells_its_audience_and_the_rest_that_it_knows() -> None:
    """Knowledge comes with a look, moves with the card, is public as such, and is forgotten in a shuffle."""
    game = carrack.new_game("toy", players=2, seed=8)
    game.play("bid 2", 0)
    game.play("bid 1", 1)
    (event,) = game.play("peek", 0)
    card = event.args["token"]
    assert pile(game, 0) == ([None] * 4 + [card], [0, 0, 0, 0, 1])
    assert pile(game, 1) == pile(game, None) == ([None] * 5, [0, 0, 0, 0, 1])
    assert "token" not in game.events(seat=1)[-1].args
    game.play("bury", 0)  # and the next card is drawn before everybody's eyes
    assert pile(game, 0) == ([card, None, None, None], [1, 0, 0, 0])
    assert pile(game, 1) == ([None] * 4, [1, 0, 0, 0])
    while game.view(None).shuffles == [1]:
        step(game, random.Random(1))
    assert pile(game, 0) == ([None] * 5, [0] * 5)


def arrangements(info: carrack.Info, samples: int) -> Counter[tuple[int, ...]]:
    """How often each order of the toy's pile was dealt."""
    found: Counter[tuple[int, ...]] = Counter()
    for seed in range(samples):
        state = info.sample(seed)
        found[tuple(state.slots[: state.counts[toy.PILE]])] += 1
    return found


def chi_square(found: Counter[tuple[int, ...]], expected: set[tuple[int, ...]]) -> float:
    each = found.total() / len(expected)
    return sum((found[order] - each) ** 2 / each for order in expected)


# The value that χ² exceeds once in a thousand times, by degrees of freedom.
RARE = {29: 58.30, 11: 31.26, 2: 13.82, 5: 20.52}


@pytest.mark.parametrize(
    ("line", "eye"),
    [
        ("", None),  # five cards, nobody knows any: 5! / (2! 2!) = 30 orders
        ("peek", 0),  # the winner knows the top card
        ("peek bury", 0),  # it lies at the bottom now, and the next one is gone
        ("peek bury", 1),
    ],
)
def test_samples_are_uniform(line: str, eye: int | None) -> None:
    """Every order of the hidden cards that the seat cannot rule out is dealt equally often, and no other."""
    game = carrack.new_game("toy", players=2, seed=8)
    if line:
        game.play("bid 2", 0)
        game.play("bid 1", 1)
        for word in line.split():
            game.play(word, 0)
    view = game.view(eye)
    assert isinstance(view, toy.ToyView)
    known = [None if card is None else toy.METALS.index(card) for card in view.pile]
    left = list(toy.CARDS)
    for card, taken in enumerate(view.taken):
        for _ in range(taken):
            left.remove(card)
    possible = {
        order
        for order in permutations(left)
        if all(card in {None, there} for card, there in zip(known, order, strict=True))
    }
    found = arrangements(game.info(eye), 60 * len(possible))
    assert found.keys() == possible
    assert chi_square(found, possible) < RARE[len(possible) - 1]


def test_the_uniformity_test_can_fail() -> None:
    """A deal that favours one order is found out."""
    possible = set(permutations((0, 1, 2)))
    fair = Counter(dict.fromkeys(possible, 100))
    assert chi_square(fair, possible) == 0
    assert chi_square(fair + Counter({(0, 1, 2): 100}), possible) > RARE[5]
