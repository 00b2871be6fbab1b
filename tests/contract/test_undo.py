"""Promises about the way back: the earlier position, the same draws again, and free only where nobody learned."""

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import carrack
from contract.settings import Decision, Setting, every_setting, examples, eyes, play, seen, step, waiting


def without_takebacks(data: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in data.items() if key != "takebacks"}


def is_binding(ask: carrack.Ask, text: str) -> bool:
    """Whether a move binds, by the rules of its game: clauses T4 of the toy, E5.2, E5.6 and E5.7 of `empire`."""
    match ask.game:
        case "toy":
            return ask.kind == "fair" or text in {f"coins {number}" for number in range(3, 21)}
        case "empire":
            return ask.kind in {"bid", "sealed-bid", "lot", "board"} or text == "accept"
    return False


def play_noting_what_binds(game: carrack.Game, rng: random.Random, steps: int) -> tuple[list[Decision], set[int]]:
    """Play at random; the decisions, and the numbers of those that bind."""
    played: list[Decision] = []
    binding: set[int] = set()
    while len(played) < steps and waiting(game):
        ask = game.ask
        assert ask is not None
        number, seat, move = step(game, rng)
        played.append(Decision(number, seat, move))
        if is_binding(ask, game.notation(move, seat)):
            binding.add(number)
    return played, binding


@every_setting
@examples(2)
@given(seed=st.integers(0, 99), steps=st.integers(10, 80), back=st.integers(1, 50))
def test_a_rewind_returns_exactly_and_the_same_draws_come_again(
    setting: Setting, seed: int, steps: int, back: int
) -> None:
    """Back at a number everything is as it was, knowledge included; the same moves then lead to the same place."""
    game = setting.new(seed)
    rng = random.Random(seed)
    positions, views = {0: game.to_dict()}, {0: [seen(game, eye) for eye in eyes(game)]}
    played: list[Decision] = []
    while not game.is_over and (len(played) < steps or game.committed):  # to the end of a sealed node
        played.append(step(game, rng))
        if not game.committed:
            positions[game.number] = game.to_dict()
            views[game.number] = [seen(game, eye) for eye in eyes(game)]
    end, target = game.number, max(0, game.number - back)
    serial = len(game.events())
    game.rewind(target)
    assert (game.number, game.takebacks, game.committed) == (target, 1, ())
    assert without_takebacks(game.to_dict()) == without_takebacks(positions[target])
    assert [seen(game, eye).replace('"takebacks": 1', '"takebacks": 0') for eye in eyes(game)] == views[target]
    assert [event.kind for event in game.events(since=serial)] == ["rewound"]
    for decision in played:
        if decision.number >= target:
            game.play(decision.move, decision.seat)
    assert without_takebacks(game.to_dict()) == without_takebacks(positions[end])


@every_setting
@examples(2)
@given(seed=st.integers(0, 99), steps=st.integers(0, 100))
def test_undo_is_free_only_where_nobody_learned_anything(setting: Setting, seed: int, steps: int) -> None:
    """From its limit on there are only a seat's own choices, none of which told anybody anything; no more than that."""
    game = setting.new(seed)
    rng = random.Random(seed)
    played, binding = play_noting_what_binds(game, rng, steps)
    for _ in range(10):
        if game.is_over:
            break
        told = {event.number for eye in range(setting.players) for event in game.events(seat=eye) if event.tells}
        for seat in range(setting.players):
            limit = game.undo_limit(seat)
            # A move stops undo if it is another's, if the node it led to was told of something, or if it binds.
            stops = [
                move.number + 1
                for move in played
                if move.seat != seat or move.number + 1 in told or move.number in binding
            ]
            assert limit.number == max([number for number in stops if number <= game.number], default=0)
            assert (limit.code == "binds") == (limit.number - 1 in binding)
            assert limit.code in ({"look", "choice", "binds"} if limit.number else {"start", "look", "choice"})
        more, bound = play_noting_what_binds(game, rng, 1)
        played += more
        binding |= bound


def test_settings_have_acts_that_bind() -> None:
    """So that the promise above is about something: in the toy as in `empire`."""
    for setting in (Setting("toy", 4, (("coins", 9),)), Setting("empire", 3, (("trade_offers", 1),))):
        assert any(play_noting_what_binds(setting.new(seed), random.Random(seed), 400)[1] for seed in range(9))


@every_setting
def test_nothing_is_free_once_the_game_is_over(setting: Setting) -> None:
    """At the end the limit is the end."""
    game = setting.new(2)
    play(game, random.Random(2))
    for seat in range(setting.players):
        assert (game.undo_limit(seat).number, game.undo_limit(seat).code) == (game.number, "over")


def test_a_rewind_drops_pending_choices() -> None:
    """Even one that goes nowhere."""
    game = carrack.new_game("toy", players=2, seed=1)
    game.play("bid 1", 1)
    game.rewind(0)
    assert (game.committed, game.takebacks, game.number) == ((), 1, 0)


def test_a_rewind_out_of_range_is_refused() -> None:
    """There is nothing before the start or after now."""
    game = carrack.new_game("toy", players=2, seed=1)
    play(game, random.Random(1), 5)
    before = game.to_dict()
    for number in (-1, game.number + 1):
        with pytest.raises(carrack.CarrackError):
            game.rewind(number)
    assert game.to_dict() == before
