"""Promises about open nodes: several seats may act, in any order, and no act is lost or played twice."""

import random
from functools import cache

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import carrack
from carrack import Game
from carrack.engine import titles
from carrack.engine.history import decisions
from contract.settings import (
    PLACES,
    SEEDS,
    Setting,
    every_open_setting,
    every_setting,
    examples,
    eyes,
    node,
    seen,
    step,
    walk,
)

ACTS = 12  # acts of an interleaving

Act = tuple[int, int]  # a seat and its move


@cache
def open_places(setting: Setting, seed: int) -> list[int]:
    """The places of a walk at which the node is open."""
    return [at for at in range(len(walk(setting, seed).positions) - 1) if node(setting, seed, at).mode == "open"]


def open_node(setting: Setting, seed: int, place: int) -> Game:
    """One of the open nodes of a walk."""
    places = open_places(setting, seed)
    return node(setting, seed, places[place % len(places)])


def acts_of(game: Game, rng: random.Random) -> list[Act]:
    """What some seats do one after the other from a node on, as long as it stays open."""
    acts: list[Act] = []
    opened = game.opened
    while len(acts) < ACTS and game.mode == "open" and game.opened == opened:
        seat = rng.choice([seat for seat in range(game.players) if game.legal_moves(seat)])
        acts.append((seat, rng.choice(game.legal_moves(seat))))
        game.play(*reversed(acts[-1]))
    return acts


def tables(game: Game) -> dict[str, object]:
    """The position without what tells who acted last, and whose turn it would be in search."""
    order = {"agenda", "mover", "number", "changer"}
    return {name: value for name, value in game.to_dict().items() if name not in order}


@every_open_setting
@given(seed=SEEDS, place=PLACES, rng=st.randoms(use_true_random=False))
def test_any_order_of_the_same_acts_is_a_legal_game(
    setting: Setting, seed: int, place: int, rng: random.Random
) -> None:
    """Each act that is still legal is played once, the others are refused with a reason; a restart has the same."""
    game = open_node(setting, seed, place)
    acts = acts_of(carrack.load(game.to_dict()), rng)
    rng.shuffle(acts)
    start, opened, played = game.number, game.opened, []
    for seat, move in acts:
        refusal = game.why_not(seat, move)
        before = game.to_dict()
        if refusal is None:
            game.play(move, seat)
            played.append((game.number - 1, seat, game.notation(move, seat)))
            titles.find(game.name).check(game.state)
        else:
            with pytest.raises(carrack.IllegalMove):
                game.play(move, seat)
            assert (game.to_dict(), bool(refusal.code)) == (before, True)
        if game.mode != "open" or game.opened != opened:
            break
    made = [(one.number, one.moves[0].seat, one.moves[0].text) for one in decisions(game)]
    assert made == played
    assert game.number == start + len(played)
    again = carrack.replay("\n".join(game.entries()))
    assert again.to_dict() == game.to_dict()
    assert [seen(again, eye) for eye in eyes(game)] == [seen(game, eye) for eye in eyes(game)]
    assert carrack.replay(game.record()).record() == game.record()


@every_open_setting
@given(seed=SEEDS, place=PLACES, rng=st.randoms(use_true_random=False))
def test_acts_that_answer_the_node_hold_whatever_another_seat_does(
    setting: Setting, seed: int, place: int, rng: random.Random
) -> None:
    """Two seats' acts, neither of which ends the node or the other's chance, lead to the same position both ways."""
    game = open_node(setting, seed, place)
    able = [seat for seat in range(game.players) if game.legal_moves(seat)]
    if len(able) < 2:
        return
    acts = [(seat, rng.choice(game.legal_moves(seat))) for seat in rng.sample(able, 2)]
    if any(game.answers(seat, move) != "node" for seat, move in acts):
        return
    ends = []
    for order in (acts, acts[::-1]):
        one = carrack.load(game.to_dict())
        one.play(*reversed(order[0]))
        if one.opened != game.opened or one.why_not(*order[1]) is not None:
            return
        one.play(*reversed(order[1]))
        ends.append(tables(one))
    assert ends[0] == ends[1]


