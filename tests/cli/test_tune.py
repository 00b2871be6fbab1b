"""`carrack tune`: its cost first, then rounds that are kept as they end, and one line for whatever cannot be."""

import re
import sys
from pathlib import Path
from unittest.mock import Mock

import pytest

from carrack.bots import tune as tuning
from carrack.bots.tune import read
from carrack.cli.messages import LANGUAGES
from carrack.cli.number_format import duration
from support.command import refused, run
from support.stopping import CARRACK, stop

SMALL = ("--game", "empire", "--players", "2", "--option", "trade_offers=0", "--games", "2", "--trials", "1")
TINY = ("tune", *SMALL, "--rounds", "1", "--jobs", "1", "--out")


def test_a_run_tells_its_cost_first_and_shows_its_rounds(tmp_path: Path) -> None:
    file = tmp_path / "run.json"
    done = run(*TINY, str(file), "--seed", "3")
    assert (done.exit_code, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert re.fullmatch(r"4 games to play: about \d+ s\.", lines[0])
    assert lines[1].startswith("Empire, ")
    assert lines[1].endswith("2 players, seed 3")
    assert lines[3].split() == ["Round", "Games", "Points", "Wins,", "%", "Kept"]
    assert re.fullmatch(r" *1 +2 +[\d.−]+ +[\d.]+ +(yes|no)", lines[4])
    assert lines[-1] == f"The weights are saved in {file}."
    assert read(file).is_done


def test_a_finished_run_is_shown_again_and_goes_on_with_more_rounds(tmp_path: Path) -> None:
    file = tmp_path / "run.json"
    first = run(*TINY, str(file)).stdout
    kept = file.read_bytes()
    again = run(*TINY, str(file))
    assert again.stdout == first.partition("\n")[2], "without a cost: there is nothing left to play"
    assert file.read_bytes() == kept
    more = run("tune", *SMALL, "--rounds", "2", "--jobs", "1", "--out", str(file)).stdout
    assert more.startswith("4 games to play")
    assert len(read(file).rounds) == 2
    whole = tmp_path / "whole.json"
    run("tune", *SMALL, "--rounds", "2", "--jobs", "1", "--out", str(whole))
    assert whole.read_bytes() == file.read_bytes()


def test_ctrl_c_keeps_the_rounds_that_are_done_and_says_how_to_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "run.json"
    args = ("tune", *SMALL, "--rounds", "2", "--jobs", "1", "--out", str(file))
    real = tuning.try_out
    tried: list[float] = []

    def stopping(trial: tuning.TuningTrial) -> float:
        if tried:
            raise KeyboardInterrupt
        tried.append(real(trial))
        return tried[0]

    monkeypatch.setattr(tuning, "try_out", stopping)
    done = run(*args)
    kept = f"1 of 2 rounds are saved in {file}. Run the same command again to continue."
    assert (done.exit_code, done.stderr) == (130, f"Stopped. {kept}\n")
    monkeypatch.undo()
    done = run(*args)
    assert (done.exit_code, done.stdout[:16]) == (0, "4 games to play:")
    assert len(read(file).rounds) == 2


def test_a_run_stopped_before_its_first_round_goes_on_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "run.json"
    monkeypatch.setattr(tuning, "cost_of", Mock(side_effect=KeyboardInterrupt))
    assert run(*TINY, str(file)).exit_code == 130
    monkeypatch.undo()
    assert run(*TINY, str(file)).exit_code == 0


def test_another_run_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "run.json"
    run(*TINY, str(file))
    kept = file.read_bytes()
    output = refused("tune", *SMALL, "--seed", "9", "--out", str(file))
    assert output == f"Error: “{file}” holds another run: there, seed is 0; here, it is 9."
    assert file.read_bytes() == kept


@pytest.mark.parametrize("text", ["", "{}", "a letter", '{"game": "empire"}'])
def test_a_file_that_holds_no_run_is_left_alone(tmp_path: Path, text: str) -> None:
    file = tmp_path / "run.json"
    file.write_text(text, encoding="utf-8")
    assert refused(*TINY, str(file)) == f"Error: “{file}” does not hold a run that can be continued here."
    assert file.read_text(encoding="utf-8") == text


def test_what_cannot_be_is_refused(tmp_path: Path) -> None:
    out = ("--out", str(tmp_path / "run.json"))
    assert refused("tune") == "Error: Missing: --out."
    assert "Possible: 2–6." in refused("tune", "--players", "9", *out)
    assert "--rounds takes a whole number, 1 or more" in refused("tune", "--rounds", "0", *out)
    missing = tmp_path / "nonesuch"
    assert refused(*TINY, str(missing / "run.json")) == f"Error: There is no folder “{missing}”."
    assert refused(*TINY, str(tmp_path)) == f"Error: “{tmp_path}” is a folder, not a file."
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_language_lacks_a_word_of_it(lang: str, tmp_path: Path) -> None:
    done = run(*TINY, str(tmp_path / "run.json"), "--lang", lang)
    assert (done.exit_code, done.stderr) == (0, "")
    assert "{" not in done.stdout


def test_times_are_told_roughly() -> None:
    output = [duration(seconds, "fr") for seconds in (0.2, 100, 121, 3600, 9000)]
    assert output == ["1 s", "100 s", "2 min", "60 min", "2,5 h"]


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such terminals")
def test_a_terminal_shows_progress_and_ctrl_c_stops_all_processes_within_a_second(tmp_path: Path) -> None:
    command = (*CARRACK, "tune", *SMALL[:-4], "--games", "50", "--trials", "1", "--rounds", "200", "--jobs", "2")
    stopped = stop((*command, "--out", "run.json"), at_work=r"[1-9]\d*/10400", cwd=tmp_path)
    assert stopped.code == 130
    assert "Playing" in stopped.screen
    assert re.search(r"Stopped\. \d+ of 200 rounds are saved in run\.json", stopped.screen)
    assert "Traceback" not in stopped.screen
    assert stopped.printed.startswith(b"10,400 games to play: about ")
    assert stopped.seconds < 1
    assert stopped.is_alone
