"""`carrack train`: its cost first, then stages that are kept as they end, and one line for whatever cannot be."""

import re
import sys
from pathlib import Path

import pytest

from carrack.bots.training import run as training
from carrack.bots.training.run import Folder
from carrack.cli.messages import LANGUAGES
from support.command import refused, run
from support.stopping import CARRACK, stop

SETTING = ("--game", "empire", "--players", "2", "--option", "version=beginner", "--option", "trade_offers=0")
SMALL = ("train", *SETTING, "--mixed", "0", "--passes", "2", "--traits", "8", "--merged", "4", "--gate", "1")
TINY = (*SMALL, "--games", "20", "--trials", "2", "--jobs", "1", "--out")


def test_a_run_tells_its_cost_first_and_then_what_the_net_is_worth(tmp_path: Path) -> None:
    folder = tmp_path / "net"
    done = run(*TINY, str(folder), "--seed", "3")
    assert (done.exit_code, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert re.fullmatch(r"20 games to play and learn from, 2 deals to try the net on: about \d+ s\.", lines[0])
    assert lines[1].startswith("Empire, ")
    assert lines[1].endswith("2 players, seed 3")
    assert lines[3].split() == ["Prediction", "Net", "Plain"]
    assert [line.split(":")[0] for line in lines[4:8]] == ["Margin", "Winner", "Points by source", "Majorities"]
    assert re.fullmatch(
        r"Against level 1, on 2 deals, the net won [\d.]+ % \(95 %: [\d.]+ … [\d.]+\)\. A seat’s share is 50\.0 %\.",
        lines[9],
    )
    assert lines[-1] == f"The net is saved in {folder / 'net.json'}."
    again = run(*TINY, str(folder), "--seed", "3")
    assert again.stdout == done.stdout.partition("\n")[2], "without a cost: there is nothing left to do"


def test_ctrl_c_keeps_what_is_done_and_says_how_to_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "net"

    def stopping(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(training, "run_pass", stopping)
    done = run(*TINY, str(folder))
    kept = f"What is done is saved in {folder}. Run the same command again to continue."
    assert (done.exit_code, done.stderr) == (130, f"Stopped. {kept}\n")
    monkeypatch.undo()
    assert (folder / "games-00000.npz").exists()
    done = run(*TINY, str(folder))
    assert (done.exit_code, done.stdout[:16]) == (0, "0 games to play ")
    assert Folder(folder).read().is_done


def test_a_budget_decides_once_how_many_games_there_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "net"
    words = (*SMALL, "--budget", "1", "--trials", "2", "--jobs", "1", "--out", str(folder))
    monkeypatch.setattr(training, "taste_of", lambda plan: training.Taste(2.9, 0.1, 0.0))
    assert run(*words).stdout.startswith("20 games to play and learn from")
    monkeypatch.setattr(training, "taste_of", lambda plan: training.Taste(0.1, 0.1, 0.0))
    assert run(*words).stdout.startswith("Empire"), "a finished run is shown again"


def test_another_run_is_not_overwritten(tmp_path: Path) -> None:
    folder = tmp_path / "net"
    run(*TINY, str(folder))
    kept = (folder / "run.json").read_bytes()
    output = refused(*TINY, str(folder), "--seed", "9")
    assert output == f"Error: “{folder}” holds another run: there, seed is 0; here, it is 9."
    assert (folder / "run.json").read_bytes() == kept


def test_what_cannot_be_is_refused_before_any_work(tmp_path: Path) -> None:
    out = ("--out", str(tmp_path / "net"))
    assert refused("train") == "Error: Missing: --out."
    assert "Possible: 2–6." in refused("train", "--players", "9", *out)
    assert refused(*SMALL, "--games", "20", "--budget", "5", *out) == ("Error: --games and --budget can’t be combined.")
    assert "--games takes a whole number, 10 or more" in refused(*SMALL, "--games", "3", *out)
    assert "--mixed takes a whole number from 0 to 100" in refused("train", "--mixed", "101", *out)
    assert "“9” is not a valid value" in refused(*SMALL, "--traits", "9", *out)
    assert "“3” is not a valid value for --gate" in refused("train", "--gate", "3", *out)
    assert "must not contain “&”" in refused("train", "--out", str(tmp_path / "a&b"))
    missing = tmp_path / "nonesuch"
    assert refused(*TINY, str(missing / "net")) == f"Error: There is no folder “{missing}”."
    assert list(tmp_path.iterdir()) == []
    for name, text in (("file", "x"), ("folder/other", "x"), ("broken/run.json", "{}")):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
        place = path if path.parent == tmp_path else path.parent
        assert refused(*TINY, str(place)) == f"Error: “{place}” does not hold a run that can be continued here."
        assert path.read_text(encoding="utf-8") == text


def test_a_missing_extra_is_named_with_the_command_that_installs_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    for name in [name for name in sys.modules if name.startswith("carrack.bots.training.")]:
        monkeypatch.delitem(sys.modules, name)
    folder = tmp_path / "net"
    wanted = 'Error: A package is missing. Install it: pip install "carrack[train]"'
    assert refused(*TINY, str(folder)) == wanted
    assert not folder.exists()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_language_lacks_a_word_of_it(lang: str, tmp_path: Path) -> None:
    done = run(*TINY, str(tmp_path / "net"), "--lang", lang)
    assert (done.exit_code, done.stderr) == (0, "")
    assert "{" not in done.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such terminals")
def test_a_terminal_shows_progress_and_ctrl_c_stops_all_processes(tmp_path: Path) -> None:
    command = (*CARRACK, *SMALL, "--games", "4000", "--trials", "1", "--jobs", "2")
    stopped = stop((*command, "--out", "net"), at_work=r"[1-9]\d*/4000", cwd=tmp_path)
    assert stopped.code == 130
    assert "Playing" in stopped.screen
    assert "What is done is saved in net." in stopped.screen
    assert "Traceback" not in stopped.screen
    assert stopped.printed.startswith(b"4,000 games to play and learn from, 1 deal to try the net on: about ")
    assert stopped.is_alone
