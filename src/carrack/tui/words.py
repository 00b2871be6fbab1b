"""The words of one table in one language: the client's own sentences, the game's terms, and what is told."""

from collections.abc import Sequence

from carrack.engine.catalogue import catalogue
from carrack.engine.narrate import Narratable, narrate, term


class Words:
    """A language, a game and the names of those who play it. What was asked for once is remembered.

    `wording` names the words that an edition has of its own, as `Title.wording` does.
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
        """A sentence of the client itself."""
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
        """A word of the game as a heading has it."""
        return capital(self.term(domain, word))

    def tell(self, thing: Narratable, seat: int | None = None) -> str:
        """Something told to a seat."""
        return narrate(thing, self.lang, seat, self.names)


def capital(text: str) -> str:
    """With a capital letter in front, and all others as they were."""
    return text[:1].upper() + text[1:]
