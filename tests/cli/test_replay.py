"""`carrack replay`: games told in prose, and as data."""

import re
from pathlib import Path
from typing import Any

import pytest

import carrack
from carrack.cli.messages import LANGUAGES
from carrack.cli.narrator import NAMES
from carrack.engine import titles
from carrack.table import Seat, Table
from support.command import data, played, record, refused, run
from support.empire import play, table

GOLDEN = Path(__file__).parents[1] / "golden"
COLOUR = "\x1b["
FULL: dict[str, Any] = {
    "builders": True,
    "expansion_buildings": True,
    "nations": "auction",
    "scouting": True,
    "buy_points": True,
}
STANDINGS = {"en": "Final standings", "fr": "Classement final", "it": "Classifica finale"}


def replayed(text: str, *args: str, **more: str) -> str:
    done = run("replay", "-", *args, text=text, env=more)
    assert (done.exit_code, done.stderr) == (0, ""), done.output
    return done.stdout


def paragraphs(text: str) -> list[str]:
    return re.findall(r"^    (\S.*(?:\n      .*)*)", text, re.MULTILINE)


@pytest.mark.parametrize(("edition", "players"), [("2007", 2), ("2007", 5), ("2015", 2), ("2015", 6)])
def test_every_turn_of_a_game_is_told(edition: str, players: int) -> None:
    text = replayed(record(players=players, edition=edition))
    lines = text.splitlines()
    assert lines[0] == f"Discovery, {edition} edition, {players} players"
    ages = {1: "I", 2: "I", 3: "I", 4: "II", 5: "II", 6: "II", 7: "III", 8: "III"}
    assert [line for line in lines if line.startswith("Turn ")] == [f"Turn {n}, age {age}" for n, age in ages.items()]
    assert text.count("  Placing workers\n") == 8
    assert all(re.search(rf"^    {name} places ", text, re.MULTILINE) for name in NAMES[:players])
    orders = re.findall(r"^  Player order: (.*)\.$", text, re.MULTILINE)
    assert [sorted(order.split(", ")) for order in orders] == [list(NAMES[:players])] * 7
    assert max(map(len, lines)) <= 100


@pytest.mark.parametrize(("lang", "worker"), [("en", "a colonist"), ("fr", "un colon"), ("it", "un colonizzatore")])
def test_a_line_about_several_placements_names_every_worker(lang: str, worker: str) -> None:
    """In the first turn all are colonists: the type is said as often as there are places."""
    text = replayed(record(players=3, edition="2007"), "--lang", lang)
    placing = [" ".join(one.split()) for one in paragraphs(text)[:12]]
    lines = [line for line in placing if worker in line and line.count(", ") > 1]
    assert lines
    assert all(line.count(worker) == line.count(", ") + 1 for line in lines)


@pytest.mark.parametrize("lang", STANDINGS)
def test_it_speaks_in_sentences(lang: str) -> None:
    text = replayed(record(players=4, **FULL), "--lang", lang).split(STANDINGS[lang])[0]
    text = text.split("\n\n", 1)[1]  # the title may run over two lines
    assert len(paragraphs(text)) > 200
    assert all(paragraph.endswith(".") for paragraph in paragraphs(text))
    words = titles.find("discovery").words
    raw = {word for its in words.values() for word in its if "/" in word or "-" in word}
    assert not raw & set(re.findall(r"[\w/-]+", text)), "ids of words"
    assert max(map(len, text.splitlines())) <= 100


def test_it_is_the_same_game_in_every_language() -> None:
    texts = [replayed(record(players=3), "--lang", lang) for lang in LANGUAGES]
    assert len(set(texts)) == 3
    assert {len(re.findall(r"^(?:Turn|Tour|Turno) \d", text, re.MULTILINE)) for text in texts} == {8}
    tables = [re.findall(r"^    (\w+ [ \d]+)$", text, re.MULTILINE) for text in texts]
    assert {len(table) for table in tables} == {3}
    assert len({tuple(" ".join(row.split()) for row in table) for table in tables}) == 1, "points"


def test_noise_is_left_out() -> None:
    text = replayed(record(players=4))
    assert "Shuffled" not in text
    assert "no other choice" not in text
    assert "Drawn from" not in text, "what comes to the market is told as such"
    assert "is revealed: resistance" in text, "what only beats an expedition back is told nowhere else"


