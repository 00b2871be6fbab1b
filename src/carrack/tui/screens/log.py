"""The whole log to read."""

from textual.containers import VerticalScroll

from carrack.tui import log
from carrack.tui.scene import Scene
from carrack.tui.screens.box import Reading
from carrack.tui.text import stack

MARGIN = 6


class Log(Reading):
    """All paragraphs, beginning at the last."""

    is_full = True

    def __init__(self, scene: Scene, width: int) -> None:
        body = stack(log.paragraphs(scene, scene.told.paragraphs, min(width, 160) - MARGIN))
        super().__init__(scene.words.say("panel-log"), body, scene.words.say("close-hint"))

    def on_mount(self) -> None:
        super().on_mount()
        self.query_one(VerticalScroll).scroll_end(animate=False)
