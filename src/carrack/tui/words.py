"""The texts of one table in one language: the client's messages, the game's terms, and narration."""

from collections.abc import Sequence

from carrack.engine.catalogue import catalogue
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
        self._own = catalogue(lang, "tui")
        self._terms: dict[tuple[str, str, int, str], str] = {}
        self._said: dict[tuple[object, ...], str] = {}

    def say(self, message: str, /, **args: int | str) -> str:
        """A message of the client itself."""
        key = (message, *args.items())
        if key not in self._said:
            self._said[key] = self._own.format(message, args)
        return self._said[key]

    def panel(self, name: str) -> str:
        """The title of a panel: the client's own message, or that of the game's catalogue."""
        message = f"panel-{name}"
        return self.say(message) if self._own.has(message) else self.term("panel", name)

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