def test_it_ends_with_the_standings() -> None:
    parts = replayed(record(players=3)).split("\n\n")
    (title, *rows), (heading, *sheets) = parts[-3].splitlines(), parts[-2].splitlines()
    assert (title, heading) == ("Final standings", "Where the points come from")
    assert rows[0].split() == ["Colonies", "Discoveries", "Buildings", "Economy", "Total"]
    assert len({len(row) for row in rows}) == 1, "aligned"
    totals = []
    for row in rows[1:]:
        name, *points = row.split()
        assert name in NAMES[:3]
        assert sum(map(int, points[:-1])) == int(points[-1])
        totals.append(int(points[-1]))
    assert totals == sorted(totals, reverse=True)
    for row, sheet in zip(rows[1:], re.split(r"\n    (?=\w)", "\n" + "\n".join(sheets))[1:], strict=True):
        assert sheet.split()[0] == row.split()[0]
        assert sum(map(int, re.findall(r"[: \xa0](\d+)[,.]", sheet))) == int(row.split()[-1]), "every line of points"
    assert parts[-1].rstrip() == f"{rows[1].split()[0]} wins with {totals[0]} points."


def test_a_game_of_cards_is_told_as_well() -> None:
    text = replayed(record("empire", players=2, trade_offers=1), "--lang", "fr")
    assert text.startswith("Empire, ")
    assert "Offres\u202f: 1, 2 joueurs\n" in text
    assert "Classement final" in text


def test_it_can_stop_at_a_decision() -> None:
    text = replayed(record(), "--to", "20")
    assert "\nStandings at decision 20\n" in text
    assert " wins " not in text
    assert text.startswith(replayed(record()).split("\n\nTurn 2")[0][:500])
    assert replayed(record(), "--to", "0") != text


def test_a_decision_that_is_not_there_is_refused() -> None:
    last = played().number
    complaint = refused("replay", "-", "--to", "100000", text=record())
    assert complaint == f"Error: The game has no decision 100,000. Possible: 0–{last}."


def test_files_and_the_standard_input_are_read(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(record(), encoding="utf-8")
    assert run("replay", str(file)).stdout == replayed(record())
    entries = "\n".join(played().entries())
    assert replayed(entries) == replayed(record()), "entries tell no more than a record"


def test_the_file_of_a_table_is_read_with_its_names(tmp_path: Path) -> None:
    file = tmp_path / "friday.carrack"
    with Table.create("discovery", (Seat.human("Zoë"), Seat.bot(0)), {}, seed=3, path=file) as table:
        while not table.waiting:
            table.step()
        table.play(0, table.game.legal_moves(0)[0])
    text = run("replay", str(file), "--lang", "it").stdout
    assert "Zoë" in text
    assert "Bot 2" in text


def test_who_resigned_does_not_win_in_the_replay_either(tmp_path: Path) -> None:
    """The winner is the one whom the table named, whoever has the most points."""
    file = tmp_path / "friday.carrack"
    given = {"version": "beginner", "trade_offers": 0}
    with Table.create("empire", (Seat.human("Zoë"), Seat.bot(0, "Max")), given, seed=3, path=file) as table:
        table.resign(0)  # a bot of level 1 goes on, and is better than random
        while table.step():
            pass
        assert table.game.winners() == (0,)
        assert table.winners() == (1,)
    text = run("replay", str(file)).stdout
    assert re.search(r"^Max wins with \d+ points\.$", text, re.MULTILINE)
    assert "Zoë resigned and is not ranked." in text
    assert text.index("Max  ") < text.index("Zoë  "), "the winner stands first"
    found = data("replay", str(file))
    assert (found["winners"], found["resigned"]) == ([1], [0])


def test_a_table_that_all_have_left_has_no_winner(tmp_path: Path) -> None:
    file = tmp_path / "friday.carrack"
    given = {"version": "beginner", "trade_offers": 0}
    with Table.create("empire", (Seat.human("Zoë"), Seat.human("Max")), given, seed=3, path=file) as table:
        table.resign(0)
        table.resign(1)
        while table.step():
            pass
    assert "Nobody wins: all players have resigned." in run("replay", str(file)).stdout


def test_colour_only_in_a_terminal_that_wants_it() -> None:
    plain = replayed(record())
    assert COLOUR not in plain
    coloured = run("replay", "-", text=record(), color=True).output
    assert re.sub(r"\x1b\[\d*m", "", coloured) == plain
    assert run("replay", "-", text=record(), color=True, env={"NO_COLOR": "1"}).output == plain


def test_a_narrow_terminal() -> None:
    text = replayed(record(), COLUMNS="60").split("Final standings")[0]
    assert max(map(len, text.splitlines())) <= 60


def test_data_has_the_whole_public_story() -> None:
    game = played()
    found = data("replay", "-", text=record())
    assert list(found) == [
        "game",
        "players",
        "names",
        "options",
        "rules_version",
        "number",
        "is_over",
        "events",
        "scores",
        "winners",
        "resigned",
        "sheets",
    ]
    assert (found["game"], found["players"], found["is_over"]) == ("discovery", 2, True)
    assert found["scores"] == list(game.scores())
    assert [event["kind"] for event in found["events"]] == [event.kind for event in game.events()]
    assert found["events"][0]["text"] == carrack.narrate(game.events()[0], names=NAMES)
    assert sum(line["points"] for line in found["sheets"][0]) == found["scores"][0]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "-: This is not a game record. (line 1)"),
        ("nonsense\n", "-: This is not a game record. (line 1)"),
        ("carrack-record 1\ngame chess\n\n", "(line "),
        ('carrack-entries 1 {"game":\n', "-: This is not JSON. (line 1)"),
    ],
)
def test_a_file_that_is_no_game_is_refused(text: str, complaint: str) -> None:
    assert complaint in refused("replay", "-", text=text)


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    assert refused("replay", "nonesuch") == "Error: There is no file “nonesuch”."
    assert refused("replay", str(tmp_path)) == f"Error: “{tmp_path}” is a folder, not a file."
    assert "is not a text" in refused("replay", "bad\0name")
    picture = tmp_path / "picture"
    picture.write_bytes(b"\x89PNG\xff")
    assert refused("replay", str(picture)) == f"Error: “{picture}” is not a text file."
    table = tmp_path / "table"
    table.write_text('{"carrack-table":1,"lang":"en"', encoding="utf-8")
    assert str(table) in refused("replay", str(table))


