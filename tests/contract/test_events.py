"""Promises about what is told: to whom, in which order, and that there is a sentence for all of it."""

import random

from hypothesis import given

import carrack
from carrack.engine.narrate import Narratable
from contract.settings import PLACES, SEEDS, Setting, asked, every_setting, examples, eyes, node, step


@every_setting
@examples(3)
@given(seed=SEEDS, place=PLACES)
def test_events_are_append_only(setting: Setting, seed: int, place: int) -> None:
    """Serials count up, are the same for all, and `play` reports what the mover may see of the new ones."""
    game = node(setting, seed, place)
    rng = random.Random(place)
    for _ in range(20):
        if game.is_over:
            break
        seat = asked(game)
        before = game.events(seat=seat)
        told = game.play(rng.choice(game.legal_moves(seat)), seat)
        after = game.events(seat=seat)
        assert after == before + told
        assert told == game.events(since=len(before), seat=seat)
        for eye in eyes(game):
            assert [event.serial for event in game.events(seat=eye)] == list(range(len(after)))


@every_setting
@examples(3)
@given(seed=SEEDS, place=PLACES)
def test_outside_the_audience_an_event_tells_nothing(setting: Setting, seed: int, place: int) -> None:
    """Who is not meant gets a public form of the event, the same for all such, without what it tells."""
    game = node(setting, seed, place)
    rng = random.Random(place)
    for _ in range(30):
        if game.is_over:
            break
        step(game, rng)
    for heard in zip(*(game.events(seat=eye) for eye in eyes(game)), strict=True):
        public = heard[-1]
        for eye, event in zip(eyes(game), heard, strict=True):
            if event.audience is None or eye not in event.audience:
                assert event == public
            if event.tells:
                assert event.audience is None or eye in event.audience


@every_setting
@given(seed=SEEDS, place=PLACES)
def test_a_preview_is_what_play_then_reports(setting: Setting, seed: int, place: int) -> None:
    """A preview changes nothing, is cut before the first that tells anybody anything, and comes true."""
    game = node(setting, seed, place)
    seat = asked(game)
    move = random.Random(place).choice(game.legal_moves(seat))
    before = game.to_dict()
    foreseen = game.preview(seat, move)
    assert game.to_dict() == before
    assert not any(event.tells for event in foreseen)
    if game.mode == "sealed":
        assert foreseen == ()
    told = game.play(move, seat)
    assert [(event.kind, event.args) for event in foreseen] == [
        (event.kind, event.args) for event in told[: len(foreseen)]
    ]


@every_setting
@examples(3)
@given(seed=SEEDS, place=PLACES)
def test_everything_can_be_told(setting: Setting, seed: int, place: int) -> None:
    """There is a sentence for every event, question, choice, refusal and limit of undo, without a hole in it."""
    game = node(setting, seed, place)
    rng = random.Random(place)
    for _ in range(25):
        if game.is_over:
            break
        seat = asked(game)
        assert game.ask is not None
        told: list[Narratable] = [game.ask, game.undo_limit(seat), *game.choices(seat)]
        told += [choice.refusal for choice in game.choices(seat) if choice.refusal is not None]
        assert all(carrack.narrate(thing, seat=seat) for thing in told)
        step(game, rng)
    for eye in eyes(game):
        for event in game.events(seat=eye):
            assert "{" not in carrack.narrate(event, seat=eye)
