"""The guide "Add a building", followed on a copy of the project: the building is played, earlier games stay."""

from pathlib import Path

import pytest

from support import guide
from support.guided_games import MISSING, REPLAY
from support.scripts import ROOT

PAGE = ROOT / "docs" / "guides" / "add-a-building.md"
READERS = (  # the tests that read what the guide's commands write, or that count buildings
    "tests/discovery/test_builders.py",
    "tests/discovery/test_components.py",
    "tests/discovery/test_gaps.py",
    "tests/discovery/test_rules_reference.py",
    "tests/engine/test_rules_references.py",
    "tests/engine/test_glossary.py",
    "tests/frame/test_board.py",
)
PLAY = """
import random
import carrack

assert carrack.rules_versions("discovery") == (1, 2, 3)
rng = random.Random(1)
bought = 0
for seed in range(40):
    game = carrack.new_game("discovery", players=3, seed=seed, expansion_buildings=True)
    while not game.is_over:
        seat = game.deciders[0]
        moves = game.legal_moves(seat)
        buy = [move for move in moves if game.notation(move, seat) == "buy harbour"]
        game.play(buy[0] if buy else rng.choice(moves))
        bought += len(buy)
    assert carrack.replay(game.record()).scores() == game.scores()
    game.reveal()
    assert carrack.verify(game.record()) == ()
    if bought:
        break
print("bought", bought)
for version in (1, 2):
    game = carrack.new_game("discovery", players=3, seed=1, expansion_buildings=True, rules_version=version)
    assert "harbour" not in str(game.to_dict())
    assert len(game.view().shown) == 56
    assert game.why_not(game.deciders[0], "buy harbour").code == "no-such-move"
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with the building."""
    folder = guide.copy_project(tmp_path_factory.mktemp("building"))
    row, *others = guide.blocks(PAGE)
    guide.apply(row, folder)
    output = guide.run(folder, "-c", MISSING)
    for asked in ("building-harbour", "token-harbour"):
        assert output.stdout.count(asked) == 3, output.stdout + output.stderr
    for block in others:
        guide.apply(block, folder)
    return folder


def test_the_texts_are_complete(copy: Path) -> None:
    output = guide.run(copy, "-c", MISSING)
    assert output.stdout.split() == ["en", "fr", "it"], output.stdout + output.stderr


def test_the_building_is_played_in_new_games_and_in_no_earlier_ones(copy: Path) -> None:
    output = guide.run(copy, "-c", PLAY)
    assert output.returncode == 0, output.stderr
    assert int(output.stdout.split()[1]) > 0


def test_every_record_of_earlier_versions_replays_to_the_same_text(copy: Path) -> None:
    output = guide.run(copy, "-c", REPLAY)
    assert output.stdout.strip() == f"{len(list((ROOT / 'tests' / 'golden').glob('[12]-*.txt')))} replayed", (
        output.stderr
    )


def test_the_tests_of_the_guide_pass(copy: Path) -> None:
    done = guide.pytest_on(copy, "tests/discovery/test_harbour.py", "tests/discovery/test_clauses.py")
    assert done.returncode == 0, done.stdout


def test_what_follows_from_the_row_is_written_and_the_tests_that_read_it_pass(copy: Path) -> None:
    guide.run_scripts(PAGE, copy)
    done = guide.pytest_on(copy, *READERS)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(
    ("row", "error"),
    [
        ('Building("x", 4, since=3)', "building 'x': age 4 is none of (1, 2, 3)"),
        ('Building("x", 1, set="extra", since=3)', "building 'x': set 'extra' is none of ('base', 'expansion')"),
        ('Building("x", 1, only="2020", since=3)', "building 'x': only '2020' is none of ('', '2007', '2015')"),
        ('Building("x", 1, {99: 1}, since=3)', "building 'x': no such perks: [99]"),
        ('Building("x", 1, copies=0, since=3)', "building 'x': copies and since begin at 1"),
        ('Building("x", 1)', "versions 1 and 2 of the rules are finished: a new building needs since=3 or later"),
        ('Building("mint", 1, since=3)', "building 'mint': its rows differ in age, set, copies or since"),
        ('Building("mint", 2, set=EXPANSION)', "building 'mint': two rows for one edition"),
    ],
)
def test_a_row_that_cannot_be_says_why(row: str, error: str) -> None:
    from carrack.games.discovery import buildings

    with pytest.raises(ValueError) as raised:  # noqa: PT011 - the text is compared below
        buildings.buildings_by_number((*buildings.BUILDINGS, eval(row, vars(buildings))))
    assert str(raised.value) == error


def test_an_unknown_name_is_refused() -> None:
    from carrack.games.discovery import buildings

    with pytest.raises(KeyError, match="no building is called 'castle'"):
        buildings.number_of("castle")
