"""The command line: what it prints, and how it refuses."""

import importlib.metadata
import re
import subprocess
import sys

import pytest
from click.testing import CliRunner, Result

import carrack
from carrack.cli import NAMES, main
from carrack.engine import titles
from carrack.engine.catalogue import languages
from carrack.engine.narrate import term

COLOUR = "\x1b["
NO_LOCALE = {"LC_ALL": "", "LC_MESSAGES": "", "LANG": ""}
FULL = ("builders=true", "expansion_buildings=true", "nations=auction", "scouting=true", "buy_points=true")


def run(*args: str, env: dict[str, str] | None = None, color: bool = False) -> Result:
    return CliRunner().invoke(main, list(args), prog_name="carrack", color=color, env={**NO_LOCALE, **(env or {})})


def options(*texts: str) -> list[str]:
    return [word for text in texts for word in ("--option", text)]


def paragraphs(told: str) -> list[str]:
    return re.findall(r"^    (\S.*(?:\n      .*)*)", told, re.MULTILINE)


def test_version() -> None:
    assert run("--version").output == f"carrack {importlib.metadata.version('carrack')}\n"


def test_help_names_the_commands() -> None:
    assert "demo" in run("--help").output


@pytest.mark.parametrize(("edition", "players"), [("2007", 2), ("2007", 5), ("2015", 2), ("2015", 6)])
def test_demo_tells_every_turn_of_a_game(edition: str, players: int) -> None:
    done = run("demo", "--players", str(players), "--edition", edition, "--seed", "7")
    assert done.exit_code == 0, done.output
    lines = done.output.splitlines()
    assert lines[0] == f"Discovery, {edition} edition, {players} players, seed 7"
    ages = {1: "I", 2: "I", 3: "I", 4: "II", 5: "II", 6: "II", 7: "III", 8: "III"}
    assert [line for line in lines if line.startswith("Turn ")] == [f"Turn {n}, age {age}" for n, age in ages.items()]
    assert done.output.count("  Placing workers\n") == 8
    assert all(re.search(rf"^    {name} places ", done.output, re.MULTILINE) for name in NAMES[:players])
    orders = re.findall(r"^  Player order: (.*)\.$", done.output, re.MULTILINE)
    assert [sorted(order.split(", ")) for order in orders] == [list(NAMES[:players])] * 7
    assert max(map(len, lines)) <= 100


STANDINGS = {"en": "Final standings", "fr": "Classement final", "it": "Classifica finale"}


@pytest.mark.parametrize("lang", languages())
def test_demo_speaks_in_sentences(lang: str) -> None:
    told = run("demo", "--seed", "7", "--lang", lang, *options(*FULL)).output.split(STANDINGS[lang])[0]
    told = told.split("\n\n", 1)[1]  # the title may run over two lines
    assert len(paragraphs(told)) > 200
    assert all(paragraph.endswith(".") for paragraph in paragraphs(told))
    words = titles.find("discovery").words
    raw = {word for its in words.values() for word in its if "/" in word or "-" in word}
    assert not raw & set(re.findall(r"[\w/-]+", told)), "ids of words"
    assert max(map(len, told.splitlines())) <= 100


def test_demo_is_the_same_game_in_every_language() -> None:
    told = {lang: run("demo", "--seed", "7", "--players", "3", "--lang", lang).output for lang in languages()}
    assert len(set(told.values())) == len(told) == 3
    assert {len(re.findall(r"^(?:Turn|Tour|Turno) \d", text, re.MULTILINE)) for text in told.values()} == {8}
    tables = [re.findall(r"^    (\w+ [ \d]+)$", text, re.MULTILINE) for text in told.values()]
    assert {len(table) for table in tables} == {3}
    assert len({tuple(" ".join(row.split()) for row in table) for table in tables}) == 1, "points"


@pytest.mark.parametrize(
    ("env", "turn"),
    [
        ({}, "Turn"),
        ({"LANG": "fr_CA.UTF-8"}, "Tour"),
        ({"LANG": "it"}, "Turno"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "it_IT@euro"}, "Turno"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "it_IT", "LC_ALL": "C"}, "Turn"),
        ({"LANG": "de_DE.UTF-8"}, "Turn"),
    ],
)
def test_the_language_is_that_of_the_terminal(env: dict[str, str], turn: str) -> None:
    assert f"\n{turn} 1, " in run("demo", "--players", "2", "--seed", "7", env=env).output
    assert "\nTurn 1, " in run("demo", "--players", "2", "--seed", "7", "--lang", "en", env=env).output


def given(option: carrack.Option) -> list[str]:
    return [str(choice).lower() for choice in option.choices if choice != option.default]


