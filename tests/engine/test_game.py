"""The checked door: refusals, sealed choices, who is meant."""

import subprocess
import sys

import pytest

import carrack
from support.shuffle import key_of, shuffled
from support.toys import finished, won_by_s0


@pytest.mark.parametrize(
    ("seat", "move", "code"),
    [
        (1, "take", "not-your-turn"),
        (0, "dance", "no-such-move"),
        (0, "", "no-such-move"),
        (0, 36, "no-such-move"),
        (0, -1, "no-such-move"),
        (0, 9 + 4, "not-asked"),  # a gift to a sixth seat, of two: the game itself says so
        (0, True, "no-such-move"),
        (0, None, "no-such-move"),
        (0, "take pass", "line-too-long"),
    ],
)
def test_why_not(seat: int, move: int | str, code: str) -> None:
    game = won_by_s0()
    refusal = game.why_not(seat, move)
    assert refusal is not None
    assert (refusal.code, refusal.game) == (code, "toy")
    with pytest.raises(carrack.IllegalMove) as caught:
        game.play(move, seat)
    assert caught.value.refusal == refusal


def test_when_the_game_is_over_nothing_can_be_played() -> None:
    game = finished()
    refusal = game.why_not(0, "pass")
    assert refusal is not None
    assert refusal.code == "game-over"
    assert (game.ask, game.mode, game.legal_moves(), game.choices(), game.choices(0)) == (None, "over", [], [], [])


def test_a_seat_left_out_means_the_only_decider() -> None:
    game = carrack.new_game("toy", players=2, seed=5)
    with pytest.raises(carrack.CarrackError, match="which-seat"):
        game.play("bid 0")
    with pytest.raises(carrack.CarrackError, match="no-such-seat"):
        game.play("bid 0", 2)
    assert won_by_s0().play("take") == won_by_s0().play("take", 0)


def test_a_sealed_choice_can_be_changed_and_taken_back() -> None:
    game = carrack.new_game("toy", players=2, seed=5)
    assert game.play("bid 1", 1) == ()
    game.play("bid 3", 1)
    assert (game.committed, game.number) == ((1,), 0)
    game.retract(1)
    with pytest.raises(carrack.CarrackError, match="nothing-to-retract"):
        game.retract(1)
    game.play("bid 2", 1)
    told = game.play("bid 0", 0)
    assert [event.args["amount"] for event in told if event.kind == "bid"] == [0, 2]


def test_amounts_form_one_choice_and_the_rest_is_greyed() -> None:
    game = carrack.new_game("toy", players=2, seed=5, coins=2)
    legal, greyed = game.choices(0)
    assert (legal.notation, legal.amount, legal.refusal) == ("bid 0", (0, 2), None)
    assert (greyed.amount, greyed.refusal and greyed.refusal.code) == ((3, 3), "too-poor")


def test_a_preview_stops_before_anybody_learns_anything() -> None:
    game = won_by_s0()
    assert game.preview(0, "take") == ()
    game.play("take")
    seen = game.preview(0, "give s1 coins 2")
    assert [event.kind for event in seen] == ["gave"]
    assert seen == game.play("give s1 coins 2")


def test_a_reveal_has_every_shuffle() -> None:
    game = finished()
    revealed = game.reveal()
    assert {shuffle.object for shuffle in revealed.shuffles} == {"cards"}
    assert [shuffle.k for shuffle in revealed.shuffles] == list(range(game.to_dict()["shuffles"][0]))
    key = key_of(revealed.secret, revealed.nonces)
    for shuffle in revealed.shuffles:
        assert shuffle.order == shuffled(key, "cards", shuffle.k, ["copper", "copper", "silver", "silver", "gold"])


def test_a_world_without_a_secret_has_none_to_reveal() -> None:
    game = carrack.what_if(finished().view(0))
    with pytest.raises(carrack.CarrackError, match="no-secret"):
        game.reveal()


def test_importing_carrack_loads_next_to_nothing() -> None:
    code = "import carrack, sys; print(*{'msgspec', 'fluent', 'librt'} & {name.split('.')[0] for name in sys.modules})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""


def test_every_public_name_is_there() -> None:
    for name in carrack.__all__:
        assert getattr(carrack, name) is not None
    assert set(carrack.__all__) <= set(dir(carrack))
    with pytest.raises(AttributeError):
        carrack.no_such_name  # noqa: B018  # the look-up is the point


def test_the_catalogue_of_games() -> None:
    assert "toy" not in carrack.games()
    assert [option.key for option in carrack.options("toy")] == ["coins", "fair"]
    assert (carrack.rules_versions("toy"), carrack.move_space("toy"), carrack.vector_size("toy", 1)) == ((1,), 36, 22)
    with pytest.raises(carrack.OptionError, match="unknown-rules-version"):
        carrack.move_space("toy", 2)
