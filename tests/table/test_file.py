"""The file of a table: what is in it, that nothing that was answered is lost, and what is wrong with other files."""

import errno
import json
import os
import random
import stat
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given
from hypothesis import strategies as st

import carrack
from carrack.table import Order, Seat, Table, TableError
from carrack.table.changes import ChangeSet, VoidVoted
from carrack.table.table_file import VERSION, TableFile, TableHeader
from contract.settings import examples
from support.tables import ANA, BEA, BOT, around, kept, run, toy
from support.toys import won_by_s0


def refused(path: Path) -> TableError:
    """Why a file is not opened."""
    with pytest.raises(TableError) as caught:
        Table.open(path)
    return caught.value


# Keeping --------------------------------------------------------------------------------------------------------------


def test_a_table_goes_on_where_its_file_ends(tmp_path: Path) -> None:
    table = toy(ANA, BOT, BEA, path=tmp_path / "t", lang="fr")
    table.play(2, "bid 1")
    table.set_answer(0, "card", "take")
    table.agree_to_void(0)
    table.step()
    before = kept(table)
    table.close()
    with Table.open(tmp_path / "t") as again:
        assert kept(again) == before
        assert again.path == tmp_path / "t"
        again.play(0, "bid 3")
        before = kept(again)
    with Table.open(tmp_path / "t", lang="it") as again:
        assert {**kept(again), "names": before["names"]} == before
        assert again.names == ("Ana", "Bot 2", "Bea")


def test_bots_go_on_as_if_nothing_had_happened(tmp_path: Path) -> None:
    whole = toy(BOT, BOT, BOT)
    run(whole)
    table = toy(BOT, BOT, BOT, path=tmp_path / "t")
    while table.step() is not None:
        table.close()
        table = Table.open(tmp_path / "t")
    assert table.game.record() == whole.game.record()
    table.reveal()
    table.close()
    with Table.open(tmp_path / "t") as again:
        assert "reveal" in again.game.entries()
        assert again.status == "over"


def test_a_call_is_one_row_and_the_engines_rows_are_in_it(tmp_path: Path) -> None:
    path = tmp_path / "t"
    table = around(won_by_s0(), ANA, BEA, path=path)
    table.play(0, "take")
    table.play(0, "give s1 coins 2")
    table.undo(0)
    header, first, *rows = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    assert (header["carrack-table"], header["seats"][0]) == (1, {"kind": "human", "name": "Ana"})
    entries = [entry for _, row in (first, *rows) for entry in row["entries"]]
    assert tuple(entries) == table.game.entries()
    assert [row["entries"] for _, row in rows[1:]] == [["2 s0 give s1", "3 s0 coins 2"], ["rewind 2"]]
    assert rows[2][1]["changes"] == [{"type": "returned", "seat": 0, "number": 2}]


def test_what_changes_nothing_writes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "t"
    table = around(won_by_s0(), ANA, BOT, path=path)
    size = path.stat().st_size
    for call in (table.step, table.spectator, table.next_bot, lambda: table.notes(0), lambda: table.waiting):
        call()
    for refusal in (
        lambda: table.play(0, "bury"),
        lambda: table.take_back(0),
        lambda: table.set_order(0, Order.sell(3)),
    ):
        with pytest.raises(carrack.CarrackError):
            refusal()
    assert path.stat().st_size == size


def test_a_row_is_on_the_disk_before_the_call_returns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    flushed: list[int] = []
    real = os.fsync

    def fsync(file: int) -> None:
        flushed.append(os.fstat(file).st_size)
        real(file)

    monkeypatch.setattr(os, "fsync", fsync)
    path = tmp_path / "t"
    table = toy(ANA, BOT, path=path)
    assert path.stat().st_size in flushed
    table.play(0, "bid 1")
    assert flushed[-1] == path.stat().st_size
    table.step()
    assert flushed[-1] == path.stat().st_size


def test_only_its_owner_can_read_the_file(tmp_path: Path) -> None:
    toy(ANA, BOT, path=tmp_path / "t").close()
    assert stat.S_IMODE((tmp_path / "t").stat().st_mode) & 0o077 == 0


def test_a_table_that_cannot_be_written_closes_and_resumes_at_the_last_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "t"
    table = toy(ANA, BOT, path=path)
    table.play(0, "bid 1")
    before = kept(table)
    real = os.write

    def write(file: int, data: bytes) -> int:
        if len(data) > 30:
            return real(file, data[:30])  # half a row
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "write", write)
        with pytest.raises(TableError) as caught:
            table.step()
        assert caught.value.code == "not-saved"
        assert "No space left" in carrack.narrate(caught.value)
        with pytest.raises(TableError, match="table-closed"):
            table.step()
        with pytest.raises(TableError, match="not-saved"):
            toy(ANA, BOT, path=tmp_path / "other")
    assert not (tmp_path / "other").exists()
    with Table.open(path) as again:
        assert kept(again) == before


