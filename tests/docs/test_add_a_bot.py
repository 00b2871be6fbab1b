"""The guide "Add a bot", followed on a copy of the tree: the new level plays, and every language describes it."""

from pathlib import Path

import pytest

from support.guide import Guide

TABLE = """
from carrack.table import Seat, Table
from carrack.tui.words import Words
table = Table.create("empire", (Seat.bot(3), Seat.bot(0)), {"trade_offers": 0}, seed=1)
while table.game.number < 3:
    table.step()
print(*(Words(lang, "empire", ()).say("level-rollouts") for lang in ("en", "fr", "it")))
"""


@pytest.fixture(scope="module")
def guide(tmp_path_factory: pytest.TempPathFactory) -> Guide:
    made = Guide("add-a-bot", tmp_path_factory.mktemp("tree"), "src")
    made.write_code()
    return made


def test_the_bot_of_the_guide_plays_in_the_arena(guide: Guide) -> None:
    for command in (lines[0] for lines in guide.commands()):
        done = guide.run(f"{command} --game empire --option trade_offers=0 --option version=beginner")
        assert done.returncode == 0, done.stderr
        assert "2 of 2 deals, 4 games" in done.stdout


def test_the_bot_of_the_guide_sits_at_tables(guide: Guide) -> None:
    program = Path(guide.copy / "program.py")
    program.write_text(TABLE, "utf-8")
    done = guide.run(f".venv-dev/bin/python {program}")
    assert done.returncode == 0, done.stderr
    assert "slow: plays every move on at random" in done.stdout
