"""Replay: it gives the same game, follows the recorded tokens, and names faults."""

import random

import pytest

import carrack
from carrack.engine import replay as replay_module
from support.toys import finished, won_by_s0

WRITTEN_DOWN = """carrack-record 1
game toy
players 2
rules 1
options {"coins":4,"fair":false}
chance 1
reader all

setup
0 (s0 bid 0) (s1 bid 0)
1 s0 peek {pile 4 gold s0}
2 s0 bury {pile 4 copper}
3 s0 pass
4 (s0 bid 1) (s1 bid 3)
5 s1 take {pile 3 copper}
"""


def test_a_game_of_a_real_table_can_be_written_down() -> None:
    game = carrack.replay(WRITTEN_DOWN)
    assert game.record().replace("reader public", "reader all").replace("?", "gold") == WRITTEN_DOWN
    assert game.to_dict()["pile"][0] == "gold"
    assert game.view(0).number == game.number == 6


def test_such_a_game_can_be_rewound_restarted_and_played_on() -> None:
    game = carrack.replay(WRITTEN_DOWN)
    game.rewind(3)
    assert (game.to_dict()["pile"][0], game.to_dict()["taken"]) == ("gold", [1, 0, 0])
    game.play("give s1 coins 2")
    again = carrack.replay("\n".join(game.entries()))
    assert (again.to_dict(), again.record(0)) == (game.to_dict(), game.record(0))


@pytest.mark.parametrize(
    ("written", "instead", "code"),
    [
        ("2 s0 bury {pile 4 copper}", "2 s0 bury {pile 4 gold}", "impossible-token"),
        ("2 s0 bury {pile 4 copper}", "2 s0 bury", "token-missing"),
        ("2 s0 bury {pile 4 copper}", "2 s0 bury {pile 3 copper}", "other-look"),
        ("2 s0 bury {pile 4 copper}", "2 s0 bury {pile 4 copper s0}", "other-look"),
        ("2 s0 bury {pile 4 copper}", "2 s0 bury {pile 4 iron}", "no-such-token"),
        ("2 s0 bury {pile 4 copper}", "2 s0 bury {hand 4 copper}", "not-understood"),
        ("2 s0 bury {pile 4 copper}", "2 s0 bury {pile 4 copper", "not-understood"),
        ("3 s0 pass", "3 s0 pass {pile 3 gold}", "token-not-due"),
        ("3 s0 pass", "3 s0 pass [s0 coins 1]", "other-forced-move"),
        ("3 s0 pass", "3 s1 pass", "illegal-move"),
        ("3 s0 pass", "3 s0 take", "illegal-move"),
        ("3 s0 pass", "3 s0 dance", "illegal-move"),
        ("3 s0 pass", "3 s0 [s0 pass]", "no-move"),
        ("3 s0 pass", "4 s0 pass", "other-number"),
        ("3 s0 pass", "3 s2 pass", "no-such-seat"),
        ("3 s0 pass", "3 (s0 pass)", "not-sealed"),
        ("3 s0 pass", "3 retract s0", "nothing-to-retract"),
        ("3 s0 pass", "rewind 4", "no-such-number"),
        ("3 s0 pass", "rewind back", "no-number"),
        ("3 s0 pass", "reveal", "out-of-place"),
        ("3 s0 pass", "setup", "out-of-place"),
        ("4 (s0 bid 1) (s1 bid 3)", "4 s0 bid 1", "sealed"),
        ("4 (s0 bid 1) (s1 bid 3)", "4 (s0 bid 1) (s1 take)", "illegal-move"),
        ("4 (s0 bid 1) (s1 bid 3)", "4 (s0 bid 1) (s1 bid 9)", "no-such-move"),
        ("4 (s0 bid 1) (s1 bid 3)", "4 (s0 bid 1) (s1 bid 3 bid 3)", "no-such-move"),
        ("4 (s0 bid 1) (s1 bid 3)", "4 (s0 bid 1) {pile 3 gold}", "token-not-due"),
        ("4 (s0 bid 1) (s1 bid 3)", "4 (s0 bid 1) {pile 3 gold} (s1 bid 3)", "not-understood"),
    ],
)
def test_a_fault_in_a_row_names_its_line(written: str, instead: str, code: str) -> None:
    line = WRITTEN_DOWN.splitlines().index(written) + 1
    with pytest.raises(carrack.RecordError) as caught:
        carrack.replay(WRITTEN_DOWN.replace(written, instead))
    assert (caught.value.code, caught.value.details["line"]) == (code, line)


@pytest.mark.parametrize(
    ("written", "instead", "code"),
    [
        ("carrack-record 1", "carrack-record 2", "no-record"),
        ("game toy", "game chess", "unknown-game"),
        ("players 2", "players two", "bad-field"),
        ("players 2", "players 7", "players"),
        ("players 2", "players 2\nplayers 2", "unknown-field"),
        ("rules 1", "rules 9", "unknown-rules-version"),
        ('{"coins":4,"fair":false}', '{"coins":4', "bad-json"),
        ('{"coins":4,"fair":false}', "[]", "bad-json"),
        ('{"coins":4,"fair":false}', '{"speed":4}', "unknown-option"),
        ("chance 1\n", "", "missing-field"),
        ("reader all", "reader s2", "bad-field"),
        ("reader all", "reader all\nsecret 00", "missing-field"),
        ("reader all", "reader all\nsecret 00\nnonces", "bad-field"),
        ("reader all", "reader all\nposition {}", "unknown-game"),
        ("setup\n", "", "no-setup"),
    ],
)
def test_a_fault_in_the_header_is_named(written: str, instead: str, code: str) -> None:
    with pytest.raises(carrack.RecordError) as caught:
        carrack.replay(WRITTEN_DOWN.replace(written, instead))
    assert caught.value.code == code