# Random tables --------------------------------------------------------------------------------------------------------


def some_order(game: carrack.Game, seat: int, rng: random.Random) -> Order:
    """An order of the game, sensible or not."""
    if game.name == "discovery":
        return Order.place(*rng.sample(["place colonist dock", "place colonist goods", "place captain dock"], 2))
    return rng.choice([Order.bid(rng.randrange(9)), Order.sell(rng.randrange(4))])


def act(table: Table, rng: random.Random) -> None:
    """Do something that a client may do at a table, whether it is possible or not."""
    seat = rng.randrange(table.game.players)
    game = table.game
    choices: list[Callable[[], object]] = [
        lambda: table.play(seat, rng.choice(game.legal_moves(seat))),
        lambda: table.undo(seat),
        lambda: table.retract(seat),
        lambda: table.take_back(seat, knowing=True),
        lambda: table.set_order(seat, some_order(game, seat, rng)),
        lambda: table.drop_order(seat, 0),
        lambda: table.set_answer(seat, rng.choice(["trade", "place", "sell", "take"]), rng.choice(["pass", "sell 1"])),
        lambda: table.replace(seat, 0),
        lambda: table.give_back(seat),
        lambda: table.agree_to_void(seat),
        lambda: table.refuse_void(seat),
    ]
    weights = [8, 2, 2, 1, 2, 1, 1, 1, 2, 1, 2]
    with suppress(carrack.CarrackError, IndexError):  # refused, or no legal move to choose from
        rng.choices(choices, weights)[0]()


@pytest.mark.parametrize(
    ("game", "options"), [("discovery", {"edition": "2015"}), ("empire", {"auction": "sealed"}), ("empire", {})]
)
@examples(3)
@given(seed=st.integers(0, 999))
def test_whatever_happens_at_a_table_a_restart_loses_nothing(game: str, options: dict[str, str], seed: int) -> None:
    rng = random.Random(seed)
    seats = [rng.choice([ANA, BEA, BOT]) for _ in range(3)]
    with TemporaryDirectory() as folder:
        path = Path(folder) / "t"
        table = Table.create(game, seats, options, seed=seed, path=path)
        for at in range(12):
            for _ in range(8):
                act(table, rng)
            table.step()
            if at == 11:
                with suppress(TableError):
                    table.resign(0)
            copy = path.with_name("copy")
            copy.write_bytes(path.read_bytes())
            with Table.open(copy) as again:
                assert kept(again) == kept(table)
        table.close()


# Files that were cut, changed or mixed up -----------------------------------------------------------------------------


@cache
def whole_file() -> tuple[bytes, ...]:
    """The lines of a table's file, with something of everything in it."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "t"
        with around(won_by_s0(), ANA, BEA, path=path) as table:
            table.play(0, "peek")
            table.set_answer(0, "give", "pass")
            table.play(0, "bury")
            table.step()
            table.play(1, "bid 2")
            table.retract(1)
            table.agree_to_void(1)
            table.replace(1, 0)
            table.step()
        return tuple(path.read_bytes().splitlines(keepends=True))


def test_a_row_that_was_torn_is_cut_off_and_play_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "t"
    path.write_bytes(b"".join(whole_file()[:-1]) + whole_file()[-1][:-20])
    with Table.open(path) as table:
        assert path.read_bytes() == b"".join(whole_file()[:-1])
        assert table.game.committed == ()
        table.step()
        before = kept(table)
    with Table.open(path) as table:
        assert kept(table) == before


@examples(40)
@given(data=st.data())
def test_a_file_may_be_cut_at_any_byte(data: st.DataObject) -> None:
    lines = whole_file()
    size = data.draw(st.integers(0, sum(map(len, lines))))
    ends = [sum(map(len, lines[: n + 1])) for n in range(len(lines))]
    whole = sum(end <= size for end in ends)
    with TemporaryDirectory() as folder:
        path = Path(folder) / "t"
        path.write_bytes(b"".join(lines)[:size])
        if whole < 2:
            assert refused(path).code == "cut-short"
            return
        with Table.open(path) as table:
            entries = [entry for line in lines[1:whole] for entry in json.loads(line)[1].get("entries", ())]
            assert table.game.entries() == tuple(entries)
        assert path.read_bytes() == b"".join(lines[:whole])


@examples(40)
@given(data=st.data())
def test_no_byte_can_change_unnoticed(data: st.DataObject) -> None:
    """Before the last line's end, that is: what has no end was never answered."""
    raw = bytearray(b"".join(whole_file()))
    at = data.draw(st.integers(0, len(raw) - 2))
    byte = data.draw(st.integers(0, 255).filter(lambda byte: byte != raw[at]))
    raw[at] = byte
    with TemporaryDirectory() as folder:
        path = Path(folder) / "t"
        path.write_bytes(raw)
        assert refused(path).code in {"damaged", "not-a-table", "other-version"}


