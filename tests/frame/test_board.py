"""What the drawn board takes from the rest of the project: the engine's facts, and texts in every language."""

import re
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from carrack.engine.languages import PACKAGE
from carrack.games.discovery.buildings import NAMES
from carrack.games.discovery.words import WORDS
from support.messages import Messages

ROOT = Path(__file__).resolve().parents[2]
BOARD = ROOT / "web" / "src" / "discovery"
LANGUAGES = ("en", "fr", "it")
AGES = (1, 2, 3)  # the score sheet names them
BOXES = ("initiative", "dock", "goods", "shipping", "buildings", "discovery", "specialists", "warfare")

KINDS = ("at-once", "once", "every-turn", "end")  # when buildings work
KNOWLEDGE = ("nobody", "all", "reader", "others")  # who knows a counter
HIGHLIGHTS = (  # facts of a finished game (`highlights.py`)
    "largest-colony",
    "boldest-expedition",
    "boldest-expedition-card",
    "costliest-battle",
    "best-buy",
    "best-turn",
)


def script(name: str) -> ModuleType:
    spec = spec_from_file_location(name, ROOT / "scripts" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def words(arguments: set[str]) -> set[str]:
    """The arguments of a message, without the attributes of words, which languages choose: `$the_region`, `$region`."""
    return {re.sub(r"^[a-z]+_(?=region$|building$)", "", argument) for argument in arguments}


def catalogue(lang: str) -> Messages:
    return Messages((PACKAGE / lang / "discovery.ftl").read_text(encoding="utf-8"))


def messages(lang: str) -> Messages:
    return Messages((PACKAGE / lang / "discovery.board.ftl").read_text(encoding="utf-8"))


def test_the_facts_are_the_engines() -> None:
    """If this fails, run scripts/board_facts.py."""
    written = (BOARD / "facts.json").read_text(encoding="utf-8")
    assert written == script("board_facts").facts()
    written = (BOARD.parent / "empire" / "facts.json").read_text(encoding="utf-8")
    assert written == script("board_facts").empire_facts()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_catalogue_has_what_the_board_says_and_no_more(lang: str) -> None:
    sources = [file.read_text(encoding="utf-8") for file in BOARD.rglob("*.*") if file.suffix in {".svelte", ".ts"}]
    quoted = {found for text in sources for found in re.findall(r'"([a-z]+(?:-[a-z0-9]+)+)"', text)}
    said = {text for text in quoted if text.startswith(("board-", "about-"))}
    said |= {f"about-box-{box}" for box in (*BOXES, "mayflower")} | {f"about-kind-{kind}" for kind in KINDS}
    said |= {f"about-{domain}-{word}" for domain in ("type", "nation") for word in WORDS[domain]}
    said |= {f"about-counter-{knowledge}" for knowledge in KNOWLEDGE}
    said |= {f"advantage-{nation}" for nation in WORDS["nation"]}
    said |= {f"short-{region}" for region in WORDS["region"]} | {f"title-{box}" for box in BOXES}
    said |= {f"tab-{part}" for part in ("map", "boxes", "seats")} | {f"age-{age}" for age in AGES}
    said |= {f"effect-{building}" for building in NAMES}
    said |= {f"{family}-{kind}" for family in ("highlight", "fact") for kind in HIGHLIGHTS}
    found = messages(lang)
    assert not found.faults
    choices = {entry.removeprefix("choice-") for entry in catalogue(lang).entries if entry.startswith("choice-")}
    said |= {entry for entry in found.entries if entry.startswith("act-") and entry.removeprefix("act-") in choices}
    assert said - found.entries.keys() == set()
    families = {part for text in sources for part in re.findall(r'formatOf\("(brief|scene)"', text)}
    spare = found.entries.keys() - said - quoted
    assert {message for message in spare if message.partition("-")[0] not in families} == set()


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_messages_use_the_same_arguments_in_every_language(lang: str) -> None:
    english, other = messages("en"), messages(lang)
    for message in english.entries:
        assert words(other.arguments(message)) == words(english.arguments(message)), message


def test_no_language_repeats_another() -> None:
    texts = [
        set((PACKAGE / lang / "discovery.board.ftl").read_text(encoding="utf-8").splitlines()) for lang in LANGUAGES
    ]
    sentences = [{line for line in lines if line.startswith("effect-") and "{" not in line} for lines in texts]
    assert not sentences[0] & sentences[1]
    assert not sentences[1] & sentences[2]
    assert not sentences[0] & sentences[2]