def test_a_record_for_some_eyes_stays_one_for_those_eyes() -> None:
    game = won_by_s0(3)
    game.play("peek")
    own = carrack.replay(game.record(0))
    assert own.record(0) == game.record(0)
    assert own.record(1) == own.record() == game.record()
    assert carrack.to_builtins(own.view(0)) == carrack.to_builtins(game.view(0))
    again = carrack.replay("\n".join(own.entries()))
    assert (again.record(0), again.commitment) == (game.record(0), game.commitment)


def test_a_choice_that_is_in_but_not_known_waits_until_it_is_given() -> None:
    game = carrack.new_game("toy", players=2, seed=5)
    game.play("bid 2", 1)
    public = carrack.replay(game.record())
    assert public.committed == (1,)
    assert public.to_dict()["pending"] == {"1": None}
    assert carrack.load(public.to_dict()).committed == (1,)
    public.play("bid 1", 0)
    assert (public.mode, list(public.committed)) == ("sealed", [0, 1])
    public.play("bid 2", 1)
    assert public.number == 1


def test_to_counts_in_the_line_that_stood() -> None:
    game = won_by_s0()
    game.play("take")
    game.play("give s1 coins 2")
    game.rewind(2)
    game.play("pass")
    part = carrack.replay(game.record(), to=3)
    assert (part.number, part.takebacks) == (3, 0)
    assert part.record().splitlines()[-1] == "2 s0 pass"
    assert carrack.replay(game.record(), to=0).record().splitlines()[-1] == "setup"
    with pytest.raises(carrack.RecordError, match="no-such-number"):
        carrack.replay(game.record(), to=4)


def test_with_the_secret_at_hand_a_difference_raises_and_verify_tells_it() -> None:
    game = finished()
    game.reveal()
    text = game.record()
    assert not carrack.verify(text)
    row = next(row for row in text.splitlines() if "bury {pile" in row)
    token = row.rpartition(" ")[2].rstrip("}")
    for other in {"copper", "silver", "gold"} - {token}:
        forged = text.replace(row, row.replace(token, other))
        with pytest.raises(carrack.RecordError, match="other-token"):
            carrack.replay(forged)
        first = carrack.verify(forged)[0]
        assert (first.number, first.zone, first.slot) == (2, "pile", "4")
        assert (first.written, first.derived) == (other, token)


def test_a_commitment_to_another_secret_is_told() -> None:
    game = finished()
    game.reveal()
    assert game.commitment is not None
    forged = game.record().replace(game.commitment, "0" * 64)
    assert [mismatch.zone for mismatch in carrack.verify(forged)] == ["commitment"]
    with pytest.raises(carrack.RecordError, match="other-commitment"):
        carrack.replay(forged)


def test_without_the_secret_nothing_can_be_verified() -> None:
    with pytest.raises(carrack.RecordError, match="cannot-verify"):
        carrack.verify(finished().record())


@pytest.mark.parametrize("kind", ["record", "entries"])
def test_a_change_of_the_chance_code_kills_no_game(kind: str) -> None:
    """Under another chance version the written tokens are followed, whatever the secret would give now."""
    game = finished()
    game.reveal()
    text = game.record() if kind == "record" else "\n".join(game.entries())
    secret, other = game.reveal().secret, "11" * 32
    old = text.replace("chance 1", "chance 0").replace('"chance_version":1', '"chance_version":0')
    old = old.replace(secret, other).replace(str(game.commitment), carrack.commitment(bytes.fromhex(other)))
    again = carrack.replay(old)
    assert again.scores() == game.scores()
    assert (again.record() if kind == "record" else "\n".join(again.entries())) == old


def test_random_games_replay_with_their_takebacks() -> None:
    rng = random.Random(4)
    game = carrack.new_game("toy", players=3, seed=8)
    while not game.is_over:
        seat = rng.choice([seat for seat in game.deciders if seat not in game.committed])
        game.play(rng.choice(game.legal_moves(seat)), seat)
        if rng.random() < 0.1:
            game.rewind(rng.randrange(max(0, game.number - 4), game.number + 1))
        again = carrack.replay("\n".join(game.entries()))
        assert (again.to_dict(), again.entries(), again.events()) == (game.to_dict(), game.entries(), game.events())
        for reader in (None, 0, 1, 2):
            own = carrack.replay(game.record(reader))
            assert (own.record(reader), own.view(reader)) == (game.record(reader), game.view(reader))
    assert game.takebacks > 0


def test_what_is_no_text_is_no_record() -> None:
    with pytest.raises(carrack.RecordError, match="no-record"):
        replay_module.replay_timeline(b"carrack-record 1")  # type: ignore[arg-type]  # as callers do who read files
