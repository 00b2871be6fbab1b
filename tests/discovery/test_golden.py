"""Whole games, kept as the text they were: whoever changes what they come to has changed the rules."""

import json
import re
from functools import cache
from pathlib import Path

import pytest

import carrack
from carrack.games.discovery.words import WORDS
from support.golden import replaced

FOLDER = Path(__file__).parent.parent / "golden"
RECORDS = sorted(FOLDER.glob("[0-9]*.txt"))
SCORES = json.loads((FOLDER / "digests.json").read_text(encoding="utf-8"))["scores"]

every_record = pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)


@cache
def headers() -> list[dict[str, str]]:
    """The fields above each record's first empty line."""
    texts = [file.read_text(encoding="utf-8") for file in RECORDS]
    return [dict(line.split(" ", 1) for line in text.split("\n\n")[0].splitlines()) for text in texts]


def reader(text: str) -> int | None:
    """For whose eyes a record is: a seat, or None for the public."""
    found = re.search(r"^reader s(\d)$", text, flags=re.MULTILINE)
    return int(found[1]) if found else None


def test_every_version_of_the_rules_has_records() -> None:
    """Records of earlier versions are kept for ever: games begun under them are finished under them."""
    assert {int(header["rules"]) for header in headers()} == set(carrack.rules_versions("discovery"))


@pytest.mark.parametrize("version", carrack.rules_versions("discovery"))
def test_every_edition_and_player_count_has_a_record(version: int) -> None:
    played = {
        (json.loads(header["options"])["edition"], int(header["players"]))
        for header in headers()
        if int(header["rules"]) == version
    }
    assert played == {*(("2007", n) for n in range(2, 6)), *(("2015", n) for n in range(2, 7))}


@pytest.mark.parametrize("option", carrack.options("discovery"), ids=lambda option: option.key)
def test_every_value_of_every_option_has_a_record(option: carrack.Option) -> None:
    played = [json.loads(header["options"]) for header in headers()]
    assert {options[option.key] for options in played if option.key in options} == set(option.choices)


@pytest.mark.parametrize("nation", WORDS["nation"])
def test_every_nation_has_a_record(nation: str) -> None:
    assert any(f" {nation}" in file.read_text(encoding="utf-8") for file in RECORDS)


def test_a_record_of_private_looks_is_kept_for_the_public_and_for_a_seat() -> None:
    public, own = (FOLDER / name for name in ("1-2015-2-scouting.txt", "1-2015-2-scouting-s0.txt"))
    rows = list(zip(*(file.read_text(encoding="utf-8").splitlines() for file in (public, own)), strict=True))
    looks = [(theirs, mine) for theirs, mine in rows if " s0 scout " in theirs]
    assert looks
    assert all("?" in theirs and "?" not in mine for theirs, mine in looks)
    assert all(theirs == mine for theirs, mine in rows if " s1 scout " in theirs)


@every_record
def test_a_golden_record_replays_to_the_same_scores_and_the_same_text(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    game = carrack.replay(text)
    assert game.is_over
    assert list(game.scores()) == SCORES[file.name]
    assert game.record(reader(text)) == text


@every_record
def test_every_token_of_a_golden_record_follows_from_its_secret(file: Path) -> None:
    assert carrack.verify(file.read_text(encoding="utf-8")) == ()


@every_record
def test_a_golden_record_replays_without_its_secret(file: Path) -> None:
    text = re.sub(r"^(secret|nonces) .*\n", "", file.read_text(encoding="utf-8"), flags=re.MULTILINE)
    game = carrack.replay(text)
    assert list(game.scores()) == SCORES[file.name]
    assert game.record(reader(text)) == text


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


@every_record
def test_another_secret_is_found(file: Path) -> None:
    text = re.sub(r"^secret .*$", f"secret {'0' * 64}", file.read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert "commitment" in {mismatch.zone for mismatch in carrack.verify(text)}
    with pytest.raises(carrack.RecordError):
        carrack.replay(text)
