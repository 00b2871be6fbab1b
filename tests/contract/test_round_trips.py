"""Promises about what can be written down and read again: moves, positions, views, records, the store's rows."""

import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import carrack
from carrack import Game
from contract.settings import PLACES, SEEDS, Setting, asked, every_setting, examples, eyes, node, play, seen, walk


def stopped(setting: Setting, seed: int, steps: int) -> Game:
    """A live game some way in, with a rewind in its past and, in sealed nodes, perhaps some choices pending."""
    game = setting.new(seed)
    rng = random.Random(seed)
    play(game, rng, steps)
    game.rewind(max(0, game.number - 3))
    play(game, rng, 5)
    return game


@every_setting
@given(seed=SEEDS, place=PLACES)
def test_notation(setting: Setting, seed: int, place: int) -> None:
    """A legal move comes back from its text, which is read without the position."""
    game = node(setting, seed, place)
    elsewhere = node(setting, seed, place + 17)
    for seat in game.deciders:
        for move in game.legal_moves(seat):
            text = game.notation(move, seat)
            assert game.parse(text, seat) == elsewhere.parse(text, seat) == (move,)


@every_setting
@given(seed=SEEDS, place=PLACES)
def test_positions(setting: Setting, seed: int, place: int) -> None:
    """A position as JSON is the whole position: pending choices, draws to come, and every view of it."""
    positions = walk(setting, seed).positions
    data = json.loads(positions[place % len(positions)])
    game = carrack.load(data)
    assert json.loads(json.dumps(game.to_dict())) == data
    if not game.is_over:
        twin = carrack.load(data)
        play(game, random.Random(place), 12)
        play(twin, random.Random(place), 12)
        assert game.to_dict() == twin.to_dict()
        assert [seen(game, eye) for eye in eyes(game)] == [seen(twin, eye) for eye in eyes(game)]


@every_setting
def test_a_loaded_position_goes_on_as_the_game_did(setting: Setting) -> None:
    """From any position the same moves lead through the same draws to the same positions."""
    story = walk(setting, 1)
    game = carrack.load(json.loads(story.positions[0]))
    for decision, after in zip(story.decisions, story.positions[1:], strict=True):
        game.play(decision.move, decision.seat)
        if decision.number % 7 == 0:
            assert game.to_dict() == json.loads(after)
    assert game.scores() == story.game.scores()


@every_setting
@given(seed=SEEDS, place=PLACES)
def test_views(setting: Setting, seed: int, place: int) -> None:
    """A view survives JSON, and knows which game it is of."""
    game = node(setting, seed, place)
    for eye in eyes(game):
        view = game.view(eye)
        again = carrack.from_builtins(json.loads(json.dumps(carrack.to_builtins(view))))
        assert again == view
        assert type(again) is type(view)


@every_setting
@examples(2)
@given(seed=SEEDS, steps=st.integers(0, 150))
def test_records(setting: Setting, seed: int, steps: int) -> None:
    """A record replays without the secret: the public's to its view, a seat's to that seat's."""
    game = stopped(setting, seed, steps)
    for eye in [None, asked(game) if game.deciders else 0]:
        record = game.record(eye)
        again = carrack.replay(record)
        assert again.record(eye) == record
        assert seen(again, eye) == seen(game, eye)
        assert (again.number, again.takebacks, again.committed) == (game.number, game.takebacks, game.committed)


@every_setting
@examples(2)
@given(seed=SEEDS, steps=st.integers(0, 150))
def test_entries_restore_everything(setting: Setting, seed: int, steps: int) -> None:
    """A restart from the store's rows loses nothing: pending choices, takebacks, event serials, draws to come."""
    game = stopped(setting, seed, steps)
    again = carrack.replay("\n".join(game.entries()))
    assert again.to_dict() == game.to_dict()
    assert again.entries() == game.entries()
    assert again.committed == game.committed
    assert again.commitment == game.commitment
    for eye in eyes(game):
        assert again.events(seat=eye) == game.events(seat=eye)
        assert seen(again, eye) == seen(game, eye)
    play(game, random.Random(seed), 10)
    play(again, random.Random(seed), 10)
    assert again.to_dict() == game.to_dict()


def test_pending_choices_survive() -> None:
    """A sealed choice that is in stays in, through a position, the store's rows, and its own seat's record."""
    game = carrack.new_game("toy", players=3, seed=1)
    game.play("bid 2", 1)
    own = [carrack.load(game.to_dict()), carrack.replay("\n".join(game.entries())), carrack.replay(game.record(1))]
    for again in own:
        assert (again.committed, again.view(1).choice, again.view(0).choice) == ((1,), "bid 2", None)
    public = carrack.replay(game.record())
    assert (public.committed, public.view(1).choice) == ((1,), None)
    for again in (game, *own):
        again.play("bid 0", 0)
        again.play("bid 1", 2)
        assert (again.deciders, again.number) == ((1,), 1)


@every_setting
def test_entries_are_append_only(setting: Setting) -> None:
    """What was stored is never changed: each call only adds rows."""
    game = setting.new(5)
    rng = random.Random(5)
    stored = list(game.entries())
    for _ in range(15):
        play(game, rng, 1)
        stored += game.entries(since=len(stored))
        assert tuple(stored) == game.entries()
    game.rewind(game.number - 1)
    stored += game.entries(since=len(stored))
    assert tuple(stored) == game.entries()


@every_setting
def test_a_finished_record_proves_the_shuffles(setting: Setting) -> None:
    """Once revealed, the record carries the secret, replays, and shows that every draw followed from it."""
    story = walk(setting, 0)
    game = carrack.replay("\n".join(story.game.entries()))
    with pytest.raises(carrack.CarrackError):
        setting.new(0).reveal()
    revealed = game.reveal()
    assert carrack.commitment(bytes.fromhex(revealed.secret)) == game.commitment
    record = game.record()
    assert carrack.replay(record).scores() == story.game.scores()
    assert carrack.replay(record).record() == record
    assert carrack.verify(record) == ()


@every_setting
def test_replay_stops_where_told(setting: Setting) -> None:
    """`to` counts only decisions that were not taken back."""
    story = walk(setting, 0)
    record = story.game.record()
    for number in (0, 5, story.game.number):
        assert carrack.replay(record, to=number).number == number
