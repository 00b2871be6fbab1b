"""A yes-or-no question."""

from textual.binding import Binding

from carrack.tui.screens.dialog import Dialog
from carrack.tui.words import Words


class Confirm(Dialog[bool]):
    """Asks before something that cannot be undone."""

    BINDINGS = [  # noqa: RUF012 - Textual's own way
        Binding("enter,y,o,s", "answer(True)", show=False),
        Binding("escape,n", "answer(False)", show=False),
    ]

    def __init__(self, words: Words, question: str) -> None:
        super().__init__(words.say("confirm-title"), question, words.say("confirm-hint"))

    def action_answer(self, yes: bool) -> None:
        self.dismiss(yes)
