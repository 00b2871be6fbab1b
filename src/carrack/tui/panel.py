"""A panel of the board: drawn anew from a scene, at the size it has."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from carrack.tui.scene import Scene

Draw = Callable[[Scene, int, int], Content]


@dataclass(frozen=True)
class Plan:
    """A panel to be: its name in the catalogue, how it is drawn, and the clauses about what it shows."""

    name: str
    draw: Draw
    clauses: Callable[[Scene], Sequence[str]]


class Panel(VerticalScroll, can_focus=True):
    """One subject of the board, scrolled where it does not fit."""

    def __init__(self, plan: Plan, id: str | None = None) -> None:  # noqa: A002 - Textual's name
        super().__init__(id=id or f"panel-{plan.name}", classes="panel")
        self.plan = plan
        self.scene: Scene | None = None
        self._drawn: Content | None = None

    def compose(self) -> ComposeResult:
        yield Static(classes="sheet")

    def show(self, scene: Scene) -> None:
        """Draw another scene."""
        if self.scene is None:
            self.border_title = scene.words.say(f"panel-{self.plan.name}")
        self.scene = scene
        self._redraw()

    def on_resize(self) -> None:
        self._redraw()

    def on_show(self) -> None:
        self._redraw()

    def _redraw(self) -> None:
        size = self.scrollable_content_region.size
        if self.scene is None or not self.display or size.width <= 0:
            return
        drawn = self.plan.draw(self.scene, size.width, size.height)
        before, self._drawn = self._drawn, drawn
        if before is None or not drawn.is_same(before):
            # To arrange the screen anew costs more than to draw it.
            is_as_high = before is not None and drawn.plain.count("\n") == before.plain.count("\n")
            self.query_one(Static).update(drawn, layout=not is_as_high)
            self.after_drawing()

    def after_drawing(self) -> None:
        """Called whenever something else is shown."""


@dataclass(frozen=True)
class Layout:
    """The panels of a game: side by side above, one below; and which of them a decision is about."""

    left: tuple[Plan, ...]
    right: tuple[Plan, ...]
    below: Plan
    home: Callable[[Scene], str]
    brief: Callable[[Scene], str]  # what the reader has, in a few words
