"""The command line, called from tests, and games for it to read."""

import json
import random
from functools import cache
from typing import Any

from click.testing import CliRunner, Result

import carrack
from carrack.cli import main

NO_LOCALE = {"LC_ALL": "", "LC_MESSAGES": "", "LANG": "", "NO_COLOR": "", "COLUMNS": ""}


def run(*args: str, env: dict[str, str] | None = None, color: bool = False, text: str | None = None) -> Result:
    """Call `carrack` with these arguments; variables that are not given are empty."""
    environment = {**NO_LOCALE, **(env or {})}
    return CliRunner().invoke(main, list(args), prog_name="carrack", color=color, env=environment, input=text)


def data(*args: str, text: str | None = None) -> Any:
    """Return the data that a command prints as JSON."""
    done = run(*args, "--json", text=text)
    assert (done.exit_code, done.stderr) == (0, ""), done.output
    return json.loads(done.stdout)


def refused(*args: str, env: dict[str, str] | None = None, text: str | None = None, code: int = 2) -> str:
    """Return the one line with which a command refuses."""
    done = run(*args, env=env, text=text)
    assert done.exit_code == code, (done.output, done.exception)
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1, done.stderr
    return done.stderr.rstrip("\n")


def options(*texts: str) -> list[str]:
    """Return options in the form of the command line."""
    return [word for text in texts for word in ("--option", text)]


@cache
def played(
    name: str = "discovery", players: int = 2, seed: int = 7, moves: int = 100_000, **given: Any
) -> carrack.Game:
    """Return a game of random players; callers must not change it."""
    game = carrack.new_game(name, players=players, seed=seed, **given)
    rng = random.Random(seed)
    while not game.is_over and game.number < moves:
        seat = next(seat for seat in game.deciders if seat not in game.committed)
        found = game.legal_moves(seat)
        # Draw again after a pass, once, so that more happens in the game.
        game.play(rng.choice(found) or rng.choice(found), seat)
    return game


def record(name: str = "discovery", players: int = 2, seed: int = 7, **given: Any) -> str:
    """Return the public record of such a game."""
    return played(name, players, seed, **given).record()
