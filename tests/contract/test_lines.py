"""Promises about lines: several moves in one call, all or nothing, and never past the first thing anybody learns."""

import random

import pytest
from hypothesis import given

import carrack
from carrack import Game
from contract.settings import PLACES, SEEDS, Setting, asked, every_setting, examples, node


@every_setting
@examples(10)
@given(seed=SEEDS, place=PLACES)
def test_a_line_goes_as_far_as_nobody_learns_anything(setting: Setting, seed: int, place: int) -> None:
    """Two moves in one call do what they do one by one, or are refused at the second with nothing changed."""
    game = node(setting, seed, place)
    seat = asked(game)
    rng = random.Random(place)
    first = rng.choice(game.legal_moves(seat))
    steps = node(setting, seed, place)
    told = steps.play(first, seat)
    if seat not in steps.deciders or seat in steps.committed:
        return
    second = rng.choice(steps.legal_moves(seat))
    line = f"{game.notation(first, seat)} {game.notation(second, seat)}"
    if steps.state.is_mid_line() and not any(event.tells for event in told):
        steps.play(second, seat)
        for last in game.parse(line, seat)[2:]:  # what need not be written at the end of a line
            if last in steps.legal_moves(seat):
                steps.play(last, seat)
        assert game.why_not(seat, line) is None
        game.play(line, seat)
        assert game.to_dict() == steps.to_dict()
    else:
        before = game.to_dict()
        refusal = game.why_not(seat, line)
        assert refusal is not None
        assert (refusal.code, refusal.step) == ("line-too-long", 1)
        with pytest.raises(carrack.IllegalMove):
            game.play(line, seat)
        assert game.to_dict() == before


def give(coins: int) -> Game:
    """The toy where the first seat has just taken a card, bidding nothing, and may give coins away."""
    game = carrack.new_game("toy", players=2, seed=5, coins=coins)
    game.play("bid 0", 0)
    game.play("bid 0", 1)
    game.play("take", 0)
    return game


def test_a_whole_line_in_one_call() -> None:
    """Both moves count, and they share a row of the record."""
    game = give(3)
    number = game.number
    assert [event.kind for event in game.play("give s1 coins 2", 0)] == ["gave"]
    assert game.number == number + 2
    assert "give s1 coins 2" in game.record()


def test_half_a_line() -> None:
    """A line may be played move by move; half of it is public, and the same row in the end."""
    game = give(3)
    game.play("give s1", 0)
    assert game.ask is not None
    assert (game.ask.kind, game.deciders) == ("coins", (0,))
    assert "give s1" in game.record()
    game.play("coins 2", 0)
    assert "give s1 coins 2" in game.record()


def test_a_forced_move_written_out_is_skipped() -> None:
    """With a single coin to give, how many is no question; whoever writes it anyway is understood."""
    for line in ("give s1", "give s1 coins 1"):
        game = give(1)
        number = game.number
        assert [event.kind for event in game.play(line, 0)] == ["forced", "gave"]
        assert game.number == number + 1
        assert "give s1 [s0 coins 1]" in game.record()


def test_a_line_is_refused_before_anything_is_turned_up() -> None:
    """What lies behind a look cannot be played blind; the refusal says at which move."""
    game = carrack.new_game("toy", players=2, seed=5)
    game.play("bid 1", 0)
    game.play("bid 0", 1)
    before = game.to_dict()
    for line in ("peek take", "peek bury", "take pass"):
        with pytest.raises(carrack.IllegalMove) as caught:
            game.play(line, 0)
        assert (caught.value.refusal.code, caught.value.refusal.step) == ("line-too-long", 1)
    assert game.to_dict() == before


def test_the_step_of_a_refusal_counts_into_the_line() -> None:
    """A legal beginning does not save a line."""
    game = give(3)
    refusal = game.why_not(0, "give s1 coins 4")
    assert refusal is not None
    assert (refusal.code, refusal.step) == ("not-asked", 1)
