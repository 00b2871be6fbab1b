"""Message catalogues: a Fluent file per game and language, with one that all games share as fallback."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from carrack.engine.errors import CarrackError
from carrack.engine.languages import MESSAGES, PACKAGE, SHARED, language_for


class MessageCatalogue:
    """The messages of a game in one language."""

    def __init__(self, files: list[Path], lang: str) -> None:
        # Without isolation marks around arguments: all our languages run left to right.
        self._bundle = FluentBundle([lang], use_isolating=False)
        for file in files:  # of two messages with one id the first is used
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def has(self, message: str) -> bool:
        """Whether there is a message of this id."""
        return bool(self._bundle.has_message(message))

    def format(self, message: str, args: Mapping[str, int | str]) -> str:
        """Return a message with its arguments."""
        return self.forms(message, args)[""]

    def forms(self, message: str, args: Mapping[str, int | str]) -> dict[str, str]:
        """Return a message under the key "", and its attributes by name.

        Raises:
            CarrackError: The message or one of its arguments is missing.
        """
        if not self._bundle.has_message(message):
            raise CarrackError("no-message", message=message)
        found = self._bundle.get_message(message)
        forms = {}
        for form, pattern in {"": found.value, **found.attributes}.items():
            if pattern is None:
                raise CarrackError("no-message", message=message)
            text, faults = self._bundle.format_pattern(pattern, dict(args))
            if faults:
                raise CarrackError("bad-message", message=message, fault=str(faults[0]))
            forms[form] = str(text)
        return forms


@cache
def catalogue(lang: str, game: str = "", locale: Path | None = None, wording: str = "") -> MessageCatalogue:
    """Return the catalogue of a game, or the shared one; it is read once.

    A game without this language speaks English: its sentences would mix two languages otherwise.

    Args:
        lang: The language.
        game: The game; empty: only the shared messages.
        locale: The folder of the game's catalogues; None: that of carrack.
        wording: A catalogue whose messages come before the game's own.

    Raises:
        CarrackError: There is no such language.
    """
    lang = language_for(lang, game, locale)
    files = [PACKAGE / lang / f"{SHARED}{MESSAGES}"]
    if game:
        files.insert(0, (locale or PACKAGE) / lang / f"{game}{MESSAGES}")
    if wording:
        files.insert(0, (locale or PACKAGE) / lang / f"{wording}{MESSAGES}")
    return MessageCatalogue(files, lang)
