"""The texts of one table in one language: the client's messages, the game's terms, and narration.

What the client says of all games is in `tui.ftl`; what it says of one game, such as the titles of its panels, in
`<game>.tui.ftl`. A game that draws no panels of its own needs no such catalogue.
"""

from collections.abc import Sequence

from carrack.engine import titles
from carrack.engine.catalogue import catalogue
from carrack.engine.languages import languages
from carrack.engine.narrate import Narratable, narrate, term


class Words:
    """Texts for a language, a game and its players' names. Formatted messages are cached.

    `wording` names the catalogue of an edition's own words, as in `Title.wording`.
    """

    def __init__(self, lang: str, game: str, names: Sequence[str], wording: str = "") -> None:
        self.lang = lang
        self.game = game
        self.wording = wording
        self.names = tuple(names)
        self._frame = catalogue(lang, "tui")
        panels, locale = f"{game}.tui", titles.find(game).locale
        self._panels = catalogue(lang, panels, locale) if languages(panels, locale) else self._frame
        self._terms: dict[tuple[str, str, int, str], str] = {}
        self._said: dict[tuple[object, ...], str] = {}

    def say(self, message: str, /, **args: int | str) -> str:
        """A message of the client, about all games or about this one."""
        key = (message, *args.items())
        if key not in self._said:
            messages = self._frame if self._frame.has(message) else self._panels
            self._said[key] = messages.format(message, args)
        return self._said[key]

    def panel(self, name: str) -> str:
        """The title of a panel."""
        return self.say(f"panel-{name}")

    def term(self, domain: str, word: str, count: int = 1, form: str = "") -> str:
        """A word of the game."""
        key = (domain, word, count, form)
        if key not in self._terms:
            self._terms[key] = term(self.game, domain, word, self.lang, count, form, self.wording)
        return self._terms[key]

    def title(self, domain: str, word: str) -> str:
        """A word of the game, capitalized."""
        return capital(self.term(domain, word))

    def tell(self, thing: Narratable, seat: int | None = None) -> str:
        """Narrate something to a seat."""
        return narrate(thing, self.lang, seat, self.names)


def capital(text: str) -> str:
    """Capitalize the first letter and keep the rest."""
    return text[:1].upper() + text[1:]
