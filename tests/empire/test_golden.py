"""Whole games, kept as the text they were: whoever changes what they come to has changed the rules."""

import json
import math
import re
from collections import Counter
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import carrack
from carrack.games.empire.title import TITLE
from carrack.games.empire.words import WORDS
from support.golden import FOLDER, replaced
from support.scripts import load_script

FIRST_RECORDS = sorted(FOLDER.glob("empire-1-*.txt"))  # of version 1 of the rules, kept for ever
LATEST_RECORDS = sorted(FOLDER.glob("empire-2-*.txt"))
RECORDS = [*FIRST_RECORDS, *LATEST_RECORDS]
DIGESTS = json.loads((FOLDER / "empire-digests.json").read_text(encoding="utf-8"))
SCORES = DIGESTS["scores"]
LARGEST = 30_000

every_record = pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
SCRIPT = load_script("golden_empire")
SETTINGS = {setting.record_name: setting for setting in (*SCRIPT.FIRST_SETTINGS, *SCRIPT.SETTINGS)}
BARGAINS = FOLDER / "empire-2-beginner-3-bargains.txt"


@cache
def text_of(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def options_of(file: Path) -> dict[str, Any]:
    """The options a record says it was played with."""
    found = re.search(r"^options (.*)$", text_of(file), flags=re.MULTILINE)
    assert found
    options: dict[str, Any] = json.loads(found[1])
    return options


def players_of(file: Path) -> int:
    found = re.search(r"^players (\d)$", text_of(file), flags=re.MULTILINE)
    assert found
    return int(found[1])


def kinds(file: Path) -> list[str]:
    """What was told in a game, in order."""
    return [event.kind for event in carrack.replay(text_of(file)).events()]


def claimings(file: Path) -> int:
    """How often all selected a nation."""
    return kinds(file).count("selected") // players_of(file)


# What the records are of ----------------------------------------------------------------------------------------------


def version_of(file: Path) -> int:
    found = re.search(r"^rules (\d+)$", text_of(file), flags=re.MULTILINE)
    assert found
    return int(found[1])


def test_every_version_of_the_rules_has_records() -> None:
    assert {version_of(file) for file in FIRST_RECORDS} == {1}
    assert {version_of(file) for file in LATEST_RECORDS} == {carrack.rules_versions("empire")[-1]}


def test_every_player_count_version_and_auction_of_version_1_has_a_record() -> None:
    played = {(players_of(file), options_of(file)["version"], options_of(file)["auction"]) for file in FIRST_RECORDS}
    assert played == set(product(range(2, 7), ("beginner", "standard"), ("sequential", "simultaneous")))


def test_every_player_count_and_version_has_a_record_with_open_auctions_and_open_trades() -> None:
    played = {
        (players_of(file), options_of(file)["version"])
        for file in LATEST_RECORDS
        if options_of(file)["auction"] == options_of(file)["trades"] == "open"
    }
    assert played == set(product(range(2, 7), ("beginner", "standard")))


@pytest.mark.clause("E5.6", "E5.7")
def test_every_way_to_bid_and_to_trade_has_a_record() -> None:
    played = {(options_of(file)["auction"], options_of(file)["trades"]) for file in LATEST_RECORDS}
    assert played == set(product(("open", "turns", "sealed"), ("open", "windows", "ends", "off")))


@pytest.mark.parametrize(
    ("version", "option"),
    [
        (version, option)
        for version in carrack.rules_versions("empire")
        for option in TITLE.options_of(version)
        if option.kind != "int"
    ],
    ids=lambda value: value.key if isinstance(value, carrack.Option) else str(value),
)
def test_every_value_of_every_option_that_is_no_number_has_a_record(version: int, option: carrack.Option) -> None:
    found = {options_of(file)[option.key] for file in RECORDS if version_of(file) == version}
    assert found == set(option.choices)


@pytest.mark.parametrize("records", [FIRST_RECORDS, LATEST_RECORDS], ids=["version 1", "version 2"])
@pytest.mark.parametrize("nation", WORDS["nation"])
def test_every_nation_has_a_record(nation: str, records: list[Path]) -> None:
    assert any(f" select {nation})" in text_of(file) for file in records)


@pytest.mark.clause("E5.7")
@pytest.mark.parametrize("records", [FIRST_RECORDS, LATEST_RECORDS], ids=["version 1", "version 2"])
def test_some_record_has_an_offer_accepted_one_refused_and_one_countered(records: list[Path]) -> None:
    words = ("accept", "refuse", "counter")
    assert all(any(re.search(rf"^\d+ s\d {word}\b", text_of(file), re.MULTILINE) for file in records) for word in words)
    assert any("accepted" in kinds(file) for file in records)


@pytest.mark.clause("E5.6", "E5.7")
def test_a_record_of_bargains_has_every_fate_of_an_offer_and_a_bid_war() -> None:
    """In the first lot: offers to one and to anybody, accepted, countered, withdrawn and lapsed; and one withdraws."""
    events = carrack.replay(text_of(BARGAINS)).events()
    first_won = next(at for at, event in enumerate(events) if event.kind == "won")
    told = Counter(event.kind for event in events[:first_won])
    offers = ("offered", "offered-all", "counters", "cancels", "lapsed", "traded")
    assert [told[kind] for kind in offers] == [3, 1, 1, 1, 1, 2]
    assert (told["bids"], told["withdraws"]) == (7, 1)
    assert events[first_won].args == {"seat": 1, "amount": 8, "card": "population"}


@pytest.mark.clause("E1.3")
def test_a_strict_bank_runs_out_of_cards_in_some_records() -> None:
    strict = [file for file in LATEST_RECORDS if options_of(file)["strict_bank"]]
    assert all(0 in carrack.replay(text_of(file)).to_dict()["bank"] for file in strict)
    assert any("no-card" in kinds(file) for file in strict)


@pytest.mark.clause("E2.4", "E7.2")
@pytest.mark.parametrize("records", [FIRST_RECORDS, LATEST_RECORDS], ids=["version 1", "version 2"])
def test_some_record_has_a_claiming_repeated_until_all_differ_and_one_ended_by_dealing(records: list[Path]) -> None:
    standard = [file for file in records if options_of(file)["version"] == "standard"]
    found = [
        (claimings(file), options_of(file)["claim_rounds"] or math.inf, "clash" in kinds(file), "dealt" in kinds(file))
        for file in standard
    ]
    assert any(1 < times < most and clash and not dealt for times, most, clash, dealt in found)
    assert any(times == most > 1 and clash and dealt for times, most, clash, dealt in found)


@pytest.mark.clause("E7.2")
def test_some_record_has_more_failed_claimings_than_version_1_allowed() -> None:
    assert any(claimings(file) > 20 for file in LATEST_RECORDS)


@pytest.mark.clause("E5.6")
def test_some_record_has_a_withdrawal_from_each_kind_of_auction() -> None:
    left = {options_of(file)["auction"] for file in RECORDS if "withdraws" in kinds(file)}
    sealed = [file for file in RECORDS if re.search(r"^\d+ .*\(s\d withdraw\)", text_of(file), re.MULTILINE)]
    assert left == {"sequential", "simultaneous", "open", "turns", "sealed"}
    assert {options_of(file)["auction"] for file in sealed} == {"simultaneous", "sealed"}


@every_record
def test_a_golden_record_stays_small(file: Path) -> None:
    assert len(text_of(file).encode()) <= LARGEST


# What they come to ----------------------------------------------------------------------------------------------------


@every_record
@pytest.mark.clause("E6.1")
def test_a_golden_record_replays_to_the_same_scores_and_the_same_text(file: Path) -> None:
    game = carrack.replay(text_of(file))
    assert game.is_over
    assert list(game.scores()) == SCORES[file.name]
    assert game.record() == text_of(file)


@every_record
def test_every_token_of_a_golden_record_follows_from_its_secret(file: Path) -> None:
    assert carrack.verify(text_of(file)) == ()


@every_record
def test_a_golden_record_replays_without_its_secret(file: Path) -> None:
    text = re.sub(r"^(secret|nonces) .*\n", "", text_of(file), flags=re.MULTILINE)
    game = carrack.replay(text)
    assert list(game.scores()) == SCORES[file.name]
    assert game.record() == text


@every_record
def test_two_cards_of_the_row_that_changed_places_are_found(file: Path) -> None:
    """The game may still be legal: only the comparison with the secret finds the change."""
    text = text_of(file)
    first, *others = re.finditer(r"\{row_stack \d ([a-z]+)\}", text)
    second = next(token for token in others if token[1] != first[1])
    tampered = replaced(replaced(text, second, first[1]), first, second[1])
    found = [(mismatch.zone, mismatch.written, mismatch.derived) for mismatch in carrack.verify(tampered)]
    assert found[0] == ("row_stack", second[1], first[1])
    with pytest.raises(carrack.RecordError):
        carrack.replay(tampered)


@every_record
def test_another_secret_is_found(file: Path) -> None:
    text = re.sub(r"^secret .*$", f"secret {'0' * 64}", text_of(file), flags=re.MULTILINE)
    assert "commitment" in {mismatch.zone for mismatch in carrack.verify(text)}
    with pytest.raises(carrack.RecordError):
        carrack.replay(text)


def test_every_setting_has_a_digest_and_a_record() -> None:
    assert list(DIGESTS["final_positions"]) == list(SETTINGS)
    assert {file.name for file in RECORDS} == SETTINGS.keys() == SCORES.keys()


@pytest.mark.parametrize("name", SETTINGS)
@pytest.mark.clause("E6.1")
def test_random_games_end_in_the_same_positions_on_either_core(name: str) -> None:
    assert SETTINGS[name].digest() == DIGESTS["final_positions"][name]
