"""`carrack rules`: looking up, searching, comparing."""

import re

import pytest

import carrack
from carrack.cli.messages import LANGUAGES
from carrack.engine.reference_text import differences, folded, places
from support.command import data, refused, run


def shown(*args: str) -> str:
    done = run("rules", *args)
    assert (done.exit_code, done.stderr) == (0, ""), done.output
    assert not any(line != line.rstrip() for line in done.stdout.splitlines())
    return done.stdout


def ids(text: str) -> list[str]:
    return re.findall(r"^([DE]\d[\d.]*)(?:-\w+)?  ", text, re.MULTILINE)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_a_clause_the_headings_are_listed(lang: str) -> None:
    wanted = [clause for game in carrack.games() for clause in carrack.rules(game, lang).values() if not clause.text]
    output = shown("--lang", lang)
    assert ids(output) == [clause.id for clause in wanted]
    assert all(clause.title in output for clause in wanted)
    assert ids(shown("--game", "empire")) == ["E1", "E2", "E3", "E4", "E5", "E6", "E7"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_clause_is_shown_with_all_below_it(lang: str) -> None:
    output = shown("d5.6", "--lang", lang)
    clauses = carrack.rules("discovery", lang)
    assert ids(output) == [name for name in clauses if name == "D5.6" or name.startswith("D5.6.")]
    flat = " ".join(output.split())
    assert all(" ".join(clauses[name].text.split()) in flat for name in ids(output))


def test_a_clause_finds_its_game() -> None:
    assert shown("E5.4").startswith("Empire\n\nE5.4  Who wins\n    The auction goes on")
    assert "nothing about “E5.4”" in refused("rules", "E5.4", "--game", "discovery")


def test_a_clause_does_not_take_its_neighbours_along() -> None:
    assert ids(shown("D1")) == [name for name in carrack.rules("discovery") if name == "D1" or name.startswith("D1.")]
    assert "D14-II  University" in shown("D14-II")


def test_belonging_to_an_edition_or_option_is_said() -> None:
    assert "D12.5  Holland (2015, option: Nations)\n" in shown("D12.5")
    assert "(2015, opzione: Nazioni)\n" in shown("D12.5", "--lang", "it")


def test_words_are_searched_capitals_and_accents_aside() -> None:
    assert "D5.4  Merchant shipping" in shown("MERCHANT", "ship")
    assert shown("découverte", "--lang", "fr") == shown("Decouverte", "--lang", "fr")
    assert "nothing about “xyzzy plugh”" in refused("rules", "xyzzy", "plugh")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_english_and_the_local_word_find_the_same_clauses(lang: str) -> None:
    for game in carrack.games():
        english, local = carrack.rules(game), carrack.rules(game, lang)
        headings = [ident for ident, clause in english.items() if not clause.text]
        for ident in headings[:4]:
            for words in (english[ident].title, local[ident].title):
                found = {one["id"]: one["title"] for one in data("rules", words, "--lang", lang, "--game", game)}
                assert found[ident] == local[ident].title, words


def test_what_was_searched_for_stands_out_in_a_terminal() -> None:
    done = run("rules", "University", color=True)
    assert "\x1b[1;7mUniversity\x1b[0m" in done.output
    assert re.sub(r"\x1b\[[\d;]*m", "", done.output) == shown("University")
    assert run("rules", "University", color=True, env={"NO_COLOR": "1"}).output == shown("University")


def test_letters_are_folded_one_by_one() -> None:
    assert folded("Édifice İ œuvre") == "edifice i œuvre"
    assert list(places("Les Éditions", "EDITION")) == [(4, 11)]


def test_editions_are_compared_side_by_side() -> None:
    output = shown("--diff", "2007", "2015")
    assert output.splitlines()[0].split() == ["Clause", "2007", "2015"]
    assert re.search(r"^D1\.1  Number of players +Two to five can play\. +Two to six can play\.$", output, re.MULTILINE)
    turned = shown("--diff", "2015", "2007", "D1.1")
    assert turned.splitlines()[1].index("Two to six") < turned.splitlines()[1].index("Two to five")
    assert shown("D5.1", "--diff", "2007", "2015") == "There are no differences here.\n"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_mark_of_an_edition_is_in_the_comparison(lang: str) -> None:
    clauses = carrack.rules("discovery", lang).values()
    found = {clause.id for clause, _ in differences(clauses, ("2007", "2015"))}
    assert found == {
        clause.id
        for clause in clauses
        if clause.text and (clause.edition or "[2007]" in clause.text or "[2015]" in clause.text)
    }


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (("--diff", "2007", "1999"), "There is no edition “1999”. Possible: 2007, 2015."),
        (("--diff", "2007", "2015", "--game", "empire"), "There is only one edition of empire."),
        (("E5", "--diff", "2007", "2015"), "There is only one edition of empire."),
        (("--game", "chess"), "Possible: discovery, empire."),
    ],
)
def test_what_cannot_be_compared_is_refused(args: tuple[str, ...], complaint: str) -> None:
    assert complaint in refused("rules", *args)


def test_data() -> None:
    assert len(data("rules")) == sum(len(carrack.rules(game)) for game in carrack.games())
    (row,) = data("rules", "D1.1")
    assert list(row) == ["game", "id", "title", "text", "edition", "kind", "option"]
    assert (row["game"], row["id"]) == ("discovery", "D1.1")
    (row,) = data("rules", "D1.1", "--diff", "2007", "2015")
    assert row == {
        "game": "discovery",
        "id": "D1.1",
        "title": "Number of players",
        "2007": ["Two to five can play."],
        "2015": ["Two to six can play."],
    }
