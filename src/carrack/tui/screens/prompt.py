"""A prompt for one line: a file name, a search text."""

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from carrack.tui.text import line


class Prompt(ModalScreen[str | None]):
    """Asks for one line of text. Its result is the text, or None."""

    BINDINGS = [Binding("escape", "close", show=False)]  # noqa: RUF012 - Textual's own way

    def __init__(self, title: str, value: str, hint: str) -> None:
        super().__init__()
        self.heading = title
        self.value = value
        self.hint = hint

    def compose(self) -> ComposeResult:
        with Vertical(classes="box"):
            yield Static(line((self.heading, "bold")))
            yield Input(self.value)
            yield Static(self.hint, classes="hint", markup=False)

    def on_mount(self) -> None:
        self.query_one(Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        self.dismiss(event.value)

    def action_close(self) -> None:
        self.dismiss(None)