@pytest.mark.parametrize("fault", ["lost", "swapped", "twice"])
def test_lines_that_are_lost_swapped_or_doubled_are_noticed(tmp_path: Path, fault: str) -> None:
    lines = list(whole_file())
    if fault == "lost":
        del lines[4]
    elif fault == "swapped":
        lines[4], lines[5] = lines[5], lines[4]
    else:
        lines.insert(5, lines[4])
    path = tmp_path / "t"
    path.write_bytes(b"".join(lines))
    error = refused(path)
    assert (error.code, error.details["line"]) == ("damaged", 5 + (fault == "twice"))
    assert "(line " in carrack.narrate(error)
    path.write_bytes(b"".join(lines[:4]))  # what the sentence advises
    Table.open(path).close()


@pytest.mark.parametrize("data", [b"carrack-record 1\n", b"\x00\xff" * 50, b"[]\n", b"\n", b'{"carrack": 1}\n'])
def test_other_files_are_no_tables(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "t"
    path.write_bytes(data)
    assert refused(path).code == "not-a-table"
    assert path.read_bytes() == data


def test_a_table_of_another_version_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "t"
    path.write_bytes(b'{"carrack-table":2,"chairs":4}\n[half a row')
    error = refused(path)
    assert (error.code, error.details["version"], error.details["known"]) == ("other-version", 2, VERSION)
    assert path.read_bytes().endswith(b"[half a row")


@pytest.mark.parametrize(
    ("entries", "changes", "seats", "code"),
    [
        (lambda rows: (rows[0].replace('"rules_version":1', '"rules_version":9'), *rows[1:]), (), 2, "cannot-resume"),
        (lambda rows: (*rows, "0 s0 dance"), (), 2, "cannot-resume"),
        (lambda rows: rows, (VoidVoted(5, True),), 2, "damaged"),
        (lambda rows: rows, (), 3, "damaged"),
    ],
)
def test_what_was_written_whole_but_makes_no_sense_is_refused(
    tmp_path: Path,
    entries: Callable[[tuple[str, ...]], tuple[str, ...]],
    changes: tuple[VoidVoted, ...],
    seats: int,
    code: str,
) -> None:
    path = tmp_path / "t"
    rows = carrack.new_game("toy", players=2, seed=1).entries()
    TableFile.create(path, TableHeader(VERSION, "en", 1, (ANA,) * seats), ChangeSet(entries(rows), changes)).close()
    assert refused(path).code == code
    path.unlink()
    TableFile.create(path, TableHeader(VERSION, "en", 1, (ANA,) * 2), ChangeSet(rows)).close()
    Table.open(path).close()  # the lock of the one that was refused is gone


# Where it is ----------------------------------------------------------------------------------------------------------


def test_a_table_is_at_one_place_at_a_time(tmp_path: Path) -> None:
    path = tmp_path / "t"
    table = toy(ANA, BOT, path=path)
    assert refused(path).code == "in-use"
    table.play(0, "bid 0")
    table.close()
    with Table.open(path) as again:
        assert refused(path).code == "in-use"
        assert again.game.committed == (0,)


def test_nothing_is_written_over(tmp_path: Path) -> None:
    path = tmp_path / "t"
    path.write_text("precious", "utf-8")
    with pytest.raises(TableError, match="file-exists"):
        toy(ANA, BOT, path=path)
    assert path.read_text("utf-8") == "precious"


def test_a_table_that_is_refused_leaves_no_file(tmp_path: Path) -> None:
    with pytest.raises(carrack.OptionError):
        Table.create("discovery", (ANA, Seat.bot(0)), {"edition": "1492"}, path=tmp_path / "t")
    assert list(tmp_path.iterdir()) == []


def test_there_must_be_a_way_to_the_file(tmp_path: Path) -> None:
    assert refused(tmp_path / "none").code == "no-file"
    assert refused(tmp_path).code == "cannot-open"
    with pytest.raises(TableError, match="cannot-open"):
        toy(ANA, BOT, path=tmp_path / "no" / "folder" / "t")


def test_sums_go_on_from_line_to_line(tmp_path: Path) -> None:
    """The same change twice has another sum each time, so that a line says where it belongs."""
    path = tmp_path / "t"
    table = toy(ANA, BEA, path=path)
    for _ in range(2):
        table.agree_to_void(0)
    sums = [json.loads(line)[0] for line in path.read_bytes().splitlines()[1:]]
    assert len(set(sums)) == 3
