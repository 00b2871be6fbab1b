"""The catalogue of the web client: in every language all that is said, and nothing else."""

import re

import pytest

from carrack.bots import LEVELS
from carrack.engine.catalogue import PACKAGE, languages
from carrack.engine.reference import rules
from carrack.games import games
from support.client import ROOT
from support.messages import Messages

SOURCES = [file for file in (ROOT / "web" / "src").rglob("*") if file.suffix in {".ts", ".svelte"}]
SAID = re.compile(r"\bsay\(\s*\"([a-z0-9-]+)\"")
LISTED = re.compile(r"\btext: \"([a-z-]+)\"")
NAMED = re.compile(r"\b(?:title|text|turnLabel): \"([a-z-]+)\"")
PRESET = re.compile(r"\{\s*name: \"([a-z]+)\"")
CLIENTS = {file.parent.name: file for file in (ROOT / "web" / "src").glob("*/index.ts") if file.parent.name != "wire"}


def wanted() -> set[str]:
    """What `say` is called with, and what is made up of words."""
    texts = [file.read_text("utf-8") for file in SOURCES]
    found = {message for text in texts for message in SAID.findall(text) + LISTED.findall(text)}
    found |= {f"game-{game}" for game in games()} | {f"level-{level.number}" for level in LEVELS}
    found |= {"tab-board", "tab-map", "tab-boxes", "tab-seats"}
    for file in CLIENTS.values():
        client = file.read_text("utf-8")
        found |= set(NAMED.findall(client))
        for preset in PRESET.findall(client):
            found |= {f"preset-{preset}", f"preset-{preset}-text"}
    return found


def catalogue(lang: str, name: str = "web") -> Messages:
    return Messages((PACKAGE / lang / f"{name}.ftl").read_text("utf-8"))


@pytest.mark.parametrize("lang", languages())
def test_the_catalogue_has_what_is_said_and_nothing_else(lang: str) -> None:
    messages = catalogue(lang)
    assert messages.faults == []
    assert set(messages.entries) == wanted()


@pytest.mark.parametrize("lang", languages())
def test_every_language_uses_the_same_arguments(lang: str) -> None:
    own, other = catalogue(lang), catalogue("en")
    assert {key: own.arguments(key) for key in own.entries} == {key: other.arguments(key) for key in other.entries}


@pytest.mark.parametrize("game", games())
def test_no_message_hides_one_of_a_game(game: str) -> None:
    for lang in languages():
        others = set(catalogue(lang, game).entries) | set(catalogue(lang, "engine").entries)
        assert set(catalogue(lang).entries) & others == {f"game-{game}"}, "which pages need before a game's words"
        texts = {(PACKAGE / lang / f"{name}.ftl").read_text("utf-8") for name in ("web", game)}
        assert len({re.search(rf"^game-{game} = .*$", text, re.MULTILINE)[0] for text in texts}) == 1  # type: ignore[index]  # each has one


def guide(game: str) -> str:
    return (ROOT / "web" / "src" / game / "guide.ts").read_text("utf-8")


def guide_ids() -> set[str]:
    """What the pages on how to play say: of each game, its parts and their lines."""
    found: set[str] = set()
    for game in CLIENTS:
        found.add(f"guide-{game}")
        part = ""
        for line in guide(game).splitlines():
            if named := re.match(r"    id: \"([a-z]+)\"", line):
                part = named[1]
                found.add(f"guide-{game}-{part}")
            elif told := re.match(r"      \{ id: \"([a-z]+)\"", line):
                found.add(f"guide-{game}-{part}-{told[1]}")
    return found


@pytest.mark.parametrize("lang", languages())
def test_the_guide_has_its_sentences_in_every_language(lang: str) -> None:
    messages = catalogue(lang, "guide")
    assert messages.faults == []
    assert set(messages.entries) == guide_ids()


@pytest.mark.parametrize("game", CLIENTS)
def test_the_guide_leads_to_clauses_that_exist(game: str) -> None:
    own = set(re.findall(r'clause: "([A-Z][\d.]+)"', guide(game)))
    assert own
    assert own <= rules(game, "en").keys()


def test_no_language_repeats_another() -> None:
    texts = [set((PACKAGE / lang / "web.ftl").read_text("utf-8").splitlines()) for lang in languages()]
    sentences = [{line for line in lines if line.count(" ") > 6} for lines in texts]
    assert not sentences[0] & sentences[1]
    assert not sentences[1] & sentences[2]
