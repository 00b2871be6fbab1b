"""Promises about playing: it always goes on, it always ends, nothing gets lost, and nothing illegal happens."""

import random
from itertools import pairwise

import pytest
from hypothesis import given
from librt.vecs import vec
from mypy_extensions import i64

import carrack
from carrack import Rng
from carrack.engine import titles
from contract.settings import PLACES, SEEDS, Setting, asked, every_setting, node, walk

DEEPEST = 24


@every_setting
def test_the_game_ends(setting: Setting) -> None:
    """A random game ends, with points for every seat that add up by source, and with winners."""
    game = walk(setting, 0).game
    assert game.mode == "over"
    assert game.is_over
    assert game.deciders == ()
    assert game.winners()
    assert set(game.winners()) <= set(range(setting.players))
    assert len(game.scores()) == setting.players
    for seat in range(setting.players):
        assert sum(line.points for line in game.score_sheet(seat)) == game.scores()[seat]


@every_setting
@given(seed=SEEDS, place=PLACES)
def test_tokens_are_conserved(setting: Setting, seed: int, place: int) -> None:
    """No move loses or makes a token, and the agenda stays shallow."""
    title = titles.find(setting.game)
    state = node(setting, seed, place).state
    rng = random.Random(place)
    for _ in range(60):
        title.check(state)
        assert state.depth <= DEEPEST
        if state.is_over():
            break
        state.apply(rng.choice(state.moves()))


@every_setting
@given(seed=SEEDS, place=PLACES)
def test_a_copy_is_independent(setting: Setting, seed: int, place: int) -> None:
    """What happens to a copy leaves the original alone; both go the same way by the same moves."""
    state = node(setting, seed, place).state
    before = state.key()
    copy = state.copy()
    assert copy.key() == before
    copy.playout(Rng(place), 40)
    assert state.key() == before
    other = state.copy()
    other.playout(Rng(place), 40)
    assert other.key() == copy.key()
    copy.copy_from(state)
    assert copy.key() == before
    state.playout(Rng(place + 1), 40)
    assert copy.key() == before


@every_setting
@given(seed=SEEDS, place=PLACES)
def test_copies_play_the_same(setting: Setting, seed: int, place: int) -> None:
    """Who goes on with a copy after every move comes to the same positions as who never copies."""
    state = node(setting, seed, place).state.copy()
    copy = state.copy()
    moves, same_moves = Rng(place), Rng(place)
    for _ in range(40):
        state.playout(moves, 1)
        copy.playout(same_moves, 1)
        assert copy.key() == state.key()
        copy = copy.copy()


@every_setting
@given(seed=SEEDS, place=PLACES)
def test_keys_tell_positions_apart(setting: Setting, seed: int, place: int) -> None:
    """A key changes with every move, and with the hidden order."""
    game = node(setting, seed, place)
    state = game.state
    keys = {state.key()}
    for made in range(1, 15):
        if state.is_over():
            break
        state.playout(Rng(made), 1)
        keys.add(state.key())
        assert len(keys) == made + 1
    samples = [game.info(None).sample(i) for i in range(15)]
    assert len({sample.key() for sample in samples}) == len({tuple(sample.slots) for sample in samples})


@every_setting
@given(seed=SEEDS, place=PLACES)
def test_every_legal_move_applies(setting: Setting, seed: int, place: int) -> None:
    """Each legal move is carried out, and leads to a position that keeps all tokens and has a way on."""
    title = titles.find(setting.game)
    game = node(setting, seed, place)
    seat = game.state.decider()
    for move in game.state.moves(seat)[:40]:
        state = game.state
        state.apply(move)
        title.check(state)
        assert state.is_over() or state.moves()


