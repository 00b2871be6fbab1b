"""The catalogues of the web client: in every language all that is said, and nothing else."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from carrack.bots import LEVELS
from carrack.engine.languages import PACKAGE, languages
from carrack.engine.reference import rules
from carrack.games import games
from carrack.games.empire.words import CARDS
from support.client import ROOT
from support.messages import Messages

SOURCES = [file for file in (ROOT / "web" / "src").rglob("*") if file.suffix in {".ts", ".svelte"}]
SAID = re.compile(r"\bsay\(\s*\"([a-z0-9-]+)\"")
LISTED = re.compile(r"\btext: \"([a-z-]+)\"")
NAMED = re.compile(r"\b(?:title|text|graphTitle|turnLabel): \"([a-z-]+)\"")
STEP = re.compile(r"\bformat\(\"([a-z]+-step-[a-z]+)\"")
PRESET = re.compile(r"\{\s*name: \"([a-z]+)\"")
CLIENTS = {file.parent.name: file for file in (ROOT / "web" / "src").glob("*/index.ts") if file.parent.name != "wire"}
FACTS = ("dearest-card", "largest-trade", "best-development", "best-sale", "worst-unrest")  # of `empire`
CATALOGUES = ("web", *(f"{game}.web" for game in CLIENTS))  # every page has these


def said(files: Iterable[Path]) -> set[str]:
    """What `say` is called with in some files."""
    texts = [file.read_text("utf-8") for file in files]
    return {message for text in texts for message in SAID.findall(text) + LISTED.findall(text)}


def wanted() -> set[str]:
    """What `say` is called with, and what is made up of words."""
    found = said(SOURCES) | {"tab-board", "option-off", *(f"level-{level.number}" for level in LEVELS)}
    found |= {f"{family}-{game}" for family in ("game", "goal") for game in games()}
    found |= {step for file in SOURCES for step in STEP.findall(file.read_text("utf-8"))}
    found |= {f"{family}-{card}" for family in ("about-empire", "empire-label") for card in CARDS}
    found |= {f"running-{group}" for group in ("turns", "waiting", "gathering")}
    found |= {f"{family}-{fact}" for family in ("highlight", "fact") for fact in FACTS}
    found |= {f"way-{way}" for way in ("claiming", "development", "auction", "trade")}
    for file in CLIENTS.values():
        client = file.read_text("utf-8")
        found |= set(NAMED.findall(client))
        for preset in PRESET.findall(client):
            found |= {f"preset-{preset}", f"preset-{preset}-text"}
    return found


def catalogue(lang: str, name: str = "web") -> Messages:
    return Messages((PACKAGE / lang / f"{name}.ftl").read_text("utf-8"))


@pytest.mark.parametrize("lang", languages())
def test_the_catalogues_have_what_is_said_and_nothing_else(lang: str) -> None:
    messages = [catalogue(lang, name) for name in CATALOGUES]
    assert [fault for one in messages for fault in one.faults] == []
    ids = [message for one in messages for message in one.entries]
    assert len(ids) == len(set(ids))
    assert set(ids) == wanted()


@pytest.mark.parametrize("game", CLIENTS)
def test_only_a_game_says_what_its_catalogue_has(game: str) -> None:
    others = said(file for file in SOURCES if file.parent != CLIENTS[game].parent)
    assert not catalogue("en", f"{game}.web").entries.keys() & others


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", CATALOGUES)
def test_every_language_uses_the_same_arguments(name: str, lang: str) -> None:
    own, other = catalogue(lang, name), catalogue("en", name)
    assert {key: own.arguments(key) for key in own.entries} == {key: other.arguments(key) for key in other.entries}


@pytest.mark.parametrize("game", games())
def test_no_message_hides_one_of_a_game(game: str) -> None:
    for lang in languages():
        others = set(catalogue(lang, game).entries) | set(catalogue(lang, "engine").entries)
        own = {message for name in CATALOGUES for message in catalogue(lang, name).entries}
        assert own & others == {f"game-{game}"}, "which pages need before a game's words"
        texts = [(PACKAGE / lang / f"{name}.ftl").read_text("utf-8") for name in (f"{game}.web", game)]
        titles = [re.findall(rf"^game-{game} = .*$", text, re.MULTILINE) for text in texts]
        assert titles[0] == titles[1]
        assert len(titles[0]) == 1


def guide(game: str) -> str:
    return (ROOT / "web" / "src" / game / "guide.ts").read_text("utf-8")


def guide_ids(game: str) -> set[str]:
    """What the page on how to play a game says: its parts and their lines."""
    found = {"guide-lead"}
    part = ""
    for line in guide(game).splitlines():
        if named := re.match(r"    id: \"([a-z]+)\"", line):
            part = named[1]
            found.add(f"guide-{part}")
        elif told := re.match(r"      \{ id: \"([a-z]+)\"", line):
            found.add(f"guide-{part}-{told[1]}")
    return found


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", CLIENTS)
def test_the_guide_has_its_sentences_in_every_language(game: str, lang: str) -> None:
    messages = catalogue(lang, f"{game}.guide")
    assert messages.faults == []
    assert set(messages.entries) == guide_ids(game)


@pytest.mark.parametrize("game", CLIENTS)
def test_the_guide_leads_to_clauses_that_exist(game: str) -> None:
    own = set(re.findall(r'clause: "([A-Z][\d.]+)"', guide(game)))
    assert own
    assert own <= rules(game, "en").keys()


def test_no_language_repeats_another() -> None:
    texts = [
        {line for name in CATALOGUES for line in (PACKAGE / lang / f"{name}.ftl").read_text("utf-8").splitlines()}
        for lang in languages()
    ]
    sentences = [{line for line in lines if line.count(" ") > 6} for lines in texts]
    assert not sentences[0] & sentences[1]
    assert not sentences[1] & sentences[2]
