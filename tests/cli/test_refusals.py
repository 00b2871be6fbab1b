"""Bad arguments: exit code 2 and one clear line, in the language of the listener."""

import sys
from pathlib import Path

import pytest

from carrack.cli.messages import LANGUAGES
from support.command import data, refused

SIMULATE = ("simulate", "--bots", "0", "--games", "1")


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (("nonesuch",), "There is no command “nonesuch”."),
        (("gmaes",), "There is no command “gmaes”. Did you mean: games"),
        (("--nonesuch",), "There is no option --nonesuch here."),
        (("games", "--nonesuch"), "There is no option --nonesuch here."),
        (("games", "--jsn"), "There is no option --jsn here. Did you mean: --json"),
        (("games", "-x"), "There is no option -x here."),
        (("games", "extra"), "“extra” is one argument too many."),
        (("games", "--json=1"), "--json takes no value."),
        (("games", "--lang"), "--lang needs a value."),
        (("rules", "--diff", "2007"), "--diff needs 2 values."),
        (("replay",), "Missing: FILE."),
        (("arena",), "Missing: --bots."),
        (("options", "nonesuch"), "“nonesuch” is not a valid value for GAME. Possible: discovery, empire."),
        (("games", "--lang", "tlh"), f"“tlh” is not a valid value for --lang. Possible: {', '.join(LANGUAGES)}."),
        (("--lang", "tlh", "games"), f"“tlh” is not a valid value for --lang. Possible: {', '.join(LANGUAGES)}."),
    ],
)
def test_what_click_refuses_is_told_in_our_words(args: tuple[str, ...], complaint: str) -> None:
    assert refused(*args) == f"Error: {complaint}"


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (("--game", "nonesuch"), "“nonesuch” is not a valid value for --game. Possible: discovery, empire."),
        (("--players", "1"), "With these options, discovery can’t be played by 1. Possible: 2–6."),
        (("--players", "99"), "Possible: 2–6."),
        (("--players", "6", "--edition", "2007"), "Possible: 2–5."),
        (("--players", "many"), "--players takes a whole number, 1 or more, not “many”."),
        (("--players", "4.0"), "“4.0”"),
        (("--games", "0"), "--games takes a whole number, 1 or more, not “0”."),
        (("--seed", "-1"), "--seed takes a whole number, 0 or more, not “-1”."),
        (("--seed", "9" * 5000), "--seed takes a number of at most 18 digits."),
        (("--edition", "1999"), "“1999” is not a valid value here. (option edition) Possible: 2007, 2015."),
        (("--option", "builders"), "“builders” does not have the form key=value."),
        (("--option", "=true"), "“=true” does not have the form key=value."),
        (("--option", "bilders=true"), "(option bilders) Possible: edition, builders, "),
        (("--option", "builders=yes"), "“yes” is not a valid value here. (option builders) Possible: false, true."),
        (
            ("--option", "nations=all"),
            "“all” is not a valid value here. (option nations) Possible: off, random, auction.",
        ),
        (("--game", "empire", "--option", "trade_offers=99"), "(option trade_offers) Possible: 0–9."),
        (("--game", "empire", "--edition", "2015"), "(option edition) Possible: version, auction, "),
        (("--option", "builders=true", "--option", "builders=true"), "“builders” is given twice."),
        (("--edition", "2007", "--option", "edition=2015"), "“edition” is given twice."),
        (("--edition", "2007", "--option", "builders=true"), "“Builders” requires: 2015 edition"),
        (("--players", "3", "--option", "two_player_captains=true"), "Possible: 2."),
        (("--bots", "nonesuch"), "There is no bot “nonesuch”. (field bots) Possible: 0 (random)"),
        (("--bots", ""), "There is no bot “”."),
        (("--bots", "nonesuch:Bot"), "There is no module “nonesuch”. Python looks for it in the current folder"),
        (("--bots", "./nonesuch:Bot"), "There is no bot “./nonesuch:Bot”. (field bots) Possible: 0 (random)"),
        (("--bots", "0,0"), "There are 4 seats for bots. Name one bot for all or one for each seat, not 2."),
    ],
)
def test_what_cannot_be_played_is_refused_with_what_could_be(args: tuple[str, ...], complaint: str) -> None:
    assert complaint in refused(*SIMULATE, *args)


@pytest.mark.parametrize(
    ("lang", "args", "complaint"),
    [
        ("fr", ("--option", "builders"), "Erreur\u202f: «\u202fbuilders\u202f» n’a pas la forme clé=valeur."),
        ("fr", ("--players", "9"), "Possibilités\u202f: 2–6."),
        ("fr", ("--option", "start_auction=true"), "«\u202fEnchères de départ\u202f»"),
        ("fr", ("--jbos", "1"), "Voulais-tu dire\u202f: --bots, --jobs, --json"),
        ("it", ("--option", "builders=sì"), "(opzione builders) Valori possibili: false, true."),
        ("it", ("--edition", "2015", "--edition", "1999"), "1999"),
        ("it", ("--games",), "Errore: --games richiede un valore."),
    ],
)
def test_complaints_are_told_in_the_language(lang: str, args: tuple[str, ...], complaint: str) -> None:
    asked = refused("--lang", lang, *SIMULATE, *args)
    assert complaint in asked
    assert refused(*SIMULATE, *args, env={"LANG": lang}) == asked


def test_no_language_lacks_a_complaint() -> None:
    for args in (("x",), ("games", "-x"), ("games", "x"), ("replay",), ("replay", "nonesuch"), ("rules", "xyzzy")):
        assert len({refused(*args, env={"LANG": lang}) for lang in LANGUAGES}) == len(LANGUAGES)


def hide(monkeypatch: pytest.MonkeyPatch, *packages: str) -> None:
    """Make packages look as if they were not installed."""
    for name in [name for name in sys.modules if name.startswith(("carrack.tui", *packages))]:
        monkeypatch.delitem(sys.modules, name)
    for name in packages:
        monkeypatch.setitem(sys.modules, name, None)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("args", [("games",), ("options",), ("rules", "D1"), SIMULATE], ids=lambda args: args[0])
def test_a_table_without_rich_names_the_extra(
    monkeypatch: pytest.MonkeyPatch, args: tuple[str, ...], lang: str
) -> None:
    hide(monkeypatch, "rich")
    assert refused(*args, "--lang", lang).endswith('pip install "carrack[terminal]"')


@pytest.mark.parametrize("args", [("games",), ("options",), ("rules", "D1"), SIMULATE], ids=lambda args: args[0])
def test_json_needs_no_extra(monkeypatch: pytest.MonkeyPatch, args: tuple[str, ...]) -> None:
    hide(monkeypatch, "rich", "textual")
    assert data(*args)


def test_the_terminal_client_without_textual_names_the_extra_and_saves_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    hide(monkeypatch, "textual")
    monkeypatch.setattr("carrack.cli.output.is_interactive", lambda: True)
    file = tmp_path / "game.carrack"
    output = refused("play", "--terminal", "--save", str(file))
    assert output.endswith('pip install "carrack[terminal]"')
    assert not file.exists()
