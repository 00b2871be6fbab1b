"""The whole log in a dialog."""

from textual.containers import VerticalScroll

from carrack.tui import log_panel
from carrack.tui.screens.dialog import Reading
from carrack.tui.text import stack
from carrack.tui.view_model import ViewModel

MARGIN = 6


class Log(Reading):
    """All paragraphs, beginning at the last."""

    is_full = True

    def __init__(self, model: ViewModel, width: int) -> None:
        body = stack(log_panel.paragraphs(model, model.log.paragraphs, min(width, 160) - MARGIN))
        super().__init__(model.words.say("panel-log"), body, model.words.say("close-hint"))

    def on_mount(self) -> None:
        super().on_mount()
        self.query_one(VerticalScroll).scroll_end(animate=False)