@pytest.mark.parametrize(
    "text", [f"{option.key}={value}" for option in carrack.options("discovery") for value in given(option)]
)
def test_every_option_can_be_given(text: str) -> None:
    more = [] if text.startswith(("edition", "house_rules")) else ["house_rules=true"]
    done = run("demo", "--players", "2", "--seed", "1", *options(text, *more))
    assert done.exit_code == 0, done.output
    assert done.output.endswith(f" --option {' --option '.join([text, *more])} --seed 1\n")
    key, _, value = text.partition("=")
    name = term("discovery", "option", key) if value == "true" else term("discovery", key, value)
    assert name in done.output.split("\n    New in")[0].replace("\n    ", " "), "in the title"


def test_demo_leaves_out_the_noise() -> None:
    told = run("demo", "--seed", "7").output
    assert "Shuffled" not in told
    assert "no other choice" not in told
    assert "Drawn from" not in told, "what comes to the market is told as such"
    assert "is turned up: resistance" in told, "what only beats an expedition back is told nowhere else"


def test_demo_ends_with_the_standings() -> None:
    told = run("demo", "--players", "3", "--seed", "7").output.split("\n\n")
    (title, *rows), (heading, *sheets) = told[-4].splitlines(), told[-3].splitlines()
    verdict, again = told[-2], told[-1].rstrip()
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
    assert verdict == f"{rows[1].split()[0]} wins with {totals[0]} points."
    assert again == "To read this game again: carrack demo --game discovery --players 3 --seed 7"


def test_the_same_seed_tells_the_same_game() -> None:
    assert run("demo", "--seed", "3").output == run("demo", "--seed", "3").output
    assert run("demo", "--seed", "3").output != run("demo", "--seed", "4").output


def test_colour_only_in_a_terminal_that_wants_it() -> None:
    plain = run("demo", "--seed", "3").output
    assert COLOUR not in plain
    coloured = run("demo", "--seed", "3", color=True).output
    assert re.sub(r"\x1b\[\d*m", "", coloured) == plain
    assert run("demo", "--seed", "3", color=True, env={"NO_COLOR": "1"}).output == plain


def test_a_narrow_terminal() -> None:
    told = run("demo", "--seed", "3", env={"COLUMNS": "60"}).output.split("Final standings")[0]
    assert max(map(len, told.splitlines())) <= 60


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (("--game", "nonesuch"), "nonesuch"),
        (("--players", "1"), "1"),
        (("--players", "99"), "99"),
        (("--players", "6", "--edition", "2007"), "6"),
        (("--players", "many"), "many"),
        (("--edition", "1999"), "1999"),
        (("--seed", "-1"), "-1"),
        (("--lang", "tlh"), "“tlh”. Possible: en, fr, it."),
        (("--option", "builders"), "“builders” is not of the form key=value."),
        (("--option", "=true"), "“=true” is not of the form key=value."),
        (("--option", "bilders=true"), "(option bilders) Possible: edition, builders, "),
        (("--option", "builders=yes"), "“yes” is not possible here. (option builders) Possible: false, true."),
        (("--option", "nations=all"), "“all” is not possible here. (option nations) Possible: off, random, auction."),
        (("--option", "builders=true", "--option", "builders=true"), "“builders” is given twice."),
        (("--edition", "2007", "--option", "edition=2015"), "“edition” is given twice."),
        (("--edition", "2007", "--option", "builders=true"), "“Builders” can only be played with this: 2015 edition"),
        (("--players", "3", "--option", "two_player_captains=true"), "Possible: 2."),
        (("--nonesuch",), "--nonesuch"),
        (("extra",), "extra"),
    ],
)
def test_bad_arguments_are_refused_in_one_line(args: tuple[str, ...], complaint: str) -> None:
    done = run("demo", "--seed", "1", *args)
    assert done.exit_code == 2, done.output
    assert done.output.startswith("Error: ")
    assert complaint in done.output
    assert len(done.output.splitlines()) == 1


@pytest.mark.parametrize(
    ("lang", "args", "complaint"),
    [
        ("fr", ("--option", "builders"), "Erreur\u202f: «\u202fbuilders\u202f» n’a pas la forme clé=valeur."),
        ("fr", ("--players", "9"), "Possibilités\u202f: 2–6."),
        ("fr", ("--option", "start_auction=true"), "«\u202fEnchères de départ\u202f»"),
        ("it", ("--option", "builders=sì"), "(opzione builders) Valori possibili: false, true."),
        ("it", ("--edition", "2015", "--edition", "1999"), "1999"),
    ],
)
def test_complaints_are_told_in_the_language(lang: str, args: tuple[str, ...], complaint: str) -> None:
    asked = run("demo", "--seed", "1", "--lang", lang, *args)
    assert asked.exit_code == 2, asked.output
    assert complaint in asked.output
    assert len(asked.output.splitlines()) == 1
    assert run("demo", "--seed", "1", *args, env={"LANG": lang}).output == asked.output


def test_help_loads_neither_prose_nor_games() -> None:
    """Within 250 ms, that is; what takes time is what is imported."""
    code = "import sys; from carrack.cli import main; main(['--help'], standalone_mode=False); print(*sys.modules)"
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert "demo" in shown
    assert not {"fluent", "msgspec", "carrack.engine.game", "carrack.games.discovery"} & set(shown.split())
