"""Narrates a game on standard output: its words, coloured names, and wrapped paragraphs."""

import re
import shutil
import textwrap
from collections.abc import Sequence
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    import carrack

NAMES = ("Anna", "Bruno", "Clara", "Diego", "Elena", "Felix")  # for players without a name in the record
COLOURS = ("red", "green", "yellow", "blue", "magenta", "cyan")
WIDEST = 100
GLUE = "\xa0"  # no-break space
INDENT = "    "


class Narrator:
    """Narrates a game in one language."""

    def __init__(self, game: "carrack.Game", lang: str, names: Sequence[str] = NAMES) -> None:
        self.game = game
        self.lang = lang
        self.names = tuple(names[: game.players])
        self.width = max(40, min(WIDEST, shutil.get_terminal_size((WIDEST, 0)).columns))

    def term(self, domain: str, word: str, form: str = "") -> str:
        """A word of the game."""
        from carrack.engine.narrate import term

        return term(self.game.name, domain, word, self.lang, form=form, wording=self.game.wording)

    def narrate(self, event: "carrack.Event") -> str:
        """An event as a sentence."""
        from carrack.engine.narrate import narrate

        return narrate(event, self.lang, names=self.names)

    def summarize_events(self, kind: str, items: Sequence[str]) -> str:
        """Several events of a kind as one sentence."""
        from carrack.engine.narrate import summarize_events

        return summarize_events(self.game.name, kind, items, self.lang, self.game.wording)

    def echo(self, text: str, first: str = INDENT, others: str = INDENT + "  ") -> None:
        """Print a paragraph wrapped to the width of the terminal."""
        lines = textwrap.wrap(text, self.width, initial_indent=first, subsequent_indent=others, break_on_hyphens=False)
        click.echo(self.coloured("\n".join(lines)))

    def coloured(self, text: str) -> str:
        """A text with every player's name in colour."""

        def styled(name: re.Match[str]) -> str:
            return click.style(name[0], fg=COLOURS[self.names.index(name[0])])

        return re.sub(rf"\b({'|'.join(map(re.escape, self.names))})\b", styled, text)
