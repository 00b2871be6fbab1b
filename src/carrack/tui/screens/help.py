"""The help screen: a list of the keys and their effects."""

from textual.content import Content

from carrack.tui.screens.dialog import Reading
from carrack.tui.text import line, stack
from carrack.tui.words import Words

PANELS = (  # keys of every screen with panels
    ("?", "help-rule"),
    ("F2 …", "help-tabs"),
    ("Tab", "help-focus"),
    ("l", "help-log"),
    ("s", "help-score"),
    ("d", "help-theme"),
)
PLAYING = (
    ("↑ ↓ ← →", "help-arrows"),
    ("1 2 3 …", "help-digits"),
    ("Enter", "help-enter"),
    ("/", "help-find"),
    ("u", "help-undo"),
    ("t", "help-take-back"),
    ("a", "help-always"),
    ("o", "help-orders"),
    ("p", "help-plan"),
    ("m", "help-menu"),
    *PANELS,
    ("q", "help-quit"),
)
WATCHING = (
    ("← →", "help-steps"),
    ("PgUp PgDn", "help-leaps"),
    ("Home End", "help-ends"),
    *PANELS,
    ("q", "help-close"),
)
WIDTH = 12
MARGIN = 6


class Help(Reading):
    """The keys of a screen."""

    is_full = True

    def __init__(self, words: Words, keys: tuple[tuple[str, str], ...], width: int) -> None:
        rows: list[Content] = []
        for key, text in keys:
            first, *more = Content(words.say(text)).wrap(max(width - WIDTH - MARGIN, 20))
            rows.append(line((key.ljust(WIDTH), "bold"), first))
            rows += [line(" " * WIDTH, rest) for rest in more]
        super().__init__(words.say("help-title"), stack(rows), words.say("close-hint"))
