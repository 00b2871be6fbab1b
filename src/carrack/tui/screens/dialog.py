"""A dialog over the table: a title, a text, and the keys that close it."""

from typing import TypeVar

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from carrack.tui.text import line

Result = TypeVar("Result")


class Dialog(ModalScreen[Result]):
    """A dialog with a text; Escape closes it."""

    BINDINGS = [Binding("escape", "close", show=False)]  # noqa: RUF012 - Textual's own way
    is_full = False

    def __init__(self, title: str, body: Content | str, hint: str) -> None:
        super().__init__()
        self.heading = title
        self.body = body
        self.hint = hint

    def compose(self) -> ComposeResult:
        with Vertical(classes="box full" if self.is_full else "box"):
            yield Static(line((self.heading, "bold underline")), classes="heading")
            with VerticalScroll(classes="body"):
                yield Static(self.body, classes="text", markup=False)
            yield Static(self.hint, classes="hint", markup=False)

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()

    def action_close(self) -> None:
        self.dismiss(None)


class Reading(Dialog[None]):
    """A dialog that is only read: Escape, Enter and q close it."""

    BINDINGS = [Binding("escape,enter,q", "close", show=False)]  # noqa: RUF012 - Textual's own way
