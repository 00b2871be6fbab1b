"""`carrack play`: which table one sits down at, and where it is kept."""

import os
from pathlib import Path

import pytest

from carrack.table import Seat, Table
from carrack.table.folder import folder
from support.command import refused, run

ROOM = ("--players", "2", "--bots", "0")


@pytest.fixture(autouse=True)
def sat(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[Table]:
    """Tables that were sat down at, in the terminal. Somebody gets up again at once."""
    tables: list[Table] = []
    monkeypatch.setattr("carrack.cli.commands.play.can_open_browser", lambda: False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr("carrack.cli.commands.play.require_terminal", lambda lang: None)
    monkeypatch.setattr("carrack.tui.run", lambda table, lang: tables.append(table))
    return tables


def play(*args: str) -> None:
    done = run("play", *args)
    assert (done.exit_code, done.stderr) == (0, ""), done.output
    assert "carrack play --resume" in done.stdout, "how to go on"


def kinds(table: Table) -> list[tuple[str, object]]:
    return [(seat.kind, seat.level) for seat in table.seats]


def test_without_arguments_it_is_discovery_against_three_bots_of_level_2(sat: list[Table], tmp_path: Path) -> None:
    play()
    (table,) = sat
    assert (table.game.name, table.game.options["edition"]) == ("discovery", "2015")
    assert kinds(table) == [("human", None), *[("bot", "2")] * 3]
    assert table.path is not None
    assert table.path.parent == tmp_path / "data" / "carrack"
    assert table.game.commitment is not None, "the deal is secret, and can be proved"


def test_everything_can_be_chosen(sat: list[Table], tmp_path: Path) -> None:
    file = tmp_path / "friday.carrack"
    args = ("--game", "discovery", "--players", "5", "--edition", "2007", "--option", "start_auction=true")
    play(*args, "--hotseat", "2", "--bots", "0,random,0", "--seed", "7", "--save", str(file), "--lang", "it")
    (table,) = sat
    assert (table.game.options["edition"], table.game.options["start_auction"]) == ("2007", True)
    assert kinds(table) == [*[("human", None)] * 2, ("bot", "0"), ("bot", "random"), ("bot", "0")]
    assert table.names[:3] == ("Giocatore 1", "Giocatore 2", "Bot 3")
    assert file.exists()


def test_people_are_called_by_their_names(sat: list[Table]) -> None:
    play("--players", "3", "--hotseat", "2", "--name", "Ana", "--name", "Bea", "--bots", "0")
    play("--players", "3", "--hotseat", "2", "--name", "Ana", "--bots", "0")
    assert sat[0].names == ("Ana", "Bea", "Bot 3")
    assert sat[1].names == ("Ana", "Player 2", "Bot 3")
    assert "One person plays at this screen" in refused("play", "--name", "Ana", "--name", "Bea")
    assert "40" in refused("play", "--name", "A" * 41)


def test_a_place_where_nothing_can_be_kept_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    output = refused("play", *ROOM)
    assert output.startswith(f"Error: Tables can’t be saved in {tmp_path / 'file' / 'carrack'}: ")
    assert output.endswith("Name a file with --save.")


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (("--bots", ""), "There is no bot “”."),
        (("--save", ""), "--save needs a file name."),
        (("--save", "nonesuch/table"), "nonesuch/table can’t be opened: No such file or directory."),
        (("--seed", "9" * 30), "--seed takes a number of at most 18 digits."),
        (("--resume", "nonesuch"), "There is no file nonesuch."),
        (("--resume", "."), "can’t be opened: Is a directory."),
    ],
)
def test_what_cannot_be_is_refused_in_a_line(args: tuple[str, ...], complaint: str, sat: list[Table]) -> None:
    assert complaint in refused("play", *args)
    assert sat == []