def test_the_board_needs_a_terminal() -> None:
    assert refused("replay", "-", "--board", text=record()) == "Error: The board can be shown only in a terminal."
    assert refused("replay", "-", "--board", "--json") == "Error: --board and --json can’t be combined."


def test_the_board_is_the_terminal_clients(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []
    monkeypatch.setattr("carrack.cli.commands.replay.require_terminal", lambda lang: None)
    monkeypatch.setattr("carrack.tui.watch", lambda game, **more: seen.append((game.number, more)))
    assert replayed(record(), "--board", "--to", "30", "--lang", "fr") == ""
    assert seen == [(30, {"lang": "fr", "names": NAMES, "resigned": ()})]


def headings(text: str) -> list[str]:
    """The phases of the first round, and the auctions and trade windows within them, up to the third auction."""
    first = text.split("\nRound 1\n", 1)[1].split("\nRound 2\n", 1)[0]
    found = re.findall(r"^(?:  |    )(\S+)$|^    (Up for auction): ", first, re.MULTILINE)
    return [phase or auction for phase, auction in found][:8]


def test_phases_of_empire_stand_over_what_belongs_to_them() -> None:
    """The record has trades before the first two auctions of its first round, and none before the third."""
    text = replayed((GOLDEN / "empire-1-standard-2-offers.txt").read_text(encoding="utf-8"))
    auction = "Up for auction"
    assert headings(text)[:5] == ["Development", "Commerce", "Exploration", "Trading", auction]
    exploration = text.split("  Exploration\n", 1)[1].split("\nRound 2\n", 1)[0]
    window, auctioned = exploration.split(f"    {auction}: a good.\n", 1)
    assert "offers Bruno" in window
    assert " bids " not in window
    assert auctioned.splitlines()[0].startswith("      Bruno opens the bidding.")


def test_a_tie_that_gold_decides_is_told_with_the_verdict() -> None:
    layout = table(players=2, version="beginner").round(5).hold(0, gold=7, supporter=4).hold(1, gold=12, supporter=4)
    game = play(layout.trade().game(), "pass", "pass")
    assert replayed(game.record()).endswith(
        "Bruno wins the tie at 4 points. Gold decides the tie: Bruno has 12 gold.\n"
    )
