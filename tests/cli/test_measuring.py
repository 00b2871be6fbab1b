"""`carrack simulate` and `carrack arena`: figures, the same whatever the processes, and kept when stopped."""

import json
import re
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest

from carrack.bots import batch
from carrack.bots.arena import ArenaResult
from carrack.bots.pool import play_blocks
from carrack.bots.simulate import SimulationResult
from carrack.cli.messages import LANGUAGES
from support.command import refused, run
from support.players import CRASHER, FIRST
from support.stopping import CARRACK, stop

SMALL = ("--players", "2", "--jobs", "1")
BOTS = f"{FIRST},0"
DUEL = ("arena", *SMALL, "--bots", BOTS, "--deals", "1")


@pytest.fixture
def stopping(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Ctrl-C that comes when two games are done."""

    def interrupted(*args: Any) -> Iterator[Any]:
        yield from islice(play_blocks(*args), 2)
        raise KeyboardInterrupt

    monkeypatch.setattr(batch, "play_blocks", interrupted)


def test_a_simulation_shows_points_and_wins() -> None:
    done = run("simulate", *SMALL, "--bots", "0", "--games", "2", "--edition", "2007")
    assert (done.exit_code, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[0] == "Discovery, 2007 edition, 2 players, 2 of 2 games, seed 0"
    assert lines[2].split()[:4] == ["Seat", "Bot", "Wins", "Wins,"]
    rows = [line.split() for line in lines[3:5]]
    assert [row[:2] for row in rows] == [["1", "0"], ["2", "0"]]
    assert sum(float(row[2]) for row in rows) == 2
    assert re.fullmatch(r"[\d.]+ decisions per game, \d+ decisions per second; [\d.]+ s in one process\.", lines[-1])


def test_bots_have_rows_of_their_own_where_they_differ() -> None:
    output = run("simulate", *SMALL, "--bots", BOTS, "--games", "1", "--lang", "fr").stdout
    assert "\nPlaces  Bot " in output
    assert re.search(r"^2 +0 +[01],0 ", output, re.MULTILINE)


def test_the_result_is_the_same_whatever_the_processes() -> None:
    def counted(jobs: str) -> Any:
        done = run(
            "simulate", "--players", "2", "--bots", FIRST, "--games", "3", "--seed", "5", "--jobs", jobs, "--json"
        )
        assert (done.exit_code, done.stderr) == (0, "")
        return {**json.loads(done.stdout), "timing": None}

    one = counted("1")
    assert one == counted("2")
    assert (one["games"], one["seed"], one["complete"]) == (3, 5, True)


def test_an_arena_shows_shares_and_ratings(tmp_path: Path) -> None:
    picture = tmp_path / "arena.svg"
    done = run(*DUEL, "--svg", str(picture), "--lang", "it")
    assert (done.exit_code, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[0] == "Sfida, Scoperta, edizione 2015, 2 giocatori, 1 distribuzione su 1, 2 partite, seme 0"
    assert lines[2].split()[0] == "Bot"
    assert [line.split()[0] for line in lines[3:5]] == [FIRST, "0"]
    assert lines[-1] == "Un bot forte quanto gli altri vince il 50,0 % delle partite."
    drawn = picture.read_text(encoding="utf-8")
    assert "Quote delle vittorie" in drawn
    assert "{" not in drawn


def test_an_arena_as_data() -> None:
    done = run("arena", *SMALL, "--bots", BOTS, "--deals", "1", "--format", "field", "--json")
    result = ArenaResult.from_json(done.stdout)
    assert (result.format, result.blocks, result.complete) == ("field", 1, True)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_language_lacks_a_word_of_the_figures(lang: str, stopping: None) -> None:
    output = [run(command, *SMALL, "--bots", BOTS, "--lang", lang).stdout for command in ("simulate", "arena")]
    assert all(output)


@pytest.mark.usefixtures("stopping")
def test_ctrl_c_shows_what_is_done() -> None:
    done = run("simulate", *SMALL, "--bots", FIRST, "--games", "50")
    assert (done.exit_code, done.stderr) == (130, "Stopped.\n")
    assert "2 of 50 games" in done.stdout
    done = run("simulate", *SMALL, "--bots", FIRST, "--games", "50", "--json")
    assert (done.exit_code, done.stderr) == (130, "Stopped.\n")
    result = SimulationResult.from_json(done.stdout)
    assert (result.games, result.complete) == (2, False)
    done = run("arena", *SMALL, "--bots", BOTS, "--deals", "9", "--lang", "fr")
    assert (done.exit_code, done.stderr) == (130, "Arrêté.\n")
    assert "1 donne sur 9, 2 parties" in done.stdout


def test_ctrl_c_before_anything_is_done_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batch, "play_blocks", Mock(side_effect=KeyboardInterrupt))
    done = run("simulate", *SMALL, "--bots", "0")
    assert (done.exit_code, done.stdout, done.stderr) == (130, "", "Stopped.\n")


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such terminals")
def test_a_terminal_shows_progress_and_ctrl_c_stops_all_processes_within_a_second() -> None:
    command = (*CARRACK, "simulate", "--players", "2", "--bots", "0", "--games", "9999", "--jobs", "2")
    stopped = stop(command, at_work=r"[1-9]\d*/9999")
    assert stopped.code == 130
    assert "Playing" in stopped.screen
    assert re.search(rb"\d+ of 9,999 games", stopped.printed)
    assert b"\x1b" not in stopped.printed, "neither bars nor colours among the results"
    assert stopped.seconds < 1
    assert stopped.is_alone


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (("--bots", "0"), "An arena needs at least two bots, a challenge exactly two; you named one."),
        (("--bots", "0,0,0", "--format", "challenge"), "a challenge exactly two; you named 3."),
        (
            ("--bots", "0,1", "--format", "duel"),
            "“duel” is not a valid value for --format. Possible: challenge, field.",
        ),
        (("--bots", "0,1", "--deals", "0"), "--deals takes a whole number, 1 or more, not “0”."),
    ],
)
def test_an_arena_that_cannot_be_is_refused(args: tuple[str, ...], complaint: str) -> None:
    assert complaint in refused("arena", *args)


def test_a_picture_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    complaint = refused(*DUEL, "--svg", str(tmp_path / "nonesuch" / "arena.svg"))
    assert complaint == f"Error: There is no folder “{tmp_path / 'nonesuch'}”."


def test_a_bot_that_fails_is_named() -> None:
    complaint = refused("simulate", *SMALL, "--bots", CRASHER, "--games", "1")
    assert complaint.startswith(f"Error: The bot “{CRASHER}” failed at decision 0 ")
    assert complaint.endswith("ZeroDivisionError: nothing to divide by")
