"""Catalogues of messages: a Fluent file a game and language, over the one that all games share."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from carrack.engine.errors import CarrackError

PACKAGE = Path(__file__).parent.parent / "locale"
SHARED = "engine"  # the catalogue every game falls back on


class Catalogue:
    """The messages of a game in one language."""

    def __init__(self, files: list[Path], lang: str) -> None:
        # Fluent would wrap every argument in invisible marks of direction; our languages all run one way.
        self._bundle = FluentBundle([lang], use_isolating=False)
        for file in files:  # of two messages with one id the first stands
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def has(self, message: str) -> bool:
        """Whether there is a message of this id."""
        return bool(self._bundle.has_message(message))

    def format(self, message: str, args: Mapping[str, int | str]) -> str:
        """A message with its arguments filled in."""
        return self.forms(message, args)[""]

    def forms(self, message: str, args: Mapping[str, int | str]) -> dict[str, str]:
        """A message as "", and its attributes by name. One that is missing or has holes is a fault of the catalogue."""
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
    """The languages that have both the shared catalogue and the game's."""
    shared = {file.parent.name for file in PACKAGE.glob(f"*/{SHARED}.ftl")}
    own = {file.parent.name for file in (locale or PACKAGE).glob(f"*/{game or SHARED}.ftl")}
    return tuple(sorted(shared & own))


@cache
def catalogue(lang: str, game: str = "", locale: Path | None = None, wording: str = "") -> Catalogue:
    """The catalogue of a game, read once; without a game the shared messages only. A wording's words come first."""
    if lang not in languages(game, locale):
        raise CarrackError("unknown-language", lang=lang)
    files = [PACKAGE / lang / f"{SHARED}.ftl"]
    if game:
        files.insert(0, (locale or PACKAGE) / lang / f"{game}.ftl")
    if wording:
        files.insert(0, (locale or PACKAGE) / lang / f"{wording}.ftl")
    return Catalogue(files, lang)
