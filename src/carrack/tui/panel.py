"""A panel of the board: it draws a view model at its present size."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from carrack.tui.view_model import ViewModel

Draw = Callable[[ViewModel, int, int], Content]


def no_clauses(model: ViewModel) -> Sequence[str]:  # noqa: ARG001 - the signature of all panels
    """Return no clauses: the panel is about none in particular."""
    return ()


@dataclass(frozen=True)
class PanelSpec:
    """The description of a panel, from which the board builds it.

    Attributes:
        name: Its title is the message `panel-<name>`.
        draw: Draws a view model at a width and height.
        clauses: Returns the rule clauses about what the panel shows.
        is_short: Whether the panel keeps to a few rows on wide screens.
    """

    name: str
    draw: Draw
    clauses: Callable[[ViewModel], Sequence[str]] = no_clauses
    is_short: bool = False


class Panel(VerticalScroll, can_focus=True):
    """One subject of the board; it scrolls if it does not fit."""

    def __init__(self, spec: PanelSpec, id: str | None = None) -> None:  # noqa: A002 - Textual's name
        super().__init__(id=id or f"panel-{spec.name}", classes="panel short" if spec.is_short else "panel")
        self.spec = spec
        self.model: ViewModel | None = None
        self._drawn: Content | None = None

    def compose(self) -> ComposeResult:
        yield Static(classes="sheet")

    def show(self, model: ViewModel) -> None:
        """Draw another view model."""
        if self.model is None:
            self.border_title = model.words.panel(self.spec.name)
        self.model = model
        self._redraw()

    def on_resize(self) -> None:
        self._redraw()

    def on_show(self) -> None:
        self._redraw()

    def _redraw(self) -> None:
        size = self.content_region.size
        if self.model is None or not self.display or size.width <= 0:
            return
        # Whether a scrollbar is shown now says nothing: it may belong to what was drawn before.
        drawn = self.spec.draw(self.model, size.width, size.height)
        if drawn.plain.count("\n") >= size.height:
            drawn = self.spec.draw(self.model, size.width - self.scrollbar_size_vertical, size.height)
        before, self._drawn = self._drawn, drawn
        if before is None or not drawn.is_same(before):
            # A new layout of the screen costs more than drawing it.
            is_as_high = before is not None and drawn.plain.count("\n") == before.plain.count("\n")
            self.query_one(Static).update(drawn, layout=not is_as_high)
            self.after_drawing()

    def after_drawing(self) -> None:
        """Called after the content has changed."""
