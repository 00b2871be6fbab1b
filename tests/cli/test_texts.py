"""What the command line says: its quick reader of plain messages reads as Fluent does."""

import pytest

from carrack.cli.messages import HOLE, LANGUAGES, LOCALE, plain_messages, say
from carrack.engine.catalogue import catalogue
from carrack.engine.languages import languages
from support.messages import Messages


def test_the_languages_are_those_of_the_engine() -> None:
    assert languages("cli") == LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plain_messages_are_read_as_fluent_reads_them(lang: str) -> None:
    plain = plain_messages(lang)
    assert {"help", "help-play", "no-such-option", "default"} <= plain.keys()
    assert "\n\n" in plain["help-play"], "paragraphs"
    for message, text in plain.items():
        args: dict[str, int | str] = {hole: f"<{hole}>" for hole in HOLE.findall(text)}
        assert say(lang, message, **args) == catalogue(lang, "cli").format(message, args), message


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_other_messages_have_something_to_choose(lang: str) -> None:
    messages = Messages((LOCALE / lang / "cli.ftl").read_text(encoding="utf-8"))
    assert set(messages.entries) - plain_messages(lang).keys() == {
        "part-age",
        "wins",
        "wins-tie",
        "shares",
        "games-played",
        "deals-played",
        "speed",
        "tune-cost",
        "train-cost",
        "train-gate",
        "takes-values",
        "bots-count",
        "name-count",
        "arena-bots",
        "bot-won",
        "bot-lost-game",
    }


def test_numbers_are_written_as_the_language_has_it() -> None:
    assert say("en", "option-value", option="Rounds", value=1234) == "Rounds: 1,234"
    assert say("it", "option-value", option="Turni", value=1234) == "Turni: 1.234"