def test_one_bot_is_for_all_seats_and_people_may_play_alone(sat: list[Table]) -> None:
    play("--players", "3", "--bots", "0")
    play("--players", "2", "--hotseat", "2")
    assert kinds(sat[0]) == [("human", None), ("bot", "0"), ("bot", "0")]
    assert kinds(sat[1]) == [("human", None)] * 2


def test_the_same_seed_is_the_same_deal(sat: list[Table]) -> None:
    play(*ROOM, "--seed", "3")
    play(*ROOM, "--seed", "3")
    play(*ROOM)
    first, second, third = (table.game.record() for table in sat)
    assert first == second != third
    assert len({table.path for table in sat}) == 3, "each in a file of its own"


def test_the_table_is_closed_when_everybody_got_up(sat: list[Table]) -> None:
    play(*ROOM)
    assert sat[0].path is not None
    Table.open(sat[0].path).close()


def test_a_table_is_resumed_from_its_file(sat: list[Table], tmp_path: Path) -> None:
    file = tmp_path / "friday.carrack"
    with Table.create("empire", (Seat.human("Ana"), Seat.bot(0)), {}, path=file):
        pass
    play("--resume", str(file))
    assert (sat[0].game.name, sat[0].names[0]) == ("empire", "Ana")


def test_resume_alone_takes_the_unfinished_table_that_was_played_last(sat: list[Table]) -> None:
    play(*ROOM, "--game", "discovery")
    play(*ROOM, "--game", "empire")
    play(*ROOM, "--game", "discovery")
    paths = [table.path for table in sat if table.path is not None]
    for age, path in enumerate(reversed(paths)):
        os.utime(path, (2_000_000_000 - age, 2_000_000_000 - age))
    with Table.open(paths[2]) as newest:
        newest.agree_to_void(0)
    os.utime(paths[2], (2_000_000_001, 2_000_000_001))
    (folder() / "broken.carrack").write_text("no table", encoding="utf-8")
    play("--lang", "fr", "--resume")
    assert sat[-1].path == paths[1], "neither void nor broken"


def test_a_relative_data_folder_is_ignored(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert folder() == tmp_path / ".local" / "share" / "carrack"


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (("--hotseat", "5"), "5 people are too many for a table of 4."),
        (("--hotseat", "0"), "--hotseat takes a whole number, 1 or more, not “0”."),
        (("--bots", "0,0"), "There are 3 seats for bots. Name one bot for all or one for each seat, not 2."),
        (("--players", "2", "--bots", "0,0"), "There is one seat for a bot, but you named 2."),
        (("--players", "2", "--hotseat", "2", "--bots", "0"), "There is no seat for a bot at this table."),
        (("--players", "7"), "Possible: 2–6."),
        (("--bots", "nonesuch"), "There is no bot “nonesuch”."),
        (("--resume", "--players", "3"), "--resume and --players can’t be combined."),
        (("--resume", "x", "--option", "builders=true"), "--resume and --option can’t be combined."),
        (("--resume",), "There is no unfinished table in "),
        (("--resume", "nonesuch"), "nonesuch"),
        (("--save", "/nonesuch/friday.carrack"), "/nonesuch/friday.carrack"),
    ],
)
def test_what_cannot_be_is_refused(args: tuple[str, ...], complaint: str, sat: list[Table]) -> None:
    assert complaint in refused("play", *args)
    assert not sat
    assert not list(folder().glob("*")), "no table is left behind"


def test_a_file_is_never_written_over(tmp_path: Path) -> None:
    file = tmp_path / "diary.txt"
    file.write_text("precious", encoding="utf-8")
    assert str(file) in refused("play", *ROOM, "--save", str(file))
    assert str(file) in refused("play", "--resume", str(file))
    assert file.read_text(encoding="utf-8") == "precious"


def test_a_table_needs_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    assert refused("play", "--terminal", *ROOM) == "Error: The board can be shown only in a terminal."
    french = refused("play", "--terminal", *ROOM, env={"LANG": "fr"})
    assert french == "Erreur\u202f: Le plateau ne peut s’afficher que dans un terminal."
