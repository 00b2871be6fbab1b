"""The guides "Add a nation" and "Add an option", followed on copies of the project: earlier games stay."""

from pathlib import Path
from typing import NamedTuple

import pytest

from support import guide
from support.guided_games import MISSING, REPLAY
from support.scripts import ROOT

GUIDES = ROOT / "docs" / "guides"
PLAY = """
import random
import carrack

assert carrack.rules_versions("discovery") == (1, 2, 3)
met = False
for seed in range(8):
    rng = random.Random(seed)
    game = carrack.new_game("discovery", players=4, seed=seed, OPTIONS)
    while not game.is_over:
        game.play(rng.choice(game.legal_moves(game.deciders[0])))
    record = game.record()
    met = "WORD" in record
    again = carrack.replay(record)
    assert (again.record(), again.scores()) == (record, game.scores())
    game.reveal()
    assert carrack.verify(game.record()) == ()
    if met:
        break
assert met
"""


class Addition(NamedTuple):
    """An addition by a guide: the messages, and a game that has it, by its options and a word of its record."""

    page: str
    messages: tuple[str, ...]
    options: str
    word: str
    test: str
    readers: tuple[str, ...]  # the tests that read what the guide's commands write


NATION = Addition(
    "add-a-nation.md",
    ("nation-sweden", "token-sweden"),
    'nations="auction"',
    "sweden",
    "tests/discovery/test_sweden.py",
    (
        "tests/discovery/test_golden.py::test_every_nation_has_a_record",
        "tests/discovery/test_rules_reference.py",
        "tests/engine/test_rules_references.py",
        "tests/engine/test_glossary.py",
        "tests/frame/test_board.py",
    ),
)
OPTION = Addition(
    "add-an-option.md",
    ("option-rich_start",),
    "rich_start=True",
    '"rich_start":true',
    "tests/discovery/test_rich_start.py",
    (
        "tests/discovery/test_golden.py::test_every_value_of_every_option_has_a_record",
        "tests/discovery/test_option_rules.py",
        "tests/discovery/test_rules_reference.py",
        "tests/engine/test_rules_references.py",
        "tests/engine/test_glossary.py",
    ),
)


class Followed(NamedTuple):
    """An addition, and the copy on which its guide was followed."""

    addition: Addition
    folder: Path
    asked: str  # what was missing before the texts were written


@pytest.fixture(scope="module", params=[NATION, OPTION], ids=lambda found: found.page)
def followed(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Followed:
    """A copy of the project on which a guide was followed."""
    found: Addition = request.param
    folder = guide.copy_project(tmp_path_factory.mktemp("guide"))
    blocks = guide.blocks(GUIDES / found.page)
    rules = [block for block in blocks if block.file.startswith("src/carrack/games/")]
    for block in rules:
        guide.apply(block, folder)
    asked = guide.run(folder, "-c", MISSING)
    for block in blocks:
        if block not in rules:
            guide.apply(block, folder)
    return Followed(found, folder, asked.stdout + asked.stderr)


def test_the_texts_are_asked_for_and_then_complete(followed: Followed) -> None:
    for message in followed.addition.messages:
        assert followed.asked.count(message) == 3, followed.asked
    output = guide.run(followed.folder, "-c", MISSING)
    assert output.stdout.split() == ["en", "fr", "it"], output.stdout + output.stderr


def test_new_games_have_it(followed: Followed) -> None:
    program = PLAY.replace("OPTIONS", followed.addition.options).replace(
        "WORD", followed.addition.word.replace('"', '\\"')
    )
    output = guide.run(followed.folder, "-c", program)
    assert output.returncode == 0, output.stderr


def test_every_record_of_earlier_versions_replays_to_the_same_text(followed: Followed) -> None:
    output = guide.run(followed.folder, "-c", REPLAY)
    assert output.stdout.strip() == f"{len(list((ROOT / 'tests' / 'golden').glob('[12]-*.txt')))} replayed", (
        output.stderr
    )


def test_the_test_of_the_guide_passes(followed: Followed) -> None:
    done = guide.pytest_on(followed.folder, followed.addition.test, "tests/discovery/test_clauses.py")
    assert done.returncode == 0, done.stdout


def test_what_follows_from_the_rows_is_written_and_the_tests_that_read_it_pass(followed: Followed) -> None:
    guide.run_scripts(GUIDES / followed.addition.page, followed.folder)
    done = guide.pytest_on(followed.folder, *followed.addition.readers)
    assert done.returncode == 0, done.stdout
