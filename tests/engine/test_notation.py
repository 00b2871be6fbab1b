"""Moves as text: every id of a table comes back from its text, and a table that could be misread is refused."""

from contextlib import suppress
from typing import Final

import pytest

import toy
from carrack.engine.errors import NotationError
from carrack.engine.notation import Kind, Notation, Words
from carrack.engine.title import Title

TOY = Notation(toy.TITLE)
WORDS: Final[Words] = {
    "type": ("colonist", "captain"),
    "place": ("dock", "goods", "ship_yard"),
    "region": ("peru", "brazil"),
}


class Fleet(Title):
    """A table with every sort of pattern."""

    kinds = (
        Kind("pass", 0, "pass"),
        Kind("place", 1, "place {type} {place}"),
        Kind("front", 7, "front order"),
        Kind("front-at", 8, "front {place} {number:4}", lowest=1),
        Kind("move", 20, "move {region_from} {region_to}"),
        Kind("sail", 24, "{type} {number:3}"),
        Kind("next", 30, "next {rival} {type}"),
    )
    words = WORDS
    move_space = 42


FLEET = Notation(Fleet())


def table(*patterns: str) -> Notation:
    """A notation of patterns without digits but `{type}`."""

    class Small(Title):
        kinds = tuple(Kind(f"k{i}", i * 2, pattern) for i, pattern in enumerate(patterns))
        words = WORDS
        move_space = 2 * len(patterns)

    return Notation(Small())


@pytest.mark.parametrize("notation", [TOY, FLEET], ids=["toy", "fleet"])
@pytest.mark.parametrize("players", [2, 3, 6])
def test_every_move_comes_back_from_its_text(notation: Notation, players: int) -> None:
    for seat in range(players):
        texts = {}
        for move in range(notation.move_space):
            with suppress(NotationError):  # a rival who does not sit at the table
                texts[move] = notation.text(move, seat, players)
        assert all(notation.parse(text, seat, players) == (move,) for move, text in texts.items())
        assert (len(texts) == notation.move_space) == (players == 6)


def test_a_rival_who_does_not_play_has_no_text() -> None:
    with pytest.raises(NotationError, match="no-such-seat"):
        TOY.text(toy.GIVE + 3, 0, 3)


def test_the_first_digit_weighs_most() -> None:
    assert [FLEET.text(move, 0, 2) for move in (1, 2, 4)] == [
        "place colonist dock",
        "place colonist goods",
        "place captain dock",
    ]


def test_seats_are_steps_left_in_ids_and_absolute_in_text() -> None:
    assert TOY.text(toy.GIVE + 1, 2, 3) == "give s0"
    assert TOY.parse("give s0", 2, 3) == (toy.GIVE + 1,)
    assert TOY.parse("give s0", 1, 3) == (toy.GIVE + 2,)


def test_a_line_is_several_moves() -> None:
    assert TOY.parse("give s1 coins 3", 0, 2) == (toy.GIVE + 1, toy.COINS + 2)
    assert FLEET.parse("  front order captain 2\tpass", 0, 2) == (7, 29, 0)


def test_numbers_begin_at_the_lowest() -> None:
    assert TOY.text(toy.COINS, 0, 2) == "coins 1"
    assert FLEET.text(8, 0, 2) == "front dock 1"


def test_args_are_words_seats_and_numbers() -> None:
    assert FLEET.args(21, 0, 2) == {"region_from": "peru", "region_to": "brazil"}
    assert FLEET.args(30 + 2 + 1, 1, 3) == {"seat_rival": 2, "type": "captain"}
    assert TOY.args(toy.COINS + 4, 0, 2) == {"amount": 5}
    assert TOY.args(0, 0, 2) == {}


def test_targets_are_what_a_client_can_point_at() -> None:
    assert FLEET.targets(30 + 2 + 1, 1, 3) == ("seat:2", "type:captain")
    assert FLEET.targets(8, 0, 2) == ("place:dock",)


def test_kinds_by_move() -> None:
    assert [FLEET.kind(move).name for move in (0, 1, 6, 7, 41)] == ["pass", "place", "place", "front", "next"]


@pytest.mark.parametrize(
    ("text", "code", "word"),
    [
        ("sing", "not-understood", "sing"),
        ("place captain moon", "not-understood", "moon"),
        ("pass next s2 captain", "not-understood", "s2"),  # only two play
        ("captain 03", "not-understood", "03"),
        ("captain 3", "not-understood", "3"),
        ("Pass", "not-understood", "Pass"),
        ("place captain", "unfinished", "captain"),
        ("pass place", "unfinished", "place"),
    ],
)
def test_a_bad_text_names_the_word(text: str, code: str, word: str) -> None:
    with pytest.raises(NotationError) as caught:
        FLEET.parse(text, 0, 2)
    assert (caught.value.code, caught.value.details["word"]) == (code, word)


def test_an_empty_text_is_no_move() -> None:
    with pytest.raises(NotationError, match="empty"):
        FLEET.parse(" ", 0, 2)


@pytest.mark.parametrize("move", [-1, 42])
def test_an_id_outside_the_space_is_no_move(move: int) -> None:
    with pytest.raises(NotationError, match="no-such-move"):
        FLEET.kind(move)


@pytest.mark.parametrize(
    ("patterns", "fault"),
    [
        (("take {type}", "take {type}"), "k0 and k1 can be the same text"),
        (("take {type}", "{type} dock", "take {type} captain"), "k2 can be read as k0 and another move"),
        (("take {type}", "take {type} dock", "dock {type}"), "k1 can be read as k0 and another move"),
        (("swap {type} {type}",), "two digits of k0 have one name"),
    ],
)
def test_an_ambiguous_table_is_refused(patterns: tuple[str, ...], fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        table(*patterns)


def test_a_kind_may_continue_another_where_nothing_else_begins_so() -> None:
    notation = table("take {type}", "take {type} home")
    assert notation.parse("take captain home take captain", 0, 2) == (3, 1)


def test_ids_may_not_overlap_or_leave_gaps() -> None:
    class Gap(Fleet):
        move_space = 43

    with pytest.raises(ValueError, match="gaps"):
        Notation(Gap())
