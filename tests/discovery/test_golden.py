"""Whole games, kept as the text they were: whoever changes what they come to has changed the rules."""

import json
import re
from pathlib import Path

import pytest

import carrack

FOLDER = Path(__file__).parent.parent / "golden"
RECORDS = sorted(FOLDER.glob("*.txt"))
SCORES = json.loads((FOLDER / "digests.json").read_text(encoding="utf-8"))["scores"]

every_record = pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)


def test_every_edition_and_player_count_has_a_record() -> None:
    played = {(game.options["edition"], game.players) for game in map(carrack.replay, map(Path.read_text, RECORDS))}
    assert played == {*(("2007", n) for n in range(2, 6)), *(("2015", n) for n in range(2, 7))}


@every_record
def test_a_golden_record_replays_to_the_same_scores_and_the_same_text(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    game = carrack.replay(text)
    assert game.is_over
    assert list(game.scores()) == SCORES[file.name]
    assert game.record() == text


@every_record
def test_every_token_of_a_golden_record_follows_from_its_secret(file: Path) -> None:
    assert carrack.verify(file.read_text(encoding="utf-8")) == ()


@every_record
def test_a_golden_record_replays_without_its_secret(file: Path) -> None:
    text = re.sub(r"^(secret|nonces) .*\n", "", file.read_text(encoding="utf-8"), flags=re.MULTILINE)
    game = carrack.replay(text)
    assert list(game.scores()) == SCORES[file.name]
    assert game.record() == text


@every_record
def test_two_goods_that_changed_places_are_found(file: Path) -> None:
    """Both lie in the first market either way, so that play goes on as before: only the secret tells."""
    text = file.read_text(encoding="utf-8")
    first, *others = re.finditer(r"\{pile \d+ ([a-z]+)\}", text)
    second = next(token for token in others if token[1] != first[1])
    tampered = replaced(replaced(text, second, first[1]), first, second[1])
    found = {(mismatch.written, mismatch.derived) for mismatch in carrack.verify(tampered)}
    assert found == {(first[1], second[1]), (second[1], first[1])}
    with pytest.raises(carrack.RecordError):
        carrack.replay(tampered)


def replaced(text: str, token: re.Match[str], word: str) -> str:
    return text[: token.start(1)] + word + text[token.end(1) :]


@every_record
def test_another_secret_is_found(file: Path) -> None:
    text = re.sub(r"^secret .*$", f"secret {'0' * 64}", file.read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert "commitment" in {mismatch.zone for mismatch in carrack.verify(text)}
    with pytest.raises(carrack.RecordError):
        carrack.replay(text)
