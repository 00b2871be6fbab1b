"""Records: what they say, and to whom."""

from pathlib import Path

import carrack
from support.toys import finished, won_by_s0


def rows(text: str) -> list[str]:
    """The rows of a record, without its header."""
    return text.partition("\n\n")[2].splitlines()


def test_the_header() -> None:
    game = carrack.new_game("toy", players=2, seed=5)
    assert game.record().splitlines() == [
        "carrack-record 1",
        "game toy",
        "players 2",
        "rules 1",
        'options {"coins":4,"fair":false}',
        "chance 1",
        "reader public",
        f"commitment {game.commitment}",
        "",
        "setup",
    ]


def test_a_token_is_written_where_it_came_to_light() -> None:
    game = won_by_s0()
    top = game.to_dict()["pile"][-1]
    game.play("take")
    assert rows(game.record())[-1] == f"1 s0 take {{pile 4 {top}}}"


def test_who_may_not_know_a_token_reads_a_question_mark() -> None:
    game = won_by_s0()
    top = game.to_dict()["pile"][-1]
    game.play("peek")
    assert rows(game.record(0))[-1] == f"1 s0 peek {{pile 4 {top} s0}}"
    assert rows(game.record(1))[-1] == rows(game.record())[-1] == "1 s0 peek {pile 4 ? s0}"
    assert "reader s1\n" in game.record(1)


def test_a_sealed_node_is_one_row() -> None:
    game = won_by_s0(3)
    assert rows(game.record())[-1] == "0 (s0 bid 0) (s1 bid 0) (s2 bid 0)"


def test_a_pending_choice_is_written_for_its_own_seat_only() -> None:
    game = carrack.new_game("toy", players=3, seed=5)
    game.play("bid 2", 2)
    game.play("bid 1", 0)
    assert rows(game.record(0))[-1] == "0 (s0 bid 1) (s2 ?)"
    assert rows(game.record())[-1] == "0 (s0 ?) (s2 ?)"


def test_the_moves_of_a_line_share_a_row_until_one_is_taken_back() -> None:
    game = won_by_s0()
    game.play("take")
    game.play("give s1")
    game.play("coins 2")
    game.rewind(3)
    game.play("coins 1")
    assert rows(game.record())[-3:] == ["2 s0 give s1 coins 2", "rewind 3", "3 s0 coins 1"]


def test_forced_moves_stand_in_brackets() -> None:
    game = won_by_s0(coins=1)
    game.play("take")
    game.play("give s1")
    assert rows(game.record())[-1] == "2 s0 give s1 [s0 coins 1]"


def test_the_secret_is_written_once_it_is_revealed() -> None:
    game = finished()
    assert "secret" not in game.record()
    revealed = game.reveal()
    assert f"secret {revealed.secret}\nnonces {' '.join(revealed.nonces)}\n" in game.record()


def test_a_game_set_up_with_a_position_shows_what_its_reader_may_know_of_it() -> None:
    game = won_by_s0()
    game.play("peek")
    position = game.to_dict()
    loaded = carrack.load(position)
    assert rows(loaded.record()) == []
    assert '"pile":[null,null,null,null,null]' in loaded.record()
    assert f'"pile":[null,null,null,null,"{position["pile"][-1]}"]' in loaded.record(0)
    assert position["chance"]["secret"] not in loaded.record(0)


def test_once_revealed_that_position_is_shown_whole() -> None:
    game = carrack.load(won_by_s0().to_dict())
    while not game.is_over:
        for seat in game.deciders:
            game.play(game.legal_moves(seat)[0], seat)
    game.reveal()
    assert "null" not in game.record()
    assert not carrack.verify(game.record())


def test_the_example_in_the_documentation_is_one() -> None:
    text = (Path(__file__).parents[2] / "docs" / "reference" / "record.md").read_text(encoding="utf-8")
    example = text.split("```\n")[1]
    assert carrack.replay(example).record() == example
