"""A menu over the table: rows with actions, under headings."""

from collections.abc import Sequence
from typing import NamedTuple

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from carrack.tui.text import line


class Row(NamedTuple):
    """A row of a menu; without a key it is a heading."""

    text: str
    key: str = ""


class Menu(ModalScreen[str | None]):
    """A list of rows to choose from. Its result is the key of the chosen row, or None."""

    BINDINGS = [Binding("escape,q", "close", show=False)]  # noqa: RUF012 - Textual's own way

    def __init__(self, title: str, rows: Sequence[Row], hint: str) -> None:
        super().__init__()
        self.heading = title
        self.rows = rows
        self.hint = hint

    def compose(self) -> ComposeResult:
        options = [
            Option(f"  {row.text}" if row.key else line((row.text, "bold")), id=row.key or None, disabled=not row.key)
            for row in self.rows
        ]
        with Vertical(classes="box"):
            yield Static(line((self.heading, "bold underline")), classes="heading")
            yield OptionList(*options, classes="rows", markup=False)
            yield Static(self.hint, classes="hint", markup=False)

    def on_mount(self) -> None:
        rows = self.query_one(OptionList)
        rows.focus()
        rows.action_first()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.dismiss(event.option_id)

    def action_close(self) -> None:
        self.dismiss(None)
