"""`carrack verify`: what is proved, what is not, and what is no game."""

from pathlib import Path

import pytest

from carrack.engine.errors import RecordError
from carrack.engine.replay import replay_timeline
from support.command import data, played, record, refused, run

GOLDEN = Path(__file__).parents[1] / "golden" / "1-2015-2.txt"
REVEALED = GOLDEN.read_text(encoding="utf-8")


def verified(text: str, *args: str) -> tuple[int, str]:
    done = run("verify", "-", *args, text=text)
    assert done.stderr == ""
    return done.exit_code, done.stdout


def changed(old: str, new: str) -> str:
    assert REVEALED.count(old) >= 1
    return REVEALED.replace(old, new, 1)


def test_a_revealed_game_is_proved() -> None:
    done = run("verify", str(GOLDEN))
    assert (done.exit_code, done.stdout, done.stderr) == (
        0,
        "All moves are legal, and every shuffle follows from the secret.\n",
        "",
    )


def test_entries_carry_their_secret() -> None:
    assert verified("\n".join(played().entries()))[0] == 0


def test_without_the_secret_the_shuffles_stay_unproved() -> None:
    code, output = verified(record(), "--lang", "fr")
    assert code == 1
    assert output.startswith("Tous les coups sont légaux. Les mélanges ne peuvent pas être vérifiés")


def test_a_token_that_does_not_follow_from_the_secret_is_named() -> None:
    setup = next(line for line in REVEALED.splitlines() if line.startswith("setup"))
    first = setup.split("{")[1].split("}")[0]
    zone, slot, word = first.split()
    other = next(piece.split()[2] for piece in setup.replace("}", "").split("{")[2:] if piece.split()[0] == zone)
    code, output = verified(changed(f"{{{first}}}", f"{{{zone} {slot} {other}}}"))
    assert code == 1
    assert f"Decision 0, {zone} {slot}: the record says “{other}”, but “{word}” follows from the secret." in output


def test_an_illegal_move_is_named_with_its_line() -> None:
    code, output = verified(changed("place colonist", "place soldier"))
    assert code == 1
    assert output.startswith("This game is not possible: This move is not legal here. (line ")


def test_data_says_the_same() -> None:
    assert data("verify", str(GOLDEN)) == {
        "ok": True,
        "moves": True,
        "shuffles": True,
        "fault": None,
        "mismatches": [],
    }
    code, output = verified(record(), "--json")
    assert (code, '"ok": false' in output, '"shuffles": null' in output) == (1, True, True)
    code, output = verified(changed("place colonist", "place soldier"), "--json")
    assert (code, '"moves": false' in output, '"fault": "This move' in output) == (1, True, True)


@pytest.mark.parametrize("text", ["", "hello\n", "carrack-record 1\ngame discovery\n\nsetup\n", REVEALED[:100]])
def test_what_is_no_game_is_refused(text: str) -> None:
    assert refused("verify", "-", text=text).startswith("Error: -: ")


def test_a_file_that_is_not_there_is_refused() -> None:
    assert refused("verify", "nonesuch", "--lang", "it") == "Errore: Non c’è un file “nonesuch”."


def test_a_record_cut_at_any_line_ends_in_a_line_or_two() -> None:
    lines = REVEALED.splitlines()
    for cut in range(0, len(lines), max(1, len(lines) // 12)):
        done = run("verify", "-", text="\n".join(lines[:cut]))
        assert done.exit_code in {0, 2}
        assert len(done.output.splitlines()) == 1
        if done.exit_code == 2:
            with pytest.raises(RecordError):
                replay_timeline("\n".join(lines[:cut]))