@every_setting
@given(seed=SEEDS, place=PLACES)
def test_any_other_move_is_refused(setting: Setting, seed: int, place: int) -> None:
    """An id that is not legal, a text that is no move, and a seat that is not asked are refused with a code.

    Nothing changes, and `why_not` says the same beforehand; for legal moves it is silent.
    """
    game = node(setting, seed, place)
    before = game.to_dict()
    seat = asked(game)
    legal = game.legal_moves(seat)
    assert all(game.why_not(seat, move) is None for move in legal[:20])
    space = carrack.move_space(setting.game, game.rules_version)
    wrong: list[int | str] = [-1, space, 1 << 70, "", "no such move", "s1"]
    wrong += [move for move in random.Random(place).sample(range(space), 30) if move not in legal]
    wrong += [choice.move for choice in game.choices(seat) if choice.refusal is not None]
    for move in wrong:
        refusal = game.why_not(seat, move)
        assert refusal is not None
        assert refusal.code
        assert all(isinstance(value, int | str) for value in refusal.args.values())
        with pytest.raises(carrack.IllegalMove) as caught:
            game.play(move, seat)
        assert caught.value.refusal == refusal
    for idle in set(range(setting.players)) - set(game.deciders):
        if game.mode == "open":
            continue  # who is content may act all the same: tests/contract/test_open.py
        assert game.legal_moves(idle) == []
        assert game.choices(idle) == []
        with pytest.raises(carrack.IllegalMove):
            game.play(legal[0], idle)
    assert game.to_dict() == before


@every_setting
@given(seed=SEEDS, place=PLACES)
def test_choices_are_the_legal_moves_and_greyed_ones(setting: Setting, seed: int, place: int) -> None:
    """The choices without a refusal make up the legal moves; there are at most 128, each of at most 512 amounts."""
    game = node(setting, seed, place)
    for seat in range(setting.players):
        offered: list[int] = []
        choices = [choice for choice in game.choices(seat) if choice.refusal is None]
        for choice in choices:
            lowest, highest = choice.amount or (0, 0)
            assert 0 <= highest - lowest < 512
            offered += range(choice.move, choice.move + highest - lowest + 1)
            assert choice.notation == game.notation(choice.move, seat)
        assert sorted(offered) == game.legal_moves(seat)
        assert len(choices) <= 128


@every_setting
def test_forced_moves_are_never_left_to_a_seat(setting: Setting) -> None:
    """Whoever is asked outside a sealed node has a choice."""
    for place in range(0, len(walk(setting, 0).positions) - 1, 3):
        game = node(setting, 0, place)
        fewest = 1 if game.mode == "sealed" else 2
        assert all(len(game.legal_moves(seat)) >= fewest for seat in game.deciders)


@every_setting
@given(seed=SEEDS, place=PLACES)
def test_the_menu_is_pure_ascending_and_unique(setting: Setting, seed: int, place: int) -> None:
    """Asking for the moves, as a list or into a buffer, by turn or by seat, changes nothing and gives the same."""
    game = node(setting, seed, place)
    state = game.state
    before = state.key()
    buffer = vec[i64]([0] * carrack.move_space(setting.game, game.rules_version))
    for seat in state.deciders():
        moves = state.moves(seat)
        assert moves == sorted(set(moves)) == state.moves(seat) == game.legal_moves(seat)
        assert list(buffer[: state.fill(buffer, seat)]) == moves
    first = state.moves(state.decider())
    assert state.moves() == first
    assert list(buffer[: state.fill(buffer)]) == first
    assert state.key() == before


@every_setting
def test_numbers_count_decisions(setting: Setting) -> None:
    """`number` rises by one per move and per sealed node, not per commit and not for forced moves."""
    decisions = walk(setting, 0).decisions
    numbers = [decision.number for decision in decisions]
    assert numbers[0] == 0
    assert all(after - before in {0, 1} for before, after in pairwise(numbers))
    for decision, other in pairwise(decisions):
        assert decision.number != other.number or decision.seat != other.seat


@every_setting
def test_the_same_seed_deals_the_same_game(setting: Setting) -> None:
    """A game follows from its seed: no other randomness is in it."""
    options = dict(setting.options)
    one, other = (carrack.new_game(setting.game, players=setting.players, seed=3, **options) for _ in range(2))
    assert one.to_dict() == other.to_dict()
