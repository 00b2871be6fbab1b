"""Message catalogues: a Fluent file per game and language, with one that all games share as fallback."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from carrack.engine.errors import CarrackError

PACKAGE = Path(__file__).parent.parent / "locale"
SHARED = "engine"  # the catalogue every game falls back on


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


def languages(game: str = "", locale: Path | None = None) -> tuple[str, ...]:
    """Return the languages that have both the shared catalogue and the game's."""
    shared = {file.parent.name for file in PACKAGE.glob(f"*/{SHARED}.ftl")}
    own = {file.parent.name for file in (locale or PACKAGE).glob(f"*/{game or SHARED}.ftl")}
    return tuple(sorted(shared & own))


@cache
def catalogue(lang: str, game: str = "", locale: Path | None = None, wording: str = "") -> MessageCatalogue:
    """Return the catalogue of a game, or the shared one; it is read once.

    Args:
        lang: The language.
        game: The game; empty: only the shared messages.
        locale: The folder of the game's catalogues; None: that of carrack.
        wording: A catalogue whose messages come before the game's own.

    Raises:
        CarrackError: There is no such language.
    """
    if lang not in languages(game, locale):
        raise CarrackError("unknown-language", lang=lang)
    files = [PACKAGE / lang / f"{SHARED}.ftl"]
    if game:
        files.insert(0, (locale or PACKAGE) / lang / f"{game}.ftl")
    if wording:
        files.insert(0, (locale or PACKAGE) / lang / f"{wording}.ftl")
    return MessageCatalogue(files, lang)