@every_open_setting
@given(seed=SEEDS, place=PLACES)
@example(seed=0, place=2000)  # in one setting, the move is followed by a shuffle
def test_an_open_node_is_played_as_turns_by_search(setting: Setting, seed: int, place: int) -> None:
    """The state names the next decider after the last one that acted, and takes a move of any seat."""
    game = open_node(setting, seed, place)
    state = game.state
    assert state.is_open()
    assert not state.is_sealed()
    assert game.deciders == tuple(state.deciders())
    assert game.asked[0] == state.decider()
    for seat in range(game.players):
        assert state.moves(seat) == game.legal_moves(seat) == game.info(seat).moves()
    assert all(len(state.moves(seat)) > 1 for seat in state.deciders())
    actor = random.Random(place).choice([seat for seat in range(game.players) if game.legal_moves(seat)])
    move = random.Random(place).choice(state.moves(actor))
    state.apply(move, actor)
    is_shuffled = any(event.kind == "shuffled" for event in game.play(move, actor))
    assert is_shuffled or state.key() == game.state.key()  # shuffles of search do not derive from the game's secret
    if state.is_open() and state.acts():
        order = [(actor + 1 + left) % game.players for left in range(game.players)]
        assert state.decider() == next(seat for seat in order if seat in state.deciders())


@every_open_setting
@given(seed=SEEDS, place=PLACES)
def test_public_acts_bind(setting: Setting, seed: int, place: int) -> None:
    """No undo crosses an act in an open node; each raises the number; the node keeps the number it opened at."""
    game = open_node(setting, seed, place)
    rng = random.Random(place)
    seat = rng.choice([seat for seat in range(game.players) if game.legal_moves(seat)])
    number, opened = game.number, game.opened
    assert opened <= number
    game.play(rng.choice(game.legal_moves(seat)), seat)
    assert game.number == number + 1
    assert game.opened in {opened, game.number}
    if not game.is_over:
        assert all(game.undo_limit(eye).number == game.number for eye in range(game.players))
        assert {game.undo_limit(eye).code for eye in range(game.players)} == {"binds"}


@every_open_setting
@examples(3)
@given(seed=SEEDS, place=PLACES)
def test_every_open_node_ends(setting: Setting, seed: int, place: int) -> None:
    """However they act, a time comes when nobody is waited for."""
    game = open_node(setting, seed, place)
    rng, opened = random.Random(place), game.opened
    for _ in range(5000):
        if game.mode != "open" or game.opened != opened:
            return
        step(game, rng)
    raise AssertionError("the node stays open")


@every_setting
@given(seed=SEEDS, place=PLACES)
def test_what_a_choice_answers(setting: Setting, seed: int, place: int) -> None:
    """Outside open nodes a choice answers exactly what was seen; inside them its kind says."""
    game = node(setting, seed, place)
    lasting = titles.find(game.name).lasting if game.mode == "open" else frozenset()
    for seat in range(game.players):
        for choice in game.choices(seat):
            assert choice.answers == ("node" if choice.kind in lasting else "number")
            assert choice.answers == game.answers(seat, choice.move) == game.answers(seat, choice.notation)
    assert game.answers(0, "no such move") == game.answers(0, -1) == "number"
    assert game.opened == game.number or game.mode == "open"


def fair() -> Game:
    """The toy at its first fair: the first seat has won a card for nothing and kept its coins."""
    game = carrack.new_game("toy", players=3, seed=5, fair=True)
    for seat in range(3):
        game.play("bid 0", seat)
    game.play("take")
    game.play("pass")
    return game


def test_a_fair() -> None:
    """Seats act in any order; who is content may still act; coins staked end contentment; it ends when all are."""
    game = fair()
    assert (game.mode, game.deciders, game.opened, game.number) == ("open", (0, 1, 2), 3, 3)
    game.play("content", 2)
    assert (game.deciders, game.asked) == ((0, 1), (0, 1))
    game.play("stake", 1)
    assert (game.opened, game.number) == (3, 5)
    game.play("content", 0)
    game.play("coins 2", 1)
    assert game.deciders == (0, 1, 2)
    game.play("stake coins 1", 2)
    for seat in (1, 0):
        game.play("content", seat)
    assert [event.kind for event in game.play("content", 2)] == ["content", "fair-over"]
    assert (game.mode, game.opened, game.number) == ("sealed", 12, 12)


def test_a_half_made_line_keeps_nobody_waiting() -> None:
    """It stays half made while others act, in a row of its own, and is completed later."""
    game = fair()
    game.play("stake", 0)
    game.play("stake coins 1", 1)
    game.play("coins 4", 0)
    rows = game.record().splitlines()[-3:]
    assert rows == ["3 s0 stake", "4 s1 stake coins 1", "6 s0 coins 4"]
    assert game.deciders == (1, 2)  # seat 0 has nothing left to stake


def test_a_preview_of_an_act() -> None:
    """It reports what the act would, for any seat."""
    game = fair()
    assert [event.args for event in game.preview(2, "stake coins 3")] == [{"seat": 2, "amount": 3}]
    assert game.number == 3


def test_no_two_moves_of_one_call_cross_the_end_of_a_line() -> None:
    """Several acts in one call are one line; what is not of it is refused."""
    refusal = fair().why_not(0, "content stake")
    assert refusal is not None
    assert (refusal.code, refusal.step) == ("line-too-long", 1)
