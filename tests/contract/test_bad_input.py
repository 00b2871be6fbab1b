"""Promises about bad input: it raises a CarrackError, whatever is wrong with it, and nothing else ever comes out."""

import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import carrack
from contract.settings import PLACES, SEEDS, Setting, every_setting, examples, play, seen, walk

JUNK: st.SearchStrategy[Any] = st.sampled_from(
    [None, True, -1, 0, 1, 3, 255, 70_000, 1 << 70, 0.5, "", "pass", "gold", [], [0], [[]], {}, {"a": 1}]
)
NO_RECORDS = ["", "\n", "carrack", "carrack-record 1", "carrack-entries 1 {}", "carrack-entries 1 [", "\0"]


def leaves(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The ways to every value in nested data, to lists and dicts as such too."""
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return [path, *(way for key, value in inner for way in leaves(value, (*path, key)))]


def spoil(data: Any, way: tuple[Any, ...], junk: Any) -> Any:
    """Put something else in one place of nested data."""
    if not way:
        return junk
    at = data
    for key in way[:-1]:
        at = at[key]
    at[way[-1]] = junk
    return data


@every_setting
@examples(40)
@given(seed=SEEDS, place=PLACES, where=st.integers(0, 10_000), junk=JUNK)
def test_spoiled_positions(setting: Setting, seed: int, place: int, where: int, junk: Any) -> None:
    """A position with one value changed is refused, or it is a position that can be played to its end."""
    positions = walk(setting, seed).positions
    data = json.loads(positions[place % len(positions)])
    ways = leaves(data)
    data = spoil(data, ways[where % len(ways)], junk)
    try:
        game = carrack.load(data)
    except carrack.CarrackError:
        return
    assert carrack.load(game.to_dict()).to_dict() == game.to_dict()
    play(game, random.Random(where), 5)


@every_setting
@examples(20)
@given(seed=SEEDS, place=PLACES, where=st.integers(0, 10_000), junk=JUNK)
def test_spoiled_views(setting: Setting, seed: int, place: int, where: int, junk: Any) -> None:
    """So is a view, be it in reading it or in imagining a world for it."""
    positions = walk(setting, seed).positions
    data = carrack.to_builtins(carrack.load(json.loads(positions[place % len(positions)])).view(0))
    ways = leaves(data)
    data = spoil(data, ways[where % len(ways)], junk)
    try:
        view = carrack.from_builtins(data)
        carrack.Info(view).moves()
        game = carrack.what_if(view)
    except carrack.CarrackError:
        return
    assert seen(game, 0)


@every_setting
@examples(12)
@given(rng=st.randoms(use_true_random=False), kind=st.sampled_from(["record", "entries"]))
def test_spoiled_records(setting: Setting, rng: random.Random, kind: str) -> None:
    """A record or the store's rows with a row missing, doubled or garbled are refused, or replay to some game."""
    game = setting.new(6)
    play(game, random.Random(6), 25)
    lines = (game.record() if kind == "record" else "\n".join(game.entries())).splitlines()
    at = rng.randrange(len(lines))
    words = lines[at].split(" ")
    garbled = [" ".join(words[:-1]), " ".join([*words, "moon"]), lines[at][::-1], ""]
    instead = rng.choice([[], [lines[at]] * 2, *([row] for row in garbled)])
    text = "\n".join([*lines[:at], *instead, *lines[at + 1 :]])
    try:
        again = carrack.replay(text)
    except carrack.CarrackError:
        return
    assert again.record()


@pytest.mark.parametrize("text", NO_RECORDS)
def test_what_is_no_record_at_all(text: str) -> None:
    """Text that is no record raises RecordError."""
    with pytest.raises(carrack.RecordError):
        carrack.replay(text)


@pytest.mark.parametrize(
    "given",
    [
        {"players": 99},
        {"players": 1},
        {"players": "2"},
        {"players": None},
        {"seed": "x"},
        {"seed": None, "secret": b"short"},
        {"seed": None, "secret": "x" * 32},
        {"seed": 1, "secret": bytes(32)},
        {"seed": None, "secret": bytes(32), "nonces": (b"x",)},
        {"seed": None, "secret": bytes(32), "nonces": (bytes(16),) * 3},
        {"rules_version": 99},
        {"coins": 10},
        {"coins": "4"},
        {"tempo": "fast"},
    ],
    ids=str,
)
def test_what_is_no_way_to_set_up_a_game(given: dict[str, Any]) -> None:
    """Unknown options and values, wrong numbers of players, bad secrets and nonces raise OptionError."""
    with pytest.raises(carrack.OptionError):
        carrack.new_game("toy", **{"players": 2, "seed": 1, **given})


def test_an_unknown_game() -> None:
    """So does a game that does not exist."""
    with pytest.raises(carrack.OptionError, match="unknown-game"):
        carrack.new_game("checkers", players=2, seed=1)
