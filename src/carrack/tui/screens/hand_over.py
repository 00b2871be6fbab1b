"""The hand-over between two people at one screen: it hides the table until the next player is ready."""

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import Static

from carrack.tui.text import line
from carrack.tui.words import Words


class HandOver(Screen[str]):
    """Asks the next player to take over. Its result is `ready`, `undo` or `quit`."""

    BINDINGS = [  # noqa: RUF012 - Textual's own way
        Binding("enter,space", "end('ready')", show=False),
        Binding("u", "undo", show=False),
        Binding("q", "end('quit')", show=False),
    ]

    def __init__(self, words: Words, name: str, before: str | None, question: str = "") -> None:
        """The next player's name, the name of the player who may still undo, and what is asked, if all may know."""
        super().__init__()
        self.words = words
        self.next_name = name
        self.before = before
        self.question = question

    def compose(self) -> ComposeResult:
        words = self.words
        with Vertical(classes="box"):
            yield Static(line((words.say("hand-over-title", name=self.next_name), "bold")))
            if self.question:
                yield Static(self.question, markup=False, id="question")
            yield Static("")
            yield Static(words.say("hand-over-text", name=self.next_name), markup=False)
            yield Static(
                line((words.say("hand-over-hint"), "bold @click=screen.end('ready')")), classes="hint", id="ready"
            )
            if self.before is not None:
                yield Static(line((words.say("hand-over-undo", name=self.before), "@click=screen.undo")), id="undo")

    def action_end(self, how: str) -> None:
        self.dismiss(how)

    def action_undo(self) -> None:
        if self.before is not None:
            self.dismiss("undo")
