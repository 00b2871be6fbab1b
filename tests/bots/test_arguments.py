"""Arguments of bots: written after the name, refused by name before anything is played."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from carrack.bots import make
from carrack.bots.arena import ArenaPlan, run_arena
from carrack.bots.planner import PlannerBot
from carrack.bots.reference import Reference2026
from carrack.cli import main
from carrack.engine.errors import OptionError

OWN = """
from carrack.bots import Bot

class Picky(Bot):
    def __init__(self, seed=0, *, which=0, word="a"):
        super().__init__(seed)
        self.which, self.word = which, word

    def choose(self, info, budget):
        return info.moves()[self.which]
"""


def test_arguments_reach_the_bot() -> None:
    bot = make("2?worlds=32&moves=10&horizon=2&effort=0.5", 7)
    assert isinstance(bot, PlannerBot)
    assert (bot.seed, bot.worlds, bot.moves, bot.horizon, bot.effort) == (7, 32, 10, 2, 0.5)
    bot = make("carrack.bots.planner:PlannerBot?worlds=3")
    assert isinstance(bot, PlannerBot)
    assert (bot.worlds, bot.moves) == (3, None)
    assert isinstance(make("planner?moves=3"), PlannerBot)
    assert isinstance(make("ref-2026?worlds=5"), Reference2026)


def test_bots_of_ones_own_take_arguments_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "picky.py").write_text(OWN, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    bot = make("picky:Picky?which=-1&word=b")
    assert (vars(bot)["which"], vars(bot)["word"]) == (-1, "b")


@pytest.mark.parametrize(
    ("name", "code", "named"),
    [
        ("2?world=3", "no-such-argument", "world"),
        ("1?moves=3", "no-such-argument", "moves"),
        ("2?", "no-such-argument", ""),
        ("2?worlds=many", "bad-argument", "worlds"),
        ("2?worlds=1.5", "bad-argument", "worlds"),
        ("2?worlds", "bad-argument", "worlds"),
        ("2?worlds=0", "bad-argument", "worlds"),
        ("2?moves=-3", "bad-argument", "moves"),
        ("2?moves=1001", "bad-argument", "moves"),
        ("2?effort=0", "bad-argument", "effort"),
        ("2?effort=nan", "bad-argument", "effort"),
        ("2?worlds=3&worlds=4", "bad-argument", "worlds"),
    ],
)
def test_bad_arguments_are_refused_by_name_before_any_game(name: str, code: str, named: str) -> None:
    with pytest.raises(OptionError) as refused:
        run_arena(ArenaPlan(bots=(name, "0")))
    assert (refused.value.code, refused.value.details["name"]) == (code, named)


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_the_command_says_which_argument_it_refuses(lang: str) -> None:
    result = CliRunner().invoke(main, ["arena", "--bots", "2?world=3,1", "--lang", lang])
    assert result.exit_code != 0
    assert "world" in result.output
    assert "moves, worlds, horizon, effort" in result.output
